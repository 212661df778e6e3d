//! The widgets of all screens.

use web_sys::{HtmlInputElement, HtmlSelectElement};

use crate::page::browser::dom::{Child, El, Part, html, part, when};
use crate::page::prelude::*;
use crate::page::state::shared::shared;

/// Creates a button.
pub(crate) fn button(label: impl Into<Child>, action: impl FnMut() + 'static) -> El {
    html("button")
        .attr("type", "button")
        .child(label)
        .on_click(action)
}

/// Creates the button of the most probable action.
pub(crate) fn primary(label: impl Into<Child>, action: impl FnMut() + 'static) -> El {
    button(label, action).class("primary")
}

/// Creates a button that is on or off.
pub(crate) fn switch(
    label: impl Into<Child>,
    on: Signal<bool>,
    action: impl FnMut() + 'static,
) -> El {
    button(label, action).attr("aria-pressed", yes_or_no(on))
}

/// Translates a condition into the value of an `aria-` attribute.
pub(crate) fn yes_or_no(holds: Signal<bool>) -> Signal<&'static str> {
    Signal::derive(move || if holds.get() { "true" } else { "false" })
}

/// Creates a row of buttons.
pub(crate) fn row(buttons: impl Into<Child>) -> El {
    html("div").class("buttons").child(buttons)
}

/// Creates a section with a heading.
pub(crate) fn panel(title: Signal<String>) -> El {
    html("section")
        .class("panel")
        .child(html("h2").child(title))
}

/// Creates a paragraph.
pub(crate) fn paragraph(text: Signal<String>) -> El {
    // No `dir="auto"`: a Persian sentence may well begin with an X.
    html("p").child(text)
}

/// Creates a paragraph that needs less attention.
pub(crate) fn soft(text: impl Into<Child>) -> El {
    html("p").class("soft").child(text)
}

/// Creates a disclosure widget, which hides its contents until it is opened.
pub(crate) fn details(summary: Signal<String>) -> El {
    html("details").child(html("summary").child(summary))
}

/// Creates a paragraph that is there while there is a text.
pub(crate) fn remark(class: &'static str, text: Signal<Option<String>>) -> Part {
    let is_said = Signal::derive(move || text.read().is_some());
    let text = Signal::derive(move || text.get().unwrap_or_default());
    when(is_said, move || paragraph(text).class(class))
}

/// Creates a group of choices.
pub(crate) fn group(legend: Signal<String>) -> El {
    html("fieldset").child(html("legend").child(legend))
}

/// Creates a labelled checkbox.
pub(crate) fn toggle(
    label: Signal<String>,
    on: Signal<bool>,
    set: impl FnMut(bool) + 'static,
) -> El {
    html("label").child(checkbox(on, set)).child(label)
}

/// Creates a checkbox.
pub(crate) fn checkbox(on: Signal<bool>, mut set: impl FnMut(bool) + 'static) -> El {
    let input = html("input").attr("type", "checkbox").prop("checked", on);
    let field: HtmlInputElement = input.cast();
    input.on("change", move |_| set(field.checked()))
}

/// Creates a radio button of the group with the name `group`.
pub(crate) fn radio(
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

/// Creates a drop-down list. Options are pairs of a value and a name.
pub(crate) fn select(
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

/// Creates a drop-down list whose options are numbered from 0.
pub(crate) fn choice(
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

/// Translates options, given as pairs of a value and the key of its name. A
/// value without a message is its own name, read from left to right.
pub(crate) fn named(options: Vec<(String, String)>) -> Signal<Vec<(String, String)>> {
    let messages = shared().messages;
    Signal::derive(move || {
        messages.with(|locale| {
            let options = options.iter().map(|(value, key)| {
                let has_name = locale.has(key);
                let name = has_name.then(|| locale.text(key).into_owned());
                // Otherwise `-1,1` would be shown as `1,1-` in Persian.
                let isolated = || format!("\u{2066}{value}\u{2069}");
                (value.clone(), name.unwrap_or_else(isolated))
            });
            options.collect()
        })
    })
}

/// Creates a field for an integer within a range. Other text counts as 0.
pub(crate) fn number(
    label: Signal<String>,
    range: (i32, i32),
    value: Signal<i32>,
    set: impl FnMut(i32) + 'static,
) -> El {
    let field = ranged("number", range, value, set).attr("required", true);
    html("label").child(label).child(" ").child(field)
}

/// Creates a slider for an integer within a range.
pub(crate) fn slider(
    label: Signal<String>,
    range: (i32, i32),
    value: Signal<i32>,
    set: impl FnMut(i32) + 'static,
) -> El {
    let messages = shared().messages;
    let shown = Signal::derive(move || messages.number(value.get()));
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
