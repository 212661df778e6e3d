//! The position and size of the window, remembered between starts.

use std::fs;
use std::io;
use std::path::Path;

use serde::{Deserialize, Serialize};

/// The position and size of a window, in the pixels of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct WindowState {
    pub(crate) x: i32,
    pub(crate) y: i32,
    pub(crate) width: u32,
    pub(crate) height: u32,
    pub(crate) maximized: bool,
}

/// The area of a screen: left, top, width and height.
pub(crate) type Screen = (i32, i32, u32, u32);

/// The smallest size in which the page can show a board.
pub(crate) const SMALLEST: (u32, u32) = (320, 320);

/// The largest size; a greater number in the file is a mistake.
const LARGEST: u32 = 20_000;

impl WindowState {
    /// Reads the state from a file; a damaged file is treated like a missing one.
    pub(crate) fn load(path: &Path) -> Option<Self> {
        let state: Self = serde_json::from_slice(&fs::read(path).ok()?).ok()?;
        state.has_room().then_some(state)
    }

    /// Writes the state to a file, whose folder is created if necessary.
    pub(crate) fn save(&self, path: &Path) -> io::Result<()> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(path, serde_json::to_vec(self)?)
    }

    /// Returns `true` if the page can be shown at this size. A window that is minimized has
    /// none on some systems.
    fn has_room(self) -> bool {
        (SMALLEST.0..LARGEST).contains(&self.width) && (SMALLEST.1..LARGEST).contains(&self.height)
    }

    const fn has_size_of(self, other: Self) -> bool {
        self.width == other.width && self.height == other.height
    }

    /// Returns `true` if the title bar, by which the window can be moved, is on
    /// one of the screens: the one where it was may be gone.
    pub(crate) fn can_be_reached(&self, screens: &[Screen]) -> bool {
        let middle = i64::from(self.x) + i64::from(self.width / 2);
        let top = i64::from(self.y);
        screens.iter().any(|&(x, y, width, height)| {
            let (x, y) = (i64::from(x), i64::from(y));
            (x..x + i64::from(width)).contains(&middle) && (y..y + i64::from(height)).contains(&top)
        })
    }
}

/// The state of an open window, and the one to which it can be restored while it is
/// maximized.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StateHistory {
    restored: WindowState,
    /// The state before that one.
    before: WindowState,
}

impl StateHistory {
    /// Begins with the state in which a window is opened.
    pub(crate) const fn new(opened: WindowState) -> Self {
        Self {
            restored: opened,
            before: opened,
        }
    }

    /// Records the state of a window that has been resized.
    pub(crate) fn note(&mut self, now: WindowState) {
        if now.maximized || !now.has_room() {
            return;
        }
        if !now.has_size_of(self.restored) {
            self.before = self.restored;
        }
        self.restored = now;
    }

    /// Returns the state to remember of a window that is closed.
    pub(crate) fn at_end(self, now: WindowState) -> WindowState {
        if !now.has_room() {
            return self.restored;
        }
        // Some systems tell a window its new size before they call it maximized.
        let restored = if !now.maximized {
            now
        } else if now.has_size_of(self.restored) {
            self.before
        } else {
            self.restored
        };
        WindowState {
            maximized: now.maximized,
            ..restored
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::env;
    use std::path::PathBuf;

    const STATE: WindowState = WindowState {
        x: -20,
        y: 40,
        width: 800,
        height: 600,
        maximized: false,
    };

    fn file(name: &str) -> PathBuf {
        env::temp_dir()
            .join(format!("dooz-desktop-{}-{name}", std::process::id()))
            .join("window.json")
    }

    const LARGE: WindowState = WindowState {
        x: 0,
        y: 0,
        width: 1920,
        height: 1080,
        maximized: true,
    };

    #[test]
    fn a_window_closed_while_maximized_remembers_the_size_chosen_before() {
        let chosen = WindowState {
            width: 700,
            ..STATE
        };
        let remembered = WindowState {
            maximized: true,
            ..chosen
        };
        let mut history = StateHistory::new(STATE);
        history.note(chosen);
        assert_eq!(history.at_end(LARGE), remembered);
        history.note(remembered);
        assert_eq!(history.at_end(LARGE), remembered, "the size was told last");

        history.note(WindowState {
            maximized: false,
            ..LARGE
        });
        history.note(LARGE);
        assert_eq!(history.at_end(LARGE), remembered, "the size was told first");
    }

    #[test]
    fn a_window_closed_as_it_is_remembers_its_place() {
        let mut history = StateHistory::new(STATE);
        history.note(LARGE);
        let moved = WindowState { x: 100, ..STATE };
        assert_eq!(history.at_end(moved), moved);
    }

    #[test]
    fn a_window_without_a_size_remembers_the_one_it_had() {
        let minimized = WindowState {
            x: -32_000,
            y: -32_000,
            width: 0,
            height: 0,
            maximized: false,
        };
        let mut history = StateHistory::new(STATE);
        history.note(minimized);
        assert_eq!(history.at_end(minimized), STATE);
        let maximized = WindowState {
            maximized: true,
            ..STATE
        };
        assert_eq!(
            history.at_end(LARGE),
            maximized,
            "it has no size in between"
        );
    }

    #[test]
    fn a_state_is_saved_in_a_folder_that_need_not_exist() {
        let path = file("saved");
        STATE.save(&path).unwrap();
        assert_eq!(WindowState::load(&path), Some(STATE));
        fs::remove_dir_all(path.parent().unwrap()).unwrap();
        assert_eq!(WindowState::load(&path), None);
    }

    #[test]
    fn a_damaged_file_is_treated_like_a_missing_one() {
        let path = file("damaged");
        STATE.save(&path).unwrap();
        let whole = fs::read_to_string(&path).unwrap();
        for text in [
            "",
            "{",
            "[]",
            &whole[..whole.len() / 2],
            &whole.replace("800", "0"),
            &whole.replace("600", "4000000000"),
            &whole.replace("800", "-1"),
        ] {
            fs::write(&path, text).unwrap();
            assert_eq!(WindowState::load(&path), None, "{text}");
        }
        fs::remove_dir_all(path.parent().unwrap()).unwrap();
    }

    #[test]
    fn a_window_outside_all_screens_cannot_be_reached() {
        let (left, right) = ((0, 0, 1000, 800), (1000, 0, 1000, 800));
        let at = |x, y| WindowState { x, y, ..STATE };

        assert!(STATE.can_be_reached(&[left]));
        assert!(at(1500, 0).can_be_reached(&[left, right]));
        for beyond in [at(1500, 0), at(0, 900), at(0, -1), at(i32::MIN, i32::MAX)] {
            assert!(!beyond.can_be_reached(&[left]), "{beyond:?}");
        }
    }
}
