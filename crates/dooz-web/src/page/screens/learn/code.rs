//! The pseudo-code of a search with its current line.

use dooz_coach::trace::{LineRole, Method, PseudoCode, ScoreWriter, TreeView};
use dooz_core::textbook::Side;
use dooz_locale::coach::walkthrough::{formula, score_digits};

use super::walker::Walker;
use crate::page::browser::dom::{El, Part, html, part, when};
use crate::page::prelude::*;
use crate::page::widgets::controls::card;

/// Creates the card of the pseudo-code, for searches.
pub(super) fn code_card(walker: Walker) -> Part {
    let is_there = derive(move || walker.walk.read().leader().is_some());
    when(is_there, move || {
        card(walker.messages.say("learn-code"))
            .class("card codecard")
            .child(listing(walker))
    })
}

/// Creates the function that runs, of the two if each side has one.
fn listing(walker: Walker) -> El {
    let shown = memo(move |_| {
        walker.walk.with(|walk| {
            let view = walk.leader()?;
            let side = view.current().map_or(Side::Max, |call| call.side);
            Some((view.trace().method, side))
        })
    });
    let line = memo(move |_| {
        walker.walk.with(|walk| {
            let view = walk.leader()?;
            PseudoCode::of(&view.trace().method).line(view.state(), view.last()?)
        })
    });
    let lines = part(move || {
        let shown = shown.get();
        untrack(|| {
            shown.map_or_else(Vec::new, |(method, side)| {
                lines(walker, &method, side, line)
            })
        })
    });
    html("ol").class("code ltr").child(lines)
}

fn lines(walker: Walker, method: &Method, side: Side, line: Memo<Option<usize>>) -> Vec<El> {
    let messages = walker.messages;
    let direction = derive(move || messages.direction());
    let lines = PseudoCode::of(method).lines.into_iter().enumerate();
    let lines = lines.filter(|(_, code)| code.side.is_none_or(|only| only == side));
    let lines = lines.map(move |(number, code)| {
        let is_here = derive(move || line.get() == Some(number));
        let current = derive(move || is_here.get().then_some("step"));
        let remark = when(is_here, move || {
            let text = derive(move || {
                let reason = walker
                    .walk
                    .with(|walk| walk.leader().and_then(|view| reason(walker, view)));
                reason
                    .or_else(|| code.note.map(|key| messages.text(key)))
                    .unwrap_or_default()
            });
            html("em").attr("dir", direction).child(text)
        });
        // Searches that are shown have no limit: its line would raise questions.
        let is_idle = derive(move || code.role == LineRole::Limit && !is_here.get());
        let indent = "  ".repeat(usize::from(code.indent));
        html("li")
            .attr("aria-current", current)
            .attr("hidden", is_idle)
            .child(html("code").child(indent + code.code))
            .child(remark)
    });
    lines.collect()
}

/// Returns the numbers because of which the current call has just ended its loop.
fn reason(walker: Walker, view: &TreeView) -> Option<String> {
    let call = view.current()?;
    let is_cut = matches!(view.last()?.step, dooz_coach::trace::Step::Cut { .. });
    let cut = call.cut.as_ref().filter(|_| is_cut)?;
    Some(walker.messages.with(|locale| {
        let number = |number: i64| score_digits(locale, number);
        let reason = ScoreWriter::new(&view.trace().method, &number).reason(call.side, cut);
        formula(locale, &reason)
    }))
}
