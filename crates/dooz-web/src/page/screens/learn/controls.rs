//! The controls of a walkthrough: buttons, keys and a slider.

use dooz_coach::trace::{Go, MarkKind, Timeline, Walkthrough};
use web_sys::HtmlInputElement;

use super::walker::{SPEEDS, Walker};
use crate::page::browser::dom::{El, html, svg};
use crate::page::browser::hotkeys::hotkeys;
use crate::page::browser::window::document;
use crate::page::prelude::*;
use crate::page::widgets::controls::{button, details, primary};

/// A step, the sign and the name of its button, and its key.
type StepKey = (Go, &'static str, &'static str, &'static str);

/// The steps before and after the play button.
const BACK: [StepKey; 4] = [
    (Go::First, "⇤", "learn-first", "Home"),
    (Go::PreviousReturn, "↩", "learn-previous-return", "R"),
    (Go::PreviousCut, "✂", "learn-previous-cut", "C"),
    (Go::Back, "←", "learn-back", "ArrowLeft"),
];
const ON: [StepKey; 4] = [
    (Go::Forward, "→", "learn-forward", "ArrowRight"),
    (Go::NextCut, "✂", "learn-next-cut", "c"),
    (Go::NextReturn, "↪", "learn-next-return", "r"),
    (Go::Last, "⇥", "learn-last", "End"),
];

/// Creates the controls of a walkthrough.
pub(super) fn controls(walker: Walker) -> El {
    let messages = walker.messages;
    let go = move |to: Go| {
        walker.go(to);
    };
    hotkeys(move |key| {
        if key == " " {
            walker.play_or_pause();
            return true;
        }
        // In right-to-left languages, forward is left.
        let key = match (key, is_mirrored()) {
            ("ArrowLeft", true) => "ArrowRight",
            ("ArrowRight", true) => "ArrowLeft",
            (key, _) => key,
        };
        let way = BACK.iter().chain(&ON).find(|way| way.3 == key);
        way.is_some_and(|way| {
            go(way.0);
            true
        })
    });
    let step_button = move |&(to, sign, key, _): &StepKey| {
        let is_out = Memo::new(move |_| !walker.walk.read().can(to));
        button(html("span").class("sign").child(sign), move || go(to))
            .attr("aria-label", messages.say(key))
            .attr("title", messages.say(key))
            .attr("disabled", is_out)
    };
    let play = Signal::derive(move || {
        let key = if walker.playing.get() {
            "learn-pause"
        } else {
            "learn-play"
        };
        messages.text(key)
    });
    let steps = html("div")
        .class("walk-steps")
        .attr("role", "group")
        .attr("aria-label", messages.say("learn-steps"))
        .children(BACK.iter().map(step_button))
        .child(primary(play, move || walker.play_or_pause()))
        .children(ON.iter().map(step_button));
    let length = Memo::new(move |_| {
        let walk = walker.walk.read();
        walk.timeline().map_or(0, Timeline::len)
    });
    let step = Memo::new(move |_| walker.walk.with(Walkthrough::step));
    let place = Signal::derive(move || {
        let gaps = [("step", step.get().into()), ("count", length.get().into())];
        messages.format("learn-step", &gaps)
    });
    let slide = range(length, step, move |step| go(Go::To(step)))
        .attr("aria-label", messages.say("learn-place"))
        .attr("aria-valuetext", place);
    let speed_and_place = html("div")
        .class("speed")
        .child(html("span").class("soft").child(place))
        .child(speed(walker));
    html("div")
        .class("walk")
        .child(marks(walker))
        .child(slide)
        .child(steps)
        .child(speed_and_place)
        .child(keys(walker))
}

/// Creates a slider from 0 to `most`.
fn range(
    most: impl Into<Signal<usize>>,
    value: impl Into<Signal<usize>>,
    mut set: impl FnMut(usize) + 'static,
) -> El {
    let (most, value) = (most.into(), value.into());
    let input = html("input")
        .attr("type", "range")
        .attr("min", "0")
        .attr("max", Signal::derive(move || most.get().to_string()))
        .prop("value", Signal::derive(move || value.get().to_string()));
    let field: HtmlInputElement = input.cast();
    input.on("input", move |_| {
        if let Ok(value) = field.value().parse() {
            set(value);
        }
    })
}

/// Creates the slider of the playback speed.
fn speed(walker: Walker) -> El {
    let messages = walker.messages;
    let speed = Signal::derive(move || {
        let steps = SPEEDS[walker.speed.get()];
        // Low speeds are given as seconds for each step.
        let (key, number) = if steps < 10 {
            ("learn-slow", 10 / steps)
        } else {
            ("learn-fast", steps / 10)
        };
        messages.format(key, &[("count", number.into())])
    });
    let most = SPEEDS.len() - 1;
    let quicken = move |speed: usize| walker.speed.set(speed.min(most));
    let slider = range(most, walker.speed, quicken).attr("aria-valuetext", speed);
    html("label")
        .child(messages.say("learn-speed"))
        .child(" ")
        .child(html("span").class("soft").child(speed))
        .child(slider)
}

/// Returns `true` if the page is read from right to left.
pub(super) fn is_mirrored() -> bool {
    let root = document().document_element();
    root.and_then(|root| root.get_attribute("dir")).as_deref() == Some("rtl")
}

/// Creates the marks above the slider.
fn marks(walker: Walker) -> El {
    let path = |class: &'static str, is_cut: bool| {
        let path = Memo::new(move |_| marked(&walker.walk.read(), is_cut));
        svg("path").class(class).attr("d", path)
    };
    svg("svg")
        .class("marks")
        .attr("viewBox", "0 0 1000 10")
        .attr("preserveAspectRatio", "none")
        .attr("aria-hidden", "true")
        .child(path("root", false))
        .child(path("cut", true))
}

fn marked(walk: &Walkthrough, is_cut: bool) -> String {
    let Some(line) = walk.timeline() else {
        return String::new();
    };
    let marks = line.marks(200).into_iter();
    let marks = marks.filter(|mark| (mark.kind == MarkKind::Cut) == is_cut);
    let place = |step: usize| step * 1000 / line.len().max(1);
    let paths = marks.map(|mark| format!("M{} 0v10", place(mark.step)));
    paths.collect::<Vec<_>>().concat()
}

/// Creates the list of keys.
fn keys(walker: Walker) -> El {
    let messages = walker.messages;
    let ways = BACK.iter().chain(&ON).map(|way| (way.3, way.2));
    let others = [
        ("Space", "learn-play"),
        ("↑ ↓ ← →", "learn-key-tree"),
        ("Enter", "learn-key-enter"),
        ("Shift + ↑ ↓ ← →", "learn-key-pan"),
        ("+ − 0", "learn-key-zoom"),
    ];
    let rows = ways.chain(others).flat_map(|(key, text)| {
        let key = match key {
            "ArrowLeft" => "←",
            "ArrowRight" => "→",
            key => key,
        };
        let key = html("kbd").attr("dir", "ltr").child(key);
        [html("dt").child(key), html("dd").child(messages.say(text))]
    });
    details(messages.say("learn-keys")).child(html("dl").class("keys").children(rows))
}
