//! Games against the clock.

use std::time::Duration;

use dooz_core::Player;
use dooz_play::matches::MatchOptions;

use super::stage::{Stage, options};
use crate::play::tui::Look;
use crate::play::tui::app::Event;

/// Returns a match of two people with a minute each.
fn minute(width: u16) -> Stage {
    let options = MatchOptions {
        clock: "60".parse().unwrap(),
        ..options("15x15x5", ["person", "person"])
    };
    Stage::new(options, Look::default(), width, 24)
}

impl Stage {
    fn at(&mut self, seconds: u64) -> &mut Self {
        self.app.now = Duration::from_secs(seconds);
        self.send(Event::Tick);
        self
    }
}

#[test]
fn the_clock_of_the_player_to_move_runs() {
    let mut stage = minute(100);
    assert!(stage.app.needs_ticks());
    assert_eq!(stage.picture().matches("1:00").count(), 2);
    let picture = stage.at(5).picture();
    assert!(
        picture.contains("0:55") && picture.contains("1:00"),
        "{picture}"
    );

    stage.press("h8<Enter>").at(12);
    let picture = stage.picture();
    assert!(
        picture.contains("0:55") && picture.contains("0:53"),
        "{picture}"
    );
    let clock = stage.app.game.clock(Player::First).unwrap();
    assert_eq!(clock.left(), Some(Duration::from_secs(55)));
}

#[test]
fn a_narrow_screen_shows_the_clocks_below_the_board() {
    let mut stage = minute(50);
    assert!(!stage.app.has_panel());
    let picture = stage.at(1).picture();
    assert!(picture.contains("Clocks: X 0:59, O 1:00."), "{picture}");
}

#[test]
fn a_flag_ends_the_game() {
    let mut stage = minute(100);
    stage.press("h8<Enter>").at(60);
    assert!(stage.app.game.outcome().is_none());
    let picture = stage.at(61).picture();
    assert!(
        picture.contains("Second player is out of time. First player wins!"),
        "{picture}"
    );
    assert!(!stage.app.needs_ticks());
    stage.press("h9<Enter>");
    assert_eq!(stage.moves(), "h8");
    // A move taken back brings the game back.
    stage.press("u");
    assert!(stage.app.game.outcome().is_none());
}

#[test]
fn the_clock_stands_still_in_the_menu() {
    let mut stage = minute(100);
    stage.at(10).press("<Esc>");
    assert!(!stage.app.needs_ticks());
    stage.at(50).press("<Esc>").at(55);
    assert_eq!(stage.app.elapsed(), Duration::from_secs(15));
}

#[test]
fn the_clock_stands_still_while_the_program_is_suspended() {
    let mut stage = minute(100);
    stage.at(10).app.skip_time(Duration::from_secs(50));
    stage.at(55);
    assert_eq!(stage.app.elapsed(), Duration::from_secs(15));
}

#[test]
fn another_match_begins_with_full_clocks() {
    let mut stage = minute(100);
    stage.at(10).press("<Esc><Enter><Enter>");
    assert_eq!(stage.matches, 2);
    assert_eq!(stage.picture().matches("1:00").count(), 2);
    assert_eq!(stage.at(15).app.elapsed(), Duration::from_secs(5));
}
