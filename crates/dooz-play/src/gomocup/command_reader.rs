//! Commands from lines.

use std::str::FromStr;

use dooz_core::MAX_SQUARES;

use super::error::{CommandError, PointError};
use super::{Command, Info, Point, Stone, one_line, small_number, split_word, words};
use crate::blank::is_blank;

/// A reader of commands, line by line: commands that come with a list are
/// complete at `DONE`. It is lenient about capitals, spaces and the ends of
/// lines.
///
/// ```
/// use dooz_play::gomocup::{Command, CommandReader, Point};
/// let mut reader = CommandReader::default();
/// assert_eq!(reader.read("swap2board\r\n"), []);
/// assert_eq!(reader.read("7,7"), []);
/// let command = Command::Swap2Board(vec![Point { x: 7, y: 7 }]);
/// assert_eq!(reader.read("DONE"), [Ok(command)]);
/// ```
#[derive(Clone, Debug, Default)]
pub struct CommandReader {
    open: Option<OpenList>,
}

impl CommandReader {
    /// Reads a line, and returns the commands that it completes: usually one;
    /// none if the line is empty or inside a list; two if a command interrupts
    /// a list, which then is an error.
    ///
    /// A wrong line in a list is reported at the end of the list.
    pub fn read(&mut self, line: &str) -> Vec<Result<Command, CommandError>> {
        let line = line.trim_matches(is_blank);
        let mut results = Vec::new();
        if line.is_empty() {
            return results;
        }
        let parsed = Line::parse(line);

        if let Some(list) = &mut self.open {
            // A path may begin like a command.
            let is_path = matches!(list.items, Items::Path(_));
            if is_path || matches!(parsed, Err(CommandError::Unknown(_))) {
                if let Some(result) = list.read(line) {
                    self.open = None;
                    results.push(result);
                }
                return results;
            }
            results.extend(self.finish().err().map(Err));
        }
        match parsed {
            Ok(Line::Command(command)) => results.push(Ok(command)),
            Ok(Line::List(list)) => self.open = Some(list),
            Err(error) => results.push(Err(error)),
        }
        results
    }

    /// Ends the input.
    ///
    /// # Errors
    ///
    /// Returns an error if a list is unfinished, and drops the list.
    pub fn finish(&mut self) -> Result<(), CommandError> {
        match self.open.take() {
            Some(OpenList { command, items, .. }) => Err(match items {
                Items::Path(_) => CommandError::NoPath { command },
                Items::Stones(..) | Items::Points(..) => CommandError::Unfinished { command },
            }),
            None => Ok(()),
        }
    }
}

/// A line outside lists.
enum Line {
    Command(Command),
    List(OpenList),
}

