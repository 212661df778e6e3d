//! Chess clocks: time controls, the time that a player has left, and the
//! management of thinking time.
//!
//! A [`TimeControl`] states the time of a game, a [`Clock`] counts down for one
//! player, and a [`TimeManager`] decides how long a computer player thinks about
//! a move. Nothing here reads the time of day, since some targets have no clock:
//! elapsed times are passed in.

mod allotment;
mod confidence;
mod time_control;
mod time_manager;

pub(crate) use time_control::seconds;
pub use time_control::{ParseTimeControlError, TimeControl};
pub use time_manager::{StopReason, TimeManager};

use std::time::Duration;

/// The clock of one player.
///
/// ```
/// use std::time::Duration;
/// use dooz_play::clock::{Clock, FlagFall};
///
/// let mut clock = Clock::new("10+0.1".parse()?);
/// clock.press(Duration::from_secs(4))?;
/// assert_eq!(clock.left(), Some(Duration::from_millis(6_100)));
/// assert_eq!(clock.press(Duration::from_secs(7)), Err(FlagFall::Game));
/// assert_eq!(clock.left(), Some(Duration::ZERO));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    control: TimeControl,
    left: Option<Duration>,
    /// The time by which the moves so far have exceeded the time of the game, within a
    /// margin.
    overdue: Duration,
}

impl Clock {
    /// Creates a clock at the start of a game.
    #[must_use]
    pub const fn new(control: TimeControl) -> Self {
        Self::with_left(control, control.game)
    }

    /// Creates a clock with this much time left for the game, `None` if the game
    /// has no limit.
    #[must_use]
    pub const fn with_left(control: TimeControl, left: Option<Duration>) -> Self {
        Self {
            control,
            left,
            overdue: Duration::ZERO,
        }
    }

    /// Returns the time control.
    #[must_use]
    pub const fn control(&self) -> TimeControl {
        self.control
    }

    /// Returns the time left for the game, or `None` if the game has no limit.
    #[must_use]
    pub const fn left(&self) -> Option<Duration> {
        self.left
    }

    /// Returns the longest time that the coming move may take before a flag
    /// falls, or `None` if there is no limit.
    ///
    /// ```
    /// use std::time::Duration;
    /// use dooz_play::clock::Clock;
    /// let clock = Clock::new("30/180".parse()?);
    /// assert_eq!(clock.for_move(), Some(Duration::from_secs(30)));
    /// # Ok::<(), dooz_play::clock::ParseTimeControlError>(())
    /// ```
    #[must_use]
    pub fn for_move(&self) -> Option<Duration> {
        [self.control.turn, self.left].into_iter().flatten().min()
    }

    /// Returns the time to show while a move has taken this long: the time left
    /// for the game, or else for the move. `None` means that there is no limit.
    ///
    /// ```
    /// use std::time::Duration;
    /// use dooz_play::clock::Clock;
    /// let clock = Clock::new("30/180".parse()?);
    /// let second = Duration::from_secs(1);
    /// assert_eq!(clock.shown(second), Some(Duration::from_secs(179)));
    /// # Ok::<(), dooz_play::clock::ParseTimeControlError>(())
    /// ```
    #[must_use]
    pub fn shown(&self, elapsed: Duration) -> Option<Duration> {
        let limit = self.left.or(self.control.turn)?;
        Some(limit.saturating_sub(elapsed))
    }

    /// Returns the limit that a move exceeds if it takes this long, or `None` if
    /// it is in time. A move that takes exactly the time that is left is in
    /// time.
    #[must_use]
    pub fn flag(&self, elapsed: Duration) -> Option<FlagFall> {
        let exceeds = |limit: Option<Duration>| limit.is_some_and(|limit| elapsed > limit);
        if exceeds(self.left) {
            Some(FlagFall::Game)
        } else if exceeds(self.control.turn) {
            Some(FlagFall::Turn)
        } else {
            None
        }
    }

    /// Charges a move that took this long, and adds the increment.
    ///
    /// # Errors
    ///
    /// Returns the limit that the move exceeded. The time is charged, but there
    /// is no increment.
    pub fn press(&mut self, elapsed: Duration) -> Result<(), FlagFall> {
        self.press_within(elapsed, Duration::ZERO)
    }

    /// Charges a move like [`Clock::press`], but lets a flag fall only when a limit is
    /// exceeded by more than a margin. The margin adds nothing to the time of the game:
    /// whatever a move uses of it is carried over, so later moves have less. The limit of a
    /// single move can be exceeded by the margin each time.
    ///
    /// ```
    /// use std::time::Duration;
    /// use dooz_play::clock::{Clock, FlagFall};
    /// let mut clock = Clock::new("1".parse()?);
    /// let margin = Duration::from_millis(50);
    /// clock.press_within(Duration::from_millis(1_030), margin)?;
    /// assert_eq!(clock.left(), Some(Duration::ZERO));
    /// let late = clock.press_within(Duration::from_millis(30), margin);
    /// assert_eq!(late, Err(FlagFall::Game));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Returns the limit that the move exceeded by more than the margin.
    pub fn press_within(&mut self, elapsed: Duration, margin: Duration) -> Result<(), FlagFall> {
        let charged = elapsed.saturating_add(self.overdue);
        let exceeds = |limit: Option<Duration>, time: Duration| {
            limit.is_some_and(|limit| time > limit.saturating_add(margin))
        };
        let flag = if exceeds(self.left, charged) {
            Err(FlagFall::Game)
        } else if exceeds(self.control.turn, elapsed) {
            Err(FlagFall::Turn)
        } else {
            Ok(())
        };
        if let Some(left) = self.left {
            let mut credit = left;
            if flag.is_ok() {
                credit = credit.saturating_add(self.control.increment);
            }
            self.left = Some(credit.saturating_sub(charged));
            self.overdue = charged.saturating_sub(credit).min(margin);
        }
        flag
    }
}

/// A limit that a player exceeded, and so lost the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlagFall {
    /// The time of one move.
    Turn,
    /// The time of all moves.
    Game,
}

impl std::fmt::Display for FlagFall {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Turn => "the time for the move is over",
            Self::Game => "the time for the game is over",
        })
    }
}

impl std::error::Error for FlagFall {}

#[cfg(test)]
mod tests;
