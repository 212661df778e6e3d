//! Players outside of this crate, such as programs.

use std::sync::OnceLock;

use super::PlayerRow;

/// A finder of players outside of [`PLAYERS`](super::PLAYERS): it is given the
/// text of a player, and returns its row with the options that follow its name
/// (`:depth=3`, or nothing). `None` if the text does not name such a player.
pub type FindProgram = fn(&str) -> Option<(&'static PlayerRow, &str)>;

static FINDER: OnceLock<FindProgram> = OnceLock::new();

/// Lets a front end offer players of its own, like the programs that it can start,
/// wherever a [`BrainSpec`](super::BrainSpec) is read. Only the first call counts.
///
/// ```
/// use dooz_play::players::{BrainSpec, PLAYERS, offer_programs};
/// assert!("my-player".parse::<BrainSpec>().is_err());
/// offer_programs(|text| Some((&PLAYERS[0], text.strip_prefix("my-player")?)));
/// let spec: BrainSpec = "my-player:nodes=5".parse()?;
/// assert_eq!(spec.limits().nodes, Some(5));
/// # Ok::<(), dooz_play::options::OptionError>(())
/// ```
pub fn offer_programs(find: FindProgram) {
    // Later calls change nothing, so that a name keeps its meaning.
    let _ = FINDER.set(find);
}

/// Finds a player outside of the table.
pub(super) fn find(text: &str) -> Option<(&'static PlayerRow, &str)> {
    FINDER.get()?(text)
}
