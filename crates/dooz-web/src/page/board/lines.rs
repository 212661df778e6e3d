//! What lies under and over the stones.

use std::fmt::Write;

use dooz_core::{Line, Square};

use super::SIDE;
use crate::face::Face;
use crate::page::dom::{El, part, svg};
use crate::page::prelude::*;

/// The lines of the board: between the cells, or, for stones, through them.
pub(super) fn grid(columns: u32, rows: u32, is_stones: Signal<bool>) -> Vec<El> {
    let (wide, high) = (columns * SIDE, rows * SIDE);
    let path = Signal::derive(move || {
        let (first, offset) = if is_stones.get() {
            (0, SIDE / 2)
        } else {
            (1, 0)
        };
        let mut path = String::new();
        for column in first..columns {
            let x = column * SIDE + offset;
            let _ = write!(path, "M{x} {offset}V{}", high - offset);
        }
        for row in first..rows {
            let y = row * SIDE + offset;
            let _ = write!(path, "M{offset} {y}H{}", wide - offset);
        }
        path
    });
    let ground = svg("rect").class("ground");
    vec![
        ground.attr("width", wide).attr("height", high),
        svg("path").class("grid").attr("d", path),
    ]
}

/// The size of coordinates: boards of any size are drawn equally wide.
pub(super) fn text_size(columns: u32, rows: u32) -> u32 {
    2 + columns.max(rows) * 2 / 5
}

/// The letters of the columns and the numbers of the rows.
pub(super) fn coordinates(columns: u32, rows: u32) -> El {
    let size = text_size(columns, rows);
    let text = |x: String, y: u32, text: String| {
        let place = svg("text").class("coordinate").attr("x", x).attr("y", y);
        place.child(text)
    };
    let letters = (0..columns).map(|column| {
        let letter = char::from_u32('a' as u32 + column).unwrap_or('?');
        let x = column * SIDE + SIDE / 2;
        let y = rows * SIDE + size * 3 / 2;
        text(x.to_string(), y, letter.to_string())
    });
    let numbers = (0..rows).map(|row| {
        let y = row * SIDE + SIDE / 2 + size / 3;
        text(format!("-{size}"), y, (rows - row).to_string())
    });
    svg("g")
        .attr("font-size", size)
        .children(letters.chain(numbers))
}

/// The lines that decided the game, drawn through their stones.
pub(super) fn winning(face: Memo<Face>, rows: u32) -> El {
    let lines = Memo::new(move |_| face.read().lines.clone());
    let lines = part(move || {
        let draw = |line: Line| {
            let [x1, y1, x2, y2] = ends(line, rows);
            let drawn = svg("line").class("win").attr("pathLength", "1");
            let drawn = drawn.attr("x1", x1).attr("y1", y1);
            drawn.attr("x2", x2).attr("y2", y2)
        };
        lines.get().into_iter().map(draw).collect()
    });
    svg("g").child(lines)
}

/// Where a line through stones begins and ends: a third of a cell beyond the
/// middles of the outermost cells.
fn ends(line: Line, rows: u32) -> [i32; 4] {
    let side = SIDE.cast_signed();
    let middle = |square: Square| {
        let from_top = rows.cast_signed() - 1 - i32::from(square.row());
        let column = i32::from(square.column());
        [column * side + side / 2, from_top * side + side / 2]
    };
    let ([x1, y1], [x2, y2]) = (middle(line.first), middle(line.last()));
    let (right, down) = ((x2 - x1).signum() * side / 3, (y2 - y1).signum() * side / 3);
    [x1 - right, y1 - down, x2 + right, y2 + down]
}
