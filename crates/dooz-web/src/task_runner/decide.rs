//! The decision of a computer player in an opening.

use std::cell::{Cell, RefCell};

use dooz_core::{CannotPlay, Game, Progress};
use dooz_play::clock::{Clock, TimeControl};
use dooz_play::matches::{OpeningTurn, Turn};
use dooz_play::swap2::Swap2;

use super::Report;
use crate::protocol::{Answer, Failure};

/// The nodes of the engine for each of the openings among which it chooses, and for the
/// choice of a side: a second or two on a phone, because there is no clock here.
const NODES_TO_WEIGH: u64 = 30_000;
const NODES_TO_CHOOSE: u64 = 300_000;

pub(super) fn decide(due: &OpeningTurn, stones: Game, report: &mut Report<'_>) -> Answer {
    let Some(opening) = Swap2::with_stones(stones) else {
        return Answer::Failed(Failure::NoOpening);
    };
    let most = if opening.has_sides() {
        NODES_TO_CHOOSE
    } else {
        NODES_TO_WEIGH
    };
    let nodes = Cell::new(0);
    let report = RefCell::new(report);
    let think = |turn: Turn| {
        let limits = turn.spec.within(None, Some(most), None).limits();
        let mut progress = |progress: &Progress<'_>| {
            report.borrow_mut().working(nodes.get() + progress.nodes);
        };
        let choice = turn.think(&limits, &mut progress)?.choice;
        nodes.set(nodes.get() + choice.nodes);
        Ok::<_, CannotPlay>(choice)
    };
    let clock = Clock::new(TimeControl::UNLIMITED);
    let decision = due.decide(&clock, think, &mut |decision| {
        report.borrow_mut().post_part(Answer::Decision {
            decision: decision.clone(),
            nodes: nodes.get(),
        });
    });
    match decision {
        Ok(decision) => Answer::Decision {
            decision,
            nodes: nodes.get(),
        },
        Err(_) => Answer::Failed(Failure::CannotPlay),
    }
}
