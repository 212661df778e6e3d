//! The list of moves, and the list of earlier games.

use std::sync::Arc;

use dooz_play::matches::ListedMove;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, KeyboardEvent};

use super::screen::PlayScreen;
use crate::page::browser::dom::{El, html, part};
use crate::page::browser::window::next_frame;
use crate::page::prelude::*;
use crate::page::state::shared::Shared;
use crate::page::widgets::controls::{button, panel as titled};

/// Creates the list of moves, with side lines.
pub(super) fn panel(screen: PlayScreen) -> El {
    let messages = screen.shared.messages;
    let entries = screen.entries;
    let list = html("ol")
        .class("play-moves")
        .attr("dir", "ltr")
        .on("click", move |event| look_at(screen, &event))
        .on("keydown", |event| walk(&event.unchecked_into()));
    follow(screen, list.clone());
    let is_filled = Signal::derive(move || !entries.read().is_empty());
    let is_main = Signal::derive(move || {
        screen
            .game()
            .with(|game| game.tree().is_main(game.tree().cursor()))
    });
    let promote = button(messages.say("play-promote"), move || {
        screen
            .game()
            .update(|game| game.promote(game.tree().cursor()));
    });
    let none = html("p").class("soft").child(messages.say("play-no-moves"));
    titled(messages.say("play-moves"))
        .child(none.attr("hidden", is_filled))
        .child(list)
        .child(promote.attr("hidden", is_main))
}

/// The current element of a move in the list.
struct Item {
    entry: ListedMove,
    el: El,
    button: El,
}

/// Keeps the items up to date. Unchanged items keep their elements, so that
/// stepping through a long game does not rebuild the list.
fn follow(screen: PlayScreen, list: El) {
    let messages = screen.shared.messages;
    let names = Memo::new(move |_| screen.say(|text| text.names));
    let mut items: Vec<Item> = Vec::new();
    let mut labelled_in = None;
    render_effect(move || {
        let (locale, names) = (messages.locale(), names.get());
        let labelled = labelled_in.replace((locale.clone(), names.clone()));
        let is_labelled =
            labelled.is_some_and(|old| Arc::ptr_eq(&old.0, &locale) && old.1 == names);
        screen.entries.with(|entries| {
            let staying = entries.iter().zip(&items);
            let staying =
                staying.take_while(|(entry, item)| is_labelled && entry.says_the_same(&item.entry));
            let staying = staying.count();
            for item in items.drain(staying..) {
                item.el.remove();
            }
            for (place, entry) in entries.iter().enumerate().skip(staying) {
                let item = Item::new(screen, *entry, place, &names[entry.player as usize]);
                list.append(&item.el);
                items.push(item);
            }
            let current = entries.iter().position(|entry| entry.is_current);
            for (place, (entry, item)) in entries.iter().zip(&mut items).enumerate() {
                item.update(*entry, place == current.unwrap_or(0));
            }
        });
        let list = list.cast();
        next_frame(move || show_current(&list));
    });
}

impl Item {
    fn new(screen: PlayScreen, entry: ListedMove, place: usize, player: &str) -> Self {
        let messages = screen.shared.messages;
        let ListedMove { square, number, .. } = entry;
        let gaps = [
            ("number", number.into()),
            ("player", player.into()),
            ("square", square.to_string().into()),
        ];
        let mut label = messages.format("play-move-of", &gaps);
        if entry.depth > 0 {
            label = label + &messages.text("board-comma") + " " + &messages.text("play-side-line");
        }
        // The list handles clicks: a listener of the button would be removed with
        // the next change of the list.
        let button = html("button")
            .attr("type", "button")
            .attr("data-place", place)
            .attr("aria-label", label)
            .child(messages.number(number) + ". " + &square.to_string());
        let el = html("li").child(button.clone());
        Self { entry, el, button }
    }

    fn update(&mut self, entry: ListedMove, is_tab_stop: bool) {
        let mut class = String::new();
        for (name, holds) in [
            ("side ", entry.depth > 0),
            ("begins ", entry.begins_line),
            ("followed", entry.is_followed),
        ] {
            if holds {
                class += name;
            }
        }
        self.el.change_attr("class", Some(class.trim_end()));
        let current = entry.is_current.then_some("true");
        self.button.change_attr("aria-current", current);
        let tab = if is_tab_stop { "0" } else { "-1" };
        self.button.change_attr("tabindex", Some(tab));
        self.entry = entry;
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

/// Scrolls the list to the current move, without scrolling the page.
fn show_current(list: &HtmlElement) {
    let Ok(Some(current)) = list.query_selector("[aria-current]") else {
        return;
    };
    let current: HtmlElement = current.unchecked_into();
    let (top, bottom) = (
        current.offset_top(),
        current.offset_top() + current.offset_height(),
    );
    let (from, to) = (list.scroll_top(), list.scroll_top() + list.client_height());
    if top < from {
        list.set_scroll_top(top);
    } else if bottom > to {
        list.set_scroll_top(bottom - list.client_height());
    }
}

/// Moves the focus between moves by the arrow keys.
fn walk(event: &KeyboardEvent) {
    let forward = match event.key().as_str() {
        "ArrowRight" | "ArrowDown" => true,
        "ArrowLeft" | "ArrowUp" => false,
        _ => return,
    };
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<HtmlElement>().ok());
    let item = target.and_then(|button| button.parent_element());
    let next = item.and_then(|item| {
        if forward {
            item.next_element_sibling()
        } else {
            item.previous_element_sibling()
        }
    });
    event.prevent_default();
    let button = next.and_then(|item| item.first_element_child());
    if let Some(button) = button {
        // A button takes the focus.
        let _ = button.unchecked_into::<HtmlElement>().focus();
    }
}

/// Creates the list of the earlier games.
pub(super) fn earlier(screen: PlayScreen) -> El {
    let &Shared { messages, live, .. } = screen.shared;
    let names = Memo::new(move |_| {
        screen.say(|text| {
            let games = text.game.earlier();
            games.map(|game| text.earlier(game)).collect::<Vec<_>>()
        })
    });
    let games = part(move || {
        let item = |(place, name): (usize, String)| {
            let resume = move || {
                screen.game().update(|game| {
                    game.resume(place);
                });
                live.announce(messages.text("play-taken-up"));
            };
            html("li").child(button(name, resume))
        };
        names.get().into_iter().enumerate().map(item).collect()
    });
    let none = html("p")
        .class("soft")
        .child(messages.say("play-no-earlier"));
    html("details")
        .class("panel earlier")
        .child(html("summary").child(messages.say("play-earlier-games")))
        .child(none.attr("hidden", Signal::derive(move || !names.read().is_empty())))
        .child(html("ul").child(games))
}
