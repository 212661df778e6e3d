//! The chart of the game, with the balance of each position.

use dooz_core::{Game, Player, Position};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, MouseEvent};

use super::review::followed;
use super::study::Study;
use crate::analysis::Chart;
use crate::page::browser::dom::{El, html, part, svg};
use crate::page::browser::window::target;
use crate::page::prelude::*;
use crate::page::widgets::controls::{button, soft};

/// Creates the chart of the game: a slider through its positions, and the same
/// as a list.
pub(super) fn course(study: Study) -> El {
    let messages = study.shared.messages;
    let plot = Plot::new(study);
    let above = Signal::derive(move || {
        let symbol = plot.symbol(Player::First);
        messages.format("analyse-chart-above", &[("player", (&*symbol).into())])
    });
    let is_open = RwSignal::new(false);
    let toggle = move |event: Event| {
        let details: Element = target(&event);
        is_open.set(details.has_attribute("open"));
    };
    let places = Memo::new(move |_| if is_open.get() { plot.last() + 1 } else { 0 });
    let list = part(move || {
        let places = 0..places.get();
        places.map(|place| plot.entry(place)).collect()
    });
    html("section")
        .class("course")
        .child(html("h2").child(messages.say("analyse-chart")))
        .child(plot.slider())
        .child(soft(above))
        .child(
            html("details")
                .on("toggle", toggle)
                .child(html("summary").child(messages.say("analyse-chart-list")))
                .child(html("ol").class("plain").child(list)),
        )
}

/// The chart of the current line, and the current place in it.
#[derive(Clone, Copy)]
struct Plot {
    study: Study,
    chart: Memo<Chart>,
    here: Memo<usize>,
}

impl Plot {
    fn new(study: Study) -> Self {
        let game = study.shared.store.game;
        let positions = Memo::new(move |_| game.with(|game| positions(&followed(game))));
        let chart = Memo::new(move |_| {
            positions.with(|positions| {
                let last = positions[positions.len() - 1];
                let moves = study.reviewer.known().map(|known| known.moves);
                let moves = moves.unwrap_or_default();
                let count = positions.len() - 1;
                let mut chart = Chart::of(count, &moves, last.outcome());
                chart.fill(|place| study.analyst.remembers(&positions[place]));
                chart
            })
        });
        let here = Memo::new(move |_| game.read().moves().len());
        Self { study, chart, here }
    }

    fn last(self) -> usize {
        self.chart.read().points.len() - 1
    }

    fn slider(self) -> El {
        let Self { study, chart, here } = self;
        let label = study.shared.messages.say("analyse-chart");
        let click = move |event: Event| {
            let event: MouseEvent = event.unchecked_into();
            let target = event.current_target();
            let drawing = target.and_then(|target| target.dyn_into::<Element>().ok());
            if let Some(drawing) = drawing {
                let bounds = drawing.get_bounding_client_rect();
                let share = (f64::from(event.client_x()) - bounds.left()) / bounds.width().max(1.0);
                study.go_to(chart.with_untracked(|chart| chart.nearest(share)));
            }
        };
        html("div")
            .class("chart")
            .attr("dir", "ltr")
            .attr("tabindex", "0")
            .attr("role", "slider")
            .attr("aria-label", label)
            .attr("aria-valuemin", "0")
            .attr(
                "aria-valuemax",
                Signal::derive(move || self.last().to_string()),
            )
            .attr(
                "aria-valuenow",
                Signal::derive(move || here.get().to_string()),
            )
            .attr(
                "aria-valuetext",
                Signal::derive(move || self.say(here.get())),
            )
            .on("click", click)
            .child(self.drawing())
    }

    fn drawing(self) -> El {
        let Self { study, chart, here } = self;
        let line_at = |place: usize| format!("M{place} -110V110");
        let decisive = Signal::derive(move || {
            let review = study.reviewer.known().and_then(|known| known.complete);
            let place = review.and_then(|review| review.decisive_move());
            place.map(line_at).unwrap_or_default()
        });
        let wide = move || self.last().max(1);
        let view_box = Signal::derive(move || format!("0 -110 {} 220", wide()));
        let paths: [(&str, Signal<String>); 6] = [
            ("zero", Signal::derive(move || format!("M0 0H{}", wide()))),
            ("decisive", decisive),
            ("here", Signal::derive(move || line_at(here.get()))),
            (
                "course-line",
                Signal::derive(move || chart.with(Chart::path)),
            ),
            ("lone", Signal::derive(move || chart.with(Chart::lone))),
            (
                "mistakes",
                Signal::derive(move || chart.with(Chart::mistakes)),
            ),
        ];
        svg("svg")
            .attr("viewBox", view_box)
            .attr("preserveAspectRatio", "none")
            .attr("aria-hidden", "true")
            .children(
                paths
                    .iter()
                    .map(|&(class, path)| svg("path").class(class).attr("d", path)),
            )
    }

    fn entry(self, place: usize) -> El {
        let is_here = Signal::derive(move || (self.here.get() == place).then_some("true"));
        let label = Signal::derive(move || self.say(place));
        let button = button(label, move || self.study.go_to(place));
        html("li").child(button.attr("aria-current", is_here))
    }

    fn symbol(self, player: Player) -> String {
        let game = self.study.shared.store.game;
        game.read().symbol(player).to_string()
    }

    /// Describes the balance of a place.
    fn say(self, place: usize) -> String {
        let point = |chart: &Chart| chart.points.get(place).copied().unwrap_or_default();
        let worth = self.worth(self.chart.with(point).balance);
        self.study.shared.messages.format(
            "analyse-chart-place",
            &[("number", place.into()), ("worth", worth.into())],
        )
    }

    fn worth(self, balance: Option<i8>) -> String {
        let messages = self.study.shared.messages;
        let Some(balance) = balance else {
            return messages.text("analyse-chart-unknown");
        };
        let ahead = if balance < 0 {
            Player::Second
        } else {
            Player::First
        };
        let symbol = self.symbol(ahead);
        let player = ("player", (&*symbol).into());
        match balance.unsigned_abs() {
            0 => messages.text("analyse-chart-even"),
            100.. => messages.format("analyse-chart-won", &[player]),
            percent => messages.format(
                "analyse-chart-ahead",
                &[player, ("percent", usize::from(percent).into())],
            ),
        }
    }
}

/// Returns all positions of a game, from the first one on.
fn positions(game: &Game) -> Vec<Position> {
    let mut position = *game.start();
    let mut positions = vec![position];
    for &square in game.moves() {
        position.play(square).expect("the game was played");
        positions.push(position);
    }
    positions
}
