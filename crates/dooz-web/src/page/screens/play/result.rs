//! The result of a game.

use dooz_coach::board_picture::PieceStyle;
use dooz_core::{Outcome, Symbol};

use super::controls::AGAIN;
use super::screen::PlayScreen;
use super::share::share;
use crate::page::browser::dom::{El, html, part, svg};
use crate::page::prelude::*;
use crate::page::widgets::controls::{button, row, worded};
use crate::page::widgets::icon::{icon, mark};
use crate::page::widgets::players::piece;
use crate::play::decision;
use crate::route::Screen;

/// Creates the card that tells how the game has ended, and what can be done next.
pub(super) fn result(screen: PlayScreen) -> El {
    let messages = screen.shared.messages;
    let winner = memo(move |_| screen.game().read().outcome().and_then(Outcome::winner));
    let class = derive(move || {
        let symbol = winner.get();
        let symbol = symbol.map(|winner| screen.game().read().symbol(winner));
        match (symbol, screen.stones()) {
            (None, _) => "result drawn",
            (Some(_), PieceStyle::Stones) => "result stones",
            (Some(Symbol::X), PieceStyle::Symbols) => "result",
            (Some(Symbol::O), PieceStyle::Symbols) => "result circle",
        }
    });
    let sign = part(move || vec![winner.get().map_or_else(mark, piece)]);
    let headline = derive(move || screen.say(|text| text.headline()));
    let why = derive(move || {
        let why = screen.say(|text| decision(text.game, &text.names, text.locale));
        why.or_else(|| screen.say(|text| text.time_over()))
            .or_else(|| screen.say(|text| text.article_phrase()))
            .unwrap_or_else(|| screen.say(|text| text.result()))
    });
    let words = html("div")
        .child(html("h2").class("status").child(headline))
        .child(html("p").child(why));
    let small = |name, shape, act: fn(PlayScreen)| {
        button(worded(icon(shape), messages.say(name)), move || act(screen))
    };
    let review = html("a")
        .class("btn")
        .attr("href", Screen::Analyse.address())
        .children(worded(icon("review"), messages.say("play-review")));
    let others = row(review)
        .class("btns even")
        .child(small("play-share", "share", |screen| share(screen.shared)))
        .child(small("play-other", "plus", |screen| {
            screen.dialogs.new_game.set(true);
        }));
    html("section")
        .class(class)
        .child(motif())
        .child(html("div").class("line").child(sign).child(words))
        .child(row(AGAIN.button(screen).class("btn primary big")).class("btns even"))
        .child(others)
}

/// Creates the pattern behind the words of a card.
pub(super) fn motif() -> El {
    let tiles = svg("rect")
        .attr("width", "100%")
        .attr("height", "100%")
        .attr("fill", "url(#motif)");
    svg("svg")
        .class("motif")
        .attr("aria-hidden", "true")
        .child(tiles)
}
