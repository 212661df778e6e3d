//! How the core's types are written in documents, and read from them: as
//! people write them.

#![allow(
    clippy::ref_option,
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands every field over by reference"
)]

use std::fmt;
use std::time::Duration;

use dooz_core::{PictureError, Player, Position, Rules, Setup, SetupError, Symbol};
use serde::Serializer;

/// A type that is written as its text.
macro_rules! as_text {
    ($name:ident: $type:ty) => {
        pub(crate) mod $name {
            use serde::{Deserialize, Deserializer, Serializer};

            pub(crate) fn serialize<S: Serializer>(
                value: &$type,
                to: S,
            ) -> Result<S::Ok, S::Error> {
                to.collect_str(value)
            }

            pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
                from: D,
            ) -> Result<$type, D::Error> {
                let text = String::deserialize(from)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

as_text!(square: dooz_core::Square);
as_text!(rules: dooz_core::Rules);

pub(crate) mod some_square {
    use dooz_core::Square;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(crate) fn serialize<S: Serializer>(
        square: &Option<Square>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        match square {
            Some(square) => to.collect_str(square),
            None => to.serialize_none(),
        }
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<Square>, D::Error> {
        let text = Option::<String>::deserialize(from)?;
        let square = text.map(|text| text.parse()).transpose();
        square.map_err(serde::de::Error::custom)
    }
}

pub(crate) mod squares {
    use dooz_core::Square;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(crate) fn serialize<S: Serializer>(squares: &[Square], to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(squares.iter().map(Square::to_string))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Square>, D::Error> {
        let texts = Vec::<String>::deserialize(from)?;
        let squares: Result<_, _> = texts.iter().map(|text| text.parse()).collect();
        squares.map_err(serde::de::Error::custom)
    }
}

pub(crate) mod player {
    use dooz_core::Player;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(crate) fn serialize<S: Serializer>(player: &Player, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(super::player_name(*player))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Player, D::Error> {
        super::player_of(&String::deserialize(from)?)
    }
}

pub(crate) mod some_player {
    use dooz_core::Player;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(crate) fn serialize<S: Serializer>(
        player: &Option<Player>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        match player {
            Some(player) => to.serialize_str(super::player_name(*player)),
            None => to.serialize_none(),
        }
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<Player>, D::Error> {
        let name = Option::<String>::deserialize(from)?;
        name.map(|name| super::player_of(&name)).transpose()
    }
}

/// The board in one word from the top left, the first player as `X`.
pub(super) fn board<S: Serializer>(position: &Position, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(&position.picture(Symbol::X))
}

/// The position that [`board`] has written.
pub(super) fn read_board(rules: Rules, picture: &str) -> Result<Position, BoardError> {
    let count = |symbol| picture.chars().filter(|&cell| cell == symbol).count();
    let to_move = if count('X') == count('O') {
        Symbol::X
    } else {
        Symbol::O
    };
    let setup = Setup::parse(rules, picture, to_move).map_err(BoardError::Picture)?;
    setup.position().map_err(BoardError::Setup)
}

/// Why a document has no board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BoardError {
    /// The picture is none of a board of these rules.
    Picture(PictureError),
    /// The position cannot occur in a game.
    Setup(SetupError),
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Picture(error) => error.fmt(f),
            Self::Setup(error) => error.fmt(f),
        }
    }
}

pub(super) fn milliseconds<S: Serializer>(time: &Duration, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_f64(time.as_secs_f64() * 1e3)
}

const fn player_name(player: Player) -> &'static str {
    match player {
        Player::First => "first",
        Player::Second => "second",
    }
}

fn player_of<E: serde::de::Error>(name: &str) -> Result<Player, E> {
    let known = Player::BOTH.into_iter();
    let mut known = known.filter(|player| player_name(*player) == name);
    known.next().ok_or_else(|| E::custom("no player"))
}
