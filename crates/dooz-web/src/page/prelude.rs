//! The names of `reactive_graph` that every part of the page uses.

pub(crate) use reactive_graph::callback::{Callable, Callback};
pub(crate) use reactive_graph::computed::Memo;
pub(crate) use reactive_graph::effect::{Effect, RenderEffect};
pub(crate) use reactive_graph::graph::untrack;
pub(crate) use reactive_graph::owner::{LocalStorage, Owner, StoredValue, on_cleanup};
pub(crate) use reactive_graph::prelude::*;
pub(crate) use reactive_graph::signal::RwSignal;
pub(crate) use reactive_graph::wrappers::read::Signal;

/// Runs `update` now, and again whenever a signal that it has read changes,
/// as long as the current owner lives.
pub(crate) fn render_effect(mut update: impl FnMut() + 'static) {
    StoredValue::new(RenderEffect::new(move |_| update()));
}
