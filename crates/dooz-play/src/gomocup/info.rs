//! The settings that a manager sends by `INFO`.

use std::fmt;
use std::str::FromStr;

use super::error::CommandError;
use super::{RuleFlags, one_line, split_word};

/// A setting that a manager sends by `INFO`: a key and its value.
///
/// ```
/// use dooz_play::gomocup::Info;
/// assert_eq!("TIMEOUT_TURN 5000".parse(), Ok(Info::TimeoutTurn(5000)));
/// assert_eq!(Info::TimeLeft(-3).to_string(), "time_left -3");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Info {
    /// The milliseconds for each move; 0: as fast as possible.
    TimeoutTurn(u64),
    /// The milliseconds for the whole game; 0: no limit.
    TimeoutMatch(u64),
    /// The milliseconds that are left of the game's, perhaps already below
    /// zero; [`Info::UNLIMITED`]: no limit.
    TimeLeft(i64),
    /// The milliseconds that each move adds to the game's (Yixin).
    TimeIncrement(u64),
    /// The bytes of memory that the brain may use; 0: no limit.
    MaxMemory(u64),
    /// The kind of the opponent.
    GameType(GameType),
    /// The rule.
    Rule(RuleFlags),
    /// The number of plies to look ahead at most; 0: no limit (Yixin).
    MaxDepth(u32),
    /// The number of positions to visit at most; 0: no limit (Yixin).
    MaxNodes(u64),
    /// The number of threads (Yixin).
    Threads(u32),
    /// The kilobytes of the transposition table (Yixin).
    HashSize(u64),
    /// The reports about a search in flags: 1 for the moves under search, 2
    /// for details (Yixin).
    ShowDetail(u32),
    /// Thinking in the opponent's time (Yixin).
    Pondering(bool),
    /// The number of lines that a search with several lines shows (Yixin).
    Lines(u32),
    /// A setting that Dooz does not use.
    Other {
        /// The key in lower case.
        key: String,
        /// The value.
        value: String,
    },
}

impl Info {
    /// The time that stands for no limit in [`Info::TimeLeft`].
    pub const UNLIMITED: i64 = i32::MAX as i64;

    const fn key(&self) -> &'static str {
        match self {
            Self::TimeoutTurn(_) => "timeout_turn",
            Self::TimeoutMatch(_) => "timeout_match",
            Self::TimeLeft(_) => "time_left",
            Self::TimeIncrement(_) => "time_increment",
            Self::MaxMemory(_) => "max_memory",
            Self::GameType(_) => "game_type",
            Self::Rule(_) => "rule",
            Self::MaxDepth(_) => "max_depth",
            Self::MaxNodes(_) => "max_node",
            Self::Threads(_) => "thread_num",
            Self::HashSize(_) => "hash_size",
            Self::ShowDetail(_) => "show_detail",
            Self::Pondering(_) => "pondering",
            Self::Lines(_) => "nbestsym",
            Self::Other { .. } => "",
        }
    }
}

impl fmt::Display for Info {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Self::Other { key, value } = self {
            return f.write_str(one_line(&format!("{key} {value}")).trim_end());
        }
        write!(f, "{} ", self.key())?;
        match self {
            Self::TimeoutTurn(value)
            | Self::TimeoutMatch(value)
            | Self::TimeIncrement(value)
            | Self::MaxMemory(value)
            | Self::MaxNodes(value)
            | Self::HashSize(value) => write!(f, "{value}"),
            Self::MaxDepth(value)
            | Self::Threads(value)
            | Self::ShowDetail(value)
            | Self::Lines(value) => write!(f, "{value}"),
            Self::TimeLeft(value) => write!(f, "{value}"),
            Self::GameType(kind) => write!(f, "{}", *kind as u32),
            Self::Rule(flags) => write!(f, "{flags}"),
            Self::Pondering(is_on) => write!(f, "{}", u32::from(*is_on)),
            Self::Other { .. } => Ok(()),
        }
    }
}

impl FromStr for Info {
    type Err = CommandError;

    fn from_str(text: &str) -> Result<Self, CommandError> {
        let (key, value) = split_word(text);
        let value = &one_line(value);
        if key.is_empty() {
            let usage = "INFO key value";
            return Err(CommandError::Form { usage });
        }
        let key = key.to_ascii_lowercase();
        read(&key, value).ok_or_else(|| CommandError::Info {
            key,
            value: value.to_owned(),
        })
    }
}

/// Reads the value of a key; `None` if the key cannot have this value.
fn read(key: &str, value: &str) -> Option<Info> {
    let time = || value.parse().ok();
    // Some managers write -1 for no limit, where the protocol has 0.
    let long = || {
        let number: i128 = value.parse().ok()?;
        Some(u64::try_from(number.max(0)).unwrap_or(u64::MAX))
    };
    let short = || Some(u32::try_from(long()?).unwrap_or(u32::MAX));
    // A limit may be cut to the nearest one that there is; a name may not.
    let name = || value.parse().ok();
    Some(match key {
        "timeout_turn" => Info::TimeoutTurn(long()?),
        "timeout_match" => Info::TimeoutMatch(long()?),
        "time_left" => Info::TimeLeft(time()?),
        "time_increment" => Info::TimeIncrement(long()?),
        "max_memory" => Info::MaxMemory(long()?),
        "game_type" => Info::GameType(GameType::from_number(name()?)?),
        "rule" => Info::Rule(RuleFlags(name()?)),
        "max_depth" => Info::MaxDepth(short()?),
        "max_node" => Info::MaxNodes(long()?),
        "thread_num" => Info::Threads(short()?),
        "hash_size" => Info::HashSize(long()?),
        "show_detail" => Info::ShowDetail(short()?),
        "pondering" => Info::Pondering(short()? != 0),
        "nbestsym" => Info::Lines(short()?),
        _ => Info::Other {
            key: key.to_owned(),
            value: value.to_owned(),
        },
    })
}

/// The kind of the opponent, as `INFO game_type` tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameType {
    /// A person.
    Human,
    /// Another brain.
    Brain,
    /// Another brain, in a tournament.
    Tournament,
    /// Somebody in a network.
    Network,
}

impl GameType {
    fn from_number(number: u32) -> Option<Self> {
        let all = [Self::Human, Self::Brain, Self::Tournament, Self::Network];
        all.into_iter().find(|kind| *kind as u32 == number)
    }
}
