//! Openings by swap2 in matches.

use dooz_core::{CannotPlay, Limits, Player, Rules, Symbol};

use super::{main_line, moves, names, play, sq};
use crate::clock::{Clock, TimeControl};
use crate::matches::{FirstMover, Match, MatchOptions, Participant, Seat, Turn};
use crate::records::{NodeId, Record};
use crate::swap2::{Decision, Swap2Error};

fn people() -> MatchOptions {
    MatchOptions::between_people(Rules::STANDARD).with_swap2(Symbol::X)
}

fn alone(first_mover: FirstMover) -> MatchOptions {
    MatchOptions {
        participants: [Participant::Person, "engine:nodes=100".parse().unwrap()],
        first_mover,
        ..people()
    }
}

/// Lets computers decide until a person has to.
fn let_decide(game: &mut Match) {
    let clock = Clock::new(TimeControl::UNLIMITED);
    let limits = Limits {
        nodes: Some(100),
        ..Limits::default()
    };
    while let Some(due) = game.pending_decision() {
        let think = |turn: Turn| Ok(turn.think(&limits, &mut |_| {})?.choice);
        let decision = due.decide::<CannotPlay>(&clock, think, &mut |_| {});
        assert!(game.accept_decision(&due, &decision.unwrap()));
    }
}

fn decider(game: &Match) -> Option<Player> {
    game.opening()?.decider()
}

/// Reads the text of a match again, which must say the same.
fn reread(game: &Match) -> Match {
    let copy = Match::from_sgf(&game.to_sgf()).unwrap();
    assert_eq!(copy.to_sgf(), game.to_sgf());
    assert_eq!(decider(&copy), decider(game));
    copy
}

#[test]
fn a_game_begins_when_both_players_have_a_side() {
    let mut game = Match::new(people());
    for (square, next) in [
        ("h8", Player::First),
        ("i9", Player::First),
        ("j10", Player::Second),
        ("a1", Player::Second),
        ("a2", Player::First),
    ] {
        game.place(sq(square)).unwrap();
        assert_eq!(decider(&game), Some(next), "{square}");
        assert!(game.awaits_person());
        assert!(game.pending().is_none());
        game = reread(&game);
    }
    assert_eq!(game.place(sq("a3")), Err(Swap2Error::NoMoreStones));
    game.decide(&Decision::Second(None)).unwrap();
    assert_eq!(decider(&game), None);
    assert_eq!(game.seat(Player::First), Seat::Far);
    assert_eq!(game.chosen_side(), Some((Player::First, Player::Second)));
    assert_eq!(game.place(sq("a3")), Err(Swap2Error::Over));
    play(&mut reread(&game), "a3 a4");

    game.new_game();
    assert_eq!(decider(&game), Some(Player::First));
    assert_eq!(game.seat(Player::First), Seat::Near);
}

#[test]
fn a_side_taken_instead_of_the_second_of_two_stones_leaves_the_first_away() {
    let mut game = Match::new(people());
    play(&mut game, "h8 i9 j10 a1");
    game.decide(&Decision::First).unwrap();
    assert_eq!(moves(&game), "h8 i9 j10");
    assert!(game.tree().is_at_end());
    assert_eq!(game.seat(Player::First), Seat::Far);
}

#[test]
fn a_comment_behind_a_stone_is_not_taken_for_the_stone() {
    let mut game = Match::new(people());
    play(&mut game, "h8 i9 j10 a1");
    let text = game.to_sgf();
    let end = text.rfind(')').unwrap();
    let commented = format!("{};C[why not?]{}", &text[..end], &text[end..]);
    let mut game = Match::from_sgf(&commented).unwrap();
    assert_eq!(decider(&game), Some(Player::Second));
    game.decide(&Decision::First).unwrap();
    assert_eq!(moves(&game), "h8 i9 j10");
}

