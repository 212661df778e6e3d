//! The parts that screens are made of.

pub(crate) mod board;
pub(crate) mod controls;
pub(crate) mod dialog;
pub(crate) mod evaluation_bar;
pub(crate) mod head;
pub(crate) mod heading;
pub(crate) mod icon;
pub(crate) mod keys_help;
pub(crate) mod live;
pub(crate) mod piece_icon;
pub(crate) mod players;
pub(crate) mod rules_fields;
pub(crate) mod settings_panel;
