//! What moves are worth, and how well that is known.

use std::cmp::Reverse;

use dooz_core::{Player, Position, Rules, Score, Square};
use serde::{Deserialize, Serialize};

use crate::text::{self, tagged_in_documents};

/// What a move is worth to the player who makes it.
///
/// ```
/// use dooz_coach::advice::MoveValue;
/// let win = MoveValue::Win { plies: 1 };
/// let json = r#"{"kind":"win","plies":1}"#;
/// assert_eq!(serde_json::to_string(&win)?, json);
/// assert_eq!(serde_json::from_str::<MoveValue>(json)?, win);
/// assert!(win.is_win() && !MoveValue::Draw.is_win());
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "kind", rename_all = "kebab-case")]
pub enum MoveValue {
    /// The player wins.
    Win {
        /// The moves of both sides until then, this one included.
        plies: u16,
    },
    /// Nobody can force a win.
    Draw,
    /// The opponent wins.
    Loss {
        /// The moves of both sides until then, this one included.
        plies: u16,
    },
    /// A search saw no end of the game.
    Estimate {
        /// How it judges where it stopped: the more, the better. The scale
        /// is that of [`dooz_core::textbook::Search`].
        score: i64,
    },
    /// Nobody looked at the move.
    Unknown,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "MoveValue")]
enum PlainValue {
    Win { plies: u16 },
    Draw,
    Loss { plies: u16 },
    Estimate { score: i64 },
    Unknown,
}

tagged_in_documents!(MoveValue, PlainValue);

impl MoveValue {
    /// Whether the player wins.
    #[must_use]
    pub const fn is_win(self) -> bool {
        matches!(self, Self::Win { .. })
    }

    /// Whether the player loses.
    #[must_use]
    pub const fn is_loss(self) -> bool {
        matches!(self, Self::Loss { .. })
    }

    /// The number of plies to the end of a game that is won or lost.
    #[must_use]
    pub const fn plies(self) -> Option<u16> {
        match self {
            Self::Win { plies } | Self::Loss { plies } => Some(plies),
            _ => None,
        }
    }

    /// A win, a draw or a loss, however far off: 1, 0 or -1; `None` if it is
    /// not seen.
    pub(super) const fn outcome(self) -> Option<i8> {
        match self {
            Self::Win { .. } => Some(1),
            Self::Draw => Some(0),
            Self::Loss { .. } => Some(-1),
            Self::Estimate { .. } | Self::Unknown => None,
        }
    }

    /// Orders what moves are worth: a draw is like an estimate of nothing.
    fn rank(self) -> (i8, i64) {
        match self {
            Self::Win { plies } => (1, -i64::from(plies)),
            Self::Draw => (0, 0),
            Self::Estimate { score } => (0, score),
            Self::Loss { plies } => (-1, i64::from(plies)),
            Self::Unknown => (-2, 0),
        }
    }
}

impl From<Score> for MoveValue {
    fn from(score: Score) -> Self {
        match score {
            Score::LossIn(plies) => Self::Loss { plies },
            Score::Estimate(score) => Self::Estimate { score },
            Score::Draw => Self::Draw,
            Score::WinIn(plies) => Self::Win { plies },
        }
    }
}

/// How it is known what a move is worth.
///
/// ```
/// use dooz_coach::advice::Knowledge;
/// let json = serde_json::to_string(&Knowledge::Search { plies: 4 })?;
/// assert_eq!(json, r#"{"kind":"search","plies":4}"#);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "kind", rename_all = "kebab-case")]
pub enum Knowledge {
    /// It is proven.
    Exact,
    /// A search looked so many moves ahead, only at the promising ones:
    /// nothing is proven.
    Search {
        /// The moves that it looked ahead.
        plies: u32,
    },
    /// It is not known.
    None,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Knowledge")]
enum PlainKnowledge {
    Exact,
    Search { plies: u32 },
    None,
}

tagged_in_documents!(Knowledge, PlainKnowledge);

/// A legal move with what it is worth.
///
/// ```
/// use dooz_coach::advice::{Knowledge, ValuedMove, MoveValue};
/// let square = "b2".parse().unwrap();
/// let draw = ValuedMove { square, value: MoveValue::Draw, knowledge: Knowledge::Exact };
/// assert!(draw.is_exact());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ValuedMove {
    /// The move.
    #[serde(with = "text")]
    pub square: Square,
    /// What it is worth.
    #[serde(rename = "worth")]
    pub value: MoveValue,
    /// How that is known.
    pub knowledge: Knowledge,
}

impl ValuedMove {
    /// Whether it is proven what the move is worth.
    #[must_use]
    pub const fn is_exact(&self) -> bool {
        matches!(self.knowledge, Knowledge::Exact)
    }

    /// A win, a draw or a loss if that is proven: 1, 0 or -1.
    pub(super) const fn proven(&self) -> Option<i8> {
        if self.is_exact() {
            self.value.outcome()
        } else {
            None
        }
    }

