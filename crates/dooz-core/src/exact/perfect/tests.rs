use core::sync::atomic::{AtomicBool, Ordering};
use std::borrow::ToOwned;
use std::collections::HashMap;
use std::string::ToString;
use std::vec;
use std::vec::Vec;

use super::*;
use crate::exact::{Oracle, Value};
use crate::{Outcome, Player, Rules, Setup, Symbol};

fn position(rules: &str, picture: &str, to_move: Symbol) -> Position {
    let setup = Setup::parse(rules.parse().unwrap(), picture, to_move).unwrap();
    setup.position().unwrap()
}

fn choose(position: &Position) -> Choice {
    let mut perfect = Perfect::new(vec![Entry::default(); 4096]);
    let choice = perfect.think(position, &Limits::default(), &mut |_| {});
    choice.unwrap()
}

#[track_caller]
fn check(rules: &str, picture: &str, to_move: Symbol, square: &str, value: Value) {
    let choice = choose(&position(rules, picture, to_move));
    let chosen = choice.square.unwrap().to_string();
    assert_eq!(
        (chosen.as_str(), choice.own_score),
        (square, value.to_number())
    );
    assert_eq!(choice.exact, Some(true));
}

#[test]
fn it_wins_as_soon_as_it_can() {
    // a1 wins slowly, c3 at once.
    check("3x3x3", "XX.OO....", Symbol::X, "c3", Value::win_in(1));
}

#[test]
fn it_holds_out_as_long_as_it_can() {
    check("3x3x3", ".X...XOOX", Symbol::O, "c3", Value::loss_in(4));
}

#[test]
fn it_begins_in_the_centre_where_that_is_as_good_as_anything() {
    check(
        "4x4x2",
        "................",
        Symbol::X,
        "b3",
        Value::win_in(3),
    );
}

#[test]
fn among_equal_moves_it_leaves_most_ways_to_go_wrong() {
    // Every first move draws. After one in a corner only the centre holds;
    // after one in the centre the four corners do.
    check("3x3x3", ".........", Symbol::X, "a3", Value::DRAW);
}

#[test]
fn a_finished_game_has_a_score_and_no_move() {
    let lost = choose(&position("3x3x3", "XXXOO....", Symbol::O));
    assert_eq!(
        (lost.square, lost.own_score),
        (None, Value::loss_in(0).to_number())
    );
    assert_eq!(lost.exact, Some(true));
    let drawn = choose(&position("3x3x3", "XOXXOOOXX", Symbol::O));
    assert_eq!((drawn.square, drawn.own_score), (None, 0));
    let large = "XXXXX...../OOOO....../".to_owned() + &[".........."; 8].join("/");
    let large = choose(&position("10x10x5", &large, Symbol::O));
    assert_eq!((large.square, large.exact), (None, Some(true)));
}

#[test]
fn it_says_what_it_expects() {
    let position = position("3x3x3", ".X...XOOX", Symbol::O);
    let choice = choose(&position);
    let mut end = position;
    for &square in choice.pv.iter() {
        end.play(square).unwrap();
    }
    assert_eq!(choice.pv.len(), 4);
    assert_eq!(end.outcome(), Some(Outcome::Win(!position.turn())));
}

#[test]
fn it_scores_every_legal_move() {
    let position = position("3x3x3", "O.XX..XOO", Symbol::X);
    let mut scores = Vec::new();
    let mut perfect = Perfect::new([]);
    let mut note = |progress: &Progress<'_>| {
        scores.extend({ progress.searched }.map(|mv| (mv.square.to_string(), mv.own_score)));
    };
    perfect
        .think(&position, &Limits::default(), &mut note)
        .unwrap();
    let expected = [("b3", -998), ("b2", 999), ("c2", -998)];
    assert_eq!(
        scores,
        expected.map(|(square, score)| (square.to_string(), score))
    );
}

#[test]
fn it_says_when_it_is_not_sure() {
    let limits = Limits {
        nodes: Some(1000),
        ..Limits::default()
    };
    for rules in ["5x5x4", "10x10x5", "15x15x5-renju"] {
        let empty = Position::new(rules.parse().unwrap());
        let mut perfect = Perfect::new(vec![Entry::default(); 1000]);
        let choice = perfect.think(&empty, &limits, &mut |_| {}).unwrap();
        assert_eq!(choice.exact, Some(false), "{rules}");
        assert!(choice.square.is_some(), "{rules}");
    }
}

#[test]
fn a_stop_still_leaves_a_move() {
    let stop = AtomicBool::new(true);
    let limits = Limits {
        stop: Some(&stop),
        ..Limits::default()
    };
    let empty = Position::new(Rules::MACHINARIUM);
    let choice = Perfect::new([]).think(&empty, &limits, &mut |_| {});
    assert!(choice.unwrap().square.is_some());
}

#[test]
fn rules_that_are_not_packed_are_searched_too() {
    // One column is too many for a packed board.
    check(
        "8x2x4",
        "XXX.OO../OO.X.X.O",
        Symbol::X,
        "d2",
        Value::win_in(1),
    );
    check(
        "8x2x4",
        "XX.XO.../OO.X.X.O",
        Symbol::O,
        "c2",
        Value::loss_in(4),
    );
}

