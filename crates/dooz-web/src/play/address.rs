//! A game in the address of the page.

use std::fmt;
use std::str::FromStr;

use dooz_core::{
    Game, ParseSquareError, PictureError, PlayError, Position, Rules, RulesError, Setup,
    SetupError, Square, Symbol, parse_moves,
};
use dooz_locale::quoted;
use dooz_play::matches::{Match, Participant};
use dooz_play::records::{Loss, NodeId, Record, RecordFormat, losses};
use dooz_play::swap2::Swap2;

use super::has_board;

mod board;
mod query;

pub(crate) use query::Query;

/// The maximum length of an address: four times what the longest game needs.
const LONGEST: usize = 8192;
/// The value of the key `opening`.
const SWAP2: &str = "swap2";
/// The part of the address before the game.
const PAGE: &str = "#/play";

/// A game in the part of an address after the `#`, which no server sees:
///
/// ```text
/// #/play?rules=3x3x3&moves=b2a1c3&at=2
/// #/play?rules=15x15x5-renju&moves=h8i9&first=person&second=level:50
/// #/play?rules=3x3x3&board=x2/1o1/3&turn=x&moves=c1
/// #/play?rules=15x15x5&moves=b2c4e5&opening=swap2
/// ```
///
/// ```
/// use dooz_web::play::Address;
/// let address: Address = "#/play?rules=tic-tac-toe&moves=b2a1".parse()?;
/// assert_eq!(address.moves.len(), 2);
/// assert_eq!(address.to_string(), "#/play?rules=3x3x3&moves=b2a1");
/// # Ok::<(), dooz_web::play::AddressError>(())
/// ```
///
/// A board is written as in chess, from the top row, with numbers for empty
/// squares; `turn` is the side to move on it, and `at` the number of moves on the
/// board. In an opening by swap2 the moves are the stones, and `first` is the player
/// who opens. Unknown keys are ignored.
#[derive(Clone, Debug, PartialEq)]
pub struct Address {
    /// The position at the start of the game.
    pub start: Position,
    /// The symbol of the first player.
    pub first: Symbol,
    /// The moves, all of which can be played.
    pub moves: Vec<Square>,
    /// The number of moves on the board.
    pub at: usize,
    /// The first and the second player, if the address names them.
    pub participants: Option<[Participant; 2]>,
    /// `true` if the players have yet to choose their sides in an opening by swap2.
    pub is_opening: bool,
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
        let to_move = start.turn().symbol(self.first);
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
        if self.is_opening {
            write!(f, "&opening={SWAP2}")?;
        }
        if let Some([first, second]) = &self.participants {
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
        let is_opening = match query.get("opening") {
            None => false,
            Some(SWAP2) if Swap2::with_stones(game(start, &moves[..at])).is_some() => true,
            Some(text) => return Err(AddressError::Opening(quoted(text))),
        };
        let participant = |key| match query.get(key) {
            None => Ok(None),
            Some(text) => match text.parse() {
                Ok(participant) => Ok(Some(participant)),
                Err(_) => Err(AddressError::Participant(quoted(text))),
            },
        };
        let person = |named: Option<_>| named.unwrap_or(Participant::Person);
        let participants = match (participant("first")?, participant("second")?) {
            (None, None) => None,
            named => Some(<[_; 2]>::from(named).map(person)),
        };
        Ok(Self {
            start,
            first,
            moves,
            at,
            participants,
            is_opening,
        })
    }
}

/// Returns the game with these moves, which have been tried.
fn game(start: Position, moves: &[Square]) -> Game {
    let mut game = Game::from_position(start);
    for &square in moves {
        game.play(square).expect("the moves have been tried");
    }
    game
}

