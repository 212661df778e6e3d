//! The user's own results.

use dooz_locale::{Locale, rules_name};
use dooz_play::matches::Participant;

use super::screen::PlayScreen;
use crate::page::browser::dom::{El, html};
use crate::page::browser::storage;
use crate::page::prelude::*;
use crate::page::state::shared::Shared;
use crate::page::widgets::dialog::DialogContent;
use crate::page::widgets::icon::mark;
use crate::play::{ResultsRow, Statistics, computer_name};

/// The name under which the results are stored.
const STATISTICS: &str = "dooz-statistics";

/// Adds the result of every game that ends, on whatever screen.
pub(crate) fn keep(shared: &'static Shared) {
    let game = shared.store.game;
    let mut before = None;
    effect(move || {
        let (has_ended, name) = game.with(|game| {
            let has_ended = game.current().outcome().is_some();
            (has_ended, (game.number(), game.options().seed))
        });
        // A game that was over when it came to the board has been counted before.
        let was = before.replace((has_ended, name));
        let ends = has_ended && was == Some((false, name));
        let store = shared.store;
        // In the analysis moves are tried, and only the clock ends the game.
        let is_tried = store.resting.get_untracked()
            && game.with_untracked(|game| game.lost_on_time().is_none());
        // A game that ends in another tab is counted there.
        if ends && !is_tried && !store.is_elsewhere.get_untracked() {
            let mut statistics = read();
            game.update(|game| statistics.add(game));
            shared.store_text(STATISTICS, &statistics.write());
        }
    });
}

fn read() -> Statistics {
    Statistics::read(&storage::read(STATISTICS).unwrap_or_default())
}

/// Creates the table of the results.
pub(super) fn results(screen: PlayScreen) -> DialogContent {
    let messages = screen.shared.messages;
    let statistics = read();
    let rows: Vec<El> = messages.with(|locale| {
        let row = |row| row_of(&row, locale);
        statistics.rows().map(row).collect()
    });
    let body = if rows.is_empty() {
        html("div")
            .class("empty")
            .child(mark())
            .child(html("b").child(messages.say("statistics-none")))
            .child(html("p").child(messages.say("statistics-none-about")))
    } else {
        let head = ["game", "won", "drawn", "lost", "streak"].map(|column| {
            let name = messages.say(format!("statistics-{column}"));
            html("th").attr("scope", "col").child(name)
        });
        html("table")
            .class("results")
            .child(html("thead").child(html("tr").children(head)))
            .child(html("tbody").children(rows))
    };
    DialogContent {
        body: vec![body],
        foot: Vec::new(),
    }
}

fn row_of(row: &ResultsRow, locale: &Locale) -> El {
    let opponent = match row.opponent {
        Participant::Person => String::new(),
        Participant::Computer(spec) => computer_name(spec, row.rules, locale),
    };
    let game = html("th")
        .attr("scope", "row")
        .child(html("b").child(rules_name(row.rules, locale)))
        .child(html("small").child(opponent));
    let results = row.results;
    let numbers = [results.won, results.drawn, results.lost, results.streak];
    let numbers = numbers.map(|number| html("td").class("num").child(locale.number(number)));
    html("tr").child(game).children(numbers)
}
