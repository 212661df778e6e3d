//! The player who looks a few moves ahead.

use std::sync::atomic::AtomicBool;

use dooz_core::classics::Machinarium;
use dooz_core::textbook::Candidates;
use dooz_core::textbook::Search;
use dooz_core::{
    Brain, Limits, LineRule, Outcome, Player, Position, Rules, Score, Setup, Square, Symbol,
};

fn search(depth: u32) -> Search {
    Search {
        depth,
        ..Search::default()
    }
}

fn choose(brain: &mut impl Brain, position: &Position, limits: &Limits<'_>) -> Option<Square> {
    let choice = brain.think(position, limits, &mut |_| {}).unwrap();
    choice.square
}

fn play(mut brains: [&mut dyn Brain; 2], rules: Rules) -> Outcome {
    let mut position = Position::new(rules);
    loop {
        if let Some(outcome) = position.outcome() {
            return outcome;
        }
        let brain = &mut brains[position.turn() as usize];
        let choice = brain.think(&position, &Limits::default(), &mut |_| {});
        let square = choice.unwrap().square.expect("the game goes on");
        position.play(square).unwrap();
    }
}

#[test]
fn it_wins_in_one_and_stops_a_win_in_one_at_every_depth() {
    let rules = Rules::new(8, 4, 5, LineRule::Freestyle).unwrap();
    let both_can_win = "
        . X X X X . . .
        . . . . . . . .
        . O O O O . . .
        . . . . . . . .";
    let threat = "
        . X . X . X . .
        . . . . . . . .
        . O O O O X . .
        . . . . . . . .";
    for depth in 0..=4 {
        let reply = |picture: &str, to_move| {
            let setup = Setup::parse(rules, picture.trim(), to_move).unwrap();
            let position = setup.position().unwrap();
            let square = choose(&mut search(depth), &position, &Limits::default());
            square.unwrap().to_string()
        };
        assert!(["a4", "f4"].contains(&reply(both_can_win, Symbol::X).as_str()));
        assert_eq!(reply(threat, Symbol::X), "a2");
    }
}

#[test]
fn to_the_end_it_never_loses_tic_tac_toe() {
    fn against_all(position: &Position, me: Player) {
        if let Some(outcome) = position.outcome() {
            assert_ne!(outcome.winner(), Some(!me), "{position:?}");
            return;
        }
        let moves: Vec<_> = if position.turn() == me {
            choose(&mut search(9), position, &Limits::default())
                .into_iter()
                .collect()
        } else {
            position.legal_moves().collect()
        };
        for square in moves {
            let mut child = *position;
            child.play(square).unwrap();
            against_all(&child, me);
        }
    }
    let mut position = Position::new(Rules::TIC_TAC_TOE);
    against_all(&position, Player::First);
    position.play("b1".parse().unwrap()).unwrap();
    against_all(&position, Player::Second);
}

#[test]
fn looking_ahead_beats_intuition() {
    let rules = Rules::new(7, 7, 4, LineRule::Freestyle).unwrap();
    let mut intuitive = Machinarium {
        candidates: Candidates::Near(1),
        ..Machinarium::default()
    };
    let outcome = play([&mut search(5), &mut intuitive], rules);
    assert_eq!(outcome, Outcome::Win(Player::First));
}

#[test]
fn it_plays_by_all_rules_to_the_end() {
    for rules in [
        "5x4x3",
        "6x6x5-exactly",
        "7x7x5-renju",
        "6x6x5-caro",
        "4x4x3-misere",
        "1x1x1",
        "31x1x31",
    ] {
        let rules = rules.parse().unwrap();
        play([&mut search(2), &mut search(1)], rules);
    }
}

#[test]
fn it_obeys_limits_and_always_has_a_move() {
    let mut position = Position::new(Rules::GOMOKU);
    position.play("h8".parse().unwrap()).unwrap();
    for nodes in [0, 1, 2, 50] {
        let limits = Limits {
            nodes: Some(nodes),
            ..Limits::default()
        };
        let choice = search(9).think(&position, &limits, &mut |_| {}).unwrap();
        assert!(choice.nodes <= nodes);
        assert!(
            position
                .legal_moves()
                .any(|square| choice.square == Some(square))
        );
        assert_ne!(choice.exact, Some(true));
    }
    let stop = AtomicBool::new(true);
    let limits = Limits {
        stop: Some(&stop),
        ..Limits::default()
    };
    assert!(choose(&mut search(9), &position, &limits).is_some());
}

#[test]
fn the_line_that_it_expects_can_be_played() {
    let mut position = Position::new(Rules::TIC_TAC_TOE);
    position.play("a1".parse().unwrap()).unwrap();
    let choice = search(9)
        .think(&position, &Limits::default(), &mut |_| {})
        .unwrap();
    assert_eq!(choice.own_score, 0);
    assert_eq!(choice.pv.first(), choice.square.as_ref());
    for &square in choice.pv.iter() {
        position.play(square).unwrap();
    }
    assert_eq!(position.outcome(), Some(Outcome::Draw));
}

#[test]
fn a_finished_game_has_no_move() {
    let over = Setup::parse(Rules::TIC_TAC_TOE, "XXXOO....", Symbol::O).unwrap();
    let over = over.position().unwrap();
    let choice = search(3).think(&over, &Limits::default(), &mut |_| {});
    let choice = choice.unwrap();
    assert_eq!(
        (choice.square, choice.score),
        (None, Some(Score::LossIn(0)))
    );
}
