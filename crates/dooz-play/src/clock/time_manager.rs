//! Management of thinking time.

use std::ops::ControlFlow;
use std::time::Duration;

use dooz_core::{Position, Progress, Score};

use super::Clock;
use super::allotment::Allotment;
use super::confidence::Confidence;

/// The manager of the thinking time of one move.
///
/// It allots an optimum and a maximum to the move. After each iteration of the
/// search it weighs the optimum by how sure the brain seems to be of its move,
/// and it ends a search that has nothing left to find out. A brain may be silent
/// for long, so a timer should watch over [`TimeManager::maximum`] as well.
///
/// ```
/// use std::time::Duration;
/// use dooz_core::{Position, Progress, Rules};
/// use dooz_play::clock::{Clock, TimeManager};
///
/// let clock = Clock::new("30/180".parse()?);
/// let mut manager = TimeManager::new(&clock, &Position::new(Rules::GOMOKU));
/// let maximum = manager.maximum().expect("the time is limited");
/// assert!(maximum < Duration::from_secs(30));
///
/// // In the callback of the brain, with the time since the move began:
/// let progress = Progress::default();
/// assert!(manager.note(&progress, Duration::from_secs(1)).is_continue());
/// assert!(manager.note(&progress, maximum).is_break());
/// # Ok::<(), dooz_play::clock::ParseTimeControlError>(())
/// ```
#[derive(Clone, Debug)]
pub struct TimeManager {
    allotment: Allotment,
    /// `true` if there is only one legal move.
    is_forced: bool,
    confidence: Confidence,
    /// The number of iterations in a row that found the game decided.
    decided: u32,
}

/// The reason why a search should stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StopReason {
    /// The maximum is reached.
    Maximum,
    /// Another iteration is not worth its time.
    Optimum,
    /// A win or a loss is proven.
    Decided,
    /// There is only one legal move.
    OnlyMove,
}

/// The number of further iterations in search of a faster win or a longer
/// defence. From Rapfi.
const DECIDED_ITERATIONS: u32 = 6;

impl TimeManager {
    /// The default safety margin, which is kept for the way between the brain and
    /// the clock. From Rapfi.
    pub const MARGIN: Duration = Duration::from_millis(30);

    /// Allots time to the next move in a position.
    #[must_use]
    pub fn new(clock: &Clock, position: &Position) -> Self {
        Self::with_margin(clock, position, Self::MARGIN)
    }

    /// Allots time like [`TimeManager::new`], with another safety margin.
    pub(super) fn with_margin(clock: &Clock, position: &Position, margin: Duration) -> Self {
        Self {
            allotment: Allotment::new(clock, position, margin),
            is_forced: position.legal_moves().take(2).count() == 1,
            confidence: Confidence::default(),
            decided: 0,
        }
    }

    /// Returns the time after which an ordinary search begins no further iteration, or
    /// `None` if there is nothing to save time for. A search that is less sure of its move
    /// than most goes on for longer.
    #[must_use]
    pub const fn optimum(&self) -> Option<Duration> {
        self.allotment.optimum
    }

    /// Returns the time that the move must not exceed, or `None` if there is no
    /// limit.
    #[must_use]
    pub const fn maximum(&self) -> Option<Duration> {
        self.allotment.maximum
    }

    /// Takes a report of the brain, and breaks if the brain should stop now.
    /// `elapsed` is the time since the player's clock was started.
    pub fn note(&mut self, progress: &Progress<'_>, elapsed: Duration) -> ControlFlow<StopReason> {
        if progress.finished {
            self.finish_iteration(progress);
        }
        self.stop_reason(progress, elapsed)
            .map_or(ControlFlow::Continue(()), ControlFlow::Break)
    }

    fn finish_iteration(&mut self, progress: &Progress<'_>) {
        self.confidence.finish_iteration(progress);

        self.decided = match progress.score.and_then(Score::plies) {
            None => 0,
            // The whole depth was searched: there is no faster win and no
            // longer defence.
            Some(plies) if progress.depth.is_none_or(|depth| depth >= plies.into()) => u32::MAX,
            Some(_) => self.decided.saturating_add(1),
        };
    }

    fn stop_reason(&self, progress: &Progress<'_>, elapsed: Duration) -> Option<StopReason> {
        let is_over = |time: Option<Duration>| time.is_some_and(|time| elapsed >= time);
        let last_start = || {
            let optimum = self.optimum()?;
            Some(optimum.mul_f64(self.confidence.time_factor()))
        };
        if is_over(self.maximum()) {
            Some(StopReason::Maximum)
        } else if self.is_forced && !progress.pv.is_empty() {
            Some(StopReason::OnlyMove)
        } else if !progress.finished {
            None
        } else if self.decided > DECIDED_ITERATIONS {
            Some(StopReason::Decided)
        } else if is_over(last_start()) {
            Some(StopReason::Optimum)
        } else {
            None
        }
    }
}
