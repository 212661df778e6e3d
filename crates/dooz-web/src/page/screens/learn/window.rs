//! The window of the current call, as a line of numbers with two shutters.

#![expect(
    clippy::cast_possible_truncation,
    reason = "pixels of a screen fit into any number"
)]

use dooz_coach::trace::{Call, ScoreWriter, Walkthrough};
use dooz_locale::coach::walkthrough::{formula, score_digits};

use super::walker::Walker;
use crate::page::browser::dom::{El, Part, each, html, svg, when};
use crate::page::prelude::*;
use crate::page::widgets::icon::icon;
use crate::tree::NumberLine;

/// The ends of the line in the drawing; there is room for a text on both sides.
const ENDS: (f32, f32) = (56.0, 344.0);

/// The part of the line at each end that lies beyond all numbers.
const BEYOND: f32 = 24.0;

/// The window of a call, in words and in units of the drawing.
#[derive(Clone, Debug, Default, PartialEq)]
struct WindowPicture {
    /// The marks of the line: their places and numbers.
    marks: Vec<(i32, String)>,
    /// The places of the two shutters.
    alpha: i32,
    beta: i32,
    /// The bounds with their names.
    bounds: [String; 2],
    /// The reason why it has closed, if it has.
    closed: Option<String>,
}

/// Creates the card of the window, for searches that have one.
pub(super) fn window_card(walker: Walker) -> Part {
    when(derive(move || walker.has_window()), move || {
        let picture = memo(move |_| walker.walk.with(|walk| picture(walker, walk)));
        drawn(walker, picture)
    })
}

fn picture(walker: Walker, walk: &Walkthrough) -> WindowPicture {
    let Some(view) = walk.leader() else {
        return WindowPicture::default();
    };
    let line = NumberLine::of(view);
    // An infinite bound lies at the end of the rail, beyond all numbers.
    let (low, high) = (ENDS.0 + BEYOND, ENDS.1 - BEYOND);
    let place = |number| (low + line.place(number) * (high - low)) as i32;
    let call = view.current();
    let window = call.and_then(Call::window).unwrap_or_default();
    walker.messages.with(|locale| {
        let number = |number: i64| score_digits(locale, number);
        let writer = ScoreWriter::new(&view.trace().method, &number);
        let mark = |mark| (place(mark), writer.score(mark));
        WindowPicture {
            marks: line.marks().map(mark).collect(),
            alpha: window.alpha.map_or(ENDS.0 as i32, place),
            beta: window.beta.map_or(ENDS.1 as i32, place),
            bounds: writer.bounds(window),
            closed: call.and_then(|call| Some(writer.reason(call.side, call.cut.as_ref()?))),
        }
    })
}

fn drawn(walker: Walker, picture: Memo<WindowPicture>) -> El {
    let messages = walker.messages;
    let number = move |get: fn(&WindowPicture) -> i32| {
        derive(move || picture.with(|picture| get(picture).to_string()))
    };
    let text = move |get: fn(&WindowPicture) -> String| derive(move || picture.with(get));
    let rect = |class: &str, x: Signal<String>, width: Signal<String>| {
        let rect = svg("rect").class(class).attr("x", x).attr("width", width);
        rect.attr("y", "34").attr("height", "22").attr("rx", "4")
    };
    let shutter = |class: &str, get: fn(&WindowPicture) -> i32| {
        let path = move || picture.with(|picture| format!("M{} 24V66", get(picture)));
        svg("path").class(class).attr("d", derive(path))
    };
    // The names stand outside the window, and beyond each other once it has closed.
    let name = |class: &str, is_beta: bool| {
        let is_right = move |picture: &WindowPicture| is_beta != picture.is_crossed();
        let x = move || {
            picture.with(|picture| {
                let at = if is_beta { picture.beta } else { picture.alpha };
                let aside = if is_right(picture) { 8 } else { -8 };
                (at + aside).to_string()
            })
        };
        let anchor =
            move || picture.with(|picture| if is_right(picture) { "start" } else { "end" });
        let bound = move || picture.with(|picture| picture.bounds[usize::from(is_beta)].clone());
        svg("text")
            .class(class)
            .attr("y", "14")
            .attr("x", derive(x))
            .attr("text-anchor", derive(anchor))
            .child(derive(bound))
    };
    let marks = each(
        derive(move || picture.with(|picture| picture.marks.clone())),
        |(x, text)| {
            let tick = svg("path").class("n-tk").attr("d", format!("M{x} 58v6"));
            let number = svg("text").class("n-tick").attr("x", x).attr("y", "84");
            svg("g").child(tick).child(number.child(text))
        },
    );
    let label = text(|picture| {
        let [alpha, beta] = &picture.bounds;
        format!("{alpha}, {beta}")
    });
    let line = svg("svg")
        .class("window")
        .attr("viewBox", "0 0 400 92")
        .attr("role", "img")
        .attr("aria-label", label)
        .child(rect(
            "n-rail",
            Signal::stored(ENDS.0.to_string()),
            Signal::stored((ENDS.1 - ENDS.0).to_string()),
        ))
        .child(rect(
            "n-a",
            Signal::stored(ENDS.0.to_string()),
            number(|picture| picture.alpha - ENDS.0 as i32),
        ))
        .child(rect(
            "n-b2",
            number(|picture| picture.beta),
            number(|picture| ENDS.1 as i32 - picture.beta),
        ))
        .child(
            rect(
                "n-x",
                number(|picture| picture.beta),
                number(WindowPicture::overlap),
            )
            .attr("y", "28")
            .attr("height", "34"),
        )
        .child(shutter("n-ha", |picture| picture.alpha))
        .child(shutter("n-hb", |picture| picture.beta))
        .child(name("n-t a", false))
        .child(name("n-t b", true))
        .child(svg("g").child(marks));
    let is_closed = derive(move || picture.with(|picture| picture.closed.is_some()));
    let pill = when(is_closed, move || {
        let text = derive(move || {
            let reason = picture.with(|picture| picture.closed.clone().unwrap_or_default());
            let reason = messages.with(|locale| formula(locale, &reason));
            messages.format("learn-closed", &[("reason", (&*reason).into())])
        });
        let pill = html("span").class("pill alarm").child(icon("cut"));
        pill.child(html("span").child(text))
    });
    let head = html("div")
        .class("card-head")
        .child(html("h2").child(messages.say("learn-window")))
        .child(pill);
    html("section").class("card").child(head).child(line)
}

impl WindowPicture {
    /// Returns `true` if the shutters have met.
    const fn is_crossed(&self) -> bool {
        self.alpha >= self.beta
    }

    /// Returns the width of the part that both shutters cover.
    fn overlap(&self) -> i32 {
        (self.alpha - self.beta).max(0)
    }
}
