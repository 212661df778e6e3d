//! The protocol of gomoku tournaments (Piskvork, Gomocup), with the commands
//! that Yixin and its board added.
//!
//! A *manager* sends a [`Command`] to a *brain*, which answers with a [`Reply`].
//! Both read and print themselves, one line each, except for the commands that
//! come with a list: a [`CommandReader`] gathers those.
//!
//! ```
//! use dooz_core::{LineRule, Rules};
//! use dooz_play::gomocup::{Command, Info, Point, Reply, RuleFlags};
//!
//! let command: Command = "turn 7, 0\r\n".parse()?;
//! assert_eq!(command, Command::Turn(Point { x: 7, y: 0 }));
//! let Command::Turn(point) = command else { unreachable!() };
//! assert_eq!(point.square(Rules::GOMOKU), "h15".parse().ok());
//!
//! let renju = RuleFlags::of(LineRule::Renju).expect("the protocol has renju");
//! assert_eq!(Command::Info(Info::Rule(renju)).to_string(), "INFO rule 4");
//!
//! assert_eq!("8,8".parse(), Ok(Reply::Move(Point { x: 8, y: 8 })));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod about;
mod command;
mod command_reader;
mod commentary;
mod error;
mod info;
mod point;
mod reply;
mod rule_flags;
mod session;
#[cfg(test)]
mod tests;

pub use about::About;
pub use command::Command;
pub use command_reader::CommandReader;
pub use commentary::Commentary;
pub use error::{CommandError, ReplyError};
pub use info::{GameType, Info};
pub use point::{Owner, Point, Stone};
pub use reply::Reply;
pub use rule_flags::{Dialect, RuleFlags, UnsupportedRule};
pub use session::{Action, Answer, Question, Session};

use crate::blank::is_blank;

/// Returns the words of a line: what stands between spaces and commas.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let is_gap = |sign| sign == ',' || is_blank(sign);
    text.split(is_gap).filter(|word| !word.is_empty())
}

/// Reads a coordinate or a size. A number above 255 becomes 255, which is off every
/// board as well.
fn small_number(word: &str) -> Option<u8> {
    let number: u32 = word.parse().ok()?;
    Some(u8::try_from(number).unwrap_or(u8::MAX))
}

/// Returns the line's first word, and the rest without surrounding blanks.
fn split_word(line: &str) -> (&str, &str) {
    let line = line.trim_matches(is_blank);
    let end = line.find(is_blank).unwrap_or(line.len());
    let (word, rest) = line.split_at(end);
    (word, rest.trim_start_matches(is_blank))
}

/// Returns a text as one line: a line break in it would be a second reply.
fn one_line(text: &str) -> String {
    text.trim_matches(is_blank).replace(char::is_control, " ")
}
