//! The settings of a session.

use std::time::Duration;

use super::super::{Info, RuleFlags};
use super::LARGEST_TABLE;
use crate::clock::{Clock, TimeControl};
use crate::players::MOST_THREADS;

/// The settings that a manager has sent. They outlive the games.
#[derive(Clone, Debug)]
pub(super) struct Settings {
    pub(super) rule: RuleFlags,
    pub(super) max_depth: u32,
    pub(super) max_nodes: u64,
    pub(super) threads: u32,
    pub(super) lines: u32,
    pub(super) show_detail: u32,
    pub(super) pondering: bool,
    max_memory: u64,
    hash_size: u64,
    timeout_turn: u64,
    timeout_match: u64,
    increment: u64,
    /// The milliseconds left for the game, as the manager told them last.
    time_left: Option<i64>,
    /// `true` if the manager told them after the last move.
    is_told: bool,
    /// The milliseconds used since the manager told them, or since the start of
    /// the game, less the increments.
    used: i64,
}

/// The time of a move for managers that send none.
const DEFAULT_TURN: u64 = 5_000;

/// The time of a move that has to be as fast as possible: enough for a glance.
const SHORTEST_TURN: u64 = 20;

/// The memory that the program needs beside the tables of its brain.
const OVERHEAD: u64 = 16 << 20;

/// The most memory that a brain may use: that of the largest table. Systems promise
/// more than they have, and would end the program where it uses that.
const LARGEST_MEMORY: u64 = 1024 << LARGEST_TABLE;

impl Default for Settings {
    fn default() -> Self {
        Self {
            rule: RuleFlags::FREESTYLE,
            max_depth: 0,
            max_nodes: 0,
            threads: 1,
            lines: 1,
            show_detail: 0,
            pondering: false,
            max_memory: 0,
            hash_size: 0,
            timeout_turn: DEFAULT_TURN,
            timeout_match: 0,
            increment: 0,
            time_left: None,
            is_told: false,
            used: 0,
        }
    }
}

impl Settings {
    /// Changes a setting. Those that no brain of ours needs are ignored.
    pub(super) fn set(&mut self, info: &Info) {
        match *info {
            Info::TimeoutTurn(time) => self.timeout_turn = time,
            Info::TimeoutMatch(time) => self.timeout_match = time,
            Info::TimeLeft(time) => {
                self.time_left = Some(time);
                self.is_told = true;
                self.used = 0;
            }
            Info::TimeIncrement(time) => self.increment = time,
            Info::MaxMemory(bytes) => self.max_memory = bytes,
            Info::HashSize(kilobytes) => self.hash_size = kilobytes,
            Info::Rule(flags) => self.rule = flags,
            Info::MaxDepth(plies) => self.max_depth = plies,
            Info::MaxNodes(nodes) => self.max_nodes = nodes,
            Info::Threads(threads) => self.threads = threads.clamp(1, MOST_THREADS),
            Info::ShowDetail(flags) => self.show_detail = flags,
            Info::Pondering(is_on) => self.pondering = is_on,
            Info::Lines(lines) => self.lines = lines.max(1),
            Info::GameType(_) | Info::Other { .. } => {}
        }
    }

    /// Starts the clock of a new game.
    pub(super) const fn start_game(&mut self) {
        // Some managers tell the time just before the start of a game.
        if !self.is_told {
            self.time_left = None;
            self.used = 0;
        }
    }

    /// Charges this time of thought.
    pub(super) fn charge(&mut self, elapsed: Duration) {
        let elapsed = i64::try_from(elapsed.as_millis()).unwrap_or(i64::MAX);
        self.used = self.used.saturating_add(elapsed);
        self.is_told = false;
    }

    /// Adds the increment after a move.
    pub(super) fn add_increment(&mut self) {
        let increment = i64::try_from(self.increment).unwrap_or(i64::MAX);
        self.used = self.used.saturating_sub(increment);
    }

    /// Returns the clock of the coming move.
    pub(super) fn clock(&self) -> Clock {
        let unlimited = Info::UNLIMITED.unsigned_abs();
        let game = Some(self.timeout_match).filter(|time| (1..unlimited).contains(time));
        let turn = match self.timeout_turn {
            0 => Some(SHORTEST_TURN),
            time => Some(time).filter(|time| *time < unlimited),
        };
        let control = TimeControl {
            turn: turn.map(Duration::from_millis),
            game: game.map(Duration::from_millis),
            increment: Duration::from_millis(self.increment),
        };
        let left = match self.time_left {
            Some(left) if left >= Info::UNLIMITED => None,
            Some(left) => Some(left),
            None => game.and_then(|game| i64::try_from(game).ok()),
        };
        let left = left.map(|left| left.saturating_sub(self.used).max(0).unsigned_abs());
        Clock::with_left(control, left.map(Duration::from_millis))
    }

    /// Returns the memory that a brain may use, if it is limited.
    pub(super) fn memory(&self) -> Option<usize> {
        let hash = Some(self.hash_size.saturating_mul(1024)).filter(|bytes| *bytes > 0);
        let whole = Some(self.max_memory).filter(|bytes| *bytes > 0);
        let whole = whole.map(|bytes| bytes.saturating_sub(OVERHEAD).max(bytes / 2));
        let least = [hash, whole].into_iter().flatten().min()?;
        let least = least.min(LARGEST_MEMORY);
        Some(usize::try_from(least).unwrap_or(usize::MAX))
    }
}
