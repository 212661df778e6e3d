//! The colours of values.

use crate::advice::{MoveValue, ValuedMove};

/// The colour of a value. Its figure and its text say the same without colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// For a win.
    Win,
    /// For a good move.
    Good,
    /// For a draw or an even position.
    Even,
    /// For a bad move.
    Bad,
    /// For a loss.
    Loss,
}

/// The chance of winning by which a good move may be worse than the best.
const NEAR: f64 = 0.05;

impl Tone {
    /// Returns the colour of a move. An estimated move counts as good if its chance comes
    /// near that of the `best`.
    ///
    /// ```
    /// use dooz_coach::advice::{Knowledge, MoveValue, ValuedMove};
    /// use dooz_coach::board_picture::Tone;
    /// let (square, value) = ("b2".parse().unwrap(), MoveValue::Win { plies: 3 });
    /// let found = ValuedMove { square, value, knowledge: Knowledge::Exact };
    /// assert_eq!(Tone::of(&found, Some(value)), Tone::Win);
    /// ```
    #[must_use]
    pub fn of(found: &ValuedMove, best: Option<MoveValue>) -> Self {
        let (chance, best) = (found.value.chance(), best.and_then(MoveValue::chance));
        match found.value {
            MoveValue::Win { .. } => Self::Win,
            MoveValue::Loss { .. } => Self::Loss,
            MoveValue::Estimate { .. } if chance >= best.map(|best| best - NEAR) => Self::Good,
            MoveValue::Estimate { score: ..0 } => Self::Bad,
            MoveValue::Draw | MoveValue::Estimate { .. } | MoveValue::Unknown => Self::Even,
        }
    }

    /// Returns its name in style sheets.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::Good => "good",
            Self::Even => "even",
            Self::Bad => "bad",
            Self::Loss => "loss",
        }
    }
}
