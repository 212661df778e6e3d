//! The time that commands take, on the clock and on the processor.

use std::fmt;
use std::fs;
use std::time::{Duration, Instant};

/// The time that some commands took.
#[derive(Clone, Copy, Default)]
pub(crate) struct Cost {
    wall: Duration,
    /// User and system time of the processes that ended, on Linux.
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
            start: Instant::now(),
            processor: processor_time(),
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

/// The user and system time of all commands so far that this process has
/// waited for, and of those that they have waited for.
fn processor_time() -> Option<Duration> {
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    children_ticks(&stat).map(|ticks| Duration::from_millis(10 * ticks))
}

/// Reads `cutime` and `cstime`, in hundredths of a second: the 16th and 17th
/// field. The second is a name in brackets, in which anything may stand.
fn children_ticks(stat: &str) -> Option<u64> {
    let (_, from_third) = stat.rsplit_once(')')?;
    let mut times = from_third.split_whitespace().skip(13);
    let user: u64 = times.next()?.parse().ok()?;
    let system: u64 = times.next()?.parse().ok()?;
    Some(user + system)
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
    fn the_time_of_commands_is_found_behind_any_name() {
        let stat = "7 (x) (y 1) S 1 7 7 0 -1 4194304 1 2 3 4 5 6 700 80 20 0 1 0";
        assert_eq!(children_ticks(stat), Some(780));
        assert_eq!(children_ticks("7 (x) S 1"), None);
    }

    #[test]
    fn a_cost_is_shown_in_minutes() {
        let wall = Duration::from_secs(90);
        let cost = |processor| Cost { wall, processor }.to_string();
        assert_eq!(cost(Some(Duration::from_secs(603))), "   1.50     10.05");
        assert_eq!(cost(None), "   1.50   unknown");
    }
}
