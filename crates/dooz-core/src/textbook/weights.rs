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
        if !self.wins().holds() {
            Err(WeightsError::MissesWins)
        } else if !self.stops().holds() {
            Err(WeightsError::IgnoresThreats)
        } else {
            Ok(())
        }
    }

    /// Returns the condition `g(W) > 4 q(W)`, under which a win is never missed.
    ///
    /// ```
    /// use dooz_core::textbook::{Family, WeightsCondition};
    /// let wins = Family::Power.weights(2).wins();
    /// assert_eq!(wins, WeightsCondition { left: 625, right: 4 * 125 });
    /// assert!(wins.holds());
    /// ```
    #[must_use]
    pub const fn wins(&self) -> WeightsCondition {
        WeightsCondition {
            left: self.own(self.win),
            right: 4 * self.opponent(self.win),
        }
    }

    /// Returns the condition `q(W) > 4 g(W-1)`, under which a threat is never
    /// ignored.
    #[must_use]
    pub const fn stops(&self) -> WeightsCondition {
        WeightsCondition {
            left: self.opponent(self.win),
            right: 4 * self.own(self.win.saturating_sub(1)),
        }
    }

    /// Returns these weights in another style, from -200 (reckless caution)
    /// through 0 (unchanged) to 200 (reckless aggression); values beyond are
    /// clamped.
    ///
    /// Up to 100 either way, only the worth of spoiling short lines changes: each
    /// `q(k)` below W is multiplied for caution, or divided for aggression, by up
    /// to 25. No `q(k)` rises above `q(k+1)`, and `q(W-1)` rises no further than
    /// leaves stopping a win worth more than anything else on the square. So
    /// conditions that held before hold in all of these styles.
    ///
    /// Beyond 100, caution multiplies every `q(k)`, and aggression every `g(k)`
    /// below W, once more by up to 25, no `g(k)` above `g(W)`. This can break the conditions:
    /// [`check`](Self::check) tells.
    ///
    /// ```
    /// use dooz_core::textbook::{Family, WeightsError};
    /// let weights = Family::Power.weights(5);
    /// let [cautious, aggressive] = [-100, 100].map(|style| weights.styled(style));
    /// // Making a two is worth 625 to both. Spoiling one is worth 5 times as much,
    /// // or hardly anything.
    /// assert_eq!((cautious.opponent(2), aggressive.opponent(2)), (3125, 5));
    /// assert_eq!([cautious.check(), aggressive.check()], [Ok(()); 2]);
    /// assert_eq!(weights.styled(-200).check(), Err(WeightsError::MissesWins));
    /// assert_eq!(weights.styled(200).check(), Err(WeightsError::IgnoresThreats));
    /// ```
    #[must_use]
    pub fn styled(mut self, style: i16) -> Self {
        let win = self.win as usize;
        let steps = i64::from(style.unsigned_abs());
        let (within, beyond) = (steps.min(100), (steps.min(200) - 100).max(0));
        if style < 0 {
            self.value_spoiling(within);
            for weight in &mut self.opponent {
                *weight = more(*weight, beyond);
            }
        } else {
            for weight in &mut self.opponent[..win] {
                let times = i128::from(100 + MOST_TIMES_LESS_ONE * within);
                let less = i128::from(*weight) * 100 / times;
                *weight = i64::try_from(less).expect("it is not more than before");
            }
            let most = self.own[win];
            for weight in &mut self.own[..win] {
                *weight = more(*weight, beyond).min(most);
            }
        }
        self
    }

    /// Multiplies the weights of spoiling short lines, as far as stopping a win
    /// stays worth more.
    fn value_spoiling(&mut self, steps: i64) {
        let win = self.win as usize;
        let WeightsCondition { left, right } = self.stops();
        let mut most = (left - right) / 4 - 1;
        for weight in self.opponent[..win].iter_mut().rev() {
            *weight = more(*weight, steps).min(most.max(*weight));
            most = *weight;
        }
    }
}

/// One less than the most by which a style multiplies weights. At 25, powers of
/// 5 put spoiling a row one stone above making it, where they begin one below.
const MOST_TIMES_LESS_ONE: i64 = 24;

/// Returns a weight multiplied by 1 at no steps, up to 25 at 100.
fn more(weight: i64, steps: i64) -> i64 {
    let more = i128::from(weight) * i128::from(100 + MOST_TIMES_LESS_ONE * steps) / 100;
    i64::try_from(more).map_or(Weights::MAX, |more| more.min(Weights::MAX))
}

const fn capped(length: u8) -> usize {
    if length > MAX_WIDTH {
        MAX_WIDTH as usize
    } else {
        length as usize
    }
}

/// One of the two conditions of a sound player: the left side must be greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WeightsCondition {
    /// The weight that must be greater.
    pub left: i64,
    /// The sum of four weights that must be less.
    pub right: i64,
}

impl WeightsCondition {
    /// Returns `true` if the condition holds.
    #[must_use]
    pub const fn holds(self) -> bool {
        self.left > self.right
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
