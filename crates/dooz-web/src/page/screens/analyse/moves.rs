//! The game and its side lines.

use dooz_play::matches::{ListedMove, Match};
use dooz_play::records::NodeId;
use web_sys::{Event, HtmlInputElement};

use super::study::Study;
use crate::analysis::{MOST_LISTED, Run, runs, window};
use crate::page::browser::dom::{El, html, part, when};
use crate::page::browser::scrolling::{keep_current_in_view, show_board};
use crate::page::browser::window::text_of;
use crate::page::prelude::*;
use crate::page::state::shared::Shared;
use crate::page::widgets::controls::{button, quiet, row, soft};
use crate::page::widgets::icon::icon;
use crate::page::widgets::players::name;
use crate::play::{COMMENT_KILOBYTES, cut_comment};
use crate::route::Screen;

/// Creates the buttons that step through the game.
pub(super) fn steps(study: Study) -> El {
    let &Shared {
        messages, store, ..
    } = study.shared;
    let at_start = derive(move || store.game.read().tree().at() == 0);
    let at_end = derive(move || store.game.read().tree().is_at_end());
    let step = |icon_name, says, key, idle: Signal<bool>, go: fn(&mut Match)| {
        button(icon(icon_name), move || study.go(go))
            .attr("disabled", idle)
            .attr("aria-label", messages.say(says))
            .attr("title", messages.say(says))
            .attr("aria-keyshortcuts", key)
    };
    html("div")
        .class("media")
        .child(step(
            "first",
            "analyse-first",
            "Home",
            at_start,
            Match::first,
        ))
        .child(step(
            "prev",
            "analyse-previous",
            "ArrowLeft",
            at_start,
            Match::previous,
        ))
        .child(step(
            "next",
            "analyse-next",
            "ArrowRight",
            at_end,
            Match::next,
        ))
        .child(step("last", "analyse-last", "End", at_end, Match::last))
}

/// Creates the list of moves, with the actions on the current one.
pub(super) fn moves(study: Study) -> Vec<El> {
    let &Shared {
        messages, store, ..
    } = study.shared;
    let entries = memo(move |_| store.game.read().move_list());
    let cursor = memo(move |_| store.game.read().tree().cursor());
    // A step changes which entry is current, but the list is rebuilt only
    // when it has other moves.
    let shown = memo(move |_| {
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
    let commented = memo(move |_| {
        store.game.with(|game| {
            let record = game.tree().record();
            let nodes = record.nodes();
            nodes
                .filter(|&node| !record[node].comment.is_empty())
                .collect::<Vec<_>>()
        })
    });
    let list = part(move || {
        let runs = shown.get().into_iter();
        runs.map(|run| paragraph(study, run, cursor, commented))
            .collect()
    });
    let is_empty = derive(move || entries.read().is_empty());
    let is_cut = derive(move || entries.read().len() > MOST_LISTED);
    let list = html("div")
        .class("scroll")
        .child(when(is_empty, move || {
            soft(messages.say("analyse-no-moves"))
        }))
        .child(html("div").class("tree-moves").child(list))
        .child(when(is_cut, move || {
            soft(messages.say("analyse-more-moves"))
        }));
    keep_current_in_view(&list, move || {
        depend_on(cursor);
        depend_on(shown);
    });
    vec![list, comment(study, cursor), actions(study, cursor)]
}

/// Creates a run of moves that follow each other.
fn paragraph(study: Study, run: Run, cursor: Memo<NodeId>, commented: Memo<Vec<NodeId>>) -> El {
    let messages = study.shared.messages;
    let is_side_line = run.depth > 0;
    // Lines that are indented further would have no room.
    let indented = [
        "",
        "branch d1",
        "branch d2",
        "branch d3",
        "branch d4",
        "branch d5",
    ];
    let indented = indented[usize::from(run.depth).min(indented.len() - 1)];
    let label = derive(move || is_side_line.then(|| messages.text("analyse-side-line")));
    let moves = run.entries.into_iter();
    html("ol")
        .class(indented)
        .attr("dir", "ltr")
        .attr("aria-label", label)
        .children(moves.map(|entry| one_move(study, entry, cursor, commented)))
}

fn one_move(
    study: Study,
    entry: ListedMove,
    cursor: Memo<NodeId>,
    commented: Memo<Vec<NodeId>>,
) -> El {
    let messages = study.shared.messages;
    let ListedMove {
        node,
        number,
        square,
        player,
        ..
    } = entry;
    let has_comment = derive(move || commented.read().contains(&node));
    let label = derive(move || {
        let player = name(player);
        let gaps = [
            ("number", number.into()),
            ("square", square.to_string().into()),
            ("player", player.into()),
        ];
        let mut label = messages.format("analyse-move-name", &gaps);
        if has_comment.get() {
            let parts = [label, messages.text("analyse-has-comment")];
            label = messages.with(|locale| locale.short_list(&parts));
        }
        label
    });
    let is_here = derive(move || (cursor.get() == node).then_some("true"));
    let ply = html("span").class("ply");
    let ply = ply.child(derive(move || messages.number(number)));
    let button = html("button")
        .attr("type", "button")
        .on_click(move || {
            study.go(|game| game.look_at(node));
            show_board();
        })
        .child(ply)
        .child(" ")
        .child(square.to_string())
        .child(when(has_comment, || icon("comment")))
        .attr("aria-label", label)
        .attr("aria-current", is_here);
    html("li").child(button)
}

/// Creates the field for the comment at the current place.
fn comment(study: Study, cursor: Memo<NodeId>) -> El {
    let &Shared {
        messages,
        store,
        live,
        ..
    } = study.shared;
    let comment = derive(move || {
        let node = cursor.get();
        let comment = |game: &Match| game.tree().record()[node].comment.clone();
        store.game.with(comment)
    });
    let write = move |event: Event| {
        let mut text = text_of(&event);
        if cut_comment(&mut text) {
            live.warn(messages.format(
                "analyse-comment-cut",
                &[("count", COMMENT_KILOBYTES.into())],
            ));
        }
        let node = cursor.get_untracked();
        store.game.update(|game| game.set_comment(node, &text));
    };
    let field = html("textarea").attr("rows", "2").attr("dir", "auto");
    // A text area has a value as well.
    let area: HtmlInputElement = field.cast();
    render_effect(move || {
        let comment = comment.get();
        // A space at the end is not stored, and stays while the next word is awaited.
        if area.value().trim_end() != comment {
            area.set_value(&comment);
        }
    });
    // The wheel and a finger step on while the field has the focus.
    let field = field.on("input", write);
    html("label")
        .class("comment")
        .child(html("span").child(messages.say("analyse-comment")))
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
    let is_main = derive(move || store.game.read().tree().is_main(cursor.get()));
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
    let remove_label = derive(move || {
        messages.text(if is_sure.get() {
            "analyse-remove-sure"
        } else {
            "analyse-remove"
        })
    });
    let is_root = derive(move || cursor.get() == NodeId::ROOT);
    let promote = quiet(messages.say("analyse-promote"), promote).attr("disabled", is_main);
    let remove = quiet(remove_label, remove)
        .class_if("danger", is_sure.into())
        .attr("disabled", is_root)
        .on("blur", move |_| is_sure.set(false));
    let goes_on = derive(move || {
        let game = store.game.read();
        game.outcome().is_none() && game.opening().is_none()
    });
    let play_on = when(goes_on, move || {
        html("a")
            .class("btn quiet")
            .attr("href", Screen::Play.address())
            .child(html("span").child(messages.say("analyse-play-on")))
            .on_click(move || study.play_on())
    });
    row(play_on).child(promote).child(remove)
}
