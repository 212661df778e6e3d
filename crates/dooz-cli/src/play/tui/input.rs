//! Events from the keyboard, the mouse, the system and thinking threads.

pub(crate) mod events;
pub(crate) mod keys;
pub(crate) mod square_entry;
