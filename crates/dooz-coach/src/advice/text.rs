//! How the core's types are written in documents: as people write them.

#![allow(
    clippy::ref_option,
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands every field over by reference"
)]

use std::time::Duration;

use dooz_core::{Player, Position, Rules, Square, Symbol};
use serde::Serializer;

pub(crate) fn square<S: Serializer>(square: &Square, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(square)
}

pub(crate) fn some_square<S: Serializer>(
    square: &Option<Square>,
    to: S,
) -> Result<S::Ok, S::Error> {
    match square {
        Some(square) => to.collect_str(square),
        None => to.serialize_none(),
    }
}

pub(crate) fn squares<S: Serializer>(squares: &[Square], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(squares.iter().map(Square::to_string))
}

pub(super) fn rules<S: Serializer>(rules: &Rules, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(rules)
}

pub(super) fn player<S: Serializer>(player: &Player, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(name(*player))
}

pub(super) fn some_player<S: Serializer>(
    player: &Option<Player>,
    to: S,
) -> Result<S::Ok, S::Error> {
    match player {
        Some(player) => to.serialize_str(name(*player)),
        None => to.serialize_none(),
    }
}

/// The board in one word from the top left, the first player as `X`.
pub(super) fn board<S: Serializer>(position: &Position, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(&position.picture(Symbol::X))
}

pub(super) fn milliseconds<S: Serializer>(time: &Duration, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_f64(time.as_secs_f64() * 1e3)
}

const fn name(player: Player) -> &'static str {
    match player {
        Player::First => "first",
        Player::Second => "second",
    }
}
