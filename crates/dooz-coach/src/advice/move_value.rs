//! The values of moves, and how they are known.

use std::cmp::Reverse;

use dooz_core::{Player, Position, Rules, Score, Square};
use serde::{Deserialize, Serialize};

use crate::text::{self, tagged_in_documents};

/// The value of a move for the player who makes it.
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
        /// The number of plies to the end, including this move.
        plies: u16,
    },
    /// Neither player can force a win.
    Draw,
    /// The opponent wins.
    Loss {
        /// The number of plies to the end, including this move.
        plies: u16,
    },
    /// A search did not reach the end of the game.
    Estimate {
        /// Its evaluation: the more, the better. The scale is that of
        /// [`dooz_engine::Weights`]; see [`chance`](MoveValue::chance).
        score: i64,
    },
    /// The move was not examined.
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
    /// Returns `true` if the player wins.
    #[must_use]
    pub const fn is_win(self) -> bool {
        matches!(self, Self::Win { .. })
    }

    /// Returns `true` if the player loses.
    #[must_use]
    pub const fn is_loss(self) -> bool {
        matches!(self, Self::Loss { .. })
    }

    /// Returns the number of plies to the end of a decided game.
    #[must_use]
    pub const fn plies(self) -> Option<u16> {
        match self {
            Self::Win { plies } | Self::Loss { plies } => Some(plies),
            _ => None,
        }
    }

    /// Returns the player's chance of winning, from 0 to 1, with a draw counted as
    /// half a win; `None` if nothing is known of the value.
    ///
    /// ```
    /// use dooz_coach::advice::MoveValue;
    /// assert_eq!(MoveValue::Estimate { score: 0 }.chance(), Some(0.5));
    /// assert_eq!(MoveValue::Loss { plies: 6 }.chance(), Some(0.0));
    /// assert_eq!(MoveValue::Unknown.chance(), None);
    /// ```
    #[must_use]
    pub fn chance(self) -> Option<f64> {
        /// The scale to which the weights of the engine are fitted.
        const SCALE: f64 = 200.0;
        /// An estimate that leaves no doubt.
        const CERTAIN: i64 = 10_000;
        match self {
            Self::Win { .. } => Some(1.0),
            Self::Draw => Some(0.5),
            Self::Loss { .. } => Some(0.0),
            Self::Estimate { score } => {
                let score = f64::from(score.clamp(-CERTAIN, CERTAIN) as i32);
                Some(1.0 / (1.0 + (-score / SCALE).exp()))
            }
            Self::Unknown => None,
        }
    }

    /// Returns the player's [chance](Self::chance) of winning, which only a proof makes 0
    /// or 1.
    ///
    /// ```
    /// use dooz_coach::advice::MoveValue;
    /// let loss = MoveValue::Loss { plies: 6 };
    /// assert_eq!((loss.chance_if(true), loss.chance_if(false)), (Some(0.0), Some(0.01)));
    /// ```
    #[must_use]
    pub fn chance_if(self, is_proven: bool) -> Option<f64> {
        let chance = self.chance()?;
        Some(if is_proven {
            chance
        } else {
            chance.clamp(0.01, 0.99)
        })
    }

    /// Returns 1, 0 or -1 for a win, a draw or a loss at any distance, or
    /// `None` if it is not known.
    pub(super) const fn outcome(self) -> Option<i8> {
        match self {
            Self::Win { .. } => Some(1),
            Self::Draw => Some(0),
            Self::Loss { .. } => Some(-1),
            Self::Estimate { .. } | Self::Unknown => None,
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

/// The source of a move's value.
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
    /// The value is proven: the outcome, and the number of plies with best play by both.
    Exact,
    /// The outcome is proven, and that the winner needs at most the number of plies of
    /// the value: a line of threats wins, but a shorter way may exist.
    Proven,
    /// The value comes from a search of this depth over the promising moves:
    /// nothing is proven.
    Search {
        /// The depth of the search.
        plies: u32,
    },
    /// The value is not known.
    None,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Knowledge")]
enum PlainKnowledge {
    Exact,
    Proven,
    Search { plies: u32 },
    None,
}

tagged_in_documents!(Knowledge, PlainKnowledge);

impl Knowledge {
    /// Returns the source of a win or a loss that a line of threats proves. Nothing is
    /// shorter than three plies but an end at once, which is seen first.
    pub(crate) fn of_proof(end: MoveValue) -> Self {
        match end.plies() {
            Some(..=3) => Self::Exact,
            _ => Self::Proven,
        }
    }
}

/// A legal move with its value.
///
/// ```
/// use dooz_coach::advice::{Knowledge, ValuedMove, MoveValue};
/// let square = "b2".parse().unwrap();
/// let draw = ValuedMove { square, value: MoveValue::Draw, knowledge: Knowledge::Exact };
/// assert!(draw.is_proven());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ValuedMove {
    /// The move.
    #[serde(with = "text")]
    pub square: Square,
    /// Its value.
    #[serde(rename = "worth")]
    pub value: MoveValue,
    /// The source of the value.
    pub knowledge: Knowledge,
}

impl ValuedMove {
    /// Returns `true` if the outcome is proven.
    #[must_use]
    pub const fn is_proven(&self) -> bool {
        matches!(self.knowledge, Knowledge::Exact | Knowledge::Proven)
    }

    /// Returns `true` if the number of plies of the value is an upper bound: the outcome is
    /// proven, but a shorter way may exist.
    #[must_use]
    pub fn is_bound(&self) -> bool {
        self.knowledge == Knowledge::Proven
    }

    /// Returns `true` if `best` is better as far as is known. Of two wins, the one that is
    /// proven to take fewer plies is; a loss lasts longer only if its length is exact. A move
    /// that was not examined is no better than a loss, and may be as good as a draw.
    fn is_surpassed_by(&self, best: &Self) -> bool {
        match (self.value, best.value) {
            (own, best) if own == best => false,
            (MoveValue::Loss { .. }, MoveValue::Loss { .. }) => !best.is_bound(),
            (_, MoveValue::Unknown) | (MoveValue::Unknown, MoveValue::Draw) => false,
            _ => true,
        }
    }

    /// Returns 1, 0 or -1 for a win, a draw or a loss if that is proven.
    pub(super) const fn proven(&self) -> Option<i8> {
        if self.is_proven() {
            self.value.outcome()
        } else {
            None
        }
    }

    /// Returns the player's chance of winning, from 0 to 1; only a proof makes it 0 or
    /// 1.
    ///
    /// ```
    /// use dooz_coach::advice::{Knowledge, MoveValue, ValuedMove};
    /// let square = "b2".parse().unwrap();
    /// let value = MoveValue::Loss { plies: 6 };
    /// let proven = ValuedMove { square, value, knowledge: Knowledge::Exact };
    /// assert_eq!(proven.chance(), Some(0.0));
    /// let seen = ValuedMove { knowledge: Knowledge::Search { plies: 9 }, ..proven };
    /// assert_eq!(seen.chance(), Some(0.01));
    /// ```
    #[must_use]
    pub fn chance(&self) -> Option<f64> {
        self.value.chance_if(self.is_proven())
    }

    /// Returns the rank of the move; better moves have more.
    ///
    /// A proven win is better than an unproven one, and a draw equals an estimate of
    /// zero. A search that sees the best move lose has seen no better one; moves that
    /// were not examined may be better than a proven loss.
    fn rank(&self) -> (i8, i64) {
        match (self.value, self.is_proven()) {
            (MoveValue::Win { plies }, true) => (5, -i64::from(plies)),
            (MoveValue::Win { plies }, false) => (4, -i64::from(plies)),
            (MoveValue::Draw, _) => (3, 0),
            (MoveValue::Estimate { score }, _) => (3, score),
            (MoveValue::Loss { plies }, false) => (2, plies.into()),
            (MoveValue::Unknown, _) => (1, 0),
            (MoveValue::Loss { plies }, true) => (0, plies.into()),
        }
    }
}

/// The values of all legal moves of a position for the player to move.
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
    /// The legal moves in reading order; empty if the game is over.
    pub moves: Vec<ValuedMove>,
    /// `true` if no move is proven to be better than the best one that is known, though the
    /// values of others may not be.
    #[serde(default)]
    pub best_is_proven: bool,
}

