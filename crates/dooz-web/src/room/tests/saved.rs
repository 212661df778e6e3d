use dooz_play::records::Problem;
use proptest::prelude::*;
use proptest::sample::Index;

use super::super::RoomError;
use super::*;

/// A room with side lines, a comment, and an earlier game.
fn lived_in() -> Room {
    let mut room = Room::new(Settings {
        seed: u64::MAX,
        ..against("level:30")
    });
    play(&mut room, "b2 a1");
    room.new_game();
    play(&mut room, "b2 a1 a2 a3");
    room.first();
    room.next();
    play(&mut room, "c3");
    room.set_comment(room.tree().cursor(), "Better [1]:\r\na\tcorner\\ ");
    room.previous();
    room
}

#[test]
fn a_room_is_loaded_as_it_was_saved() {
    let room = lived_in();
    let loaded = Room::load(&room.save()).unwrap();
    assert_eq!(loaded.save(), room.save());
    assert_eq!(loaded.position(), room.position());
    assert_eq!(loaded.tree().record(), room.tree().record());
    assert_eq!(loaded.settings(), room.settings());
    assert_eq!(loaded.move_list().len(), 5);
    assert_eq!(loaded.is_paused(), room.is_paused());
    assert!(loaded.is_paused());
    let earlier: Vec<_> = loaded.earlier().collect();
    assert_eq!(earlier, room.earlier().collect::<Vec<_>>());
}

#[test]
fn every_node_of_a_file_keeps_its_place() {
    let text = b"(;SZ[5];;B[aa];;C[x];W[bb](;;B[cc])(;B[cd];))";
    let mut games = super::super::read_games(text, None, Rules::TIC_TAC_TOE).unwrap();
    let mut room = Room::default();
    room.open(games.remove(0));
    let nodes: Vec<_> = room.tree().record().nodes().collect();
    for id in nodes {
        room.look_at(id);
        let loaded = Room::load(&room.save()).unwrap();
        assert_eq!(loaded.position(), room.position());
        assert_eq!(loaded.tree().at(), room.tree().at());
    }
}

#[test]
fn what_is_no_room_is_refused_with_the_reason() {
    let error = |text: &str| Room::load(text).unwrap_err();
    let text = lived_in().save();
    for foreign in [
        "",
        "null",
        "dooz-room",
        "dooz-room one",
        "dooz-room 1",
        "dooz-room 1\nbegun 1\nnear-wins 0\nfar-wins 0\ndraws 0\n",
        &"\n".repeat(10_000),
    ] {
        assert_eq!(error(foreign), RoomError::Form);
    }
    let other = text.replacen("dooz-room 1", "dooz-room 2", 1);
    assert_eq!(error(&other), RoomError::Version(2));
    let small = text.replacen("rules 3x3x3", "rules 2x2x2", 1);
    assert_eq!(error(&small), RoomError::Board("2x2x2".parse().unwrap()));
    let far = text.replacen("at 1\n", "at 100\n", 1);
    assert_eq!(error(&far), RoomError::Form);
    let illegal = text.replacen(";W[ac]", ";W[bb]", 1);
    assert_ne!(illegal, text);
    match error(&illegal) {
        RoomError::Game(error) => assert!(matches!(error.problem, Problem::Move { .. })),
        error => panic!("{error}"),
    }
    let nobody = text.replacen("level:level=30", "level&30", 1);
    assert_eq!(error(&nobody), RoomError::Form);
}

#[test]
fn what_another_page_or_a_person_has_added_is_left_aside() {
    let room = lived_in();
    let old = room.save().replace("\nseed ", "\nlook stones\nseed ");
    let old = old.replace("level:level=30", "level:30");
    assert_eq!(Room::load(&old).unwrap().save(), room.save());
}

#[test]
fn large_games_are_kept_one_at_a_time() {
    let mut room = people(Rules::TIC_TAC_TOE);
    for _ in 0..3 {
        play(&mut room, "b2");
        room.set_comment(room.tree().cursor(), &"x".repeat(400_000));
        room.new_game();
    }
    assert_eq!(room.earlier().len(), 2);
    assert!(room.save().len() < 1_000_000);
}

#[test]
fn the_longest_game_is_saved_and_loaded() {
    let mut room = people("22x22x22".parse().unwrap());
    let squares: Vec<Square> = room.position().legal_moves().collect();
    for square in squares {
        if room.outcome().is_none() {
            room.play(square).unwrap();
        }
    }
    let loaded = Room::load(&room.save()).unwrap();
    assert_eq!(loaded.position(), room.position());
    assert!(room.address().len() < 2_000);
}

proptest! {
    #[test]
    fn a_damaged_text_is_an_error_or_a_room(
        cuts in proptest::collection::vec((any::<Index>(), any::<char>()), 1..4),
    ) {
        let mut chars: Vec<char> = lived_in().save().chars().collect();
        for (place, c) in cuts {
            let place = place.index(chars.len());
            chars[place] = c;
        }
        let text: String = chars.into_iter().collect();
        if let Ok(mut room) = Room::load(&text) {
            room.last();
            room.undo();
            room.new_game();
            room.take_up(0);
            prop_assert!(Room::load(&room.save()).is_ok());
        }
    }
}
