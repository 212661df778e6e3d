//! Properties of files that are kept without being interpreted.

use super::sgf::{decoded, escaped};

/// A property of a node that Dooz does not use, kept so that nothing is lost
/// when the record is written back.
///
/// ```
/// use dooz_play::records::{RecordFormat, NodeId};
/// let record = &RecordFormat::Sgf.read(r"(;SZ[15]EV[Cup [2026\]];B[hh]TR[aa][bb])", None)?[0];
/// let event = &record[NodeId::ROOT].properties[0];
/// assert_eq!(event.name(), "EV");
/// assert_eq!(event.values().collect::<Vec<_>>(), ["Cup [2026]"]);
/// # Ok::<(), dooz_play::records::RecordError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Property {
    name: String,
    // As in the file, because only a program that knows the property can tell
    // which colons in it are escaped for a reason.
    raw_values: Vec<String>,
}

impl Property {
    pub(super) const fn raw(name: String, raw_values: Vec<String>) -> Self {
        Self { name, raw_values }
    }

    /// Creates a property with plain texts as its values. Characters that a
    /// file cannot hold, such as tabs, are replaced as a reader would.
    pub(crate) fn texts<'a>(name: &str, values: impl IntoIterator<Item = &'a str>) -> Self {
        Self {
            name: name.to_owned(),
            raw_values: values
                .into_iter()
                .map(|value| escaped(&decoded(&escaped(value))))
                .collect(),
        }
    }

    /// Returns the name, in upper case.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the values as texts.
    pub fn values(&self) -> impl Iterator<Item = String> {
        self.raw_values.iter().map(|value| decoded(value))
    }

    pub(super) fn raw_values(&self) -> &[String] {
        &self.raw_values
    }
}
