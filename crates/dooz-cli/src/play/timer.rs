//! A timer for stop flags.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// A timer that sets a flag after some time, unless it is dropped before. Once it is
/// dropped, it no longer sets the flag.
///
/// ```
/// use std::sync::Arc;
/// use std::sync::atomic::{AtomicBool, Ordering};
/// use std::time::Duration;
/// use dooz_cli::play::timer::Timer;
/// let stop = Arc::new(AtomicBool::new(false));
/// let timer = Timer::start(Duration::from_millis(1), &stop);
/// while !stop.load(Ordering::Relaxed) {}
/// # drop(timer);
/// ```
#[derive(Debug)]
pub struct Timer {
    is_dropped: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Timer {
    /// Starts a timer that sets the flag after this time.
    #[must_use = "a timer that is dropped sets no flag"]
    pub fn start(time: Duration, flag: &Arc<AtomicBool>) -> Self {
        let (flag, is_dropped) = (Arc::clone(flag), Arc::<AtomicBool>::default());
        let wait = {
            let is_dropped = Arc::clone(&is_dropped);
            let begin = Instant::now();
            move || {
                while !is_dropped.load(Ordering::Relaxed) {
                    let rest = time.saturating_sub(begin.elapsed());
                    if rest.is_zero() {
                        return flag.store(true, Ordering::Relaxed);
                    }
                    thread::park_timeout(rest);
                }
            }
        };
        Self {
            is_dropped,
            thread: Some(thread::spawn(wait)),
        }
    }
}

impl Drop for Timer {
    fn drop(&mut self) {
        self.is_dropped.store(true, Ordering::Relaxed);
        if let Some(thread) = self.thread.take() {
            thread.thread().unpark();
            let _ = thread.join();
        }
    }
}
