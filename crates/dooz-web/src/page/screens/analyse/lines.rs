//! The best lines, which can be previewed and played.

use dooz_coach::advice::{Means, Suggestion};
use dooz_coach::analysis::ForcedWin;
use dooz_core::Player;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event};

use super::study::{Preview, Study};
use crate::analysis::{Worth, is_live};
use crate::page::browser::dom::{El, each, html, part, svg, when};
use crate::page::prelude::*;
use crate::page::state::analyst::EvaluationState;
use crate::page::state::shared::shared;
use crate::page::widgets::controls::{icon_button, option, quiet, soft, switch, yes_or_no};
use crate::page::widgets::players::{name, names, piece};

/// The number of moves of a line that are shown at most.
const MOST_MOVES: usize = 12;

/// Creates the card of the engine: its switch, how far it has come, and the best moves,
/// each with its line.
pub(super) fn engine(study: Study) -> El {
    let messages = shared().messages;
    let on = Signal::from(study.on);
    let shows_options = RwSignal::new(false);
    let options_button = icon_button("more", messages.say("analyse-options"), move || {
        shows_options.update(|shows| *shows = !*shows);
    });
    let head = html("div")
        .class("card-head")
        .child(html("h2").child(messages.say("analyse-lines")))
        .child(when(on, move || {
            html("span").class("tiny soft num").child(progress(study))
        }))
        .child(options_button.attr("aria-expanded", yes_or_no(shows_options.into())))
        .child(
            switch(on, move |is_on| study.on.set(is_on))
                .attr("aria-label", messages.say("analyse-switch"))
                .attr("aria-keyshortcuts", "a"),
        );
    // When the card goes, the pointer does not leave the line.
    on_cleanup(move || study.look_along(Preview::default()));
    html("section")
        .class("card engine")
        .child(head)
        .child(when(shows_options.into(), move || options(study)))
        .child(when(on, move || known(study)))
        .child(when(derive(move || !on.get()), move || {
            soft(messages.say("analyse-off"))
        }))
}

/// Creates the switches for what the board shows, and the button that stops the search.
fn options(study: Study) -> El {
    let messages = shared().messages;
    let game = study.shared.store.game;
    let analyst = study.analyst;
    let has_threats = memo(move |_| is_live(game.read().position()));
    let values = option(
        messages.say("analyse-values"),
        study.heat.into(),
        move |on| {
            study.heat.set(on);
        },
    );
    let threats = when(has_threats.into(), move || {
        option(
            messages.say("analyse-threats"),
            study.threats.into(),
            move |on| {
                study.threats.set(on);
            },
        )
    });
    let label = derive(move || {
        messages.text(match analyst.state.get() {
            EvaluationState::Running => "analyse-stop",
            _ => "analyse-resume",
        })
    });
    // A search that has seen the end of the game is over.
    let goes_on = derive(move || analyst.state.get() != EvaluationState::Finished);
    let stop = when(goes_on, move || {
        quiet(label, move || analyst.stop_or_resume())
    });
    html("div")
        .class("opts")
        .child(values)
        .child(threats)
        .child(stop)
}

/// Creates what is known of the position.
fn known(study: Study) -> El {
    let game = study.shared.store.game;
    let is_over = memo(move |_| game.read().position().outcome().is_some());
    let content = part(move || {
        let is_over = is_over.get();
        untrack(|| {
            if is_over {
                vec![the_end(study)]
            } else {
                vec![deepening(study), proofs(study), lines(study)]
            }
        })
    });
    html("div").child(content)
}

/// Says how the game has ended, where there are no lines.
fn the_end(study: Study) -> El {
    let messages = shared().messages;
    let standing = memo(move |_| study.analyst.standing());
    let said = derive(move || messages.with(|locale| standing.get().text(&names(), locale)));
    let symbol = part(move || {
        let winner = standing.get().outcome.and_then(dooz_core::Outcome::winner);
        winner.map(piece).into_iter().collect()
    });
    html("div")
        .class("empty")
        .child(symbol)
        .child(html("b").child(said))
        .child(html("p").child(messages.say("analyse-over")))
}

