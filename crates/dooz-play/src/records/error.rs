//! Errors in the text of a record.

use std::fmt;

use dooz_core::{ParseSquareError, PlayError, Rules, RulesError, SetupError, Square};

/// The error of a text that is not a record of games.
///
/// ```
/// use dooz_play::records::{RecordFormat, Place, Problem};
/// let error = RecordFormat::Sgf.read("(;SZ[15]\n;B[hh", None).unwrap_err();
/// assert_eq!(error.place, Place::Text { line: 2, column: 3, byte: 11 });
/// assert_eq!(error.problem, Problem::UnclosedValue("B".into()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The place of the error.
    pub place: Place,
    /// The kind of error.
    pub problem: Problem,
}

impl RecordError {
    pub(crate) fn new(text: &str, byte: usize, problem: Problem) -> Self {
        let place = Place::of_byte(text, byte);
        Self { place, problem }
    }
}

/// A place in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A place in a text.
    Text {
        /// The line, from 1.
        line: usize,
        /// The character in the line, from 1.
        column: usize,
        /// The byte of the whole text, from 0.
        byte: usize,
    },
    /// A place in a file that is not text.
    Binary {
        /// The byte of the file, from 0.
        byte: usize,
    },
}

impl Place {
    /// Finds the place of a byte at which a character of the text begins.
    #[must_use]
    pub fn of_byte(text: &str, byte: usize) -> Self {
        let before = &text[..byte];
        let line_start = before.rfind('\n').map_or(0, |end| end + 1);
        Self::Text {
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
            byte,
        }
    }

    /// Returns the byte of the file, from 0.
    #[must_use]
    pub const fn byte(self) -> usize {
        match self {
            Self::Text { byte, .. } | Self::Binary { byte } => byte,
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text { line, column, .. } => write!(f, "line {line}, column {column}"),
            Self::Binary { byte } => write!(f, "byte {byte}"),
        }
    }
}

/// The kinds of errors in the text of a record.
///
/// Quoted texts are cut to a few words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The bytes are not text in UTF-8.
    NotText,
    /// There is no game in the text.
    NoGame,
    /// A word in a list of moves is not a square.
    Word(String, ParseSquareError),
    /// A move that cannot be played.
    Move {
        /// The move's number in its line, from 1.
        number: u16,
        /// The reason why it cannot be played.
        error: PlayError,
    },
    /// The text does not give the size of the board.
    NoSize,
    /// The text does not give the length of the winning line, and the board is
    /// too small for five.
    NoRules,
    /// The text names unknown rules.
    UnknownRules(String),
    /// The text is of another game: the number of SGF's `GM`.
    OtherGame(String),
    /// The size of the board differs from that of the rules.
    OtherBoard {
        /// The rules.
        rules: Rules,
        /// The columns of the board.
        width: u8,
        /// The rows of the board.
        height: u8,
    },
    /// An invalid size of the board.
    Size(String),
    /// A size or a length that no rules allow.
    Rules(RulesError),
    /// A length of the winning line that is not a number.
    Length(String),
    /// A point that is not a square of the board.
    Point(String),
    /// A pass, which does not exist in these games.
    Pass,
    /// A move of the side that is not to move.
    OutOfTurn,
    /// More than one move in a node.
    TwoMoves,
    /// Stones that are set up after the start of the game.
    LateSetup,
    /// A stone that is set up on an occupied square.
    Occupied(Square),
    /// A side to move that is neither black nor white.
    Side(String),
    /// Stones that cannot be on the board together.
    Setup(SetupError),
    /// A character that cannot stand here.
    Sign(char),
    /// A `(` without the `;` that has to follow it.
    NoNode,
    /// A property without a value.
    NoValue(String),
    /// A value of this property without the `]` that ends it.
    UnclosedValue(String),
    /// A `(` without its `)`.
    UnclosedTree,
    /// More nodes than a record can have.
    TooManyNodes,
    /// The first line is not that of a file of Piskvork.
    PsqHeader,
    /// A line of a file of Piskvork that is not a move like `8,8,0`.
    PsqMove,
    /// The file does not begin like one of `RenLib`.
    LibHeader,
    /// The file has a version of `RenLib`'s format that is not known.
    LibVersion {
        /// The first number of the version.
        major: u8,
        /// The second number of the version.
        minor: u8,
    },
    /// Files of `RenLib` are for boards of up to 15x15.
    LibBoard(Rules),
    /// The file ends within the tree.
    LibCut,
    /// The file goes on after the end of the tree.
    LibRest,
    /// A word of an opening that is not a pair of offsets like `-1,2`.
    Offset(String),
    /// An opening that ends the game.
    Finished,
}

