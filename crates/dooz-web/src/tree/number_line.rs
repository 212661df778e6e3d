//! The line of numbers on which the window of a search closes.

use dooz_coach::trace::{Subject, TreeView};

/// The line of numbers on which the window of a search closes, with a mark at each
/// multiple of a step.
///
/// ```
/// use dooz_web::tree::NumberLine;
/// let line = NumberLine::holding(4, 9);
/// assert_eq!(line.marks().collect::<Vec<_>>(), [0, 2, 4, 6, 8, 10]);
/// assert!((line.place(5) - 0.5).abs() < 0.001);
/// // Numbers below zero make it as long on both sides.
/// assert_eq!(NumberLine::holding(-10, 3).marks().collect::<Vec<_>>(), [-10, -5, 0, 5, 10]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NumberLine {
    low: i64,
    high: i64,
    step: i64,
}

/// The largest number of steps from one end to the other.
const MOST_STEPS: i64 = 5;

impl NumberLine {
    /// Returns a line with room for all scores of a search.
    #[must_use]
    pub fn of(view: &TreeView) -> Self {
        let (low, high) = match view.subject() {
            Subject::Board { position, .. } => {
                let squares = position.rules().squares();
                view.trace().method.extremes(squares)
            }
            Subject::Tree(tree) => tree.range(),
        };
        Self::holding(low, high)
    }

    /// Returns the shortest round line that begins at zero, or has it in the middle,
    /// and has room for these numbers.
    #[must_use]
    pub fn holding(low: i64, high: i64) -> Self {
        // Typed trees may hold any number; the line is only a picture.
        const FARTHEST: i64 = 1_000_000_000;
        let far = |number: i64| number.saturating_abs().min(FARTHEST);
        let reach = far(low).max(far(high)).max(1);
        let has_negative = low < 0;
        let sides = if has_negative { 2 } else { 1 };
        let powers = std::iter::successors(Some(1), |power| Some(power * 10));
        let mut steps = powers.flat_map(|power| [power, 2 * power, 5 * power]);
        let fits = |step: &i64| (reach + step - 1) / step * sides <= MOST_STEPS;
        let step = steps.find(fits).unwrap_or(FARTHEST);
        let high = (reach + step - 1) / step * step;
        Self {
            low: if has_negative { -high } else { 0 },
            high,
            step,
        }
    }

    /// Returns the numbers with a mark.
    pub fn marks(self) -> impl Iterator<Item = i64> {
        let count = (self.high - self.low) / self.step;
        (0..=count).map(move |mark| self.low + mark * self.step)
    }

    /// Returns the place of a number between the ends, from 0 to 1.
    #[must_use]
    #[expect(
        clippy::cast_precision_loss,
        clippy::cast_possible_truncation,
        reason = "a picture needs no more"
    )]
    pub fn place(self, number: i64) -> f32 {
        let number = number.clamp(self.low, self.high);
        ((number - self.low) as f64 / (self.high - self.low) as f64) as f32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_has_a_few_marks_and_room_for_its_numbers() {
        for high in [0, 1, 2, 3, 7, 10, 16, 99, 100, 12_345, i64::MAX] {
            for low in [0, 1, -1, -high] {
                let line = NumberLine::holding(low.min(high), high);
                let marks: Vec<i64> = line.marks().collect();
                assert!((2..=6).contains(&marks.len()), "{low} {high}: {marks:?}");
                assert!(marks.contains(&0));
                if high < 1_000_000 {
                    assert!(marks[marks.len() - 1] >= high);
                }
            }
        }
    }

    #[test]
    fn numbers_beyond_the_ends_lie_on_them() {
        let line = NumberLine::holding(-1, 1);
        assert!(line.place(-9) < 0.001 && line.place(9) > 0.999);
    }
}
