//! The names of `reactive_graph` that every part of the page uses.
//!
//! Its signals, memos and effects are generic in the function that they call, and the
//! page has hundreds of those. The functions here box theirs first, so that the machinery
//! is compiled once for each type of value: the module is smaller.

pub(crate) use reactive_graph::callback::{Callable, Callback};
pub(crate) use reactive_graph::computed::Memo;
pub(crate) use reactive_graph::effect::Effect;
use reactive_graph::effect::RenderEffect;
pub(crate) use reactive_graph::graph::untrack;
pub(crate) use reactive_graph::owner::{LocalStorage, Owner, StoredValue, on_cleanup};
pub(crate) use reactive_graph::prelude::*;
pub(crate) use reactive_graph::signal::RwSignal;
pub(crate) use reactive_graph::wrappers::read::Signal;

/// Creates a signal that is computed whenever it is read.
pub(crate) fn derive<T: Send + Sync + 'static>(
    make: impl Fn() -> T + Send + Sync + 'static,
) -> Signal<T> {
    let make: Box<dyn Fn() -> T + Send + Sync> = Box::new(make);
    Signal::derive(make)
}

/// Creates a signal that is computed when one changes that it reads. `make` gets the last
/// value.
pub(crate) fn memo<T: PartialEq + Send + Sync + 'static>(
    make: impl Fn(Option<&T>) -> T + Send + Sync + 'static,
) -> Memo<T> {
    let make: Box<Compute<T>> = Box::new(make);
    Memo::new(make)
}

/// The function of a memo, which gets its last value.
type Compute<T> = dyn Fn(Option<&T>) -> T + Send + Sync;

/// Makes the current effect run again when a memo changes, as [`Track::track`] does for
/// a signal: that would not compute the memo, and a memo that nobody computes changes
/// nothing.
pub(crate) fn depend_on<T: Send + Sync + 'static>(memo: Memo<T>) {
    memo.with(|_| ());
}

/// Runs `act` soon, and again after a signal that it has read changes, for as long as the
/// current owner lives.
pub(crate) fn effect(act: impl FnMut() + 'static) {
    let act: Box<dyn FnMut()> = Box::new(act);
    Effect::new(act);
}

/// Runs `update` now, and again whenever a signal that it has read changes,
/// as long as the current owner lives.
pub(crate) fn render_effect(update: impl FnMut() + 'static) {
    let mut update: Box<dyn FnMut()> = Box::new(update);
    StoredValue::new(RenderEffect::new(move |_| update()));
}
