//! The intuitive player and the improvements on it.

use dooz_core::textbook::{Candidates, Family, Intuition, Tie};
use dooz_core::{Direction, LineRule, Position, Rules, Setup, Square, Symbol};

fn sq(text: &str) -> Square {
    text.parse().unwrap()
}

fn position(rules: Rules, picture: &str, to_move: Symbol) -> Position {
    let setup = Setup::parse(rules, picture.trim(), to_move).unwrap();
    setup.position().unwrap()
}

fn intuition(rules: Rules) -> Intuition {
    Intuition::new(Family::Power.weights(rules.k()))
}

fn best(intuition: &Intuition, position: &Position) -> String {
    let (square, _) = intuition.best(position, &mut |_, _| {}).unwrap();
    square.to_string()
}

fn row_of(k: u8, line: LineRule, width: u8) -> Rules {
    Rules::new(width, 1, k, line).unwrap()
}

#[test]
fn lines_without_room_count_nothing_unless_asked_for() {
    // Between the two O, X has no room for five; O has, to the right of X.
    let rules = row_of(5, LineRule::Freestyle, 12);
    let position = position(rules, "OXX..O...O.X", Symbol::X);
    let mut intuition = intuition(rules);
    let lengths = |intuition: &Intuition| {
        let player = position.turn();
        let score = intuition.in_direction(&position, player, sq("d1"), Direction::Horizontal);
        (score.lengths.own, score.lengths.opponent)
    };
    assert_eq!(lengths(&intuition), (0, 1));
    intuition.skip_dead = false;
    assert_eq!(lengths(&intuition), (3, 1));
}

#[test]
fn near_candidates_are_neighbours_or_everything_if_there_are_none() {
    let rules = Rules::new(9, 9, 5, LineRule::Freestyle).unwrap();
    let mut position = Position::new(rules);
    let mut intuition = intuition(rules);
    for (distance, count) in [(0, 80), (1, 8), (2, 24), (8, 80), (255, 80)] {
        intuition.candidates = Candidates::Near(distance);
        assert_eq!(intuition.candidates(&position).count(), 81);
        let mut after = position;
        after.play(sq("e5")).unwrap();
        assert_eq!(intuition.candidates(&after).count(), count);
    }
    intuition.candidates = Candidates::Near(1);
    position.play(sq("a1")).unwrap();
    let near: Vec<_> = intuition
        .candidates(&position)
        .map(|sq| sq.to_string())
        .collect();
    assert_eq!(near, ["a2", "b2", "b1"]);
}

#[test]
fn ties_go_to_the_first_square_or_to_the_centre() {
    let rules = Rules::new(4, 4, 4, LineRule::Freestyle).unwrap();
    let empty = Position::new(rules);
    let mut intuition = intuition(rules);
    // Corners and centre squares have three lines each.
    assert_eq!(best(&intuition, &empty), "a4");
    intuition.tie = Tie::Centre;
    assert_eq!(best(&intuition, &empty), "b3");
}

#[test]
fn stones_beyond_a_gap_count_if_asked_for() {
    let rules = row_of(4, LineRule::Freestyle, 12);
    let position = position(rules, "X.X....O...O", Symbol::X);
    let mut intuition = intuition(rules);
    let weights = intuition.weights;
    let judge = |intuition: &Intuition| intuition.judge(&position, position.turn(), sq("d1"));
    // The row is c1-d1; a1 lies beyond a gap and within reach.
    let without = weights.own(2) + weights.opponent(1);
    assert_eq!(judge(&intuition), without);
    intuition.beyond_gaps = true;
    assert_eq!(judge(&intuition), without + weights.own(1));
}

