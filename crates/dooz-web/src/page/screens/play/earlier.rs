//! The earlier games.

use super::screen::PlayScreen;
use crate::page::browser::dom::{html, part, when};
use crate::page::prelude::*;
use crate::page::state::shared::Shared;
use crate::page::widgets::controls::button;
use crate::page::widgets::dialog::DialogContent;
use crate::page::widgets::icon::mark;

/// Creates the list of the earlier games, each of which can be resumed.
pub(super) fn earlier(screen: PlayScreen) -> DialogContent {
    let &Shared { messages, live, .. } = screen.shared;
    let names = memo(move |_| {
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
                screen.dialogs.earlier.set(false);
                live.announce(messages.text("play-taken-up"));
            };
            html("li").child(button(name, resume))
        };
        names.get().into_iter().enumerate().map(item).collect()
    });
    let is_empty = derive(move || names.read().is_empty());
    let none = move || {
        html("div")
            .class("empty")
            .child(mark())
            .child(html("b").child(messages.say("play-no-earlier")))
            .child(html("p").child(messages.say("play-no-earlier-about")))
    };
    DialogContent {
        body: vec![
            html("div").child(when(is_empty, none)),
            html("ul").class("earlier").child(games),
        ],
        foot: Vec::new(),
    }
}
