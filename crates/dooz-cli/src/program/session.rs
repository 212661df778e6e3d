//! A session with a program: the manager's side of the tournament protocol.

use std::error::Error;
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use dooz_core::{Rules, Score, Square};
use dooz_locale::{Explain, Locale};
use dooz_play::gomocup::{Command, Info, Owner, Point, Reply, RuleFlags, Stone};
use dooz_play::swap2::Decision;

use super::process::{NoLine, Process};
use super::{Program, eval_message};

/// A session with a running program.
#[derive(Debug)]
pub(crate) struct Session {
    process: Process,
    rules: Rules,
    /// The moves of the game that the program knows; `None` if it knows none.
    moves: Option<Vec<Square>>,
    /// `true` if it wants to be told the owners of the stones of an opening by swap2.
    wants_owners: bool,
    /// The moment of its last move.
    moved: Option<Instant>,
}

/// The time in which a program has to get ready for a game.
const START: Duration = Duration::from_secs(15);

/// The time after a move in which nothing is sent. Rapfi passes over all that comes within
/// about a millisecond, without a word.
const REST: Duration = Duration::from_millis(5);

/// The time between two looks at the stop flag.
const GLANCE: Duration = Duration::from_millis(10);

/// The longest text of a program that is quoted.
const LONGEST_QUOTE: usize = 200;

/// The failure of a program. Its text is that of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SessionError {
    /// It could not be started.
    Start(String),
    /// It has ended.
    Ended(String),
    /// It answered with an error.
    Refused(String),
    /// It answered with something that is not a move.
    NoMove(String),
    /// It answered with something that is not a decision in an opening.
    NoDecision(String),
    /// It did not answer in time.
    Silent,
    /// The stop flag was set.
    Stopped,
}

impl fmt::Display for SessionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start(reason) => write!(f, "it could not be started: {reason}"),
            Self::Ended(status) => write!(f, "it ended: {status}"),
            Self::Refused(line) => f.write_str(line),
            Self::NoMove(line) => write!(f, "`{line}` is not a move"),
            Self::NoDecision(line) => write!(f, "`{line}` is not a decision by swap2"),
            Self::Silent => f.write_str("no answer in time"),
            Self::Stopped => f.write_str("it was stopped"),
        }
    }
}

impl Error for SessionError {}

impl Explain for SessionError {
    fn explain(&self, locale: &Locale) -> String {
        match self {
            Self::Start(reason) => locale.format("program-start", &[("reason", reason.into())]),
            Self::Ended(status) => locale.format("program-ended", &[("status", status.into())]),
            Self::Refused(line) | Self::NoMove(line) | Self::NoDecision(line) => {
                locale.format("program-answer", &[("line", line.into())])
            }
            Self::Silent | Self::Stopped => locale.text("program-silent").into_owned(),
        }
    }
}

impl Session {
    /// Starts a program.
    pub(crate) fn open(program: &Program, rules: Rules) -> Result<Self, SessionError> {
        let process = Process::start(program.command());
        Ok(Self {
            process: process.map_err(|error| SessionError::Start(error.to_string()))?,
            rules,
            moves: None,
            wants_owners: false,
            moved: None,
        })
    }

    /// Begins a game on the empty board, on these terms.
    pub(crate) fn begin_game(
        &mut self,
        rules: Rules,
        terms: impl IntoIterator<Item = Info>,
        stop: &AtomicBool,
    ) -> Result<(), SessionError> {
        self.rules = rules;
        self.moves = None;
        let (width, height) = (rules.width(), rules.height());
        let start = if width == height {
            Command::Start(width)
        } else {
            Command::RectStart { width, height }
        };
        self.let_rest();
        // An answer that comes late, say to a stop after the move, does not answer this.
        self.process.forget_lines();
        self.send(&start)?;
        let deadline = Instant::now() + START;
        let mut was_repeated = false;
        loop {
            let line = self.line(deadline, stop)?;
            match line.parse() {
                Ok(Reply::Ok) => break,
                Ok(Reply::Error(text)) if !was_repeated && missed_first_word(&text, &start) => {
                    was_repeated = true;
                    self.send(&start)?;
                }
                Ok(Reply::Error(_) | Reply::Unknown(_)) => {
                    return Err(SessionError::Refused(quote(&line)));
                }
                // Some programs introduce themselves first.
                _ => {}
            }
        }
        let rule = RuleFlags::of(rules.line()).map(Info::Rule);
        for info in rule.into_iter().chain(terms) {
            self.tell(info)?;
        }
        Ok(())
    }

    /// Returns `true` if the program knows all of these moves but the last one.
    pub(crate) fn continues(&self, rules: Rules, moves: &[Square]) -> bool {
        let known = moves.split_last().map(|(_, known)| known);
        rules == self.rules && self.moves.is_some() && self.moves.as_deref() == known
    }

