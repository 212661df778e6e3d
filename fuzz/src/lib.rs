//! The laws that the fuzz targets check.
//!
//! A target is a file in `fuzz_targets/`, which passes its input to a function
//! here, and a `[[bin]]` in `Cargo.toml`. Valid examples in `seeds/<target>/`
//! let a run of a few seconds get beyond the first character.
//! `cargo xtask fuzz` finds all targets.

use std::error::Error;
use std::fmt::{Debug, Display};
use std::str::FromStr;

use dooz_play::records::{Record, RecordFormat};

/// Checks that a value survives printing and parsing, and that other text is
/// refused with a sentence.
///
/// ```
/// dooz_fuzz::parse_and_print_agree::<std::net::Ipv4Addr>("127.0.0.1");
/// dooz_fuzz::parse_and_print_agree::<std::net::Ipv4Addr>("localhost");
/// ```
///
/// # Panics
///
/// Panics if the law is broken.
pub fn parse_and_print_agree<T>(text: &str)
where
    T: FromStr<Err: Error> + Display + PartialEq + Debug,
{
    agree(text, str::parse::<T>, T::to_string);
}

/// Checks the law of [`parse_and_print_agree`] for any parser and printer, and
/// returns the parsed value for further checks.
///
/// ```
/// let number = dooz_fuzz::agree("+7", str::parse::<u8>, u8::to_string);
/// assert_eq!(number, Some(7));
/// ```
///
/// # Panics
///
/// Panics if the law is broken.
pub fn agree<T, E>(
    text: &str,
    parse: impl Fn(&str) -> Result<T, E>,
    print: impl Fn(&T) -> String,
) -> Option<T>
where
    T: PartialEq + Debug,
    E: Error,
{
    match parse(text) {
        Ok(value) => {
            let printed = print(&value);
            match parse(&printed) {
                Ok(again) => assert_eq!(value, again, "printed as {printed:?}"),
                Err(error) => panic!("{value:?} is printed as {printed:?}: {error}"),
            }
            Some(value)
        }
        Err(error) => {
            assert_is_sentence(&error);
            None
        }
    }
}

/// Checks the law of [`parse_and_print_agree`] for a format of games, whose
/// errors must point into the text.
///
/// ```
/// use dooz_play::records::RecordFormat;
/// let records = dooz_fuzz::records_agree(RecordFormat::Sgf, "(;SZ[15];B[hh])");
/// assert_eq!(records.map(|records| records.len()), Some(1));
/// ```
///
/// # Panics
///
/// Panics if the law is broken.
pub fn records_agree(format: RecordFormat, text: &str) -> Option<Vec<Record>> {
    if let Err(error) = format.read(text, None) {
        assert!(
            text.is_char_boundary(error.place.byte()),
            "{error:?} is nowhere"
        );
    }
    let write = |records: &Vec<Record>| {
        let written = format.write(records);
        written.expect("a format holds what was read from it")
    };
    agree(text, |text| format.read(text, None), write)
}

/// Checks that an error has a message.
///
/// # Panics
///
/// Panics if it has none.
pub fn assert_is_sentence(error: &impl Error) {
    assert!(
        !error.to_string().trim().is_empty(),
        "refused without a reason: {error:?}"
    );
}
