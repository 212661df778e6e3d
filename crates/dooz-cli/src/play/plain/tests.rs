//! Games against the clock, with a person who needs time.

use std::io::{BufReader, Read};
use std::thread;
use std::time::Duration;

use dooz_core::{Player, Rules};
use dooz_locale::terminal::Bidi;
use dooz_locale::{Language, Locale};
use dooz_play::matches::MatchOptions;

use super::*;

/// Types the lines, with a pause before each.
struct Typist {
    lines: Vec<&'static str>,
    pause: Duration,
}

impl Read for Typist {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.lines.is_empty() {
            return Ok(0);
        }
        thread::sleep(self.pause);
        let line = format!("{}\n", self.lines.remove(0));
        buffer[..line.len()].copy_from_slice(line.as_bytes());
        Ok(line.len())
    }
}

fn play_against_clock(clock: &str, lines: Vec<&'static str>, pause: Duration) -> (Match, String) {
    let options = MatchOptions {
        clock: clock.parse().unwrap(),
        ..MatchOptions::between_people(Rules::TIC_TAC_TOE)
    };
    let opened = OpenedMatch::begin(Match::new(options), None).unwrap();
    let printer = Printer::new(Locale::new(Language::English), Bidi::Off);
    let input = BufReader::new(Typist { lines, pause });
    let mut output = Vec::new();
    let style = PlainStyle::default();
    let (game, _) = play(opened, style, &printer, input, &mut output).unwrap();
    (game, String::from_utf8(output).unwrap())
}

#[test]
fn both_clocks_are_told_before_each_move() {
    let pause = Duration::from_millis(10);
    let (game, output) = play_against_clock("180+60", vec!["b2", "a1", "quit"], pause);
    assert!(output.contains("Clocks: X 3:00, O 3:00."), "{output}");
    assert!(output.contains("Clocks: X 3:59, O 3:00."), "{output}");
    let left = game.clock(Player::First).unwrap().left().unwrap();
    assert!(
        left <= Duration::from_mins(4).saturating_sub(pause),
        "{left:?}"
    );
}

#[test]
fn a_move_after_the_fall_of_the_flag_loses() {
    let pause = Duration::from_millis(60);
    let (game, output) = play_against_clock("0.05/", vec!["b2", "n"], pause);
    assert_eq!(game.lost_on_time(), Some(Player::First));
    assert_eq!(game.moves().len(), 0);
    assert!(output.contains("X is out of time. O wins!"), "{output}");
}
