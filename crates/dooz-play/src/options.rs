//! The grammar of everything that is chosen by its name and has options:
//! `NAME[:OPTION=VALUE]...`.
//!
//! The rows of a table are [`Configurable`]: each has a name and
//! [`OptionSpec`]s. A [`Spec`] is a row with values for its options. The
//! computer players are such a table, and so are the searches of the coach.

mod error;
mod option_spec;
mod spec;

pub use error::OptionError;
pub use option_spec::{LARGEST, Offered, OptionSpec, Values, names};
pub use spec::Spec;

/// A row of a table, known by its name, with options.
pub trait Configurable: Sized + 'static {
    /// The kind of the rows, which is a part of the keys of sentences about
    /// them.
    const KIND: &'static str;

    /// The table, in the order in which menus list it.
    const TABLE: &'static [Self];

    /// Finds a row outside of the table by a text, and returns it with the
    /// options that follow its name in the text. Tables usually have none.
    #[must_use]
    fn outside(_text: &str) -> Option<(&'static Self, &str)> {
        None
    }

    /// Returns the name of the row.
    fn name(&self) -> &'static str;

    /// Returns the options of the row, in the order in which they are written.
    /// A number without a name sets the first one, provided its values are
    /// numbers: `search:4` is `search:depth=4`.
    fn options(&self) -> &'static [OptionSpec];

    /// Returns the option of this name.
    fn option(&self, name: &str) -> Option<&'static OptionSpec> {
        self.options().iter().find(|option| option.name == name)
    }
}