    /// Goes on with its game on these terms.
    pub(crate) fn go_on(
        &mut self,
        terms: impl IntoIterator<Item = Info>,
    ) -> Result<(), SessionError> {
        self.let_rest();
        // A remark after the move does not answer the next question.
        self.process.forget_lines();
        terms.into_iter().try_for_each(|info| self.tell(info))
    }

    /// Tells the program a setting.
    pub(crate) fn tell(&mut self, info: Info) -> Result<(), SessionError> {
        self.send(&Command::Info(info))
    }

    /// Lets the program choose a move after these moves, until this moment, and
    /// tells it the milliseconds that are left of its time if it has a clock.
    /// The score in its messages is noted in `score`.
    pub(crate) fn choose(
        &mut self,
        moves: &[Square],
        time_left: Option<i64>,
        deadline: Instant,
        stop: &AtomicBool,
        score: &mut Option<Score>,
    ) -> Result<Square, SessionError> {
        self.let_rest();
        if let Some(time_left) = time_left {
            self.tell(Info::TimeLeft(time_left))?;
        }
        let request = self.request(moves);
        self.send(&request)?;
        self.answer(moves, time_left.is_some(), deadline, stop, score)
    }

    /// Waits for the move after these moves, until this moment. If the program
    /// was told its time, errors are passed over as long as it may still move.
    pub(crate) fn answer(
        &mut self,
        moves: &[Square],
        was_told_time: bool,
        deadline: Instant,
        stop: &AtomicBool,
        score: &mut Option<Score>,
    ) -> Result<Square, SessionError> {
        let request = self.request(moves);
        let (mut complaint, mut was_repeated, mut has_suggested) = (None, false, false);
        let square = loop {
            let line = match self.line(deadline, stop) {
                Err(SessionError::Silent) if let Some(complaint) = complaint => {
                    return Err(SessionError::Refused(complaint));
                }
                line => line?,
            };
            let point = match line.parse() {
                Ok(Reply::Move(point)) => point,
                // A program that does not listen could suggest for ever.
                Ok(Reply::Suggest(point)) if !has_suggested => {
                    has_suggested = true;
                    self.send(&Command::Play(point))?;
                    continue;
                }
                Ok(Reply::Message(text) | Reply::Debug(text)) => {
                    *score = eval_message::score(&text).or(*score);
                    continue;
                }
                Ok(Reply::Ok) => continue,
                // An unknown setting, or a stop that is not known, is no reason not to play.
                Ok(Reply::Unknown(remark)) if names(&remark, &["INFO", "YXSTOP"]) => {
                    continue;
                }
                Ok(Reply::Error(text)) if !was_repeated && missed_first_word(&text, &request) => {
                    was_repeated = true;
                    self.moves = None;
                    let request = self.request(moves);
                    self.send(&request)?;
                    continue;
                }
                Ok(Reply::Error(_)) if was_told_time => {
                    complaint = Some(quote(&line));
                    continue;
                }
                Ok(Reply::Error(_) | Reply::Unknown(_)) => {
                    return Err(SessionError::Refused(quote(&line)));
                }
                Ok(_) | Err(_) => return Err(SessionError::NoMove(quote(&line))),
            };
            let square = point.square(self.rules);
            break square.ok_or_else(|| SessionError::NoMove(quote(&line)))?;
        };
        self.moves = Some([moves, &[square]].concat());
        self.moved = Some(Instant::now());
        Ok(square)
    }

    /// Waits until the program listens again after its last move.
    fn let_rest(&mut self) {
        if let Some(moved) = self.moved.take() {
            thread::sleep(REST.saturating_sub(moved.elapsed()));
        }
    }

    /// Lets the program decide in an opening by swap2 with these stones, until this
    /// moment, and tells it the milliseconds that are left if it has a clock.
    pub(crate) fn decide(
        &mut self,
        stones: &[Square],
        time_left: Option<i64>,
        deadline: Instant,
        stop: &AtomicBool,
    ) -> Result<Decision, SessionError> {
        if let Some(time_left) = time_left {
            self.tell(Info::TimeLeft(time_left))?;
        }
        self.ask_to_decide(stones)?;
        loop {
            let line = self.line(deadline, stop)?;
            if let Ok(Reply::Error(_)) = line.parse()
                && !self.wants_owners
                && !stones.is_empty()
            {
                self.wants_owners = true;
                self.restart(deadline, stop)?;
                self.ask_to_decide(stones)?;
                continue;
            }
            let no_decision = || SessionError::NoDecision(quote(&line));
            let square = |point: Point| point.square(self.rules).ok_or_else(no_decision);
            return match line.parse() {
                Ok(Reply::Message(_) | Reply::Debug(_) | Reply::Ok) => continue,
                // An unknown setting is no answer to the question.
                Ok(Reply::Unknown(remark)) if names(&remark, &["INFO"]) => continue,
                Ok(Reply::Swap) => Ok(Decision::First),
                Ok(Reply::Move(point)) => Ok(Decision::Second(Some(square(point)?))),
                Ok(Reply::Points(points)) => {
                    let squares = points.into_iter().map(square);
                    Ok(Decision::Stones(squares.collect::<Result<_, _>>()?))
                }
                Ok(Reply::Error(_) | Reply::Unknown(_)) => Err(SessionError::Refused(quote(&line))),
                Ok(_) | Err(_) => Err(no_decision()),
            };
        }
    }

