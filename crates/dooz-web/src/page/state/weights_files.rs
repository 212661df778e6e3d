//! The files of the engine's weights.

use std::collections::HashMap;
use std::task::Poll;

use dooz_core::{LineRule, Rules};
use dooz_engine::Weights;

use crate::page::browser::window::fetch;
use crate::page::prelude::*;
use crate::protocol::weights_of;

/// The files of the engine's weights, each of which is fetched once, when it is first
/// needed.
#[derive(Clone, Copy)]
pub(crate) struct WeightsFiles(RwSignal<HashMap<&'static str, File>>);

/// A file that has been asked for: pending, or the bytes, if the host has it.
pub(crate) type File = Poll<Option<Vec<u8>>>;

impl WeightsFiles {
    /// Creates the files, none of which is fetched.
    pub(crate) fn new() -> Self {
        Self(RwSignal::new(HashMap::new()))
    }

    /// Fetches the weights that the engine needs for a game, if it plays it, so that
    /// they are there when it is asked.
    pub(crate) fn fetch_for(self, rules: Rules) {
        if let Some(line) = weights_of(rules) {
            let _ = self.get(line);
        }
    }

    /// Returns the file for a line rule, and fetches it if it has not been. One that
    /// could not be fetched is fetched again the next time.
    pub(crate) fn get(self, line: LineRule) -> File {
        let name = Weights::file_name(line);
        let file = self.0.with_untracked(|files| files.get(name).cloned());
        match file {
            None => {
                self.set(name, Poll::Pending);
                fetch(&format!("./weights/{name}"), move |bytes| {
                    self.set(name, Poll::Ready(bytes));
                });
                Poll::Pending
            }
            Some(Poll::Ready(None)) => {
                self.0.update_untracked(|files| files.remove(name));
                Poll::Ready(None)
            }
            Some(file) => file,
        }
    }

    /// Calls `react` whenever a file has arrived, or could not be fetched.
    pub(crate) fn when_changed(self, react: impl Fn() + Send + Sync + 'static) {
        Effect::watch(move || self.0.track(), move |(), _, _| react(), false);
    }

    fn set(self, name: &'static str, file: File) {
        self.0.update(|files| {
            files.insert(name, file);
        });
    }
}
