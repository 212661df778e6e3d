//! Small pictures of rules.

use dooz_coach::board_picture::BoardGrid;
use dooz_core::Rules;

/// A small picture of some rules: the board, and stones in a row on it.
///
/// ```
/// use dooz_core::Rules;
/// use dooz_web::play::RulesSketch;
/// let sketch = RulesSketch::of(Rules::TIC_TAC_TOE);
/// assert_eq!(sketch.cells, [0, 4, 8]);
/// assert_eq!(sketch.grid.width(), RulesSketch::SIZE);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct RulesSketch {
    /// The board.
    pub grid: BoardGrid,
    /// The cells of the stones in a row.
    pub cells: Vec<usize>,
    /// The radius of a stone.
    pub radius: f32,
}

impl RulesSketch {
    /// The side of the square into which a picture fits.
    pub const SIZE: f32 = 60.0;

    /// The picture of some rules.
    #[must_use]
    pub fn of(rules: Rules) -> Self {
        let (columns, rows) = (usize::from(rules.width()), usize::from(rules.height()));
        let longest = rules.width().max(rules.height());
        let grid = BoardGrid::of(rules, Self::SIZE / f32::from(longest));

        // A row runs from corner to corner where it can, and along the
        // longer side where it is too long for that.
        let k = usize::from(rules.k());
        let (right, down) = if k <= columns.min(rows) {
            (1, 1)
        } else if columns >= rows {
            (1, 0)
        } else {
            (0, 1)
        };
        let from = |length: usize, step: usize| length.saturating_sub(1 + (k - 1) * step) / 2;
        let (left, top) = (from(columns, right), from(rows, down));
        let stones = 0..k.min(columns.max(rows));
        let cells = stones.map(|step| (top + step * down) * columns + left + step * right);
        Self {
            cells: cells.collect(),
            radius: (grid.cell * 0.4).floor().max(2.0),
            grid,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_lies_on_its_board() {
        for text in ["3x3x3", "22x3x5", "3x22x5", "15x15x5", "4x3x22", "3x3x2"] {
            let rules: Rules = text.parse().unwrap();
            let cells = RulesSketch::of(rules).cells;
            assert!(cells.iter().all(|&cell| cell < rules.squares()), "{text}");
            assert!(cells.is_sorted() && cells.len() > 1, "{text}");
        }
    }
}
