//! The screen of learning: guided lessons, the tree of a search, and proofs.

mod ahead;
mod canvas;
mod controls;
mod form;
mod lesson;
mod method;
mod panels;
mod proof;
mod subject;
mod task;
mod trace_request;
mod visualiser;
mod walker;

use crate::lesson::{CHAPTERS, LessonProgress};
use crate::page::browser::dom::{El, html, part};
use crate::page::browser::storage;
use crate::page::browser::window::window;
use crate::page::prelude::*;
use crate::page::state::shared::shared;
use crate::page::widgets::controls::panel;

/// The name under which the progress is stored.
const PROGRESS: &str = "dooz-lessons";

/// The address of the tree without a query.
const TREE: &str = "#/learn/tree";

/// Builds the screen.
pub(crate) fn learn() -> Vec<El> {
    let route = shared().route;
    let place = Memo::new(move |_| route.with(|route| (route.rest.clone(), route.query.clone())));
    let screen = part(move || {
        let (rest, query) = place.get();
        let chapter = rest.strip_prefix("lesson/");
        let chapter = chapter.and_then(|number| number.parse::<usize>().ok());
        untrack(|| match chapter {
            Some(number) if (1..=CHAPTERS.len()).contains(&number) => lesson::lesson(number - 1),
            _ if rest == "tree" => visualiser::visualiser(&query),
            _ if rest == "proof" => proof::proof(""),
            _ if rest.starts_with("proof/") => proof::proof(&rest["proof/".len()..]),
            _ => overview(),
        })
    });
    vec![html("div").child(screen)]
}

/// Creates the list of chapters with their progress, and the links to the tree and the
/// proofs.
fn overview() -> Vec<El> {
    let messages = shared().messages;
    let progress = stored_progress();
    let chapters = (1..).zip(CHAPTERS).map(|(number, chapter)| {
        let (done, count) = (progress.done_in(chapter.name), chapter.steps.len());
        let score = Signal::derive(move || {
            let gaps = [("done", done.into()), ("count", count.into())];
            messages.format("learn-done", &gaps)
        });
        let link = html("a")
            .attr("href", chapter_address(number))
            .child(Signal::derive(move || messages.text(&chapter.title_key())));
        html("li")
            .attr("class", (done == count).then_some("done"))
            .child(link)
            .child(html("span").class("soft").child(score))
    });
    let lessons = panel(messages.say("learn-lessons"))
        .class("panel lessons")
        .child(html("p").child(messages.say("learn-lessons-what")))
        .child(html("ol").children(chapters));
    let open = html("a")
        .class("button primary")
        .attr("href", TREE)
        .child(messages.say("learn-tree-open"));
    let tree = panel(messages.say("learn-tree"))
        .child(html("p").child(messages.say("learn-tree-what")))
        .child(open);
    let others = html("div").child(tree).child(proof::proofs_panel());
    vec![
        html("h1").child(messages.say("page-learn")),
        html("div").class("columns").child(lessons).child(others),
    ]
}

/// Returns the address of a chapter, counted from 1.
fn chapter_address(number: usize) -> String {
    format!("#/learn/lesson/{number}")
}

/// Changes the address without leaving the screen.
fn replace_address(address: &str) {
    let history = window().history();
    let nothing = wasm_bindgen::JsValue::NULL;
    // If it fails, the browser shows the old address.
    let _ = history.map(|history| history.replace_state_with_url(&nothing, "", Some(address)));
}

/// Reads the progress of earlier visits.
fn stored_progress() -> LessonProgress {
    LessonProgress::read(&storage::read(PROGRESS).unwrap_or_default())
}
