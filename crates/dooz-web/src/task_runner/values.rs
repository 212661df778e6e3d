//! The values of all moves, and the best lines of play.

use dooz_coach::advice::{Adviser, Knowledge, ValueMap};
use dooz_core::exact::{Endgame, PackedRules};
use dooz_core::{Limits, Position};

use super::Report;
use super::reasons::LIMITS;
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
    report: &mut Report<'_>,
) -> Answer {
    let mut map = adviser.values(position, &GLANCE);
    report.post_part(so_far(&map));
    if can_be_improved(position, &map) {
        let found = adviser.values_with_progress(position, &DEEP, &mut |found, nodes| {
            if report.is_due() && learn(&mut map, found) {
                report.post_part(so_far(&map));
            }
            report.working(nodes);
        });
        learn(&mut map, &found);
        report.post_part(so_far(&map));
    }
    let lines = adviser.lines(position, &map, LINES, &DEEP);
    Answer::Values(Analysis { map, lines })
}

fn so_far(map: &ValueMap) -> Answer {
    let (map, lines) = (map.clone(), Vec::new());
    Answer::Values(Analysis { map, lines })
}

/// Adds new values to a map. Returns `true` if there were any.
fn learn(map: &mut ValueMap, found: &ValueMap) -> bool {
    let mut is_new = false;
    for (old, new) in map.moves.iter_mut().zip(&found.moves) {
        let is_better = new.is_exact() || !old.is_exact();
        if new.knowledge != Knowledge::None && is_better && old != new {
            *old = *new;
            is_new = true;
        }
    }
    is_new
}

/// Returns `true` if a longer search may find more than the first look.
fn can_be_improved(position: &Position, map: &ValueMap) -> bool {
    let is_near = position.empty().len() <= Endgame::MOST_EMPTY + 1;
    let can_be_solved = is_near || PackedRules::new(position.rules()).is_some();
    can_be_solved && !map.is_exact()
}
