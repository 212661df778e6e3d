//! The standard output.

use std::error::Error;
use std::fmt;
use std::io::{self, ErrorKind, StdoutLock, Write};

/// The standard output, whose errors tell if nobody reads it any more: `dooz think | head`.
#[derive(Debug)]
pub(crate) struct StandardOutput(StdoutLock<'static>);

impl StandardOutput {
    /// Locks the standard output.
    pub(crate) fn lock() -> Self {
        Self(io::stdout().lock())
    }
}

impl Write for StandardOutput {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes).map_err(of_output)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush().map_err(of_output)
    }
}

/// Returns `true` for the error of a standard output that nobody reads any more. Other files
/// can be broken pipes, too.
pub(crate) fn has_no_reader(error: &io::Error) -> bool {
    matches!(error.get_ref(), Some(reason) if reason.is::<NoReader>())
}

/// Nobody reads the standard output any more.
#[derive(Clone, Copy, Debug)]
struct NoReader;

impl fmt::Display for NoReader {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("nobody reads the output")
    }
}

impl Error for NoReader {}

fn of_output(error: io::Error) -> io::Error {
    match error.kind() {
        ErrorKind::BrokenPipe => io::Error::new(ErrorKind::BrokenPipe, NoReader),
        _ => error,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_output_may_lose_its_reader() {
        let broken = || io::Error::from(ErrorKind::BrokenPipe);
        assert!(has_no_reader(&of_output(broken())));
        assert!(!has_no_reader(&broken()));
        assert!(!has_no_reader(&of_output(ErrorKind::StorageFull.into())));
    }
}
