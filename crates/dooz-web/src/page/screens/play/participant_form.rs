//! The choice of a participant: a person, or a computer player with its
//! options.

use dooz_play::matches::{Participant, Seat};
use dooz_play::options::{Offered, OptionSpec};
use dooz_play::players::PLAYERS;

use super::match_form::MatchForm;
use crate::page::browser::dom::{El, html, part};
use crate::page::prelude::*;
use crate::page::widgets::controls::{named, select, slider};

/// Builds the choice of the participant at a seat.
pub(super) fn participant_form(form: MatchForm, seat: Seat) -> El {
    let messages = form.shared.messages;
    let (label, person) = match seat {
        Seat::Near => ("match-near", "match-person-near"),
        Seat::Far => ("match-far", "match-person-far"),
    };
    let brains = PLAYERS.iter();
    let brains = brains.map(|row| (row.name.to_owned(), format!("brain-{}", row.name)));
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
    // A game that was kept may have a player who is not offered any more.
    let all = named(names);
    let offered = Signal::derive(move || {
        let (rules, seated) = (form.rules(), form.participant(seat).name());
        let is_offered = |name: &str| {
            let mut rows = PLAYERS.iter();
            let row = rows.find(|row| row.name == name);
            row.is_none_or(|row| (row.is_offered)(rules))
        };
        let mut names = all.get();
        names.retain(|(name, _)| name == seated || is_offered(name));
        names
    });
    html("fieldset")
        .child(select(messages.say(label), offered, chosen, choose))
        .child(html("p").class("soft").child(about))
        .child(options)
}

fn options(form: MatchForm, seat: Seat) -> Vec<El> {
    let Participant::Computer(brain) = form.participant(seat) else {
        return Vec::new();
    };
    let options = brain.row().options.iter();
    options
        .filter_map(|option| field(form, seat, option))
        .collect()
}

/// Builds the field of an option, if forms offer it.
fn field(form: MatchForm, seat: Seat, option: &OptionSpec) -> Option<El> {
    let name = option.name;
    let value = Signal::derive(move || match form.participant(seat) {
        Participant::Computer(brain) => brain.value(name).unwrap_or_default(),
        Participant::Person => String::new(),
    });
    let choose = move |value: String| {
        form.draft
            .update(|draft| draft.set_option(seat, name, &value));
    };
    let key = format!("match-option-{name}");
    let values = option.values.names().unwrap_or_default().iter();
    let values = values.map(|&value| (value.to_owned(), format!("{key}-{value}")));
    let values = values.collect();
    let label = form.shared.messages.say(key);
    Some(match option.offered {
        Offered::CommandLine => return None,
        Offered::Forms => select(label, named(values), value, choose),
        Offered::Menus(steps) => {
            let [from, to] = [steps.first()?, steps.last()?].map(|end| i32::try_from(*end));
            let number = Signal::derive(move || value.read().parse().unwrap_or(0));
            slider(label, (from.ok()?, to.ok()?), number, move |number| {
                choose(number.to_string());
            })
        }
    })
}
