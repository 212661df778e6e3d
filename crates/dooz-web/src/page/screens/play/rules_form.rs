//! The choice of the rules: presets with a picture of each, and any others.

use dooz_coach::board_picture::GridLines;
use dooz_core::{LineRule, Rules};
use dooz_locale::known_value;

use super::match_form::MatchForm;
use crate::page::browser::dom::{El, html, part, svg};
use crate::page::prelude::*;
use crate::page::widgets::controls::{group, named, number, paragraph, remark, select, switch};
use crate::play::RulesSketch;

/// Returns the presets with the keys of their names.
fn presets() -> Vec<(String, Rules)> {
    let presets = Rules::PRESETS.map(|(name, rules)| (format!("rules-{name}"), rules));
    let mut presets = Vec::from(presets);
    // The line rule that no preset has.
    if let Ok(misere) = Rules::new(3, 3, 3, LineRule::Misere) {
        presets.push(("line-misere".to_owned(), misere));
    }
    presets
}

/// Creates the choice of the rules.
pub(super) fn rules_form(form: MatchForm) -> El {
    let messages = form.shared.messages;
    let rules = Memo::new(move |_| form.rules());
    let buttons = presets().into_iter().map(|(key, preset)| {
        let is_chosen = Signal::derive(move || rules.get() == preset);
        let name = html("span").child(Signal::derive(move || messages.text(&key)));
        switch(vec![sketch(preset), name], is_chosen, move || {
            form.choose(|draft| draft.rules(preset));
        })
    });
    let about = Signal::derive(move || {
        let rules = rules.get();
        let gaps = [("length", rules.k().into())];
        let size = [
            ("columns", rules.width().into()),
            ("rows", rules.height().into()),
            ("length", rules.k().into()),
        ];
        let line = messages.format(&format!("line-{}-about", rules.line().name()), &gaps);
        format!("{}. {line}", messages.format("rules-size", &size))
    });
    let known = Signal::derive(move || {
        let rules = rules.get();
        messages.with(|locale| known_value(rules, locale))
    });
    let own = html("details")
        .class("own")
        .child(html("summary").child(messages.say("match-own")))
        .children(own_rules(form, rules));
    let chosen = html("div")
        .class("chosen")
        .child(part(move || vec![sketch(rules.get())]))
        .child(
            html("div")
                .child(paragraph(about))
                .child(remark("known soft", known)),
        );
    group(messages.say("match-rules"))
        .child(html("div").class("presets").children(buttons))
        .child(own)
        .child(chosen)
}

/// Creates the fields for columns, rows, length and the line rule.
fn own_rules(form: MatchForm, rules: Memo<Rules>) -> [El; 2] {
    let messages = form.shared.messages;
    let typed = RwSignal::new([0_u8; 3]);
    let line = RwSignal::new(LineRule::Freestyle);
    // A preset fills in the fields, and a change of the fields chooses rules.
    Effect::new(move || {
        let rules = rules.get();
        typed.set([rules.width(), rules.height(), rules.k()]);
        line.set(rules.line());
    });
    let choose = move || {
        let (parts, line) = (typed.get_untracked(), line.get_untracked());
        let chosen = form.draft.try_update(|draft| draft.parts(parts, line));
        if let Some(chosen) = chosen {
            form.outcome.set(chosen);
        }
    };
    let part = |place: usize, label, least| {
        let value = Signal::derive(move || typed.with(|parts| parts[place].into()));
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
    let line_now = Signal::derive(move || line.get().name().to_owned());
    let choose_line = move |name: String| {
        if let Some(rule) = LineRule::ALL.into_iter().find(|rule| rule.name() == name) {
            line.set(rule);
            choose();
        }
    };
    let lines = named(lines.collect());
    let line = select(messages.say("match-line"), lines, line_now, choose_line);
    [parts, line]
}

/// Draws a board with a winning row. Bars at its ends mean that longer rows do
/// not win; a cross through it, that it loses.
fn sketch(rules: Rules) -> El {
    let RulesSketch {
        grid,
        cells,
        radius,
    } = RulesSketch::of(rules);
    let middle = |&cell: &usize| grid.middle(cell);
    let ends = cells.first().map(middle).zip(cells.last().map(middle));
    let line = ends.map(|((x1, y1), (x2, y2))| {
        let line = svg("line")
            .attr("x1", x1.to_string())
            .attr("y1", y1.to_string());
        line.attr("x2", x2.to_string()).attr("y2", y2.to_string())
    });
    let stones = cells.iter().map(middle).map(|(x, y)| {
        let stone = svg("circle").attr("cx", x.to_string());
        stone
            .attr("cy", y.to_string())
            .attr("r", radius.to_string())
    });
    let size = RulesSketch::SIZE + 2.0;
    svg("svg")
        .class("sketch")
        .attr("data-line", rules.line().name())
        .attr("viewBox", format!("-1 -1 {size} {size}"))
        .attr("dir", "ltr")
        .attr("aria-hidden", "true")
        .child(svg("path").attr("d", grid.lines(GridLines::Framed)))
        .child(line)
        .children(stones)
}
