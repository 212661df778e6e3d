//! What all parts of the page share.

use leptos::prelude::*;

use super::desk::Desk;
use super::live::Live;
use super::table::Table;
use super::words::Words;
use crate::route::Route;
use crate::settings::Settings;

/// What all parts of the page share.
#[derive(Clone, Copy)]
pub(super) struct Shared {
    /// What is chosen for the whole page.
    pub(super) settings: RwSignal<Settings>,
    /// The sentences in the chosen language.
    pub(super) words: Words,
    /// What is said to the person.
    pub(super) live: Live,
    /// The worker that thinks.
    pub(super) desk: Desk,
    /// The game that is played or looked at.
    pub(super) table: Table,
    /// Where the person is.
    pub(super) route: RwSignal<Route>,
    /// Whether the list of keys is open.
    pub(super) help: RwSignal<bool>,
}

/// What the part of the page that is being made shares with all others.
pub(super) fn shared() -> Shared {
    expect_context()
}
