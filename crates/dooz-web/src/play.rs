//! The page's side of a match: addresses, forms, files and storage.
//!
//! The match itself is [`dooz_play::matches::Match`].

mod address;
mod clock_text;
mod comments;
mod danger;
mod draft;
mod emphasis;
mod ending;
mod files;
mod heat;
mod messages;
mod move_rows;
mod players_by_strength;
mod sketch;
mod statistics;
mod stored_match;
mod strength;
mod welcome;

use dooz_core::Rules;

pub(crate) use address::Query;
pub use address::{Address, AddressError};
pub use clock_text::clock_text;
pub use comments::{COMMENT_KILOBYTES, cut_comment, cut_comments};
pub use danger::Danger;
pub use draft::{Change, Draft, DraftError};
pub use emphasis::emphasis;
pub use ending::decision;
pub use files::{Export, GameList, ImportError, LARGEST_FILE, read_games};
pub use heat::{exact_scores, show_scores};
pub use move_rows::{MoveRow, move_rows};
pub use players_by_strength::players_by_strength;
pub use sketch::Sketch;
pub use statistics::{Results, ResultsRow, Statistics};
pub use stored_match::{StorageError, load, shorten};
pub use strength::{FIRST_LEVEL, StrengthStop, computer_name, level_of, opponent, sight};
pub use welcome::{casual, is_welcome, welcome};

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
