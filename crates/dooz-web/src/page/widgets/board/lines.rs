//! The lines and coordinates of a board.

use dooz_coach::board_picture::{BoardGrid, GridLines};
use dooz_core::Line;

use crate::board_view::BoardView;
use crate::page::browser::dom::{El, part, svg};
use crate::page::prelude::*;

/// Draws the lines of the board: between the cells, or, for stones, through them.
pub(super) fn lines(grid: BoardGrid, is_stones: Signal<bool>) -> Vec<El> {
    let path = derive(move || {
        grid.lines(if is_stones.get() {
            GridLines::Crossing
        } else {
            GridLines::Inner
        })
    });
    let ground = svg("rect").class("ground");
    vec![
        ground
            .attr("width", grid.width())
            .attr("height", grid.height()),
        svg("path").class("grid").attr("d", path),
    ]
}

/// Returns the text size of coordinates, as boards of any size are drawn equally
/// wide.
pub(super) fn text_size(grid: BoardGrid) -> u16 {
    2 + grid.columns.max(grid.rows) as u16 * 2 / 5
}

/// Draws the letters of the columns and the numbers of the rows.
pub(super) fn coordinates(grid: BoardGrid) -> El {
    let size = text_size(grid);
    let text = |x: f32, y: f32, text: String| {
        let place = svg("text").class("coordinate").attr("x", x).attr("y", y);
        place.child(text)
    };
    let letters = (0..grid.columns).map(|column| {
        let y = grid.height() + f32::from(size * 3 / 2);
        text(grid.middle(column).0, y, grid.column_name(column))
    });
    let numbers = (0..grid.rows).map(|row| {
        let y = grid.middle(row * grid.columns).1 + f32::from(size / 3);
        text(-f32::from(size), y, (grid.rows - row).to_string())
    });
    svg("g")
        .attr("font-size", size)
        .children(letters.chain(numbers))
}

/// Draws the lines that decided the game through their stones.
pub(super) fn winning(view: Memo<BoardView>, grid: BoardGrid) -> El {
    let lines = memo(move |_| view.read().lines.clone());
    let lines = part(move || {
        let draw = |line: Line| {
            let [(x1, y1), (x2, y2)] = grid.stroke(line, 0.3);
            let drawn = svg("line").class("win").attr("pathLength", "1");
            let drawn = drawn.attr("x1", x1 as i32).attr("y1", y1 as i32);
            drawn.attr("x2", x2 as i32).attr("y2", y2 as i32)
        };
        lines.get().into_iter().map(draw).collect()
    });
    svg("g").child(lines)
}
