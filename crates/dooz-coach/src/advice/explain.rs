//! Why a move is as good as it is.

#[cfg(feature = "borsh")]
use borsh::{BorshDeserialize, BorshSerialize};
use dooz_core::{Position, Square};
use serde::Serialize;

use super::MoveClass;
use super::reasons::Reason;
use super::text;
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "borsh", derive(BorshSerialize, BorshDeserialize))]
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
    #[serde(serialize_with = "text::squares")]
    pub line: Vec<Square>,
    /// The best move, if it is worth something else.
    #[serde(serialize_with = "text::some_square")]
    pub better: Option<Square>,
    /// All other legal moves, as a page is read.
    pub alternatives: Vec<Alternative>,
    /// What every legal move is worth.
    pub map: ValueMap,
}

/// A move that could be played instead.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "borsh", derive(BorshSerialize, BorshDeserialize))]
pub struct Alternative {
    /// The move, what it is worth, and how that is known.
    #[serde(rename = "move")]
    pub found: MoveWorth,
    /// How good it is among the others.
    pub class: MoveClass,
    /// The move and what follows: best play to the end if somebody wins, and
    /// otherwise the reply that holds the draw, or what the search expects.
    #[serde(serialize_with = "text::squares")]
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
