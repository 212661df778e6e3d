use std::sync::atomic::AtomicBool;

use dooz_core::{Choice, Limits, Outcome, PlayError};
use proptest::prelude::*;

use super::super::{FirstMover, NotPlayed, Participant, Tally, Thought, Turn};
use super::*;

/// Answers a turn with a move; returns `true` if it is accepted.
fn answer(game: &mut Match, turn: Turn, square: &str) -> bool {
    let choice = Choice {
        square: square.parse().ok(),
        ..Choice::default()
    };
    let thought = Thought {
        turn,
        choice,
        moves: Vec::new(),
        stopped: false,
        time: None,
    };
    game.accept(thought).is_ok()
}

/// Returns the thought behind the last move on the board.
fn last_thought(game: &Match) -> Option<&Thought> {
    game.thought(game.tree().cursor())
}

#[test]
fn undo_goes_back_to_the_persons_own_turn() {
    let mut game = Match::default();
    play(&mut game, "b2 a1 c1");
    assert_eq!(game.undo().len(), 1);
    assert_eq!(moves(&game), "b2 a1");
    assert_eq!(game.undo().len(), 2);
    assert_eq!(game.undo(), []);
    assert_eq!(game.redo().len(), 2);
    assert_eq!(game.redo().len(), 1);
    assert_eq!(game.redo().len(), 0);
    assert_eq!(moves(&game), "b2 a1 c1");
}

#[test]
fn the_computers_first_stone_stays() {
    let mut game = Match::new(MatchOptions {
        first_mover: FirstMover::Far,
        ..MatchOptions::default()
    });
    play(&mut game, "b2");
    assert_eq!(game.undo(), []);
    assert_eq!(moves(&game), "b2");
}

#[test]
fn people_take_back_one_move_at_a_time() {
    let mut game = people(Rules::TIC_TAC_TOE);
    play(&mut game, "b2 a1");
    assert_eq!(game.undo().len(), 1);
    assert_eq!(moves(&game), "b2");
}

#[test]
fn another_move_after_undo_is_the_game_and_the_old_one_a_side_line() {
    let mut game = people(Rules::TIC_TAC_TOE);
    play(&mut game, "b2 a1 a2");
    game.undo();
    game.undo();
    play(&mut game, "a3");
    assert_eq!(main_line(&game), "b2 a3");
    assert_eq!(game.move_list().len(), 4);
}

#[test]
fn a_move_while_looking_back_begins_a_side_line_that_is_followed() {
    let mut game = people(Rules::TIC_TAC_TOE);
    play(&mut game, "b2 a1 a2");
    game.first();
    game.next();
    play(&mut game, "a3 c1");
    assert_eq!(main_line(&game), "b2 a1 a2");
    game.first();
    game.last();
    assert_eq!(moves(&game), "b2 a3 c1");
    game.promote(game.tree().cursor());
    assert_eq!(main_line(&game), "b2 a3 c1");
}

#[test]
fn the_same_move_again_keeps_what_followed() {
    let mut game = people(Rules::TIC_TAC_TOE);
    play(&mut game, "b2 a1 a2");
    game.first();
    play(&mut game, "b2");
    assert_eq!(game.redo().len(), 1);
    assert_eq!(moves(&game), "b2 a1");
}

#[test]
fn a_computer_waits_while_somebody_looks_back() {
    let mut game = Match::default();
    play(&mut game, "b2 a1 c1 a3");
    game.previous();
    game.previous();
    game.previous();
    assert_eq!(game.participant_to_move(), Participant::PERFECT);
    assert!(game.is_paused());
    assert_eq!(game.pending(), None);
    game.go_on();
    assert!(game.pending().is_some());
}

#[test]
fn a_computer_is_held_on_its_own_turn_alone() {
    let mut game = Match::default();
    play(&mut game, "b2");
    game.hold();
    assert!(game.is_paused());
    assert_eq!(game.pending(), None);

    let mut game = Match::default();
    play(&mut game, "b2 a1 c1 a3");
    game.undo();
    game.hold();
    play(&mut game, "c3");
    assert!(game.pending().is_some());
    assert_eq!(main_line(&game), "b2 a1 c3");
}

#[test]
fn back_at_the_end_the_computer_moves_on() {
    let mut game = Match::default();
    play(&mut game, "b2");
    game.previous();
    assert_eq!(game.pending(), None);
    game.next();
    assert!(game.pending().is_some());
}

#[test]
fn a_show_that_is_stepped_through_goes_on_when_it_is_told_to() {
    let brain = "random".parse::<Participant>().unwrap();
    let mut game = Match::new(MatchOptions {
        participants: [brain, brain],
        ..MatchOptions::default()
    });
    play(&mut game, "b2 a1");
    assert_eq!(game.undo().len(), 1);
    assert_eq!(game.pending(), None);
    game.go_on();
    let turn = game.pending().unwrap();
    assert!(answer(&mut game, turn, "a3"));
    assert_eq!(main_line(&game), "b2 a3");
}

#[test]
fn an_answer_to_another_position_changes_nothing() {
    let mut game = Match::default();
    play(&mut game, "b2");
    let turn = game.pending().unwrap();
    game.undo();
    assert!(!answer(&mut game, turn.clone(), "a1"));
    play(&mut game, "a1");
    assert!(!answer(&mut game, turn, "a3"));
    assert_eq!(moves(&game), "a1");
    let turn = game.pending().unwrap();
    assert!(!answer(&mut game, turn.clone(), "a1"));
    assert!(answer(&mut game, turn, "b2"));
}

