//! The state that all parts of the page share.

use std::cell::Cell;

use super::live::Live;
use super::match_store::MatchStore;
use super::words::Words;
use super::worker_client::WorkerClient;
use crate::page::prelude::*;
use crate::route::Route;
use crate::settings::Settings;

/// The state that all parts of the page share.
pub(super) struct Shared {
    /// The settings of the page.
    pub(super) settings: RwSignal<Settings>,
    /// The sentences in the chosen language.
    pub(super) words: Words,
    /// Announcements and warnings.
    pub(super) live: Live,
    /// The worker that thinks.
    pub(super) desk: WorkerClient,
    /// The match that is played or analysed.
    pub(super) store: MatchStore,
    /// The current address within the page.
    pub(super) route: RwSignal<Route>,
    /// `true` if the list of keyboard shortcuts is open.
    pub(super) help: RwSignal<bool>,
}

thread_local! {
    static SHARED: Cell<Option<&'static Shared>> = const { Cell::new(None) };
}

impl Shared {
    /// Makes it available to [`shared`], for as long as the page lives.
    pub(super) fn share(self) -> &'static Self {
        let shared = Box::leak(Box::new(self));
        SHARED.set(Some(shared));
        shared
    }
}

/// Returns the state that all parts of the page share.
pub(super) fn shared() -> &'static Shared {
    SHARED.get().expect("it is shared before anything is made")
}