    /// Asks for a decision in an opening by swap2 with these stones.
    fn ask_to_decide(&mut self, stones: &[Square]) -> Result<(), SessionError> {
        if !self.wants_owners {
            let points = stones.iter().map(|&square| Point::of(self.rules, square));
            return self.send(&Command::Swap2Board(points.collect()));
        }
        // Rapfi wants the stones as after BOARD, against the protocol.
        let board = Command::Board(self.stones(stones));
        self.send_lines(&format!("SWAP2{board}"))
    }

    /// Empties the board of the program, and passes over its earlier answers.
    fn restart(&mut self, deadline: Instant, stop: &AtomicBool) -> Result<(), SessionError> {
        self.moves = None;
        self.send(&Command::Restart)?;
        loop {
            let line = self.line(deadline, stop)?;
            match line.parse() {
                Ok(Reply::Ok) => return Ok(()),
                Ok(Reply::Unknown(_)) => return Err(SessionError::Refused(quote(&line))),
                _ => {}
            }
        }
    }

    /// Returns the command that asks for the move after these moves.
    fn request(&self, moves: &[Square]) -> Command {
        let point = |square: &Square| Point::of(self.rules, *square);
        match moves {
            [] => Command::Begin,
            [known @ .., last] if self.moves.as_deref() == Some(known) => {
                Command::Turn(point(last))
            }
            _ => Command::Board(self.stones(moves)),
        }
    }

    /// Returns the stones of these moves, in their order, which matters in renju; the
    /// program makes the move after the last of them.
    fn stones(&self, moves: &[Square]) -> Vec<Stone> {
        let owner = |number: usize| {
            if (moves.len() - number).is_multiple_of(2) {
                Owner::Own
            } else {
                Owner::Opponent
            }
        };
        let stones = moves.iter().enumerate().map(|(number, &square)| Stone {
            point: Point::of(self.rules, square),
            owner: owner(number),
        });
        stones.collect()
    }

    /// Sends a command.
    pub(crate) fn send(&mut self, command: &Command) -> Result<(), SessionError> {
        self.send_lines(&command.to_string())
    }

    fn send_lines(&mut self, lines: &str) -> Result<(), SessionError> {
        let sent = self.process.send(lines);
        sent.map_err(|_| SessionError::Ended(self.process.end_status()))
    }

    /// Waits for the next line that is not empty.
    fn line(&mut self, deadline: Instant, stop: &AtomicBool) -> Result<String, SessionError> {
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            if stop.load(Ordering::Relaxed) {
                return Err(SessionError::Stopped);
            } else if left.is_zero() {
                return Err(SessionError::Silent);
            }
            match self.process.line(left.min(GLANCE)) {
                Ok(line) if line.trim().is_empty() => {}
                Ok(line) => return Ok(line),
                Err(NoLine::End) => return Err(SessionError::Ended(self.process.end_status())),
                Err(NoLine::Silence) => {}
            }
        }
    }

    /// Ends the program at once, without a farewell.
    pub(crate) fn kill(mut self) {
        self.process.kill();
    }
}

/// Returns `true` if an error complains about the second word of a command. Rapfi, right
/// after a move, does not read the first one, and takes the second for an unknown command.
fn missed_first_word(error: &str, command: &Command) -> bool {
    let command = command.to_string();
    let word = command.split_whitespace().nth(1);
    word.is_some() && error.split_whitespace().next_back() == word
}

/// Returns `true` if a remark about an unknown command names one of these.
fn names(remark: &str, commands: &[&str]) -> bool {
    let mut words = remark.split(|sign: char| !sign.is_alphanumeric());
    words.any(|word| {
        commands
            .iter()
            .any(|command| word.eq_ignore_ascii_case(command))
    })
}

/// Returns a time in milliseconds, with a limit that every program can read.
pub(crate) fn milliseconds(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).map_or(Info::UNLIMITED, |time| time.min(Info::UNLIMITED))
}

/// Returns a line of a program, shortened if it is long, and without control characters,
/// which could steer a terminal.
fn quote(line: &str) -> String {
    let quote: String = line.trim().chars().take(LONGEST_QUOTE).collect();
    quote.replace(char::is_control, "\u{fffd}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quoted_lines_cannot_steer_a_terminal() {
        assert_eq!(
            quote(" ERROR \u{1b}[2J\u{9b}1m\t!\r"),
            "ERROR \u{fffd}[2J\u{fffd}1m\u{fffd}!"
        );
        assert_eq!(quote(&"x".repeat(999)).len(), LONGEST_QUOTE);
    }
}