#[test]
fn a_move_that_cannot_be_played_changes_nothing() {
    let mut game = people(Rules::TIC_TAC_TOE);
    play(&mut game, "b2 a1");
    game.previous();
    let before = game.to_sgf();
    let error = PlayError::Occupied(sq("b2"));
    assert_eq!(game.play(sq("b2")), Err(error));
    assert_eq!(game.play(sq("d4")), Err(PlayError::OffBoard(sq("d4"))));
    assert_eq!(game.to_sgf(), before);
}

#[test]
fn a_branch_that_is_removed_takes_the_cursor_to_where_it_began() {
    let mut game = people(Rules::TIC_TAC_TOE);
    play(&mut game, "b2 a1 a2");
    game.first();
    game.next();
    play(&mut game, "a3 c1");
    let side_line = game.tree().line()[2];
    game.remove(side_line);
    assert_eq!(moves(&game), "b2");
    game.last();
    assert_eq!(moves(&game), "b2 a1 a2");
}

#[test]
fn a_stopped_thought_still_has_a_move() {
    let mut game = Match::new(MatchOptions {
        rules: Rules::GOMOKU,
        first_mover: FirstMover::Far,
        ..MatchOptions::default()
    });
    let turn = game.pending().unwrap();
    let limits = Limits {
        stop: Some(&AtomicBool::new(true)),
        ..turn.limits()
    };
    let thought = turn.think(&limits, &mut |_| {}).unwrap();
    assert!(game.accept(thought).is_ok());
}

#[test]
fn a_player_without_a_move_is_told_from_an_answer_that_is_too_old() {
    let mut game = Match::new(against("sisoog"));
    play(&mut game, "b2");
    let turn = game.pending().unwrap();
    let limits = turn.limits();
    let mut thought = turn.think(&limits, &mut |_| {}).unwrap();
    thought.choice.square = None;
    assert_eq!(game.accept(thought.clone()), Err(NotPlayed::NoMove));
    assert!(game.pending().is_some());
    game.undo();
    assert_eq!(game.accept(thought), Err(NotPlayed::Outdated));
}

#[test]
fn undo_and_redo_stop_where_the_person_is_to_move() {
    let mut game = Match::new(against("sisoog"));
    for name in ["b2", "b3"] {
        play(&mut game, name);
        let_think(&mut game);
    }
    let moves = game.moves().to_vec();
    assert_eq!(moves.len(), 4);
    assert_eq!(game.undo(), [moves[3], moves[2]]);
    assert_eq!(game.undo(), [moves[1], moves[0]]);
    assert_eq!(game.undo(), []);
    assert_eq!(game.redo(), moves[..2]);
    assert_eq!(game.redo(), moves[2..]);
    assert_eq!(game.redo(), []);
}

#[test]
fn thoughts_stay_with_their_moves() {
    let mut game = Match::new(against("sisoog"));
    play(&mut game, "b2");
    assert_eq!(last_thought(&game), None);
    let_think(&mut game);
    assert_eq!(last_thought(&game).unwrap().moves.len(), 8);
    game.undo();
    assert_eq!(last_thought(&game), None);
    game.redo();
    assert!(last_thought(&game).is_some());
    game.undo();
    play(&mut game, "a1");
    assert_eq!(last_thought(&game), None);
}

#[test]
fn a_show_waits_while_moves_are_taken_back() {
    let mut game = Match::new(MatchOptions {
        participants: ["alphabeta".parse().unwrap(); 2],
        ..MatchOptions::default()
    });
    let_think(&mut game);
    assert_eq!(game.outcome(), Some(Outcome::Draw));
    game.undo();
    game.undo();
    assert_eq!(game.pending(), None);
    game.go_on();
    let_think(&mut game);
    assert_eq!(game.position().ply(), 9);
}

#[test]
fn a_result_that_is_taken_back_does_not_count() {
    let mut game = people(Rules::TIC_TAC_TOE);
    play(&mut game, "a1 b1 a2 b2 a3");
    assert_eq!(game.tally().wins, [1, 0]);
    game.undo();
    assert_eq!(game.tally(), Tally::default());
    game.redo();
    game.new_game();
    game.new_game();
    assert_eq!(game.tally().wins, [1, 0]);
}

#[test]
fn hints_are_counted_by_the_game() {
    let mut game = Match::default();
    let turn = game.hint().unwrap();
    let thought = turn.think(&Limits::default(), &mut |_| {}).unwrap();
    assert!(thought.choice.square.is_some());
    // It is a person's turn: a hint is not a move.
    assert_eq!(game.accept(thought), Err(NotPlayed::Outdated));
    game.count_hint();
    assert_eq!(game.hints(), 2);
    game.new_game();
    assert_eq!(game.hints(), 0);
}

#[test]
fn hints_come_from_the_strongest_player_by_the_rules() {
    let hinted_by = |rules| Match::new(MatchOptions::between_people(rules)).hint();
    let names =
        [Rules::TIC_TAC_TOE, Rules::RENJU].map(|rules| hinted_by(rules).unwrap().spec.name());
    assert_eq!(names, ["perfect", "engine"]);
}

proptest! {
    #[test]
    fn undo_and_redo_lead_back_to_the_same_position(
        moves in prop::collection::vec(0..100usize, 1..30),
        steps in 1..10usize,
    ) {
        let rules = Rules::MACHINARIUM;
        let mut game = people(rules);
        for cell in moves {
            // A move to a taken square is refused, and changes nothing.
            let _ = game.play(rules.square(cell).unwrap());
        }
        let before = *game.position();
        let taken_back = (0..steps).map_while(|_| game.undo().pop()).count();
        for _ in 0..taken_back {
            prop_assert_eq!(game.redo().len(), 1);
        }
        prop_assert_eq!(*game.position(), before);
    }
}
