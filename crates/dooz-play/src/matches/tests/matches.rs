use dooz_core::{Player, Setup, SetupError, Symbol};

use super::super::{FirstMover, MatchGame, Participant, Seat, Symbols, Tally};
use super::*;

const TALLY_OF_ONE_WIN: Tally = Tally {
    wins: [1, 0],
    draws: 0,
};

#[test]
fn a_press_of_space_loses_nothing() {
    let mut game = people(Rules::TIC_TAC_TOE);
    play(&mut game, "b2 a1");
    game.new_game();
    assert_eq!(moves(&game), "");
    let earlier: Vec<_> = game.earlier().collect();
    assert_eq!(earlier[0].tree().moves().len(), 2);
    assert_eq!(earlier[0].outcome(), None);

    assert!(game.resume(0));
    assert_eq!(moves(&game), "b2 a1");
    assert_eq!(game.earlier().len(), 0);
    assert!(!game.resume(0));
}

#[test]
fn a_game_in_which_nobody_has_played_is_not_kept() {
    let mut game = Match::new(against("machinarium"));
    assert_eq!(game.position().ply(), 1);
    game.new_game();
    game.new_game();
    assert_eq!(game.earlier().len(), 0);
    let free = game.position().legal_moves().next().unwrap();
    game.play(free).unwrap();
    game.new_game();
    assert_eq!(game.earlier().len(), 1);
}

#[test]
fn the_oldest_games_are_forgotten_first_and_count_still() {
    let mut game = people(Rules::TIC_TAC_TOE);
    play(&mut game, "a1 b1 a2 b2 a3");
    for _ in 0..30 {
        game.new_game();
        play(&mut game, "b2");
        game.limit_earlier(20, 1 << 19);
    }
    assert_eq!(game.earlier().len(), 20);
    assert_eq!(game.earlier().next().map(MatchGame::number), Some(30));
    assert_eq!(game.tally(), TALLY_OF_ONE_WIN);
}

#[test]
fn large_games_are_kept_one_at_a_time() {
    let mut game = people(Rules::TIC_TAC_TOE);
    for _ in 0..3 {
        play(&mut game, "b2");
        game.set_comment(game.tree().cursor(), &"x".repeat(400_000));
        game.new_game();
        game.limit_earlier(20, 1 << 19);
    }
    assert_eq!(game.earlier().len(), 2);
    assert!(game.to_sgf().len() < 1_000_000);
}

#[test]
fn every_game_of_a_match_is_counted_once() {
    let mut game = people(Rules::TIC_TAC_TOE);
    play(&mut game, "a1 b1 a2 b2 a3");
    assert_eq!(game.tally(), TALLY_OF_ONE_WIN);
    game.first();
    assert_eq!(game.tally(), TALLY_OF_ONE_WIN);
    game.new_game();
    assert_eq!(game.tally(), TALLY_OF_ONE_WIN);
    assert!(game.resume(0));
    game.new_game();
    assert_eq!(game.tally(), TALLY_OF_ONE_WIN);
}

#[test]
fn results_stay_those_of_the_seats_if_the_opponent_changes() {
    let mut game = people(Rules::TIC_TAC_TOE);
    play(&mut game, "a1 b1 a2 b2 a3");
    game.new_game();
    game.set_participant(Seat::Far, "level:30".parse().unwrap());
    play(&mut game, "b2");
    assert!(game.resume(0));
    assert_eq!(game.participant(Player::Second), Participant::Person);
    assert_eq!(game.tally(), TALLY_OF_ONE_WIN);
    game.new_game();
    assert_eq!((game.tally(), game.number()), (TALLY_OF_ONE_WIN, 3));
}

#[test]
fn a_game_that_is_taken_up_again_counts_when_it_ends() {
    let mut game = people(Rules::TIC_TAC_TOE);
    play(&mut game, "a1 b1 a2 b2");
    game.new_game();
    assert_eq!(game.tally(), Tally::default());
    game.resume(0);
    play(&mut game, "a3");
    assert_eq!(game.tally(), TALLY_OF_ONE_WIN);
    game.new_game();
    assert_eq!(game.number(), 3);
}

