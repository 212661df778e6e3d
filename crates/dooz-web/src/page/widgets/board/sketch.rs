//! Small pictures of games.

use dooz_coach::board_picture::Dress;

use crate::page::browser::dom::{El, svg};
use crate::play::Sketch;

/// Draws a small picture of a game.
pub(crate) fn sketch(sketch: &Sketch) -> El {
    let mut text = String::new();
    for shape in &sketch.shapes {
        shape.write(&mut text, Dress::Classes);
    }
    let view_box = sketch.view_box.map(|number| number.to_string());
    let picture = svg("svg")
        .class("mini")
        .attr("viewBox", view_box.join(" "))
        .attr("dir", "ltr")
        .attr("aria-hidden", "true");
    picture.element().set_inner_html(&text);
    picture
}
