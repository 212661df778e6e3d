//! Games from files, and files of the game.

use std::fmt;

use dooz_core::{LineRule, PictureError, Player, Rules, Setup, SetupError, Symbol};
use dooz_play::matches::Match;
use dooz_play::records::{CannotWrite, Loss, Record, RecordError, RecordFormat, losses};

use super::{Address, AddressError, has_board};
use crate::route::Route;

/// The most bytes of a file that is read.
pub const LARGEST_FILE: usize = 4 << 20;
/// The most nodes of a game that is read: a game of the largest board with a
/// hundred side lines to its end.
const MOST_NODES: usize = 50_000;

/// Reads the games of a file or a pasted text: SGF, a file of Piskvork, a list of
/// moves, a picture of a board, or the address of a game. There is at least one.
///
/// `default` applies to texts without rules, and gomoku to lists of moves that do not fit
/// it. A picture of another board has as many stones in a row as there are columns and
/// rows, five at most. In a picture, the side with fewer stones is to move, or crosses if
/// the numbers are equal.
///
/// ```
/// use dooz_core::Rules;
/// use dooz_play::matches::{Match, Participant};
/// use dooz_web::play::read_games;
///
/// let mut games = read_games(b"X.. / .O. / ...", Rules::GOMOKU)?;
/// let people = [Participant::Person; 2];
/// let game = Match::from_record(games.remove(0), people);
/// assert_eq!((game.position().ply(), game.rules()), (2, Rules::TIC_TAC_TOE));
/// # Ok::<(), dooz_web::play::ImportError>(())
/// ```
///
/// # Errors
///
/// Fails if there is no game in it; the error has the place and the reason.
pub fn read_games(bytes: &[u8], default: Rules) -> Result<Vec<Record>, ImportError> {
    if bytes.len() > LARGEST_FILE {
        return Err(ImportError::TooLarge { most: LARGEST_FILE });
    }
    let games = match RecordFormat::of_bytes(bytes) {
        Some(RecordFormat::Moves) => read_moves(bytes, default)?,
        Some(format) => format.read_bytes(bytes, None)?,
        None => vec![read_board(RecordFormat::text(bytes)?, default)?],
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

/// Reads a list of moves, which does not name its board. One that does not fit the default
/// board may be a game of gomoku.
fn read_moves(bytes: &[u8], default: Rules) -> Result<Vec<Record>, RecordError> {
    let read = |rules| RecordFormat::Moves.read_bytes(bytes, Some(rules));
    read(default).or_else(|error| read(Rules::GOMOKU).map_err(|_| error))
}

/// Reads the address of a game, or a picture of a board.
fn read_board(text: &str, default: Rules) -> Result<Record, ImportError> {
    let address = |word: &str| Route::of(&word[word.find("#/")?..]).game();
    if let Some(address) = text.split_whitespace().find_map(address) {
        let address: Address = address.parse().map_err(ImportError::Address)?;
        return Ok(address.to_record());
    }
    if !Setup::is_picture(text) {
        return Err(ImportError::Unknown);
    }
    read_picture(text, default)
}

/// Reads a picture; the numbers of stones decide which side is to move.
fn read_picture(text: &str, default: Rules) -> Result<Record, ImportError> {
    let read = |rules| Setup::parse(rules, text, Symbol::X);
    let other = || rules_of_picture(text).and_then(|rules| read(rules).ok());
    let setup = read(default).or_else(|error| other().ok_or(error));
    let setup = setup.map_err(|error| ImportError::Picture(error, default))?;
    let setup = setup.with_side_by_count();
    let position = setup.position().map_err(ImportError::Setup)?;
    Ok(Record::from_position(position, setup.first()))
}

/// Returns the rules of a picture, which does not name them, if it shows the size of a board
/// of the page.
fn rules_of_picture(text: &str) -> Option<Rules> {
    let (columns, rows) = Setup::columns_and_rows(text)?;
    let (width, height) = (u8::try_from(columns).ok()?, u8::try_from(rows).ok()?);
    let rules = Rules::new(width, height, width.min(height).min(5), LineRule::Freestyle);
    rules.ok().filter(|&rules| has_board(rules))
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
    /// It is the address of no valid game.
    Address(AddressError),
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
            Self::Address(error) => error.fmt(f),
            Self::Record(error) => error.fmt(f),
            Self::Picture(error, rules) => write!(f, "{error} ({rules})"),
            Self::Setup(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ImportError {}

/// The games of a file, to choose one of them.
///
/// ```
/// use dooz_core::Rules;
/// use dooz_web::play::{GameList, read_games};
/// let text = "(;SZ[15]PB[Mina]PW[Reza];B[hh])(;SZ[15]PB[Omid]PW[Mina];B[ii])(;SZ[15];B[jj])";
/// let games = GameList::new(read_games(text.as_bytes(), Rules::GOMOKU)?);
/// assert_eq!(games.matching("mina", GameList::MOST_SHOWN), [0, 1]);
/// assert_eq!(games.matching("mina reza", GameList::MOST_SHOWN), [0]);
/// assert_eq!(games.matching("3", GameList::MOST_SHOWN), [2]);
/// assert_eq!(games.matching("", 2), [0, 1]);
/// # Ok::<(), dooz_web::play::ImportError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct GameList {
    /// The games, in the order of the file.
    pub games: Vec<Record>,
    /// The words by which each of them is found, in lower case.
    words: Vec<String>,
}

impl GameList {
    /// The games that are shown at once, at most.
    pub const MOST_SHOWN: usize = 100;

    /// Lists games.
    #[must_use]
    pub fn new(games: Vec<Record>) -> Self {
        let words = (1..).zip(&games).map(|(number, record): (usize, &Record)| {
            let names = Player::BOTH.map(|player| record.name(player).unwrap_or_default());
            let words = format!("{number} {} {} {}", names[0], names[1], record.rules());
            words.to_lowercase()
        });
        let words = words.collect();
        Self { games, words }
    }

    /// Returns the places of the first games in which each word of a text occurs: as the
    /// number of the game, or in the names and the rules.
    #[must_use]
    pub fn matching(&self, text: &str, most: usize) -> Vec<usize> {
        let text = text.to_lowercase();
        let wanted: Vec<&str> = text.split_whitespace().collect();
        let is_found = |words: &&String| wanted.iter().all(|word| words.contains(word));
        let found = self.words.iter().enumerate();
        let found = found.filter(|(_, words)| is_found(words));
        found.map(|(place, _)| place).take(most).collect()
    }
}

/// A game as the contents of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Export {
    /// The contents, which are text unless the format is binary.
    pub bytes: Vec<u8>,
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
    /// assert_eq!(file.text(), Some("Piskvorky 15x15, 0:0, 0\n9,7,0\n"));
    /// assert_eq!(file.losses, [Loss::SideLines(1)]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Fails if the format cannot represent the game.
    pub fn of(game: &Match, format: RecordFormat) -> Result<Self, CannotWrite> {
        let mut record = game.current().to_record();
        if matches!(format, RecordFormat::Moves | RecordFormat::Psq) {
            record.make_main(game.tree().line_end());
        }
        let records = [record];
        Ok(Self {
            bytes: format.write_bytes(&records)?,
            losses: losses(&records, format),
        })
    }

    /// Returns the contents as text, unless the format is binary.
    #[must_use]
    pub fn text(&self) -> Option<&str> {
        str::from_utf8(&self.bytes).ok()
    }
}
