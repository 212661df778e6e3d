//! The game and its side lines.

use dooz_play::matches::{ListedMove, Match};
use dooz_play::records::NodeId;
use web_sys::Event;

use super::study::Study;
use crate::analysis::{MOST_LISTED, Run, runs, window};
use crate::page::browser::dom::{El, html, part, when};
use crate::page::browser::window::text_of;
use crate::page::prelude::*;
use crate::page::state::shared::Shared;
use crate::page::widgets::controls::{button, panel, row, soft};

/// Creates the buttons that step through the game.
pub(super) fn steps(study: Study) -> El {
    let &Shared {
        messages, store, ..
    } = study.shared;
    let at_start = Signal::derive(move || store.game.read().tree().at() == 0);
    let at_end = Signal::derive(move || store.game.read().tree().is_at_end());
    let step = |sign, says, key, idle: Signal<bool>, go: fn(&mut Match)| {
        button(sign, move || study.go(go))
            .attr("disabled", idle)
            .attr("aria-label", messages.say(says))
            .attr("title", messages.say(says))
            .attr("aria-keyshortcuts", key)
    };
    let buttons = vec![
        step("«", "analyse-first", "Home", at_start, Match::first),
        step(
            "‹",
            "analyse-previous",
            "ArrowLeft",
            at_start,
            Match::previous,
        ),
        step("›", "analyse-next", "ArrowRight", at_end, Match::next),
        step("»", "analyse-last", "End", at_end, Match::last),
    ];
    let place = soft(Signal::derive(move || study.place_text()));
    html("div")
        .child(row(buttons).class("buttons steps").attr("dir", "ltr"))
        .child(place.attr("aria-hidden", "true"))
}

/// Creates the list of moves, with the actions on the current one.
pub(super) fn moves(study: Study) -> El {
    let &Shared {
        messages, store, ..
    } = study.shared;
    let entries = Memo::new(move |_| store.game.read().move_list());
    let cursor = Memo::new(move |_| store.game.read().tree().cursor());
    // A step changes which entry is current, but the list is rebuilt only
    // when it has other moves.
    let shown = Memo::new(move |_| {
        entries.with(|entries| {
            let current = entries.iter().position(|entry| entry.is_current);
            let window = window(entries.len(), current.unwrap_or(0));
            let still = |entry: &ListedMove| ListedMove {
                is_current: false,
                is_followed: false,
                ..*entry
            };
            let shown: Vec<ListedMove> = entries[window].iter().map(still).collect();
            runs(&shown)
        })
    });
    let list = part(move || {
        let runs = shown.get().into_iter();
        runs.map(|run| paragraph(study, run, cursor)).collect()
    });
    let is_empty = Signal::derive(move || entries.read().is_empty());
    let is_cut = Signal::derive(move || entries.read().len() > MOST_LISTED);
    panel(messages.say("analyse-moves"))
        .child(when(is_empty, move || {
            soft(messages.say("analyse-no-moves"))
        }))
        .child(html("div").class("moves").child(list))
        .child(when(is_cut, move || {
            soft(messages.say("analyse-more-moves"))
        }))
        .child(comment(study, cursor))
        .child(actions(study, cursor))
}

/// Creates a run of moves that follow each other.
fn paragraph(study: Study, run: Run, cursor: Memo<NodeId>) -> El {
    let messages = study.shared.messages;
    // Lines that are indented further would have no room.
    let depth = run.depth.min(5);
    let is_side_line = run.depth > 0;
    let label = Signal::derive(move || is_side_line.then(|| messages.text("analyse-side-line")));
    let moves = run.entries.into_iter();
    html("ol")
        .class(if is_side_line { "side" } else { "" })
        .attr("dir", "ltr")
        .attr("aria-label", label)
        .style(
            "margin-inline-start",
            Signal::derive(move || format!("calc({depth} * 0.75rem)")),
        )
        .children(moves.map(|entry| one_move(study, entry, cursor)))
}

fn one_move(study: Study, entry: ListedMove, cursor: Memo<NodeId>) -> El {
    let &Shared {
        messages, store, ..
    } = study.shared;
    let ListedMove {
        node,
        number,
        square,
        player,
        ..
    } = entry;
    let name = Signal::derive(move || {
        let player = store.game.read().symbol(player).to_string();
        messages.format(
            "analyse-move-name",
            &[
                ("number", number.into()),
                ("square", square.to_string().into()),
                ("player", player.into()),
            ],
        )
    });
    let is_here = Signal::derive(move || (cursor.get() == node).then_some("true"));
    let ply = html("span").class("ply");
    let ply = ply.child(Signal::derive(move || messages.number(number)));
    let button = button(ply, move || study.go(|game| game.look_at(node)))
        .child(" ")
        .child(square.to_string())
        .class("move")
        .attr("aria-label", name)
        .attr("aria-current", is_here);
    html("li").child(button)
}

/// Creates the field for the comment at the current place.
fn comment(study: Study, cursor: Memo<NodeId>) -> El {
    let &Shared {
        messages, store, ..
    } = study.shared;
    let comment = Signal::derive(move || {
        let node = cursor.get();
        let comment = |game: &Match| game.tree().record()[node].comment.clone();
        store.game.with(comment)
    });
    let write = move |event: Event| {
        let text = text_of(&event);
        let node = cursor.get_untracked();
        store.game.update(|game| game.set_comment(node, &text));
    };
    let field = html("textarea")
        .class("comment")
        .attr("dir", "auto")
        .prop("value", comment)
        .on("change", write);
    html("label")
        .child(messages.say("analyse-comment"))
        .child(field)
}

/// Creates the buttons that act on the current place.
fn actions(study: Study, cursor: Memo<NodeId>) -> El {
    let &Shared {
        messages,
        store,
        live,
        ..
    } = study.shared;
    let is_main = Signal::derive(move || store.game.read().tree().is_main(cursor.get()));
    let promote = move || {
        let node = cursor.get_untracked();
        store.game.update(|game| game.promote(node));
        live.announce(messages.text("analyse-promoted"));
    };
    // Deleting is the only action here that cannot be undone.
    let is_sure = RwSignal::new(false);
    let remove = move || {
        if is_sure.get_untracked() {
            is_sure.set(false);
            let node = cursor.get_untracked();
            study.go(|game| {
                game.previous();
                game.remove(node);
            });
            live.announce(messages.text("analyse-removed"));
        } else {
            is_sure.set(true);
            live.announce(messages.text("analyse-remove-sure"));
        }
    };
    let remove_label = Signal::derive(move || {
        messages.text(if is_sure.get() {
            "analyse-remove-sure"
        } else {
            "analyse-remove"
        })
    });
    let is_root = Signal::derive(move || cursor.get() == NodeId::ROOT);
    let promote = button(messages.say("analyse-promote"), promote).attr("disabled", is_main);
    let remove = button(remove_label, remove)
        .class_if("danger", is_sure.into())
        .attr("disabled", is_root)
        .on("blur", move |_| is_sure.set(false));
    row(promote).child(remove)
}
