//! The parts that screens are made of.

use web_sys::{HtmlInputElement, HtmlSelectElement};

use super::dom::{Child, El, Part, html, part, when};
use super::shared::shared;
use crate::page::prelude::*;

/// A button.
pub(super) fn button(label: impl Into<Child>, action: impl FnMut() + 'static) -> El {
    html("button")
        .attr("type", "button")
        .child(label)
        .on_click(action)
}

/// The button that one most probably wants to press.
pub(super) fn primary(label: impl Into<Child>, action: impl FnMut() + 'static) -> El {
    button(label, action).class("primary")
}

/// A button that is on or off.
pub(super) fn switch(
    label: impl Into<Child>,
    on: Signal<bool>,
    action: impl FnMut() + 'static,
) -> El {
    button(label, action).attr("aria-pressed", yes_or_no(on))
}

/// What attributes of accessibility say of a condition.
pub(super) fn yes_or_no(holds: Signal<bool>) -> Signal<&'static str> {
    Signal::derive(move || if holds.get() { "true" } else { "false" })
}

/// A row of buttons.
pub(super) fn row(buttons: impl Into<Child>) -> El {
    html("div").class("buttons").child(buttons)
}

/// A part of a screen with a heading.
pub(super) fn panel(title: Signal<String>) -> El {
    html("section")
        .class("panel")
        .child(html("h2").child(title))
}

/// A paragraph.
pub(super) fn paragraph(text: Signal<String>) -> El {
    // No `dir="auto"`: a Persian sentence may well begin with an X.
    html("p").child(text)
}

/// What needs less attention.
pub(super) fn soft(text: impl Into<Child>) -> El {
    html("p").class("soft").child(text)
}

/// A part of a screen that is seen when it is opened.
pub(super) fn details(summary: Signal<String>) -> El {
    html("details").child(html("summary").child(summary))
}

/// A paragraph that is there while there is something to say.
pub(super) fn remark(class: &'static str, text: Signal<Option<String>>) -> Part {
    let is_said = Signal::derive(move || text.read().is_some());
    let text = Signal::derive(move || text.get().unwrap_or_default());
    when(is_said, move || paragraph(text).class(class))
}

/// Choices that belong together.
pub(super) fn group(legend: Signal<String>) -> El {
    html("fieldset").child(html("legend").child(legend))
}

/// A choice between yes and no.
pub(super) fn toggle(
    label: Signal<String>,
    on: Signal<bool>,
    set: impl FnMut(bool) + 'static,
) -> El {
    html("label").child(checkbox(on, set)).child(label)
}

/// A box that is ticked or not.
pub(super) fn checkbox(on: Signal<bool>, mut set: impl FnMut(bool) + 'static) -> El {
    let input = html("input").attr("type", "checkbox").prop("checked", on);
    let field: HtmlInputElement = input.cast();
    input.on("change", move |_| set(field.checked()))
}

/// One of several choices of which one holds; `group` tells them from others.
pub(super) fn radio(
    group: &str,
    label: impl Into<Child>,
    chosen: Signal<bool>,
    mut choose: impl FnMut() + 'static,
) -> El {
    let input = html("input")
        .attr("type", "radio")
        .attr("name", group)
        .prop("checked", chosen)
        .on("change", move |_| choose());
    html("label").child(input).child(label)
}

/// A list to choose from: the values and names of its options.
pub(super) fn select(
    label: Signal<String>,
    options: Signal<Vec<(String, String)>>,
    value: Signal<String>,
    mut set: impl FnMut(String) + 'static,
) -> El {
    let list = html("select");
    let field: HtmlSelectElement = list.cast();
    let value = Memo::new(move |_| value.get());
    let options = part(move || {
        let chosen = value.get();
        let options = options.get().into_iter().map(|(value, name)| {
            let option = html("option").attr("selected", value == chosen);
            option.attr("value", value).child(name)
        });
        options.collect()
    });
    let list = list
        .child(options)
        .on("change", move |_| set(field.value()));
    html("label").child(label).child(" ").child(list)
}

/// A list to choose from, by the places of its options.
pub(super) fn choice(
    label: Signal<String>,
    names: Signal<Vec<String>>,
    chosen: impl Into<Signal<usize>>,
    mut choose: impl FnMut(usize) + 'static,
) -> El {
    let chosen = chosen.into();
    let options = Signal::derive(move || {
        let places = (0..).map(|place: usize| place.to_string());
        places.zip(names.get()).collect()
    });
    let chosen = Signal::derive(move || chosen.get().to_string());
    select(label, options, chosen, move |place| {
        if let Ok(place) = place.parse() {
            choose(place);
        }
    })
}

/// Options by their values and the keys of their names. Values without a
/// sentence of that key are their own names.
pub(super) fn named(options: Vec<(String, String)>) -> Signal<Vec<(String, String)>> {
    let words = shared().words;
    Signal::derive(move || {
        words.with(|locale| {
            let options = options.iter().map(|(value, key)| {
                let has_name = locale.has(key);
                let name = has_name.then(|| locale.text(key).into_owned());
                (value.clone(), name.unwrap_or_else(|| value.clone()))
            });
            options.collect()
        })
    })
}

/// A whole number between two others, typed; what is none counts as 0.
pub(super) fn number(
    label: Signal<String>,
    range: (i32, i32),
    value: Signal<i32>,
    set: impl FnMut(i32) + 'static,
) -> El {
    let field = ranged("number", range, value, set).attr("required", true);
    html("label").child(label).child(" ").child(field)
}

/// A whole number between two others, on a slider.
pub(super) fn slider(
    label: Signal<String>,
    range: (i32, i32),
    value: Signal<i32>,
    set: impl FnMut(i32) + 'static,
) -> El {
    let words = shared().words;
    let shown = Signal::derive(move || words.number(value.get()));
    let output = html("output").class("square").child(shown);
    let label = html("label").child(label).child(" ").child(output);
    label.child(ranged("range", range, value, set))
}

fn ranged(
    kind: &str,
    (least, most): (i32, i32),
    value: Signal<i32>,
    mut set: impl FnMut(i32) + 'static,
) -> El {
    let input = html("input")
        .attr("type", kind)
        .attr("min", least)
        .attr("max", most)
        .prop("value", Signal::derive(move || value.get().to_string()));
    let field: HtmlInputElement = input.cast();
    input.on("input", move |_| {
        set(field.value().parse().unwrap_or(0));
    })
}
