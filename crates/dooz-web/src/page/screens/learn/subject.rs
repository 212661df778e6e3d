//! The choice of the subject.

use dooz_core::Symbol;
use dooz_locale::Digits;

use super::form::{Source, TraceForm, examples};
use crate::page::browser::dom::{El, html, part};
use crate::page::browser::window::text_of;
use crate::page::prelude::*;
use crate::page::state::shared::shared;
use crate::page::widgets::controls::{card, choice};

/// Creates the choice of the subject.
pub(super) fn subject_form(form: RwSignal<TraceForm>, search: Callback<()>) -> El {
    let messages = shared().messages;
    let source = memo(move |_| form.read().source);
    let typed = part(move || {
        let source = source.get();
        untrack(|| match source {
            Source::Game => Vec::new(),
            Source::Board => board_fields(form, search),
            Source::Tree => tree_fields(form, search),
        })
    });
    card(messages.say("learn-what"))
        .child(sources(form, search))
        .child(typed)
}

/// Creates the list of sources: typed in, the match, and the lessons.
fn sources(form: RwSignal<TraceForm>, search: Callback<()>) -> El {
    const OWN: [(&str, Source); 3] = [
        ("learn-own-board", Source::Board),
        ("learn-own-tree", Source::Tree),
        ("learn-game", Source::Game),
    ];
    let messages = shared().messages;
    let examples = StoredValue::new(examples());
    let names = derive(move || {
        let own = OWN.iter().map(|(key, _)| messages.text(key));
        examples.with_value(|examples| {
            let examples = examples.iter().map(|(key, _)| messages.text(key));
            own.chain(examples).collect()
        })
    });
    let chosen = memo(move |_| {
        let form = form.read();
        let own = OWN.iter().position(|(_, source)| *source == form.source);
        let example = examples.with_value(|examples| {
            let mut examples = examples.iter();
            examples.position(|(_, given)| form.asks_for(&given.subject()))
        });
        example.map_or(own.unwrap_or(0), |place| OWN.len() + place)
    });
    let choose = move |place: usize| {
        form.update(|form| match OWN.get(place) {
            Some((_, source)) => form.source = *source,
            None => examples.with_value(|examples| {
                form.set_subject(&examples[place - OWN.len()].1.subject());
            }),
        });
        search.run(());
    };
    choice(messages.say("learn-subject"), names, chosen, choose)
}

/// Creates the fields of a board: its rules, its picture and the turn.
fn board_fields(form: RwSignal<TraceForm>, search: Callback<()>) -> Vec<El> {
    const TURNS: [Symbol; 2] = [Symbol::X, Symbol::O];
    let messages = shared().messages;
    let rules = line(
        derive(move || form.read().rules.clone()),
        move |text| form.update(|form| form.rules = text),
        search,
    );
    let picture = paper(
        derive(move || form.read().picture.clone()),
        move |text| form.update(|form| form.picture = text),
        search,
    );
    let names = derive(|| TURNS.map(|symbol| symbol.to_string()).to_vec());
    let chosen = memo(move |_| usize::from(form.read().turn == Symbol::O));
    let choose = move |place: usize| {
        form.update(|form| form.turn = TURNS[place]);
        search.run(());
    };
    vec![
        field(messages.say("learn-rules"), rules),
        field(messages.say("learn-picture"), picture),
        choice(messages.say("learn-turn"), names, chosen, choose),
    ]
}

/// Creates the fields of a tree: its text and the turn.
fn tree_fields(form: RwSignal<TraceForm>, search: Callback<()>) -> Vec<El> {
    let messages = shared().messages;
    let tree = paper(
        derive(move || form.read().tree.clone()),
        move |text| form.update(|form| form.tree = text),
        search,
    );
    let names = derive(move || {
        let names = ["trace-max-tree", "trace-min-tree"];
        names.map(|key| messages.text(key)).to_vec()
    });
    let chosen = memo(move |_| usize::from(!form.read().max_begins));
    let choose = move |place| {
        form.update(|form| form.max_begins = place == 0);
        search.run(());
    };
    vec![
        field(messages.say("learn-typed-tree"), tree),
        choice(messages.say("learn-turn"), names, chosen, choose),
    ]
}

/// Creates a field with its label.
pub(super) fn field(label: Signal<String>, field: El) -> El {
    html("label")
        .class("field")
        .child(html("span").child(label))
        .child(field)
}

/// Creates a field of one line, which searches when it is left.
pub(super) fn line(
    text: Signal<String>,
    set: impl FnMut(String) + 'static,
    search: Callback<()>,
) -> El {
    let field = html("input")
        .attr("type", "text")
        .attr("size", "10")
        .class("typed");
    typed(field, text, set, search)
}

/// Creates a field of several lines, which searches when it is left.
fn paper(text: Signal<String>, set: impl FnMut(String) + 'static, search: Callback<()>) -> El {
    typed(html("textarea").class("typed"), text, set, search)
}

fn typed(
    field: El,
    text: Signal<String>,
    mut set: impl FnMut(String) + 'static,
    search: Callback<()>,
) -> El {
    field
        .attr("dir", "ltr")
        .prop("value", text)
        .on("change", move |event| {
            // Numbers may be written in the digits of any language.
            set(Digits::to_latin(&text_of(&event)).into_owned());
            search.run(());
        })
}
