//! The core's types as texts.

#![allow(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands every field over by reference"
)]

use std::fmt;

use dooz_core::{
    Game, MoveListError, PictureError, PlayError, Position, RulesError, Setup, SetupError, Symbol,
    parse_moves,
};

/// A game as a text: the rules; behind a `/` the board where it began, unless
/// that is empty, from the top left with the first player as `X`; and the
/// moves.
///
/// ```
/// use dooz_core::{Game, Position, Rules, Setup, Symbol};
/// use dooz_web::protocol::{game_from_text, game_to_text};
/// let mut game = Game::new(Rules::GOMOKU);
/// game.play("h8".parse()?)?;
/// game.play("i9".parse()?)?;
/// assert_eq!(game_to_text(&game), "15x15x5 h8 i9");
///
/// let game = game_from_text("3x3x3/X...O.... c1")?;
/// assert_eq!(game.start().ply(), 2);
/// assert_eq!(game_to_text(&game), "3x3x3/X...O.... c1");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn game_to_text(game: &Game) -> String {
    let mut text = game.start().rules().to_string();
    if game.start().ply() > 0 {
        text.push('/');
        text.push_str(&game.start().picture(Symbol::X).to_string());
    }
    for square in game.moves() {
        text.push(' ');
        text.push_str(&square.to_string());
    }
    text
}

/// Reads what [`game_to_text`] has written.
///
/// # Errors
///
/// If the text is no game.
pub fn game_from_text(text: &str) -> Result<Game, GameTextError> {
    let (start, moves) = text.split_once(' ').unwrap_or((text, ""));
    let (rules, picture) = match start.split_once('/') {
        Some((rules, picture)) => (rules, Some(picture)),
        None => (start, None),
    };
    let rules = rules.parse().map_err(GameTextError::Rules)?;
    let start = match picture {
        None => Position::new(rules),
        Some(picture) => {
            let count = |symbol| picture.chars().filter(|&cell| cell == symbol).count();
            let to_move = if count('X') > count('O') {
                Symbol::O
            } else {
                Symbol::X
            };
            let setup = Setup::parse(rules, picture, to_move).map_err(GameTextError::Picture)?;
            setup.position().map_err(GameTextError::Setup)?
        }
    };

    let mut game = Game::from_position(start);
    for square in parse_moves(moves) {
        let square = square.map_err(|error: MoveListError<'_>| GameTextError::Move {
            word: error.to_string(),
        })?;
        game.play(square).map_err(GameTextError::Play)?;
    }
    Ok(game)
}

/// Why a text is no game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameTextError {
    /// There are no such rules.
    Rules(RulesError),
    /// The picture is none of this board.
    Picture(PictureError),
    /// The game cannot begin there.
    Setup(SetupError),
    /// A word that is no move.
    Move {
        /// What is wrong with it.
        word: String,
    },
    /// A move that cannot be played.
    Play(PlayError),
}

impl fmt::Display for GameTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rules(error) => error.fmt(f),
            Self::Picture(error) => error.fmt(f),
            Self::Setup(error) => error.fmt(f),
            Self::Move { word } => f.write_str(word),
            Self::Play(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for GameTextError {}

pub(super) mod game {
    use dooz_core::Game;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(in crate::protocol) fn serialize<S: Serializer>(
        game: &Game,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        to.serialize_str(&super::game_to_text(game))
    }

    pub(in crate::protocol) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Box<Game>, D::Error> {
        let text = String::deserialize(from)?;
        let game = super::game_from_text(&text).map_err(serde::de::Error::custom)?;
        Ok(Box::new(game))
    }
}

/// What is read back from its own text.
pub(super) mod plain {
    use std::fmt::Display;
    use std::str::FromStr;

    use serde::{Deserialize, Deserializer, Serializer};

    pub(in crate::protocol) fn serialize<T: Display, S: Serializer>(
        value: &T,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        to.collect_str(value)
    }

    pub(in crate::protocol) fn deserialize<'de, T, D>(from: D) -> Result<T, D::Error>
    where
        T: FromStr<Err: Display>,
        D: Deserializer<'de>,
    {
        let text = String::deserialize(from)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

pub(super) mod symbol {
    use dooz_core::Symbol;
    use serde::{Deserializer, Serializer};

    pub(in crate::protocol) fn serialize<S: Serializer>(
        symbol: &Symbol,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        to.collect_str(symbol)
    }

    pub(in crate::protocol) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Symbol, D::Error> {
        super::plain::deserialize(from)
    }
}

pub(super) mod squares {
    use dooz_core::Square;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(in crate::protocol) fn serialize<S: Serializer>(
        squares: &[Square],
        to: S,
    ) -> Result<S::Ok, S::Error> {
        to.collect_seq(squares.iter().map(Square::to_string))
    }

    pub(in crate::protocol) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Vec<Square>, D::Error> {
        let texts = Vec::<String>::deserialize(from)?;
        let squares: Result<_, _> = texts.iter().map(|text| text.parse()).collect();
        squares.map_err(serde::de::Error::custom)
    }
}

pub(super) mod some_square {
    use dooz_core::Square;
    use serde::{Deserialize, Deserializer, Serializer};

    #[allow(
        clippy::ref_option,
        reason = "serde hands every field over by reference"
    )]
    pub(in crate::protocol) fn serialize<S: Serializer>(
        square: &Option<Square>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        match square {
            Some(square) => to.collect_str(square),
            None => to.serialize_none(),
        }
    }

    pub(in crate::protocol) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<Square>, D::Error> {
        let text = Option::<String>::deserialize(from)?;
        let square = text.map(|text| text.parse()).transpose();
        square.map_err(serde::de::Error::custom)
    }
}

pub(super) mod scores {
    use dooz_core::Square;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(in crate::protocol) fn serialize<S: Serializer>(
        scores: &[(Square, i64)],
        to: S,
    ) -> Result<S::Ok, S::Error> {
        to.collect_seq(
            scores
                .iter()
                .map(|(square, score)| (square.to_string(), score)),
        )
    }

    pub(in crate::protocol) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Vec<(Square, i64)>, D::Error> {
        let pairs = Vec::<(String, i64)>::deserialize(from)?;
        let read = |(text, score): &(String, i64)| text.parse().map(|square| (square, *score));
        let scores: Result<_, _> = pairs.iter().map(read).collect();
        scores.map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_game_is_refused_with_the_part_that_is_wrong() {
        let error = |text: &str| game_from_text(text).unwrap_err();
        assert_eq!(error("chess"), GameTextError::Rules(RulesError::Form));
        assert!(matches!(error("3x3x3/XX"), GameTextError::Picture(_)));
        assert!(matches!(error("3x3x3/XXX......"), GameTextError::Setup(_)));
        assert!(matches!(error("3x3x3 b"), GameTextError::Move { .. }));
        assert!(matches!(error("3x3x3 b2 b2"), GameTextError::Play(_)));
    }
}
