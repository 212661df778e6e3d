//! The moves that a cut has left out, and the button that uncovers them.

use dooz_coach::trace::{NodeKind, ScoreWriter, TreeNodeId, TreeView};
use dooz_locale::coach::walkthrough::{formula, score_digits};

use super::walker::Walker;
use crate::page::browser::dom::{Part, when};
use crate::page::prelude::*;
use crate::page::widgets::controls::{paragraph, quiet, worded};
use crate::page::widgets::icon::icon;

/// Creates the button that shows the values which the current cut has left out.
pub(super) fn uncover(walker: Walker) -> Part {
    let messages = walker.messages;
    let count = memo(move |_| {
        walker
            .walk
            .with(|walk| walk.leader().map_or(0, |view| pruned(view).len()))
    });
    let is_there = derive(move || count.get() > 0 && !walker.uncovered.get());
    when(is_there, move || {
        let text =
            derive(move || messages.format("learn-uncover", &[("count", count.get().into())]));
        let act = move || {
            walker.uncovered.set(true);
            let told = untrack(|| told(walker));
            walker.live.announce(told.unwrap_or_default());
        };
        quiet(worded(icon("eye"), text), act)
    })
}

/// Creates the sentence about the values that have been uncovered.
pub(super) fn uncovered(walker: Walker) -> Part {
    when(walker.uncovered.into(), move || {
        let told = derive(move || told(walker).unwrap_or_default());
        paragraph(told).class("uncovered")
    })
}

/// Returns the moves that the current call has left out, if their values are known.
fn pruned(view: &TreeView) -> Vec<TreeNodeId> {
    let node = view.current().filter(|call| call.cut.is_some());
    let node = node.and_then(|call| view.node_of_call(call.number));
    let children = node.map_or(&[][..], |node| view.children(node)).iter();
    let is_pruned = |child: &&TreeNodeId| {
        let kind = view.node(**child).map(|node| node.kind);
        kind == Some(NodeKind::Pruned) && view.full_score(**child).is_some()
    };
    children.filter(is_pruned).copied().collect()
}

/// Gives the values of the pruned moves, and the value of the tree, which they do not
/// change.
fn told(walker: Walker) -> Option<String> {
    walker.walk.with(|walk| {
        let view = walk.leader()?;
        walker.messages.with(|locale| {
            let number = |number: i64| score_digits(locale, number);
            let writer = ScoreWriter::new(&view.trace().method, &number);
            let values = pruned(view).into_iter().filter_map(|node| {
                let name = view.subject().move_name(view.node(node)?.mv?);
                let score = writer.score(view.full_score(node)?);
                Some(formula(locale, &format!("{name} ({score})")))
            });
            let values: Vec<String> = values.collect();
            let all = view.full_score(0)?;
            // A window that is narrower than the scores finds only a bound.
            let key = if all == view.trace().summary.score {
                "learn-uncovered"
            } else {
                "learn-uncovered-bound"
            };
            let score = formula(locale, &writer.score(all));
            let gaps = [
                ("values", locale.list(&values).into()),
                ("score", score.into()),
            ];
            Some(locale.format(key, &gaps))
        })
    })
}
