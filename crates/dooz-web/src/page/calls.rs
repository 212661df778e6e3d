//! Closures behind pointers, so that what is called with one is compiled once
//! and not again for every closure.
//!
//! A `dyn FnMut` can be called in two ways, and all that is in a closure is
//! compiled for both. These can be called in one.

/// A closure that takes something.
pub(super) trait Take<T> {
    fn take(&mut self, it: T);
}

impl<T, F: FnMut(T)> Take<T> for F {
    fn take(&mut self, it: T) {
        self(it);
    }
}
