//! The visualiser: the tree of any search.

use dooz_coach::trace::{Pair, Walkthrough};
use dooz_core::{Position, Rules, Symbol};
use dooz_locale::Explain;

use super::TREE;
use super::canvas::canvas;
use super::controls::controls;
use super::counts::comparison;
use super::form::{TraceForm, method_text};
use super::head::head;
use super::method::method_form;
use super::subject::subject_form;
use super::trace_request::{Note, TraceRequest};
use super::uncover::{uncover, uncovered};
use super::walk_cards::walk_cards;
use super::walker::Walker;
use crate::board_view::BoardView;
use crate::page::browser::dom::{El, html, part, when};
use crate::page::browser::window::replace_address;
use crate::page::prelude::*;
use crate::page::state::shared::{Shared, shared};
use crate::page::widgets::board::Board;
use crate::page::widgets::controls::{card, paragraph, remark, row, segment, segments};
use crate::tree::{QueryError, TreeQuery, board_of};

/// Builds the visualiser for the query in the address.
pub(super) fn visualiser(query: &str) -> Vec<El> {
    let &Shared {
        messages, store, ..
    } = shared();
    let walker = Walker::new();
    let request = TraceRequest::new(walker);
    let read = TreeQuery::read(query);
    let wrong = RwSignal::new(read.as_ref().err().cloned());
    let default = || TreeQuery::read("").ok();
    let first = read.ok().or_else(default);
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
                replace_address(&format!("{TREE}?{query}"));
                request.ask_for(&query, form.with_untracked(|form| form.depth));
            }
            Err(error) => wrong.set(Some(error)),
        }
    });
    let trees = memo(move |_| walker.walk.read().trees().count());
    let canvases = part(move || {
        let places = 0..trees.get();
        untrack(|| places.map(|place| canvas(walker, place, None)).collect())
    });
    let are_two = derive(move || trees.get() == 2);
    let intuition = derive(move || trees.get() == 0);
    let names = derive(move || {
        let walk = walker.walk.read();
        let methods = walk.trees().map(|view| view.trace().method);
        messages.with(|locale| methods.map(|method| method_text(&method, locale)).collect())
    });
    let stage = html("div")
        .class("canvases")
        .child(canvases)
        .child(when(intuition, move || board_canvas(walker)));
    let note = remark("soft", derive(move || note(wrong, request)));
    let has_board = derive(move || {
        trees.get() > 0
            && walker
                .walk
                .read()
                .leader()
                .is_some_and(|view| view.subject().size().is_some())
    });
    let say = html("section")
        .class("card say")
        .child(html("div").attr("role", "status").child(note))
        .child(paragraph(derive(move || walker.sentence())).class("lead message"))
        .child(uncovered(walker))
        .child(row(uncover(walker)))
        .child(when(are_two, move || pair(walker)));
    let side = html("aside")
        .class("l-side long")
        .child(say)
        .child(comparison(walker, names))
        .child(walk_cards(walker))
        .child(when(has_board, move || board_card(walker)))
        .child(subject_form(form, search))
        .child(method_form(form, search));
    let learn = html("div")
        .class("learn")
        .child(head(None, messages.say("learn-tree")))
        .child(stage)
        .child(controls(walker))
        .child(side);
    vec![learn]
}

/// Creates the board of the current step, as large as it can be.
fn board_canvas(walker: Walker) -> El {
    let board = html("div").class("l-board").child(board(walker, "judged"));
    html("section").class("canvas card").child(board)
}

/// Creates the card of the board of the current call.
fn board_card(walker: Walker) -> El {
    card(walker.messages.say("learn-board-here"))
        .child(html("div").class("here").child(board(walker, "here")))
}

fn board(walker: Walker, name: &'static str) -> El {
    let messages = walker.messages;
    let empty = || BoardView::of(&Position::new(Rules::TIC_TAC_TOE), Symbol::X);
    let board = Board {
        name,
        view: memo(move |_| {
            let view = messages.with(|locale| board_of(&walker.walk.read(), locale));
            view.unwrap_or_else(empty)
        }),
        label: messages.say("learn-board-here"),
        playable: Signal::stored(false),
        on_play: Callback::new(|_| ()),
    };
    board.el()
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
    const NAMES: [&str; 3] = ["learn-in-step", "learn-first-alone", "learn-second-alone"];
    let messages = shared().messages;
    let choices = Pair::ALL.into_iter().zip(NAMES).map(|(pair, name)| {
        let chosen = derive(move || walker.walk.with(Walkthrough::chosen) == pair);
        segment("pair", messages.say(name), chosen, move || {
            walker.walk.update(|walk| walk.choose(pair));
        })
    });
    segments(choices)
        .attr("role", "radiogroup")
        .attr("aria-label", messages.say("learn-goes-on"))
}
