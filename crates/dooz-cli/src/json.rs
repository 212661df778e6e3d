//! Documents for scripts.

use std::io::{self, Write};
use std::time::Duration;

use serde::Serialize;

/// Writes a document on one line.
pub(crate) fn write_json(document: &impl Serialize, output: &mut dyn Write) -> io::Result<()> {
    serde_json::to_writer(&mut *output, document)?;
    output.write_all(b"\n")
}

/// Returns milliseconds with three decimals.
pub(crate) fn milliseconds(time: Duration) -> f64 {
    (time.as_secs_f64() * 1e6).round() / 1e3
}
