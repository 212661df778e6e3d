use std::vec;
use std::vec::Vec;

use proptest::prelude::*;

use super::*;
use crate::{Game, parse_moves};

#[test]
fn a_packed_board_is_two_words() {
    assert_eq!(size_of::<PackedBoard>(), 16);
    assert_eq!(size_of::<PackedBoard<u32>>(), 8);
}

#[test]
fn boards_that_do_not_fit_are_not_packed() {
    let fits = |rules: &str| {
        let rules = rules.parse().unwrap();
        let (large, small) = (
            PackedRules::new(rules),
            PackedRules::<u32>::with_word(rules),
        );
        (large.is_some(), small.is_some())
    };
    assert_eq!(fits("7x4x4"), (true, true));
    assert_eq!(fits("7x8x31"), (true, false));
    assert_eq!(fits("7x4x5"), (true, false));
    assert_eq!(fits("8x4x4"), (false, false));
    assert_eq!(fits("7x9x4"), (false, false));
    assert_eq!(fits("7x7x5-renju"), (false, false));
}

#[test]
fn a_line_does_not_go_round_the_edge() {
    let rules = PackedRules::new("7x8x3".parse().unwrap()).unwrap();
    for moves in ["f8 a1 g8 b1 a7", "g8 a1 a7 c1 b7", "g8 a1 a6 c1 b5"] {
        let mut board = rules.start();
        for square in parse_moves(moves) {
            board = board.play(square.unwrap()).unwrap();
        }
        assert_eq!(board.outcome(), None, "{moves}");
    }
}

/// Returns a game of random moves, and the positions after each.
fn any_game() -> impl Strategy<Value = Game> {
    let rules = prop::sample::select(vec![
        "3x3x3",
        "3x3x3-misere",
        "7x4x3",
        "4x4x4-exactly",
        "5x3x3-caro",
        "2x4x2-caro",
        "4x3x3-misere",
        "7x2x4",
        "6x3x1",
        "7x8x4-exactly",
        "7x8x5-caro",
        "5x8x31",
    ]);
    let choices = prop::collection::vec(any::<prop::sample::Index>(), 0..56);
    (rules, choices).prop_map(|(rules, choices)| {
        let mut game = Game::new(rules.parse().unwrap());
        for choice in choices {
            let moves: Vec<_> = game.position().legal_moves().collect();
            if !moves.is_empty() {
                game.play(*choice.get(&moves)).unwrap();
            }
        }
        game
    })
}

/// Compares packed boards of a word size with a position.
fn check<W: Word>(rules: &PackedRules<W>, position: &Position) -> Result<(), TestCaseError> {
    let board = PackedBoard::new(rules, position);
    prop_assert_eq!(board.outcome(), position.outcome());
    prop_assert_eq!(board.player(), position.turn());
    prop_assert_eq!(board.ply(), u32::from(position.ply()));
    prop_assert!(board.legal_moves().eq(position.legal_moves()));
    prop_assert_eq!(rules.position(board), *position);

    let in_line = |square: Square| {
        let mut lines = position.winning_lines();
        lines.any(|line| line.squares().any(|other| other == square))
    };
    let squares = rules.rules().board().squares();
    let beyond = [(7, 0), (30, 1), (0, 8), (30, 21), (6, 7)];
    let beyond = beyond.map(|(column, row)| Square::new(column, row).unwrap());
    for square in squares.chain(beyond) {
        let mut after = *position;
        let played = after.play(square).map(|()| PackedBoard::new(rules, &after));
        prop_assert_eq!(board.play(square), played);
        prop_assert_eq!(board.stone(square), position.stone(square));
        prop_assert_eq!(board.decides(square), in_line(square));
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn packed_boards_play_like_positions(game in any_game()) {
        let rules = game.position().rules();
        let mut position = Position::new(rules);
        let (large, small) = (PackedRules::new(rules), PackedRules::<u32>::with_word(rules));
        check(&large.unwrap(), &position)?;
        for &square in game.moves() {
            position.play(square).unwrap();
            check(&large.unwrap(), &position)?;
            if let Some(small) = &small {
                check(small, &position)?;
            }
        }
    }
}
