//! The subject of a trace as text: a board with the symbol that began, or a
//! tree with the side to move first.

use dooz_coach::trace::Subject;
use dooz_core::textbook::Side;
use dooz_core::{Game, Symbol};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::text;

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Written {
    Board {
        #[serde(with = "text::game")]
        game: Box<Game>,
        #[serde(with = "text::symbol")]
        first: Symbol,
    },
    Tree {
        text: String,
        max_begins: bool,
    },
}

pub(super) fn serialize<S: Serializer>(subject: &Subject, to: S) -> Result<S::Ok, S::Error> {
    let written = match subject {
        Subject::Board { position, first } => Written::Board {
            game: Box::new(Game::from_position(**position)),
            first: *first,
        },
        Subject::Tree(tree) => Written::Tree {
            text: tree.text().to_owned(),
            max_begins: tree.turn() == Side::Max,
        },
    };
    written.serialize(to)
}

pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Subject, D::Error> {
    match Written::deserialize(from)? {
        Written::Board { game, first } => Ok(Subject::Board {
            position: Box::new(*game.position()),
            first,
        }),
        Written::Tree { text, max_begins } => {
            let turn = if max_begins { Side::Max } else { Side::Min };
            Subject::tree(&text, turn).map_err(serde::de::Error::custom)
        }
    }
}