#[test]
fn whether_a_value_is_above_another_is_asked_with_a_narrow_window() {
    let limits = Limits::default();
    for (picture, to_move, value) in [
        ("XX.XO.../OO.X.X.O", Symbol::O, Value::loss_in(4)),
        ("XXX.OO../OO.X.X.O", Symbol::X, Value::win_in(1)),
        ("XOXO..../OXOX....", Symbol::X, Value::DRAW),
    ] {
        let position = position("8x2x4", picture, to_move);
        let mut solver = EndgameSolver::new(&limits);
        assert_eq!(solver.value(&position), Ok(value), "{picture}");
        let whole = solver.nodes();
        for other in [Value::loss_in(2), Value::DRAW, Value::win_in(3)] {
            let is_above = solver.is_above(&position, other);
            assert_eq!(is_above, Ok(value > other), "{picture} {other}");
        }
        assert_eq!(solver.is_above(&position, value), Ok(false), "{picture}");
        assert!(solver.nodes() < 5 * whole, "{picture}");
    }
}

#[test]
fn no_limit_of_depth_keeps_it_from_the_end() {
    let limits = Limits {
        depth: Some(2),
        memory: Some(1),
        ..Limits::default()
    };
    for (rules, picture) in [("7x2x4", "XX.XO../OO.X.XO"), ("8x2x4", "XX.XO.../OO.X.X.O")] {
        let position = position(rules, picture, Symbol::O);
        let choice = Perfect::new([]).think(&position, &limits, &mut |_| {});
        assert_eq!(choice.unwrap().exact, Some(true), "{rules}");
    }
}

#[test]
fn a_stop_in_the_middle_still_leaves_a_move_that_was_thought_about() {
    // Crosses threaten to make four on the third row.
    let board = "......./.OO..../.XXX.../......./......./......./.......";
    let position = position("7x7x5", board, Symbol::O);
    let stop = AtomicBool::new(false);
    let limits = Limits {
        stop: Some(&stop),
        ..Limits::default()
    };
    let mut perfect = Perfect::new(vec![Entry::default(); 1000]);
    let mut last = None;
    let mut stop_solver = |progress: &Progress<'_>| {
        // The search of limited depth is over.
        stop.store(progress.depth.is_none(), Ordering::Relaxed);
        last = Some((progress.score, progress.own_score, progress.pv[0]));
    };
    let choice = perfect.think(&position, &limits, &mut stop_solver).unwrap();
    let square = choice.square.unwrap();
    assert_eq!(last, Some((choice.score, choice.own_score, square)));
    assert_eq!(choice.exact, Some(false));
    assert!(["a5", "e5"].contains(&choice.square.unwrap().to_string().as_str()));
}

#[test]
fn a_solver_without_a_table_plays_the_same_moves() {
    let rules = PackedRules::new(Rules::TIC_TAC_TOE).unwrap();
    let limits = Limits::default();
    let mut solver = Solver::new(&rules, [], &limits);
    let empty = Position::new(Rules::TIC_TAC_TOE);
    let replies = |position: &Position| {
        let moves: Vec<_> = position.legal_moves().collect();
        moves
            .into_iter()
            .map(|square| position.after(square))
            .collect::<Vec<_>>()
    };
    let first = replies(&empty);
    let second = first.iter().flat_map(replies);
    let seen: Vec<_> = [empty]
        .into_iter()
        .chain(first.iter().copied())
        .chain(second)
        .collect();
    for position in seen {
        let board = PackedBoard::new(&rules, &position);
        assert_eq!(
            solver.best_move(board),
            Ok(choose(&position).square),
            "{position:?}"
        );
    }
}

/// Plays every line that the opponent has, and counts the outcomes.
fn play_all(
    position: &Position,
    perfect: Player,
    known: &mut HashMap<Position, Square>,
) -> [usize; 3] {
    match position.outcome() {
        Some(Outcome::Draw) => return [0, 1, 0],
        Some(Outcome::Win(winner)) if winner == perfect => return [1, 0, 0],
        Some(Outcome::Win(_)) => return [0, 0, 1],
        None => {}
    }
    if position.turn() == perfect {
        let square = *known
            .entry(*position)
            .or_insert_with(|| choose(position).square.unwrap());
        return play_all(&position.after(square), perfect, known);
    }
    position.legal_moves().fold([0; 3], |sum, square| {
        let games = play_all(&position.after(square), perfect, known);
        [0, 1, 2].map(|i| sum[i] + games[i])
    })
}

#[test]
fn nothing_beats_it_at_tic_tac_toe_whoever_begins() {
    for perfect in Player::BOTH {
        let empty = Position::new(Rules::TIC_TAC_TOE);
        let [won, drawn, lost] = play_all(&empty, perfect, &mut HashMap::new());
        assert!(won > 0 && drawn > 0);
        assert_eq!(lost, 0);
    }
}
