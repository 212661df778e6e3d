//! Interruption by Ctrl-C.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use crate::failure::Failure;

/// The exit status of a program that was interrupted, as shells have it.
pub(crate) const INTERRUPTED: u8 = 130;

/// Returns a flag that Ctrl-C and SIGTERM set, on systems that have signals. A second signal,
/// some time after the first, ends the program at once.
pub(crate) fn interruption() -> Result<Arc<AtomicBool>, Failure> {
    let flag = Arc::<AtomicBool>::default();
    #[cfg(unix)]
    {
        use std::sync::atomic::Ordering;
        use std::time::{Duration, Instant};
        use std::{process, thread};

        use signal_hook::consts::{SIGINT, SIGTERM};

        let mut signals = signal_hook::iterator::Signals::new([SIGINT, SIGTERM])?;
        let flag = Arc::clone(&flag);
        thread::spawn(move || {
            let mut first: Option<Instant> = None;
            for _ in signals.forever() {
                flag.store(true, Ordering::Relaxed);
                // A signal to a group of programs may come twice.
                let begin = *first.get_or_insert_with(Instant::now);
                if begin.elapsed() > Duration::from_secs(1) {
                    process::exit(INTERRUPTED.into());
                }
            }
        });
    }
    Ok(flag)
}
