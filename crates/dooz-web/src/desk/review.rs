//! How good the moves of a game were.

use dooz_coach::advice::{Adviser, Inquiry, Review, ReviewedMove};
use dooz_core::{Game, Limits};

use super::Task;
use super::reasons::NODES;
use crate::protocol::Answer;

pub(super) struct Reviewing {
    game: Box<Game>,
    /// The game as far as it is reviewed.
    reviewed: Box<Game>,
    moves: Vec<ReviewedMove>,
    inquiry: Inquiry,
    nodes: u64,
}

impl Reviewing {
    pub(super) fn new(game: Box<Game>) -> Self {
        Self {
            reviewed: Box::new(Game::from_position(*game.start())),
            game,
            moves: Vec::new(),
            inquiry: Inquiry::default(),
            nodes: 0,
        }
    }

    fn so_far(&self) -> Answer {
        let review = Review::from_moves(&self.reviewed, self.moves.clone());
        Answer::Review(Box::new(review))
    }
}

impl Task for Reviewing {
    fn step(
        &mut self,
        adviser: &mut Adviser,
        slice_is_over: &dyn Fn() -> bool,
        say: &mut dyn FnMut(Answer),
    ) -> Option<Answer> {
        let Some(&square) = self.game.moves().get(self.moves.len()) else {
            return Some(self.so_far());
        };
        let limits = Limits {
            nodes: Some(NODES),
            ..Limits::default()
        };
        let reviewed = ReviewedMove::in_slices(
            self.moves.len() + 1,
            (self.reviewed.position(), square),
            adviser,
            &limits,
            &mut self.inquiry,
            slice_is_over,
        )?;
        say(Answer::Reviewed(reviewed.clone()));
        self.moves.push(reviewed);
        self.reviewed.play(square).expect("the game was played");
        self.nodes += self.inquiry.nodes();
        self.inquiry = Inquiry::default();
        None
    }

    fn stop(&mut self, _: &mut Adviser) -> Answer {
        self.so_far()
    }

    fn nodes(&self) -> u64 {
        self.nodes + self.inquiry.nodes()
    }
}
