//! The board that the engine thinks on: a position with all its threats.

use std::sync::Arc;

use dooz_core::{Bitboard, Direction, LineRule, Player, Position, Rules, Setup, Square};

use crate::code::PatternCode;
use crate::lines::Pattern;
use crate::threat::Threat;

mod defence;
mod foul;
mod line;
mod packed;
mod tables;
#[cfg(test)]
mod tests;

use line::{BoardLine, LinePlace};
use packed::PackedPatterns;
use tables::Tables;

/// A position that maintains, for every empty square, the patterns that a stone of either
/// player would make there, as moves are played and undone.
///
/// Boards of the same rules share their tables, so that only the first one takes
/// time to make.
///
/// It does not know when a game is over: check for [`Threat::Five`] before playing a
/// move. [`Position`] is the oracle that tests hold it against.
///
/// ```
/// use dooz_core::{Player, Position, Rules};
/// use dooz_engine::{Board, Threat};
/// let mut position = Position::new(Rules::GOMOKU);
/// for square in ["h8", "a1", "i8", "a3"] {
///     position.play(square.parse()?)?;
/// }
/// let mut board = Board::new(&position).unwrap();
/// let j8 = "j8".parse()?;
/// assert_eq!(board.threat(Player::First, j8), Threat::Three);
/// board.play(j8);
/// assert_eq!(board.threat(Player::First, "k8".parse()?), Threat::OpenFour);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Board {
    rules: Rules,
    tables: Arc<Tables>,
    /// The lines of each direction, by [`LinePlace`].
    lines: [[BoardLine; BoardLine::COUNT]; 4],
    cells: Vec<Cell>,
    turn: Player,
    empty: Bitboard,
    empty_count: u16,
    hash: u64,
    /// The squares near a stone.
    near: Bitboard,
    /// The empty squares by player and threat; those of [`Threat::None`] are not
    /// kept.
    by_threat: [[Bitboard; Threat::COUNT]; 2],
    counts: [[u16; Threat::COUNT]; 2],
    plies: Vec<Ply>,
    changes: Vec<Change>,
}

/// The patterns of both players on a square, and what follows from them. Not updated
/// while a stone is on the square.
#[derive(Clone, Copy, Debug, Default)]
struct Cell {
    /// The patterns of both players, those of the first in the lower half.
    patterns: u32,
    codes: [PatternCode; 2],
    threats: [Threat; 2],
}

/// A move that can be undone.
#[derive(Clone, Copy, Debug)]
struct Ply {
    /// The cell of the stone; `None` for a pass.
    cell: Option<u16>,
    /// The first of its changes.
    first_change: u32,
    near: Bitboard,
}

/// An empty square whose patterns a move has changed, with what they were before.
#[derive(Clone, Copy, Debug)]
struct Change {
    cell: u16,
    before: Cell,
}

/// The codes of both players' patterns on a square before and after a move.
///
/// ```
/// use dooz_core::{Position, Rules};
/// use dooz_engine::Board;
/// let mut board = Board::new(&Position::new(Rules::GOMOKU)).unwrap();
/// board.play("h8".parse()?);
/// for change in board.last_changes() {
///     let is_the_stone = change.square() == "h8".parse()?;
///     assert_eq!(change.after.is_none(), is_the_stone);
/// }
/// # Ok::<(), dooz_core::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CodeChange {
    cell: u16,
    /// The codes before the move, of the first and of the second player.
    pub before: [PatternCode; 2],
    /// The codes after it; `None` on the square of the stone itself.
    pub after: Option<[PatternCode; 2]>,
}

impl CodeChange {
    /// Returns the square.
    #[must_use]
    pub fn square(&self) -> Square {
        square_of(self.cell.into())
    }
}

/// The columns of cells, of which the last ones are unused.
///
/// ```text
/// cell = row * 32 + column
/// ```
const STRIDE: usize = 32;
const CELLS: usize = Board::MAX_SIDE as usize * STRIDE;

/// The keys of the player to move.
const TURN_KEYS: [u64; 2] = [0, 0x9e37_79b9_7f4a_7c15];

impl Board {
    /// The most columns and rows.
    pub const MAX_SIDE: u8 = 22;

    /// Returns `true` if there are boards for some rules: 5x5 to 22x22, with lines
    /// of 3 to 8 stones, and not misère.
    ///
    /// ```
    /// use dooz_core::Rules;
    /// use dooz_engine::Board;
    /// assert!(Board::supports(Rules::RENJU));
    /// assert!(!Board::supports(Rules::TIC_TAC_TOE));
    /// ```
    #[must_use]
    pub fn supports(rules: Rules) -> bool {
        let sides = [rules.width(), rules.height()];
        sides.iter().all(|side| (5..=Self::MAX_SIDE).contains(side))
            && (3..=8).contains(&rules.k())
            && rules.line() != LineRule::Misere
    }

