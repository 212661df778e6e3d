//! Values that are looked at.

use std::fmt;
use std::marker::PhantomData;
use std::ops::Deref;
use std::rc::Rc;

use super::node::{Derive, Id, Kind, Node, Value, Work, hold};
use super::runtime::{add, is_there, put, read, take, tell};

/// Something that can be looked at, and that tells when it changes.
///
/// ```
/// # use dooz_web::graph::{RwSignal, Signal, derived, memo};
/// let count = RwSignal::new(2);
/// let signals: [Signal<i32>; 4] = [
///     count.into(),
///     memo(move || count.get() * count.get()),
///     derived(move || count.get() + 1),
///     Signal::constant(7),
/// ];
/// count.set(3);
/// assert_eq!(signals.map(Signal::get), [3, 9, 4, 7]);
/// ```
pub struct Signal<T> {
    id: Id,
    of: PhantomData<fn() -> T>,
}

/// A value that can be looked at and changed.
///
/// Whoever looks at it when it is set keeps what it was. To change it in its
/// place while somebody looks at it, or the other way round, is a mistake,
/// and panics.
///
/// ```
/// # use dooz_web::graph::RwSignal;
/// let names = RwSignal::new(vec!["Ada"]);
/// names.update(|names| names.push("Alan"));
/// assert_eq!(names.read().len(), 2);
/// let before = names.read();
/// names.set(Vec::new());
/// assert_eq!(*before, ["Ada", "Alan"]);
/// ```
pub struct RwSignal<T> {
    signal: Signal<T>,
}

/// What a signal held when somebody looked at it.
pub struct Seen<T> {
    value: Value,
    of: PhantomData<fn() -> T>,
}

/// Something that is derived from signals, each time that somebody looks at
/// it. It tells whenever one of them does, even if it is the same then.
pub fn derived<T: 'static>(make: impl Fn() -> T + 'static) -> Signal<T> {
    derive(Box::new(make))
}

fn derive<T: 'static>(make: Box<dyn Make<T>>) -> Signal<T> {
    Signal::of(Node::derived(Rc::new(Derived(make))))
}

/// A closure, as what it is called for alone: a `dyn Fn` can be called in
/// three ways, each of which has to be compiled for every closure.
trait Make<T> {
    fn make(&self) -> T;
}

impl<T, F: Fn() -> T> Make<T> for F {
    fn make(&self) -> T {
        self()
    }
}

struct Derived<T>(Box<dyn Make<T>>);

impl<T: 'static> Derive for Derived<T> {
    fn value(&self) -> Value {
        hold(self.0.make())
    }
}

/// Something that is derived from signals, when somebody looks at it for the
/// first time and when they have changed since. It tells only when it
/// differs.
pub fn memo<T: PartialEq + 'static>(make: impl Fn() -> T + 'static) -> Signal<T> {
    remember(Box::new(make))
}

fn remember<T: PartialEq + 'static>(make: Box<dyn Make<T>>) -> Signal<T> {
    Signal::of(Node::working(Kind::Memo, Box::new(Remembered(make))))
}

struct Remembered<T>(Box<dyn Make<T>>);

impl<T: PartialEq + 'static> Work for Remembered<T> {
    fn run(&mut self, last: Option<&Value>) -> Option<Value> {
        let new = self.0.make();
        let differs = last.is_none_or(|last| *typed::<T>(last) != new);
        differs.then(|| hold(new))
    }
}

impl<T: 'static> Signal<T> {
    fn of(node: Node) -> Self {
        Self {
            id: add(node),
            of: PhantomData,
        }
    }

    /// Something that never changes.
    pub fn constant(value: T) -> Self {
        Self::of(Node::holding(hold(value)))
    }

    /// Looks at it, and again when it changes.
    ///
    /// # Panics
    ///
    /// If it is gone with its owner, and while it is changed.
    #[must_use]
    pub fn read(self) -> Seen<T> {
        Seen::of(read(self.id, true))
    }

    /// A copy of it, and another one when it changes.
    #[must_use]
    pub fn get(self) -> T
    where
        T: Clone,
    {
        self.with(T::clone)
    }

    /// A copy of it as it is now.
    #[must_use]
    pub fn now(self) -> T
    where
        T: Clone,
    {
        self.peek(T::clone)
    }

    /// Looks at it, and again when it changes.
    pub fn with<R>(self, see: impl FnOnce(&T) -> R) -> R {
        see(typed(&read(self.id, true)))
    }

    /// Looks at it as it is now.
    pub fn peek<R>(self, see: impl FnOnce(&T) -> R) -> R {
        see(typed(&read(self.id, false)))
    }

    /// Only wants to know when it changes.
    pub fn track(self) {
        read(self.id, true);
    }

    /// Whether it is gone with its owner.
    #[must_use]
    pub fn is_gone(self) -> bool {
        !is_there(self.id)
    }
}

impl<T: 'static> RwSignal<T> {
    /// A signal that holds `value`.
    pub fn new(value: T) -> Self {
        Self {
            signal: Signal::constant(value),
        }
    }

    /// Lets it hold another value, and tells everybody who looks at it.
    pub fn set(self, value: T) {
        replace(self.signal.id, hold(value));
        tell(self.signal.id);
    }

    /// Changes what it holds, and tells everybody who looks at it.
    pub fn update(self, change: impl FnOnce(&mut T)) {
        self.try_update(change);
    }

    /// Changes what it holds, tells everybody who looks at it, and says what
    /// the change has come to; nothing if it is gone.
    pub fn try_update<R>(self, change: impl FnOnce(&mut T) -> R) -> Option<R> {
        let result = change_value(self.signal.id, change);
        tell(self.signal.id);
        result
    }
}

/// Lets a node hold another value, if it is there.
pub(super) fn replace(id: Id, value: Value) {
    let old = take(id);
    if old.is_some() {
        put(id, value);
    }
}

/// Changes the value of a node, if it is there.
pub(super) fn change_value<T: 'static, R>(id: Id, change: impl FnOnce(&mut T) -> R) -> Option<R> {
    let mut value = take(id)?;
    let result = change(open(&mut value));
    put(id, value);
    Some(result)
}

fn open<T: 'static>(value: &mut Value) -> &mut T {
    let value = Rc::get_mut(value).and_then(|value| value.downcast_mut());
    value.expect("nobody changes a value while somebody looks at it")
}

/// A value as what it is.
pub(super) fn typed<T: 'static>(value: &Value) -> &T {
    value.downcast_ref().unwrap_or_else(|| other_type())
}

#[cold]
fn other_type() -> ! {
    unreachable!("a handle was made with its value")
}

/// It can be looked at like any other.
impl<T> Deref for RwSignal<T> {
    type Target = Signal<T>;

    fn deref(&self) -> &Signal<T> {
        &self.signal
    }
}

impl<T> From<RwSignal<T>> for Signal<T> {
    fn from(signal: RwSignal<T>) -> Self {
        signal.signal
    }
}

impl<T> Seen<T> {
    fn of(value: Value) -> Self {
        Self {
            value,
            of: PhantomData,
        }
    }
}

impl<T: 'static> Deref for Seen<T> {
    type Target = T;

    fn deref(&self) -> &T {
        typed(&self.value)
    }
}

// A handle can be copied, and shown to a developer, whatever its value is.

impl<T> Clone for Signal<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Signal<T> {}

impl<T> Clone for RwSignal<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for RwSignal<T> {}

impl<T> fmt::Debug for Signal<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.id.fmt(f)
    }
}

impl<T> fmt::Debug for RwSignal<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.signal.fmt(f)
    }
}
