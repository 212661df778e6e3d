mod laws;
mod lives;
mod reads;
mod runs;

use super::{RwSignal, Stored, keep};

/// No notes.
const NOTHING: [i32; 0] = [];

/// What has been noted, in its order.
#[derive(Clone, Copy)]
struct Notes(Stored<Vec<i32>>);

impl Notes {
    fn new() -> Self {
        Self(Stored::new(Vec::new()))
    }

    fn add(self, note: i32) {
        self.0.update(|notes| notes.push(note));
    }

    /// What has been noted since somebody asked.
    fn take(self) -> Vec<i32> {
        self.0.take()
    }
}

/// Notes what a signal holds, now and whenever it changes.
fn note(signal: RwSignal<i32>) -> Notes {
    let notes = Notes::new();
    keep(move || notes.add(signal.get()));
    notes
}
