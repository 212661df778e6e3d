//! serde for types of other crates that have none, or only one for JSON
//! documents: `#[serde(with = "forms")]`.
//!
//! Each type is sent in a form that is parsed and checked like user input, so
//! that no message contains an impossible position.

use dooz_coach::advice::{Explanation, MoveValue, Suggestion};
use dooz_coach::trace::{Method, Subject, TreeText};
use dooz_core::textbook::Side;
use dooz_core::{Game, Position, Score, ScoredMove, Setup, Square, Symbol};
use dooz_play::players::BrainSpec;
use dooz_play::swap2::Decision;
use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub(super) fn serialize<T: HasForm, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
    value.form().serialize(to)
}

pub(super) fn deserialize<'de, T: HasForm, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
    let form = Deserialize::deserialize(from)?;
    T::from_form(form).ok_or_else(|| D::Error::custom("the form has no value"))
}

/// A type that is sent in the form of another type.
pub(super) trait HasForm: Sized {
    type Form: Serialize + DeserializeOwned;

    fn form(&self) -> Self::Form;

    /// Returns the value that has a form, if there is one.
    fn from_form(form: Self::Form) -> Option<Self>;
}

impl<T: HasForm> HasForm for Box<T> {
    type Form = T::Form;

    fn form(&self) -> T::Form {
        T::form(self)
    }

    fn from_form(form: T::Form) -> Option<Self> {
        T::from_form(form).map(Self::new)
    }
}

impl<T: HasForm> HasForm for Option<T> {
    type Form = Option<T::Form>;

    fn form(&self) -> Self::Form {
        self.as_ref().map(T::form)
    }

    fn from_form(form: Self::Form) -> Option<Self> {
        form.map_or(Some(None), |form| T::from_form(form).map(Some))
    }
}

impl<T: HasForm> HasForm for Vec<T> {
    type Form = Vec<T::Form>;

    fn form(&self) -> Self::Form {
        self.iter().map(T::form).collect()
    }

    fn from_form(form: Self::Form) -> Option<Self> {
        form.into_iter().map(T::from_form).collect()
    }
}

/// Sends types as their text.
macro_rules! texts {
    ($($type:ident)+) => {
        $(impl HasForm for $type {
            type Form = String;

            fn form(&self) -> String {
                self.to_string()
            }

            fn from_form(text: String) -> Option<Self> {
                text.parse().ok()
            }
        })+
    };
}
texts! { BrainSpec Method Square Symbol }

impl HasForm for Position {
    /// The rules, and the board in one word with the first player as `X`.
    type Form = (String, String);

    fn form(&self) -> Self::Form {
        let board = self.picture(Symbol::X);
        (self.rules().to_string(), board.to_string())
    }

    fn from_form((rules, board): Self::Form) -> Option<Self> {
        let count = |symbol| board.matches(symbol).count();
        let to_move = if count('X') > count('O') {
            Symbol::O
        } else {
            Symbol::X
        };
        let setup = Setup::parse(rules.parse().ok()?, &board, to_move).ok()?;
        setup.position().ok()
    }
}

impl HasForm for Game {
    /// The position at the start and the moves, without those taken back.
    type Form = (<Position as HasForm>::Form, Vec<String>);

    fn form(&self) -> Self::Form {
        (self.start().form(), self.moves().to_vec().form())
    }

    fn from_form((start, moves): Self::Form) -> Option<Self> {
        let mut game = Self::from_position(Position::from_form(start)?);
        for square in Vec::from_form(moves)? {
            game.play(square).ok()?;
        }
        Some(game)
    }
}

impl HasForm for TreeText {
    /// The text, and `true` if Max is to move.
    type Form = (String, bool);

    fn form(&self) -> Self::Form {
        (self.text().to_owned(), self.turn() == Side::Max)
    }

    fn from_form((text, is_max): Self::Form) -> Option<Self> {
        let turn = if is_max { Side::Max } else { Side::Min };
        Self::parse(&text, turn).ok()
    }
}

/// serde for [`Subject`], whose own one is for JSON documents.
#[derive(Serialize, Deserialize)]
#[serde(remote = "Subject")]
pub(super) enum SubjectForm {
    Board {
        #[serde(with = "super::forms")]
        position: Box<Position>,
        #[serde(with = "super::forms")]
        first: Symbol,
    },
    Tree(#[serde(with = "super::forms")] TreeText),
}

/// serde for [`Decision`], which has none.
#[derive(Serialize, Deserialize)]
#[serde(remote = "Decision")]
pub(super) enum DecisionForm {
    Stones(#[serde(with = "super::forms")] Vec<Square>),
    First,
    Second(#[serde(with = "super::forms")] Option<Square>),
}

impl HasForm for Score {
    type Form = MoveValue;

    fn form(&self) -> MoveValue {
        (*self).into()
    }

    fn from_form(value: MoveValue) -> Option<Self> {
        match value {
            MoveValue::Win { plies } => Some(Self::WinIn(plies)),
            MoveValue::Draw => Some(Self::Draw),
            MoveValue::Loss { plies } => Some(Self::LossIn(plies)),
            MoveValue::Estimate { score } => Some(Self::Estimate(score)),
            MoveValue::Unknown => None,
        }
    }
}

impl HasForm for ScoredMove {
    type Form = (String, Option<MoveValue>, i64);

    fn form(&self) -> Self::Form {
        (self.square.form(), self.score.form(), self.own_score)
    }

    fn from_form((square, score, own_score): Self::Form) -> Option<Self> {
        Some(Self {
            square: HasForm::from_form(square)?,
            score: HasForm::from_form(score)?,
            own_score,
        })
    }
}

impl HasForm for Explanation {
    /// The position, the move, the value and line of every legal move, and whether the
    /// best one is proven to be; the rest is derived from these.
    type Form = (<Position as HasForm>::Form, String, Vec<Suggestion>, bool);

    fn form(&self) -> Self::Form {
        (
            self.position.form(),
            self.found.square.form(),
            self.moves(),
            self.map.best_is_proven,
        )
    }

    fn from_form((position, square, moves, best_is_proven): Self::Form) -> Option<Self> {
        Self::of(
            Position::from_form(position)?,
            Square::from_form(square)?,
            moves,
            best_is_proven,
        )
    }
}
