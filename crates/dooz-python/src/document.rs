//! Results as texts and as documents, the same as those of the program.

use std::io;

use dooz_cli::printer::Printer;
use dooz_locale::terminal::{Bidi, without_marks};
use dooz_locale::{Language, Locale};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde::Serialize;

use crate::errors::wrong;

/// Returns a result as a dictionary with the fields of its JSON document.
pub(crate) fn dictionary<'py>(
    py: Python<'py>,
    document: &impl Serialize,
) -> PyResult<Bound<'py, PyDict>> {
    let text = serde_json::to_string(document).expect("results can be written");
    let loaded = py.import("json")?.call_method1("loads", (text,))?;
    Ok(loaded.cast_into()?)
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
