//! Documents for scripts.

use std::io::{self, Write};

use serde::Serialize;

/// Writes a document on one line.
pub(crate) fn write_json(document: &impl Serialize, output: &mut dyn Write) -> io::Result<()> {
    serde_json::to_writer(&mut *output, document)?;
    output.write_all(b"\n")
}