#[test]
fn whoever_plays_where_a_side_is_to_be_chosen_takes_the_side_to_move() {
    let mut game = Match::new(people());
    play(&mut game, "h8 i9 j10 a1 a2 a3");
    assert_eq!(decider(&game), None);
    assert_eq!(game.participant(Player::Second), Participant::Person);
    assert_eq!(game.seat(Player::Second), Seat::Near);
}

#[test]
fn stones_and_choices_are_taken_back_one_by_one_and_made_again() {
    let mut game = Match::new(people());
    play(&mut game, "h8 i9 j10");
    game.decide(&Decision::First).unwrap();
    play(&mut game, "a1");
    assert_eq!(names(&game.undo()), "a1");
    assert_eq!(game.seat(Player::First), Seat::Far);
    assert_eq!(names(&game.undo()), "", "the choice alone");
    assert_eq!(decider(&game), Some(Player::Second));
    assert_eq!(game.seat(Player::First), Seat::Near);
    assert_eq!(names(&game.undo()), "j10");
    assert_eq!(decider(&game), Some(Player::First));

    let mut game = reread(&game);
    assert_eq!(names(&game.redo()), "j10");
    assert_eq!(names(&game.redo()), "", "the choice alone");
    assert_eq!(decider(&game), None);
    assert_eq!(game.seat(Player::First), Seat::Far);
    assert_eq!(names(&game.redo()), "a1");
    assert_eq!(names(&game.redo()), "");
}

#[test]
fn another_stone_makes_the_old_choice_void() {
    let mut game = Match::new(people());
    play(&mut game, "h8 i9 j10");
    game.decide(&Decision::First).unwrap();
    play(&mut game, "a1");
    for _ in 0..3 {
        game.undo();
    }
    play(&mut game, "c3");
    assert_eq!(moves(&game), "h8 i9 c3");
    assert_eq!(game.redo(), []);
    assert_eq!(decider(&game), Some(Player::Second));
}

#[test]
fn sides_are_chosen_anew_when_a_stone_of_the_opening_is_removed() {
    let mut game = Match::new(people());
    play(&mut game, "h8 i9 j10");
    game.decide(&Decision::First).unwrap();
    play(&mut game, "a1");
    game.remove(game.tree().node_after(3));
    assert_eq!(moves(&game), "h8 i9");
    assert_eq!(decider(&game), Some(Player::First));
    assert_eq!(game.seat(Player::First), Seat::Near);
    let mut game = reread(&game);
    assert_eq!(game.redo(), []);
    play(&mut game, "c3");
    assert_eq!(decider(&game), Some(Player::Second));

    // A side line may be shorter than the opening as well.
    game.decide(&Decision::First).unwrap();
    game.first();
    play(&mut game, "a1");
    game.promote(game.tree().cursor());
    assert_eq!(main_line(&game), "a1");
    assert_eq!(decider(&reread(&game)), Some(Player::First));
}

#[test]
fn other_sides_make_the_old_moves_void_and_the_same_ones_do_not() {
    for (decision, ahead) in [
        (Decision::First, "h8 i9 j10 a1 a2"),
        (Decision::Second(None), "h8 i9 j10"),
    ] {
        let mut game = Match::new(people());
        play(&mut game, "h8 i9 j10");
        game.decide(&Decision::First).unwrap();
        play(&mut game, "a1 a2");
        for _ in 0..3 {
            game.undo();
        }
        game.decide(&decision).unwrap();
        assert_eq!(main_line(&reread(&game)), ahead);
        while !game.redo().is_empty() {}
        assert_eq!(moves(&game), ahead);
    }

    let mut game = Match::new(people());
    play(&mut game, "h8 i9 j10 a1 a2");
    game.undo();
    game.undo();
    game.decide(&Decision::First).unwrap();
    assert_eq!(main_line(&game), "h8 i9 j10", "no stone becomes a move");
}

