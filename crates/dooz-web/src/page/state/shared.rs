//! The state that all parts of the page share.

use std::cell::Cell;

use dooz_core::Square;
use dooz_locale::StatusText;

use crate::page::browser::sounds::Speaker;
use crate::page::browser::storage;
use crate::page::prelude::*;
use crate::page::state::match_store::MatchStore;
use crate::page::state::messages::Messages;
use crate::page::state::weights_files::WeightsFiles;
use crate::page::state::worker_client::WorkerClient;
use crate::page::widgets::live::Live;
use crate::page::widgets::players::names;
use crate::protocol::{Answer, Failure};
use crate::route::Route;
use crate::settings::Settings;

/// The state that all parts of the page share.
pub(crate) struct Shared {
    /// The settings of the page.
    pub(crate) settings: RwSignal<Settings>,
    /// The sentences in the chosen language.
    pub(crate) messages: Messages,
    /// Announcements and warnings.
    pub(crate) live: Live,
    /// The source of sounds: browsers allow only a few.
    pub(crate) speaker: Speaker,
    /// The weights of the engine.
    pub(crate) weights: WeightsFiles,
    /// The worker that thinks.
    pub(crate) worker: WorkerClient,
    /// Another one for the analysis of positions, which may never end.
    pub(crate) analysis_worker: WorkerClient,
    /// The match that is played or analysed.
    pub(crate) store: MatchStore,
    /// The current address within the page.
    pub(crate) route: RwSignal<Route>,
    /// The heading of the current screen.
    pub(crate) place: RwSignal<String>,
    /// `true` if the list of keyboard shortcuts is open.
    pub(crate) help: RwSignal<bool>,
    /// `true` once the user knows that the browser refuses to store texts.
    pub(crate) refusal_told: StoredValue<bool>,
}

impl Shared {
    /// Calls `say` with the status texts of the match.
    pub(crate) fn status<T>(&self, say: impl FnOnce(StatusText<'_>) -> T) -> T {
        self.store.game.with(|game| {
            self.messages.with(|locale| {
                let names = names();
                say(StatusText {
                    game,
                    locale,
                    names,
                })
            })
        })
    }

    /// Stores a text under a name. The first time that the browser refuses, the user is
    /// told.
    pub(crate) fn store_text(&self, name: &'static str, text: &str) {
        if !storage::write(name, text) && !self.refusal_told.get_value() {
            self.refusal_told.set_value(true);
            let sentence = untrack(|| self.messages.text("page-not-kept"));
            self.live.tell_loss(sentence);
        }
    }

    /// Says that a square has a stone already.
    pub(crate) fn note_taken(&self, square: Square) {
        let square = square.to_string();
        let gaps = [("square", square.into())];
        self.live.note(self.messages.format("board-taken", &gaps));
    }

    /// Warns that the address names nothing on this page.
    pub(crate) fn warn_of_address(&self) {
        self.live.warn(self.messages.text("page-no-place"));
    }

    /// Warns that a question failed.
    pub(crate) fn warn_of_failure(&self, answer: &Answer) {
        self.live.warn(self.failure(answer));
    }

    /// Explains why a question failed.
    pub(crate) fn failure(&self, answer: &Answer) -> String {
        let key = match answer {
            Answer::Failed(Failure::NoWeights) => "page-no-weights",
            _ => "page-worker-failed",
        };
        self.messages.text(key)
    }
}

thread_local! {
    static SHARED: Cell<Option<&'static Shared>> = const { Cell::new(None) };
}

impl Shared {
    /// Makes it available to [`shared`], for as long as the page lives.
    pub(crate) fn share(self) -> &'static Self {
        let shared = Box::leak(Box::new(self));
        SHARED.set(Some(shared));
        shared
    }
}

/// Returns the state that all parts of the page share.
pub(crate) fn shared() -> &'static Shared {
    SHARED
        .get()
        .expect("the state is shared before any element is created")
}
