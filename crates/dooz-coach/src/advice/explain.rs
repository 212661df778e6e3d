//! Why a move is as good as it is.

use dooz_core::{Position, Square};
use serde::{Deserialize, Serialize};

use super::MoveClass;
use super::reasons::Reason;
use super::text::{self, BoardError};
use super::worth::{MoveWorth, ValueMap};

/// Why a move is as good as it is, what would refute the others, and what
/// every move is worth. Made by [`Adviser::explain`](super::Adviser::explain).
///
/// ```
/// use dooz_coach::advice::{Adviser, MoveClass, Reason, Worth};
/// use dooz_core::{Limits, Rules, Setup, Symbol};
/// let setup = Setup::parse(Rules::TIC_TAC_TOE, "X.. / O.. / ...", Symbol::X)?;
/// let why = Adviser::new().explain(&setup.position()?, "b1".parse()?, &Limits::default())?;
/// assert_eq!(why.class, MoveClass::ThrowsWinAway);
/// let better = Reason::Better { square: "b2".parse()?, worth: Worth::Win { plies: 5 } };
/// assert_eq!(why.reasons, [better]);
/// let best = why.alternatives.iter().find(|other| Some(other.found.square) == why.better);
/// assert_eq!(best.unwrap().line.len(), 5);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "ExplanationDocument")]
pub struct Explanation {
    /// [`ADVICE_VERSION`](super::ADVICE_VERSION).
    pub version: u32,
    /// The position, in documents from the top left with the first player as
    /// `X`.
    #[serde(rename = "board", serialize_with = "text::board")]
    pub position: Position,
    /// The move, what it is worth, and how that is known.
    #[serde(rename = "move")]
    pub found: MoveWorth,
    /// How good it is among the others.
    pub class: MoveClass,
    /// Why, the most telling first.
    pub reasons: Vec<Reason>,
    /// The move and what follows.
    #[serde(with = "text::squares")]
    pub line: Vec<Square>,
    /// The best move, if it is worth something else.
    #[serde(with = "text::some_square")]
    pub better: Option<Square>,
    /// All other legal moves, as a page is read.
    pub alternatives: Vec<Alternative>,
    /// What every legal move is worth.
    pub map: ValueMap,
}

/// An explanation as it stands in documents, where the map knows the rules
/// of the board.
#[derive(Deserialize)]
struct ExplanationDocument {
    version: u32,
    board: String,
    #[serde(rename = "move")]
    found: MoveWorth,
    class: MoveClass,
    reasons: Vec<Reason>,
    #[serde(with = "text::squares")]
    line: Vec<Square>,
    #[serde(with = "text::some_square")]
    better: Option<Square>,
    alternatives: Vec<Alternative>,
    map: ValueMap,
}

impl TryFrom<ExplanationDocument> for Explanation {
    type Error = BoardError;

    fn try_from(document: ExplanationDocument) -> Result<Self, BoardError> {
        Ok(Self {
            version: document.version,
            position: text::read_board(document.map.rules, &document.board)?,
            found: document.found,
            class: document.class,
            reasons: document.reasons,
            line: document.line,
            better: document.better,
            alternatives: document.alternatives,
            map: document.map,
        })
    }
}

/// A move that could be played instead.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Alternative {
    /// The move, what it is worth, and how that is known.
    #[serde(rename = "move")]
    pub found: MoveWorth,
    /// How good it is among the others.
    pub class: MoveClass,
    /// The move and what follows: best play to the end if somebody wins, and
    /// otherwise the reply that holds the draw, or what the search expects.
    #[serde(with = "text::squares")]
    pub line: Vec<Square>,
}

impl Explanation {
    /// What refutes an alternative: its line from the opponent's reply on,
    /// if it is worse than the best move.
    #[must_use]
    pub fn refutation<'a>(&self, other: &'a Alternative) -> Option<&'a [Square]> {
        let best = self.map.best()?;
        let is_worse = best.worth != other.found.worth;
        let reply = other.line.get(1..).filter(|line| !line.is_empty());
        reply.filter(|_| is_worse)
    }
}
