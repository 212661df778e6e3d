//! The first screen of learning: the lessons with their progress, the tree of any
//! search, and the proofs.

use super::stored_progress;
use crate::lesson::{CHAPTERS, LearnPlace};
use crate::page::browser::dom::{El, html};
use crate::page::prelude::*;
use crate::page::state::shared::shared;
use crate::page::widgets::controls::{card, paragraph, progress_bar};
use crate::page::widgets::heading::heading;
use crate::page::widgets::icon::icon;

/// Creates the list of lessons, and the ways to the tree and the proofs.
pub(super) fn overview() -> Vec<El> {
    let messages = shared().messages;
    let progress = stored_progress();
    let done_in = |chapter: usize| progress.done_in(CHAPTERS[chapter].name);
    let open =
        (0..CHAPTERS.len()).find(|&chapter| done_in(chapter) < CHAPTERS[chapter].steps.len());
    let rows = (0..CHAPTERS.len()).map(|chapter| {
        let row = lesson_row(chapter, done_in(chapter));
        row.attr("aria-current", (open == Some(chapter)).then_some("step"))
    });
    let begins = open == Some(0) && done_in(0) == 0;
    let (key, chapter) = match open {
        Some(0) if begins => ("learn-begin", 0),
        Some(chapter) => ("learn-continue", chapter),
        None => ("learn-again", 0),
    };
    let begin = way(
        LearnPlace::Lesson(chapter, None),
        "btn primary",
        "play",
        messages.say(key),
    );
    let lessons = card(messages.say("learn-lessons"))
        .class("card lessons")
        .child(paragraph(messages.say("learn-lessons-what")).class("soft"))
        .child(html("div").class("grades").children(rows));
    let tree = card(messages.say("learn-tree"))
        .class("card entry")
        .child(paragraph(messages.say("learn-tree-what")).class("soft"))
        .child(way(
            LearnPlace::Tree,
            "btn",
            "tree",
            messages.say("learn-tree-open"),
        ));
    let proofs = card(messages.say("proofs-title"))
        .class("card entry")
        .child(paragraph(messages.say("proofs-what")).class("soft"))
        .child(way(
            LearnPlace::Proof(""),
            "btn",
            "check",
            messages.say("proofs-open"),
        ));
    let side = html("div").class("l-side").child(tree).child(proofs);
    let head = html("div")
        .class("l-head")
        .child(html("div").child(heading(messages.say("page-learn"))))
        .child(begin);
    let learn = html("div").class("learn lobby").child(head);
    vec![learn.child(lessons).child(side)]
}

fn way(place: LearnPlace<'_>, class: &str, sign: &str, label: Signal<String>) -> El {
    html("a")
        .class(class)
        .attr("href", place.address())
        .child(icon(sign))
        .child(html("span").child(label))
}

/// Creates the row of a chapter: its number, its title, and how far one has come.
fn lesson_row(chapter: usize, done: usize) -> El {
    let messages = shared().messages;
    let count = CHAPTERS[chapter].steps.len();
    let number =
        derive(move || messages.format("learn-lesson", &[("lesson", (chapter + 1).into())]));
    let score = derive(move || {
        messages.format(
            "learn-done",
            &[("done", done.into()), ("count", count.into())],
        )
    });
    let names = html("span")
        .child(html("b").child(messages.say(CHAPTERS[chapter].title_key())))
        .child(html("small").class("soft").child(number));
    html("a")
        .class("grade")
        .attr("href", LearnPlace::Lesson(chapter, None).address())
        .child(names)
        .child(progress_bar(done, count))
        .child(html("span").class("num soft").child(score))
}
