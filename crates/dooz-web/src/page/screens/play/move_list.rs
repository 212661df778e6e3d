//! The list of moves.

use std::sync::Arc;

use dooz_coach::board_picture::PieceStyle;
use dooz_core::{Player, Symbol};
use dooz_play::matches::ListedMove;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, KeyboardEvent};

use super::controls::steps;
use super::screen::PlayScreen;
use crate::page::browser::dom::{El, html, when};
use crate::page::browser::scrolling::keep_current_in_view;
use crate::page::prelude::*;
use crate::page::widgets::controls::quiet;
use crate::page::widgets::players::{names, piece};
use crate::play::{MoveRow, move_rows};

/// Creates the card of the moves, with their side lines and the steps through them.
pub(super) fn card(screen: PlayScreen) -> El {
    let messages = screen.shared.messages;
    let list = html("ol")
        .class("moves")
        .on("click", move |event| look_at(screen, &event))
        .on("keydown", |event| walk(&event.unchecked_into()));
    follow(screen, list.clone());
    let is_side_line = memo(move |_| {
        screen
            .game()
            .with(|game| !game.tree().is_main(game.tree().cursor()))
    });
    let promote = move || {
        quiet(messages.say("play-promote"), move || {
            screen
                .game()
                .update(|game| game.promote(game.tree().cursor()));
        })
    };
    let head = html("div")
        .class("card-head")
        .child(html("h2").child(messages.say("play-moves")))
        .child(steps(screen));
    let list = html("div").class("scroll").child(list);
    keep_current_in_view(&list, move || depend_on(screen.entries));
    html("section")
        .class("card grow moves-card")
        .child(head)
        .child(list)
        .child(when(is_side_line.into(), promote))
}

/// The looks of the moves, a change of which makes the list anew.
#[derive(Clone, PartialEq)]
struct Looks {
    names: [String; 2],
    symbols: [Symbol; 2],
    stones: PieceStyle,
}

/// A row of the list with its elements.
struct Row {
    content: MoveRow,
    moves: [Option<ListedMove>; 2],
    el: El,
    buttons: [Option<El>; 2],
}

/// Keeps the rows up to date. Unchanged rows keep their elements, so that
/// stepping through a long game does not rebuild the list.
fn follow(screen: PlayScreen, list: El) {
    let messages = screen.shared.messages;
    let looks = memo(move |_| Looks {
        names: names(),
        symbols: screen
            .game()
            .with(|game| Player::BOTH.map(|player| game.symbol(player))),
        stones: screen.stones(),
    });
    let mut rows: Vec<Row> = Vec::new();
    let mut drawn_in = None;
    render_effect(move || {
        let (locale, looks) = (messages.locale(), looks.get());
        let drawn = drawn_in.replace((locale.clone(), looks.clone()));
        let is_drawn = drawn.is_some_and(|old| Arc::ptr_eq(&old.0, &locale) && old.1 == looks);
        screen.entries.with(|entries| {
            let wanted = move_rows(entries);
            let staying = rows.iter().zip(&wanted);
            let staying =
                staying.take_while(|(row, wanted)| is_drawn && row.shows(wanted, entries));
            let staying = staying.count();
            for row in rows.drain(staying..) {
                row.el.remove();
            }
            for row in wanted.into_iter().skip(staying) {
                let row = Row::new(screen, row, entries, &looks);
                list.append(&row.el);
                rows.push(row);
            }
            let current = entries.iter().position(|entry| entry.is_current);
            for row in &mut rows {
                row.update(entries, current.unwrap_or(0));
            }
        });
    });
}

impl Row {
    fn new(screen: PlayScreen, row: MoveRow, entries: &[ListedMove], looks: &Looks) -> Self {
        let messages = screen.shared.messages;
        let moves = row.places.map(|place| place.map(|place| entries[place]));
        let number = messages.number(row.number);
        let el = html("li").child(html("span").class("num").child(number));
        let mut buttons = [None, None];
        for player in Player::BOTH {
            let index = player as usize;
            let (Some(entry), Some(place)) = (moves[index], row.places[index]) else {
                el.append(&html("i"));
                continue;
            };
            let gaps = [
                ("number", entry.number.into()),
                ("player", looks.names[index].as_str().into()),
                ("square", entry.square.to_string().into()),
            ];
            let mut label = messages.format("play-move-of", &gaps);
            if entry.depth > 0 {
                let parts = [label, messages.text("play-side-line")];
                label = messages.with(|locale| locale.short_list(&parts));
            }
            // The list handles clicks: a listener of the button would be removed with
            // the next change of the list.
            let button = html("button")
                .attr("type", "button")
                .attr("data-place", place)
                .attr("aria-label", label)
                .child(piece(player))
                .child(entry.square.to_string());
            el.append(&button);
            buttons[index] = Some(button);
        }
        Self {
            content: row,
            moves,
            el,
            buttons,
        }
    }

    /// Returns `true` if the row needs no new elements to show other moves.
    fn shows(&self, wanted: &MoveRow, entries: &[ListedMove]) -> bool {
        let is_same = |player: Player| {
            let place = wanted.places[player as usize];
            match (
                &self.moves[player as usize],
                place.map(|place| &entries[place]),
            ) {
                (Some(old), Some(new)) => old.says_the_same(new),
                (None, None) => true,
                _ => false,
            }
        };
        self.content == *wanted && Player::BOTH.into_iter().all(is_same)
    }

    fn update(&mut self, entries: &[ListedMove], tab_stop: usize) {
        let class = (self.content.depth > 0).then_some("side-line");
        self.el.change_attr("class", class);
        for player in Player::BOTH {
            let index = player as usize;
            let (Some(place), Some(button)) = (self.content.places[index], &self.buttons[index])
            else {
                continue;
            };
            let entry = entries[place];
            let current = entry.is_current.then_some("true");
            button.change_attr("aria-current", current);
            let followed = (!entry.is_followed).then_some("left");
            button.change_attr("class", followed);
            let tab = if place == tab_stop { "0" } else { "-1" };
            button.change_attr("tabindex", Some(tab));
            self.moves[index] = Some(entry);
        }
    }
}

/// Shows the position after the move that was clicked.
fn look_at(screen: PlayScreen, event: &Event) {
    let target = event.target().and_then(|target| target.dyn_into().ok());
    let button = target.and_then(|element: Element| element.closest("[data-place]").ok()?);
    let place = button.and_then(|button| button.get_attribute("data-place")?.parse().ok());
    let entry = place.and_then(|place: usize| {
        screen
            .entries
            .with_untracked(|entries| entries.get(place).copied())
    });
    if let Some(entry) = entry {
        screen.game().update(|game| game.look_at(entry.node));
    }
}

/// Moves the focus between moves by the arrow keys.
fn walk(event: &KeyboardEvent) {
    let step = match event.key().as_str() {
        "ArrowRight" | "ArrowDown" => 1,
        "ArrowLeft" | "ArrowUp" => -1,
        _ => return,
    };
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    let place = target
        .as_ref()
        .and_then(|button| button.get_attribute("data-place")?.parse::<i32>().ok());
    let list = target.and_then(|button| button.closest(".moves").ok()?);
    let next = place.zip(list).and_then(|(place, list)| {
        let next = format!("[data-place='{}']", place + step);
        list.query_selector(&next).ok()?
    });
    event.prevent_default();
    if let Some(button) = next {
        // A button takes the focus.
        let _ = button.unchecked_into::<HtmlElement>().focus();
    }
}
