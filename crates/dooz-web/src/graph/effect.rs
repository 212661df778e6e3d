//! Things that are done when something changes.

use super::node::{Id, Kind, Node, Value, Work};
use super::runtime::{add, run, run_soon};
use super::scope::quietly;
use super::signal::Signal;

/// Does something now, and again whenever the signals change that it has
/// looked at, as long as its owner is there.
///
/// ```
/// # use dooz_web::graph::{RwSignal, Stored, keep, settle};
/// let (count, shown) = (RwSignal::new(1), Stored::new(String::new()));
/// keep(move || shown.set(count.get().to_string()));
/// assert_eq!(shown.get(), "1");
/// count.set(2);
/// settle();
/// assert_eq!(shown.get(), "2");
/// ```
pub fn keep(act: impl FnMut() + 'static) {
    run(effect(Box::new(act)));
}

/// Does something soon, with the next [`settle`](super::settle), and again
/// whenever the signals change that it has looked at, as long as its owner is
/// there.
pub fn whenever(act: impl FnMut() + 'static) {
    run_soon(effect(Box::new(act)));
}

/// Takes what a signal holds whenever that changes from now on. Other signals
/// that it looks at do not matter.
///
/// ```
/// # use dooz_web::graph::{RwSignal, Stored, settle, watch};
/// let (place, told) = (RwSignal::new(1), Stored::new(Vec::new()));
/// watch(place.into(), move |place| {
///     told.update(|told| told.push(place));
/// });
/// place.set(2);
/// settle();
/// assert_eq!(told.get(), [2]);
/// ```
pub fn watch<T: Clone + 'static>(signal: Signal<T>, mut act: impl FnMut(T) + 'static) {
    let mut has_begun = false;
    keep(move || {
        let value = signal.get();
        if std::mem::replace(&mut has_begun, true) {
            quietly(|| act(value));
        }
    });
}

impl<F: FnMut()> Work for F {
    fn run(&mut self, _: Option<&Value>) -> Option<Value> {
        self();
        None
    }
}

fn effect(act: Box<dyn Work>) -> Id {
    add(Node::working(Kind::Effect, act))
}
