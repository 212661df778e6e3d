//! The best lines, which can be previewed and played.

use dooz_coach::advice::Suggestion;
use dooz_core::Square;
use dooz_locale::coach::advice;

use super::study::Study;
use crate::page::browser::dom::{El, each, html};
use crate::page::prelude::*;
use crate::page::state::shared::shared;
use crate::page::widgets::controls::{button, panel, soft};

/// The number of moves of a line that are shown at most.
const MOST_MOVES: usize = 12;

/// Creates the list of the best moves, each with its line.
pub(super) fn best_lines(study: Study) -> El {
    let messages = shared().messages;
    let values = study.analyst.values;
    let lines = Memo::new(move |_| {
        values.with(|values| {
            let lines = values.as_ref().map(|values| values.lines.clone());
            lines.unwrap_or_default()
        })
    });
    let known = Signal::derive(move || {
        values.with(|values| {
            let known = values.as_ref().map(|values| values.map.knowledge());
            let say = |known| messages.with(|locale| advice::knowledge(known, locale));
            known.map(say).unwrap_or_default()
        })
    });
    // When the panel goes, the pointer does not leave the line.
    on_cleanup(move || study.look_along(&[]));
    let list = each(lines, move |line: Suggestion| {
        let found = line.found;
        let worth = Signal::derive(move || messages.with(|locale| advice::worth(&found, locale)));
        html("li")
            .class(if line.found.is_exact() { "exact" } else { "" })
            .child(html("span").class("worth").child(worth))
            .child(line_moves(study, &line))
    });
    panel(messages.say("analyse-lines"))
        .child(soft(known))
        .child(html("ol").class("lines").child(list))
}

/// Creates the moves of a line: pointing at one previews the line on the board,
/// and a click plays it as a side line.
pub(super) fn line_moves(study: Study, suggestion: &Suggestion) -> El {
    let count = suggestion.line.len().min(MOST_MOVES);
    let moves = (1..=count).map(|shown| line_move(study, suggestion, shown));
    html("span")
        .class("line")
        .attr("dir", "ltr")
        .children(moves)
}

/// Creates one move of a line.
fn line_move(study: Study, suggestion: &Suggestion, shown: usize) -> El {
    let messages = study.shared.messages;
    let found = suggestion.found;
    let way: Vec<Square> = suggestion.line[..shown].to_vec();
    let square = way[shown - 1];
    let label = Signal::derive(move || {
        let worth = messages.with(|locale| advice::worth(&found, locale));
        let gaps = [
            ("worth", worth.into()),
            ("square", square.to_string().into()),
        ];
        messages.format("analyse-line-move", &gaps)
    });
    let way = StoredValue::new(way);
    let look = move |_| way.with_value(|way| study.look_along(way));
    let leave = move |_| study.look_along(&[]);
    button(square.to_string(), move || {
        study.play_line(&way.get_value());
    })
    .class("move")
    .attr("aria-label", label)
    .on("mouseenter", look)
    .on("focus", look)
    .on("mouseleave", leave)
    .on("blur", leave)
}
