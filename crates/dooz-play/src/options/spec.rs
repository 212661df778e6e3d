//! A row of a table with values for its options.

use std::fmt;
use std::str::FromStr;

use dooz_core::textbook::Window;

use super::option_spec::bounds;
use super::{Configurable, OptionError, OptionSpec};

/// A row of a table with values for its options.
///
/// Its text is the name, followed by the options that differ from their defaults:
///
/// ```
/// use dooz_play::players::BrainSpec;
/// let spec: BrainSpec = "Alphabeta:window=-2,2:cut=ge:fast-cut=min".parse()?;
/// assert_eq!(spec.name(), "alphabeta");
/// assert_eq!(spec.to_string(), "alphabeta:window=-2,2:fast-cut=min");
/// assert_eq!(spec.value("cut"), Some("ge".to_owned()));
/// # Ok::<(), dooz_play::options::OptionError>(())
/// ```
#[derive(Clone, Copy)]
pub struct Spec<R: 'static> {
    row: &'static R,
    /// The values of the row's options, as `Values::read` has them.
    values: [i64; MAX_OPTIONS],
}

/// The most options of a row.
const MAX_OPTIONS: usize = 11;

/// Stands for the default value of an option; no other value is as small.
const DEFAULT: i64 = i64::MIN;

impl<R> Spec<R> {
    /// Creates a spec of a row with the default values.
    #[must_use]
    pub const fn of(row: &'static R) -> Self {
        Self {
            row,
            values: [DEFAULT; MAX_OPTIONS],
        }
    }

    /// Returns the row.
    #[must_use]
    pub const fn row(&self) -> &'static R {
        self.row
    }
}

impl<R: Configurable> Spec<R> {
    /// Finds the row of this name, in small or capital letters, with the default
    /// values.
    ///
    /// # Errors
    ///
    /// Returns an error if no row has this name.
    pub fn by_name(name: &str) -> Result<Self, OptionError> {
        let known = R::TABLE
            .iter()
            .find(|row| row.name().eq_ignore_ascii_case(name));
        known.map(Self::of).ok_or_else(|| OptionError::Name {
            kind: R::KIND,
            name: name.to_owned(),
            choices: Self::names(),
        })
    }

    /// Lists the names of all rows.
    #[must_use]
    pub fn names() -> Vec<&'static str> {
        R::TABLE.iter().map(R::name).collect()
    }

    /// Returns the name of the row.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.row.name()
    }

    /// Sets an option from its text.
    ///
    /// # Errors
    ///
    /// Returns an error if the row has no such option, or the option no such
    /// value.
    pub fn set(&mut self, option: &str, value: &str) -> Result<(), OptionError> {
        let (place, known) = self.find(option).ok_or_else(|| OptionError::Option {
            kind: R::KIND,
            name: self.name(),
            option: option.to_owned(),
        })?;
        let value = known.values.read(value)?;
        let differs = known.values.can_be_open() || known.values.default() != Some(value);
        self.values[place] = if differs { value } else { DEFAULT };
        Ok(())
    }

    /// Sets options from texts like `OPTION=VALUE`.
    ///
    /// # Errors
    ///
    /// Returns an error for the first text that is wrong.
    pub fn set_all<'a>(
        &mut self,
        texts: impl IntoIterator<Item = &'a str>,
    ) -> Result<(), OptionError> {
        let numbers = |option: &&OptionSpec| option.values.range().is_some();
        let unnamed = self.row.options().first().filter(numbers);
        for text in texts {
            match (text.split_once('='), unnamed) {
                (Some((option, value)), _) => self.set(option, value)?,
                (None, Some(first)) => self.set(first.name, text)?,
                (None, None) => self.set(text, "")?,
            }
        }
        Ok(())
    }

    /// Sets an option to a value by the table of its names and values. A row
    /// that does not have the option stays as it is.
    pub fn choose<T: PartialEq>(&mut self, option: &str, table: &[(&str, T)], value: &T) {
        if let Some((name, _)) = table.iter().find(|(_, known)| known == value) {
            let _ = self.set(option, name);
        }
    }

    /// Returns `true` if the option is set to a value other than its default.
    #[must_use]
    pub fn is_set(&self, option: &str) -> bool {
        self.find(option)
            .is_some_and(|(place, _)| self.values[place] != DEFAULT)
    }

    /// Returns the value of an option as a text; `None` if it is left open, or
    /// the row does not have it.
    #[must_use]
    pub fn value(&self, option: &str) -> Option<String> {
        let (_, known) = self.find(option)?;
        Some(known.values.write(self.get(option)?))
    }

    /// Returns the number that an option is set to; `None` if it is left open,
    /// or the row does not have it.
    #[must_use]
    pub fn number<N: TryFrom<i64>>(&self, option: &str) -> Option<N> {
        N::try_from(self.get(option)?).ok()
    }

    /// Returns the value that an option is set to, by the table of its names
    /// and values; `None` if the row does not have the option.
    #[must_use]
    pub fn chosen<T: Copy>(&self, option: &str, table: &[(&str, T)]) -> Option<T> {
        let place: usize = self.number(option)?;
        table.get(place).map(|(_, value)| *value)
    }

    /// Returns the window that an option is set to; the widest one if it is
    /// left open.
    #[must_use]
    pub fn window(&self, option: &str) -> Window {
        self.get(option).map_or(Window::WIDEST, |window| {
            let (alpha, beta) = bounds(window);
            Window::new(alpha, beta)
        })
    }

    fn get(&self, option: &str) -> Option<i64> {
        let (place, known) = self.find(option)?;
        match self.values[place] {
            DEFAULT => known.values.default(),
            value => Some(value),
        }
    }

    fn find(&self, option: &str) -> Option<(usize, &'static OptionSpec)> {
        let mut options = self.row.options().iter().enumerate();
        options.find(|(_, known)| known.name == option)
    }
}

impl<R: Configurable> PartialEq for Spec<R> {
    fn eq(&self, other: &Self) -> bool {
        self.name() == other.name() && self.values == other.values
    }
}

impl<R: Configurable> Eq for Spec<R> {}

impl<R: Configurable> fmt::Display for Spec<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        for (option, value) in self.row.options().iter().zip(self.values) {
            if value != DEFAULT {
                write!(f, ":{}={}", option.name, option.values.write(value))?;
            }
        }
        Ok(())
    }
}

impl<R: Configurable> fmt::Debug for Spec<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{self}\"")
    }
}

impl<R: Configurable> FromStr for Spec<R> {
    type Err = OptionError;

    fn from_str(text: &str) -> Result<Self, OptionError> {
        if let Some((row, options)) = R::outside(text) {
            let mut spec = Self::of(row);
            spec.set_all(options.split(':').skip(1))?;
            return Ok(spec);
        }
        let mut parts = text.split(':');
        let mut spec = Self::by_name(parts.next().unwrap_or_default())?;
        spec.set_all(parts)?;
        Ok(spec)
    }
}
