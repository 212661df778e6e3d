//! The chart of a game.

use std::fmt::Write;

use dooz_coach::advice::ReviewedMove;
use dooz_core::Outcome;

use super::{balance, final_balance};

/// The balance of each position of a game, to be drawn as a line.
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
/// let balances: Vec<_> = chart.points.iter().map(|point| point.balance).collect();
/// assert_eq!(balances, [Some(0), Some(0), Some(100), Some(100)]);
/// assert_eq!(chart.path(), "M0 0L1 0L2 -100L3 -100");
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
    /// The [`balance`], if it is known.
    pub balance: Option<i8>,
    /// `true` if the move that led here was a mistake.
    pub mistake: bool,
}

impl Chart {
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
            let best = reviewed.better.as_ref().map(|better| better.found);
            let best = best.unwrap_or(reviewed.found).value;
            point.balance = balance(best, reviewed.player);
            // The review of the next move, if there is one, is more precise.
            after.balance = balance(reviewed.found.value, reviewed.player);
            after.mistake = reviewed.class.is_mistake();
        }
        if let (Some(outcome), Some(last)) = (outcome, points.last_mut()) {
            last.balance = Some(final_balance(outcome));
        }
        Self { points }
    }

    /// Fills in the balances of positions without a review, where they are known.
    pub fn fill(&mut self, known: impl Fn(usize) -> Option<i8>) {
        for (place, point) in self.points.iter_mut().enumerate() {
            point.balance = point.balance.or_else(|| known(place));
        }
    }

    /// Returns `true` if no balance is known.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        self.points.iter().all(|point| point.balance.is_none())
    }

    /// Returns the line as an SVG path: one unit to the right for each move, with
    /// the first player's advantage upwards. Unknown positions are gaps.
    #[must_use]
    pub fn path(&self) -> String {
        let mut path = String::new();
        let mut is_drawing = false;
        for (place, point) in self.points.iter().enumerate() {
            if let Some(balance) = point.balance {
                let step = if is_drawing { 'L' } else { 'M' };
                let height = -i16::from(balance);
                write!(path, "{step}{place} {height}").expect("a string takes every text");
            }
            is_drawing = point.balance.is_some();
        }
        path
    }

    /// Returns dots for the positions after a mistake, as a path of lines of
    /// length 0.
    #[must_use]
    pub fn mistakes(&self) -> String {
        self.dots(|place| self.points[place].mistake)
    }

    /// Returns dots for the known positions between unknown ones, which have no
    /// line in [`Chart::path`].
    #[must_use]
    pub fn lone(&self) -> String {
        let is_known = |place: usize| {
            let point = self.points.get(place);
            point.is_some_and(|point| point.balance.is_some())
        };
        self.dots(|place| !is_known(place.wrapping_sub(1)) && !is_known(place + 1))
    }

    fn dots(&self, is_wanted: impl Fn(usize) -> bool) -> String {
        let mut path = String::new();
        for (place, point) in self.points.iter().enumerate() {
            if let (true, Some(balance)) = (is_wanted(place), point.balance) {
                let height = -i16::from(balance);
                write!(path, "M{place} {height}h0").expect("a string takes every text");
            }
        }
        path
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
        assert_eq!(chart.path(), "M0 0L1 0L2 0");
    }

    #[test]
    fn known_balances_fill_the_gaps_and_replace_nothing() {
        let (_, review) = review(&["b2", "a1", "c3", "c1"]);
        let mut chart = Chart::of(4, &review.moves[..2], None);
        chart.fill(|place| (place != 3).then_some(50));
        assert_eq!(chart.path(), "M0 0L1 0L2 0M4 -50");
    }

    #[test]
    fn a_position_that_is_known_alone_is_a_dot() {
        let mut chart = Chart::of(4, &[], None);
        chart.fill(|place| [0, 2, 3].contains(&place).then_some(0));
        assert_eq!(chart.lone(), "M0 0h0");
        assert_eq!(chart.path(), "M0 0M2 0L3 0");
    }

    #[test]
    fn a_mistake_is_a_dot_behind_it_and_the_end_is_what_the_board_says() {
        let (game, review) = review(&["a3", "b3", "a1", "c3", "a2"]);
        let outcome = game.position().outcome();
        let chart = Chart::of(5, &review.moves, outcome);
        assert!(chart.points[2].mistake);
        assert!(chart.mistakes().starts_with("M2 -100h0"));
        assert_eq!(chart.points[5].balance, Some(100));
    }

    #[test]
    fn a_click_finds_the_nearest_position() {
        let chart = Chart::of(4, &[], None);
        let places = [-1.0, 0.1, 0.13, 0.5, 2.0].map(|share| chart.nearest(share));
        assert_eq!(places, [0, 0, 1, 2, 4]);
        assert_eq!(Chart::default().nearest(0.5), 0);
    }
}
