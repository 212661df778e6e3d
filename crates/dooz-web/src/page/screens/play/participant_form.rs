//! The choice of a participant: a person, or a computer player with its
//! options.

use dooz_play::matches::{Participant, Seat};
use dooz_play::options::{Offered, OptionSpec};
use dooz_play::players::{BrainSpec, PlayerRow};
use web_sys::HtmlSelectElement;

use super::match_form::MatchForm;
use crate::page::browser::dom::{El, html, part};
use crate::page::prelude::*;
use crate::page::widgets::controls::{named, select, slider};
use crate::play::players_by_strength;

/// Creates the choice of the computer player at a seat, sorted by strength. Players that
/// are not offered for the rules cannot be chosen.
pub(super) fn participant_form(form: MatchForm, seat: Seat) -> El {
    let messages = form.shared.messages;
    let label = match seat {
        Seat::Near => "match-kind-near",
        Seat::Far => "match-kind",
    };
    let name = memo(move |_| form.participant(seat).name());
    let list = html("select");
    let field: HtmlSelectElement = list.cast();
    let choices = part(move || {
        let (rules, chosen) = (form.rules(), name.get());
        let option = |row: &&'static PlayerRow| {
            html("option")
                .attr("value", row.name)
                .attr("selected", row.name == chosen)
                // A game that was kept may have a player who is not offered any more.
                .attr(
                    "disabled",
                    !BrainSpec::of(row).is_offered(rules) && row.name != chosen,
                )
                .child(messages.text(&format!("brain-{}", row.name)))
        };
        players_by_strength().iter().map(option).collect()
    });
    let list = list.child(choices).on("change", move |_| {
        if let Ok(participant) = field.value().parse() {
            form.choose(|draft| draft.set_participant(seat, participant));
        }
    });
    let about = derive(move || match name.get() {
        "person" => String::new(),
        name => messages.text(&format!("brain-{name}-about")),
    });
    // Only another player has other options.
    let options = part(move || {
        depend_on(name);
        untrack(|| options(form, seat))
    });
    let list = html("label")
        .class("field")
        .child(html("span").child(messages.say(label)))
        .child(list);
    html("div")
        .class("kind")
        .child(list)
        .child(html("p").class("tiny soft").child(about))
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
    // The level has a slider of its own, with a sentence on what it sees.
    if name == "level" {
        return None;
    }
    let value = derive(move || match form.participant(seat) {
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
            let number = derive(move || value.read().parse().unwrap_or(0));
            slider(label, (from.ok()?, to.ok()?), number, move |number| {
                choose(number.to_string());
            })
        }
    })
}
