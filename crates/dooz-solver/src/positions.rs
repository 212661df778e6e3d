//! All positions of a small board.

use std::error::Error;
use std::fmt;
use std::iter;
use std::ops::Range;

use dooz_core::exact::{PackedBoard, PackedRules, Value};
use dooz_core::{Limits, Position, Rules};

/// Every position of a small board that a game can reach, with its exact value.
///
/// Positions with fewer stones come first; those with the same number of stones are sorted.
///
/// ```
/// use dooz_core::exact::Value;
/// use dooz_core::{Limits, Position, Rules};
/// use dooz_solver::PositionTable;
/// let table = PositionTable::of(Rules::TIC_TAC_TOE, &Limits::default())?;
/// assert_eq!(table.len(), 5478);
/// assert_eq!(table.value(0), Value::DRAW);
/// let corner = Position::new(Rules::TIC_TAC_TOE).after("a1".parse()?);
/// let place = table.find(&corner).unwrap();
/// assert_eq!(table.board(place).ply(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct PositionTable {
    rules: PackedRules,
    boards: Vec<PackedBoard>,
    values: Vec<Value>,
    /// The places of the positions of each number of stones.
    levels: Vec<Range<usize>>,
}

/// The reason why there is no table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionTableError {
    /// The board has more than [`PositionTable::MOST_SQUARES`] squares, more than 7 columns
    /// or more than 8 rows, or the rules have fouls.
    Unsupported,
    /// The stop flag was set.
    Stopped,
}

impl fmt::Display for PositionTableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unsupported => f.write_str("the board is too large, or has fouls"),
            Self::Stopped => f.write_str("it was stopped"),
        }
    }
}

impl Error for PositionTableError {}

impl PositionTable {
    /// The largest number of squares of a board. One of 4x4 has up to ten million
    /// positions, and a table takes 20 bytes for each.
    pub const MOST_SQUARES: usize = 16;

    /// Finds all positions that can be reached, and their values. Of the limits only the
    /// stop flag counts.
    ///
    /// # Errors
    ///
    /// Returns an error if the board is too large, the rules are those of renju, or the flag
    /// was set.
    pub fn of(rules: Rules, limits: &Limits<'_>) -> Result<Self, PositionTableError> {
        let rules = Some(rules).filter(|rules| rules.squares() <= Self::MOST_SQUARES);
        let rules = rules.and_then(PackedRules::new);
        let rules = rules.ok_or(PositionTableError::Unsupported)?;
        let mut table = Self {
            rules,
            boards: vec![rules.start()],
            values: Vec::new(),
            levels: iter::once(0..1).collect(),
        };
        while table.add_level(limits)? {}
        table.values = vec![Value::DRAW; table.boards.len()];
        for level in (0..table.levels.len()).rev() {
            table.find_values(level, limits)?;
        }
        Ok(table)
    }

