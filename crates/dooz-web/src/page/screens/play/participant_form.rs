//! The choice of a participant: a person, or a computer player with its
//! options.

use dooz_play::matches::{Participant, Seat};
use dooz_play::players::{BrainSpec, choices};

use super::match_form::Form;
use crate::page::browser::dom::{El, html, part};
use crate::page::prelude::*;
use crate::page::widgets::controls::{named, select, slider};
use crate::play::BrainOption;

/// Builds the choice of the participant at a seat.
pub(super) fn participant_form(form: Form, seat: Seat) -> El {
    let messages = form.shared.messages;
    let (label, person) = match seat {
        Seat::Near => ("match-near", "match-person-near"),
        Seat::Far => ("match-far", "match-person-far"),
    };
    let brains = BrainSpec::NAMES.iter();
    let brains = brains.map(|&name| (name.to_owned(), format!("brain-{name}")));
    let person = ("person".to_owned(), person.to_owned());
    let names = std::iter::once(person).chain(brains).collect();
    let name = Memo::new(move |_| form.participant(seat).name());
    let chosen = Signal::derive(move || name.get().to_owned());
    let choose = move |name: String| {
        if let Ok(participant) = name.parse() {
            form.choose(|draft| draft.set_participant(seat, participant));
        }
    };
    let about = Signal::derive(move || match name.get() {
        "person" => String::new(),
        name => messages.text(&format!("brain-{name}-about")),
    });
    // Only another player has other options.
    let options = part(move || {
        name.track();
        untrack(|| options(form, seat))
    });
    html("fieldset")
        .child(select(messages.say(label), named(names), chosen, choose))
        .child(html("p").class("soft").child(about))
        .child(options)
}

fn options(form: Form, seat: Seat) -> Vec<El> {
    let messages = form.shared.messages;
    let field = |option: BrainOption| {
        let name = option.name;
        let value = Signal::derive(move || {
            let options = known(form, seat);
            let option = options.into_iter().find(|option| option.name == name);
            option.map(|option| option.value).unwrap_or_default()
        });
        let choose = move |value: String| {
            form.draft
                .update(|draft| draft.set_option(seat, name, &value));
        };
        let label = messages.say(label(name));
        if let Some(range) = option.range {
            let number = Signal::derive(move || value.read().parse().unwrap_or(0));
            return slider(label, range, number, move |number| {
                choose(number.to_string());
            });
        }
        let values = choices(name).into_iter();
        let values = values.map(|value| (value.to_owned(), format!("match-value-{value}")));
        select(label, named(values.collect()), value, choose)
    };
    known(form, seat).into_iter().map(field).collect()
}

fn known(form: Form, seat: Seat) -> Vec<BrainOption> {
    match form.participant(seat) {
        Participant::Person => Vec::new(),
        Participant::Computer(brain) => BrainOption::of(&brain),
    }
}

/// Returns the key of an option's name.
fn label(option: &str) -> &'static str {
    match option {
        "level" => "match-option-level",
        "style" => "match-option-style",
        "family" => "match-option-family",
        "tie" => "match-option-tie",
        "candidates" => "match-option-candidates",
        "depth" => "match-option-depth",
        "window" => "match-option-window",
        "fast-cut" => "match-option-fast-cut",
        _ => "match-option-cut",
    }
}
