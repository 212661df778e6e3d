//! The move of a computer player.

use dooz_coach::advice::Adviser;
use dooz_core::{Brain, Limits, Position, Symbol};
use dooz_play::players::{BrainSpec, Chance, Snapshot};

use super::Task;
use crate::protocol::{Answer, Failure, Thought};

struct Thinking {
    position: Position,
    brain: Box<dyn Brain + Send>,
    limits: Limits<'static>,
}

pub(super) fn begin(
    position: Position,
    first: Symbol,
    spec: &BrainSpec,
    seed: u64,
    number: u32,
) -> Result<Box<dyn Task>, Answer> {
    if spec.plays(position.rules()).is_err() {
        return Err(Answer::Failed(Failure::CannotPlay));
    }
    let limits = spec.limits_or_usual();
    Ok(Box::new(Thinking {
        position,
        brain: spec.build(position.rules(), first, Chance::new(seed), number),
        limits: Limits {
            depth: limits.depth,
            nodes: limits.nodes,
            ..Limits::default()
        },
    }))
}

impl Task for Thinking {
    fn step(&mut self, _: &mut Adviser, _: &mut dyn FnMut(Answer)) -> Option<Answer> {
        let mut snapshot = Snapshot::default();
        let choice = self
            .brain
            .think(&self.position, &self.limits, &mut |progress| {
                snapshot.update(progress);
            });
        Some(match choice {
            Ok(choice) => Answer::Move(Thought {
                square: choice.square,
                score: choice.score,
                own_score: choice.own_score,
                nodes: choice.nodes,
                exact: choice.exact,
                pv: choice.pv.to_vec(),
                moves: snapshot.moves().to_vec(),
                stopped: false,
            }),
            Err(_) => Answer::Failed(Failure::CannotPlay),
        })
    }

    fn stop(&mut self) -> Answer {
        Answer::Move(Thought {
            square: self.position.legal_moves().next(),
            stopped: true,
            ..Thought::default()
        })
    }
}
