//! The choice of the method.

use super::form::{ALGORITHMS, Form, OPTIONS};
use super::subject::line;
use crate::page::browser::dom::{El, html, when};
use crate::page::prelude::*;
use crate::page::state::shared::shared;
use crate::page::widgets::controls::{choice, panel};

/// The number of algorithms with trees that can be compared; intuition has none.
const COMPARED: usize = 5;

/// The deepest level at which a tree can be cut.
const DEEPEST: u32 = 9;

/// Creates the choice of the method.
pub(super) fn method_form(form: RwSignal<Form>, search: Callback<()>) -> El {
    let messages = shared().messages;
    let hand = Hand { form, search };
    let method = hand.choice(
        "learn-method",
        named(&ALGORITHMS, None),
        |form| form.algorithm,
        |form, place| form.algorithm = place,
    );
    let mut fields = panel(messages.say("learn-how")).child(method);
    for (option, (name, key, values)) in OPTIONS.into_iter().enumerate() {
        let is_known = Signal::derive(move || form.read().knows(name, values[0].0));
        fields = fields.child(when(is_known, move || {
            let set = move |form: &mut Form, place| form.options[option] = place;
            hand.choice(
                key,
                named(values, None),
                move |form| form.options[option],
                set,
            )
        }));
    }
    let has_window = Signal::derive(move || form.read().knows("window", "-1,1"));
    let has_tree = Signal::derive(move || ALGORITHMS[form.read().algorithm].0 != "intuition");
    fields
        .child(when(has_window, move || window_field(form, search)))
        .child(when(has_tree, move || {
            hand.choice(
                "learn-against",
                named(&ALGORITHMS[..COMPARED], Some("learn-alone")),
                |form| form.against,
                |form, place| form.against = place,
            )
        }))
        .child(when(has_tree, move || levels(hand)))
}

/// The form, and the search that follows each change of it.
#[derive(Clone, Copy)]
struct Hand {
    form: RwSignal<Form>,
    search: Callback<()>,
}

impl Hand {
    fn choice(
        self,
        label: &'static str,
        names: Signal<Vec<String>>,
        get: impl Fn(&Form) -> usize + Send + Sync + 'static,
        set: impl Fn(&mut Form, usize) + 'static,
    ) -> El {
        let Self { form, search } = self;
        let chosen = Memo::new(move |_| get(&form.read()));
        choice(shared().messages.say(label), names, chosen, move |place| {
            form.update(|form| set(form, place));
            search.run(());
        })
    }
}

/// Translates values, after a first one.
fn named(
    values: &'static [(&'static str, &'static str)],
    first: Option<&'static str>,
) -> Signal<Vec<String>> {
    let messages = shared().messages;
    Signal::derive(move || {
        let keys = values.iter().map(|(_, key)| *key);
        first
            .into_iter()
            .chain(keys)
            .map(|key| messages.text(key))
            .collect()
    })
}

/// Creates the choice of the deepest level to show.
fn levels(hand: Hand) -> El {
    let messages = shared().messages;
    let names = Signal::derive(move || {
        let levels = (1..=DEEPEST).map(|depth| messages.number(depth));
        std::iter::once(messages.text("learn-all-levels"))
            .chain(levels)
            .collect()
    });
    hand.choice(
        "learn-depth",
        names,
        |form| form.depth.map_or(0, |depth| depth as usize),
        |form, place| form.depth = u32::try_from(place).ok().filter(|&depth| depth > 0),
    )
}

/// Creates the field for the window at the root.
fn window_field(form: RwSignal<Form>, search: Callback<()>) -> El {
    let field = line(
        Signal::derive(move || form.read().window.clone()),
        move |text| form.update(|form| form.window = text),
        search,
    );
    html("label")
        .child(shared().messages.say("learn-window"))
        .child(" ")
        .child(field.attr("placeholder", "-1,1"))
}
