//! The widgets of all screens.

use web_sys::{HtmlInputElement, HtmlSelectElement};

use crate::page::browser::dom::{Child, El, Part, html, part, svg, when};
use crate::page::prelude::*;
use crate::page::state::shared::shared;
use crate::page::widgets::icon::icon;

/// Creates a button.
pub(crate) fn button(label: impl Into<Child>, action: impl FnMut() + 'static) -> El {
    html("button")
        .class("btn")
        .attr("type", "button")
        .child(label)
        .on_click(action)
}

/// Creates the button of the most probable action.
pub(crate) fn primary(label: impl Into<Child>, action: impl FnMut() + 'static) -> El {
    button(label, action).class("btn primary")
}

/// Creates a button of little weight, which is text alone.
pub(crate) fn quiet(label: impl Into<Child>, action: impl FnMut() + 'static) -> El {
    button(label, action).class("btn quiet")
}

/// Creates a button that shows an icon alone.
pub(crate) fn icon_button(
    icon_name: &str,
    label: Signal<String>,
    action: impl FnMut() + 'static,
) -> El {
    button(icon(icon_name), action)
        .class("btn quiet only")
        .attr("aria-label", label)
}

/// Returns the content of a button: an icon and a word.
pub(crate) fn worded(icon: El, word: Signal<String>) -> Vec<El> {
    vec![icon, html("span").child(word)]
}

/// Creates a button that is on or off.
pub(crate) fn pressed(
    label: impl Into<Child>,
    on: Signal<bool>,
    action: impl FnMut() + 'static,
) -> El {
    button(label, action).attr("aria-pressed", yes_or_no(on))
}

/// Translates a condition into the value of an `aria-` attribute.
pub(crate) fn yes_or_no(holds: Signal<bool>) -> Signal<&'static str> {
    derive(move || if holds.get() { "true" } else { "false" })
}

/// Creates a row of buttons.
pub(crate) fn row(buttons: impl Into<Child>) -> El {
    html("div").class("btns").child(buttons)
}

/// Creates a card with a heading.
pub(crate) fn card(title: Signal<String>) -> El {
    let head = html("div").class("card-head");
    html("section")
        .class("card")
        .child(head.child(html("h2").child(title)))
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
    let is_said = derive(move || text.read().is_some());
    let text = derive(move || text.get().unwrap_or_default());
    when(is_said, move || paragraph(text).class(class))
}

/// Creates a group of choices.
pub(crate) fn group(legend: Signal<String>) -> El {
    html("fieldset").child(html("legend").child(legend))
}

/// Creates a labelled switch, in a row of its own.
pub(crate) fn option(
    label: Signal<String>,
    on: Signal<bool>,
    set: impl FnMut(bool) + 'static,
) -> El {
    html("label")
        .class("opt")
        .child(html("span").child(label))
        .child(switch(on, set))
}

/// Creates a switch.
pub(crate) fn switch(on: Signal<bool>, mut set: impl FnMut(bool) + 'static) -> El {
    let input = html("input")
        .class("switch")
        .attr("type", "checkbox")
        .attr("role", "switch")
        .prop("checked", on);
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

/// Creates the place for a few choices side by side, of which one is chosen; they are
/// made by [`segment`].
pub(crate) fn segments(choices: impl IntoIterator<Item = El>) -> El {
    html("div").class("seg").children(choices)
}

/// Creates one of the choices of [`segments`], in the group with the name `group`.
pub(crate) fn segment(
    group: &str,
    label: impl Into<Child>,
    chosen: Signal<bool>,
    choose: impl FnMut() + 'static,
) -> El {
    radio(group, label, chosen, choose).class_if("on", chosen)
}

/// Creates a labelled drop-down list. Options are pairs of a value and a name.
pub(crate) fn select(
    label: Signal<String>,
    choices: Signal<Vec<(String, String)>>,
    value: Signal<String>,
    set: impl FnMut(String) + 'static,
) -> El {
    html("label")
        .class("field")
        .child(html("span").child(label))
        .child(options(choices, value, set))
}

/// Creates a drop-down list. Options are pairs of a value and a name.
pub(crate) fn options(
    choices: Signal<Vec<(String, String)>>,
    value: Signal<String>,
    mut set: impl FnMut(String) + 'static,
) -> El {
    let list = html("select");
    let field: HtmlSelectElement = list.cast();
    let value = memo(move |_| value.get());
    let options = part(move || {
        let chosen = value.get();
        let options = choices.get().into_iter().map(|(value, name)| {
            let option = html("option").attr("selected", value == chosen);
            option.attr("value", value).child(name)
        });
        options.collect()
    });
    list.child(options)
        .on("change", move |_| set(field.value()))
}

/// Creates a drop-down list whose options are numbered from 0.
pub(crate) fn choice(
    label: Signal<String>,
    names: Signal<Vec<String>>,
    chosen: impl Into<Signal<usize>>,
    mut choose: impl FnMut(usize) + 'static,
) -> El {
    let chosen = chosen.into();
    let options = derive(move || {
        let places = (0..).map(|place: usize| place.to_string());
        places.zip(names.get()).collect()
    });
    let chosen = derive(move || chosen.get().to_string());
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
    derive(move || {
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
    html("label")
        .class("field")
        .child(html("span").child(label))
        .child(field)
}

/// Creates a slider for an integer within a range.
pub(crate) fn slider(
    label: Signal<String>,
    range: (i32, i32),
    value: Signal<i32>,
    set: impl FnMut(i32) + 'static,
) -> El {
    let messages = shared().messages;
    let shown = derive(move || messages.number(value.get()));
    let label = html("span")
        .class("lab")
        .child(html("span").class("soft").child(label))
        .child(html("b").class("num").child(shown));
    html("label")
        .class("slider")
        .child(label)
        .child(ranged("range", range, value, set))
}

/// Creates a slider without a label, for an integer within a range.
pub(crate) fn range(limits: (i32, i32), value: Signal<i32>, set: impl FnMut(i32) + 'static) -> El {
    ranged("range", limits, value, set)
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
        .prop("value", derive(move || value.get().to_string()));
    let field: HtmlInputElement = input.cast();
    input.on("input", move |_| {
        set(field.value().parse().unwrap_or(0));
    })
}

/// Creates a bar that shows how much of something is done.
pub(crate) fn progress_bar(done: usize, count: usize) -> El {
    bar(Signal::stored((done * 100 / count.max(1)).to_string()))
}

/// Creates a bar that is filled up to a part of a hundred.
pub(crate) fn bar(share: Signal<String>) -> El {
    let rect = |class: &str, width: Signal<String>| {
        let rect = svg("rect").class(class).attr("width", width);
        rect.attr("height", "6").attr("rx", "1.5").attr("ry", "3")
    };
    svg("svg")
        .attr("viewBox", "0 0 100 6")
        .attr("preserveAspectRatio", "none")
        .attr("aria-hidden", "true")
        .child(rect("d0", Signal::stored("100".to_owned())))
        .child(rect("d1", share))
}
