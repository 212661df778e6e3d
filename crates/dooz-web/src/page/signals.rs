//! Signals with little code.
//!
//! Leptos compiles the code around a closure once for each closure: about
//! half a kilobyte, of which a page has a thousand. What is boxed here, or
//! only looks at a value, has that code once for each type of value.

use leptos::prelude::*;

/// Something that is derived from signals, each time that it is read.
pub(super) fn derived<T: Send + Sync + 'static>(
    make: impl Fn() -> T + Send + Sync + 'static,
) -> Signal<T> {
    let make: Box<dyn Fn() -> T + Send + Sync> = Box::new(make);
    Signal::derive(make)
}

/// Something that is derived from signals whenever they change, and that
/// tells only when it differs.
pub(super) fn memo<T: PartialEq + Send + Sync + 'static>(
    make: impl Fn() -> T + Send + Sync + 'static,
) -> Memo<T> {
    let make: Box<dyn Fn() -> T + Send + Sync> = Box::new(make);
    Memo::new(move |_| make())
}

/// Does something soon, and again whenever the signals change that it reads.
pub(super) fn whenever(run: impl FnMut() + 'static) {
    whenever_boxed(Box::new(run));
}

fn whenever_boxed(mut run: Box<dyn FnMut()>) {
    Effect::new(move |_| run());
}

/// Makes something that is not made again when the signals change that it
/// reads.
pub(super) fn quietly<T>(make: impl FnOnce() -> T) -> T {
    let mut make = Some(make);
    let mut made = None;
    untracked(&mut || made = make.take().map(|make| make()));
    made.expect("it was made just now")
}

fn untracked(run: &mut dyn FnMut()) {
    untrack(run);
}

/// Looks at what a signal holds.
pub(super) trait Look: Sized {
    /// What it holds.
    type Held;

    /// Looks at it, and again when it changes.
    fn look<R>(self, see: impl FnOnce(&Self::Held) -> R) -> R;

    /// Looks at it once.
    fn peek<R>(self, see: impl FnOnce(&Self::Held) -> R) -> R;
}

macro_rules! look {
    ($($signal:ident),*) => {
        $(impl<T: Send + Sync + 'static> Look for $signal<T> {
            type Held = T;

            fn look<R>(self, see: impl FnOnce(&T) -> R) -> R {
                see(&self.read())
            }

            fn peek<R>(self, see: impl FnOnce(&T) -> R) -> R {
                see(&self.read_untracked())
            }
        })*
    };
}

look!(Memo, RwSignal, Signal);

/// Changes what a signal holds.
pub(super) trait Alter<T> {
    /// Changes it, and tells everybody who looks at it.
    fn alter(self, make: impl FnOnce(&mut T));
}

impl<T: Send + Sync + 'static> Alter<T> for RwSignal<T> {
    fn alter(self, make: impl FnOnce(&mut T)) {
        make(&mut self.write());
    }
}
