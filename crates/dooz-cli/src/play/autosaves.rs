//! The folder of games that are kept without being asked for: autosaves.

use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use etcetera::BaseStrategy;

/// The number of games that are offered.
const MOST_OFFERED: usize = 30;

/// The number of games that stay in the folder.
pub const MOST_KEPT: usize = 100;

/// Returns the folder, which is created if it is missing and can be created; `None` if the
/// system has no place for it.
#[must_use]
pub fn folder() -> Option<PathBuf> {
    let folders = etcetera::choose_base_strategy().ok()?;
    let folder = folders.data_dir().join("dooz").join("games");
    // If this fails, the recording of the first game says so.
    let _ = fs::create_dir_all(&folder);
    Some(folder)
}

/// Returns the latest games of the folder, the last one that was played first, without
/// the file `current`.
#[must_use]
pub fn latest(folder: &Path, current: Option<&Path>) -> Vec<PathBuf> {
    let mut games = by_age(folder);
    games.retain(|path| Some(&**path) != current);
    games.truncate(MOST_OFFERED);
    games
}

/// Removes the oldest games of the folder beyond [`MOST_KEPT`]. Files that have other names
/// than autosaves stay, and so do games that are being played.
pub fn remove_old(folder: &Path) {
    let mut games = by_age(folder);
    games.retain(|path| is_autosave(path));
    for path in games.iter().skip(MOST_KEPT) {
        // A recorder locks its file. Some file systems do not support locks.
        let is_locked = |file: File| matches!(file.try_lock(), Err(TryLockError::WouldBlock));
        if !File::open(path).is_ok_and(is_locked) {
            // The next start tries again.
            let _ = fs::remove_file(path);
        }
    }
}

/// Returns the games of the folder, the last one that was played first.
fn by_age(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let dated = |entry: fs::DirEntry| {
        let about = entry.metadata().ok().filter(fs::Metadata::is_file)?;
        let changed = about.modified().unwrap_or(SystemTime::UNIX_EPOCH);
        Some((changed, entry.path()))
    };
    let mut games: Vec<_> = entries.flatten().filter_map(dated).collect();
    games.retain(|(_, path)| path.extension().is_some_and(|ending| ending == "sgf"));
    games.sort_unstable();
    games.into_iter().rev().map(|(_, path)| path).collect()
}

/// Returns `true` for `game.sgf`, `game-2.sgf` and so on.
fn is_autosave(path: &Path) -> bool {
    let stem = path.file_stem().and_then(|stem| stem.to_str());
    let Some(rest) = stem.and_then(|stem| stem.strip_prefix("game")) else {
        return false;
    };
    let number = rest.strip_prefix('-');
    rest.is_empty() || number.is_some_and(|number| number.parse::<u32>().is_ok())
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn the_oldest_autosaves_are_removed_and_nothing_else() {
        let folder = std::env::temp_dir().join(format!("dooz-autosaves-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let create = |name: &str, age: u64| {
            let file = File::create(folder.join(name)).unwrap();
            let time = SystemTime::now() - Duration::from_secs(age);
            file.set_modified(time).unwrap();
        };
        create("game.sgf", 1000);
        create("game-2.sgf", 999);
        for number in 3..=MOST_KEPT + 2 {
            create(&format!("game-{number}.sgf"), number as u64);
        }
        let others = [
            "mine.sgf",
            "game-of-anna.sgf",
            "game2026.sgf",
            "game-.sgf",
            "game.psq",
        ];
        for other in others {
            create(other, 2000);
        }
        remove_old(&folder);
        let left: Vec<_> = fs::read_dir(&folder).unwrap().collect();
        assert_eq!(left.len(), MOST_KEPT + others.len());
        for name in ["game-3.sgf"].iter().chain(&others) {
            assert!(folder.join(name).exists(), "{name}");
        }
        assert!(!folder.join("game.sgf").exists() && !folder.join("game-2.sgf").exists());

        let offered = latest(&folder, Some(&folder.join("game-3.sgf")));
        assert_eq!(offered.len(), MOST_OFFERED);
        assert_eq!(offered[0], folder.join("game-4.sgf"));
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn a_game_that_is_being_played_is_not_removed() {
        let folder = std::env::temp_dir().join(format!("dooz-played-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        for number in 2..=MOST_KEPT + 1 {
            File::create(folder.join(format!("game-{number}.sgf"))).unwrap();
        }
        let played = File::create(folder.join("game.sgf")).unwrap();
        played.set_modified(SystemTime::UNIX_EPOCH).unwrap();
        played.try_lock().unwrap();
        remove_old(&folder);
        assert!(folder.join("game.sgf").exists());
        played.unlock().unwrap();
        remove_old(&folder);
        assert!(!folder.join("game.sgf").exists());
        fs::remove_dir_all(&folder).unwrap();
    }
}
