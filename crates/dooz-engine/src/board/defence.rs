//! The squares that spoil a threat.

use dooz_core::{Bitboard, Player, Square};

use super::{Board, MARGIN, STEPS, STRIDE, cell_of, square_of};
use crate::lines::Pattern;
use crate::threat::Threat;

impl Board {
    /// Returns the squares on which a stone of the opponent leaves an attacker's
    /// stone on `attack` with a lesser threat: that square itself, and squares in
    /// line with it.
    ///
    /// ```
    /// use dooz_core::{Player, Position, Rules};
    /// use dooz_engine::{Board, Threat};
    /// let mut position = Position::new(Rules::GOMOKU);
    /// for square in ["h8", "a1", "i8", "a3", "j8"] {
    ///     position.play(square.parse()?)?;
    /// }
    /// let board = Board::new(&position).unwrap();
    /// // .XXX*.. : an open four at k8 is spoiled at g8, k8 and l8.
    /// let defences = board.defences(Player::First, "k8".parse()?, Threat::OpenFour);
    /// assert_eq!(defences.len(), 3);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn defences(&self, attacker: Player, attack: Square, threat: Threat) -> Bitboard {
        let cell = cell_of(attack);
        let patterns = self.patterns(attacker, attack);
        let mut defences = Bitboard::EMPTY;
        defences.insert(attack);
        for direction in 0..4 {
            let before = patterns.patterns()[direction];
            self.with_another_stone(cell, direction, !attacker, |square, after| {
                let after = after[attacker as usize];
                if after == before {
                    return;
                }
                let left = patterns.with(direction, after);
                let left = self.tables.threats[attacker as usize].get(left);
                if left < threat || left == Threat::Foul {
                    defences.insert(square);
                }
            });
        }
        defences
    }

    /// Returns the squares on which another stone of a player makes a stone of that
    /// player on `square` a four or more, in one direction.
    pub(crate) fn helpers_of_four(&self, player: Player, square: Square) -> Bitboard {
        let mut helpers = Bitboard::EMPTY;
        for direction in 0..4 {
            self.with_another_stone(cell_of(square), direction, player, |square, after| {
                if (Pattern::Four..=Pattern::Five).contains(&after[player as usize]) {
                    helpers.insert(square);
                }
            });
        }
        helpers
    }

    /// Calls a function with each empty square of a window and the patterns that
    /// the middle would have with a player's stone there.
    fn with_another_stone(
        &self,
        cell: usize,
        direction: usize,
        player: Player,
        mut call: impl FnMut(Square, [Pattern; 2]),
    ) {
        let window = self.cells[cell].windows[direction];
        let radius = usize::from(self.tables.patterns.radius());
        let step = STEPS[direction];
        for (first, step) in [(0, step.wrapping_neg()), (radius, step)] {
            let mut other = cell;
            for place in first..first + radius {
                other = other.wrapping_add(step);
                if window >> (2 * place) & 3 != 0 {
                    continue;
                }
                let after = window | (player as u32 + 1) << (2 * place);
                debug_assert!(other / STRIDE >= MARGIN);
                call(square_of(other), self.tables.patterns.patterns(after));
            }
        }
    }
}