impl ValueMap {
    /// Creates the map of a position of which nothing is known.
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
            best_is_proven: false,
        }
    }

    /// Gives all moves after which the position is the same but for a symmetry the
    /// value of that one of which most is known. `children` are the positions after the
    /// moves, in canonical form.
    pub(super) fn share(&mut self, children: &[Position]) {
        let certainty = |knowledge| match knowledge {
            Knowledge::None => 0,
            Knowledge::Search { plies } => plies.saturating_add(1),
            Knowledge::Proven => u32::MAX - 1,
            Knowledge::Exact => u32::MAX,
        };
        for place in 0..self.moves.len() {
            let same = (0..self.moves.len()).filter(|&other| children[other] == children[place]);
            let surest = same.max_by_key(|&other| {
                let found = &self.moves[other];
                (certainty(found.knowledge), Reverse(found.value.plies()))
            });
            let surest = self.moves[surest.unwrap_or(place)];
            let found = &mut self.moves[place];
            (found.value, found.knowledge) = (surest.value, surest.knowledge);
        }
    }

    /// Returns the value of a move, or `None` if it is not legal.
    #[must_use]
    pub fn of(&self, square: Square) -> Option<&ValuedMove> {
        self.moves.iter().find(|found| found.square == square)
    }

    /// Returns the best move as far as is known, the nearest to the centre of
    /// several, or `None` if the game is over.
    #[must_use]
    pub fn best(&self) -> Option<&ValuedMove> {
        let better = |a: &&ValuedMove, b: &&ValuedMove| {
            let off_centre = |found: &ValuedMove| self.rules.from_centre(found.square);
            // `max_by` takes the last of several equal moves, but reading order
            // prefers the first.
            a.rank()
                .cmp(&b.rank())
                .then(off_centre(b).cmp(&off_centre(a)))
        };
        self.moves.iter().rev().max_by(better)
    }

    /// Returns the best move if it is better than this one.
    pub(super) fn better(&self, square: Square) -> Option<&ValuedMove> {
        let own = self.of(square)?;
        self.best().filter(|best| own.is_surpassed_by(best))
    }

    /// Returns the moves with a known value, the best first; among equal moves,
    /// the one nearest to the centre comes first.
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

    /// Returns `true` if the outcome of every move is proven.
    #[must_use]
    pub fn is_proven(&self) -> bool {
        self.moves.iter().all(ValuedMove::is_proven)
    }

    /// Returns `true` if the number of plies of some move is an upper bound: its outcome is
    /// proven, but a shorter way may exist.
    #[must_use]
    pub fn has_bounds(&self) -> bool {
        self.moves.iter().any(ValuedMove::is_bound)
    }

    /// Returns the source of the values: that of the least certain one if all are proven,
    /// otherwise a search if some value comes from one.
    #[must_use]
    pub fn knowledge(&self) -> Knowledge {
        if self.is_proven() {
            return if self.has_bounds() {
                Knowledge::Proven
            } else {
                Knowledge::Exact
            };
        }
        let mut known = self.moves.iter().map(|found| found.knowledge);
        let searched = known.find(|knowledge| matches!(knowledge, Knowledge::Search { .. }));
        searched.unwrap_or(Knowledge::None)
    }

    /// Returns the value of the position for the player to move if it is
    /// proven: that of the best move, or any win that ends the game at once.
    #[must_use]
    pub fn value(&self) -> Option<MoveValue> {
        let best = self.best()?;
        let wins_at_once = best.is_proven() && best.value == MoveValue::Win { plies: 1 };
        let proven = self.best_is_proven || self.is_proven() || wins_at_once;
        proven.then_some(best.value)
    }

    /// Returns 1, 0 or -1 for a win, a draw or a loss of the player to move if
    /// that is proven. A win is proven even if its length is not known.
    pub(super) fn outcome(&self) -> Option<i8> {
        let best = self.best()?;
        let proven = self.best_is_proven || self.is_proven() || best.proven() == Some(1);
        proven.then_some(best.value.outcome()).flatten()
    }

    /// Returns `true` if a move keeps the outcome of the position, be it a win,
    /// a draw or a loss; `None` if that is not known, or the move is not legal.
    #[must_use]
    pub fn keeps(&self, square: Square) -> Option<bool> {
        Some(self.of(square)?.proven()? == self.outcome()?)
    }
}
