//! How good the moves of a game were.

use dooz_coach::advice::{Adviser, ReviewedMove};
use dooz_core::{Game, Limits, Position};

use super::Task;
use super::reasons::NODES;
use crate::protocol::Answer;

pub(super) struct Reviewing {
    game: Box<Game>,
    /// The position before the next move.
    position: Position,
    /// How many moves are judged.
    judged: usize,
}

impl Reviewing {
    pub(super) fn new(game: Box<Game>) -> Self {
        Self {
            position: *game.start(),
            game,
            judged: 0,
        }
    }
}

impl Task for Reviewing {
    fn step(&mut self, adviser: &mut Adviser, say: &mut dyn FnMut(Answer)) -> Option<Answer> {
        let Some(&square) = self.game.moves().get(self.judged) else {
            return Some(Answer::Review);
        };
        let limits = Limits {
            nodes: Some(NODES),
            ..Limits::default()
        };
        self.judged += 1;
        let reviewed = ReviewedMove::of(self.judged, &self.position, square, adviser, &limits);
        say(Answer::Reviewed(reviewed));
        self.position.play(square).expect("the game was played");
        None
    }

    fn stop(&mut self) -> Answer {
        Answer::Review
    }
}
