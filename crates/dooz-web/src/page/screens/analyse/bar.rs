//! The evaluation bar.

use dooz_core::Player;

use super::analyst::{Analyst, EvaluationState};
use crate::page::browser::dom::{El, html};
use crate::page::prelude::*;
use crate::page::state::shared::shared;

/// Creates the evaluation bar: the left part is the first player's share, and a
/// sentence says the same.
pub(crate) fn evaluation_bar(analyst: Analyst) -> El {
    let messages = shared().messages;
    let standing = Memo::new(move |_| analyst.standing());
    let sentence = Signal::derive(move || messages.with(|locale| standing.get().text(locale)));
    let share = move || standing.get().share();
    let symbol = move |player| Signal::derive(move || standing.get().symbol(player).to_string());
    let balance = Signal::derive(move || standing.get().balance.unwrap_or(0).to_string());
    let width = Signal::derive(move || format!("{}%", share().unwrap_or(50)));
    let thinks = Signal::derive(move || {
        if analyst.state.get() == EvaluationState::Running {
            messages.text("analyse-thinking")
        } else {
            String::new()
        }
    });
    let owner = |&player: &Player| html("span").class("owner").child(symbol(player));
    let bar = html("div")
        .class("bar")
        .class_if("unknown", Signal::derive(move || share().is_none()))
        .class_if("seen", Signal::derive(move || !standing.get().exact))
        .attr("data-first", symbol(Player::First))
        .attr("dir", "ltr")
        .attr("role", "meter")
        .attr("aria-label", messages.say("analyse-bar"))
        .attr("aria-valuemin", -100)
        .attr("aria-valuemax", 100)
        .attr("aria-valuenow", balance)
        .attr("aria-valuetext", sentence)
        .child(html("span").class("part").style("inline-size", width))
        .children(Player::BOTH.iter().map(owner));
    let sentence = html("p")
        .attr("aria-hidden", "true")
        .child(sentence)
        .child(" ")
        .child(html("span").class("soft").child(thinks));
    html("div").class("standing").child(bar).child(sentence)
}
