//! Games against the clock.

use std::time::Duration;

use dooz_core::{Choice, Outcome, Player};

use super::*;
use crate::matches::{Match, MatchOptions, NotPlayed, Participant, Seat, Thought};
use crate::records::RecordFormat;

const SECOND: Duration = Duration::from_secs(1);

fn timed(clock: &str) -> Match {
    Match::new(MatchOptions {
        clock: clock.parse().unwrap(),
        ..MatchOptions::between_people(Rules::TIC_TAC_TOE)
    })
}

fn play(game: &mut Match, square: &str, time: Duration) {
    game.play_in(square.parse().unwrap(), time).unwrap();
}

fn left(game: &Match) -> [Duration; 2] {
    Player::BOTH.map(|player| game.clock(player).unwrap().left().unwrap())
}

#[test]
fn each_player_has_a_clock() {
    let mut game = timed("10+0.5");
    play(&mut game, "b2", 3 * SECOND);
    play(&mut game, "a1", SECOND);
    assert_eq!(left(&game), [SECOND * 15 / 2, SECOND * 19 / 2]);
    game.new_game();
    assert_eq!(left(&game), [10 * SECOND; 2]);
}

#[test]
fn moves_that_are_taken_back_give_their_time_back() {
    let mut game = timed("10");
    play(&mut game, "b2", 3 * SECOND);
    play(&mut game, "a1", SECOND);
    game.undo_move();
    assert_eq!(left(&game), [7 * SECOND, 10 * SECOND]);
    game.redo_move();
    assert_eq!(left(&game), [7 * SECOND, 9 * SECOND]);
}

#[test]
fn a_flag_ends_the_game_until_a_move_is_taken_back() {
    let mut game = timed("10");
    play(&mut game, "b2", SECOND);
    assert!(!game.check_flag(10 * SECOND));
    assert!(game.check_flag(11 * SECOND));
    assert_eq!(game.outcome(), Some(Outcome::Win(Player::First)));
    assert_eq!(game.tally().wins, [1, 0]);
    assert!(game.play("a1".parse().unwrap()).is_err());
    assert!(game.play_in("a1".parse().unwrap(), SECOND).is_err());
    // A look back does not undo it.
    game.first();
    assert_eq!(
        (game.outcome(), game.lost_on_time()),
        (None, Some(Player::Second))
    );
    game.last();
    game.undo_move();
    assert_eq!((game.outcome(), game.lost_on_time()), (None, None));
    play(&mut game, "b2", SECOND);
    assert_eq!(game.outcome(), None);
}

#[test]
fn moves_are_played_where_somebody_looks_back_in_a_game_lost_on_time() {
    let mut game = timed("10");
    play(&mut game, "b2", SECOND);
    assert!(game.check_flag(11 * SECOND));
    game.first();
    assert!(!game.check_flag(11 * SECOND), "it has fallen before");
    play(&mut game, "a1", SECOND);
    assert_eq!(moves(&game), "a1");
    assert_eq!(main_line(&game), "b2");
    game.undo();
    assert_eq!(moves(&game), "");
    assert_eq!(game.lost_on_time(), Some(Player::Second));
    assert_eq!(game.tally().wins, [1, 0]);

    let mut game = Match::new(MatchOptions {
        clock: "10".parse().unwrap(),
        ..against("sisoog")
    });
    play(&mut game, "b2", SECOND);
    let turn = game.pending().unwrap();
    let limits = turn.limits();
    let late = turn.think(&limits, &mut |_| {}).unwrap();
    let accepted = game.accept(Thought {
        time: Some(11 * SECOND),
        ..late
    });
    assert_eq!(accepted, Err(NotPlayed::LostOnTime));
    game.first();
    play(&mut game, "a1", SECOND);
    let_think(&mut game);
    assert_eq!(game.moves().len(), 2);
}

#[test]
fn a_match_against_the_clock_comes_back_from_its_text() {
    let mut game = timed("2/10+0.5");
    play(&mut game, "b2", SECOND / 4);
    play(&mut game, "a1", SECOND);
    let text = game.to_sgf();
    assert!(text.contains("[clock=2/10+0.5]"), "{text}");
    let copy = Match::from_sgf(&text).unwrap();
    assert_eq!((left(&copy), copy.to_sgf()), (left(&game), text));

    play(&mut game, "c3", 3 * SECOND);
    let text = game.to_sgf();
    assert!(
        text.contains("RE[W+Time]") && text.contains("[lost-on-time=yes]"),
        "{text}"
    );
    let copy = Match::from_sgf(&text).unwrap();
    assert_eq!(copy.lost_on_time(), Some(Player::First));
    assert_eq!((copy.tally(), copy.to_sgf()), (game.tally(), text));
}

#[test]
fn a_recorded_game_is_opened_without_the_clock_of_the_match_before() {
    let mut game = timed("10");
    play(&mut game, "b2", SECOND);
    let text = "(;SZ[3]RU[freestyle]IR[3];B[aa]EMT[60];W[bb]EMT[70])";
    let mut records = RecordFormat::Sgf.read(text, None).unwrap();
    game.open(records.remove(0), [Participant::Person; 2]);
    assert_eq!(game.clock(Player::First), None);
    assert!(!game.check_flag(SECOND));
    play(&mut game, "c1", SECOND);
    assert_eq!(moves(&game), "a3 b2 c1");
    assert!(game.resume(0));
    assert_eq!(left(&game), [9 * SECOND, 10 * SECOND]);
}

#[test]
fn a_computer_may_be_too_late_as_well() {
    let mut game = Match::new(MatchOptions {
        clock: "1".parse().unwrap(),
        participants: [Participant::Person, Participant::PERFECT],
        ..MatchOptions::default()
    });
    play(&mut game, "b2", SECOND / 2);
    let turn = game.pending().unwrap();
    assert_eq!(turn.clock, game.clock(Player::Second));
    assert_eq!(turn.limits().nodes, None, "the clock alone limits a search");
    let thought = |time| Thought {
        turn: turn.clone(),
        choice: Choice {
            square: "a1".parse().ok(),
            ..Choice::default()
        },
        moves: Vec::new(),
        stopped: false,
        time: Some(time),
    };
    let mut late = game.clone();
    let accepted = late.accept(thought(2 * SECOND));
    assert_eq!(accepted, Err(NotPlayed::LostOnTime));
    assert_eq!(late.lost_on_time(), Some(Player::Second));
    assert_eq!(late.tally().wins[Seat::Near as usize], 1);
    assert!(game.accept(thought(SECOND)).is_ok());
    assert_eq!(left(&game), [SECOND / 2, Duration::ZERO]);
}
