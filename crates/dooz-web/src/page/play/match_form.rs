//! The form in which a new match is put together.

use dooz_core::{Rules, Symbol};
use dooz_locale::Explain;

use super::game::Game;
use super::rules_form::rules_form;
use super::seat_form::seat_form;
use crate::page::dom::{El, html};
use crate::page::prelude::*;
use crate::page::shared::Shared;
use crate::page::widgets::{button, named, paragraph, primary, row, select, toggle};
use crate::room::{Begins, Change, Draft, DraftError, Place, Room, Seat, Symbols};

/// The match that is being put together, and what there is to say about the
/// last choice.
#[derive(Clone, Copy)]
pub(super) struct Form {
    pub(super) draft: RwSignal<Draft>,
    pub(super) said: RwSignal<Result<Option<Change>, DraftError>>,
    pub(super) shared: &'static Shared,
}

impl Form {
    pub(super) fn rules(self) -> Rules {
        self.draft.read().settings().rules
    }

    pub(super) fn seat(self, place: Place) -> Seat {
        self.draft.with(|draft| *draft.settings().seat(place))
    }

    /// Makes a choice that may change something else.
    pub(super) fn choose(self, choose: impl FnOnce(&mut Draft) -> Option<Change>) {
        let change = self.draft.try_update(choose).flatten();
        self.said.set(Ok(change));
    }

    fn words(self) -> String {
        let words = self.shared.words;
        let brain = |seat: Seat| words.text(&format!("brain-{}", seat.name()));
        match self.said.get() {
            Ok(None) => String::new(),
            Ok(Some(Change::Seat(seat))) => {
                words.format("match-seat-changed", &[("brain", brain(seat).into())])
            }
            Ok(Some(Change::Rules(seat))) => {
                let rules = self.rules();
                if seat.plays(Rules::GOMOKU) {
                    let gaps = [
                        ("brain", brain(seat).into()),
                        ("rules", rules.to_string().into()),
                    ];
                    words.format("match-rules-other", &gaps)
                } else {
                    words.format("match-rules-changed", &[("brain", brain(seat).into())])
                }
            }
            Err(DraftError::Rules(error)) => words.with(|locale| error.explain(locale)),
            Err(DraftError::Board) => words.text("match-no-board"),
        }
    }
}

/// The form in which a new match is put together.
pub(super) fn match_form(game: Game) -> Vec<El> {
    let shared = game.shared;
    let words = shared.words;
    let settings = game.room().with_untracked(|room| room.settings().clone());
    let form = Form {
        draft: RwSignal::new(Draft::new(settings)),
        said: RwSignal::new(Ok(None)),
        shared,
    };
    let begin = move || {
        let settings = form
            .draft
            .with_untracked(|draft| draft.finish(fresh_seed()));
        game.shows_thinking.set(false);
        game.shows_analysis.set(false);
        game.room().update(|room: &mut Room| room.restart(settings));
        shared.live.tell(words.text("play-new-kept"));
    };
    let choices = html("div")
        .class("match")
        .child(rules_form(form))
        .child(seat_form(form, Place::Far))
        .child(seat_form(form, Place::Near))
        .child(order(form));
    let said = paragraph(Signal::derive(move || form.words()))
        .class("said")
        .attr("role", "status");
    // Both submit the form, which closes the window.
    let is_wrong = Signal::derive(move || form.said.with(Result::is_err));
    let begin = primary(words.say("match-begin"), begin)
        .attr("type", "submit")
        .attr("disabled", is_wrong);
    let cancel = button(words.say("match-cancel"), || {})
        .attr("type", "submit")
        .attr("formnovalidate", true);
    vec![choices, said, row(begin).child(cancel)]
}

/// The choices of who draws what, with the keys of their names.
const SYMBOLS: [(Symbols, &str); 4] = [
    (Symbols::Near(Symbol::X), "match-symbols-x"),
    (Symbols::Near(Symbol::O), "match-symbols-o"),
    (Symbols::First(Symbol::X), "match-symbols-first"),
    (Symbols::First(Symbol::O), "match-symbols-first-o"),
];

/// Who begins, and who draws what.
fn order(form: Form) -> El {
    let (draft, words) = (form.draft, form.shared.words);
    let begins = Begins::ALL.iter().map(|begins| {
        let name = begins.name();
        (name.to_owned(), format!("match-begins-{name}"))
    });
    let begins_now = Signal::derive(move || draft.read().settings().begins.name().to_owned());
    let choose_begins = move |name: String| {
        if let Some(begins) = Begins::ALL.into_iter().find(|begins| begins.name() == name) {
            draft.update(|draft| draft.change(|settings| settings.begins = begins));
        }
    };
    let symbols = SYMBOLS
        .iter()
        .map(|&(_, key)| (key.to_owned(), key.to_owned()));
    let symbols_now = Signal::derive(move || {
        let now = draft.read().settings().symbols;
        let known = SYMBOLS.into_iter().find(|(symbols, _)| *symbols == now);
        known.map_or_else(String::new, |(_, key)| key.to_owned())
    });
    let choose_symbols = move |key: String| {
        if let Some((symbols, _)) = SYMBOLS.into_iter().find(|(_, known)| *known == key) {
            draft.update(|draft| draft.change(|settings| settings.symbols = symbols));
        }
    };
    let stone_now = Signal::derive(move || draft.read().settings().random_stone);
    let choose_stone = move |on| {
        draft.update(|draft| draft.change(|settings| settings.random_stone = on));
    };
    let (begins, symbols) = (named(begins.collect()), named(symbols.collect()));
    html("fieldset")
        .child(select(
            words.say("match-begins"),
            begins,
            begins_now,
            choose_begins,
        ))
        .child(select(
            words.say("match-symbols"),
            symbols,
            symbols_now,
            choose_symbols,
        ))
        .child(toggle(words.say("match-stone"), stone_now, choose_stone))
}

/// A seed that nobody knows before.
fn fresh_seed() -> u64 {
    // The bits of a number from 0 to 1 differ as much as it does.
    js_sys::Math::random().to_bits()
}
