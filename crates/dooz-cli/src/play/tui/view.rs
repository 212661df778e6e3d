//! The screen, drawn from the state of the app.

pub(crate) mod board;
pub(crate) mod dialog;
pub(crate) mod layout;
pub(crate) mod names;
pub(crate) mod panel;
pub(crate) mod screen;
pub(crate) mod status;
pub(crate) mod terminal;
pub(crate) mod text;
pub(crate) mod theme;
