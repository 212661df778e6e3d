//! The evaluation bar.

use dooz_core::Player;

use crate::page::browser::dom::{El, html, svg};
use crate::page::prelude::*;
use crate::page::state::analyst::Analyst;
use crate::page::state::shared::shared;
use crate::page::widgets::players::{name, names};

/// Creates the evaluation bar: the first player's chance from below or, where it lies,
/// from the left, with the number at its foot.
pub(crate) fn evaluation_bar(analyst: Analyst) -> El {
    let messages = shared().messages;
    let standing = memo(move |_| analyst.standing());
    let sentence = derive(move || messages.with(|locale| standing.get().text(&names(), locale)));
    // The bar stays where it is until it is known where it goes.
    let percent = memo(move |last: Option<&u8>| {
        let known = standing.get().worth.percent();
        known.unwrap_or_else(|| last.copied().unwrap_or(50))
    });
    let is_known = derive(move || standing.get().worth.percent().is_some());
    let number = derive(move || {
        let percent = is_known.get().then(|| u16::from(percent.get()));
        percent.map_or_else(String::new, |percent| messages.number(percent))
    });
    let length = |of: fn(u8) -> u8| derive(move || of(percent.get()).to_string());
    let label = derive(move || {
        let first = name(Player::First);
        messages.format("analyse-bar", &[("player", first.into())])
    });
    let share = svg("rect")
        .attr("width", "10")
        .attr("y", length(|percent| 100 - percent))
        .attr("height", length(|percent| percent));
    let even = svg("line").attr("x1", "0").attr("x2", "10");
    let drawing = svg("svg")
        .attr("viewBox", "0 0 10 100")
        .attr("preserveAspectRatio", "none")
        .attr("aria-hidden", "true")
        .child(share)
        .child(even.attr("y1", "50").attr("y2", "50"));
    html("div")
        .class("evalbar")
        .class_if("low", derive(move || percent.get() < LOW))
        .attr("role", "meter")
        .attr("aria-label", label)
        .attr("aria-valuemin", "0")
        .attr("aria-valuemax", "100")
        .attr("aria-valuenow", length(|percent| percent))
        .attr("aria-valuetext", sentence)
        .child(drawing)
        .child(html("b").attr("aria-hidden", "true").child(number))
}

/// The chance below which the number at the foot lies on the other player's part.
const LOW: u8 = 4;