impl Line {
    /// Reads a line. Commands without arguments ignore further words.
    fn parse(line: &str) -> Result<Self, CommandError> {
        let (name, rest) = split_word(line);
        let stones = |command, complete| {
            let items = Items::Stones(Vec::new(), complete);
            Ok(Self::List(OpenList::new(command, items)))
        };
        let points = |command, complete| {
            let items = Items::Points(Vec::new(), complete);
            Ok(Self::List(OpenList::new(command, items)))
        };
        let path = |command, complete| {
            let items = Items::Path(complete);
            Ok(Self::List(OpenList::new(command, items)))
        };
        let form = |usage| CommandError::Form { usage };
        let point = |usage| rest.parse().map_err(|_: PointError| form(usage));
        Ok(Self::Command(match name.to_ascii_uppercase().as_str() {
            "START" => match numbers(rest).as_deref() {
                // Newer boards of Yixin start oblong boards like this.
                Some(&[width, height]) if width != height => Command::RectStart { width, height },
                Some(&[size] | &[size, _]) => Command::Start(size),
                _ => return Err(form("START size")),
            },
            "RECTSTART" => match numbers(rest).as_deref() {
                Some(&[width, height]) => Command::RectStart { width, height },
                _ => return Err(form("RECTSTART width,height")),
            },
            "RESTART" => Command::Restart,
            "BEGIN" => Command::Begin,
            "TURN" => Command::Turn(point("TURN x,y")?),
            "PLAY" => Command::Play(point("PLAY x,y")?),
            "TAKEBACK" => Command::Takeback(point("TAKEBACK x,y")?),
            "BOARD" => return stones("BOARD", Command::Board),
            "SWAP2BOARD" => return points("SWAP2BOARD", Command::Swap2Board),
            "INFO" => Command::Info(rest.parse::<Info>()?),
            "ABOUT" => Command::About,
            "END" => Command::End,
            "YXBOARD" => return stones("YXBOARD", Command::YxBoard),
            "YXSTOP" | "STOP" => Command::Stop,
            "YXSHOWINFO" => Command::ShowInfo,
            "YXSHOWFORBID" => Command::ShowForbid,
            "YXNBEST" => Command::NBest(number(rest).ok_or(form("YXNBEST lines"))?),
            "YXBALANCEONE" => Command::BalanceOne(number(rest).ok_or(form("YXBALANCEONE value"))?),
            "YXBALANCETWO" => Command::BalanceTwo(number(rest).ok_or(form("YXBALANCETWO value"))?),
            "YXBLOCK" => return points("YXBLOCK", Command::Block),
            "YXBLOCKUNDO" => return points("YXBLOCKUNDO", Command::BlockUndo),
            "YXBLOCKRESET" => Command::BlockReset,
            "YXHASHCLEAR" => Command::HashClear,
            "YXHASHDUMP" => return path("YXHASHDUMP", Command::HashDump),
            "YXHASHLOAD" => return path("YXHASHLOAD", Command::HashLoad),
            "YXSHOWHASHUSAGE" => Command::ShowHashUsage,
            _ => return Err(CommandError::Unknown(name.to_owned())),
        }))
    }
}

fn number<T: FromStr>(text: &str) -> Option<T> {
    text.parse().ok()
}

fn numbers(text: &str) -> Option<Vec<u8>> {
    words(text).map(small_number).collect()
}

/// A list that waits for its end.
#[derive(Clone, Debug)]
struct OpenList {
    command: &'static str,
    items: Items,
    /// The first line that does not belong in the list.
    wrong: Option<String>,
}

/// The items of a list so far, and the command that they make.
#[derive(Clone, Debug)]
enum Items {
    Stones(Vec<Stone>, fn(Vec<Stone>) -> Command),
    Points(Vec<Point>, fn(Vec<Point>) -> Command),
    /// Not a list at all: a path on a line of its own.
    Path(fn(String) -> Command),
}

impl OpenList {
    const fn new(command: &'static str, items: Items) -> Self {
        Self {
            command,
            items,
            wrong: None,
        }
    }

    /// Reads a line of the list, and returns the command if the line ends it.
    fn read(&mut self, line: &str) -> Option<Result<Command, CommandError>> {
        let is_end = line.eq_ignore_ascii_case("DONE");
        let is_read = match &mut self.items {
            Items::Path(complete) => return Some(Ok(complete(one_line(line)))),
            _ if is_end => return Some(self.complete()),
            Items::Stones(stones, _) => push(stones, line),
            Items::Points(points, _) => push(points, line),
        };
        if !is_read && self.wrong.is_none() {
            self.wrong = Some(line.to_owned());
        }
        None
    }

    fn complete(&mut self) -> Result<Command, CommandError> {
        let command = self.command;
        if let Some(line) = self.wrong.take() {
            return Err(CommandError::Line { command, line });
        }
        Ok(match &mut self.items {
            Items::Stones(stones, complete) => complete(std::mem::take(stones)),
            Items::Points(points, complete) => complete(std::mem::take(points)),
            Items::Path(_) => return Err(CommandError::NoPath { command }),
        })
    }
}

/// Appends an item that a line holds; `false` if it holds none, or the list is
/// longer than the largest board.
fn push<T: FromStr>(items: &mut Vec<T>, line: &str) -> bool {
    let item = line.parse().ok().filter(|_| items.len() < MAX_SQUARES);
    let is_read = item.is_some();
    items.extend(item);
    is_read
}
