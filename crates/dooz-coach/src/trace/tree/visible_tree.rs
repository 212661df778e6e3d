//! What of a search a picture shows: calls, pruned moves, and folds.

use std::collections::{HashSet, VecDeque};

use crate::trace::record::Trace;
use crate::trace::row::{Row, rows};
use crate::trace::search_state::SearchState;

/// What a picture shows, each part behind its parent and with all of a
/// part's descendants directly behind it.
pub(in crate::trace) struct VisibleTree {
    pub(in crate::trace) rows: Vec<Row>,
    pub(in crate::trace) parts: Vec<Part>,
    /// How many calls are not shown.
    pub(in crate::trace) folded: u64,
}

/// A part of a picture.
#[derive(Clone, Copy, Debug)]
pub(in crate::trace) struct Part {
    pub(in crate::trace) kind: Kind,
    /// The part above it.
    pub(in crate::trace) parent: Option<usize>,
    pub(in crate::trace) depth: usize,
    /// Whether none of its siblings comes behind it.
    pub(in crate::trace) last: bool,
    /// Whether it lies on the best line.
    pub(in crate::trace) best: bool,
}

/// What a part is.
#[derive(Clone, Copy, Debug)]
pub(in crate::trace) enum Kind {
    /// A call, by its place among the rows.
    Call(usize),
    /// A move that was left out of the call in this row.
    Pruned { row: usize, by: u32 },
    /// A move that wins at once and was seen without a call.
    AtOnce { by: u32, score: i64 },
    /// So many calls that are not shown.
    Folded(u64),
}

impl VisibleTree {
    /// Shows no more than this many calls, unless the best line alone is
    /// longer: siblings are shown together, those near the root first.
    pub(in crate::trace) fn new(trace: &Trace, state: &SearchState, most: usize) -> Self {
        let rows: Vec<Row> = rows(trace, state).collect();
        let best: HashSet<u64> = state.best_line().map(|call| call.number).collect();
        let tree = Tree {
            trace,
            children: children(&rows),
            rows: &rows,
            best: &best,
        };
        let parts = tree.parts(&tree.unfolded(most));
        let folded = parts.iter().map(|part| match part.kind {
            Kind::Folded(calls) => calls,
            _ => 0,
        });
        let folded = folded.sum();
        Self {
            rows,
            parts,
            folded,
        }
    }
}

struct Tree<'a> {
    trace: &'a Trace,
    rows: &'a [Row],
    /// The places of each row's children.
    children: Vec<Vec<usize>>,
    /// The numbers of the calls on the best line.
    best: &'a HashSet<u64>,
}

fn children(rows: &[Row]) -> Vec<Vec<usize>> {
    let mut children = vec![Vec::new(); rows.len()];
    let mut open: Vec<usize> = Vec::new();
    for (place, row) in rows.iter().enumerate() {
        while open
            .last()
            .is_some_and(|&above| rows[above].level >= row.level)
        {
            open.pop();
        }
        if let Some(&parent) = open.last() {
            children[parent].push(place);
        }
        open.push(place);
    }
    children
}

impl Tree<'_> {
    /// Which rows show their children.
    fn unfolded(&self, most: usize) -> Vec<bool> {
        let mut unfolded = vec![false; self.rows.len()];
        let mut shown = 1;
        for (place, row) in self.rows.iter().enumerate() {
            if self.best.contains(&row.call) {
                unfolded[place] = true;
                shown += self.children[place].len();
            }
        }
        let mut queue = VecDeque::from([0]);
        while let Some(place) = queue.pop_front() {
            let children = self.children.get(place).map_or(&[][..], Vec::as_slice);
            if children.is_empty() || unfolded[place] || shown + children.len() <= most {
                if !std::mem::replace(&mut unfolded[place], true) {
                    shown += children.len();
                }
                queue.extend(children);
            }
        }
        unfolded
    }

    fn parts(&self, unfolded: &[bool]) -> Vec<Part> {
        let mut parts = Vec::new();
        if self.rows.is_empty() {
            return parts;
        }
        let mut stack = vec![Part {
            kind: Kind::Call(0),
            parent: None,
            depth: 0,
            last: true,
            best: true,
        }];
        while let Some(part) = stack.pop() {
            let parent = parts.len();
            parts.push(part);
            if let Kind::Call(place) = part.kind {
                let below = self.below(place, unfolded[place]);
                let last = below.len();
                let below = (1..).zip(below).map(|(number, kind)| Part {
                    kind,
                    parent: Some(parent),
                    depth: part.depth + 1,
                    last: number == last,
                    best: part.best && self.is_best(kind),
                });
                let first = stack.len();
                stack.extend(below);
                stack[first..].reverse();
            }
        }
        parts
    }

    fn is_best(&self, kind: Kind) -> bool {
        matches!(kind, Kind::Call(place) if self.best.contains(&self.rows[place].call))
    }

    /// What stands below a call.
    fn below(&self, place: usize, unfolded: bool) -> Vec<Kind> {
        let row = &self.rows[place];
        let children = if unfolded {
            &self.children[place][..]
        } else {
            &[]
        };
        let seen: u64 = children
            .iter()
            .filter_map(|&child| self.rows[child].calls)
            .sum();
        let hidden = row.calls.map_or(0, |calls| calls - 1 - seen);
        let mut below: Vec<Kind> = children.iter().map(|&child| Kind::Call(child)).collect();
        if hidden > 0 {
            below.push(Kind::Folded(hidden));
            return below;
        }
        if self.trace.method.algorithm.averages() {
            let moves: HashSet<_> = children.iter().map(|&child| self.rows[child].by).collect();
            let at_once = row
                .changes
                .iter()
                .filter(|change| !moves.contains(&Some(change.by)))
                .map(|change| Kind::AtOnce {
                    by: change.by,
                    score: change.score,
                });
            below.extend(at_once);
        }
        if let Some(cut) = &row.cut {
            let pruned = cut.pruned.iter();
            below.extend(pruned.map(|&by| Kind::Pruned { row: place, by }));
        }
        below
    }
}

/// A move as people write it.
pub(in crate::trace) fn move_name(trace: &Trace, by: u32) -> String {
    match trace.subject.square(by) {
        Some(square) => square.to_string(),
        None => by.to_string(),
    }
}
