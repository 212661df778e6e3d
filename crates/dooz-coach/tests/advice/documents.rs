//! The form of the documents.

use std::time::Duration;

use dooz_coach::advice::{Adviser, Comparison, Contestant, Review, Survey};
use dooz_core::classics::Lafore;
use dooz_core::{Game, Limits, Rules, Symbol, parse_moves};
use insta::assert_snapshot;

use crate::{explain, position};

fn json(document: &impl serde::Serialize) -> String {
    serde_json::to_string_pretty(document).unwrap()
}

#[test]
fn an_explanation() {
    let nearly_full = position("3x3x3", "XOX / .O. / OX.", Symbol::X);
    assert_snapshot!(json(&explain(&nearly_full, "a2")));
}

#[test]
fn a_review() {
    let mut game = Game::new(Rules::TIC_TAC_TOE);
    for square in parse_moves("a3 b3 a1") {
        game.play(square.unwrap()).unwrap();
    }
    let review = Review::of(&game, &mut Adviser::new(), &Limits::default());
    assert_snapshot!(json(&review));
}

#[test]
fn a_comparison_and_a_survey() {
    let nearly_full = position("3x3x3", "XOX / .O. / OX.", Symbol::X);
    let mut lafore = Lafore;
    let limits = Limits::default();
    let mut contestants = [Contestant {
        name: "lafore",
        brain: &mut lafore,
        limits,
    }];
    let mut adviser = Adviser::new();
    let comparison = Comparison::of(
        &nearly_full,
        &mut contestants,
        &mut adviser,
        &limits,
        &mut || Duration::ZERO,
    );
    assert_snapshot!(json(&comparison.unwrap()));

    let mut survey = Survey::of(Rules::TIC_TAC_TOE, &mut contestants, &mut adviser).unwrap();
    for side in &mut survey.players[0].sides {
        side.mistakes.truncate(1);
    }
    assert_snapshot!(json(&survey));
}