/// Returns the depth of the search and the number of positions, in short.
fn progress(study: Study) -> Signal<String> {
    let messages = shared().messages;
    derive(move || {
        study.analyst.values.with(|values| {
            let Some(values) = values else {
                return String::new();
            };
            match &values.search {
                Some(search) => messages.format(
                    "analyse-search",
                    &[
                        ("depth", search.depth.into()),
                        ("nodes", short(search.nodes).into()),
                    ],
                ),
                None if values.map.is_proven() => messages.text("analyse-solved"),
                None => String::new(),
            }
        })
    })
}

/// Writes a count in thousands or millions. More digits would only flicker.
fn short(count: u64) -> String {
    let messages = shared().messages;
    match count {
        1_000_000.. => {
            let tenths = u32::try_from(count / 100_000).unwrap_or(u32::MAX);
            let millions = dooz_locale::Value::decimal(f64::from(tenths) / 10.0, 1);
            messages.format("analyse-millions", &[("count", millions)])
        }
        1000.. => messages.format("analyse-thousands", &[("count", (count / 1000).into())]),
        _ => messages.number(count),
    }
}

/// Draws how far the search has come: the deeper, the slower.
fn deepening(study: Study) -> El {
    /// The depth that fills half of the bar.
    const HALF: u32 = 10;
    let messages = shared().messages;
    let share = memo(move |_| {
        let state = study.analyst.state.get();
        let is_outdated = study.analyst.is_outdated.get();
        study.analyst.values.with(|values| {
            let Some(values) = values else { return 0 };
            match &values.search {
                _ if state == EvaluationState::Finished => 100,
                // The values of the last position stay if there are no others.
                _ if state == EvaluationState::Stopped && is_outdated => 0,
                Some(search) => 100 * search.depth / (search.depth + HALF),
                None => {
                    let moves = &values.map.moves;
                    let exact = moves.iter().filter(|found| found.is_proven()).count();
                    let share = 100 * exact / moves.len().max(1);
                    u32::try_from(share).unwrap_or(100)
                }
            }
        })
    });
    let bar = |class: &str| svg("rect").class(class).attr("height", "2");
    let label = derive(move || messages.format("analyse-deep", &[("percent", share.get().into())]));
    svg("svg")
        .class("deep")
        .attr("viewBox", "0 0 100 2")
        .attr("preserveAspectRatio", "none")
        .attr("role", "img")
        .attr("aria-label", label)
        .child(bar("d0").attr("width", "100"))
        .child(bar("d1").attr("width", derive(move || share.get().to_string())))
}

/// Creates the wins that threats prove, in words. Their lines are seen on the board.
fn proofs(study: Study) -> El {
    let wins = memo(move |_| {
        if study.analyst.is_outdated.get() {
            return (None, None);
        }
        study.analyst.values.with(|values| {
            let values = values.as_ref();
            let search = values.and_then(|values| values.search.as_ref());
            let wins = search.map(|search| search.wins.clone()).unwrap_or_default();
            let turn = values.map(|values| values.map.turn);
            let own = wins.own.clone().zip(turn);
            // Whoever wins first does not care for the danger.
            let danger = wins.danger.filter(|_| own.is_none());
            (own, danger.zip(turn.map(|turn| !turn)))
        })
    });
    let content = part(move || {
        let (own, danger) = wins.get();
        let own = own.map(|(win, player)| forced_win(study, win, player, false));
        let danger = danger.map(|(win, player)| forced_win(study, win, player, true));
        own.into_iter().chain(danger).collect()
    });
    html("div").child(content)
}

