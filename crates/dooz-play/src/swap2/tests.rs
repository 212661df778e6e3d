use dooz_core::Symbol;

use super::*;
use crate::clock::TimeControl;
use crate::players::{BrainSpec, GameContext, SeededRandom};

fn squares(text: &str) -> Vec<Square> {
    let squares = text.split_whitespace().map(str::parse);
    squares.collect::<Result<_, _>>().unwrap()
}

fn opened() -> Swap2 {
    let mut opening = Swap2::new(Rules::STANDARD).unwrap();
    let stones = Decision::Stones(squares("b2 c4 e5"));
    opening.decide(&stones).unwrap();
    opening
}

#[test]
fn the_other_player_takes_a_side_after_three_stones() {
    for (decision, is_swapped) in [(Decision::First, true), (Decision::Second(None), false)] {
        let mut opening = opened();
        assert_eq!(opening.decider(), Some(Player::Second));
        opening.decide(&decision).unwrap();
        assert_eq!(
            (opening.decider(), opening.is_swapped()),
            (None, is_swapped)
        );
        assert_eq!(opening.decide(&decision), Err(Swap2Error::Over));
    }
}

#[test]
fn two_more_stones_leave_the_choice_to_the_player_who_opened() {
    for (decision, is_swapped) in [(Decision::First, false), (Decision::Second(None), true)] {
        let mut opening = opened();
        let stones = Decision::Stones(squares("h8 k3"));
        opening.decide(&stones).unwrap();
        assert_eq!(opening.decider(), Some(Player::First));
        assert_eq!(opening.stones_to_place(), 0);
        assert_eq!(opening.decide(&stones), Err(Swap2Error::NoMoreStones));
        opening.decide(&decision).unwrap();
        assert_eq!(
            (opening.decider(), opening.is_swapped()),
            (None, is_swapped)
        );
        assert_eq!(opening.game().moves(), squares("b2 c4 e5 h8 k3"));
    }
}

#[test]
fn an_impossible_decision_changes_nothing() {
    let mut opening = Swap2::new(Rules::GOMOKU).unwrap();
    let occupied = PlayError::Occupied("b2".parse().unwrap());
    for (decision, error) in [
        (Decision::First, Swap2Error::TooEarly),
        (Decision::Stones(squares("b2 c3")), Swap2Error::Stones(3)),
        (
            Decision::Stones(squares("b2 c3 b2")),
            Swap2Error::Move(occupied),
        ),
    ] {
        assert_eq!(opening.decide(&decision), Err(error));
        assert!(opening.game().moves().is_empty());
    }
    let four = Decision::Stones(squares("a1 a2 a3 a4"));
    assert_eq!(opened().decide(&four), Err(Swap2Error::Stones(2)));
}

#[test]
fn boards_on_which_five_stones_could_end_the_game_have_no_opening() {
    for (rules, is_possible) in [
        ("5x5x5", true),
        ("6x6x4", true),
        ("renju", true),
        ("4x9x4", false),
        ("9x9x3", false),
        ("tic-tac-toe", false),
    ] {
        assert_eq!(
            Swap2::new(rules.parse().unwrap()).is_some(),
            is_possible,
            "{rules}"
        );
    }
}

#[test]
fn the_engine_opens_with_three_stones_and_takes_the_better_side() {
    let spec: BrainSpec = "engine".parse().unwrap();
    let limits = dooz_core::Limits {
        nodes: Some(300),
        ..dooz_core::Limits::default()
    };
    let clock = Clock::new(TimeControl::UNLIMITED);
    let decide = |opening: &Swap2| {
        let mut brain = spec.build(GameContext::new(
            Rules::STANDARD,
            Symbol::X,
            SeededRandom::new(1),
            1,
        ));
        let mut think =
            |position: &Position, _: &Clock| brain.think(position, &limits, &mut |_| {});
        opening.decision(&clock, &mut think, &mut |_| {}).unwrap()
    };

    let mut opening = Swap2::new(Rules::STANDARD).unwrap();
    let stones = decide(&opening);
    assert!(matches!(&stones, Decision::Stones(stones) if stones.len() == 3));
    opening.decide(&stones).unwrap();
    opening.decide(&decide(&opening)).unwrap();
    assert_eq!(opening.decider(), None);

    // Two stones in the centre against one in the corner.
    let mut unfair = Swap2::new(Rules::STANDARD).unwrap();
    let stones = Decision::Stones(squares("h8 a1 i9"));
    unfair.decide(&stones).unwrap();
    assert_eq!(decide(&unfair), Decision::First);
    let stones = Decision::Stones(squares("h9 o1"));
    unfair.decide(&stones).unwrap();
    assert_eq!(decide(&unfair), Decision::First);
}