#[test]
fn a_row_that_does_not_win_by_the_rules_counts_nothing() {
    // d1 makes six in a row.
    let six = |line| {
        let rules = row_of(5, line, 14);
        let setup = Setup::parse(rules, "XXX.XX.OO.O.OO", Symbol::O).unwrap();
        let position = setup.position().unwrap();
        let player = !position.turn();
        let intuition = intuition(rules);
        let score = intuition.in_direction(&position, player, sq("d1"), Direction::Horizontal);
        score.lengths.own
    };
    assert_eq!(six(LineRule::Freestyle), 6);
    assert_eq!(six(LineRule::Exactly), 0);
    assert_eq!(six(LineRule::Caro), 6);

    let rules = row_of(5, LineRule::Caro, 12);
    let blocked = position(rules, "OXXXX.O.O.O.", Symbol::X);
    let lengths = |position: &Position| {
        let player = position.turn();
        let intuition = intuition(rules);
        let score = intuition.in_direction(position, player, sq("f1"), Direction::Horizontal);
        score.lengths.own
    };
    assert_eq!(lengths(&blocked), 0);
    let open = position(rules, ".XXXX.O.O.OO", Symbol::X);
    assert_eq!(lengths(&open), 5);
}

#[test]
fn in_misere_lines_are_avoided() {
    let rules = "3x3x3-misere".parse().unwrap();
    let position = position(rules, "XX. O.. .O.", Symbol::X);
    let intuition = intuition(rules);
    let judge = |square| intuition.judge(&position, position.turn(), square);
    let worst = position.legal_moves().min_by_key(|&square| judge(square));
    assert_eq!(worst, Some(sq("c3")));
    assert_ne!(best(&intuition, &position), "c3");
}

#[test]
fn a_win_is_never_missed_and_a_threat_never_ignored_in_any_style() {
    let rules = Rules::new(10, 6, 5, LineRule::Freestyle).unwrap();
    let both_can_win = "
        . . . . . . . . . .
        . X X X X . . . . .
        . . . . . . . . . .
        . O O O O . . . . .
        . . . . . . . . . .
        . . . . . . . . . .";
    let threat = "
        . . . . . . . . . .
        . X X X . . . . . X
        . . . . . . . . . .
        . O O O O . . . . .
        . . . . . . . . . .
        . . . . . . . . . .";
    for style in [-100, -50, 0, 50, 100] {
        for family in [Family::Power, Family::Factorial] {
            let intuition = Intuition::new(family.weights(5).styled(style));
            let reply = |picture| best(&intuition, &position(rules, picture, Symbol::X));
            assert!(["a5", "f5"].contains(&reply(both_can_win).as_str()));
            assert!(["a3", "f3"].contains(&reply(threat).as_str()));
        }
    }
}

#[test]
fn cautious_and_aggressive_players_differ_in_a_fifth_of_positions() {
    let rules = Rules::new(9, 9, 5, LineRule::Freestyle).unwrap();
    for family in [Family::Power, Family::Factorial] {
        let mut differ = 0;
        let mut seed = 1_u64;
        for _ in 0..400 {
            let mut position = Position::new(rules);
            for _ in 0..16 {
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let cell = (seed >> 33) as usize % rules.squares();
                let _ = position.play(rules.square(cell).unwrap());
            }
            let [cautious, aggressive] = [-100, 100].map(|style| {
                let weights = family.weights(5).styled(style);
                best(&Intuition::new(weights), &position)
            });
            differ += u32::from(cautious != aggressive);
        }
        assert!(differ >= 80, "{family:?}: {differ} of 400");
    }
}

#[test]
fn the_estimate_sees_who_is_closer_to_winning() {
    let rules = Rules::new(7, 7, 4, LineRule::Freestyle).unwrap();
    let picture = "
        . . . . . . .
        . . . . . . .
        . X X . . . .
        . . . . . . .
        . . . O . . .
        . . . . . . .
        . . . . . . O";
    let intuition = intuition(rules);
    assert!(intuition.estimate(&position(rules, picture, Symbol::X)) > 0);
    let empty = Position::new(rules);
    assert!(intuition.estimate(&empty) > 0);
}
