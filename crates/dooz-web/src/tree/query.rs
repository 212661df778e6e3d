//! The query of the visualiser in the address of the page.

use std::fmt;

use dooz_coach::trace::{Method, Subject};
use dooz_core::textbook::{Side, TreeError};
use dooz_core::{PictureError, RulesError, Setup, SetupError, Symbol};
use dooz_locale::coach::explain_tree;
use dooz_locale::{Explain, Locale, quoted};
use dooz_play::options::OptionError;
use dooz_play::players::IntuitionSpec;

use crate::play::{Address, AddressError, Query};

/// The subject and the methods of a walkthrough, as the query of an address:
///
/// ```text
/// rules=3x3x3&board=o1x/x1x/1o2&turn=x&method=alphabeta&against=minimax
/// rules=3x3x3&board=3/3/3&turn=x&method=minimax:win=5:draw=2&ahead=3
/// tree=((3,7),(2,9))&turn=min&method=minimax
/// ```
///
/// ```
/// use dooz_web::tree::{TreeQuery, Way};
/// let query = TreeQuery::read("tree=((3,7),(2,9))&method=alphabeta")?;
/// assert!(matches!(query.way, Way::Search(method) if method.algorithm.has_window()));
/// assert_eq!(query.to_string(), "tree=((3,7),(2,9))&turn=max&method=alphabeta");
/// // An empty query is tic-tac-toe with three free cells.
/// assert_eq!(TreeQuery::read("")?.subject.picture(&[]).unwrap(), "O.XX.X.OO");
/// # Ok::<(), dooz_web::tree::QueryError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct TreeQuery {
    /// The tree or board to search.
    pub subject: Subject,
    /// The way of choosing a move.
    pub way: Way,
    /// The method to compare the search with.
    pub against: Option<Method>,
    /// The number of moves that the searches look ahead, if that is limited.
    pub ahead: Option<u32>,
}

/// A way of choosing a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Way {
    /// By a search.
    Search(Method),
    /// By the intuitive score of each square.
    Intuition(IntuitionSpec),
}

/// The name of the way that looks at squares instead of ahead.
pub const INTUITION: &str = "intuition";

/// The most moves that a search of a form can be told to look ahead, and the deepest
/// level at which its tree can be cut.
pub const DEEPEST: u32 = 9;

/// The default board, and the side to move.
const FIRST: (&str, Symbol) = ("O.XX.X.OO", Symbol::X);

/// The names of the side to move first in a tree.
const SIDES: [(&str, Side); 2] = [("max", Side::Max), ("min", Side::Min)];

/// The maximum length of a tree, in bytes.
const LONGEST_TREE: usize = 4096;

impl TreeQuery {
    /// Reads a query.
    ///
    /// # Errors
    ///
    /// Fails if a part is malformed, or the parts do not fit together.
    pub fn read(text: &str) -> Result<Self, QueryError> {
        let query = Query::parse(text)?;
        let method = |name: &str| match query.get(name) {
            None | Some("") => Ok(None),
            Some(text) => text.parse().map(Some).map_err(QueryError::Method),
        };
        let ahead = query.get("ahead").map(|text| {
            let number = text
                .parse()
                .ok()
                .filter(|ahead| (1..=DEEPEST).contains(ahead));
            number.ok_or_else(|| OptionError::Number {
                value: text.to_owned(),
                from: 1,
                to: DEEPEST.into(),
            })
        });
        let is_board = query.get("board").is_some() || query.get("rules").is_some();
        let subject = if let Some(tree) = query.get("tree") {
            let turn = query.get("turn").unwrap_or("max");
            let side = SIDES.iter().find(|(name, _)| *name == turn);
            let (_, side) = side.ok_or_else(|| QueryError::Side(quoted(turn)))?;
            Self::typed_tree(tree, *side)?
        } else if is_board {
            let address: Address = format!("#/play?{text}").parse()?;
            address.into()
        } else {
            Self::typed_board("3x3x3", FIRST.0, FIRST.1)?
        };
        let way = match query.get("method") {
            Some(text) if text.split(':').next() == Some(INTUITION) => {
                let options = text.strip_prefix(INTUITION).unwrap_or_default();
                Way::Intuition(options.parse().map_err(QueryError::Method)?)
            }
            _ => Way::Search(method("method")?.unwrap_or_default()),
        };
        if matches!((&subject, &way), (Subject::Tree(_), Way::Intuition(_))) {
            return Err(QueryError::NoBoard);
        }
        Ok(Self {
            subject,
            way,
            against: method("against")?,
            ahead: ahead.transpose().map_err(QueryError::Method)?,
        })
    }

