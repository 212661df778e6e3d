//! The weights of lines for the intuitive player.

use core::fmt;

use crate::square::MAX_WIDTH;

/// The weights of lines by their length: `g(k)` for making a line of one's own,
/// `q(k)` for spoiling one of the opponent's.
///
/// Two conditions make a sound player, where W is the winning length and 4 the
/// number of directions: `g(W) > 4 q(W)`, so that a win is never missed, and
/// `q(W) > 4 g(W-1)`, so that a threat is never ignored.
///
/// ```
/// use dooz_core::textbook::{Family, Weights, WeightsError};
/// let weights = Family::Power.weights(5);
/// assert_eq!((weights.own(5), weights.opponent(5)), (9_765_625, 1_953_125));
/// assert_eq!(weights.check(), Ok(()));
///
/// // A table of one's own: whoever plays by this one overlooks threats.
/// let own = [0, 1, 10, 100, 1000, 10_000];
/// let weights = Weights::from_fn(5, |k| own[k.min(5) as usize], |k| k.into());
/// assert_eq!(weights.check(), Err(WeightsError::IgnoresThreats));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    own: [i64; LENGTHS],
    opponent: [i64; LENGTHS],
    win: u8,
}

const LENGTHS: usize = MAX_WIDTH as usize + 1;

/// Families of weights.
///
/// ```
/// use dooz_core::textbook::Family;
/// let weights = Family::Factorial.weights(5);
/// assert_eq!((weights.own(2), weights.opponent(2)), (24, 6));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Family {
    /// `g(k) = 5^(2k)` and `q(k) = 5^(2k-1)`: both conditions hold at every
    /// length.
    #[default]
    Power,
    /// `g(k) = (2k)!` and `q(k) = (2k-1)!`: both conditions hold from three
    /// in a row on.
    Factorial,
}

impl Family {
    /// Returns the weights for games won by `k` in a row.
    ///
    /// Powers above 5^24 and factorials above 18! would leave no room for sums.
    /// Lengths of lines that need more than 12 (or 9) stones are therefore
    /// measured by the stones still missing, and lines that lack 11 (or 8) or
    /// more all count as the shortest.
    #[must_use]
    pub fn weights(self, k: u8) -> Weights {
        let (longest, weight): (u8, fn(u32) -> i64) = match self {
            Self::Power => (12, |exponent| 5_i64.pow(exponent)),
            Self::Factorial => (9, |n| (1..=i64::from(n)).product()),
        };
        let shift = k.saturating_sub(longest);
        let step = |length: u8| u32::from(length.saturating_sub(shift).clamp(1, longest));
        Weights::from_fn(
            k,
            |length| weight(2 * step(length)),
            |length| weight(2 * step(length) - 1),
        )
    }
}

impl Weights {
    /// The largest weight; larger ones are clamped to it, so that sums have
    /// room. Negative ones become 0.
    pub const MAX: i64 = 1 << 58;

    /// Creates weights for games won by `k` in a row from any two functions of
    /// a length from 1 to 31. Length 0 has weight 0.
    #[must_use]
    pub fn from_fn(k: u8, own: impl Fn(u8) -> i64, opponent: impl Fn(u8) -> i64) -> Self {
        let mut weights = Self {
            own: [0; LENGTHS],
            opponent: [0; LENGTHS],
            win: k.min(MAX_WIDTH),
        };
        for length in 1..=MAX_WIDTH {
            weights.own[length as usize] = own(length).clamp(0, Self::MAX);
            weights.opponent[length as usize] = opponent(length).clamp(0, Self::MAX);
        }
        weights
    }

    /// Returns `g(k)`, the weight of making a line of one's own; 0 for length
    /// 0.
    #[must_use]
    pub const fn own(&self, length: u8) -> i64 {
        self.own[capped(length)]
    }

    /// Returns `q(k)`, the weight of spoiling the opponent's line; 0 for length
    /// 0.
    #[must_use]
    pub const fn opponent(&self, length: u8) -> i64 {
        self.opponent[capped(length)]
    }

    /// Checks both conditions.
    ///
    /// # Errors
    ///
    /// Returns the first condition that does not hold.
    pub fn check(&self) -> Result<(), WeightsError> {
        if self.room_of_opponent() <= 0 {
            Err(WeightsError::MissesWins)
        } else if self.room_of_own() <= 0 {
            Err(WeightsError::IgnoresThreats)
        } else {
            Ok(())
        }
    }

    /// Returns these weights in another style, from -100 (cautious) through 0
    /// (unchanged) to 100 (aggressive); values beyond are clamped.
    ///
    /// Caution multiplies every `q(k)`, at -100 by the largest factor that
    /// still leaves `g(W) > 4 q(W)`; aggression multiplies every `g(k)` below
    /// W, at 100 by the largest factor that still leaves `q(W) > 4 g(W-1)`.
    /// Styles in between are proportional. So conditions that held before hold
    /// in every style, and where one leaves no room, nothing changes.
    ///
    /// ```
    /// use dooz_core::textbook::Family;
    /// let cautious = Family::Power.weights(5).styled(-100);
    /// // 3125 before: now it spoils a three almost before it makes one's own.
    /// assert_eq!(cautious.opponent(3), 3906);
    /// assert_eq!(cautious.check(), Ok(()));
    /// ```
    #[must_use]
    pub fn styled(mut self, style: i8) -> Self {
        let share = i128::from(style.unsigned_abs().min(100));
        let win = self.win as usize;
        let (room, weights, largest) = if style < 0 {
            let largest = self.opponent[win];
            (self.room_of_opponent(), &mut self.opponent[..], largest)
        } else {
            let largest = self.own[win.saturating_sub(1)];
            (self.room_of_own(), &mut self.own[..win], largest)
        };
        if room <= 0 || largest == 0 {
            return self;
        }
        for weight in weights {
            // One less than the room, because the conditions are strict.
            let more = i128::from(*weight) * share * i128::from(room - 1);
            let more = more / (400 * i128::from(largest));
            *weight = i64::try_from(i128::from(*weight) + more)
                .map_or(Self::MAX, |weight| weight.min(Self::MAX));
        }
        self
    }

    /// Returns the margin of `g(W)` over `4 q(W)`.
    const fn room_of_opponent(&self) -> i64 {
        self.own(self.win) - 4 * self.opponent(self.win)
    }

    /// Returns the margin of `q(W)` over `4 g(W-1)`.
    const fn room_of_own(&self) -> i64 {
        self.opponent(self.win) - 4 * self.own(self.win.saturating_sub(1))
    }
}

const fn capped(length: u8) -> usize {
    if length > MAX_WIDTH {
        MAX_WIDTH as usize
    } else {
        length as usize
    }
}

/// The condition that the weights violate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WeightsError {
    /// Not `g(W) > 4 q(W)`: spoiling can seem better than winning.
    MissesWins,
    /// Not `q(W) > 4 g(W-1)`: growing can seem better than not losing.
    IgnoresThreats,
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::MissesWins => "a win must be worth more than spoiling four",
            Self::IgnoresThreats => {
                "spoiling a win must be worth more than growing four lines one short of it"
            }
        })
    }
}

impl core::error::Error for WeightsError {}
