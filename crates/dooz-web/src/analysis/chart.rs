//! The chart of a game.

use std::fmt::Write;

use dooz_coach::advice::ReviewedMove;
use dooz_core::Outcome;

use super::{Grade, Worth, worth_before};

/// The value of each position of a game, to be drawn as a line.
///
/// ```
/// use dooz_coach::advice::{Adviser, Review};
/// use dooz_core::{Game, Limits, Rules};
/// use dooz_web::analysis::Chart;
/// let mut game = Game::new(Rules::TIC_TAC_TOE);
/// for square in ["a3", "b3", "a1"] {
///     game.play(square.parse()?)?;
/// }
/// let review = Review::of(&game, &mut Adviser::new(), &Limits::default());
/// let chart = Chart::of(3, &review.moves, None);
/// let chances: Vec<_> = chart.points.iter().map(|point| point.worth.percent()).collect();
/// assert_eq!(chances, [Some(50), Some(50), Some(100), Some(100)]);
/// assert_eq!(chart.line(), "M0 48L120 48L240 0L360 0");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chart {
    /// A point for each position: before the first move, and after each.
    pub points: Vec<Point>,
}

/// One position of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Point {
    /// The value, as far as it is known.
    pub worth: Worth,
    /// The grade of the move that led here.
    pub grade: Option<Grade>,
}

impl Chart {
    /// The width of the drawing.
    pub const WIDTH: f32 = 360.0;
    /// The height of the drawing: above is the first player's chance.
    pub const HEIGHT: f32 = 96.0;

    /// Creates the chart of a game with this number of moves, given the reviews
    /// of the first ones, and its outcome if it is over.
    #[must_use]
    pub fn of(moves: usize, reviewed: &[ReviewedMove], outcome: Option<Outcome>) -> Self {
        let mut points = vec![Point::default(); moves + 1];
        for reviewed in reviewed {
            let before = reviewed.number.saturating_sub(1);
            let Some([point, after]) = points.get_mut(before..before + 2) else {
                break;
            };
            point.worth = worth_before(reviewed);
            // The review of the next move, if there is one, is more precise.
            after.worth = Worth::of(&reviewed.found, reviewed.player);
            after.grade = Grade::of(reviewed);
        }
        if let (Some(outcome), Some(last)) = (outcome, points.last_mut()) {
            last.worth = Worth::of_outcome(outcome);
        }
        Self { points }
    }

    /// Takes over the values of positions that have been looked at for longer than the
    /// review does.
    pub fn learn(&mut self, known: impl Fn(usize) -> Option<Worth>) {
        for (place, point) in self.points.iter_mut().enumerate() {
            if let Some(worth) = known(place).filter(|_| !point.worth.is_proven()) {
                point.worth = worth;
            }
        }
    }

    /// Returns the distance of a position from the left edge of the drawing.
    #[must_use]
    pub fn x(&self, place: usize) -> f32 {
        // A game has fewer moves than a board has squares.
        let whole = |number: usize| number as u16;
        let last = self.points.len().saturating_sub(1).max(1);
        Self::WIDTH * f32::from(whole(place)) / f32::from(whole(last))
    }

    /// Returns the distance of a position from the upper edge, if its value is known.
    #[must_use]
    pub fn y(&self, place: usize) -> Option<f32> {
        let percent = self.points.get(place)?.worth.percent()?;
        Some(Self::HEIGHT * f32::from(100 - percent) / 100.0)
    }

    /// Returns the line through the known values as an SVG path. Unknown positions are
    /// gaps; a value between two of them is a line of length 0.
    #[must_use]
    pub fn line(&self) -> String {
        let mut path = String::new();
        for run in self.runs() {
            self.write_run(&mut path, &run);
            if run.len() == 1 {
                path += "h0";
            }
        }
        path
    }

    /// Returns the area under the line as an SVG path.
    #[must_use]
    pub fn area(&self) -> String {
        let mut path = String::new();
        for run in self.runs() {
            self.write_run(&mut path, &run);
            let (first, last) = (self.x(run.start), self.x(run.end - 1));
            let bottom = Self::HEIGHT;
            write!(
                path,
                "L{} {bottom}L{} {bottom}Z",
                tenths(last),
                tenths(first)
            )
            .expect("a string takes every text");
        }
        path
    }

