//! The fouls of renju on the engine's board.

use dooz_core::{Direction, Player, Square};

use super::Board;
use crate::lines::Pattern;
use crate::threat::Threat;

impl Board {
    /// Returns `true` if renju forbids the player to move a stone on an empty
    /// square, as [`Position::foul`](dooz_core::Position::foul) says.
    ///
    /// Two threes are the only foul that the square itself does not tell: a three
    /// needs a legal move that makes it an open four.
    ///
    /// ```
    /// use dooz_core::{Position, Rules};
    /// use dooz_engine::Board;
    /// let mut position = Position::new(Rules::RENJU);
    /// for square in ["h8", "a1", "h9", "a3", "i7", "a5", "j7", "a7"] {
    ///     position.play(square.parse()?)?;
    /// }
    /// assert!(Board::new(&position).unwrap().is_foul("h7".parse()?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn is_foul(&mut self, square: Square) -> bool {
        self.turn() == Player::First && self.is_foul_of_first(square)
    }

    pub(crate) fn is_foul_of_first(&mut self, square: Square) -> bool {
        if self.threat(Player::First, square) != Threat::Foul {
            return false;
        }
        let patterns = self.patterns(Player::First, square);
        let is_four = |pattern: &&Pattern| matches!(pattern, Pattern::Four | Pattern::OpenFour);
        if patterns.contains(&Pattern::Foul) || patterns.iter().filter(is_four).count() > 1 {
            return true;
        }

        let turn = std::mem::replace(&mut self.turn, Player::First);
        self.play(square);
        let is_three = |pattern| matches!(pattern, Pattern::OpenThree | Pattern::FlexibleThree);
        let threes = Direction::ALL
            .into_iter()
            .filter(|&direction| is_three(patterns[direction as usize]))
            .filter(|&direction| self.can_become_open_four(square, direction))
            .take(2)
            .count();
        self.undo();
        self.turn = turn;
        threes == 2
    }

    /// Returns `true` if one more stone of the first player beside the row through
    /// `stone` is legal and makes an open four in this direction.
    fn can_become_open_four(&mut self, stone: Square, direction: Direction) -> bool {
        [-1, 1].into_iter().any(|side| {
            let end = (1..).map(|steps| stone.step(direction, side * steps));
            let end = end
                .map_while(|square| square.filter(|&square| self.rules.contains(square)))
                .find(|&square| self.stone(square) != Some(Player::First));
            end.is_some_and(|end| {
                self.is_empty(end)
                    && self.pattern(Player::First, end, direction) == Pattern::OpenFour
                    && self.threat(Player::First, end) != Threat::Five
                    && !self.is_foul_of_first(end)
            })
        })
    }
}
