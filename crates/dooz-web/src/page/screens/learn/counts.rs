//! The counts of a walkthrough.

use dooz_coach::trace::{Diff, SearchCounts, Walkthrough};

use super::walker::Walker;
use crate::page::browser::dom::{El, Part, each, html, when};
use crate::page::prelude::*;
use crate::page::state::shared::shared;
use crate::page::widgets::controls::{bar, card, paragraph};

/// A count of a search, and the key of its name.
type Count = (&'static str, fn(&SearchCounts) -> usize);

const CALLS: Count = ("learn-calls", |counts| counts.calls);
const ENDS: Count = ("learn-ends", |counts| counts.leaves);
const CUTS: Count = ("learn-cuts", |counts| counts.cuts);
const LEFT_OUT: Count = ("learn-left-out", |counts| counts.pruned);

/// Creates the counts of a search up to its current step.
pub(super) fn counts(walker: Walker) -> Part {
    let is_one = derive(move || walker.walk.read().trees().count() == 1);
    when(is_one, move || {
        let row = move |(name, get): Count| {
            let number = derive(move || {
                let counts = walker.walk.with(Walkthrough::counts);
                walker.messages.number(counts.first().map_or(0, get))
            });
            html("div")
                .child(html("dt").child(walker.messages.say(name)))
                .child(html("dd").class("num").child(number))
        };
        let has_window = derive(move || walker.has_window());
        let has_none = derive(move || !walker.has_window());
        html("dl")
            .class("counts")
            .child(row(CALLS))
            .child(when(has_none, move || row(ENDS)))
            .child(when(has_window, move || row(CUTS)))
            .child(when(has_window, move || row(LEFT_OUT)))
    })
}

/// Creates the comparison of two searches: their calls as bars, and how many of them
/// are the same.
pub(super) fn comparison(walker: Walker, names: Signal<Vec<String>>) -> Part {
    let messages = walker.messages;
    let are_two = derive(move || walker.walk.read().trees().count() == 2);
    when(are_two, move || {
        let rows = derive(move || {
            let counts = walker.walk.with(Walkthrough::counts);
            let calls = counts.iter().map(|counts| counts.calls as u64);
            names.get().into_iter().zip(calls).collect()
        });
        // The bars grow to the whole length, as the searches go on.
        let longest = derive(move || walker.walk.with(longest));
        let difference = derive(move || {
            walker.walk.with(|walk| {
                let Walkthrough::Both(both, _) = walk else {
                    return String::new();
                };
                let &Diff {
                    common,
                    first_alone,
                    second_alone,
                    ..
                } = both.diff();
                let gaps = [
                    ("common", common.into()),
                    ("first", first_alone.into()),
                    ("second", second_alone.into()),
                ];
                messages.format("learn-difference", &gaps)
            })
        });
        card(messages.say("learn-comparison"))
            .child(bars(rows, longest))
            .child(paragraph(difference).class("tiny soft"))
    })
}

fn longest(walk: &Walkthrough) -> u64 {
    let calls = walk.trees().map(|view| view.trace().summary.calls);
    calls.max().unwrap_or(0)
}

/// Creates a bar for each number of calls, with its name.
pub(super) fn bars(rows: Signal<Vec<(String, u64)>>, longest: Signal<u64>) -> El {
    let messages = shared().messages;
    let rows = each(rows, move |(name, calls)| {
        let share = derive(move || (calls * 100 / longest.get().max(1)).to_string());
        let count = derive(move || messages.format("learn-call-count", &[("count", calls.into())]));
        html("li")
            .child(html("span").child(html("bdi").child(name)))
            .child(bar(share))
            .child(html("span").class("num soft").child(count))
    });
    html("ul").class("bars").child(rows)
}
