//! The controls of a walkthrough: buttons, keys and a slider.

use dooz_coach::trace::{Go, MarkKind, Timeline, Walkthrough};
use web_sys::HtmlInputElement;

use super::walker::{SPEEDS, Walker};
use crate::page::browser::dom::{El, html, part, svg};
use crate::page::browser::hotkeys::hotkeys;
use crate::page::prelude::*;
use crate::page::state::shared::shared;
use crate::page::widgets::controls::{details, icon_button, primary};
use crate::page::widgets::icon::icon;

/// A step, the key of its name, and its key on the keyboard.
type StepKey = (Go, &'static str, &'static str);

/// The steps that have a key.
const STEPS: [StepKey; 8] = [
    (Go::First, "learn-first", "Home"),
    (Go::Back, "learn-back", "ArrowLeft"),
    (Go::Forward, "learn-forward", "ArrowRight"),
    (Go::Last, "learn-last", "End"),
    (Go::NextCut, "learn-next-cut", "c"),
    (Go::PreviousCut, "learn-previous-cut", "C"),
    (Go::NextReturn, "learn-next-return", "r"),
    (Go::PreviousReturn, "learn-previous-return", "R"),
];

/// Returns the step of a key on the keyboard.
pub(super) fn step_of(key: &str) -> Option<Go> {
    let way = STEPS.iter().find(|way| way.2 == key);
    way.map(|way| way.0)
}

/// Creates the button of a step, which is disabled where the step leads nowhere.
pub(super) fn step_button(
    to: Go,
    sign: &str,
    name: &'static str,
    go: impl Fn(Go) + 'static,
    can: impl Fn(Go) -> bool + Send + Sync + 'static,
) -> El {
    let name = shared().messages.say(name);
    icon_button(sign, name, move || go(to))
        .attr("title", name)
        .attr("disabled", memo(move |_| !can(to)))
}

/// Creates the timeline of a walkthrough, and the buttons below it.
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
        step_of(key).map(go).is_some()
    });
    let can = move |to: Go| walker.walk.read().can(to);
    let step_button = move |to, sign, name| step_button(to, sign, name, go, can);
    let sign = part(move || {
        let name = if walker.playing.get() {
            "pause"
        } else {
            "play"
        };
        vec![icon(name).class("icon full")]
    });
    let named = derive(move || {
        let key = if walker.playing.get() {
            "learn-pause"
        } else {
            "learn-play"
        };
        messages.text(key)
    });
    let play = primary(sign, move || walker.play_or_pause())
        .class("btn primary only round")
        .attr("aria-label", named)
        .attr("title", named);
    let bar = html("div")
        .class("player-bar ltr")
        .attr("role", "group")
        .attr("aria-label", messages.say("learn-steps"))
        .child(step_button(Go::First, "first", "learn-first"))
        .child(step_button(Go::Back, "prev", "learn-back"))
        .child(play)
        .child(step_button(Go::Forward, "next", "learn-forward"))
        .child(step_button(Go::NextCut, "cut", "learn-next-cut"));
    let length = memo(move |_| {
        let walk = walker.walk.read();
        walk.timeline().map_or(0, Timeline::len)
    });
    let step = memo(move |_| walker.walk.with(Walkthrough::step));
    let gaps = move || [("step", step.get().into()), ("count", length.get().into())];
    let place = derive(move || messages.format("learn-step", &gaps()));
    let short = derive(move || {
        messages.format(
            "learn-done",
            &[("done", step.get().into()), ("count", length.get().into())],
        )
    });
    let slide = range(length, step, move |step| go(Go::To(step)))
        .attr("aria-label", messages.say("learn-place"))
        .attr("aria-valuetext", place);
    let line = html("div")
        .class("timeline ltr")
        .child(marks(walker))
        .child(slide);
    html("section")
        .class("card steps")
        .attr("aria-label", messages.say("learn-steps"))
        .child(line)
        .child(bar)
        .child(html("span").class("soft tiny num stepno").child(short))
}

/// Creates the card of what is rarely needed: the speed of the playback, and the keys.
pub(super) fn more(walker: Walker) -> El {
    details(walker.messages.say("learn-keys-and-speed"))
        .class("card more")
        .child(speed(walker))
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
        .attr("max", derive(move || most.get().to_string()))
        .prop("value", derive(move || value.get().to_string()));
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
    let speed = derive(move || {
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
    let label = html("span")
        .class("lab")
        .child(
            html("span")
                .class("soft")
                .child(messages.say("learn-speed")),
        )
        .child(html("b").child(speed));
    html("label").class("slider").child(label).child(slider)
}

/// Creates the marks above the slider: one for each step if there are not too many,
/// and all cuts and values of the root.
fn marks(walker: Walker) -> El {
    let path = |class: &'static str, mark: Mark| {
        let path = memo(move |_| marked(&walker.walk.read(), mark));
        svg("path").class(class).attr("d", path)
    };
    svg("svg")
        .attr("viewBox", "0 0 1000 22")
        .attr("preserveAspectRatio", "none")
        .attr("aria-hidden", "true")
        .child(path("tm", Mark::Step))
        .child(path("tm val", Mark::Kind(MarkKind::RootMove)))
        .child(path("tm cut", Mark::Kind(MarkKind::Cut)))
}

/// A kind of mark above the slider.
#[derive(Clone, Copy, PartialEq)]
enum Mark {
    Step,
    Kind(MarkKind),
}

fn marked(walk: &Walkthrough, mark: Mark) -> String {
    /// The number of steps up to which each has a mark.
    const MANY: usize = 60;
    let Some(line) = walk.timeline() else {
        return String::new();
    };
    let steps: Vec<usize> = match mark {
        Mark::Step if line.len() > MANY => Vec::new(),
        Mark::Step => (0..=line.len()).collect(),
        Mark::Kind(kind) => {
            let marks = line.marks(200).into_iter();
            let marks = marks.filter(|mark| mark.kind == kind);
            marks.map(|mark| mark.step).collect()
        }
    };
    let top = match mark {
        Mark::Step => 12,
        Mark::Kind(MarkKind::Cut) => 2,
        Mark::Kind(_) => 6,
    };
    let place = |step: usize| step * 1000 / line.len().max(1);
    let paths = steps
        .into_iter()
        .map(|step| format!("M{} {top}V20", place(step)));
    paths.collect::<Vec<_>>().concat()
}

/// Creates the list of keys.
fn keys(walker: Walker) -> El {
    let messages = walker.messages;
    let ways = STEPS.iter().map(|way| (way.2, way.1));
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
    html("dl").class("keys").children(rows)
}
