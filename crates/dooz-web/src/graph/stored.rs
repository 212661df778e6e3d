//! Values that tell nobody.

use std::fmt;
use std::marker::PhantomData;
use std::rc::Rc;

use super::node::{Id, Node, hold};
use super::runtime::{add, is_there, read};
use super::signal::{change_value, replace, typed};

/// A value that lives as long as its owner, and that tells nobody when it
/// changes.
///
/// ```
/// # use dooz_web::graph::Stored;
/// let waiting = Stored::new(vec![1]);
/// waiting.update(|waiting| waiting.push(2));
/// assert_eq!(waiting.take(), [1, 2]);
/// assert!(waiting.with(Vec::is_empty));
/// ```
pub struct Stored<T> {
    id: Id,
    of: PhantomData<fn() -> T>,
}

/// Something to be called that can be copied; it lives as long as its owner.
///
/// ```
/// # use dooz_web::graph::{Callback, Stored};
/// let played = Stored::new(None);
/// let on_play = Callback::new(move |square: &'static str| played.set(Some(square)));
/// on_play.run("b2");
/// assert_eq!(played.get(), Some("b2"));
/// ```
pub struct Callback<T>(Stored<Rc<dyn Fn(T)>>);

impl<T: 'static> Stored<T> {
    /// Keeps a value.
    pub fn new(value: T) -> Self {
        Self {
            id: add(Node::holding(hold(value))),
            of: PhantomData,
        }
    }

    /// A copy of it.
    ///
    /// # Panics
    ///
    /// If it is gone with its owner, and while it is changed.
    #[must_use]
    pub fn get(self) -> T
    where
        T: Clone,
    {
        self.with(T::clone)
    }

    /// Looks at it.
    pub fn with<R>(self, see: impl FnOnce(&T) -> R) -> R {
        see(typed(&read(self.id, false)))
    }

    /// Keeps another value instead, unless it is gone.
    pub fn set(self, value: T) {
        replace(self.id, hold(value));
    }

    /// Changes it, unless it is gone.
    pub fn update(self, change: impl FnOnce(&mut T)) {
        self.try_update(change);
    }

    /// Changes it, and says what the change has come to; nothing if it is
    /// gone.
    pub fn try_update<R>(self, change: impl FnOnce(&mut T) -> R) -> Option<R> {
        change_value(self.id, change)
    }

    /// Takes it out and keeps the default instead, which is also what there
    /// is of something that is gone.
    #[must_use]
    pub fn take(self) -> T
    where
        T: Default,
    {
        self.try_update(std::mem::take).unwrap_or_default()
    }

    /// Whether it is gone with its owner.
    #[must_use]
    pub fn is_gone(self) -> bool {
        !is_there(self.id)
    }
}

impl<T: 'static> Callback<T> {
    /// Lets `act` be called.
    pub fn new(act: impl Fn(T) + 'static) -> Self {
        Self(Stored::new(Rc::new(act)))
    }

    /// Calls it.
    pub fn run(self, argument: T) {
        (self.0.get())(argument);
    }
}

impl<T> Clone for Stored<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Stored<T> {}

impl<T> Clone for Callback<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Callback<T> {}

impl<T> fmt::Debug for Stored<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.id.fmt(f)
    }
}

impl<T> fmt::Debug for Callback<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
