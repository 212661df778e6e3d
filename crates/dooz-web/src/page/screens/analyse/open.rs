//! The import of games.

use dooz_locale::Explain;
use dooz_play::matches::{Match, Participant};
use dooz_play::records::Record;
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlInputElement};

use super::browser;
use super::study::Study;
use crate::page::browser::dom::{El, html, part, when};
use crate::page::browser::window::{target, text_of};
use crate::page::prelude::*;
use crate::page::state::shared::Shared;
use crate::page::widgets::controls::{button, details, primary, row};
use crate::play::read_games;

/// Creates the form that opens a game from a pasted text or a file.
pub(super) fn open_game(study: Study) -> El {
    let messages = study.shared.messages;
    let opener = Opener {
        text: RwSignal::new(String::new()),
        games: RwSignal::new(Vec::new()),
        study,
    };
    let Opener { text, games, .. } = opener;
    let field = html("textarea")
        .attr("dir", "ltr")
        .attr("spellcheck", "false")
        .prop("value", text)
        .on("input", move |event| text.set(text_of(&event)));
    let is_blank = Signal::derive(move || text.read().trim().is_empty());
    let open = primary(messages.say("analyse-import-open"), move || {
        opener.read(text.get_untracked().as_bytes());
    });
    let file = html("input")
        .attr("type", "file")
        .attr("accept", ".sgf,.psq,.lib,.txt,.moves,.pos,text/plain")
        .on("change", move |event| opener.read_file(&event));
    let has_choice = Signal::derive(move || games.with(|games| !games.is_empty()));
    details(messages.say("analyse-import"))
        .class("panel")
        .child(
            html("label")
                .child(messages.say("analyse-import-text"))
                .child(field),
        )
        .child(row(open.attr("disabled", is_blank)))
        .child(
            html("label")
                .child(messages.say("analyse-import-file"))
                .child(" ")
                .child(file),
        )
        .child(when(has_choice, move || opener.choices()))
}

#[derive(Clone, Copy)]
struct Opener {
    text: RwSignal<String>,
    /// The games to choose from, if the text has several.
    games: RwSignal<Vec<Record>>,
    study: Study,
}

impl Opener {
    fn open(self, record: Record) {
        let &Shared { messages, live, .. } = self.study.shared;
        self.study.go(|game| {
            game.open(record, [Participant::Person; 2]);
            game.pause();
        });
        self.games.set(Vec::new());
        self.text.set(String::new());
        live.clear_warning();
        live.announce(messages.text("analyse-import-done"));
    }

    fn read(self, bytes: &[u8]) {
        let &Shared {
            messages,
            live,
            store,
            ..
        } = self.study.shared;
        let usual = store.game.with_untracked(Match::rules);
        match read_games(bytes, None, usual) {
            Ok(mut found) if found.len() == 1 => self.open(found.remove(0)),
            Ok(found) => self.games.set(found),
            Err(error) => live.warn(messages.with(|locale| error.explain(locale))),
        }
    }

    fn read_file(self, event: &Event) {
        let input: HtmlInputElement = target(event);
        let file = input.files().and_then(|files| files.get(0));
        // Otherwise the same file could not be chosen again.
        input.set_value("");
        if let Some(file) = file {
            browser::read_file(file.unchecked_into(), move |bytes| self.read(&bytes));
        }
    }

    fn choices(self) -> El {
        let messages = self.study.shared.messages;
        let question = Signal::derive(move || {
            let count = self.games.read().len();
            messages.format("analyse-import-choose", &[("count", count.into())])
        });
        let choices = part(move || {
            let games = self.games.get().into_iter().enumerate();
            games
                .map(|(place, record)| self.choice(place, record))
                .collect()
        });
        html("div")
            .child(html("p").attr("role", "status").child(question))
            .child(html("ol").class("plain").child(choices))
    }

    fn choice(self, place: usize, record: Record) -> El {
        let messages = self.study.shared.messages;
        let (rules, moves) = (record.rules(), record.main_line().count() - 1);
        let name = Signal::derive(move || {
            messages.format(
                "analyse-import-game",
                &[
                    ("number", (place + 1).into()),
                    ("rules", rules.to_string().into()),
                    ("count", moves.into()),
                ],
            )
        });
        html("li").child(button(name, move || self.open(record.clone())))
    }
}
