//! Single decisions of the time manager.

use std::ops::ControlFlow;
use std::time::Duration;

use dooz_core::{Position, Progress, Rules, Score, Square};

use super::super::{Clock, StopReason, TimeManager};
use super::{clock, ms};

fn sq(name: &str) -> Square {
    name.parse().unwrap()
}

fn empty() -> Position {
    Position::new(Rules::GOMOKU)
}

/// A position after 48 moves, when a move may take more than twice its share of the time.
fn late() -> Position {
    let mut position = empty();
    for cell in 0..48 {
        position.play(Rules::GOMOKU.square(cell).unwrap()).unwrap();
    }
    position
}

fn manager(control: &str) -> TimeManager {
    TimeManager::new(&clock(control), &empty())
}

/// Reports a finished iteration with its best move and score.
fn iterate(
    manager: &mut TimeManager,
    (depth, best, score): (u32, &str, Score),
    elapsed: Duration,
) -> ControlFlow<StopReason> {
    let pv = [sq(best)];
    let mut progress = Progress::default();
    progress.depth = Some(depth);
    progress.score = Some(score);
    progress.pv = &pv;
    progress.finished = true;
    manager.note(&progress, elapsed)
}

/// Iterates, with each iteration taking half of the time before it, until the
/// manager stops the search.
fn run(
    mut manager: TimeManager,
    mut iteration: impl FnMut(u32) -> (&'static str, Score),
) -> (StopReason, Duration) {
    let mut elapsed = ms(1);
    for depth in 1..100 {
        let (best, score) = iteration(depth);
        match iterate(&mut manager, (depth, best, score), elapsed) {
            ControlFlow::Break(reason) => return (reason, elapsed),
            ControlFlow::Continue(()) => elapsed = elapsed.mul_f64(1.5),
        }
    }
    panic!("the search was not stopped");
}

#[test]
fn a_game_is_planned_ahead() {
    let milliseconds = |control| {
        let manager = manager(control);
        [manager.optimum(), manager.maximum()].map(|time| time.map(|time| time.as_millis()))
    };
    assert_eq!(milliseconds("30/180"), [Some(11_218), Some(25_680)]);
    assert_eq!(milliseconds("10+0.1"), [Some(686), Some(1_494)]);
}

#[test]
fn a_short_turn_keeps_most_of_its_time() {
    let short = manager("0.02/");
    assert_eq!((short.optimum(), short.maximum()), (None, Some(ms(15))));
}

#[test]
fn ample_time_for_the_game_leaves_each_turn_its_own() {
    let fast = manager("5/120");
    assert_eq!((fast.optimum(), fast.maximum()), (None, Some(ms(4_970))));
}

#[test]
fn a_nearly_empty_clock_is_not_overdrawn() {
    for left in [0, 1, 20, 40, 100, 500] {
        let control = "30/180".parse().unwrap();
        let clock = Clock::with_left(control, Some(ms(left)));
        let manager = TimeManager::new(&clock, &empty());
        let maximum = manager.maximum().unwrap();
        assert!(maximum <= ms(left) / 7, "{maximum:?} of {left} ms");
    }
}

#[test]
fn the_last_moves_of_a_board_share_what_is_left() {
    let mut position = Position::new(Rules::TIC_TAC_TOE);
    for square in ["b2", "a1", "a2", "c2", "b1", "b3", "a3"] {
        position.play(sq(square)).unwrap();
    }
    let manager = TimeManager::new(&clock("10"), &position);
    assert_eq!(manager.maximum(), Some(ms(9_940)));
}

#[test]
fn an_only_legal_move_is_played_at_once() {
    let mut position = Position::new(Rules::TIC_TAC_TOE);
    for square in ["b2", "a1", "a2", "c2", "b1", "b3", "a3", "c1"] {
        position.play(sq(square)).unwrap();
    }
    let mut manager = TimeManager::new(&clock("10"), &position);
    let silent = Progress::default();
    assert!(manager.note(&silent, ms(1)).is_continue());
    let stop = iterate(&mut manager, (1, "c3", Score::Draw), ms(1));
    assert_eq!(stop, ControlFlow::Break(StopReason::OnlyMove));
}

#[test]
fn the_maximum_ends_a_search_within_an_iteration() {
    let mut manager = manager("10");
    let maximum = manager.maximum().unwrap();
    let stop = manager.note(&Progress::default(), maximum);
    assert_eq!(stop, ControlFlow::Break(StopReason::Maximum));
}

#[test]
fn an_unsteady_search_takes_longer_than_a_steady_one() {
    let manager = || TimeManager::new(&clock("60"), &late());
    let steady = run(manager(), |_| ("h8", Score::Estimate(10)));
    let unsteady = run(manager(), |depth| {
        (["h8", "h9"][depth as usize % 2], Score::Estimate(10))
    });
    assert_eq!([steady.0, unsteady.0], [StopReason::Optimum; 2]);
    assert!(unsteady.1 > 2 * steady.1, "{unsteady:?} {steady:?}");
}

#[test]
fn a_falling_score_takes_longer_than_a_rising_one() {
    let falling = run(manager("60"), |depth| {
        ("h8", Score::Estimate(-100 * i64::from(depth)))
    });
    let rising = run(manager("60"), |depth| {
        ("h8", Score::Estimate(100 * i64::from(depth)))
    });
    assert!(falling.1 > 2 * rising.1, "{falling:?} {rising:?}");
}

#[test]
fn a_win_that_cannot_be_faster_ends_the_search() {
    let (reason, _) = run(manager("60"), |depth| {
        (
            "h8",
            if depth < 5 {
                Score::Estimate(0)
            } else {
                Score::WinIn(5)
            },
        )
    });
    assert_eq!(reason, StopReason::Decided);
}

#[test]
fn a_win_beyond_the_depth_may_become_faster_for_six_iterations() {
    let mut iterations = 0;
    let (reason, _) = run(manager("600"), |_| {
        iterations += 1;
        ("h8", Score::WinIn(21))
    });
    assert_eq!((reason, iterations), (StopReason::Decided, 7));
}

#[test]
fn without_a_limit_only_the_game_ends_a_search() {
    let mut manager = manager("unlimited");
    assert_eq!((manager.optimum(), manager.maximum()), (None, None));
    assert!(iterate(&mut manager, (1, "h8", Score::Estimate(0)), Duration::MAX).is_continue());
}

#[test]
fn enormous_times_do_not_overflow() {
    let mut control: super::super::TimeControl = "1/1+1".parse().unwrap();
    control.turn = Some(Duration::MAX);
    control.game = Some(Duration::MAX);
    control.increment = Duration::MAX;
    let mut clock = Clock::new(control);
    assert!(TimeManager::new(&clock, &empty()).maximum().is_some());
    assert!(
        TimeManager::with_margin(&clock, &empty(), Duration::MAX)
            .maximum()
            .is_some()
    );
    clock.press(ms(1)).unwrap();
}