    /// Parses a board that a user has typed.
    ///
    /// # Errors
    ///
    /// Fails if it is malformed or cannot occur in a game.
    pub fn typed_board(rules: &str, picture: &str, turn: Symbol) -> Result<Subject, QueryError> {
        let rules = rules.trim().parse().map_err(QueryError::Rules)?;
        let setup = Setup::parse(rules, picture, turn).map_err(QueryError::Picture)?;
        Subject::board(&setup).map_err(QueryError::Setup)
    }

    /// Parses a tree that a user has typed.
    ///
    /// # Errors
    ///
    /// Fails if it is malformed or too long.
    pub fn typed_tree(text: &str, turn: Side) -> Result<Subject, QueryError> {
        if text.len() > LONGEST_TREE {
            return Err(QueryError::Long(LONGEST_TREE));
        }
        let error = |error| QueryError::Tree(error, text.to_owned());
        Subject::tree(text, turn).map_err(error)
    }
}

impl From<Address> for Subject {
    /// Takes the position that the address shows.
    fn from(address: Address) -> Self {
        let mut position = address.start;
        for &square in &address.moves[..address.at] {
            // They were legal when the address was read.
            let _ = position.play(square);
        }
        Self::Board {
            position: Box::new(position),
            first: address.first,
        }
    }
}

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Search(method) => method.fmt(f),
            Self::Intuition(spec) => {
                let options = spec.to_string();
                let colon = if options.is_empty() { "" } else { ":" };
                write!(f, "{INTUITION}{colon}{options}")
            }
        }
    }
}

impl fmt::Display for TreeQuery {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.subject {
            Subject::Board { position, first } => {
                let address = Address {
                    start: **position,
                    first: *first,
                    moves: Vec::new(),
                    at: 0,
                    participants: None,
                    is_opening: false,
                };
                let text = address.to_string();
                f.write_str(text.strip_prefix("#/play?").unwrap_or(&text))?;
            }
            Subject::Tree(tree) => {
                let words: Vec<&str> = tree.text().split_whitespace().collect();
                let turn = SIDES[usize::from(tree.turn() == Side::Min)].0;
                write!(f, "tree={}&turn={turn}", words.join(","))?;
            }
        }
        write!(f, "&method={}", self.way)?;
        if let Some(method) = self.against {
            write!(f, "&against={method}")?;
        }
        if let Some(ahead) = self.ahead {
            write!(f, "&ahead={ahead}")?;
        }
        Ok(())
    }
}

/// The error of a query that names no walkthrough.
#[derive(Clone, Debug, PartialEq)]
pub enum QueryError {
    /// The address has no valid board.
    Address(AddressError),
    /// The rules are invalid.
    Rules(RulesError),
    /// The picture does not fit the board.
    Picture(PictureError),
    /// The stones cannot be on the board together.
    Setup(SetupError),
    /// The text is not a tree.
    Tree(TreeError, String),
    /// The tree has more than this many bytes.
    Long(usize),
    /// The side to move first is neither `max` nor `min`.
    Side(String),
    /// The method is unknown.
    Method(OptionError),
    /// Intuition has no scores for trees.
    NoBoard,
}

