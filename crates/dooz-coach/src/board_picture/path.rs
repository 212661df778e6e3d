//! Paths in the syntax of SVG's `d`.

use std::fmt::{self, Write};

/// A point of a drawing.
pub(super) type Point = (f32, f32);

/// A path in the syntax of SVG's `d`.
#[derive(Debug, Default)]
pub(super) struct Path(pub(super) String);

impl Path {
    pub(super) fn start(&mut self, (x, y): Point) {
        self.add("M", &[x, y]);
    }

    pub(super) fn add(&mut self, command: &str, numbers: &[f32]) {
        self.0 += command;
        for (place, &number) in numbers.iter().enumerate() {
            let space = if place == 0 { "" } else { " " };
            write!(self.0, "{space}{}", Tenths(number)).expect("a string takes every text");
        }
    }

    /// Adds a smooth curve through points, of which the first is where the path is.
    pub(super) fn curve(&mut self, points: &[Point]) {
        let at = |place: usize| points[place.min(points.len() - 1)];
        for end in 1..points.len() {
            let (from, to) = (at(end - 1), at(end));
            let (before, after) = (at(end.saturating_sub(2)), at(end + 1));
            // The tangents of Catmull and Rom.
            let leave = (
                from.0 + (to.0 - before.0) / 6.0,
                from.1 + (to.1 - before.1) / 6.0,
            );
            let arrive = (
                to.0 - (after.0 - from.0) / 6.0,
                to.1 - (after.1 - from.1) / 6.0,
            );
            self.add("C", &[leave.0, leave.1, arrive.0, arrive.1, to.0, to.1]);
        }
    }
}

/// A number of a drawing, written in tenths without a trailing zero.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tenths(pub(super) f32);

impl fmt::Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = (self.0 * 10.0).round() as i64;
        let sign = if tenths < 0 { "-" } else { "" };
        let (whole, rest) = (tenths.abs() / 10, tenths.abs() % 10);
        write!(f, "{sign}{whole}")?;
        if rest == 0 {
            Ok(())
        } else {
            write!(f, ".{rest}")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_to_a_tenth() {
        let texts = [0.0, -0.04, 12.0, -3.25, 7.96].map(|number| Tenths(number).to_string());
        assert_eq!(texts, ["0", "0", "12", "-3.3", "8"]);
    }

    #[test]
    fn a_curve_through_points_on_a_straight_line_is_straight() {
        let mut path = Path::default();
        path.curve(&[(0.0, 0.0), (6.0, 0.0), (12.0, 0.0)]);
        assert_eq!(path.0, "C1 0 4 0 6 0C8 0 11 0 12 0");
    }
}
