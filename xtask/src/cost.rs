//! The time that commands take, on the clock and on the processor.

use std::fmt;
use std::time::{Duration, Instant};

/// The time that some commands took.
#[derive(Clone, Copy, Default)]
pub(crate) struct Cost {
    wall: Duration,
    /// User and system time of all processes, on Linux.
    processor: Option<Duration>,
}

/// A running measurement of a [`Cost`].
pub(crate) struct Meter {
    start: Instant,
    processor: Option<Duration>,
}

impl Meter {
    pub(crate) fn start() -> Self {
        Self {
            processor: processor_time(),
            start: Instant::now(),
        }
    }

    pub(crate) fn read(&self) -> Cost {
        Cost {
            wall: self.start.elapsed(),
            processor: processor_time()
                .zip(self.processor)
                .map(|(now, then)| now.saturating_sub(then)),
        }
    }
}

/// Makes the time of browsers known: they do not wait for all of their
/// processes, and without a parent that waits, the system does not count them.
///
/// This process must not wait for commands of its own in other threads then.
pub(crate) fn adopt_orphans() {
    #[cfg(target_os = "linux")]
    let _ = nix::sys::prctl::set_child_subreaper(true);
}

/// Returns the processor time of all commands that have ended.
#[cfg(target_os = "linux")]
fn processor_time() -> Option<Duration> {
    use nix::sys::prctl::get_child_subreaper;
    use nix::sys::resource::{UsageWho, getrusage};
    use nix::sys::time::TimeValLike;
    use nix::sys::wait::{WaitPidFlag, WaitStatus, waitpid};

    if get_child_subreaper().ok()? {
        while let Ok(status) = waitpid(None, Some(WaitPidFlag::WNOHANG))
            && status != WaitStatus::StillAlive
        {}
    }
    let usage = getrusage(UsageWho::RUSAGE_CHILDREN).ok()?;
    let time = usage.user_time() + usage.system_time();
    time.num_microseconds()
        .try_into()
        .ok()
        .map(Duration::from_micros)
}

#[cfg(not(target_os = "linux"))]
fn processor_time() -> Option<Duration> {
    None
}

impl fmt::Display for Cost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:>7.2}", minutes(self.wall))?;
        match self.processor {
            Some(time) => write!(f, " {:>9.2}", minutes(time)),
            None => write!(f, " {:>9}", "unknown"),
        }
    }
}

fn minutes(time: Duration) -> f64 {
    time.as_secs_f64() / 60.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cost_is_shown_in_minutes() {
        let wall = Duration::from_secs(90);
        let cost = |processor| Cost { wall, processor }.to_string();
        assert_eq!(cost(Some(Duration::from_secs(603))), "   1.50     10.05");
        assert_eq!(cost(None), "   1.50   unknown");
    }
}
