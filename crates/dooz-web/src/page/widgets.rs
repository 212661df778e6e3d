//! The parts that screens are made of.

pub(crate) mod board;
pub(crate) mod controls;
pub(crate) mod dialog;
pub(crate) mod keys_help;
pub(crate) mod live;
pub(crate) mod settings_panel;
