//! The answer to `ABOUT`.

use std::fmt;

use super::one_line;
use crate::blank::is_blank;

/// The answer to `ABOUT`, in which a brain introduces itself. Fields that are
/// empty are left out of the line.
///
/// ```
/// use dooz_play::gomocup::{About, Reply};
/// let line = r#"name="Dooz", version="0.1.0", country="Iran""#;
/// let Reply::About(about) = line.parse()? else { unreachable!() };
/// assert_eq!(about.name, "Dooz");
/// assert_eq!(about.to_string(), line);
/// # Ok::<(), dooz_play::gomocup::ReplyError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct About {
    /// The name of the brain.
    pub name: String,
    /// Its version.
    pub version: String,
    /// The author.
    pub author: String,
    /// The author's country.
    pub country: String,
    /// The page on the web.
    pub www: String,
    /// The address for mail.
    pub email: String,
}

impl About {
    fn fields(&self) -> [(&'static str, &String); 6] {
        [
            ("name", &self.name),
            ("version", &self.version),
            ("author", &self.author),
            ("country", &self.country),
            ("www", &self.www),
            ("email", &self.email),
        ]
    }

    fn field_mut(&mut self, name: &str) -> Option<&mut String> {
        Some(match name.to_ascii_lowercase().as_str() {
            "name" => &mut self.name,
            "version" => &mut self.version,
            "author" => &mut self.author,
            "country" => &mut self.country,
            "www" => &mut self.www,
            "email" => &mut self.email,
            _ => return None,
        })
    }

    /// Reads the line of an answer; `None` if it is not one. Other fields are
    /// skipped.
    pub(super) fn read(line: &str) -> Option<Self> {
        let mut about = Self::default();
        let mut rest = line.trim_matches(is_blank);
        while !rest.is_empty() {
            let (name, after) = rest.split_once('=')?;
            let (value, after) = after
                .trim_start_matches(is_blank)
                .strip_prefix('"')?
                .split_once('"')?;
            if let Some(field) = about.field_mut(name.trim_matches(is_blank)) {
                *field = one_line(value);
            }
            rest = after.trim_start_matches(|sign| sign == ',' || is_blank(sign));
        }
        (about != Self::default()).then_some(about)
    }
}

impl fmt::Display for About {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fields = self.fields().into_iter();
        let fields = fields.filter(|(_, value)| !value.is_empty());
        for (number, (name, value)) in fields.enumerate() {
            let comma = if number == 0 { "" } else { ", " };
            // A quotation mark would end the value.
            let value = one_line(value).replace('"', "'");
            write!(f, "{comma}{name}=\"{value}\"")?;
        }
        Ok(())
    }
}
