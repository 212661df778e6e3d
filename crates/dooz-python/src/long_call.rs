//! Calls that may take long.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;

/// The time between two looks for signals.
const PAUSE: Duration = Duration::from_millis(20);

/// Lets work be done in another thread, while the interpreter is free for others and
/// looks for signals. If one of these raises an exception, as Ctrl-C does, it sets the
/// flag, waits for the work to end, and returns the exception.
///
/// A panic becomes an exception as well.
pub(crate) fn released<T: Send>(
    py: Python<'_>,
    work: impl FnOnce(&Arc<AtomicBool>) -> T + Send,
) -> PyResult<T> {
    watched(py, work, |_| Ok(()))
}

/// Does the same, and calls `watch` between two looks for signals. If that fails, the
/// work is ended in the same way.
pub(crate) fn watched<T: Send>(
    py: Python<'_>,
    work: impl FnOnce(&Arc<AtomicBool>) -> T + Send,
    mut watch: impl FnMut(Python<'_>) -> PyResult<()>,
) -> PyResult<T> {
    let stop = Arc::new(AtomicBool::new(false));
    let (sender, mut receiver) = mpsc::channel();
    thread::scope(|scope| {
        let worker = || {
            let result = caught(|| work(&stop));
            // Somebody waits for it, below.
            let _ = sender.send(result);
        };
        deep_thread().spawn_scoped(scope, worker)?;
        let mut interruption = None;
        loop {
            let (result, same) = py.detach(move || {
                let result = receiver.recv_timeout(PAUSE);
                (result, receiver)
            });
            receiver = same;
            match result {
                Ok(result) => {
                    return interruption.map_or(result, Err);
                }
                Err(RecvTimeoutError::Timeout) if interruption.is_none() => {
                    if let Err(error) = py.check_signals().and_then(|()| watch(py)) {
                        stop.store(true, Ordering::Relaxed);
                        interruption = Some(error);
                    }
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => unreachable!("the work sends its result"),
            }
        }
    })
}

/// Returns the builder of a thread that searches, as deep as the board has squares.
pub(crate) fn deep_thread() -> thread::Builder {
    thread::Builder::new().stack_size(16 << 20)
}

/// Does work, of which a panic becomes an exception.
pub(crate) fn caught<T>(work: impl FnOnce() -> T) -> PyResult<T> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| bug(&*panic))
}

/// Returns the exception of a panic.
fn bug(panic: &(dyn Any + Send)) -> PyErr {
    let text = panic.downcast_ref::<&str>().copied();
    let text = text.or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    let text = text.unwrap_or("a panic");
    PyRuntimeError::new_err(format!("a bug of Dooz, please report it: {text}"))
}
