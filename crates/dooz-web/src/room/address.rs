//! A game in the address of the page.

use std::fmt;
use std::str::FromStr;

use dooz_core::{
    ParseSquareError, PictureError, PlayError, Player, Position, Rules, RulesError, Setup,
    SetupError, Square, Symbol, parse_moves,
};
use dooz_play::records::{NodeId, Record};

use super::Room;
use super::settings::{Seat, Settings};

mod board;
mod query;

pub(crate) use query::Query;

/// The longest address that is read: three times what the longest game needs.
const LONGEST: usize = 8192;
/// What stands before the game.
const PAGE: &str = "#/play";

/// A game in the part of an address behind the `#`, which no server sees:
///
/// ```text
/// #/play?rules=3x3x3&moves=b2a1c3&at=2
/// #/play?rules=15x15x5-renju&moves=h8i9&first=person&second=level:50
/// #/play?rules=3x3x3&board=x2/1o1/3&turn=x&moves=c1
/// ```
///
/// ```
/// use dooz_web::room::Address;
/// let address: Address = "#/play?rules=tic-tac-toe&moves=b2a1".parse()?;
/// assert_eq!(address.moves.len(), 2);
/// assert_eq!(address.to_string(), "#/play?rules=3x3x3&moves=b2a1");
/// # Ok::<(), dooz_web::room::AddressError>(())
/// ```
///
/// A board is written as in chess, from the top row, with numbers for empty
/// squares; `turn` is the side to move on it, `at` how many of the moves are
/// on the board. Keys that are not known are passed over.
#[derive(Clone, Debug, PartialEq)]
pub struct Address {
    /// Where the game began.
    pub start: Position,
    /// What the first player draws.
    pub first: Symbol,
    /// The moves, all of which can be played.
    pub moves: Vec<Square>,
    /// How many of them are on the board.
    pub at: usize,
    /// Who the first and the second player are, if the address says so.
    pub seats: Option<[Seat; 2]>,
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let start = &self.start;
        write!(f, "{PAGE}?rules={}", start.rules())?;
        if start.ply() > 0 {
            let picture = start.picture(self.first).to_string();
            f.write_str("&board=")?;
            board::write(f, &picture, start.rules())?;
        }
        let to_move = match start.turn() {
            Player::First => self.first,
            Player::Second => !self.first,
        };
        if start.ply() > 0 || to_move == Symbol::O {
            f.write_str(match to_move {
                Symbol::X => "&turn=x",
                Symbol::O => "&turn=o",
            })?;
        }

        for (index, square) in self.moves.iter().enumerate() {
            f.write_str(if index == 0 { "&moves=" } else { "" })?;
            write!(f, "{square}")?;
        }
        if self.at < self.moves.len() {
            write!(f, "&at={}", self.at)?;
        }
        if let Some([first, second]) = &self.seats {
            write!(f, "&first={first}&second={second}")?;
        }
        Ok(())
    }
}

impl FromStr for Address {
    type Err = AddressError;

    fn from_str(text: &str) -> Result<Self, AddressError> {
        if text.len() > LONGEST {
            return Err(AddressError::TooLong { most: LONGEST });
        }
        let text = text.strip_prefix(PAGE).ok_or(AddressError::Page)?;
        let query = match text.strip_prefix('?') {
            Some(query) => Query::parse(query)?,
            None if text.is_empty() => Query::default(),
            None => return Err(AddressError::Page),
        };

        let (start, first) = start(&query)?;
        let moves = moves(start, query.get("moves").unwrap_or_default())?;
        let last = moves.len();
        let at = match query.get("at") {
            None => last,
            Some(text) => {
                let at = text.parse().ok().filter(|&at| at <= last);
                at.ok_or_else(|| AddressError::At {
                    found: quoted(text),
                    last,
                })?
            }
        };
        let seat = |key| match query.get(key) {
            None => Ok(None),
            Some(text) => match text.parse() {
                Ok(seat) => Ok(Some(seat)),
                Err(_) => Err(AddressError::Seat(quoted(text))),
            },
        };
        let person = |seat: Option<Seat>| seat.unwrap_or(Seat::Person);
        let seats = match (seat("first")?, seat("second")?) {
            (None, None) => None,
            (first, second) => Some([person(first), person(second)]),
        };
        Ok(Self {
            start,
            first,
            moves,
            at,
            seats,
        })
    }
}

/// The position before the first move, and what the first player draws.
fn start(query: &Query) -> Result<(Position, Symbol), AddressError> {
    let rules: Rules = match query.get("rules") {
        Some(text) => text.parse().map_err(AddressError::Rules)?,
        None => Rules::TIC_TAC_TOE,
    };
    if !Settings::has_board(rules) {
        return Err(AddressError::Board(rules));
    }
    let to_move: Symbol = match query.get("turn") {
        Some(text) => text.parse().map_err(|_| AddressError::Turn(quoted(text)))?,
        None => Symbol::X,
    };
    let picture = match query.get("board") {
        Some(text) => board::read(text, rules),
        None => ".".repeat(rules.squares()),
    };
    let setup = Setup::parse(rules, &picture, to_move);
    let setup = setup.map_err(|error| AddressError::Picture(error, rules))?;
    let position = setup.position().map_err(AddressError::Setup)?;
    Ok((position, setup.first()))
}

