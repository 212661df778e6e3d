//! The tables that all boards of the same rules share.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use dooz_core::{Bitboard, LineRule, Player, Position, Rules, Square};

use super::packed::Codes;
use super::{CELLS, cell_of};
use crate::code::PatternCode;
use crate::lines::PatternTable;
use crate::threat::Threat;

/// The tables of some rules, shared by all their boards.
#[derive(Debug)]
pub(super) struct Tables {
    rules: Rules,
    pub(super) patterns: PatternTable,
    pub(super) codes: Codes,
    /// The threats of each player's codes.
    pub(super) threats: [Vec<Threat>; 2],
    /// The Zobrist key of each player's stone on each cell.
    pub(super) keys: Vec<[u64; 2]>,
    /// The squares near each cell.
    pub(super) near: Vec<Bitboard>,
}

impl Tables {
    /// Returns the tables of some rules, which all boards of the process share.
    pub(super) fn of(rules: Rules) -> Arc<Self> {
        static RECENT: Mutex<RecentTables> = Mutex::new(RecentTables::new());
        // A panic leaves only complete tables behind.
        let mut recent = RECENT.lock().unwrap_or_else(PoisonError::into_inner);
        recent.of(rules)
    }

    fn new(rules: Rules) -> Self {
        let has_fouls = |player| rules.line() == LineRule::Renju && player == Player::First;
        let mut tables = Self {
            rules,
            patterns: PatternTable::new(rules),
            codes: Codes::new(),
            threats: Player::BOTH.map(|player| {
                let threat = |code: PatternCode| Threat::of(code.patterns(), has_fouls(player));
                PatternCode::all().map(threat).collect()
            }),
            keys: vec![[0; 2]; CELLS],
            near: vec![Bitboard::EMPTY; CELLS],
        };
        for square in rules.board().squares() {
            tables.keys[cell_of(square)] = keys(rules, square);
            tables.near[cell_of(square)] = near(rules, square);
        }
        tables
    }
}

/// The tables of the rules that boards were made for last: generating the patterns
/// takes tens of milliseconds, and hundreds for the longest lines in caro.
#[derive(Debug)]
pub(super) struct RecentTables(VecDeque<Arc<Tables>>);

impl RecentTables {
    /// The number of rules whose tables are kept.
    pub(super) const KEPT: usize = 4;

    pub(super) const fn new() -> Self {
        Self(VecDeque::new())
    }

    pub(super) fn of(&mut self, rules: Rules) -> Arc<Tables> {
        let known = self.0.iter().position(|tables| tables.rules == rules);
        let tables = known
            .and_then(|index| self.0.remove(index))
            .unwrap_or_else(|| Arc::new(Tables::new(rules)));
        self.0.truncate(Self::KEPT - 1);
        self.0.push_front(Arc::clone(&tables));
        tables
    }
}

/// Returns the keys with which [`Position::hash`] counts a stone of each player.
fn keys(rules: Rules, square: Square) -> [u64; 2] {
    let empty = Position::new(rules);
    let elsewhere = rules.board().squares().find(|&other| other != square);
    let occupied = empty.after(elsewhere.expect("a board has several squares"));
    [empty, occupied].map(|position| position.after(square).hash() ^ position.hash())
}

/// Returns the squares near a square.
fn near(rules: Rules, square: Square) -> Bitboard {
    let is_near = |&other: &Square| {
        let columns = other.column().abs_diff(square.column());
        let rows = other.row().abs_diff(square.row());
        let distance = columns.max(rows);
        let in_line = columns == rows || columns == 0 || rows == 0;
        distance <= 3 || (distance == 4 && in_line)
    };
    rules.board().squares().filter(is_near).collect()
}
