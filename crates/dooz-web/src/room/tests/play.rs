use dooz_core::{Outcome, PlayError, Player};

use super::super::Seat;
use super::*;

#[test]
fn undo_goes_back_to_the_persons_own_turn() {
    let mut room = Room::default();
    play(&mut room, "b2 a1 c1");
    assert_eq!(room.undo(), 1);
    assert_eq!(moves(&room), "b2 a1");
    assert_eq!(room.undo(), 2);
    assert_eq!(room.undo(), 0);
    assert_eq!(room.redo(), 2);
    assert_eq!(room.redo(), 1);
    assert_eq!(room.redo(), 0);
    assert_eq!(moves(&room), "b2 a1 c1");
}

#[test]
fn the_computers_first_stone_stays() {
    let mut room = Room::new(Settings {
        begins: super::super::Begins::Second,
        ..Settings::default()
    });
    play(&mut room, "b2");
    assert_eq!(room.undo(), 0);
    assert_eq!(moves(&room), "b2");
}

#[test]
fn people_take_back_one_move_at_a_time() {
    let mut room = people(Rules::TIC_TAC_TOE);
    play(&mut room, "b2 a1");
    assert_eq!(room.undo(), 1);
    assert_eq!(moves(&room), "b2");
}

#[test]
fn another_move_after_undo_is_the_game_and_the_old_one_a_side_line() {
    let mut room = people(Rules::TIC_TAC_TOE);
    play(&mut room, "b2 a1 a2");
    room.undo();
    room.undo();
    play(&mut room, "a3");
    assert_eq!(game(&room), "b2 a3");
    assert_eq!(room.move_list().len(), 4);
}

#[test]
fn a_move_while_looking_back_begins_a_side_line_that_is_followed() {
    let mut room = people(Rules::TIC_TAC_TOE);
    play(&mut room, "b2 a1 a2");
    room.first();
    room.next();
    play(&mut room, "a3 c1");
    assert_eq!(game(&room), "b2 a1 a2");
    room.first();
    room.last();
    assert_eq!(moves(&room), "b2 a3 c1");
    room.promote(room.tree().cursor());
    assert_eq!(game(&room), "b2 a3 c1");
}

#[test]
fn the_same_move_again_keeps_what_followed() {
    let mut room = people(Rules::TIC_TAC_TOE);
    play(&mut room, "b2 a1 a2");
    room.first();
    play(&mut room, "b2");
    assert_eq!(room.redo(), 1);
    assert_eq!(moves(&room), "b2 a1");
}

#[test]
fn a_computer_waits_while_somebody_looks_back() {
    let mut room = Room::default();
    play(&mut room, "b2 a1 c1 a3");
    room.previous();
    room.previous();
    room.previous();
    assert_eq!(room.seat_to_move(), &"perfect".parse().unwrap());
    assert!(room.is_paused());
    assert_eq!(room.pending(), None);
    room.go_on();
    assert!(room.pending().is_some());
}

#[test]
fn a_computer_is_held_on_its_own_turn_alone() {
    let mut room = Room::default();
    play(&mut room, "b2");
    room.hold();
    assert!(room.is_paused());
    assert_eq!(room.pending(), None);

    let mut room = Room::default();
    play(&mut room, "b2 a1 c1 a3");
    room.undo();
    room.hold();
    play(&mut room, "c3");
    assert!(room.pending().is_some());
    assert_eq!(game(&room), "b2 a1 c3");
}

#[test]
fn back_at_the_end_the_computer_moves_on() {
    let mut room = Room::default();
    play(&mut room, "b2");
    room.previous();
    assert_eq!(room.pending(), None);
    room.next();
    assert!(room.pending().is_some());
}

#[test]
fn a_show_that_is_stepped_through_goes_on_when_it_is_told_to() {
    let brain = "random".parse::<Seat>().unwrap();
    let mut room = Room::new(Settings {
        seats: [brain, brain],
        ..Settings::default()
    });
    play(&mut room, "b2 a1");
    assert_eq!(room.undo(), 1);
    assert_eq!(room.pending(), None);
    room.go_on();
    let turn = room.pending().unwrap();
    assert!(room.accept(&turn.position, sq("a3")));
    assert_eq!(game(&room), "b2 a3");
}

#[test]
fn an_answer_to_another_position_changes_nothing() {
    let mut room = Room::default();
    play(&mut room, "b2");
    let turn = room.pending().unwrap();
    room.undo();
    assert!(!room.accept(&turn.position, sq("a1")));
    play(&mut room, "a1");
    assert!(!room.accept(&turn.position, sq("a3")));
    assert_eq!(moves(&room), "a1");
    let turn = room.pending().unwrap();
    assert!(!room.accept(&turn.position, sq("a1")));
    assert!(room.accept(&turn.position, sq("b2")));
}

#[test]
fn a_move_that_cannot_be_played_changes_nothing() {
    let mut room = people(Rules::TIC_TAC_TOE);
    play(&mut room, "b2 a1");
    room.previous();
    let before = room.save();
    let error = PlayError::Occupied(sq("b2"));
    assert_eq!(room.play(sq("b2")), Err(error));
    assert_eq!(room.play(sq("d4")), Err(PlayError::OffBoard(sq("d4"))));
    assert_eq!(room.save(), before);
}

#[test]
fn the_winning_squares_are_those_of_all_lines() {
    let mut room = people(Rules::TIC_TAC_TOE);
    play(&mut room, "a1 b1 a2 b2 c3 c1 b3 c2");
    assert!(room.winning_squares().is_empty());
    play(&mut room, "a3");
    assert_eq!(room.outcome(), Some(Outcome::Win(Player::First)));
    let names: Vec<String> = room
        .winning_squares()
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(names, ["a3", "b3", "c3", "a2", "a1"]);
    assert_eq!(room.last_move(), Some(sq("a3")));
}

#[test]
fn a_branch_that_is_removed_takes_the_cursor_to_where_it_began() {
    let mut room = people(Rules::TIC_TAC_TOE);
    play(&mut room, "b2 a1 a2");
    room.first();
    room.next();
    play(&mut room, "a3 c1");
    let side_line = room.tree().line()[2];
    room.remove(side_line);
    assert_eq!(moves(&room), "b2");
    room.last();
    assert_eq!(moves(&room), "b2 a1 a2");
}