/// A list of moves from a position, all tried.
fn moves(mut position: Position, text: &str) -> Result<Vec<Square>, AddressError> {
    let mut moves = Vec::new();
    for item in parse_moves(text) {
        let square = item.map_err(|error| AddressError::Word {
            word: quoted(error.word),
            reason: error.reason,
        })?;
        let played = position.play(square);
        played.map_err(|error| AddressError::Move {
            number: moves.len() + 1,
            error,
            rules: position.rules(),
        })?;
        moves.push(square);
    }
    Ok(moves)
}

/// A part of an address, short enough to be shown.
fn quoted(text: &str) -> String {
    const MOST: usize = 40;
    let mut quoted: String = text.chars().take(MOST).collect();
    if text.chars().nth(MOST).is_some() {
        quoted.push('…');
    }
    quoted
}

/// Why an address leads to no game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AddressError {
    /// It is longer than any game needs.
    TooLong {
        /// The most characters that are read.
        most: usize,
    },
    /// It is not one of a game.
    Page,
    /// A `%` is not followed by two digits of a number to the base of 16, or
    /// what such numbers say is no text.
    Percent,
    /// A part stands there twice.
    Twice(String),
    /// There are no such rules.
    Rules(RulesError),
    /// The page has no board for the rules.
    Board(Rules),
    /// The board is none of these rules.
    Picture(PictureError, Rules),
    /// The side to move is neither `x` nor `o`.
    Turn(String),
    /// The stones cannot be on the board together.
    Setup(SetupError),
    /// This is no square.
    Word {
        /// The word.
        word: String,
        /// What is wrong with it.
        reason: ParseSquareError,
    },
    /// A move cannot be played.
    Move {
        /// Its number, from 1.
        number: usize,
        /// Why.
        error: PlayError,
        /// The rules of the game.
        rules: Rules,
    },
    /// The place to look at is not one of the game.
    At {
        /// What the address says.
        found: String,
        /// The number of moves.
        last: usize,
    },
    /// Nobody of this name can sit at the table.
    Seat(String),
}

impl fmt::Display for AddressError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong { most } => write!(f, "the address is longer than {most}"),
            Self::Page => f.write_str("the address is not one of a game"),
            Self::Percent => f.write_str("a % is not followed by a code"),
            Self::Twice(key) => write!(f, "{key} stands there twice"),
            Self::Rules(error) => error.fmt(f),
            Self::Board(rules) => write!(f, "there is no board for {rules}"),
            Self::Picture(error, rules) => write!(f, "{error} ({rules})"),
            Self::Turn(text) => write!(f, "{text:?} is not x or o"),
            Self::Setup(error) => error.fmt(f),
            Self::Word { word, reason } => write!(f, "{word:?}: {reason}"),
            Self::Move { number, error, .. } => write!(f, "move {number}: {error}"),
            Self::At { found, last } => write!(f, "{found:?} is not from 0 to {last}"),
            Self::Seat(text) => write!(f, "{text:?} cannot play"),
        }
    }
}

impl std::error::Error for AddressError {}

impl Room {
    /// The address of what is looked at, with the line that is followed.
    /// Who plays is left out, so that whoever gets it can choose.
    #[must_use]
    pub fn address(&self) -> String {
        self.to_address(None).to_string()
    }

    /// The same address, with who plays.
    #[must_use]
    pub fn address_with_seats(&self) -> String {
        let seats = Player::BOTH.map(|player| *self.seat(player));
        self.to_address(Some(seats)).to_string()
    }

    fn to_address(&self, seats: Option<[Seat; 2]>) -> Address {
        let tree = self.tree();
        let record = tree.record();
        let line = tree.line().iter();
        Address {
            start: *record.start(),
            first: record.first(),
            moves: line.filter_map(|&id| record[id].square()).collect(),
            at: tree.moves().count(),
            seats,
        }
    }

    /// Puts the game of an address on the table. The old one is kept.
    ///
    /// ```
    /// use dooz_web::room::Room;
    /// let mut room = Room::default();
    /// room.visit("#/play?rules=5x5x4&moves=c3b2&at=1")?;
    /// assert_eq!(room.position().ply(), 1);
    /// assert!(room.visit("#/play?rules=5x5x4&moves=c3c3").is_err());
    /// assert_eq!(room.address(), "#/play?rules=5x5x4&moves=c3b2&at=1");
    /// # Ok::<(), dooz_web::room::AddressError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// What is wrong with the address; nothing has changed then.
    pub fn visit(&mut self, address: &str) -> Result<(), AddressError> {
        let address: Address = address.parse()?;
        let mut record = Record::from_position(address.start, address.first);
        let played = record.play_line(NodeId::ROOT, &address.moves);
        played.expect("the address has tried them");
        match address.seats {
            None => self.open(record),
            Some([first, second]) => self.open_between(record, first, second),
        }
        let node = self.tree().line()[address.at];
        self.look_at(node);
        Ok(())
    }
}