#[test]
fn a_new_match_begins_at_nought() {
    let mut game = people(Rules::TIC_TAC_TOE);
    play(&mut game, "a1 b1 a2 b2");
    game.new_game();
    game.restart(MatchOptions::between_people(Rules::GOMOKU));
    game.restart(MatchOptions::between_people(Rules::TIC_TAC_TOE));
    assert!(game.resume(0));
    play(&mut game, "a3");
    assert_eq!(game.tally(), Tally::default());
}

#[test]
fn the_begin_alternates_and_symbols_stay_or_follow() {
    let alternating = MatchOptions {
        first_mover: FirstMover::Alternating,
        ..MatchOptions::between_people(Rules::TIC_TAC_TOE)
    };
    let firsts = |options: MatchOptions| {
        let mut game = Match::new(options);
        let mut first = Vec::new();
        for _ in 0..2 {
            let player = Player::First;
            first.push((game.seat(player), game.symbol(player)));
            game.new_game();
        }
        first
    };
    let by_place = [(Seat::Near, Symbol::X), (Seat::Far, Symbol::O)];
    assert_eq!(firsts(alternating), by_place);
    let crosses_begin = MatchOptions {
        symbols: Symbols::First(Symbol::X),
        ..alternating
    };
    let by_turn = [(Seat::Near, Symbol::X), (Seat::Far, Symbol::X)];
    assert_eq!(firsts(crosses_begin), by_turn);
}

#[test]
fn chance_falls_the_same_for_the_same_seed() {
    let options = MatchOptions {
        seed: 7,
        ..against("machinarium")
    };
    let mut stones = Vec::new();
    let mut game = Match::new(options);
    for _ in 0..20 {
        stones.push(game.last_move());
        game.new_game();
    }
    assert!(stones.iter().any(|stone| *stone != stones[0]));
    assert_eq!(Match::new(options).last_move(), stones[0]);

    let random = MatchOptions {
        first_mover: FirstMover::Random,
        ..MatchOptions::default()
    };
    let mut game = Match::new(random);
    let mut begun = [0; 2];
    for _ in 0..40 {
        begun[game.seat(Player::First) as usize] += 1;
        game.new_game();
    }
    assert!(begun.iter().all(|&games| games > 5), "{begun:?}");
}

#[test]
fn a_position_that_was_set_up_is_played_on_from() {
    let mut game = Match::default();
    let setup = Setup::parse(Rules::TIC_TAC_TOE, "X.. / .O. / ..O", Symbol::X).unwrap();
    game.set_up(&setup).unwrap();
    assert_eq!(game.symbol(Player::First), Symbol::O);
    assert_eq!(game.participant_to_move(), Participant::Person);
    play(&mut game, "c3");
    assert!(game.pending().is_some());
    assert_eq!(game.numbered_moves().collect::<Vec<_>>(), [(1, sq("c3"))]);
    game.undo();
    assert_eq!(game.undo(), []);
    assert_eq!(game.position().ply(), 3);
}

#[test]
fn a_position_that_cannot_be_is_refused_and_the_game_stays() {
    let mut game = people(Rules::TIC_TAC_TOE);
    play(&mut game, "b2");
    let setup = Setup::parse(Rules::TIC_TAC_TOE, "XXX/OOO/...", Symbol::X).unwrap();
    assert_eq!(game.set_up(&setup), Err(SetupError::TwoWinners));
    assert_eq!(moves(&game), "b2");
}

#[test]
fn the_first_stone_falls_where_the_terminal_lets_it_fall() {
    let game = Match::new(MatchOptions {
        seed: 42,
        ..against("machinarium")
    });
    let rules = game.rules();
    let stones: Vec<Square> = dooz_core::Position::new(rules).legal_moves().collect();
    let random = crate::players::SeededRandom::new(42);
    let fallen = random.draw(1, crate::players::RandomPurpose::Move(0), stones.len());
    assert_eq!(game.last_move(), Some(stones[fallen]));
}
