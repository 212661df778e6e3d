//! Results as texts and as documents, the same as those of the program.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};

use dooz_cli::printer::Printer;
use dooz_locale::terminal::{Bidi, without_marks};
use dooz_locale::{Language, Locale};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde::Serialize;

use crate::errors::wrong;
use crate::long_call::released;

/// Returns a result as a dictionary with the fields of its JSON document.
pub(crate) fn dictionary<'py>(
    py: Python<'py>,
    document: &impl Serialize,
) -> PyResult<Bound<'py, PyDict>> {
    read_dictionary(py, &json(document, &AtomicBool::new(false)))
}

/// Returns a large result as a dictionary. Others go on while it is written, and Ctrl-C ends
/// that.
pub(crate) fn large_dictionary<T: Serialize>(
    py: Python<'_>,
    document: impl FnOnce() -> T + Send,
) -> PyResult<Bound<'_, PyDict>> {
    let json = released(py, |stop| json(&document(), stop))?;
    read_dictionary(py, &json)
}

fn read_dictionary<'py>(py: Python<'py>, json: &str) -> PyResult<Bound<'py, PyDict>> {
    let loaded = py.import("json")?.call_method1("loads", (json,))?;
    Ok(loaded.cast_into()?)
}

/// Returns the JSON of a result, or its beginning if the flag is set meanwhile.
pub(crate) fn json(document: &impl Serialize, stop: &AtomicBool) -> String {
    unless_stopped(stop, |output| {
        serde_json::to_writer(output, document).map_err(Into::into)
    })
}

/// Returns the text that is written, or its beginning if the flag is set meanwhile.
pub(crate) fn unless_stopped(
    stop: &AtomicBool,
    write: impl FnOnce(&mut dyn io::Write) -> io::Result<()>,
) -> String {
    let mut output = Output {
        text: Vec::new(),
        stop,
    };
    let written = write(&mut output);
    let is_stopped = stop.load(Ordering::Relaxed);
    assert!(written.is_ok() || is_stopped, "results can be written");
    String::from_utf8(output.text).expect("results are text")
}

/// An output that takes no more once the flag is set.
struct Output<'a> {
    text: Vec<u8>,
    stop: &'a AtomicBool,
}

impl io::Write for Output<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.stop.load(Ordering::Relaxed) {
            return Err(io::ErrorKind::Other.into());
        }
        self.text.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Returns the sentences of a language.
pub(crate) fn locale(language: &str) -> PyResult<Locale> {
    let language: Result<Language, _> = language.parse();
    language.map(Locale::new).map_err(|error| wrong(&error))
}

/// Returns what the program would write in a language, without the marks that only
/// terminals and browsers understand.
pub(crate) fn text(
    language: &str,
    tell: impl FnOnce(&Printer, &mut dyn io::Write) -> io::Result<()>,
) -> PyResult<String> {
    let printer = Printer::new(locale(language)?, Bidi::Off);
    let mut output = Vec::new();
    tell(&printer, &mut output)?;
    let text = String::from_utf8(output).expect("sentences are text");
    Ok(without_marks(&text).trim_end().to_owned())
}