impl From<AddressError> for QueryError {
    fn from(error: AddressError) -> Self {
        Self::Address(error)
    }
}

impl fmt::Display for QueryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Address(error) => error.fmt(f),
            Self::Rules(error) => error.fmt(f),
            Self::Picture(error) => error.fmt(f),
            Self::Setup(error) => error.fmt(f),
            Self::Tree(error, _) => error.fmt(f),
            Self::Long(most) => write!(f, "the tree is longer than {most}"),
            Self::Side(text) => write!(f, "{text:?} is not max or min"),
            Self::Method(error) => error.fmt(f),
            Self::NoBoard => f.write_str("intuition needs a board"),
        }
    }
}

impl std::error::Error for QueryError {}

impl Explain for QueryError {
    fn explain(&self, locale: &Locale) -> String {
        match self {
            Self::Address(error) => error.explain(locale),
            Self::Rules(error) => error.explain(locale),
            Self::Picture(error) => error.explain(locale),
            Self::Setup(error) => error.explain(locale),
            Self::Tree(error, text) => explain_tree(*error, text, locale),
            Self::Long(most) => locale.format("learn-tree-long", &[("count", (*most).into())]),
            Self::Side(text) => locale.format("learn-tree-side", &[("input", text.into())]),
            Self::Method(error) => error.explain(locale),
            Self::NoBoard => locale.text("learn-needs-board").into_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use dooz_locale::Language;

    use super::*;

    #[test]
    fn what_was_written_is_read_again() {
        for text in [
            "rules=3x3x3&board=x2/1o1/3&turn=x&method=minimax",
            "rules=5x4x3&board=x4/1o3/5/5&turn=x&method=alphabeta:cut=gt&against=minimax",
            "rules=10x10x5&method=intuition",
            "rules=10x10x4&method=intuition:style=-150:count=line:own=1,10,100:spoiled=1,5",
            "rules=3x3x3&board=x2/1o1/3&turn=x&method=minimax:win=5:draw=2:loss=-5&ahead=3",
            "rules=3x3x3&board=o2/3/3&turn=x&method=averaging",
            "tree=(1,(2,3))&turn=min&method=negamax",
        ] {
            let query = TreeQuery::read(text).unwrap();
            assert_eq!(
                TreeQuery::read(&query.to_string()).unwrap(),
                query,
                "{text}"
            );
            assert_eq!(query.to_string(), text);
        }
    }

    #[test]
    fn a_game_in_an_address_is_searched_at_the_position_shown() {
        let query = TreeQuery::read("rules=3x3x3&moves=b2a1c3&at=2").unwrap();
        assert_eq!(query.subject.picture(&[]).unwrap(), "....X.O..");
    }

    #[test]
    fn spaces_survive_a_browser_that_writes_codes_for_them() {
        let query = TreeQuery::read("tree=((3%207)%20(2%209))").unwrap();
        assert!(matches!(query.subject, Subject::Tree(tree) if tree.text() == "((3 7) (2 9))"));
    }

    #[test]
    fn every_error_has_a_sentence_in_every_language() {
        let long = format!("tree={}", "1".repeat(5000));
        for text in [
            "rules=9",
            "rules=3x3x3&board=xxx",
            "rules=3x3x3&board=xxx/3/3&turn=x",
            "tree=((3",
            "tree=(3 4)&turn=north",
            "tree=(3 4)&method=intuition",
            "method=guessing",
            "method=minimax:cut=gt",
            "rules=3x3x3&method=intuition:own=1,x",
            "rules=3x3x3&method=minimax&ahead=10",
            &long,
            "tree=%zz",
        ] {
            let error = TreeQuery::read(text).unwrap_err();
            for language in Language::ALL {
                let sentence = error.explain(&Locale::new(language));
                assert!(
                    !sentence.is_empty() && !sentence.contains('⟨'),
                    "{sentence}"
                );
            }
        }
    }
}
