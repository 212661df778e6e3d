//! The panels of a walkthrough: the step, the counts, the stack, the
//! pseudo-code and the board.

use dooz_coach::trace::{Diff, Method, PseudoCode, TreeView, Walkthrough};
use dooz_locale::Locale;
use dooz_locale::coach::walkthrough::{call_line, counts_text, node_label};

use super::walker::Walker;
use crate::page::browser::dom::{El, Part, each, html, part, when};
use crate::page::prelude::*;
use crate::page::widgets::board::Board;
use crate::page::widgets::controls::{paragraph, soft};
use crate::tree::board_of;

/// Creates the description of the current step, with the counts up to it.
pub(super) fn step_panel(walker: Walker) -> El {
    let messages = walker.messages;
    let counts = Signal::derive(move || {
        let counts = walker.walk.with(Walkthrough::counts).into_iter();
        messages.with(|locale| counts.map(|counts| counts_text(locale, counts)).collect())
    });
    let difference = Signal::derive(move || difference(walker).unwrap_or_default());
    html("section")
        .class("panel")
        .child(paragraph(Signal::derive(move || walker.sentence())).class("message"))
        .child(each(counts, soft))
        .child(soft(difference))
}

/// Describes how much two searches have in common.
fn difference(walker: Walker) -> Option<String> {
    walker.walk.with(|walk| match walk {
        Walkthrough::Both(both, _) => {
            let Diff {
                common,
                first_alone,
                second_alone,
                ..
            } = *both.diff();
            let gaps = [
                ("common", common.into()),
                ("first", first_alone.into()),
                ("second", second_alone.into()),
            ];
            Some(walker.messages.format("learn-difference", &gaps))
        }
        _ => None,
    })
}

/// Creates the board of the current node, enlarged.
pub(super) fn board_panel(walker: Walker) -> Part {
    let messages = walker.messages;
    let shown = Memo::new(move |_| messages.with(|locale| board_of(&walker.walk.read(), locale)));
    let is_there = Signal::derive(move || shown.read().is_some());
    when(is_there, move || {
        let board = Board {
            name: "here",
            // It is read only while there is one.
            view: Memo::new(move |_| shown.get().unwrap_or_else(empty)),
            label: messages.say("learn-board-here"),
            playable: Signal::stored(false),
            on_play: Callback::new(|_| ()),
            on_point: None,
        };
        html("div").class("here").child(board.el())
    })
}

fn empty() -> crate::board_view::BoardView {
    let position = dooz_core::Position::new(dooz_core::Rules::TIC_TAC_TOE);
    crate::board_view::BoardView::of(&position, dooz_core::Symbol::X)
}

/// Creates the pseudo-code with its current line, the stack, and the children
/// of the current call.
pub(super) fn code_panel(walker: Walker) -> El {
    let messages = walker.messages;
    let method = Memo::new(move |_| walker.walk.read().leader().map(|view| view.trace().method));
    let line = Memo::new(move |_| {
        walker.walk.with(|walk| {
            let view = walk.leader()?;
            PseudoCode::of(&view.trace().method).line(view.state(), view.last()?)
        })
    });
    let code = part(move || {
        let method = method.get();
        untrack(|| method.map_or_else(Vec::new, |method| code(walker, &method, line)))
    });
    let stack = Memo::new(move |_| {
        lines(walker, |view, locale| {
            let stack = view.stack().map(|call| call_line(locale, view, call));
            stack.collect()
        })
    });
    let children = Memo::new(move |_| lines(walker, below));
    html("section")
        .class("panel code-panel")
        .child(code)
        .child(list(messages.say("learn-stack"), stack))
        .child(list(messages.say("learn-children"), children))
}

/// Creates the pseudo-code of a method.
fn code(walker: Walker, method: &Method, line: Memo<Option<usize>>) -> Vec<El> {
    let messages = walker.messages;
    let direction = Signal::derive(move || messages.direction());
    let lines = PseudoCode::of(method).lines.into_iter().enumerate();
    let lines = lines.map(|(number, code)| {
        let is_here = Signal::derive(move || (line.get() == Some(number)).then_some("step"));
        let note = code.note.map(|key| {
            let note = html("span").class("note").attr("dir", direction);
            note.child(messages.say(key))
        });
        let indent = "\u{a0}".repeat(usize::from(code.indent) * 3);
        html("li")
            .attr("aria-current", is_here)
            .child(html("code").child(indent + code.code))
            .child(note)
    });
    let list = html("ol").class("pseudo-code").attr("dir", "ltr");
    vec![
        html("h2").child(messages.say("learn-code")),
        list.children(lines),
    ]
}

/// Describes the place of the walkthrough.
fn lines(walker: Walker, tell: impl FnOnce(&TreeView, &Locale) -> Vec<String>) -> Vec<String> {
    walker.walk.with(|walk| {
        let view = walk.leader();
        view.map_or_else(Vec::new, |view| {
            walker.messages.with(|locale| tell(view, locale))
        })
    })
}

/// Returns the labels of the nodes below the current call.
fn below(view: &TreeView, locale: &Locale) -> Vec<String> {
    let node = view
        .current()
        .and_then(|call| view.node_of_call(call.number));
    let children = node.map_or(&[][..], |node| view.children(node));
    let shown = children.iter().filter(|&&child| view.is_shown(child));
    shown
        .map(|&child| node_label(locale, view, child))
        .collect()
}

/// Creates a list with a title, which is there while it has entries.
fn list(title: Signal<String>, lines: Memo<Vec<String>>) -> Part {
    let is_there = Memo::new(move |_| !lines.read().is_empty());
    part(move || {
        if !is_there.get() {
            return Vec::new();
        }
        untrack(|| {
            let lines = each(lines, |line| html("li").child(line));
            vec![
                html("h2").child(title),
                html("ol").class("calls").child(lines),
            ]
        })
    })
}
