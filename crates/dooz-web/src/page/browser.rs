//! The browser: elements, focus, events, timers, files, storage and sounds.

pub(crate) mod dom;
pub(crate) mod files;
pub(crate) mod focus;
pub(crate) mod hotkeys;
pub(crate) mod scrolling;
pub(crate) mod sounds;
pub(crate) mod storage;
pub(crate) mod window;
