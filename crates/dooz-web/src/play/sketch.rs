//! Small pictures of games, as paths of SVG.

use std::fmt::Write;

use dooz_core::Rules;

/// The side of the square into which a picture fits.
pub const SIZE: u32 = 60;

/// A small picture of rules: the board, and stones in a row on it.
///
/// ```
/// use dooz_core::Rules;
/// use dooz_web::play::Sketch;
/// let sketch = Sketch::of(Rules::TIC_TAC_TOE);
/// assert_eq!(sketch.grid, "M0 0H60M0 20H60M0 40H60M0 60H60M0 0V60M20 0V60M40 0V60M60 0V60");
/// assert_eq!(sketch.stones.len(), 3);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sketch {
    /// The lines of the board.
    pub grid: String,
    /// The middles of the stones in a row.
    pub stones: Vec<(u32, u32)>,
    /// The radius of a stone.
    pub radius: u32,
}

impl Sketch {
    /// Draws the picture of some rules.
    #[must_use]
    pub fn of(rules: Rules) -> Self {
        let (columns, rows) = (u32::from(rules.width()), u32::from(rules.height()));
        let at = |line: u32| line * SIZE / columns.max(rows);
        let (wide, high) = (at(columns), at(rows));
        let mut grid = String::new();
        let mut draw = |parts: [&str; 4], numbers: [u32; 3]| {
            for (part, number) in parts.iter().zip(numbers) {
                grid.push_str(part);
                grid.push_str(&number.to_string());
            }
        };
        for row in 0..=rows {
            draw(["M", " ", "H", ""], [0, at(row), wide]);
        }
        for column in 0..=columns {
            draw(["M", " ", "V", ""], [at(column), 0, high]);
        }

        // A row runs from corner to corner where it can, and along the
        // longer side where it is too long for that.
        let k = u32::from(rules.k());
        let (right, down) = if k <= columns.min(rows) {
            (1, 1)
        } else if columns >= rows {
            (1, 0)
        } else {
            (0, 1)
        };
        let from = |length: u32, step: u32| (length.saturating_sub(1 + (k - 1) * step)) / 2;
        let (left, top) = (from(columns, right), from(rows, down));
        let middle = |place: u32| (2 * place + 1) * SIZE / (2 * columns.max(rows));
        let fitting = k.min(columns.max(rows));
        let stones =
            (0..fitting).map(|step| (middle(left + step * right), middle(top + step * down)));
        Self {
            stones: stones.collect(),
            radius: (SIZE * 2 / 5 / columns.max(rows)).max(2),
            grid,
        }
    }
}

/// Draws the crosses and the circles of a board of 3x3 as two paths, for cells
/// of 20: a board in one word from the top left, the first player as `X`.
///
/// ```
/// use dooz_web::play::marks_of;
/// assert_eq!(marks_of("X...O...."), [
///     "M5 5l10 10m0-10l-10 10".to_owned(),
///     "M30 24a6 6 0 1 1 -.1 0".to_owned(),
/// ]);
/// ```
#[must_use]
pub fn marks_of(board: &str) -> [String; 2] {
    let mut paths = [String::new(), String::new()];
    for (place, sign) in board.chars().enumerate() {
        let (x, y) = (place % 3 * 20, place / 3 * 20);
        let drawn = match sign {
            'X' => write!(paths[0], "M{} {}l10 10m0-10l-10 10", x + 5, y + 5),
            'O' => write!(paths[1], "M{} {}a6 6 0 1 1 -.1 0", x + 10, y + 4),
            _ => Ok(()),
        };
        drawn.expect("a string takes every text");
    }
    paths
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_lies_on_its_board() {
        for text in ["3x3x3", "22x3x5", "3x22x5", "15x15x5", "4x3x22", "3x3x2"] {
            let rules: Rules = text.parse().unwrap();
            let sketch = Sketch::of(rules);
            let longest = u32::from(rules.width().max(rules.height()));
            let edge = |side: u8| u32::from(side) * SIZE / longest;
            for (x, y) in sketch.stones {
                assert!(
                    x < edge(rules.width()) && y < edge(rules.height()),
                    "{text}"
                );
            }
        }
    }
}
