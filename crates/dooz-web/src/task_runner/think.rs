//! The move of a computer player.

use dooz_core::{Position, Symbol};
use dooz_play::players::{BrainSpec, Chance, Snapshot};

use super::Report;
use crate::protocol::{Answer, Failure, Thought};

pub(super) fn think(
    position: &Position,
    first: Symbol,
    spec: &BrainSpec,
    (chance, number): (Chance, u32),
    report: &mut Report<'_>,
) -> Answer {
    if spec.plays(position.rules()).is_err() {
        return Answer::Failed(Failure::CannotPlay);
    }
    let mut brain = spec.build(position.rules(), first, chance, number);
    let mut snapshot = Snapshot::default();
    let choice = brain.think(position, &spec.limits(), &mut |progress| {
        snapshot.update(progress);
        if report.is_due() {
            report.post_part(Answer::Thinking(Thought::of(&snapshot)));
        }
    });
    match choice {
        Ok(choice) => Answer::Move(Thought {
            square: choice.square,
            score: choice.score,
            own_score: choice.own_score,
            nodes: choice.nodes,
            exact: choice.exact,
            pv: choice.pv.to_vec(),
            ..Thought::of(&snapshot)
        }),
        Err(_) => Answer::Failed(Failure::CannotPlay),
    }
}
