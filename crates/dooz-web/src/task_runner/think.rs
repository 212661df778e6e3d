//! The move of a computer player.

use dooz_play::matches::Turn;
use dooz_play::players::{CachedPlayer, Snapshot};

use super::Report;
use crate::protocol::{Answer, Failure, Thought};

pub(super) fn think(
    turn: &Turn,
    players: &mut [CachedPlayer; 2],
    report: &mut Report<'_>,
) -> Answer {
    if turn.spec.plays(turn.position.rules()).is_err() {
        return Answer::Failed(Failure::CannotPlay);
    }
    let mut snapshot = Snapshot::default();
    let player = turn.player(players);
    let choice = player.think(&turn.position, &turn.limits(), &mut |progress| {
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
