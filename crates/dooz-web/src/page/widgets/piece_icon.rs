//! The pieces of the players beside words.

use dooz_coach::board_picture::PieceStyle;
use dooz_core::Symbol;

use crate::page::browser::dom::{El, svg};

/// Creates the piece of a player as an icon: a cross or a circle, or a black or a white
/// stone.
pub(crate) fn piece_icon(symbol: Symbol, style: PieceStyle) -> El {
    let (class, view_box, shapes) = match (style, symbol) {
        (PieceStyle::Symbols, Symbol::X) => ("sym thin", "0 0 100 100", vec![cross()]),
        (PieceStyle::Symbols, Symbol::O) => {
            let circle = circle("os", "50", "31");
            ("sym thin", "0 0 100 100", vec![circle])
        }
        (PieceStyle::Stones, symbol) => ("sym", "0 0 20 20", stone(symbol)),
    };
    svg("svg")
        .class(class)
        .attr("viewBox", view_box)
        .attr("aria-hidden", "true")
        .children(shapes)
}

fn cross() -> El {
    let strokes = "M22 22C38 40 60 58 78 78M78 22C60 40 40 60 22 78";
    svg("path").class("xs").attr("d", strokes)
}

fn circle(class: &'static str, middle: &'static str, radius: &'static str) -> El {
    svg("circle")
        .class(class)
        .attr("cx", middle)
        .attr("cy", middle)
        .attr("r", radius)
}

fn stone(symbol: Symbol) -> Vec<El> {
    let shading = match symbol {
        Symbol::X => "url(#sb)",
        Symbol::O => "url(#sw)",
    };
    let body = circle("stone-body", "10", "9.4").attr("fill", shading);
    vec![body, circle("rim-ui", "10", "9.2")]
}
