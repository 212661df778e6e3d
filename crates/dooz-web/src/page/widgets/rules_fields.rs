//! The fields of rules.

use dooz_core::{LineRule, Rules};

use crate::page::browser::dom::{El, html};
use crate::page::prelude::*;
use crate::page::state::shared::shared;
use crate::page::widgets::controls::{named, number, select};

/// Creates the fields for columns, rows, length and the line rule. They show `rules`, and
/// keep what is typed: `choose` receives each change, whether there are such rules or not.
pub(crate) fn rules_fields(
    rules: Memo<Rules>,
    choose: impl Fn([u8; 3], LineRule) + Copy + 'static,
) -> El {
    let messages = shared().messages;
    let typed = RwSignal::new([0_u8; 3]);
    let line = RwSignal::new(LineRule::Freestyle);
    // Other rules fill in the fields, and a change of the fields chooses rules.
    effect(move || {
        let rules = rules.get();
        typed.set([rules.width(), rules.height(), rules.k()]);
        line.set(rules.line());
    });
    let choose = move || choose(typed.get_untracked(), line.get_untracked());
    let part = |place: usize, label, least| {
        let value = derive(move || typed.with(|parts| parts[place].into()));
        number(messages.say(label), (least, 22), value, move |number| {
            typed.update(|parts| parts[place] = number.try_into().unwrap_or(0));
            choose();
        })
    };
    let parts = html("div")
        .class("parts")
        .child(part(0, "match-columns", 3))
        .child(part(1, "match-rows", 3))
        .child(part(2, "match-length", 2));
    let lines = LineRule::ALL.iter().map(|rule| {
        let name = rule.name();
        (name.to_owned(), format!("line-{name}"))
    });
    let line_now = derive(move || line.get().name().to_owned());
    let choose_line = move |name: String| {
        if let Some(rule) = LineRule::ALL.into_iter().find(|rule| rule.name() == name) {
            line.set(rule);
            choose();
        }
    };
    let lines = named(lines.collect());
    let line = select(messages.say("match-line"), lines, line_now, choose_line);
    html("div").class("own").child(parts).child(line)
}
