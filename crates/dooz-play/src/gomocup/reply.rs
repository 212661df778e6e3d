//! The replies of brains.

use std::fmt;
use std::str::FromStr;

use super::error::ReplyError;
use super::{About, Point, one_line, split_word};
use crate::blank::is_blank;

/// A line that a brain sends to its manager.
///
/// ```
/// use dooz_play::gomocup::{Point, Reply};
/// assert_eq!("ok\r\n".parse(), Ok(Reply::Ok));
/// assert_eq!("MESSAGE Depth 9".parse(), Ok(Reply::Message("Depth 9".into())));
/// assert_eq!(Reply::Forbid(vec![Point { x: 7, y: 10 }]).to_string(), "FORBID 0710.");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// The brain's move.
    Move(Point),
    /// Several points at once: the three stones of an opening, or two moves of
    /// which the opponent chooses a colour.
    Points(Vec<Point>),
    /// The choice of the other colour in an opening.
    Swap,
    /// An acknowledgement.
    Ok,
    /// A refusal, with its reason.
    Error(String),
    /// An unknown command.
    Unknown(String),
    /// A remark for the log that everybody sees.
    Message(String),
    /// A remark for the brain's author.
    Debug(String),
    /// A field of the details about a search (Yixin).
    Info(String),
    /// A move that the manager may accept or replace by `PLAY`.
    Suggest(Point),
    /// The answer to `ABOUT`.
    About(About),
    /// The points that renju forbids (Yixin).
    Forbid(Vec<Point>),
}

impl Reply {
    /// Returns `true` for remarks, which answer no command.
    #[must_use]
    pub const fn is_remark(&self) -> bool {
        matches!(self, Self::Message(_) | Self::Debug(_) | Self::Info(_))
    }
}

impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = |word: &str, text: &str| {
            let line = format!("{word} {}", one_line(text));
            f.write_str(line.trim_end())
        };
        match self {
            Self::Move(point) => write!(f, "{point}"),
            Self::Points(points) => {
                let points: Vec<String> = points.iter().map(Point::to_string).collect();
                f.write_str(&points.join(" "))
            }
            Self::Swap => f.write_str("SWAP"),
            Self::Ok => f.write_str("OK"),
            Self::Error(reason) => text("ERROR", reason),
            Self::Unknown(remark) => text("UNKNOWN", remark),
            Self::Message(remark) => text("MESSAGE", remark),
            Self::Debug(remark) => text("DEBUG", remark),
            Self::Info(field) => text("INFO", field),
            Self::Suggest(point) => write!(f, "SUGGEST {point}"),
            Self::About(about) => write!(f, "{about}"),
            Self::Forbid(points) => {
                f.write_str("FORBID ")?;
                for point in points {
                    write!(f, "{:02}{:02}", point.x, point.y)?;
                }
                f.write_str(".")
            }
        }
    }
}

impl FromStr for Reply {
    type Err = ReplyError;

    fn from_str(line: &str) -> Result<Self, ReplyError> {
        let (word, rest) = split_word(line);
        let text = || one_line(rest);
        Ok(match word.to_ascii_uppercase().as_str() {
            "SWAP" => Self::Swap,
            "OK" => Self::Ok,
            "ERROR" => Self::Error(text()),
            "UNKNOWN" => Self::Unknown(text()),
            "MESSAGE" => Self::Message(text()),
            "DEBUG" => Self::Debug(text()),
            "INFO" => Self::Info(text()),
            "SUGGEST" => Self::Suggest(rest.parse().map_err(|_| ReplyError)?),
            "FORBID" => Self::Forbid(forbidden(rest).ok_or(ReplyError)?),
            _ => match Point::list(line).as_deref() {
                Some([point]) => Self::Move(*point),
                Some(points @ [_, ..]) => Self::Points(points.to_vec()),
                _ => Self::About(About::read(line).ok_or(ReplyError)?),
            },
        })
    }
}

/// Reads the points of `FORBID`: two digits a coordinate, with a full stop
/// after the last.
fn forbidden(text: &str) -> Option<Vec<Point>> {
    let text = text.trim_matches(is_blank);
    let digits = text.strip_suffix('.').unwrap_or(text).as_bytes();
    let (points, rest) = digits.as_chunks::<4>();
    let number = |digits: [u8; 2]| str::from_utf8(&digits).ok()?.parse().ok();
    let point = |&[a, b, c, d]: &[u8; 4]| {
        Some(Point {
            x: number([a, b])?,
            y: number([c, d])?,
        })
    };
    let points = points.iter().map(point).collect();
    if rest.is_empty() { points } else { None }
}
