//! The options of a row, and the values that they can have.

use super::OptionError;

/// An option, with its values and the places that offer it.
///
/// ```
/// use dooz_play::options::Configurable;
/// use dooz_play::players::BrainSpec;
/// let level: BrainSpec = "level".parse()?;
/// let option = level.row().option("level").unwrap();
/// assert_eq!(option.values.range(), Some((0, 100)));
/// # Ok::<(), dooz_play::options::OptionError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// The name of the option.
    pub name: &'static str,
    /// The values that it can have.
    pub values: Values,
    /// The places that offer it.
    pub offered: Offered,
}

/// The values of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Values {
    /// One of some names.
    Choice {
        /// The names.
        names: &'static [&'static str],
        /// The index of the default one.
        default: usize,
    },
    /// `yes`, or `no`, which is the default. The name of the option alone means
    /// `yes`.
    Flag,
    /// A whole number in a range.
    Whole {
        /// The smallest number.
        from: i64,
        /// The largest number.
        to: i64,
        /// The default number.
        default: i64,
    },
    /// A whole number from 1 that can be left open.
    Count {
        /// The largest number.
        to: i64,
        /// The number that holds while it is left open, if one does.
        default: Option<i64>,
    },
    /// A whole number between -[`LARGEST`] and [`LARGEST`] that can be left
    /// open.
    Score,
    /// Two whole numbers between -[`LARGEST`] and [`LARGEST`], the smaller one
    /// first, that can be left open.
    Window,
}

/// The places that offer an option, besides the text that names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offered {
    /// The command line.
    CommandLine,
    /// The command line and the forms of the page.
    Forms,
    /// The command line, the forms of the page, and the menu of the terminal,
    /// which goes through these numbers.
    Menus(&'static [i64]),
}

/// The largest number in a window, which leaves room for sums.
pub const LARGEST: i64 = 1_000_000_000;

/// The names of values, from a table that has the values beside them.
///
/// ```
/// use dooz_play::options::names;
/// const SIDES: [(&str, bool); 2] = [("near", true), ("far", false)];
/// assert_eq!(names(&SIDES), ["near", "far"]);
/// ```
#[must_use]
pub const fn names<T, const N: usize>(table: &[(&'static str, T); N]) -> [&'static str; N] {
    let mut names = [""; N];
    let mut i = 0;
    while i < N {
        names[i] = table[i].0;
        i += 1;
    }
    names
}

impl OptionSpec {
    /// Creates a choice among names, the first of which is the default, for the
    /// forms of the page.
    #[must_use]
    pub const fn choice(name: &'static str, names: &'static [&'static str]) -> Self {
        Self {
            name,
            values: Values::Choice { names, default: 0 },
            offered: Offered::Forms,
        }
    }

    /// Creates an option for the command line.
    #[must_use]
    pub const fn new(name: &'static str, values: Values) -> Self {
        Self {
            name,
            values,
            offered: Offered::CommandLine,
        }
    }

    /// Returns the option, offered in these places.
    #[must_use]
    pub const fn offered(self, offered: Offered) -> Self {
        Self { offered, ..self }
    }
}

const NO_YES: &[&str] = &["no", "yes"];

impl Values {
    /// Returns the names to choose from, if the values have names.
    #[must_use]
    pub const fn names(&self) -> Option<&'static [&'static str]> {
        match self {
            Self::Choice { names, .. } => Some(names),
            Self::Flag => Some(NO_YES),
            Self::Whole { .. } | Self::Count { .. } | Self::Score | Self::Window => None,
        }
    }

    /// Returns the smallest and the largest number, if the values are numbers.
    #[must_use]
    pub const fn range(&self) -> Option<(i64, i64)> {
        match *self {
            Self::Whole { from, to, .. } => Some((from, to)),
            Self::Count { to, .. } => Some((1, to)),
            Self::Score => Some((-LARGEST, LARGEST)),
            Self::Choice { .. } | Self::Flag | Self::Window => None,
        }
    }

    /// Returns the value where none is set; `None` if the option is left open
    /// then.
    pub(super) fn default(&self) -> Option<i64> {
        match *self {
            Self::Choice { default, .. } => i64::try_from(default).ok(),
            Self::Flag => Some(0),
            Self::Whole { default, .. } => Some(default),
            Self::Count { default, .. } => default,
            Self::Score | Self::Window => None,
        }
    }

    /// Returns `true` if the option can be left open.
    pub(super) const fn can_be_open(&self) -> bool {
        matches!(self, Self::Count { .. } | Self::Score | Self::Window)
    }

    /// Reads a value as a number: itself, the index of a name, or a window with
    /// its upper bound in the lower half.
    pub(super) fn read(&self, text: &str) -> Result<i64, OptionError> {
        if let Some(names) = self.names() {
            let place = names
                .iter()
                .position(|name| name.eq_ignore_ascii_case(text))
                .or((*self == Self::Flag && text.is_empty()).then_some(1))
                .and_then(|place| i64::try_from(place).ok());
            let wrong = || OptionError::Value {
                value: text.to_owned(),
                choices: names,
            };
            return place.ok_or_else(wrong);
        }
        if let Some((from, to)) = self.range() {
            return number(text, from, to);
        }
        let wrong = || OptionError::Window(text.to_owned());
        let (alpha, beta) = text.split_once(',').ok_or_else(wrong)?;
        let [alpha, beta] = [alpha, beta].map(|bound| number(bound, -LARGEST, LARGEST));
        let (alpha, beta) = (alpha?, beta?);
        if alpha < beta {
            Ok((alpha << 32) + beta)
        } else {
            Err(wrong())
        }
    }

    /// Writes a value that was read.
    pub(super) fn write(&self, value: i64) -> String {
        if *self == Self::Window {
            let (alpha, beta) = bounds(value);
            return format!("{alpha},{beta}");
        }
        let place = usize::try_from(value).ok();
        let name = self.names().and_then(|names| names.get(place?));
        name.map_or_else(|| value.to_string(), ToString::to_string)
    }
}

/// Returns the two bounds of a window that was read.
pub(super) const fn bounds(window: i64) -> (i64, i64) {
    let beta = window as i32 as i64;
    ((window - beta) >> 32, beta)
}

fn number(text: &str, from: i64, to: i64) -> Result<i64, OptionError> {
    // The sign that people print is not the one that Rust reads.
    let number = text.trim().replace('\u{2212}', "-").parse().ok();
    let number = number.filter(|number| (from..=to).contains(number));
    number.ok_or_else(|| OptionError::Number {
        value: text.to_owned(),
        from,
        to,
    })
}
