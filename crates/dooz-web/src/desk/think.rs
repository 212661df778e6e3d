//! The move of a computer player.

use dooz_coach::advice::Adviser;
use dooz_core::{Position, Symbol};
use dooz_play::players::{BrainSpec, Chance, Thinking};

use super::Task;
use crate::protocol::{Answer, Failure, Thought};

pub(super) fn begin(
    position: Position,
    first: Symbol,
    brain: &BrainSpec,
    seed: u64,
    number: u32,
) -> Result<Box<dyn Task>, Answer> {
    if brain.plays(position.rules()).is_err() {
        return Err(Answer::Failed(Failure::CannotPlay));
    }
    let chance = Chance::new(seed);
    let thinking = Thinking::new(brain, &position, first, chance, number);
    Ok(Box::new(thinking))
}

impl Task for Thinking {
    fn step(
        &mut self,
        _: &mut Adviser,
        slice_is_over: &dyn Fn() -> bool,
        _: &mut dyn FnMut(Answer),
    ) -> Option<Answer> {
        match Thinking::step(self, slice_is_over) {
            Ok(false) => None,
            Ok(true) => Some(answer(self, false)),
            Err(_) => Some(Answer::Failed(Failure::CannotPlay)),
        }
    }

    fn stop(&mut self, _: &mut Adviser) -> Answer {
        answer(self, true)
    }

    fn nodes(&self) -> u64 {
        Thinking::nodes(self)
    }
}

fn answer(thinking: &Thinking, stopped: bool) -> Answer {
    let choice = thinking.choice();
    Answer::Move(Thought {
        square: choice.square,
        score: choice.score,
        calls: thinking.nodes(),
        exact: choice.exact,
        pv: choice.pv.to_vec(),
        scores: thinking.scores().to_vec(),
        stopped,
    })
}
