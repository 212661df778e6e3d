//! Serialisation of the core's types, and of enumerations with a tag in JSON
//! documents.
//!
//! `#[serde(with = "text")]` writes a value as its text.

#![allow(
    clippy::ref_option,
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands every field over by reference"
)]

use std::fmt::Display;
use std::str::FromStr;
use std::time::Duration;

use dooz_core::textbook::Side;
use dooz_core::{Foul, Player, Position, Square, Symbol};
use serde::de::{Deserialize, Deserializer, Error};
use serde::{Serialize, Serializer};

pub(crate) fn serialize<T: Display, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(value)
}

pub(crate) fn deserialize<'de, T, D>(from: D) -> Result<T, D::Error>
where
    T: FromStr<Err: Display>,
    D: Deserializer<'de>,
{
    let text = String::deserialize(from)?;
    text.parse().map_err(D::Error::custom)
}

/// Serialises a list of squares as texts: `#[serde(with = "text::squares")]`.
pub(crate) mod squares {
    use super::{Deserialize, Deserializer, Error, Serializer, Square};

    pub(crate) fn serialize<S: Serializer>(squares: &[Square], to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(squares.iter().map(Square::to_string))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Square>, D::Error> {
        let texts = Vec::<String>::deserialize(from)?;
        let squares = texts.iter().map(|text| text.parse());
        squares.collect::<Result<_, _>>().map_err(D::Error::custom)
    }
}

/// Writes the square, if there is one.
pub(crate) fn some_square<S: Serializer>(
    square: &Option<Square>,
    to: S,
) -> Result<S::Ok, S::Error> {
    square.map(|square| square.to_string()).serialize(to)
}

/// Writes the player, if there is one.
pub(crate) fn some_player<S: Serializer>(
    player: &Option<Player>,
    to: S,
) -> Result<S::Ok, S::Error> {
    match player {
        Some(player) => PlayerName::serialize(player, to),
        None => to.serialize_none(),
    }
}

/// Writes the board in one word from the top left, with the first player as
/// `X`.
pub(crate) fn board<S: Serializer>(position: &Position, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(&position.picture(Symbol::X))
}

pub(crate) fn milliseconds<S: Serializer>(time: &Duration, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_f64(time.as_secs_f64() * 1e3)
}

/// The serialisation of [`Player`].
#[derive(serde::Serialize, serde::Deserialize)]
#[serde(remote = "Player", rename_all = "lowercase")]
pub(crate) enum PlayerName {
    First,
    Second,
}

/// The serialisation of [`Foul`].
#[derive(serde::Serialize, serde::Deserialize)]
#[serde(remote = "Foul", rename_all = "kebab-case")]
pub(crate) enum FoulName {
    Overline,
    DoubleFour,
    DoubleThree,
}

/// The serialisation of [`Side`].
#[derive(serde::Serialize, serde::Deserialize)]
#[serde(remote = "Side", rename_all = "lowercase")]
pub(crate) enum SideName {
    Max,
    Min,
}

/// Implements serde for an enumeration with two derived forms.
///
/// JSON documents have the tag among the fields, which is derived on the type
/// itself with `remote = "Self"`. Binary formats, which have no field names,
/// cannot read such tags, so `$plain` derives the default form for them.
macro_rules! tagged_in_documents {
    ($type:ident, $plain:ident) => {
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                if to.is_human_readable() {
                    Self::serialize(self, to)
                } else {
                    $plain::serialize(self, to)
                }
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                if from.is_human_readable() {
                    Self::deserialize(from)
                } else {
                    $plain::deserialize(from)
                }
            }
        }
    };
}
pub(crate) use tagged_in_documents;