    /// Better moves have more. A proven win is better than any that is
    /// only seen.
    fn rank(&self) -> (i8, bool, i64) {
        let (class, degree) = self.value.rank();
        (class, class == 1 && self.is_exact(), degree)
    }
}

/// What every legal move of a position is worth to the player to move.
///
/// ```
/// use dooz_coach::advice::{Adviser, MoveValue};
/// use dooz_core::{Limits, Rules, Setup, Symbol};
/// let setup = Setup::parse(Rules::TIC_TAC_TOE, "XX. / OO. / ...", Symbol::X)?;
/// let map = Adviser::new().values(&setup.position()?, &Limits::default());
/// assert_eq!(map.best().unwrap().square, "c3".parse()?);
/// assert_eq!(map.of("c2".parse()?).unwrap().value, MoveValue::Draw);
/// assert_eq!(map.of("a1".parse()?).unwrap().value, MoveValue::Loss { plies: 2 });
/// assert_eq!(map.keeps("c3".parse()?), Some(true));
/// assert_eq!(map.keeps("a1".parse()?), Some(false));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ValueMap {
    /// The rules of the game.
    #[serde(with = "text")]
    pub rules: Rules,
    /// The player to move.
    #[serde(with = "text::PlayerName")]
    pub turn: Player,
    /// The legal moves as a page is read; none if the game is over.
    pub moves: Vec<ValuedMove>,
}

impl ValueMap {
    /// A map of a position of which nothing is known.
    pub(super) fn unknown(position: &Position) -> Self {
        let moves = position.legal_moves().map(|square| ValuedMove {
            square,
            value: MoveValue::Unknown,
            knowledge: Knowledge::None,
        });
        Self {
            rules: position.rules(),
            turn: position.turn(),
            moves: moves.collect(),
        }
    }

    /// What is known of a move; `None` if it is not legal.
    #[must_use]
    pub fn of(&self, square: Square) -> Option<&ValuedMove> {
        self.moves.iter().find(|found| found.square == square)
    }

    /// The best move as far as is known, of several the one that is nearest
    /// to the centre; `None` if the game is over.
    #[must_use]
    pub fn best(&self) -> Option<&ValuedMove> {
        let better = |a: &&ValuedMove, b: &&ValuedMove| {
            let off_centre = |found: &ValuedMove| self.rules.from_centre(found.square);
            // `max_by` takes the last of equals, and reading order prefers
            // the first.
            a.rank()
                .cmp(&b.rank())
                .then(off_centre(b).cmp(&off_centre(a)))
        };
        self.moves.iter().rev().max_by(better)
    }

    /// The best move, if it is worth something else than this one.
    pub(super) fn better(&self, square: Square) -> Option<&ValuedMove> {
        let own = self.of(square)?.value;
        self.best().filter(|best| best.value != own)
    }

    /// The moves of which something is known, the best first, and of several
    /// the one first that is nearest to the centre.
    #[must_use]
    pub fn from_best(&self) -> Vec<ValuedMove> {
        let known = self.moves.iter().copied();
        let known = known.filter(|found| found.value != MoveValue::Unknown);
        let mut known: Vec<ValuedMove> = known.collect();
        known.sort_by_key(|found| {
            let off_centre = self.rules.from_centre(found.square);
            (Reverse(found.rank()), off_centre)
        });
        known
    }

    /// Whether the worth of every move is proven.
    #[must_use]
    pub fn is_exact(&self) -> bool {
        self.moves.iter().all(ValuedMove::is_exact)
    }

    /// How the map came about: whether everything in it is proven, or else
    /// how far the search looked for the rest.
    #[must_use]
    pub fn knowledge(&self) -> Knowledge {
        if self.is_exact() {
            return Knowledge::Exact;
        }
        let mut known = self.moves.iter().map(|found| found.knowledge);
        let searched = known.find(|knowledge| matches!(knowledge, Knowledge::Search { .. }));
        searched.unwrap_or(Knowledge::None)
    }

    /// What the position is worth to the player to move, if that is proven:
    /// the best of all moves, or any win that ends the game at once.
    #[must_use]
    pub fn value(&self) -> Option<MoveValue> {
        let best = self.best()?;
        let proven =
            self.is_exact() || (best.is_exact() && best.value == MoveValue::Win { plies: 1 });
        proven.then_some(best.value)
    }

    /// A win, a draw or a loss of the player to move, if that is proven. To
    /// know that one wins, it need not be known how fast.
    pub(super) fn outcome(&self) -> Option<i8> {
        let best = self.best()?;
        let proven = self.is_exact() || best.proven() == Some(1);
        proven.then_some(best.value.outcome()).flatten()
    }

    /// Whether a move keeps what the position is worth, be it a win, a draw
    /// or a loss; `None` if that is not known, or the move not legal.
    #[must_use]
    pub fn keeps(&self, square: Square) -> Option<bool> {
        Some(self.of(square)?.proven()? == self.outcome()?)
    }
}

/// The position after a legal move.
pub(super) fn after(position: &Position, square: Square) -> Position {
    let mut child = *position;
    child.play(square).expect("the move is legal");
    child
}
