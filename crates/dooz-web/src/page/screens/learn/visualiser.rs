//! The visualiser: the tree of any search.

use dooz_coach::trace::{Pair, Walkthrough};
use dooz_locale::Explain;

use super::canvas::canvas;
use super::controls::controls;
use super::form::TraceForm;
use super::method::method_form;
use super::panels::{board_panel, code_panel, step_panel};
use super::replace_address;
use super::subject::subject_form;
use super::trace_request::{Note, TraceRequest};
use super::walker::Walker;
use crate::page::browser::dom::{El, html, part, when};
use crate::page::prelude::*;
use crate::page::state::shared::{Shared, shared};
use crate::page::widgets::controls::{choice, remark};
use crate::tree::{QueryError, TreeQuery};

/// Builds the visualiser for the query in the address.
pub(super) fn visualiser(query: &str) -> Vec<El> {
    let &Shared {
        messages, store, ..
    } = shared();
    let walker = Walker::new();
    let request = TraceRequest::new(walker);
    let read = TreeQuery::read(query);
    let wrong = RwSignal::new(read.as_ref().err().cloned());
    let usual = || TreeQuery::read("").ok();
    let first = read.ok().or_else(usual);
    let first = first.expect("nothing asked for is a board");
    let form = RwSignal::new(TraceForm::of(&first));
    request.ask_for(&first, None);

    // Every choice starts a search at once.
    let search = Callback::new(move |()| {
        let asked = store
            .game
            .with_untracked(|game| form.with_untracked(|form| form.query(game)));
        match asked {
            Ok(query) => {
                wrong.set(None);
                // The entry in the history is replaced, so that back leaves.
                replace_address(&format!("#/learn/tree?{query}"));
                request.ask_for(&query, form.with_untracked(|form| form.depth));
            }
            Err(error) => wrong.set(Some(error)),
        }
    });
    let trees = Memo::new(move |_| walker.walk.read().trees().count());
    let canvases = part(move || {
        let places = 0..trees.get();
        untrack(|| places.map(|place| canvas(walker, place, None)).collect())
    });
    let are_two = Signal::derive(move || trees.get() == 2);
    let note = remark("panel note", Signal::derive(move || note(wrong, request)));
    let tree = html("div")
        .child(html("div").attr("role", "status").child(note))
        .child(
            html("div")
                .class("canvases")
                .class_if("two", are_two)
                .child(canvases),
        )
        .child(when(are_two, move || pair(walker)))
        .child(controls(walker));
    let told = html("div")
        .child(step_panel(walker))
        .child(board_panel(walker))
        .child(subject_form(form, search))
        .child(method_form(form, search))
        .child(code_panel(walker));
    vec![
        html("h1").child(messages.say("learn-tree")),
        html("div").class("columns learn").child(tree).child(told),
    ]
}

/// Describes the error in the form, or the state of the search.
fn note(wrong: RwSignal<Option<QueryError>>, request: TraceRequest) -> Option<String> {
    let messages = shared().messages;
    let text = match (wrong.get(), request.note.get()) {
        (Some(error), _) => messages.with(|locale| error.explain(locale)),
        (None, Note::Quiet) => return None,
        (None, Note::Working) => messages.text("learn-working"),
        (None, Note::TooLarge { calls, more }) => {
            let key = if more {
                "learn-too-large-more"
            } else {
                "learn-too-large"
            };
            messages.format(key, &[("calls", calls.into())])
        }
        (None, Note::Impossible) => messages.text("learn-impossible"),
        (None, Note::Failed) => messages.text("page-worker-failed"),
    };
    Some(text)
}

/// Creates the choice of which of two searches go on.
fn pair(walker: Walker) -> El {
    let messages = shared().messages;
    let names = ["learn-in-step", "learn-first-alone", "learn-second-alone"];
    let names = Signal::derive(move || names.map(|key| messages.text(key)).to_vec());
    let chosen = Memo::new(move |_| {
        let chosen = walker.walk.with(Walkthrough::chosen);
        let place = Pair::ALL.iter().position(|pair| *pair == chosen);
        place.unwrap_or(0)
    });
    let choose = move |place: usize| {
        walker.walk.update(|walk| walk.choose(Pair::ALL[place]));
    };
    choice(messages.say("learn-goes-on"), names, chosen, choose)
}
