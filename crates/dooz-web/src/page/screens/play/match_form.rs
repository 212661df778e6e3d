//! The form of a new match.

use dooz_core::{Rules, Symbol};
use dooz_locale::Explain;
use dooz_play::matches::{FirstMover, Match, Participant, Seat, Symbols};

use super::participant_form::participant_form;
use super::rules_form::rules_form;
use super::screen::PlayScreen;
use crate::page::browser::dom::{El, html};
use crate::page::prelude::*;
use crate::page::state::shared::Shared;
use crate::page::widgets::controls::{button, named, paragraph, primary, row, select, toggle};
use crate::play::{Change, Draft, DraftError};

/// The new match that is being configured, and the outcome of the last choice.
#[derive(Clone, Copy)]
pub(super) struct MatchForm {
    pub(super) draft: RwSignal<Draft>,
    pub(super) outcome: RwSignal<Result<Option<Change>, DraftError>>,
    pub(super) shared: &'static Shared,
}

impl MatchForm {
    pub(super) fn rules(self) -> Rules {
        self.draft.read().options().rules
    }

    pub(super) fn participant(self, seat: Seat) -> Participant {
        self.draft.with(|draft| draft.options().participant(seat))
    }

    /// Makes a choice that may change another one.
    pub(super) fn choose(self, choose: impl FnOnce(&mut Draft) -> Option<Change>) {
        let change = self.draft.try_update(choose).flatten();
        self.outcome.set(Ok(change));
    }

    fn summary(self) -> String {
        let messages = self.shared.messages;
        let brain =
            |participant: Participant| messages.text(&format!("brain-{}", participant.name()));
        match self.outcome.get() {
            Ok(None) => String::new(),
            Ok(Some(Change::Participant { old, new })) => {
                let gaps = [("brain", brain(old).into()), ("other", brain(new).into())];
                messages.format("match-seat-changed", &gaps)
            }
            Ok(Some(Change::Rules(participant))) => {
                let rules = self.rules();
                if participant.plays(Rules::GOMOKU).is_ok() {
                    let gaps = [
                        ("brain", brain(participant).into()),
                        ("rules", rules.to_string().into()),
                    ];
                    messages.format("match-rules-other", &gaps)
                } else {
                    messages.format(
                        "match-rules-changed",
                        &[("brain", brain(participant).into())],
                    )
                }
            }
            Err(DraftError::Rules(error)) => messages.with(|locale| error.explain(locale)),
            Err(DraftError::Board) => messages.text("match-no-board"),
        }
    }
}

/// Creates the form of a new match.
pub(super) fn match_form(screen: PlayScreen) -> Vec<El> {
    let shared = screen.shared;
    let messages = shared.messages;
    let options = screen.game().with_untracked(|game| *game.options());
    let form = MatchForm {
        draft: RwSignal::new(Draft::new(options)),
        outcome: RwSignal::new(Ok(None)),
        shared,
    };
    let begin = move || {
        let options = form
            .draft
            .with_untracked(|draft| draft.finish(random_seed()));
        screen.shows_thinking.set(false);
        screen.shows_analysis.set(false);
        screen
            .game()
            .update(|game: &mut Match| game.restart(options));
        shared.live.announce(messages.text("play-new-kept"));
    };
    let choices = html("div")
        .class("match")
        .child(rules_form(form))
        .child(participant_form(form, Seat::Far))
        .child(participant_form(form, Seat::Near))
        .child(order(form));
    let note = paragraph(Signal::derive(move || form.summary()))
        .class("message")
        .attr("role", "status");
    // Both submit the form, which closes the window.
    let is_wrong = Signal::derive(move || form.outcome.with(Result::is_err));
    let begin = primary(messages.say("match-begin"), begin)
        .attr("type", "submit")
        .attr("disabled", is_wrong);
    let cancel = button(messages.say("match-cancel"), || {})
        .attr("type", "submit")
        .attr("formnovalidate", true);
    vec![choices, note, row(begin).child(cancel)]
}

/// The choices of the symbols, with the keys of their names.
const SYMBOLS: [(Symbols, &str); 4] = [
    (Symbols::Near(Symbol::X), "match-symbols-x"),
    (Symbols::Near(Symbol::O), "match-symbols-o"),
    (Symbols::First(Symbol::X), "match-symbols-first"),
    (Symbols::First(Symbol::O), "match-symbols-first-o"),
];

/// Creates the choices of the first move and of the symbols.
fn order(form: MatchForm) -> El {
    let (draft, messages) = (form.draft, form.shared.messages);
    let first_movers = FirstMover::ALL.iter().map(|first_mover| {
        let name = first_mover.name();
        (name.to_owned(), format!("match-begins-{name}"))
    });
    let first_mover_now =
        Signal::derive(move || draft.read().options().first_mover.name().to_owned());
    let choose_first_mover = move |name: String| {
        if let Ok(first_mover) = name.parse() {
            draft.update(|draft| draft.change(|options| options.first_mover = first_mover));
        }
    };
    let symbols = SYMBOLS
        .iter()
        .map(|&(_, key)| (key.to_owned(), key.to_owned()));
    let symbols_now = Signal::derive(move || {
        let now = draft.read().options().symbols;
        let known = SYMBOLS.into_iter().find(|(symbols, _)| *symbols == now);
        known.map_or_else(String::new, |(_, key)| key.to_owned())
    });
    let choose_symbols = move |key: String| {
        if let Some((symbols, _)) = SYMBOLS.into_iter().find(|(_, known)| *known == key) {
            draft.update(|draft| draft.change(|options| options.symbols = symbols));
        }
    };
    let stone_now = Signal::derive(move || draft.read().options().random_stone);
    let choose_stone = move |on| {
        draft.update(|draft| draft.change(|options| options.random_stone = on));
    };
    let (first_movers, symbols) = (named(first_movers.collect()), named(symbols.collect()));
    html("fieldset")
        .child(select(
            messages.say("match-begins"),
            first_movers,
            first_mover_now,
            choose_first_mover,
        ))
        .child(select(
            messages.say("match-symbols"),
            symbols,
            symbols_now,
            choose_symbols,
        ))
        .child(toggle(messages.say("match-stone"), stone_now, choose_stone))
}

/// Draws a random seed.
fn random_seed() -> u64 {
    // The bits of a number from 0 to 1 differ as much as it does.
    js_sys::Math::random().to_bits()
}
