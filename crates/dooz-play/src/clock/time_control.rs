//! Time controls as text.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// The time that each player has for a game. The default has no limits.
///
/// Its text is `[TURN/][GAME[+INCREMENT]]` in seconds, with up to three
/// decimals: the longest time of one move, the time of all moves of a game, and
/// the time added after each move. At least one limit is given, or the word
/// `unlimited`.
///
/// | text | each player has |
/// |---|---|
/// | `180` | 180 seconds for all moves |
/// | `10+0.1` | 10 seconds, and a tenth of a second more after each move |
/// | `30/180` | 180 seconds for all moves, and at most 30 of them for one |
/// | `30/180+1` | the same, and a second more after each move |
/// | `0.02/` | 20 milliseconds for each move |
///
/// ```
/// use std::time::Duration;
/// use dooz_play::clock::TimeControl;
///
/// let control: TimeControl = "30/180".parse()?;
/// assert_eq!(control.turn, Some(Duration::from_secs(30)));
/// assert_eq!(control.game, Some(Duration::from_secs(180)));
/// assert_eq!(control.increment, Duration::ZERO);
/// assert_eq!(control.to_string(), "30/180");
/// # Ok::<(), dooz_play::clock::ParseTimeControlError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TimeControl {
    /// The time of one move.
    pub turn: Option<Duration>,
    /// The time of all moves of a game. Gomoku tournaments, whose matches are
    /// single games, call it the time of the match.
    pub game: Option<Duration>,
    /// The time added to that of the game after each move.
    pub increment: Duration,
}

impl TimeControl {
    /// The time control without limits.
    pub const UNLIMITED: Self = Self {
        turn: None,
        game: None,
        increment: Duration::ZERO,
    };

    /// The longest time of a text, a bit more than eleven days.
    const LONGEST: Duration = Duration::from_secs(999_999);

    const UNLIMITED_NAME: &str = "unlimited";

    /// Creates a time control for each move alone.
    #[must_use]
    pub const fn per_turn(turn: Duration) -> Self {
        Self {
            turn: Some(turn),
            ..Self::UNLIMITED
        }
    }

    /// Returns `true` if there is a limit.
    #[must_use]
    pub const fn is_limited(&self) -> bool {
        self.turn.is_some() || self.game.is_some()
    }
}

impl FromStr for TimeControl {
    type Err = ParseTimeControlError;

    fn from_str(text: &str) -> Result<Self, ParseTimeControlError> {
        if text == Self::UNLIMITED_NAME {
            return Ok(Self::UNLIMITED);
        }
        let (turn, rest) = match text.split_once('/') {
            Some((turn, rest)) => (Some(limit(turn)?), rest),
            None => (None, text),
        };
        if turn.is_some() && rest.is_empty() {
            return Ok(Self {
                turn,
                ..Self::UNLIMITED
            });
        }
        let (game, increment) = match rest.split_once('+') {
            Some((game, increment)) => (game, time(increment)?),
            None => (rest, Duration::ZERO),
        };
        Ok(Self {
            turn,
            game: Some(limit(game)?),
            increment,
        })
    }
}

/// Reads a time that is longer than nothing.
fn limit(text: &str) -> Result<Duration, ParseTimeControlError> {
    match time(text)? {
        Duration::ZERO => Err(ParseTimeControlError::Zero),
        limit => Ok(limit),
    }
}

/// Reads a time of a time control.
fn time(text: &str) -> Result<Duration, ParseTimeControlError> {
    match seconds(text) {
        None => Err(ParseTimeControlError::Form),
        Some(time) if time > TimeControl::LONGEST => Err(ParseTimeControlError::TooLong),
        Some(time) => Ok(time),
    }
}

/// Reads seconds with up to three decimals, or returns `None` if the text is
/// something else. Numbers that are too large for a time become the longest one.
pub(crate) fn seconds(text: &str) -> Option<Duration> {
    let (whole, decimals) = text.split_once('.').unwrap_or((text, "0"));
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !is_number(whole) || !is_number(decimals) || decimals.len() > 3 {
        return None;
    }
    let milliseconds = format!("{decimals:0<3}").parse().ok()?;
    let whole = Duration::from_secs(whole.parse().unwrap_or(u64::MAX));
    Some(whole.saturating_add(Duration::from_millis(milliseconds)))
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.is_limited() {
            return f.write_str(Self::UNLIMITED_NAME);
        }
        if let Some(turn) = self.turn {
            write!(f, "{}/", Seconds(turn))?;
        }
        if let Some(game) = self.game {
            Seconds(game).fmt(f)?;
            if self.increment > Duration::ZERO {
                write!(f, "+{}", Seconds(self.increment))?;
            }
        }
        Ok(())
    }
}

/// A time as seconds with the decimals that it needs, at most three.
struct Seconds(Duration);

impl fmt::Display for Seconds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = format!("{}.{:03}", self.0.as_secs(), self.0.subsec_millis());
        f.write_str(text.trim_end_matches('0').trim_end_matches('.'))
    }
}

/// The error of a text that is not a [`TimeControl`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParseTimeControlError {
    /// The text is not of the form `[TURN/][GAME[+INCREMENT]]`.
    Form,
    /// A limit is zero.
    Zero,
    /// A time is longer than eleven days.
    TooLong,
}

impl fmt::Display for ParseTimeControlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Form => {
                "a clock is like `180`, `10+0.1`, `30/180` or `5/`: seconds of the game, \
                 added after each move, and of one move"
            }
            Self::Zero => "a limit is longer than 0 seconds",
            Self::TooLong => "a time is at most 999999 seconds",
        })
    }
}

impl std::error::Error for ParseTimeControlError {}