/// Reads the position before the first move, and the symbol of the first
/// player.
fn start(query: &Query) -> Result<(Position, Symbol), AddressError> {
    let rules: Rules = match query.get("rules") {
        Some(text) => text.parse().map_err(AddressError::Rules)?,
        None => Rules::TIC_TAC_TOE,
    };
    if !has_board(rules) {
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

/// Reads a list of moves, and tries them from a position.
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

/// The error of an address without a valid game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AddressError {
    /// It is longer than any game needs.
    TooLong {
        /// The most characters that are read.
        most: usize,
    },
    /// It is not the address of a game.
    Page,
    /// A `%` is not followed by two hexadecimal digits, or the decoded bytes are
    /// not UTF-8.
    Percent,
    /// A key occurs twice.
    Twice(String),
    /// The rules are invalid.
    Rules(RulesError),
    /// The page has no board for the rules.
    Board(Rules),
    /// The picture does not fit the board of the rules.
    Picture(PictureError, Rules),
    /// The side to move is neither `x` nor `o`.
    Turn(String),
    /// The stones cannot be on the board together.
    Setup(SetupError),
    /// A word is not a square.
    Word {
        /// The word.
        word: String,
        /// The reason.
        reason: ParseSquareError,
    },
    /// A move cannot be played.
    Move {
        /// Its number, from 1.
        number: usize,
        /// The reason.
        error: PlayError,
        /// The rules of the game.
        rules: Rules,
    },
    /// The number of moves on the board is not one of the game.
    At {
        /// The place in the address.
        found: String,
        /// The number of moves.
        last: usize,
    },
    /// A player is unknown.
    Participant(String),
    /// The moves are not those of an opening by swap2, or there is no opening of this
    /// name.
    Opening(String),
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
            Self::Participant(text) => write!(f, "{text:?} cannot play"),
            Self::Opening(text) => write!(f, "{text:?} is not an opening of these moves"),
        }
    }
}

impl std::error::Error for AddressError {}

impl Address {
    /// Creates the address of the position on the board, with the line that is
    /// followed. The players are left out, so that the reader can choose them.
    ///
    /// ```
    /// use dooz_play::matches::Match;
    /// use dooz_web::play::Address;
    /// let mut game = Match::default();
    /// Address::visit("#/play?rules=5x5x4&moves=c3b2&at=1", &mut game)?;
    /// assert_eq!(game.position().ply(), 1);
    /// assert!(Address::visit("#/play?rules=5x5x4&moves=c3c3", &mut game).is_err());
    /// assert_eq!(Address::of(&game).to_string(), "#/play?rules=5x5x4&moves=c3b2&at=1");
    /// # Ok::<(), dooz_web::play::AddressError>(())
    /// ```
    #[must_use]
    pub fn of(game: &Match) -> Self {
        let tree = game.tree();
        let record = tree.record();
        let is_opening = game.opening().is_some();
        // Moves that were taken back with the choice of the sides are not stones of
        // the opening.
        let end = if is_opening {
            tree.at() + 1
        } else {
            tree.line().len()
        };
        let line = tree.line()[..end].iter();
        Self {
            start: *record.start(),
            first: record.first(),
            moves: line.filter_map(|&id| record[id].square()).collect(),
            at: game.moves().len(),
            participants: None,
            is_opening,
        }
    }

    /// Lists what of a game its address leaves out and a file of SGF holds: names, comments
    /// on the line that is followed, and other lines.
    ///
    /// ```
    /// use dooz_play::matches::Match;
    /// use dooz_play::records::Loss;
    /// use dooz_web::play::Address;
    /// let mut game = Match::default();
    /// game.play("b2".parse()?)?;
    /// assert_eq!(Address::losses(&game), []);
    /// game.set_comment(game.tree().cursor(), "The centre.");
    /// assert_eq!(Address::losses(&game), [Loss::Comments(1)]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn losses(game: &Match) -> Vec<Loss> {
        let tree = game.tree();
        let mut record = tree.record().clone();
        if let Some(&end) = tree.line().last() {
            record.make_main(end);
        }
        // An address holds a line, as a list of moves does, and also the rules.
        let mut losses = losses(&[record], RecordFormat::Moves);
        losses.retain(|loss| matches!(loss, Loss::SideLines(_) | Loss::Comments(_) | Loss::Names));
        losses
    }

    /// Returns the game as a record.
    #[must_use]
    pub fn to_record(&self) -> Record {
        let mut record = Record::from_position(self.start, self.first);
        // Stones that come later are not yet on the board of an opening.
        let moves = if self.is_opening {
            &self.moves[..self.at]
        } else {
            &self.moves[..]
        };
        let played = record.play_line(NodeId::ROOT, moves);
        played.expect("the address has tried them");
        record
    }

    /// Opens the game of an address; the old one becomes an earlier game.
    ///
    /// # Errors
    ///
    /// Fails if the address has no valid game; nothing has changed then.
    pub fn visit(address: &str, game: &mut Match) -> Result<(), AddressError> {
        let address: Self = address.parse()?;
        let record = address.to_record();
        let people = [Participant::Person; 2];
        let participants = address.participants.unwrap_or(people);
        if address.is_opening {
            let is_open = game.open_swap2(record, participants);
            assert!(is_open, "the address has tried the stones");
            return Ok(());
        }
        game.open(record, participants);
        game.look_at(game.tree().line()[address.at]);
        Ok(())
    }
}
