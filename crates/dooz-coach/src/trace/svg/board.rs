//! A small board with its crosses and circles.

use super::put;

/// What is drawn of a board, besides where.
#[derive(Clone, Copy, Debug)]
pub(super) struct Board {
    pub(super) columns: usize,
    pub(super) rows: usize,
    /// The side of a cell.
    pub(super) cell: f32,
}

impl Board {
    pub(super) fn new((columns, rows): (usize, usize)) -> Self {
        let longest = columns.max(rows).max(1) as f32;
        Self {
            columns,
            rows,
            cell: (60.0 / longest).clamp(4.0, 14.0),
        }
    }

    pub(super) fn width(&self) -> f32 {
        self.columns as f32 * self.cell
    }

    pub(super) fn height(&self) -> f32 {
        self.rows as f32 * self.cell
    }

    /// Draws a picture with its top left corner at a place; `class` is added
    /// to the frame's, and the cell of the last move is lit up.
    pub(super) fn draw(
        &self,
        svg: &mut String,
        picture: &str,
        last: Option<u32>,
        (left, top): (f32, f32),
        class: &str,
    ) {
        let (width, height, side) = (self.width(), self.height(), self.cell);
        put(
            svg,
            format_args!(
                "<rect class=\"frame{class}\" x=\"{left:.1}\" y=\"{top:.1}\" width=\"{width:.1}\" \
             height=\"{height:.1}\"/>\n"
            ),
        );
        let corner = |cell: usize| {
            let (column, row) = (cell % self.columns, cell / self.columns);
            (left + column as f32 * side, top + row as f32 * side)
        };
        if let Some(last) = last {
            let (x, y) = corner(last as usize);
            put(
                svg,
                format_args!(
                    "<rect class=\"last\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{side:.1}\" \
                 height=\"{side:.1}\"/>\n"
                ),
            );
        }
        let (mut grid, mut crosses, mut circles) = (String::new(), String::new(), String::new());
        for column in 1..self.columns {
            let x = left + column as f32 * side;
            put(&mut grid, format_args!("M{x:.1} {top:.1}v{height:.1}"));
        }
        for row in 1..self.rows {
            let y = top + row as f32 * side;
            put(&mut grid, format_args!("M{left:.1} {y:.1}h{width:.1}"));
        }
        let edge = side * 0.22;
        let (length, radius) = (side - 2.0 * edge, side / 2.0 - edge);
        for (cell, sign) in picture.chars().enumerate() {
            let (x, y) = corner(cell);
            let (x, y) = (x + edge, y + edge);
            match sign {
                'X' => put(
                    &mut crosses,
                    format_args!(
                        "M{x:.1} {y:.1}l{length:.1} {length:.1}m0 -{length:.1}l-{length:.1} {length:.1}"
                    ),
                ),
                'O' => put(
                    &mut circles,
                    format_args!(
                        "M{x:.1} {:.1}a{radius:.1} {radius:.1} 0 1 0 {length:.1} 0\
                     a{radius:.1} {radius:.1} 0 1 0 -{length:.1} 0",
                        y + radius
                    ),
                ),
                _ => {}
            }
        }
        for (class, path) in [("grid", grid), ("x", crosses), ("o", circles)] {
            if !path.is_empty() {
                put(
                    svg,
                    format_args!("<path class=\"{class}\" d=\"{path}\"/>\n"),
                );
            }
        }
    }
}
