//! Icons.

use crate::page::browser::dom::{El, svg};

/// Creates an icon of `index.html`, given its name there without the `i-`. It stands
/// beside a word, or in a button with a label.
pub(crate) fn icon(name: &str) -> El {
    let shape = svg("use").attr("href", format!("#i-{name}"));
    svg("svg")
        .class("icon")
        .attr("aria-hidden", "true")
        .child(shape)
}

/// Creates an icon that points along the line of reading, so that it is mirrored from
/// right to left.
pub(crate) fn turning_icon(name: &str) -> El {
    icon(name).class("icon turns")
}

/// Creates the mark of Dooz: a cross whose heart is a circle.
pub(crate) fn mark() -> El {
    let arms = svg("path").class("mark-x").attr(
        "d",
        "M2 2l2.6 2.6M14 2l-2.6 2.6M2 14l2.6-2.6M14 14l-2.6-2.6",
    );
    let ring = svg("circle").class("mark-o");
    let ring = ring.attr("cx", "8").attr("cy", "8").attr("r", "3");
    svg("svg")
        .attr("viewBox", "0 0 16 16")
        .attr("aria-hidden", "true")
        .child(arms)
        .child(ring)
}
