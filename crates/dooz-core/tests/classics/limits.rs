//! Classics that are not given the time they would like.

use std::sync::atomic::AtomicBool;

use dooz_core::classics::{AlphaBeta, Freecodecamp, Lafore, Machinarium, Sisoog};
use dooz_core::{Brain, CannotPlay, Limits, Player, Position, Rules};

fn brains() -> [Box<dyn Brain>; 5] {
    [
        Box::new(Sisoog),
        Box::new(Freecodecamp {
            computer: Player::First,
        }),
        Box::new(Lafore),
        Box::new(AlphaBeta::new(Player::First)),
        Box::new(Machinarium::default()),
    ]
}

#[test]
fn every_brain_has_a_move_within_any_limit_and_claims_nothing() {
    let empty = Position::new(Rules::TIC_TAC_TOE);
    for nodes in [0, 1, 2, 5, 100] {
        for stop in [false, true] {
            let stop = AtomicBool::new(stop);
            let limits = Limits {
                nodes: Some(nodes),
                stop: Some(&stop),
                ..Limits::default()
            };
            for mut brain in brains() {
                let choice = brain.think(&empty, &limits, &mut |_| {}).unwrap();
                assert!(choice.square.is_some());
                assert!(choice.nodes <= nodes);
                assert_ne!(choice.exact, Some(true));
            }
        }
    }
}

#[test]
fn all_but_the_intuitive_one_play_tic_tac_toe_alone() {
    let gomoku = Position::new(Rules::GOMOKU);
    let misere = Position::new("3x3x3-misere".parse().unwrap());
    for position in [gomoku, misere] {
        let answers = brains().map(|mut brain| {
            let choice = brain.think(&position, &Limits::default(), &mut |_| {});
            choice.map(|choice| choice.square.is_some())
        });
        let refused = Err(CannotPlay::Only(Rules::TIC_TAC_TOE));
        assert_eq!(answers, [refused, refused, refused, refused, Ok(true)]);
    }
}
