//! Tests of clocks, and of whole games against them.

mod simulation;
mod time_control;
mod time_manager;

use std::time::Duration;

use super::{Clock, FlagFall};

const fn ms(milliseconds: u64) -> Duration {
    Duration::from_millis(milliseconds)
}

fn clock(control: &str) -> Clock {
    Clock::new(control.parse().unwrap())
}

#[test]
fn a_clock_counts_down_and_adds_the_increment() {
    let mut clock = clock("10+0.1");
    for _ in 0..3 {
        clock.press(ms(1_000)).unwrap();
    }
    assert_eq!(clock.left(), Some(ms(7_300)));
    assert_eq!(clock.for_move(), Some(ms(7_300)));
}

#[test]
fn the_limit_of_a_move_is_the_nearer_of_turn_and_game() {
    let mut clock = clock("5/12");
    assert_eq!(clock.for_move(), Some(ms(5_000)));
    clock.press(ms(4_000)).unwrap();
    clock.press(ms(4_000)).unwrap();
    assert_eq!(clock.for_move(), Some(ms(4_000)));
}

#[test]
fn a_flag_falls_after_the_last_moment() {
    assert_eq!(clock("5/12").press(ms(5_000)), Ok(()));
    assert_eq!(clock("5/12").press(ms(5_001)), Err(FlagFall::Turn));
    assert_eq!(clock("5/3").press(ms(5_001)), Err(FlagFall::Game));
}

#[test]
fn a_fallen_flag_gives_no_increment() {
    let mut clock = clock("1+5");
    assert_eq!(clock.press(ms(2_000)), Err(FlagFall::Game));
    assert_eq!(clock.left(), Some(Duration::ZERO));
}

#[test]
fn every_move_can_use_the_margin_of_its_own_limit_but_not_of_the_game() {
    let press_three = |control: &str, elapsed| {
        let mut clock = clock(control);
        [(); 3].map(|()| clock.press_within(ms(elapsed), ms(50)))
    };
    assert_eq!(press_three("0.1/", 150), [Ok(()); 3]);
    assert_eq!(press_three("0.1/", 151), [Err(FlagFall::Turn); 3]);
    let late = Err(FlagFall::Game);
    assert_eq!(press_three("0.1/0.3", 150), [Ok(()), Ok(()), late]);
}

#[test]
fn an_unlimited_clock_never_stops_a_game() {
    let mut clock = clock("unlimited");
    clock.press(Duration::MAX).unwrap();
    assert_eq!((clock.left(), clock.for_move()), (None, None));
}
