//! The chart of the game, with the chance after each move.

use dooz_core::{Game, Player, Position};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, MouseEvent};

use super::reviewer::followed;
use super::study::Study;
use crate::analysis::{Chart, Worth};
use crate::page::browser::dom::{El, html, part, svg, when};
use crate::page::prelude::*;
use crate::page::state::shared::shared;
use crate::page::widgets::players::{name, names};

/// Creates the chart of the game: a slider through its positions.
pub(super) fn course(study: Study) -> El {
    let messages = shared().messages;
    let plot = Plot::new(study);
    let title =
        derive(move || messages.format("analyse-chart", &[("player", name(Player::First).into())]));
    let here = derive(move || plot.worth(plot.here.get()));
    let place =
        derive(move || messages.format("analyse-chart-at", &[("number", plot.here.get().into())]));
    let now = html("span")
        .class("tiny num")
        .child(html("b").child(here))
        .child(" ")
        .child(html("span").class("soft").child(place));
    let head = html("div")
        .class("card-head")
        .child(html("h2").child(title))
        .child(now);
    html("section")
        .class("card course")
        .child(head)
        .child(plot.slider())
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
        let positions = memo(move |_| game.with(|game| positions(&followed(game))));
        let chart = memo(move |_| {
            positions.with(|positions| {
                let last = positions[positions.len() - 1];
                let moves = study.reviewer.moves();
                let count = positions.len() - 1;
                let mut chart = Chart::of(count, &moves, last.outcome());
                chart.learn(|place| study.analyst.remembers(&positions[place]));
                chart
            })
        });
        let here = memo(move |_| game.read().moves().len());
        Self { study, chart, here }
    }

    fn last(self) -> usize {
        self.chart.read().points.len() - 1
    }

    fn slider(self) -> El {
        let Self { study, chart, here } = self;
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
        let label = derive(move || {
            let first = name(Player::First);
            shared()
                .messages
                .format("analyse-chart-label", &[("player", first.into())])
        });
        let number = |of: fn(Self) -> usize| derive(move || of(self).to_string());
        html("div")
            .class("chart-place")
            .attr("dir", "ltr")
            .attr("tabindex", "0")
            .attr("role", "slider")
            .attr("aria-label", label)
            .attr("aria-valuemin", "0")
            .attr("aria-valuemax", number(Self::last))
            .attr("aria-valuenow", number(|plot| plot.here.get()))
            .attr("aria-valuetext", derive(move || self.say(here.get())))
            .on("click", click)
            .child(self.drawing())
    }

    fn drawing(self) -> El {
        let Self { study, chart, here } = self;
        let (wide, high) = (Chart::WIDTH, Chart::HEIGHT);
        let middle = high / 2.0;
        let path =
            |class: &'static str, path: Signal<String>| svg("path").class(class).attr("d", path);
        let of_chart = |of: fn(&Chart) -> String| derive(move || chart.with(of));
        let upright = move |place: usize| {
            let x = chart.with(|chart| chart.x(place));
            format!("M{x} 0V{high}")
        };
        let turn = derive(move || {
            study
                .reviewer
                .turning_point()
                .map(upright)
                .unwrap_or_default()
        });
        let current = derive(move || upright(here.get()));
        let mistakes = memo(move |_| {
            chart.with(|chart| {
                let dot = |(place, grade)| Some((chart.x(place), chart.y(place)?, grade));
                let dots: Vec<_> = chart.mistakes().filter_map(dot).collect();
                dots
            })
        });
        let mistakes = part(move || {
            let dots = mistakes.get().into_iter();
            dots.map(|(x, y, grade)| circle(x, y, 4.0).class(format!("cd {}", grade.name())))
                .collect()
        });
        let is_known = derive(move || chart.with(|chart| chart.y(here.get()).is_some()));
        let now = when(is_known, move || {
            let x = derive(move || chart.with(|chart| chart.x(here.get())).to_string());
            let y = derive(move || {
                let y = chart.with(|chart| chart.y(here.get()));
                y.unwrap_or(middle).to_string()
            });
            let dot = svg("circle").class("c-now").attr("r", "5");
            dot.attr("cx", x).attr("cy", y)
        });
        let ground = svg("rect").class("c-bg").attr("rx", "6");
        svg("svg")
            .class("chart")
            .attr("viewBox", format!("-4 -4 {} {}", wide + 8.0, high + 8.0))
            .attr("aria-hidden", "true")
            .child(ground.attr("width", wide).attr("height", high))
            .child(path("c-area", of_chart(Chart::area)))
            .child(
                svg("path")
                    .class("c-mid")
                    .attr("d", format!("M0 {middle}H{wide}")),
            )
            .child(path("c-turn", turn))
            .child(path("c-line", of_chart(Chart::line)))
            .child(path("c-cur", current))
            .child(mistakes)
            .child(now)
    }

    /// Writes the value of a place.
    fn worth(self, place: usize) -> String {
        let of_place = |chart: &Chart| chart.points.get(place).map(|point| point.worth);
        match self.chart.with(of_place).unwrap_or_default() {
            Worth::Unknown => String::new(),
            worth => shared()
                .messages
                .with(|locale| worth.text(&names(), locale)),
        }
    }

    /// Describes a place.
    fn say(self, place: usize) -> String {
        let messages = shared().messages;
        let worth = match self.worth(place) {
            unknown if unknown.is_empty() => messages.text("advice-value-unknown"),
            worth => worth,
        };
        let gaps = [("number", place.into()), ("worth", worth.into())];
        messages.format("analyse-chart-place", &gaps)
    }
}

fn circle(x: f32, y: f32, radius: f32) -> El {
    let circle = svg("circle").attr("cx", x).attr("cy", y);
    circle.attr("r", radius)
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