/// Creates the button of a forced win, or of one that the opponent threatens.
fn forced_win(study: Study, win: ForcedWin, player: Player, is_danger: bool) -> El {
    let messages = shared().messages;
    let key = match (is_danger, win.means) {
        (true, _) => "analyse-danger",
        (false, Means::Fours) => "analyse-wins-fours",
        (false, Means::OpenThree | Means::Threats) => "analyse-wins-threats",
    };
    let text = messages.format(key, &[("player", name(player).into())]);
    let preview = Preview {
        begins: Some(player),
        line: win.moves,
    };
    html("button")
        .class(if is_danger { "proof danger" } else { "proof" })
        .attr("type", "button")
        .child(text)
        .previews(study, preview)
}

/// Creates the list of the best lines.
fn lines(study: Study) -> El {
    let values = study.analyst.values;
    let lines = memo(move |_| {
        values.with(|values| {
            let values = values.as_ref();
            let lines = values.map(|values| (values.map.turn, values.lines.clone()));
            let lines = lines.into_iter().flat_map(|(turn, lines)| {
                let lines = lines.into_iter().enumerate();
                lines.map(move |(place, line)| RankedLine { place, turn, line })
            });
            lines.collect::<Vec<_>>()
        })
    });
    let list = each(lines, move |line: RankedLine| {
        html("li").child(line_button(study, line))
    });
    html("ol")
        .class("pvs")
        .class_if("outdated", study.analyst.is_outdated.into())
        .child(list)
}

/// A line with its rank among the best.
#[derive(Clone, Debug, PartialEq)]
struct RankedLine {
    place: usize,
    turn: Player,
    line: Suggestion,
}

/// Creates the button of a line: pointing at it previews the line on the board. A click
/// plays it up to the move that was clicked, and a key its first move.
fn line_button(study: Study, ranked: RankedLine) -> El {
    let messages = shared().messages;
    let RankedLine { place, turn, line } = ranked;
    let worth = Worth::of(&line.found, turn);
    let text = derive(move || messages.with(|locale| worth.text(&names(), locale)));
    let players = [turn, !turn].into_iter().cycle();
    let moves = line.line.iter().zip(players).take(MOST_MOVES);
    let moves = (1_usize..).zip(moves).map(|(count, (square, player))| {
        let class = match player {
            Player::First => "b",
            Player::Second => "w",
        };
        let word = html("i").class(class).attr("data-count", count);
        // The space is for those who hear the line.
        word.child(format!("{square} "))
    });
    let moves: Vec<El> = moves.collect();
    let whole = line.line.clone();
    // What is not listed would only crowd the board.
    let listed = line.line.iter().take(MOST_MOVES).copied();
    let preview = Preview {
        begins: Some(turn),
        line: listed.collect(),
    };
    html("button")
        .class(if place == 0 { "pv best" } else { "pv" })
        .attr("type", "button")
        .child(
            html("b")
                .class(if worth.is_proven() {
                    "pct num proven"
                } else {
                    "pct num"
                })
                .child(text),
        )
        .child(" ")
        .child(html("span").class("sq").child(moves))
        .previews(study, preview)
        .on("click", move |event| {
            // The lines of the last position cannot be played.
            if !study.analyst.is_outdated.get_untracked() {
                let count = clicked_count(&event).unwrap_or(1).min(whole.len());
                study.play_line(&whole[..count]);
            }
        })
}

/// Returns the number of moves up to the one that was clicked, if it was one.
fn clicked_count(event: &Event) -> Option<usize> {
    let element: Element = event.target()?.dyn_into().ok()?;
    element.get_attribute("data-count")?.parse().ok()
}

/// An element that previews a line.
pub(super) trait Previews {
    /// Previews a line on the board while the element is pointed at or has the focus.
    fn previews(self, study: Study, preview: Preview) -> Self;
}

impl Previews for El {
    fn previews(self, study: Study, preview: Preview) -> Self {
        let preview = StoredValue::new(preview);
        let look = move |_| {
            if !study.analyst.is_outdated.get_untracked() {
                study.look_along(preview.get_value());
            }
        };
        let leave = move |_| study.look_along(Preview::default());
        self.on("mouseenter", look)
            .on("focus", look)
            .on("mouseleave", leave)
            .on("blur", leave)
    }
}
