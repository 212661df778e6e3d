//! The folder of games that are kept without being asked for.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use etcetera::BaseStrategy;

/// The number of kept games that are offered.
const MOST: usize = 30;

/// Returns the folder, which is created if it is missing; `None` if the system has no
/// place for it.
#[must_use]
pub fn folder() -> Option<PathBuf> {
    let folders = etcetera::choose_base_strategy().ok()?;
    let folder = folders.data_dir().join("dooz").join("games");
    fs::create_dir_all(&folder).ok()?;
    Some(folder)
}

/// Returns the latest games of the folder, the last one that was played first, without
/// the file `current`.
#[must_use]
pub fn latest(folder: &Path, current: Option<&Path>) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let dated = |entry: fs::DirEntry| {
        let about = entry.metadata().ok().filter(fs::Metadata::is_file)?;
        let changed = about.modified().unwrap_or(SystemTime::UNIX_EPOCH);
        Some((changed, entry.path()))
    };
    let mut games: Vec<_> = entries.flatten().filter_map(dated).collect();
    games.retain(|(_, path)| {
        path.extension().is_some_and(|ending| ending == "sgf") && Some(&**path) != current
    });
    games.sort_unstable();
    let paths = games.into_iter().rev().map(|(_, path)| path);
    paths.take(MOST).collect()
}