#[test]
fn computers_wait_where_a_choice_was_taken_back_or_made_again() {
    let engine = "engine:nodes=100".parse().unwrap();
    let mut game = Match::new(MatchOptions {
        participants: [engine; 2],
        ..people()
    });
    let decide = |game: &mut Match, decision: Decision| {
        let due = game.pending_decision().unwrap();
        assert!(game.accept_decision(&due, &decision));
    };
    decide(
        &mut game,
        Decision::Stones(["h8", "i9", "j10"].map(sq).to_vec()),
    );
    decide(&mut game, Decision::First);
    let accept = |game: &mut Match| {
        let turn = game.pending().expect("the computers play");
        let limits = turn.limits();
        let thought = turn.think(&limits, &mut |_| {}).unwrap();
        game.accept(thought).unwrap();
    };
    accept(&mut game);
    let line = main_line(&game);

    game.pause();
    game.undo();
    game.go_on();
    assert_eq!(names(&game.undo()), "", "the choice alone");
    assert!(decider(&game).is_some());
    assert!(game.pending_decision().is_none());
    assert_eq!(names(&game.redo()), "", "the choice alone");
    assert_eq!(decider(&game), None);
    assert!(game.pending().is_none());
    assert_eq!(main_line(&game), line);
    game.redo();
    assert!(game.pending().is_some(), "at the end the game goes on");
}

#[test]
fn a_choice_taken_back_gives_a_fallen_flag_back() {
    use std::time::Duration;
    let mut game = Match::new(MatchOptions {
        clock: "10+5".parse().unwrap(),
        ..people()
    });
    play(&mut game, "h8 i9 j10");
    game.decide(&Decision::First).unwrap();
    assert!(game.check_flag(Duration::from_mins(1)));
    game.undo();
    assert_eq!(decider(&game), Some(Player::Second));
    assert_eq!(game.outcome(), None);
}

#[test]
fn a_look_at_a_later_move_makes_the_choice_again() {
    let mut game = Match::new(people());
    play(&mut game, "h8 i9 j10");
    game.decide(&Decision::First).unwrap();
    play(&mut game, "a1 a2 a3");
    for _ in 0..4 {
        game.undo();
    }
    assert!(game.opening().is_some());
    game.last();
    assert_eq!(moves(&game), "h8 i9 j10 a1 a2 a3");
    assert_eq!(decider(&game), None);
    assert_eq!(game.seat(Player::First), Seat::Far);
    game.look_at(NodeId::ROOT);
    assert_eq!(decider(&game), None, "looking back takes nothing back");
}

#[test]
fn undo_goes_back_to_the_decision_of_the_person() {
    let mut game = Match::new(alone(FirstMover::Near));
    // Two stones in the centre against one in the corner.
    play(&mut game, "h8 a1");
    assert!(game.pending_decision().is_none());
    play(&mut game, "i9");
    assert!(!game.awaits_person());
    let_decide(&mut game);
    assert_eq!(game.chosen_side(), Some((Player::Second, Player::First)));
    assert_eq!(names(&game.undo()), "i9");
    assert_eq!(decider(&game), Some(Player::First));
    assert!(game.pending_decision().is_none());

    let mut game = Match::new(alone(FirstMover::Far));
    let_decide(&mut game);
    assert_eq!(decider(&game), Some(Player::Second));
    assert_eq!(game.undo(), [], "the computer's stones stay");
    assert_eq!(game.moves().len(), 3);
    game.decide(&Decision::First).unwrap();
    assert_eq!(game.participant(Player::First), Participant::Person);
    assert!(game.pending().is_some());
    assert_eq!(game.undo(), []);
    assert_eq!(decider(&game), Some(Player::Second));
}

#[test]
fn a_decision_that_comes_too_late_is_not_accepted() {
    let mut game = Match::new(alone(FirstMover::Far));
    let due = game.pending_decision().unwrap();
    assert!(!game.accept_decision(&due, &Decision::First), "too early");
    game.pause();
    assert!(!game.awaits_person());
    let stones = Decision::Stones(["h8", "i9", "j10"].map(sq).to_vec());
    assert!(!game.accept_decision(&due, &stones));
    game.go_on();
    assert!(game.accept_decision(&due, &stones));
    assert!(!game.accept_decision(&due, &stones));
}

