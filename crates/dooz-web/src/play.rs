//! The page's side of a match: addresses, forms, files and storage.
//!
//! The match itself is [`dooz_play::matches::Match`].

mod address;
mod draft;
mod files;
mod heat;
mod messages;
mod sketch;
mod stored_match;

use dooz_core::Rules;

pub(crate) use address::Query;
pub use address::{Address, AddressError};
pub use draft::{Change, Draft, DraftError};
pub use files::{Export, ImportError, read_games};
pub use heat::show_scores;
pub use sketch::RulesSketch;
pub use stored_match::{StorageError, load, shorten};

/// Returns `true` if the page has a board for these rules: from 3x3 to 22x22,
/// and at least two in a row.
///
/// ```
/// use dooz_core::Rules;
/// assert!(dooz_web::play::has_board(Rules::RENJU));
/// assert!(!dooz_web::play::has_board("31x22x5".parse()?));
/// # Ok::<(), dooz_core::RulesError>(())
/// ```
#[must_use]
pub fn has_board(rules: Rules) -> bool {
    let sizes = 3..=22;
    sizes.contains(&rules.width()) && sizes.contains(&rules.height()) && rules.k() >= 2
}

#[cfg(test)]
mod tests;