    /// Returns the rules.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules.rules()
    }

    /// Returns the number of positions.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.boards.len()
    }

    /// Returns `true` if there is no position, which is never so.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.boards.is_empty()
    }

    /// Returns the position at a place.
    ///
    /// # Panics
    ///
    /// Panics if `place` is not less than the number of positions.
    #[must_use]
    pub fn board(&self, place: usize) -> PackedBoard {
        self.boards[place]
    }

    /// Returns the position at a place, as [`PositionTable::board`] does, unpacked.
    ///
    /// # Panics
    ///
    /// Panics if `place` is not less than the number of positions.
    #[must_use]
    pub fn position(&self, place: usize) -> Position {
        self.rules.position(self.board(place))
    }

    /// Returns the value of the position at a place for the player to move.
    ///
    /// # Panics
    ///
    /// Panics if `place` is not less than the number of positions.
    #[must_use]
    pub fn value(&self, place: usize) -> Value {
        self.values[place]
    }

    /// Returns the place of a position, if it has these rules and can be reached.
    #[must_use]
    pub fn find(&self, position: &Position) -> Option<usize> {
        if position.rules() != self.rules() {
            return None;
        }
        let board = PackedBoard::new(&self.rules, position);
        self.place(position.ply().into(), board)
    }

    fn place(&self, level: usize, board: PackedBoard) -> Option<usize> {
        let places = self.levels.get(level)?.clone();
        let found = self.boards[places.clone()].binary_search(&board).ok()?;
        Some(places.start + found)
    }

    /// Adds the positions after one move more; returns `false` if there is none.
    fn add_level(&mut self, limits: &Limits<'_>) -> Result<bool, PositionTableError> {
        let last = self
            .levels
            .last()
            .expect("the first level is there")
            .clone();
        let first = self.boards.len();
        let mut next = Vec::new();
        for &board in &self.boards[last] {
            next.extend(children(board));
            if limits.is_stopped() {
                return Err(PositionTableError::Stopped);
            }
        }
        next.sort_unstable();
        next.dedup();
        self.boards.append(&mut next);
        self.levels.push(first..self.boards.len());
        Ok(self.boards.len() > first)
    }

    /// Finds the values of a level from those of the next one.
    fn find_values(&mut self, level: usize, limits: &Limits<'_>) -> Result<(), PositionTableError> {
        for place in self.levels[level].clone() {
            if limits.is_stopped() {
                return Err(PositionTableError::Stopped);
            }
            let board = self.boards[place];
            let after = |child| {
                let child = self.place(level + 1, child).expect("it can be reached");
                self.values[child].one_ply_before()
            };
            let best = children(board).map(after).max();
            self.values[place] = match board.outcome() {
                Some(outcome) => Value::of_outcome(outcome, board.player()),
                None => best.expect("the game goes on"),
            };
        }
        Ok(())
    }
}

/// Returns the positions after one move.
fn children(board: PackedBoard) -> impl Iterator<Item = PackedBoard> {
    let after = move |square| board.play(square).expect("the move is legal");
    board.legal_moves().map(after)
}

#[cfg(test)]
mod tests {
    use super::*;
    use dooz_core::exact::Solver;
    use std::collections::HashSet;
    use std::sync::atomic::AtomicBool;

    /// Finds the same positions the plain way.
    fn reachable(rules: Rules) -> HashSet<Position> {
        let empty = Position::new(rules);
        let (mut seen, mut open) = (HashSet::from([empty]), vec![empty]);
        while let Some(position) = open.pop() {
            for square in position.legal_moves() {
                let child = position.after(square);
                if seen.insert(child) {
                    open.push(child);
                }
            }
        }
        seen
    }

    #[test]
    fn the_table_has_all_positions_with_the_values_of_the_solver() {
        for (rules, count) in [
            ("3x3x3", 5478),
            ("3x3x3-misere", 5478),
            ("4x2x2", 0),
            ("4x3x3-exactly", 0),
            ("3x4x3-caro", 0),
            ("1x1x1", 2),
        ] {
            let rules: Rules = rules.parse().unwrap();
            let table = PositionTable::of(rules, &Limits::default()).unwrap();
            let plain = reachable(rules);
            assert_eq!(table.len(), plain.len(), "{rules}");
            assert!(count == 0 || count == table.len(), "{rules}");

            let packed = PackedRules::new(rules).unwrap();
            let limits = Limits::default();
            for position in plain.iter().step_by(7) {
                let mut solver = Solver::new(&packed, [], &limits);
                let place = table.find(position).unwrap();
                let board = PackedBoard::new(&packed, position);
                assert_eq!(table.board(place), board);
                assert_eq!(Ok(table.value(place)), solver.value(board), "{position:?}");
            }
        }
    }

    #[test]
    fn what_has_no_table_is_refused() {
        let refused = |rules: &str| {
            let table = PositionTable::of(rules.parse().unwrap(), &Limits::default());
            table.err().unwrap()
        };
        assert_eq!(refused("15x15x5"), PositionTableError::Unsupported);
        assert_eq!(refused("5x5x5-renju"), PositionTableError::Unsupported);
        assert_eq!(refused("5x4x4"), PositionTableError::Unsupported);
        let stop = AtomicBool::new(true);
        let limits = Limits {
            stop: Some(&stop),
            ..Limits::default()
        };
        let stopped = PositionTable::of(Rules::TIC_TAC_TOE, &limits);
        assert_eq!(stopped.err(), Some(PositionTableError::Stopped));
    }
}
