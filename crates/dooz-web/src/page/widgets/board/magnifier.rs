//! The magnifier above the finger on boards with small cells.

use super::fit::BoardFit;
use super::input::BoardInput;
use crate::page::browser::dom::{Part, html, svg, when};
use crate::page::browser::window::window;
use crate::page::prelude::*;

/// The side of the lens in pixels.
const SIDE: f64 = 132.0;
/// The distance of its middle from the finger.
const AWAY: f64 = 108.0;
/// The enlargement.
const ZOOM: f64 = 2.2;

/// Creates the lens, which shows the board around the finger while it is down: the same
/// drawing, enlarged.
pub(super) fn magnifier(input: &BoardInput) -> Part {
    let BoardInput {
        board, finger, fit, ..
    } = *input;
    let is_down = derive(move || finger.read().is_some());
    when(is_down, move || {
        let place = move || finger.get().unwrap_or_default();
        let view_box = derive(move || {
            fit.get()
                .map_or_else(String::new, |fit| part_around(fit, place()))
        });
        let middle = derive(move || middle(place()));
        let pixels = |number: f64| format!("{number}px");
        html("div")
            .class("lens")
            .attr("aria-hidden", "true")
            .style("left", derive(move || pixels(middle.get().0 - SIDE / 2.0)))
            .style("top", derive(move || pixels(middle.get().1 - SIDE / 2.0)))
            .child(
                svg("svg")
                    .attr("viewBox", view_box)
                    .child(svg("use").attr("href", format!("#{}-sheet", board.name))),
            )
    })
}

/// Returns the middle of the lens on the screen: above the finger, or beside it at the
/// upper edge.
fn middle((x, y): (i32, i32)) -> (f64, f64) {
    const HALF: f64 = SIDE / 2.0;
    let (x, y) = (f64::from(x), f64::from(y));
    let width = window().inner_width().ok().and_then(|width| width.as_f64());
    let width = width.unwrap_or(f64::MAX);
    if y - AWAY >= HALF {
        (x.clamp(HALF, (width - HALF).max(HALF)), y - AWAY)
    } else {
        let side = if x < width / 2.0 { AWAY } else { -AWAY };
        (x + side, y.max(HALF))
    }
}

/// Returns the part of a drawing that the lens shows.
fn part_around(fit: BoardFit, (x, y): (i32, i32)) -> String {
    let (x, y) = fit.units((x.into(), y.into()));
    let side = SIDE / ZOOM / fit.scale();
    let (left, top) = (x - side / 2.0, y - side / 2.0);
    format!("{left:.1} {top:.1} {side:.1} {side:.1}")
}