    /// Returns the board of a position, or `None` if it does not
    /// [support](Self::supports) the rules.
    #[must_use]
    pub fn new(position: &Position) -> Option<Self> {
        let rules = position.rules();
        if !Self::supports(rules) {
            return None;
        }
        let mut board = Self::without_stones(rules, Tables::of(rules));
        board.set(position);
        Some(board)
    }

    /// Replaces the position by another one of the same game. No move of it can be
    /// undone.
    ///
    /// # Panics
    ///
    /// If the rules are others.
    pub fn set(&mut self, position: &Position) {
        assert_eq!(
            position.rules(),
            self.rules,
            "the tables belong to the rules"
        );
        let stones = Player::BOTH.map(|player| *position.stones(player));
        self.set_stones(&stones, position.turn());
    }

    /// Replaces the position by a setup of the same game, the stones of which need
    /// not be those of a game: only its [`first`](Setup::first) symbol counts.
    ///
    /// ```
    /// use dooz_core::{Player, Position, Rules, Setup, Symbol};
    /// use dooz_engine::Board;
    /// let mut setup = Setup::new(Rules::RENJU, Symbol::O).with_first(Symbol::X);
    /// setup.put("h8".parse()?, Some(Symbol::O));
    /// let mut board = Board::new(&Position::new(Rules::RENJU)).unwrap();
    /// board.set_up(&setup);
    /// assert_eq!(board.turn(), Player::Second);
    /// # Ok::<(), dooz_core::ParseSquareError>(())
    /// ```
    ///
    /// # Panics
    ///
    /// If the rules are others.
    pub fn set_up(&mut self, setup: &Setup) {
        assert_eq!(setup.rules(), self.rules, "the tables belong to the rules");
        let first = setup.first();
        let stones = [first, !first].map(|symbol| *setup.stones(symbol));
        let turn = if setup.to_move() == first {
            Player::First
        } else {
            Player::Second
        };
        self.set_stones(&stones, turn);
    }

    fn set_stones(&mut self, stones: &[Bitboard; 2], turn: Player) {
        *self = Self::without_stones(self.rules, Arc::clone(&self.tables));
        for (player, stones) in Player::BOTH.into_iter().zip(stones) {
            for square in stones.squares() {
                self.turn = player;
                self.play(square);
            }
        }
        self.turn = turn;
        self.plies.clear();
        self.changes.clear();
    }

    fn without_stones(rules: Rules, tables: Arc<Tables>) -> Self {
        let mut board = Self {
            rules,
            tables,
            lines: [[BoardLine::OFF_BOARD; BoardLine::COUNT]; 4],
            cells: vec![Cell::default(); CELLS],
            turn: Player::First,
            empty: rules.board(),
            empty_count: rules.squares() as u16,
            hash: 0,
            near: Bitboard::EMPTY,
            by_threat: [[Bitboard::EMPTY; Threat::COUNT]; 2],
            counts: [[0; Threat::COUNT]; 2],
            plies: Vec::new(),
            changes: Vec::new(),
        };
        for square in rules.board().squares() {
            for at in LinePlace::all_of(square) {
                board.lines[at.direction][at.line].add_square(at.place);
            }
        }
        for square in rules.board().squares() {
            for at in LinePlace::all_of(square) {
                let line = board.lines[at.direction][at.line];
                board.refresh(cell_of(square), at.direction, line, at.place);
            }
        }
        board.changes.clear();
        board
    }

    /// Returns the rules.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// Returns the player to move.
    #[must_use]
    pub const fn turn(&self) -> Player {
        self.turn
    }

    /// Returns the empty squares.
    #[must_use]
    pub const fn empty(&self) -> &Bitboard {
        &self.empty
    }

    /// Returns the number of empty squares.
    #[must_use]
    pub const fn empty_count(&self) -> u16 {
        self.empty_count
    }

