//! The browser: elements, focus, events, timers, storage and sounds.

pub(crate) mod dom;
pub(crate) mod focus;
pub(crate) mod hotkeys;
pub(crate) mod sounds;
pub(crate) mod storage;
pub(crate) mod window;
