//! The player that moves at random.

use dooz_core::{Brain, CannotPlay, Choice, Limits, Position, Progress, Square};

use super::{RandomPurpose, SeededRandom};

/// Plays any legal move, each with the same chance.
///
/// ```
/// use dooz_play::players::{Random, SeededRandom};
/// use dooz_core::{Brain, Limits, Position, Rules};
/// let empty = Position::new(Rules::GOMOKU);
/// let mut play = |seed| {
///     let mut random = Random::new(SeededRandom::new(seed), 1);
///     random.think(&empty, &Limits::default(), &mut |_| {}).unwrap().square
/// };
/// assert_eq!(play(1), play(1));
/// assert_ne!(play(1), play(2));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Random {
    random: SeededRandom,
    game: u32,
}

impl Random {
    /// Creates the player for a game of a match.
    #[must_use]
    pub const fn new(random: SeededRandom, game: u32) -> Self {
        Self { random, game }
    }
}

impl Brain for Random {
    fn think(
        &mut self,
        position: &Position,
        _: &Limits<'_>,
        _: &mut dyn FnMut(&Progress<'_>),
    ) -> Result<Choice, CannotPlay> {
        let moves: Vec<Square> = position.legal_moves().collect();
        let square = if moves.is_empty() {
            None
        } else {
            let purpose = RandomPurpose::Move(position.ply());
            Some(moves[self.random.draw(self.game, purpose, moves.len())])
        };
        Ok(Choice {
            square,
            ..Choice::default()
        })
    }
}