    /// Returns the number of moves that can be undone.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.plies.len()
    }

    /// Returns the Zobrist hash of the stones, which is [`Position::hash`].
    #[must_use]
    pub const fn hash(&self) -> u64 {
        self.hash
    }

    /// Returns the [`hash`](Self::hash) after a move on an empty square.
    #[must_use]
    pub fn hash_after(&self, square: Square) -> u64 {
        self.hash ^ self.tables.keys[cell_of(square)][self.turn as usize]
    }

    /// Returns the key of the stones and the player to move, who does not follow from the
    /// stones after a pass or in a problem.
    #[must_use]
    pub const fn key(&self) -> u64 {
        self.hash ^ TURN_KEYS[self.turn as usize]
    }

    /// Returns the [`key`](Self::key) after a move on an empty square.
    #[must_use]
    pub fn key_after(&self, square: Square) -> u64 {
        self.hash_after(square) ^ TURN_KEYS[!self.turn as usize]
    }

    /// Returns the last move, if it can be undone and was not a pass.
    #[must_use]
    pub fn last_move(&self) -> Option<Square> {
        self.plies.last()?.cell.map(|cell| square_of(cell.into()))
    }

    /// Returns the player whose stone is on a square, if there is one.
    #[must_use]
    pub fn stone(&self, square: Square) -> Option<Player> {
        self.lines[Direction::Horizontal as usize][usize::from(square.row())].stone(square.column())
    }

    /// Returns `true` if a square lies on the board and is empty.
    #[must_use]
    pub fn is_empty(&self, square: Square) -> bool {
        self.empty.contains(square)
    }

    /// Returns the empty squares near stones: not more than three columns and rows
    /// from one, or in line with it at a distance of four.
    #[must_use]
    pub fn near_stones(&self) -> Bitboard {
        self.near & self.empty
    }

    fn packed(&self, player: Player, square: Square) -> PackedPatterns {
        packed(self.cells[cell_of(square)].patterns)[player as usize]
    }

    /// Returns what a player's stone on an empty square makes in the four directions, in
    /// the order of [`Direction::ALL`].
    #[must_use]
    pub fn patterns(&self, player: Player, square: Square) -> [Pattern; 4] {
        self.packed(player, square).patterns()
    }

    /// Returns the code of what a player's stone on an empty square makes.
    #[must_use]
    pub fn code(&self, player: Player, square: Square) -> PatternCode {
        self.cells[cell_of(square)].codes[player as usize]
    }

    /// Returns what a player's stone on an empty square makes in one direction.
    #[must_use]
    pub fn pattern(&self, player: Player, square: Square, direction: Direction) -> Pattern {
        self.patterns(player, square)[direction as usize]
    }

    /// Returns what a player's stone on an empty square threatens.
    #[must_use]
    pub fn threat(&self, player: Player, square: Square) -> Threat {
        self.cells[cell_of(square)].threats[player as usize]
    }

    /// Returns the number of empty squares on which a player's stone makes a threat.
    #[must_use]
    pub fn count(&self, player: Player, threat: Threat) -> u16 {
        self.counts[player as usize][threat as usize]
    }

    /// Returns the empty squares on which a player's stone makes a threat, other
    /// than [`Threat::None`].
    #[must_use]
    pub fn squares(&self, player: Player, threat: Threat) -> &Bitboard {
        &self.by_threat[player as usize][threat as usize]
    }

    /// Returns the changes of codes by the last move.
    pub fn last_changes(&self) -> impl Iterator<Item = CodeChange> {
        let ply = self.plies.last();
        let first = ply.map_or(self.changes.len(), |ply| ply.first_change as usize);
        let own = ply.and_then(|ply| ply.cell).map(|cell| CodeChange {
            cell,
            before: self.cells[usize::from(cell)].codes,
            after: None,
        });
        let others = self.changes[first..].iter().map(|change| CodeChange {
            cell: change.cell,
            before: change.before.codes,
            after: Some(self.cells[usize::from(change.cell)].codes),
        });
        own.into_iter().chain(others)
    }

    /// Plays a move on an empty square, be it a foul or not. [`Board::undo`] takes it
    /// back.
    ///
    /// # Panics
    ///
    /// Panics in debug builds if the square is not an empty one of the board; in release
    /// builds, the board can then be one that no game reaches.
    pub fn play(&mut self, square: Square) {
        let cell = cell_of(square);
        debug_assert!(self.is_empty(square), "{square}");
        let player = self.turn;
        self.plies.push(Ply {
            cell: Some(cell as u16),
            first_change: self.changes.len() as u32,
            near: self.near,
        });
        self.near |= self.tables.near[cell];
        self.hash ^= self.tables.keys[cell][player as usize];
        self.empty.remove(square);
        self.empty_count -= 1;
        self.turn = !player;

        self.forget_threats(cell);
        for at in LinePlace::all_of(square) {
            let line = &mut self.lines[at.direction][at.line];
            line.toggle(at.place, player);
            let line = *line;
            for neighbour in line.empty_around(at.place, self.tables.patterns.radius()) {
                self.refresh(at.cell_at(neighbour), at.direction, line, neighbour);
            }
        }
    }

    /// Passes.
    pub fn pass(&mut self) {
        self.plies.push(Ply {
            cell: None,
            first_change: self.changes.len() as u32,
            near: self.near,
        });
        self.turn = !self.turn;
    }

    /// Takes back the last move or pass.
    ///
    /// # Panics
    ///
    /// If there is none.
    pub fn undo(&mut self) {
        let ply = self.plies.pop().expect("a move has been played");
        self.turn = !self.turn;
        let Some(cell) = ply.cell else { return };
        let cell = usize::from(cell);
        let player = self.turn;
        let square = square_of(cell);
        for at in LinePlace::all_of(square) {
            self.lines[at.direction][at.line].toggle(at.place, player);
        }
        while self.changes.len() > ply.first_change as usize {
            let Change { cell, before } = self.changes.pop().expect("there are more");
            let cell = usize::from(cell);
            let threats = self.cells[cell].threats;
            self.cells[cell] = before;
            self.replace_threats(cell, threats, before.threats);
        }
        self.remember_threats(cell);

        self.empty.insert(square);
        self.empty_count += 1;
        self.hash ^= self.tables.keys[cell][player as usize];
        self.near = ply.near;
    }

    /// Looks up the patterns of an empty square in one direction, in which it lies on
    /// `place` of `line`.
    fn refresh(&mut self, cell: usize, direction: usize, line: BoardLine, place: u8) {
        let tables = &self.tables;
        let window = line.window(place, tables.patterns.radius());
        let before = self.cells[cell];
        let new = tables.patterns.patterns(window);
        let patterns = with_patterns(before.patterns, direction, new);
        if patterns == before.patterns {
            return;
        }
        let codes = packed(patterns).map(|patterns| tables.codes.of(patterns));
        let threats = [0, 1].map(|player| tables.threats[player][codes[player].index()]);
        self.changes.push(Change {
            cell: cell as u16,
            before,
        });
        self.cells[cell] = Cell {
            patterns,
            codes,
            threats,
        };
        self.replace_threats(cell, before.threats, threats);
    }

    /// Counts new threats of an empty square in place of those before.
    #[expect(
        clippy::inline_always,
        reason = "called, it makes searches a fiftieth longer: `dooz bench`"
    )]
    #[inline(always)]
    fn replace_threats(&mut self, cell: usize, before: [Threat; 2], new: [Threat; 2]) {
        if new == before {
            return;
        }
        for (player, (before, new)) in before.into_iter().zip(new).enumerate() {
            if new != before {
                self.count_threat(cell, player, before, false);
                self.count_threat(cell, player, new, true);
            }
        }
    }

    fn forget_threats(&mut self, cell: usize) {
        for player in 0..2 {
            self.count_threat(cell, player, self.cells[cell].threats[player], false);
        }
    }

    fn remember_threats(&mut self, cell: usize) {
        for player in 0..2 {
            self.count_threat(cell, player, self.cells[cell].threats[player], true);
        }
    }

    #[inline]
    fn count_threat(&mut self, cell: usize, player: usize, threat: Threat, is_new: bool) {
        if threat == Threat::None {
            return;
        }
        let squares = &mut self.by_threat[player][threat as usize];
        let count = &mut self.counts[player][threat as usize];
        if is_new {
            squares.insert(square_of(cell));
            *count += 1;
        } else {
            squares.remove(square_of(cell));
            *count -= 1;
        }
    }
}

/// Returns the patterns of both players with others in one direction.
const fn with_patterns(patterns: u32, direction: usize, [first, second]: [Pattern; 2]) -> u32 {
    let shift = 4 * direction;
    let new = first as u32 | (second as u32) << 16;
    patterns & !(0x000f_000f << shift) | new << shift
}

/// Returns the patterns of the first and of the second player.
const fn packed(patterns: u32) -> [PackedPatterns; 2] {
    [
        PackedPatterns::new(patterns as u16),
        PackedPatterns::new((patterns >> 16) as u16),
    ]
}

const fn cell_of(square: Square) -> usize {
    square.row() as usize * STRIDE + square.column() as usize
}

fn square_of(cell: usize) -> Square {
    Square::new((cell % STRIDE) as u8, (cell / STRIDE) as u8).expect("cells are squares of a board")
}
