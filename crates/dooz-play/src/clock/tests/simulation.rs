//! Thousands of games of random searches against the clock.

use std::time::Duration;

use dooz_core::{Position, Progress, Rules, Score, Square};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::super::{TimeControl, TimeManager};
use super::{clock, ms};

/// One player's part of a simulated game.
#[derive(Debug)]
struct Game {
    moves: u32,
    thinking: Duration,
    left: Option<Duration>,
    lost_on_time: bool,
}

/// Plays a game of this many plies. Between brain and clock, up to `delay` is
/// lost with each move.
fn play(control: &str, plies: u32, delay: Duration, rng: &mut ChaCha8Rng) -> Game {
    // Nobody completes a line of 15 in these games.
    let rules = Rules::new(15, 15, 15, dooz_core::LineRule::Freestyle).unwrap();
    let mut position = Position::new(rules);
    let mut clock = clock(control);
    let mut game = Game {
        moves: 0,
        thinking: Duration::ZERO,
        left: None,
        lost_on_time: false,
    };
    for ply in 0..plies {
        if ply % 2 == 0 {
            let elapsed = think(&mut TimeManager::new(&clock, &position), rng);
            game.moves += 1;
            game.thinking += elapsed;
            let delay = delay.mul_f64(rng.random_range(0.0..=1.0));
            game.lost_on_time = clock.press(elapsed + delay).is_err();
            if game.lost_on_time {
                break;
            }
        }
        let square = position.legal_moves().next().unwrap();
        position.play(square).unwrap();
    }
    game.left = clock.left();
    game
}

/// Returns the time of a random search, which a timer stops at the maximum.
fn think(manager: &mut TimeManager, rng: &mut ChaCha8Rng) -> Duration {
    let maximum = manager.maximum().unwrap();
    let mut elapsed = Duration::from_micros(rng.random_range(50..500));
    let mut score = 0;
    let mut pv = [Square::new(7, 7).unwrap()];
    let steadiness = rng.random_range(0.5..1.0);
    for depth in 1.. {
        if elapsed >= maximum {
            return maximum;
        }
        if !rng.random_bool(steadiness) {
            pv = [Square::new(rng.random_range(0..15), 7).unwrap()];
        }
        score += rng.random_range(-60..=60);
        let mut progress = Progress::default();
        progress.depth = Some(depth);
        progress.score = Some(Score::Estimate(score));
        progress.pv = &pv;
        progress.finished = true;
        if manager.note(&progress, elapsed).is_break() {
            return elapsed;
        }
        elapsed = elapsed.mul_f64(rng.random_range(1.2..2.4));
    }
    unreachable!("the maximum ends every search")
}

const GAMES: u32 = 500;

fn games(control: &str, plies: std::ops::Range<u32>, delay: Duration) -> Vec<Game> {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let game = |_| {
        let plies = rng.random_range(plies.clone());
        play(control, plies, delay, &mut rng)
    };
    (0..GAMES).map(game).collect()
}

#[test]
fn no_game_is_lost_on_time() {
    for (control, delay) in [
        ("30/180", ms(30)),
        ("5/120", ms(30)),
        ("300/1000", ms(30)),
        ("1.5/9", ms(10)),
        ("10+0.1", ms(30)),
        ("1+0.01", ms(5)),
        ("0.02/", ms(5)),
        ("0.1/", ms(25)),
    ] {
        for game in games(control, 20..200, delay) {
            assert!(!game.lost_on_time, "{control}: {game:?}");
        }
    }
}

#[test]
fn a_game_of_usual_length_uses_most_of_its_time() {
    for (control, least, most) in [
        ("30/180", 0.55, 0.9),
        ("5/120", 0.6, 0.9),
        ("10+0.1", 0.6, 1.3),
    ] {
        let time = control.parse::<TimeControl>().unwrap().game.unwrap();
        let games = games(control, 45..46, ms(5));
        let used: Duration = games.iter().map(|game| game.thinking).sum();
        let used = used.as_secs_f64() / (time * GAMES).as_secs_f64();
        assert!((least..most).contains(&used), "{control}: {used}");
    }
}

#[test]
fn a_long_game_keeps_time_for_its_end() {
    for game in games("30/180", 120..121, ms(5)) {
        assert!(game.left > Some(ms(2_000)), "{game:?}");
    }
}

#[test]
fn a_turn_clock_is_used_to_its_end() {
    for game in games("0.02/", 45..46, ms(5)) {
        assert!(game.thinking > ms(14) * game.moves, "{game:?}");
    }
}
