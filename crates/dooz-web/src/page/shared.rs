//! What all parts of the page share.

use std::cell::Cell;

use super::live::Live;
use super::match_store::MatchStore;
use super::words::Words;
use super::worker_client::WorkerClient;
use crate::page::prelude::*;
use crate::route::Route;
use crate::settings::Settings;

/// What all parts of the page share.
pub(super) struct Shared {
    /// What is chosen for the whole page.
    pub(super) settings: RwSignal<Settings>,
    /// The sentences in the chosen language.
    pub(super) words: Words,
    /// What is said to the person.
    pub(super) live: Live,
    /// The worker that thinks.
    pub(super) desk: WorkerClient,
    /// The game that is played or looked at.
    pub(super) store: MatchStore,
    /// Where the person is.
    pub(super) route: RwSignal<Route>,
    /// Whether the list of keys is open.
    pub(super) help: RwSignal<bool>,
}

thread_local! {
    static SHARED: Cell<Option<&'static Shared>> = const { Cell::new(None) };
}

impl Shared {
    /// Lets all parts of the page have it from now on, for ever.
    pub(super) fn share(self) -> &'static Self {
        let shared = Box::leak(Box::new(self));
        SHARED.set(Some(shared));
        shared
    }
}

/// What all parts of the page share.
pub(super) fn shared() -> &'static Shared {
    SHARED.get().expect("it is shared before anything is made")
}
