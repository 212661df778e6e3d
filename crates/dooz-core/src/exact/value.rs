//! The value of a position under perfect play.

use core::fmt;

use crate::player::Player;
use crate::position::Outcome;
use crate::square::MAX_SQUARES;

/// The value of a position for the player to move if both play perfectly: a win
/// or a loss in a number of plies, or a draw. A greater value is better: wins,
/// the faster the better; then a draw; then losses, the slower the better.
///
/// ```
/// use dooz_core::exact::Value;
/// assert!(Value::win_in(1) > Value::win_in(3));
/// assert!(Value::win_in(3) > Value::DRAW);
/// assert!(Value::DRAW > Value::loss_in(4));
/// assert!(Value::loss_in(4) > Value::loss_in(2));
/// assert_eq!(Value::win_in(3).plies(), Some(3));
/// assert_eq!(Value::win_in(3).to_string(), "win in 3");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Value(pub(super) i32);

/// A number larger than any number of plies.
pub(super) const MOST: i32 = 1000;
const _: () = assert!(MAX_SQUARES < MOST as usize);

impl Value {
    /// A draw: neither player can force a win.
    pub const DRAW: Self = Self(0);

    /// Returns the value of a position whose player to move wins with the last
    /// move in this many plies.
    ///
    /// # Panics
    ///
    /// Panics in debug builds if there are 1000 plies or more.
    #[must_use]
    pub const fn win_in(plies: u16) -> Self {
        debug_assert!((plies as i32) < MOST, "no game has that many plies");
        Self(MOST - plies as i32)
    }

    /// Returns the value of a position whose opponent wins in this many plies.
    ///
    /// # Panics
    ///
    /// Panics in debug builds if there are 1000 plies or more.
    #[must_use]
    pub const fn loss_in(plies: u16) -> Self {
        debug_assert!((plies as i32) < MOST, "no game has that many plies");
        Self(plies as i32 - MOST)
    }

    /// Returns the value of a finished game for the player who would be to
    /// move.
    #[must_use]
    pub fn of_outcome(outcome: Outcome, to_move: Player) -> Self {
        match outcome {
            Outcome::Draw => Self::DRAW,
            Outcome::Win(winner) if winner == to_move => Self::win_in(0),
            Outcome::Win(_) => Self::loss_in(0),
        }
    }

    /// Returns `true` if the player to move wins.
    #[must_use]
    pub const fn is_win(self) -> bool {
        self.0 > 0
    }

    /// Returns `true` if the player to move loses.
    #[must_use]
    pub const fn is_loss(self) -> bool {
        self.0 < 0
    }

    /// Returns the number of plies to the end of a decided game.
    #[must_use]
    pub const fn plies(self) -> Option<u16> {
        match self.0 {
            0 => None,
            score => Some((MOST - score.abs()).cast_unsigned() as u16),
        }
    }

    /// Returns the value as a number: 1000 less the plies for a win, 0 for a
    /// draw, the plies less 1000 for a loss.
    #[must_use]
    pub const fn to_number(self) -> i64 {
        self.0 as i64
    }

    /// Returns the value with this [`Value::to_number`].
    pub(crate) const fn from_number(number: i64) -> Self {
        Self(number as i32)
    }

    /// Returns the value of a move that leads to a position of this value.
    #[must_use]
    pub const fn one_ply_before(self) -> Self {
        Self(self.0.signum() - self.0)
    }

    /// Returns the value of the position after a move of this value: the
    /// inverse of [`Value::one_ply_before`].
    pub(crate) const fn one_ply_after(self) -> Self {
        Self(-self.0 - self.0.signum())
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.plies() {
            None => f.write_str("draw"),
            Some(plies) if self.is_win() => write!(f, "win in {plies}"),
            Some(plies) => write!(f, "loss in {plies}"),
        }
    }
}
