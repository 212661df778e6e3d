//! Games from files, and files of the game.

use std::fmt;

use dooz_core::{PictureError, Rules, Setup, SetupError, Symbol};
use dooz_play::matches::Match;
use dooz_play::records::{CannotWrite, Loss, Record, RecordError, RecordFormat, losses};

use super::has_board;

/// The most bytes of a file that is read.
const MOST_BYTES: usize = 4 << 20;
/// The most nodes of a game that is read: a game of the largest board with a
/// hundred side lines to its end.
const MOST_NODES: usize = 50_000;

/// Reads the games of a file or a pasted text: SGF, a file of Piskvork, a list of
/// moves, or a picture of a board. There is at least one.
///
/// `rules`, which the user has chosen, take precedence over those in the file;
/// `usual` are for texts without rules. In a picture, the side with fewer stones
/// is to move, or crosses if the numbers are equal.
///
/// ```
/// use dooz_core::Rules;
/// use dooz_play::matches::{Match, Participant};
/// use dooz_web::play::read_games;
///
/// let mut games = read_games(b"X.. / .O. / ...", None, Rules::TIC_TAC_TOE)?;
/// let people = [Participant::Person; 2];
/// let game = Match::from_record(games.remove(0), people);
/// assert_eq!(game.position().ply(), 2);
/// # Ok::<(), dooz_web::play::ImportError>(())
/// ```
///
/// # Errors
///
/// Fails if there is no game in it; the error has the place and the reason.
pub fn read_games(
    bytes: &[u8],
    rules: Option<Rules>,
    usual: Rules,
) -> Result<Vec<Record>, ImportError> {
    if bytes.len() > MOST_BYTES {
        return Err(ImportError::TooLarge { most: MOST_BYTES });
    }
    let games = match RecordFormat::of_bytes(bytes) {
        Some(RecordFormat::Moves) => {
            RecordFormat::Moves.read_bytes(bytes, rules.or(Some(usual)))?
        }
        Some(format) => format.read_bytes(bytes, rules)?,
        None => {
            let text = RecordFormat::text(bytes)?;
            if !is_picture(text) {
                return Err(ImportError::Unknown);
            }
            vec![read_picture(text, rules.unwrap_or(usual))?]
        }
    };
    for record in &games {
        if !has_board(record.rules()) {
            return Err(ImportError::Board(record.rules()));
        }
        if record.nodes().nth(MOST_NODES).is_some() {
            return Err(ImportError::TooManyMoves { most: MOST_NODES });
        }
    }
    Ok(games)
}

/// Returns `true` if a text can only be a picture of a board.
fn is_picture(text: &str) -> bool {
    let text = text.trim();
    let is_cell = |c| matches!(c, 'x' | 'X' | 'o' | 'O' | '.' | '_' | '-' | '/');
    let is_sign = |c: char| c.is_whitespace() || is_cell(c);
    !text.is_empty() && (text.starts_with('[') || text.chars().all(is_sign))
}

fn read_picture(text: &str, rules: Rules) -> Result<Record, ImportError> {
    // The numbers of stones decide which side is to move. A wrong guess fails
    // with these numbers, which is also the error to show if neither fits.
    let read = |to_move| {
        let setup = Setup::parse(rules, text, to_move);
        let setup = setup.map_err(|error| ImportError::Picture(error, rules))?;
        match setup.position() {
            Ok(position) => Ok(Record::from_position(position, setup.first())),
            Err(error) => Err(ImportError::Setup(error)),
        }
    };
    match read(Symbol::X) {
        Err(ImportError::Setup(SetupError::Counts { .. })) => read(Symbol::O),
        result => result,
    }
}

/// The error of a file without a valid game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImportError {
    /// It is larger than any game.
    TooLarge {
        /// The most bytes that are read.
        most: usize,
    },
    /// A game has more moves, side lines included, than are read.
    TooManyMoves {
        /// The most.
        most: usize,
    },
    /// It has no known format.
    Unknown,
    /// The page has no board for the rules.
    Board(Rules),
    /// It is not a record of games.
    Record(RecordError),
    /// It is not a picture of the board of these rules.
    Picture(PictureError, Rules),
    /// The stones of a picture cannot be on the board together.
    Setup(SetupError),
}

impl From<RecordError> for ImportError {
    fn from(error: RecordError) -> Self {
        Self::Record(error)
    }
}

impl fmt::Display for ImportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLarge { most } => write!(f, "the file has more than {most} bytes"),
            Self::TooManyMoves { most } => write!(f, "the game has more than {most} moves"),
            Self::Unknown => f.write_str("there is no game in the file"),
            Self::Board(rules) => write!(f, "there is no board for {rules}"),
            Self::Record(error) => error.fmt(f),
            Self::Picture(error, rules) => write!(f, "{error} ({rules})"),
            Self::Setup(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ImportError {}

/// A game as the text of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Export {
    /// The text.
    pub text: String,
    /// The information that the format cannot hold.
    pub losses: Vec<Loss>,
}

impl Export {
    /// Writes the game on the board in a format. Formats without side lines get
    /// the line that is followed.
    ///
    /// ```
    /// use dooz_core::Rules;
    /// use dooz_play::matches::{Match, MatchOptions};
    /// use dooz_play::records::{RecordFormat, Loss};
    /// use dooz_web::play::Export;
    ///
    /// let mut game = Match::new(MatchOptions::between_people(Rules::GOMOKU));
    /// game.play("h8".parse()?)?;
    /// game.undo();
    /// game.play("i9".parse()?)?;
    /// let file = Export::of(&game, RecordFormat::Psq)?;
    /// assert_eq!(file.text, "Piskvorky 15x15, 0:0, 0\n9,7,0\n");
    /// assert_eq!(file.losses, [Loss::SideLines(1)]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Fails if the format cannot represent the game.
    pub fn of(game: &Match, format: RecordFormat) -> Result<Self, CannotWrite> {
        let mut record = game.current().to_record();
        if format != RecordFormat::Sgf {
            record.make_main(game.tree().line_end());
        }
        let records = [record];
        Ok(Self {
            text: format.write(&records)?,
            losses: losses(&records, format),
        })
    }
}
