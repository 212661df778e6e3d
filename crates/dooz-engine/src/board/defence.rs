//! The squares that spoil a threat.

use dooz_core::{Bitboard, LineRule, Player, Square};

use super::line::LinePlace;
use super::{Board, square_of};
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
        let patterns = self.packed(attacker, attack);
        let mut defences = Bitboard::EMPTY;
        defences.insert(attack);
        let threat_of = |patterns| {
            let code = self.tables.codes.of(patterns);
            self.tables.threats[attacker as usize][code.index()]
        };
        let has_fouls = self.rules.line() == LineRule::Renju && attacker == Player::First;
        for direction in 0..4 {
            // A stone of the opponent can end a foul, but raises no threat otherwise.
            let left = threat_of(patterns.with(direction, Pattern::Dead));
            if left >= threat && !has_fouls {
                continue;
            }
            let before = patterns.patterns()[direction];
            self.with_another_stone(attack, direction, !attacker, |square, after| {
                let after = after[attacker as usize];
                if after == before {
                    return;
                }
                let left = threat_of(patterns.with(direction, after));
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
            self.with_another_stone(square, direction, player, |square, after| {
                if (Pattern::Four..=Pattern::Five).contains(&after[player as usize]) {
                    helpers.insert(square);
                }
            });
        }
        helpers
    }

    /// Returns the other empty squares of the windows in which a player's stone on `square`
    /// makes a four.
    pub(crate) fn squares_around_fours(&self, player: Player, square: Square) -> Bitboard {
        let mut around = Bitboard::EMPTY;
        for (direction, pattern) in self.patterns(player, square).into_iter().enumerate() {
            if matches!(pattern, Pattern::Four | Pattern::OpenFour) {
                self.with_another_stone(square, direction, player, |other, _| {
                    around.insert(other);
                });
            }
        }
        around
    }

    /// Calls a function with each other empty square of a window and the patterns that
    /// the middle would have with a player's stone there.
    fn with_another_stone(
        &self,
        middle: Square,
        direction: usize,
        player: Player,
        mut call: impl FnMut(Square, [Pattern; 2]),
    ) {
        let table = &self.tables.patterns;
        let middle = LinePlace::all_of(middle)[direction];
        let line = self.lines[direction][middle.line];
        for other in line.empty_around(middle.place, table.radius()) {
            if other == middle.place {
                continue;
            }
            let mut with_other = line;
            with_other.toggle(other, player);
            let window = with_other.window(middle.place, table.radius());
            call(square_of(middle.cell_at(other)), table.patterns(window));
        }
    }
}
