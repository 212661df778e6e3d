//! The best lines, which can be previewed and played.

use dooz_coach::advice::{Means, Suggestion};
use dooz_core::Square;
use dooz_locale::coach::advice;

use super::analyst::EvaluationState;
use super::study::Study;
use crate::page::browser::dom::{El, each, html, when};
use crate::page::prelude::*;
use crate::page::state::shared::shared;
use crate::page::widgets::controls::{button, panel, paragraph, row, soft};
use crate::protocol::Analysis;

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
            let known = values.as_ref().map(|values| certainty(study, values));
            known.unwrap_or_default()
        })
    });
    let is_live = Memo::new(move |_| {
        values.with(|values| {
            values
                .as_ref()
                .is_some_and(|values| values.search.is_some())
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
        .child(when(is_live.into(), move || live_search(study)))
        .child(
            html("ol")
                .class("lines")
                .class_if("outdated", study.analyst.is_outdated.into())
                .child(list),
        )
}

/// Says how much of the values is proven.
fn certainty(study: Study, values: &Analysis) -> String {
    let messages = study.shared.messages;
    let win = values
        .search
        .as_ref()
        .and_then(|search| search.wins.own.as_ref());
    let Some(win) = win else {
        return messages.with(|locale| advice::knowledge(values.map.knowledge(), locale));
    };
    let key = match win.means {
        Means::Fours => "analyse-wins-fours",
        Means::OpenThree | Means::Threats => "analyse-wins-threats",
    };
    let player = study.symbol(values.map.turn);
    messages.format(key, &[("player", player.into())])
}

/// Creates the state of the search that deepens, with the button that stops it.
fn live_search(study: Study) -> El {
    let messages = study.shared.messages;
    let analyst = study.analyst;
    let speed = Signal::derive(move || {
        analyst.values.with(|values| {
            let search = values.as_ref().and_then(|values| values.search.as_ref());
            let Some((search, speed)) = search.and_then(|search| Some((search, search.speed()?)))
            else {
                return String::new();
            };
            // More digits would only flicker.
            let speed = speed / 1000 * 1000;
            messages.format(
                "analyse-search",
                &[("depth", search.depth.into()), ("speed", speed.into())],
            )
        })
    });
    let danger = Signal::derive(move || {
        analyst.values.with(|values| {
            let danger = values.as_ref().filter(|values| {
                let wins = values.search.as_ref().map(|search| &search.wins);
                wins.is_some_and(|wins| wins.own.is_none() && wins.danger.is_some())
            });
            danger.map_or_else(String::new, |values| {
                let player = study.symbol(!values.map.turn);
                messages.format("analyse-danger", &[("player", player.into())])
            })
        })
    });
    let label = Signal::derive(move || {
        messages.text(match analyst.state.get() {
            EvaluationState::Running => "analyse-stop",
            _ => "analyse-resume",
        })
    });
    // A search that has seen the end of the game is over.
    let goes_on = Signal::derive(move || analyst.state.get() != EvaluationState::Finished);
    html("div")
        .class("search")
        .child(soft(speed))
        .child(paragraph(danger))
        .child(when(goes_on, move || {
            row(button(label, move || analyst.stop_or_resume()))
        }))
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
    let look = move |_| {
        if !study.analyst.is_outdated.get_untracked() {
            way.with_value(|way| study.look_along(way));
        }
    };
    let leave = move |_| study.look_along(&[]);
    button(square.to_string(), move || {
        // The lines of the last position cannot be played.
        if !study.analyst.is_outdated.get_untracked() {
            study.play_line(&way.get_value());
        }
    })
    .class("move")
    .attr("aria-label", label)
    .on("mouseenter", look)
    .on("focus", look)
    .on("mouseleave", leave)
    .on("blur", leave)
}
