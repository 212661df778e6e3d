//! The values of all moves, and the best lines of play.

use dooz_coach::advice::{Adviser, Knowledge, ValueMap};
use dooz_coach::analysis::Analyst;
use dooz_core::{Limits, Position};

use super::reasons::LIMITS;
use super::{Report, live};
use crate::analysis::{can_be_solved, is_live};
use crate::protocol::{Analysis, Answer};

/// The limits of the first look, which takes a few milliseconds.
const GLANCE: Limits<'_> = Limits {
    nodes: Some(20_000),
    ..LIMITS
};

/// The limits of the perfect player, which take some seconds.
const DEEP: Limits<'_> = Limits {
    nodes: Some(4_000_000),
    ..LIMITS
};

/// The number of best lines.
const LINES: usize = 5;

pub(super) fn values(
    position: &Position,
    adviser: &mut Adviser,
    analyst: &mut Option<Box<Analyst>>,
    report: &mut Report<'_>,
) -> Answer {
    if is_live(position) {
        return live::analyze(
            position,
            analyst.get_or_insert_default(),
            &live::ENDLESS,
            report,
        );
    }
    let mut map = adviser.values(position, &GLANCE);
    report.post_part(so_far(&map));
    if can_be_solved(position) && !map.is_proven() {
        let found = adviser.values_with_progress(position, &DEEP, &mut |found, nodes| {
            if report.is_due() && learn(&mut map, found) {
                report.post_part(so_far(&map));
            }
            report.working(nodes);
        });
        learn(&mut map, &found);
        report.post_part(so_far(&map));
    }
    let lines = adviser.lines(position, &map, LINES, &DEEP, &mut |nodes| {
        report.working(nodes);
    });
    let search = None;
    Answer::Values(Analysis { map, lines, search })
}

fn so_far(map: &ValueMap) -> Answer {
    let (map, lines, search) = (map.clone(), Vec::new(), None);
    Answer::Values(Analysis { map, lines, search })
}

/// Adds new values to a map. Returns `true` if there were any.
fn learn(map: &mut ValueMap, found: &ValueMap) -> bool {
    let mut is_new = found.best_is_proven && !map.best_is_proven;
    map.best_is_proven |= found.best_is_proven;
    for (old, new) in map.moves.iter_mut().zip(&found.moves) {
        let is_better = new.is_proven() || !old.is_proven();
        if new.knowledge != Knowledge::None && is_better && old != new {
            *old = *new;
            is_new = true;
        }
    }
    is_new
}
