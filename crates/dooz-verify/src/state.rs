//! Sets of positions that one proof covers.

use std::fmt;

use dooz_core::{Bitboard, Line, Rules, Square, Symmetry};

use crate::matching::matching;

/// The largest number of maybe-sets of a state.
pub const MAX_MAYBE_SETS: usize = 8;

/// A set of positions that one proof covers: the claimant's stones, and the
/// most that the opponent can have.
///
/// It stands for every position in which the claimant has exactly the stones
/// `claimant`, and the opponent any of the stones `opponent`, and at most one
/// more from each of the sets `maybe`. A square in none of them is *certainly
/// empty*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The stones of the claimant.
    pub claimant: Bitboard,
    /// The squares on which the opponent may have stones.
    pub opponent: Bitboard,
    /// The maybe-sets, on each of which the opponent may have one more stone.
    pub maybe: Vec<Bitboard>,
}

impl State {
    /// The state of the empty board.
    pub const EMPTY: Self = Self {
        claimant: Bitboard::EMPTY,
        opponent: Bitboard::EMPTY,
        maybe: Vec::new(),
    };

    /// Returns all squares on which the opponent may have a stone.
    #[must_use]
    pub fn opponent_at_most(&self) -> Bitboard {
        self.maybe.iter().fold(self.opponent, |all, &set| all | set)
    }

    /// Returns the state in which the opponent has all squares of the maybe-sets
    /// as well. It stands for all positions that this one stands for.
    #[must_use]
    pub fn flattened(&self) -> Self {
        Self {
            claimant: self.claimant,
            opponent: self.opponent_at_most(),
            maybe: Vec::new(),
        }
    }

    /// Returns the state after a rotation or reflection of the board.
    ///
    /// # Panics
    ///
    /// Panics if the symmetry is not one of the board's: see [`Symmetry::of`].
    #[must_use]
    pub fn image(&self, rules: Rules, symmetry: Symmetry) -> Self {
        let image = |squares: &Bitboard| symmetry.image(rules, squares);
        Self {
            claimant: image(&self.claimant),
            opponent: image(&self.opponent),
            maybe: self.maybe.iter().map(image).collect(),
        }
    }

    /// Returns the squares of a line that are not among the opponent's stones,
    /// or `None` if the claimant has a stone on the line.
    #[must_use]
    pub fn missing(&self, line: Line) -> Option<Bitboard> {
        let mut missing = Bitboard::EMPTY;
        for square in line.squares() {
            if self.claimant.contains(square) {
                return None;
            }
            if !self.opponent.contains(square) {
                missing.insert(square);
            }
        }
        Some(missing)
    }

    /// Returns `true` if the opponent can have filled a line after `moves` more
    /// moves, in one of the positions of the state at least: all missing squares
    /// but these can be assigned to different maybe-sets that contain them.
    ///
    /// ```
    /// use dooz_core::{Bitboard, Direction, Line, Square};
    /// use dooz_verify::State;
    /// let square = |name: &str| -> Square { name.parse().unwrap() };
    /// let row = Line { first: square("a1"), direction: Direction::Horizontal, length: 3 };
    /// let end: Bitboard = [square("b1"), square("c1")].into_iter().collect();
    /// let mut state = State { maybe: vec![end], ..State::EMPTY };
    /// // One of b1 and c1 may be there, never both.
    /// assert!(!state.can_fill(row, 1) && state.can_fill(row, 2));
    /// state.opponent.insert(square("a1"));
    /// assert!(state.can_fill(row, 1));
    /// ```
    #[must_use]
    pub fn can_fill(&self, line: Line, moves: usize) -> bool {
        let most = moves + self.maybe.len();
        let mut count = 0;
        for square in line.squares() {
            if self.claimant.contains(square) {
                return false;
            }
            count += usize::from(!self.opponent.contains(square));
            if count > most {
                return false;
            }
        }
        if count <= moves {
            return true;
        }
        let is_missing = |square: &Square| !self.opponent.contains(*square);
        let missing: Vec<_> = line.squares().filter(is_missing).collect();
        let may_be_in = |square: usize, set: usize| self.maybe[set].contains(missing[square]);
        count <= moves + matching(count, self.maybe.len(), may_be_in)
    }
}

impl fmt::Display for State {
    /// Writes the squares of the claimant, of the opponent and of the
    /// maybe-sets: `claimant b2, opponent a1 c3, maybe one of a2 a3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "claimant {}", Squares(&self.claimant))?;
        write!(f, ", opponent {}", Squares(&self.opponent))?;
        for set in &self.maybe {
            write!(f, ", maybe one of {}", Squares(set))?;
        }
        Ok(())
    }
}

/// Squares in reading order, with spaces between them; a dash for none.
pub(crate) struct Squares<'a>(pub(crate) &'a Bitboard);

impl fmt::Display for Squares<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("-");
        }
        for (i, square) in self.0.squares().enumerate() {
            let space = if i == 0 { "" } else { " " };
            write!(f, "{space}{square}")?;
        }
        Ok(())
    }
}