    /// Returns the places at which the chances turned: those after a mistake, with its
    /// grade.
    pub fn mistakes(&self) -> impl Iterator<Item = (usize, Grade)> {
        let places = self.points.iter().enumerate();
        places.filter_map(|(place, point)| {
            let grade = point.grade.filter(|grade| grade.is_mistake())?;
            Some((place, grade))
        })
    }

    /// Returns the position nearest to a point of the drawing, given as a share of
    /// its width.
    #[must_use]
    pub fn nearest(&self, share: f64) -> usize {
        // A game has fewer moves than a board has squares.
        let last = self.points.len().saturating_sub(1) as u32;
        let nearest = (share.clamp(0.0, 1.0) * f64::from(last)).round();
        (0..=last)
            .find(|&place| f64::from(place) >= nearest)
            .map_or(0, |place| place as usize)
    }

    /// Returns the longest runs of positions with a known value.
    fn runs(&self) -> Vec<std::ops::Range<usize>> {
        let mut runs: Vec<std::ops::Range<usize>> = Vec::new();
        for (place, point) in self.points.iter().enumerate() {
            if point.worth == Worth::Unknown {
                continue;
            }
            match runs.last_mut() {
                Some(run) if run.end == place => run.end += 1,
                _ => runs.push(place..place + 1),
            }
        }
        runs
    }

    fn write_run(&self, path: &mut String, run: &std::ops::Range<usize>) {
        for place in run.clone() {
            let step = if place == run.start { 'M' } else { 'L' };
            let height = self.y(place).unwrap_or_default();
            write!(path, "{step}{} {}", tenths(self.x(place)), tenths(height))
                .expect("a string takes every text");
        }
    }
}

/// Rounds a length to tenths of a unit, which nobody sees.
fn tenths(length: f32) -> f32 {
    (10.0 * length).round() / 10.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use dooz_coach::advice::{Adviser, Review};
    use dooz_core::{Game, Limits, Rules};

    fn review(moves: &[&str]) -> (Game, Review) {
        let mut game = Game::new(Rules::TIC_TAC_TOE);
        for square in moves {
            game.play(square.parse().unwrap()).unwrap();
        }
        let review = Review::of(&game, &mut Adviser::new(), &Limits::default());
        (game, review)
    }

    #[test]
    fn a_game_that_is_half_reviewed_has_half_a_line() {
        let (_, review) = review(&["b2", "a1", "c3", "c1"]);
        let chart = Chart::of(4, &review.moves[..2], None);
        assert_eq!(chart.line(), "M0 48L90 48L180 48");
        assert_eq!(chart.area(), "M0 48L90 48L180 48L180 96L0 96Z");
    }

    #[test]
    fn a_longer_look_replaces_an_estimate_but_no_proof() {
        let (_, review) = review(&["b2", "a1", "c3", "c1"]);
        let mut chart = Chart::of(4, &review.moves[..2], None);
        chart.learn(|place| (place != 3).then_some(Worth::Chance(75)));
        assert_eq!(chart.line(), "M0 48L90 48L180 48M360 24h0");
        chart.learn(|place| (place == 4).then_some(Worth::Chance(50)));
        assert_eq!(chart.y(4), Some(48.0));
    }

    #[test]
    fn a_mistake_is_a_dot_behind_it_and_the_end_is_what_the_board_says() {
        let (game, review) = review(&["a3", "b3", "a1", "c3", "a2"]);
        let outcome = game.position().outcome();
        let chart = Chart::of(5, &review.moves, outcome);
        assert_eq!(chart.mistakes().next(), Some((2, Grade::Blunder)));
        assert_eq!(chart.points[5].worth.percent(), Some(100));
    }

    #[test]
    fn a_click_finds_the_nearest_position() {
        let chart = Chart::of(4, &[], None);
        let places = [-1.0, 0.1, 0.13, 0.5, 2.0].map(|share| chart.nearest(share));
        assert_eq!(places, [0, 0, 1, 2, 4]);
        assert_eq!(Chart::default().nearest(0.5), 0);
    }
}
