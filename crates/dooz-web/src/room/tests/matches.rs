use dooz_core::{Setup, SetupError, Symbol};

use super::super::{Begins, Place, Seat, Symbols, Tally};
use super::*;

const TALLY_OF_ONE_WIN: Tally = Tally {
    wins: [1, 0],
    draws: 0,
};

#[test]
fn a_press_of_space_loses_nothing() {
    let mut room = people(Rules::TIC_TAC_TOE);
    play(&mut room, "b2 a1");
    room.new_game();
    assert_eq!(moves(&room), "");
    let earlier: Vec<_> = room.earlier().collect();
    assert_eq!((earlier[0].moves, earlier[0].result), (2, None));

    assert!(room.take_up(0));
    assert_eq!(moves(&room), "b2 a1");
    assert_eq!(room.earlier().len(), 0);
    assert!(!room.take_up(0));
}

#[test]
fn a_game_in_which_nobody_has_played_is_not_kept() {
    let mut room = Room::new(against("machinarium"));
    assert_eq!(room.position().ply(), 1);
    room.new_game();
    room.new_game();
    assert_eq!(room.earlier().len(), 0);
    let free = room.position().legal_moves().next().unwrap();
    room.play(free).unwrap();
    room.new_game();
    assert_eq!(room.earlier().len(), 1);
}

#[test]
fn only_so_many_games_are_kept() {
    let mut room = people(Rules::TIC_TAC_TOE);
    for _ in 0..30 {
        play(&mut room, "b2");
        room.new_game();
    }
    assert_eq!(room.earlier().len(), 20);
    assert_eq!(room.earlier().next().map(|game| game.number), Some(30));
}

#[test]
fn every_game_of_a_match_is_counted_once() {
    let mut room = people(Rules::TIC_TAC_TOE);
    play(&mut room, "a1 b1 a2 b2 a3");
    assert_eq!(room.tally(), TALLY_OF_ONE_WIN);
    room.first();
    assert_eq!(room.tally(), TALLY_OF_ONE_WIN);
    room.new_game();
    assert_eq!(room.tally(), TALLY_OF_ONE_WIN);
    assert!(room.take_up(0));
    room.new_game();
    assert_eq!(room.tally(), TALLY_OF_ONE_WIN);
}

#[test]
fn a_game_that_is_taken_up_again_counts_when_it_ends() {
    let mut room = people(Rules::TIC_TAC_TOE);
    play(&mut room, "a1 b1 a2 b2");
    room.new_game();
    assert_eq!(room.tally(), Tally::default());
    room.take_up(0);
    play(&mut room, "a3");
    assert_eq!(room.tally(), TALLY_OF_ONE_WIN);
    room.new_game();
    assert_eq!(room.number(), 3);
}

#[test]
fn a_new_match_begins_at_nought() {
    let mut room = people(Rules::TIC_TAC_TOE);
    play(&mut room, "a1 b1 a2 b2");
    room.new_game();
    room.restart(Settings::between_people(Rules::GOMOKU));
    room.restart(Settings::between_people(Rules::TIC_TAC_TOE));
    assert!(room.take_up(0));
    play(&mut room, "a3");
    assert_eq!(room.tally(), Tally::default());
}

#[test]
fn the_begin_alternates_and_symbols_stay_or_follow() {
    let alternating = Settings {
        begins: Begins::Alternating,
        ..Settings::between_people(Rules::TIC_TAC_TOE)
    };
    let firsts = |settings: &Settings| {
        let mut room = Room::new(settings.clone());
        let mut first = Vec::new();
        for _ in 0..2 {
            let player = dooz_core::Player::First;
            first.push((room.place(player), room.symbol(player)));
            room.new_game();
        }
        first
    };
    let by_place = [(Place::Near, Symbol::X), (Place::Far, Symbol::O)];
    assert_eq!(firsts(&alternating), by_place);
    let crosses_begin = Settings {
        symbols: Symbols::First(Symbol::X),
        ..alternating
    };
    let by_turn = [(Place::Near, Symbol::X), (Place::Far, Symbol::X)];
    assert_eq!(firsts(&crosses_begin), by_turn);
}

#[test]
fn chance_falls_the_same_for_the_same_seed() {
    let settings = Settings {
        seed: 7,
        ..against("machinarium")
    };
    let mut stones = Vec::new();
    let mut room = Room::new(settings.clone());
    for _ in 0..20 {
        stones.push(room.last_move());
        room.new_game();
    }
    assert!(stones.iter().any(|stone| *stone != stones[0]));
    assert_eq!(Room::new(settings).last_move(), stones[0]);

    let random = Settings {
        begins: Begins::Random,
        ..Settings::default()
    };
    let mut room = Room::new(random);
    let mut begun = [0; 2];
    for _ in 0..40 {
        begun[room.place(dooz_core::Player::First) as usize] += 1;
        room.new_game();
    }
    assert!(begun.iter().all(|&games| games > 5), "{begun:?}");
}

#[test]
fn a_position_that_was_set_up_is_played_on_from() {
    let mut room = Room::default();
    let setup = Setup::parse(Rules::TIC_TAC_TOE, "X.. / .O. / ..O", Symbol::X).unwrap();
    room.set_up(&setup).unwrap();
    assert_eq!(room.symbol(dooz_core::Player::First), Symbol::O);
    assert_eq!(room.seat_to_move(), &Seat::Person);
    play(&mut room, "c3");
    assert!(room.pending().is_some());
    assert_eq!(room.numbered_moves().collect::<Vec<_>>(), [(1, sq("c3"))]);
    room.undo();
    assert_eq!(room.undo(), 0);
    assert_eq!(room.position().ply(), 3);
}

#[test]
fn a_position_that_cannot_be_is_refused_and_the_game_stays() {
    let mut room = people(Rules::TIC_TAC_TOE);
    play(&mut room, "b2");
    let setup = Setup::parse(Rules::TIC_TAC_TOE, "XXX/OOO/...", Symbol::X).unwrap();
    assert_eq!(room.set_up(&setup), Err(SetupError::TwoWinners));
    assert_eq!(moves(&room), "b2");
}

#[test]
fn another_opponent_can_go_on_with_the_game() {
    let mut room = people(Rules::TIC_TAC_TOE);
    play(&mut room, "b2");
    room.change_seats([Seat::Person, "lafore".parse().unwrap()]);
    assert_eq!(room.pending().unwrap().brain.name(), "lafore");
}

#[test]
fn the_first_stone_falls_where_the_terminal_lets_it_fall() {
    let room = Room::new(Settings {
        seed: 42,
        ..against("machinarium")
    });
    let rules = room.rules();
    let stones: Vec<Square> = dooz_core::Position::new(rules).legal_moves().collect();
    let chance = dooz_play::players::Chance::new(42);
    let fallen = chance.draw(1, dooz_play::players::Draw::Move(0), stones.len());
    assert_eq!(room.last_move(), Some(stones[fallen]));
}
