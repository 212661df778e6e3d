//! The commands of managers.

use std::fmt;
use std::str::FromStr;

use super::error::CommandError;
use super::{CommandReader, Info, Point, Stone, one_line};

/// A command that a manager sends to a brain: a line, or several if it comes
/// with a list.
///
/// ```
/// use dooz_play::gomocup::{Command, Owner, Point, Stone};
/// let stone = Stone { point: Point { x: 7, y: 7 }, owner: Owner::Opponent };
/// let board = Command::Board(vec![stone]);
/// assert_eq!(board.to_string(), "BOARD\n7,7,2\nDONE");
/// assert_eq!("board\r\n7,7,2\r\ndone\r\n".parse(), Ok(board));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// An empty square board of this size.
    Start(u8),
    /// An empty board that is not square.
    RectStart {
        /// The number of columns.
        width: u8,
        /// The number of rows.
        height: u8,
    },
    /// A new game on the same board.
    Restart,
    /// The request to make the first move.
    Begin,
    /// The opponent's move.
    Turn(Point),
    /// The request to make this move, after a [`Suggest`](super::Reply::Suggest).
    Play(Point),
    /// The last move is taken back.
    Takeback(Point),
    /// The stones of a game, and the request to move.
    Board(Vec<Stone>),
    /// The first 0, 3 or 5 stones of an opening by swaps, and the request to
    /// open, or to choose.
    Swap2Board(Vec<Point>),
    /// A setting.
    Info(Info),
    /// The request to introduce itself.
    About,
    /// The end of the program.
    End,
    /// The stones of a game, without a request (Yixin).
    YxBoard(Vec<Stone>),
    /// The request to move now (Yixin).
    Stop,
    /// The request for the limits of settings (Yixin).
    ShowInfo,
    /// The request for the points that renju forbids (Yixin).
    ShowForbid,
    /// The request to move, with a search of this number of lines (Yixin).
    NBest(u32),
    /// The request for the move after which the game is worth this (Yixin).
    BalanceOne(i32),
    /// The request for the two moves after which the game is worth this
    /// (Yixin).
    BalanceTwo(i32),
    /// Points that the brain must not choose (Yixin).
    Block(Vec<Point>),
    /// Points that the brain may choose again (Yixin).
    BlockUndo(Vec<Point>),
    /// The brain may choose every point (Yixin).
    BlockReset,
    /// The transposition table is emptied (Yixin).
    HashClear,
    /// The transposition table is written to this file (Yixin).
    HashDump(String),
    /// The transposition table is read from this file (Yixin).
    HashLoad(String),
    /// The request for the state of the transposition table (Yixin).
    ShowHashUsage,
}

impl Command {
    /// Returns `true` if the manager waits for a reply that is not a
    /// [remark](super::Reply::is_remark). Other commands are answered only if
    /// they are refused.
    #[must_use]
    pub const fn wants_reply(&self) -> bool {
        !matches!(
            self,
            Self::Info(_)
                | Self::End
                | Self::YxBoard(_)
                | Self::Stop
                | Self::ShowInfo
                | Self::Block(_)
                | Self::BlockUndo(_)
                | Self::BlockReset
                | Self::HashClear
        )
    }

    /// Returns `true` for the commands that Yixin added.
    #[must_use]
    pub const fn is_yixin(&self) -> bool {
        matches!(
            self,
            Self::YxBoard(_)
                | Self::Stop
                | Self::ShowInfo
                | Self::ShowForbid
                | Self::NBest(_)
                | Self::BalanceOne(_)
                | Self::BalanceTwo(_)
                | Self::Block(_)
                | Self::BlockUndo(_)
                | Self::BlockReset
                | Self::HashClear
                | Self::HashDump(_)
                | Self::HashLoad(_)
                | Self::ShowHashUsage
        )
    }
}

impl fmt::Display for Command {
    /// Writes the lines, with a line feed between them but none at the end.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start(size) => write!(f, "START {size}"),
            Self::RectStart { width, height } => write!(f, "RECTSTART {width},{height}"),
            Self::Restart => f.write_str("RESTART"),
            Self::Begin => f.write_str("BEGIN"),
            Self::Turn(point) => write!(f, "TURN {point}"),
            Self::Play(point) => write!(f, "PLAY {point}"),
            Self::Takeback(point) => write!(f, "TAKEBACK {point}"),
            Self::Board(stones) => list(f, "BOARD", stones),
            Self::Swap2Board(points) => list(f, "SWAP2BOARD", points),
            Self::Info(info) => write!(f, "INFO {info}"),
            Self::About => f.write_str("ABOUT"),
            Self::End => f.write_str("END"),
            Self::YxBoard(stones) => list(f, "YXBOARD", stones),
            Self::Stop => f.write_str("YXSTOP"),
            Self::ShowInfo => f.write_str("YXSHOWINFO"),
            Self::ShowForbid => f.write_str("YXSHOWFORBID"),
            Self::NBest(lines) => write!(f, "YXNBEST {lines}"),
            Self::BalanceOne(value) => write!(f, "YXBALANCEONE {value}"),
            Self::BalanceTwo(value) => write!(f, "YXBALANCETWO {value}"),
            Self::Block(points) => list(f, "YXBLOCK", points),
            Self::BlockUndo(points) => list(f, "YXBLOCKUNDO", points),
            Self::BlockReset => f.write_str("YXBLOCKRESET"),
            Self::HashClear => f.write_str("YXHASHCLEAR"),
            Self::HashDump(path) => write!(f, "YXHASHDUMP\n{}", one_line(path)),
            Self::HashLoad(path) => write!(f, "YXHASHLOAD\n{}", one_line(path)),
            Self::ShowHashUsage => f.write_str("YXSHOWHASHUSAGE"),
        }
    }
}

fn list(f: &mut fmt::Formatter<'_>, name: &str, items: &[impl fmt::Display]) -> fmt::Result {
    writeln!(f, "{name}")?;
    for item in items {
        writeln!(f, "{item}")?;
    }
    f.write_str("DONE")
}

impl FromStr for Command {
    type Err = CommandError;

    /// Reads one command with its list.
    fn from_str(text: &str) -> Result<Self, CommandError> {
        let mut reader = CommandReader::default();
        let read = text.lines().flat_map(|line| reader.read(line));
        let mut commands: Vec<_> = read.collect();
        commands.extend(reader.finish().err().map(Err));
        match commands.len() {
            1 => commands.remove(0),
            _ => Err(CommandError::Several),
        }
    }
}