/// Cuts a text from a file to a length that can be quoted.
pub(crate) fn quoted(text: &str) -> String {
    const MOST: usize = 40;
    let mut quoted: String = text.chars().take(MOST).collect();
    if text.chars().nth(MOST).is_some() {
        quoted.push('…');
    }
    quoted
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.problem)
    }
}

impl std::error::Error for RecordError {}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotText => f.write_str("this is not text in UTF-8"),
            Self::NoGame => f.write_str("there is no game here"),
            Self::Word(word, error) => write!(f, "{word:?}: {error}"),
            Self::Move { number, error } => write!(f, "move {number}: {error}"),
            Self::NoSize => f.write_str("the size of the board is not given"),
            Self::NoRules => f.write_str("the rules are not given"),
            Self::UnknownRules(text) => write!(f, "the rules {text:?} are not known"),
            Self::OtherGame(text) => write!(f, "this is another game: GM[{text}]"),
            Self::OtherBoard {
                rules,
                width,
                height,
            } => write!(f, "a board of {width}x{height} is not that of {rules}"),
            Self::Size(text) => write!(f, "{text:?} is not the size of a board"),
            Self::Rules(error) => error.fmt(f),
            Self::Length(text) => write!(f, "{text:?} is not the length of a line"),
            Self::Point(text) => write!(f, "{text:?} is not a square of this board"),
            Self::Pass => f.write_str("nobody can pass"),
            Self::OutOfTurn => f.write_str("it is the other side's turn"),
            Self::TwoMoves => f.write_str("a node has one move"),
            Self::LateSetup => f.write_str("stones are set up before the first move"),
            Self::Occupied(square) => write!(f, "{square} is taken"),
            Self::Side(text) => write!(f, "the side to move is B or W, not {text:?}"),
            Self::Setup(error) => error.fmt(f),
            Self::Sign(sign) => write!(f, "{sign:?} cannot stand here"),
            Self::NoNode => f.write_str("`(` is followed by `;`"),
            Self::NoValue(name) => write!(f, "{name} has no value"),
            Self::UnclosedValue(name) => write!(f, "a value of {name} has no `]`"),
            Self::UnclosedTree => f.write_str("`(` has no `)`"),
            Self::TooManyNodes => f.write_str("the tree is too large"),
            Self::PsqHeader => f.write_str("the first line is like `Piskvorky 15x15, 0:0, 0`"),
            Self::PsqMove => f.write_str("a move is like `8,8,0`"),
            Self::LibHeader => f.write_str("a file of RenLib begins with its name"),
            Self::LibVersion { major, minor } => {
                write!(f, "version {major}.{minor} of RenLib is not known")
            }
            Self::LibBoard(rules) => write!(f, "a file of RenLib is not for {rules}"),
            Self::LibCut => f.write_str("the file is cut off"),
            Self::LibRest => f.write_str("the tree is complete, but the file goes on"),
            Self::Offset(text) => write!(f, "{text:?} is not a pair of offsets like `-1,2`"),
            Self::Finished => f.write_str("the opening ends the game"),
        }
    }
}
