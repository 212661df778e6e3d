//! The first visit: a game that has begun, and other things to do.

use dooz_coach::puzzles::{of_the_day, shipped};
use dooz_core::{Rules, Symbol};
use dooz_locale::coach::puzzles as sentences;
use dooz_play::matches::Match;

use super::result::motif;
use super::screen::PlayScreen;
use crate::page::browser::dom::{El, html};
use crate::page::browser::window::{random_seed, today};
use crate::page::prelude::*;
use crate::page::screens::puzzles::address;
use crate::page::state::shared::shared;
use crate::page::widgets::board::sketch;
use crate::page::widgets::icon::{icon, turning_icon};
use crate::play::{Sketch, casual};
use crate::route::Screen;

/// Creates the welcome, three things to choose from, and the way to the lessons.
pub(super) fn hello(screen: PlayScreen) -> Vec<El> {
    let messages = screen.shared.messages;
    let place = of_the_day(today(), shipped().len());
    let puzzle = &shipped()[place];
    let task = derive(move || messages.with(|locale| sentences::task(puzzle, locale)));
    let welcome = html("div")
        .class("hello")
        .child(motif())
        .child(html("h2").child(messages.say("hello-title")))
        .child(html("p").child(messages.say("hello-about")));
    let lessons = html("a")
        .class("btn quiet")
        .attr("href", Screen::Learn.address())
        .child(icon("tree"))
        .child(html("span").child(messages.say("hello-lessons")));
    vec![
        welcome,
        game(
            screen,
            Rules::TIC_TAC_TOE,
            &Sketch::rules(Rules::TIC_TAC_TOE),
            "hello-tic-tac-toe",
        ),
        game(screen, Rules::GOMOKU, &Sketch::gomoku(), "hello-gomoku"),
        pick(
            html("a"),
            &Sketch::position(puzzle.position(), Symbol::X),
            "hello-puzzle",
            task,
        )
        .attr("href", address(place)),
        html("div").class("foot").child(lessons),
    ]
}

/// Creates the card that begins a game against an easy-going opponent.
fn game(screen: PlayScreen, rules: Rules, picture: &Sketch, name: &'static str) -> El {
    let about = screen.shared.messages.say(format!("{name}-about"));
    let begin = move || {
        // What the visitor did not begin themselves is no earlier game.
        screen.game().set(Match::new(casual(rules, random_seed())));
    };
    let button = html("button").attr("type", "button").on_click(begin);
    pick(button, picture, name, about)
}

/// Fills a card with a picture, a name and a sentence.
fn pick(card: El, picture: &Sketch, name: &'static str, about: Signal<String>) -> El {
    let words = html("span")
        .child(html("b").child(shared().messages.say(name)))
        .child(html("small").child(about));
    card.class("pick")
        .child(sketch(picture))
        .child(words)
        .child(turning_icon("next"))
}
