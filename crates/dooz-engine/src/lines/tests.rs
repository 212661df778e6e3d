use std::collections::HashSet;

use dooz_core::{LineRule, Player, Rules};
use proptest::prelude::*;

use super::*;

/// Returns all windows of a radius: on each side, places off the board lie
/// beyond all others.
fn windows(radius: u8) -> Vec<Window> {
    let mut sides = vec![String::new()];
    for length in 1..=usize::from(radius) {
        for i in 0..sides.len() {
            if sides[i].len() == length - 1 {
                sides.extend([".", "X", "O"].map(|square| sides[i].clone() + square));
            }
        }
    }
    for side in &mut sides {
        *side = format!("{side:#<width$}", width = usize::from(radius));
    }
    let window = |left: &String, right: &String| {
        let left: String = left.chars().rev().collect();
        format!("{left}*{right}").parse().unwrap()
    };
    sides
        .iter()
        .flat_map(|left| sides.iter().map(move |right| window(left, right)))
        .collect()
}

#[test]
fn windows_around_a_square_are_counted() {
    assert_eq!(windows(4).len(), 14_641);
    assert_eq!(windows(5).len(), 132_496);
}

#[test]
fn five_in_a_row_has_few_exact_classes() {
    let count = |rules: Rules| {
        let mut classes = LineClasses::new(rules);
        let pairs: HashSet<_> = windows(segment::radius(rules))
            .iter()
            .map(|window| Player::BOTH.map(|player| classes.of(window, player)))
            .collect();
        let of_first: HashSet<_> = pairs.iter().map(|pair| pair[0]).collect();
        (of_first.len(), pairs.len())
    };
    assert_eq!(count(Rules::GOMOKU), (66, 273));
    assert_eq!(count(Rules::STANDARD), (188, 1_199));
    assert_eq!(count(Rules::RENJU), (188, 922));
    assert_eq!(count(Rules::CARO), (128, 579));
}

#[test]
fn windows_of_one_class_have_one_pattern() {
    // Not so in caro, where a stone of the opponent can block two fives at once.
    for rules in [Rules::GOMOKU, Rules::STANDARD] {
        let mut classes = LineClasses::new(rules);
        let mut patterns = std::collections::HashMap::new();
        for window in windows(segment::radius(rules)) {
            let class = classes.of(&window, Player::First);
            let pattern = Pattern::of(&window, Player::First, rules);
            let known = *patterns.entry(class).or_insert(pattern);
            assert_eq!(pattern, known, "{window} under {rules}");
        }
    }
}

#[test]
fn the_table_gives_every_window_its_patterns() {
    for rules in [Rules::GOMOKU, Rules::STANDARD, Rules::RENJU, Rules::CARO] {
        let table = PatternTable::new(rules);
        for window in windows(table.radius()).iter().step_by(7) {
            let expected = Player::BOTH.map(|player| Pattern::of(window, player, rules));
            assert_eq!(
                table.patterns(table.key(window)),
                expected,
                "{window} under {rules}"
            );
        }
    }
}

#[test]
fn threes_and_fours_have_their_usual_names() {
    let pattern = |rules, window: &str| Pattern::of(&window.parse().unwrap(), Player::First, rules);
    for (window, expected) in [
        ("....*....", Pattern::OpenOne),
        ("...X*....", Pattern::BroadTwo),
        ("O..X*..O.", Pattern::OpenTwo),
        ("OO..*.X..", Pattern::FlexibleTwo),
        ("OX..*...#", Pattern::Two),
        (".OO.*.XX.", Pattern::OpenThree),
        (".OXX*...O", Pattern::Three),
        ("..XX*....", Pattern::FlexibleThree),
        ("X..X*..X.", Pattern::BroadThree),
        (".XXX*....", Pattern::OpenFour),
        ("OXXX*....", Pattern::Four),
        ("X.XX*.X..", Pattern::OpenFour),
        ("XXXX*....", Pattern::Five),
        ("XXXX*X...", Pattern::Five),
    ] {
        assert_eq!(pattern(Rules::GOMOKU, window), expected, "{window}");
    }
}

#[test]
fn rows_that_are_too_long_do_not_count() {
    let pattern = |rules, window: &str| Pattern::of(&window.parse().unwrap(), Player::First, rules);
    for (window, expected) in [
        (".XXXX*X....", Pattern::Dead),
        ("..XXX*.X...", Pattern::Four),
        ("..X.X*X.X..", Pattern::OpenFour),
        ("#XX.X*.....", Pattern::Four),
        ("#..XX*.X...", Pattern::Four),
    ] {
        assert_eq!(pattern(Rules::STANDARD, window), expected, "{window}");
    }
}

#[test]
fn two_fours_in_one_direction_are_a_foul_of_renju() {
    let patterns = |window: &str| {
        let table = PatternTable::new(Rules::RENJU);
        table.patterns(table.key(&window.parse().unwrap()))
    };
    assert_eq!(patterns("..X.X*X.X..")[0], Pattern::Foul);
    assert_eq!(patterns("..XXX*.....")[0], Pattern::OpenFour);
    assert_eq!(patterns("..XXX*XX...")[0], Pattern::Foul);
    assert_eq!(patterns("..OOO*OO...")[1], Pattern::Five);
}

proptest! {
    #[test]
    fn long_lines_have_patterns_too(
        k in 3_u8..=8,
        rule in 0..3_usize,
        squares in proptest::collection::vec(0..6_usize, 16),
    ) {
        let rule = [LineRule::Freestyle, LineRule::Exactly, LineRule::Caro][rule];
        let rules = Rules::new(22, 22, k, rule).unwrap();
        let table = PatternTable::new(rules);
        let mut text: String = squares.iter().map(|&i| "...XXO".as_bytes()[i] as char).collect();
        let radius = usize::from(table.radius());
        text.truncate(2 * radius);
        text.insert(radius, '*');
        let window: Window = text.parse().unwrap();
        let expected = Player::BOTH.map(|player| Pattern::of(&window, player, rules));
        prop_assert_eq!(table.patterns(table.key(&window)), expected);
    }
}
