//! How good the moves of a game were.

use dooz_coach::advice::{Adviser, Inquiry, ReviewedMove};
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
    inquiry: Inquiry,
    nodes: u64,
}

impl Reviewing {
    pub(super) fn new(game: Box<Game>) -> Self {
        Self {
            position: *game.start(),
            game,
            judged: 0,
            inquiry: Inquiry::default(),
            nodes: 0,
        }
    }
}

impl Task for Reviewing {
    fn step(
        &mut self,
        adviser: &mut Adviser,
        slice_is_over: &dyn Fn() -> bool,
        say: &mut dyn FnMut(Answer),
    ) -> Option<Answer> {
        let Some(&square) = self.game.moves().get(self.judged) else {
            return Some(Answer::Review);
        };
        let limits = Limits {
            nodes: Some(NODES),
            ..Limits::default()
        };
        let reviewed = ReviewedMove::in_slices(
            self.judged + 1,
            (&self.position, square),
            adviser,
            &limits,
            &mut self.inquiry,
            slice_is_over,
        )?;
        say(Answer::Reviewed(reviewed));
        self.judged += 1;
        self.position.play(square).expect("the game was played");
        self.nodes += self.inquiry.nodes();
        self.inquiry = Inquiry::default();
        None
    }

    fn stop(&mut self, _: &mut Adviser) -> Answer {
        Answer::Review
    }

    fn nodes(&self) -> u64 {
        self.nodes + self.inquiry.nodes()
    }
}