#[test]
fn no_clock_runs_in_an_opening_and_its_stones_bring_no_time() {
    use std::time::Duration;
    let mut game = Match::new(MatchOptions {
        clock: "10+5".parse().unwrap(),
        ..people()
    });
    for square in ["h8", "i9", "j10"] {
        game.play_in(sq(square), Duration::from_mins(1)).unwrap();
    }
    assert!(!game.check_flag(Duration::from_mins(1)));
    game.decide(&Decision::Second(None)).unwrap();
    let left = |game: &Match, player| game.clock(player).unwrap().left().unwrap().as_secs();
    assert_eq!(Player::BOTH.map(|player| left(&game, player)), [10, 10]);
    game.play_in(sq("a1"), Duration::from_secs(3)).unwrap();
    assert_eq!(Player::BOTH.map(|player| left(&game, player)), [10, 12]);
}

#[test]
fn an_opening_in_which_nobody_took_part_is_not_kept() {
    let mut game = Match::new(alone(FirstMover::Far));
    let_decide(&mut game);
    game.new_game();
    assert_eq!(game.earlier().len(), 0);
    let_decide(&mut game);
    game.decide(&Decision::Second(None)).unwrap();
    game.new_game();
    assert_eq!(game.earlier().len(), 1);
    assert!(game.resume(0));
    assert_eq!(decider(&game), None);
}

#[test]
fn an_opening_is_opened_from_a_record() {
    let mut game = Match::default();
    let mut record = Record::new(Rules::STANDARD);
    let stones = ["h8", "i9", "j10", "a1"].map(sq);
    record.play_line(NodeId::ROOT, &stones).unwrap();
    let people = [Participant::Person; 2];
    assert!(game.open_swap2(record.clone(), people));
    assert_eq!(decider(&game), Some(Player::Second));
    reread(&game);

    // A game that is opened has its sides, also on an empty board.
    game.open(record, people);
    assert_eq!(decider(&game), None);
    game.open(Record::new(Rules::STANDARD), people);
    assert_eq!(decider(&reread(&game)), None);
    assert!(!game.open_swap2(Record::new(Rules::TIC_TAC_TOE), people));
}

#[test]
fn files_of_earlier_versions_have_their_openings() {
    let game = Match::new(people());
    let text = game.to_sgf();
    let old = text
        .replace("[opener=near]", "")
        .replace("[sides=open]", "");
    assert_ne!(old, text);
    let mut old = Match::from_sgf(&old).unwrap();
    assert_eq!(decider(&old), Some(Player::First));
    play(&mut old, "h8");
    reread(&old);
}

#[test]
fn a_hostile_file_cannot_confuse_an_opening() {
    let mut game = Match::new(people());
    play(&mut game, "h8 i9 j10");
    game.decide(&Decision::First).unwrap();
    play(&mut game, "a1 a2 a3 a4 a5");
    let text = game.to_sgf();
    assert!(text.contains("[opening-stones=3]"), "{text}");
    for (from, to) in [
        ("[opening-stones=3]", "[opening-stones=3][sides=open]"),
        ("[opening-stones=3][first-side=far]", "[sides=open]"),
        ("[opening-stones=3]", "[opening-stones=77]"),
    ] {
        let hostile = text.replace(from, to);
        assert_ne!(hostile, text);
        let mut game = Match::from_sgf(&hostile).unwrap();
        while !game.undo().is_empty() || game.tree().at() > 0 && game.opening().is_some() {
            let _ = (
                game.opening(),
                game.chosen_side(),
                game.clock(Player::First),
            );
            if game.moves().is_empty() {
                break;
            }
        }
        game.last();
        let _ = game.play(sq("o15"));
    }
    for (from, to) in [
        ("[opening-stones=3]", "[opening-stones=x]"),
        ("[opening-stones=3]", ""),
        ("[first-side=far]", ""),
        ("[opener=near]", "[opener=nobody]"),
        ("[opener=near]", "[opener=near][sides=shut]"),
    ] {
        assert!(Match::from_sgf(&text.replace(from, to)).is_err(), "{to}");
    }
}
