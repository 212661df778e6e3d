//! A position that one side is to win.

use std::ops::{Index, IndexMut, Not, RangeInclusive};

use dooz_core::{Player, Position};

use super::lines::{CellSet, Lines, MOST_LINES, MOST_SQUARES, cells};

/// One of the two sides of the search for a win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Role {
    /// The side that is to win.
    Attacker,
    /// The side that is to prevent it, by a line of its own or by a draw.
    Defender,
}

impl Not for Role {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::Attacker => Self::Defender,
            Self::Defender => Self::Attacker,
        }
    }
}

/// The weight of a full line. A line from which stones are missing weighs half as
/// much for each of them, as in the theorem of Erdős and Selfridge.
pub(super) const FULL_LINE: u32 = 1 << LIGHTEST;

/// The number of missing stones from which on lines weigh the same: more than they
/// should, which is safe.
const LIGHTEST: u8 = 10;

/// Returns the weight of a line from which `missing` stones are missing.
const fn weight(missing: u8) -> u16 {
    let halvings = if missing < LIGHTEST {
        missing
    } else {
        LIGHTEST
    };
    (FULL_LINE >> halvings) as u16
}

/// The stones of one side, and the lines that it can still complete.
#[derive(Clone, Copy, Debug)]
pub(super) struct Side {
    pub(super) stones: CellSet,
    /// The empty squares that complete a line.
    pub(super) threats: CellSet,
    /// The sum of the weights of the side's live lines.
    pub(super) potential: u32,
    /// The same sum of those through each square.
    pub(super) weights: [u16; MOST_SQUARES],
    /// The number of stones missing from each line, or [`DEAD`].
    missing: [u8; MOST_LINES],
}

/// Marks a line that its side can no longer complete.
const DEAD: u8 = u8::MAX;

impl Side {
    /// Creates a side without stones.
    fn new(lines: &Lines) -> Self {
        let k = lines.rules().k();
        let mut side = Self {
            stones: 0,
            threats: if k == 1 { lines.board() } else { 0 },
            potential: 0,
            weights: [0; MOST_SQUARES],
            missing: [DEAD; MOST_LINES],
        };
        for line in 0..lines.len() {
            side.missing[line] = k;
            side.potential += u32::from(weight(k));
            for cell in cells(lines.squares(line)) {
                side.weights[cell] += weight(k);
            }
        }
        side
    }

    /// Adds a stone to a line.
    fn lengthen(&mut self, line: usize, squares: CellSet) {
        let missing = self.missing[line];
        if missing == DEAD {
            return;
        }
        self.missing[line] = missing - 1;
        let more = weight(missing - 1) - weight(missing);
        self.potential += u32::from(more);
        for cell in cells(squares) {
            self.weights[cell] += more;
        }
        if missing == 2 {
            self.threats |= squares & !self.stones;
        }
    }

    /// Gives up a line.
    fn abandon(&mut self, line: usize, lines: &Lines) {
        let missing = self.missing[line];
        if missing == DEAD {
            return;
        }
        self.missing[line] = DEAD;
        let squares = lines.squares(line);
        self.potential -= u32::from(weight(missing));
        for cell in cells(squares) {
            self.weights[cell] -= weight(missing);
        }
        if missing == 1 {
            let last = squares & !self.stones;
            let is_threat = |cell: usize| lines.through(cell).any(|line| self.missing[line] == 1);
            if !cells(last).any(is_threat) {
                self.threats &= !last;
            }
        }
    }

    /// Returns the squares of the lines that lack a number of stones, and
    /// the sum of their weights.
    pub(super) fn lines_missing(
        &self,
        stones: RangeInclusive<u8>,
        lines: &Lines,
    ) -> (CellSet, u32) {
        let (mut squares, mut potential) = (0, 0);
        for (line, missing) in self.missing[..lines.len()].iter().enumerate() {
            if stones.contains(missing) {
                squares |= lines.squares(line);
                potential += u32::from(weight(*missing));
            }
        }
        (squares, potential)
    }

    /// Returns the threats that a stone on `cell` adds, among the empty squares.
    fn threats_after(&self, cell: usize, lines: &Lines) -> CellSet {
        if self.weights[cell] < 2 * weight(2) {
            return 0;
        }
        let short = lines.through(cell).filter(|&line| self.missing[line] == 2);
        let squares = short.fold(0, |squares, line| squares | lines.squares(line));
        squares & !self.stones & !(1 << cell)
    }
}

/// A position as the two sides of a claim see it.
#[derive(Clone, Copy, Debug)]
pub(super) struct State {
    sides: [Side; 2],
}

impl Index<Role> for State {
    type Output = Side;

    fn index(&self, role: Role) -> &Side {
        &self.sides[role as usize]
    }
}

impl IndexMut<Role> for State {
    fn index_mut(&mut self, role: Role) -> &mut Side {
        &mut self.sides[role as usize]
    }
}

impl State {
    /// Returns the state of a position in which the game goes on.
    pub(super) fn new(lines: &Lines, position: &Position, attacker: Player) -> Self {
        let mut state = Self {
            sides: [Side::new(lines); 2],
        };
        let players = [(Role::Attacker, attacker), (Role::Defender, !attacker)];
        for (role, player) in players {
            for cell in cells(lines.stones(position, player)) {
                state.place(cell, role, lines);
            }
        }
        state
    }

    /// Puts a stone on an empty square.
    fn place(&mut self, cell: usize, role: Role, lines: &Lines) {
        let stone = 1 << cell;
        self[role].stones |= stone;
        for line in lines.beside(cell) {
            self[role].abandon(line, lines);
        }
        for line in lines.through(cell) {
            self[!role].abandon(line, lines);
            self[role].lengthen(line, lines.squares(line));
        }
        for side in &mut self.sides {
            side.threats &= !stone;
        }
    }

    /// Returns the state after a stone on an empty square.
    pub(super) fn after(&self, cell: usize, role: Role, lines: &Lines) -> Self {
        let mut next = *self;
        next.place(cell, role, lines);
        next
    }

    /// Returns the squares of the lines that either side can still complete.
    pub(super) fn live_squares(&self, lines: &Lines) -> CellSet {
        let [attacker, defender] = &self.sides;
        let is_live = |cell: usize| attacker.weights[cell] | defender.weights[cell] != 0;
        let squares = 0..lines.rules().squares();
        squares.fold(0, |live, cell| live | CellSet::from(is_live(cell)) << cell)
    }

    /// Returns the stones of both sides.
    pub(super) const fn stones(&self) -> CellSet {
        self.sides[0].stones | self.sides[1].stones
    }

    /// Returns the replies that may stop `role` from making two threats at once, or
    /// `None` if it cannot make them now. Neither side may have a threat already.
    ///
    /// A reply takes the square of each such move, or one of its only two threats; or
    /// it makes a threat of its own, and so gains time.
    pub(super) fn replies_to_double_threats(&self, role: Role, lines: &Lines) -> Option<CellSet> {
        let empty = lines.board() & !self.stones();
        let defences = cells(empty).filter_map(|cell| {
            let threats = self[role].threats_after(cell, lines) & empty;
            match threats.count_ones() {
                0 | 1 => None,
                2 => Some(threats | 1 << cell),
                _ => Some(1 << cell),
            }
        });
        let common = defences.reduce(|common, defence| common & defence)?;
        let (counter_threats, _) = self[!role].lines_missing(2..=2, lines);
        Some(common | counter_threats & empty)
    }
}
