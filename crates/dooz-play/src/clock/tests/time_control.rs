//! Time controls as text.

use proptest::prelude::*;

use super::super::{ParseTimeControlError, TimeControl};
use super::ms;

#[track_caller]
fn wrong(text: &str) -> ParseTimeControlError {
    text.parse::<TimeControl>().unwrap_err()
}

#[test]
fn each_part_has_its_place() {
    let control = |text: &str| text.parse::<TimeControl>().unwrap();
    let per_game = |game, increment| TimeControl {
        turn: None,
        game: Some(ms(game)),
        increment: ms(increment),
    };
    assert_eq!(control("180"), per_game(180_000, 0));
    assert_eq!(control("10+0.1"), per_game(10_000, 100));
    assert_eq!(control("0.02/"), TimeControl::per_turn(ms(20)));
    assert_eq!(
        control("30/180+1.5"),
        TimeControl {
            turn: Some(ms(30_000)),
            game: Some(ms(180_000)),
            increment: ms(1_500),
        }
    );
    assert_eq!(control("unlimited"), TimeControl::UNLIMITED);
}

#[test]
fn a_text_is_written_in_its_shortest_form() {
    for (text, shortest) in [
        ("010.100+0.050", "10.1+0.05"),
        ("5.0/120.000", "5/120"),
        ("10+0", "10"),
        ("1.5/", "1.5/"),
    ] {
        assert_eq!(text.parse::<TimeControl>().unwrap().to_string(), shortest);
    }
}

#[test]
fn anything_else_is_an_error() {
    for text in [
        "", " ", "/", "+", "/180", "+1", "5/+1", "5/180+", "1/2/3", "1+2+3", "-1", "1e3", "1.",
        ".5", "0.0001", "inf", "5 /180", "۵",
    ] {
        assert_eq!(wrong(text), ParseTimeControlError::Form, "{text}");
    }
    for text in ["0", "0/180", "5/0", "0.000+1"] {
        assert_eq!(wrong(text), ParseTimeControlError::Zero, "{text}");
    }
    for text in ["1000000", "999999.001", "10+99999999999999999999999"] {
        assert_eq!(wrong(text), ParseTimeControlError::TooLong, "{text}");
    }
}

proptest! {
    #[test]
    fn a_written_time_control_is_read_back(
        turn in proptest::option::of(1..999_999_000u64),
        game in proptest::option::of((1..999_999_000u64, 0..999_999_000u64)),
    ) {
        let control = TimeControl {
            turn: turn.map(ms),
            game: game.map(|(game, _)| ms(game)),
            increment: game.map_or(ms(0), |(_, increment)| ms(increment)),
        };
        prop_assert_eq!(control.to_string().parse(), Ok(control));
    }

    #[test]
    fn no_text_panics(text in "[0-9./+]{0,12}") {
        let _ = text.parse::<TimeControl>();
    }
}
