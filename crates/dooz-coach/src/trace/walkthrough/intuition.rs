//! Walkthroughs of the judgements of the intuitive player.

use dooz_core::classics::Machinarium;
use dooz_core::textbook::{DirectionScore, Intuition};
use dooz_core::{Direction, Position, Square};

use super::timeline::{Go, MarkKind, Timeline, TimelineMark};

/// The judgements of the intuitive player in a position, at one of their steps:
/// for each square the four directions and their sum. There is no tree, because
/// this player does not look ahead.
///
/// ```
/// use dooz_core::classics::Machinarium;
/// use dooz_core::{Rules, Setup, Symbol};
/// use dooz_coach::trace::{Go, IntuitionStep, IntuitionView};
/// let position = Setup::parse(Rules::TIC_TAC_TOE, "OO..X.X..", Symbol::X)?.position()?;
/// let mut view = IntuitionView::new(position, &Machinarium::default());
/// view.go(Go::NextReturn);
/// // c3 wins, and takes a win from O as well.
/// let Some(IntuitionStep::Total { square, best, .. }) = view.last() else { panic!() };
/// assert_eq!((square.to_string().as_str(), best), ("c3", true));
/// view.go(Go::Last);
/// assert_eq!(view.best().unwrap().0.to_string(), "c3");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct IntuitionView {
    position: Position,
    intuition: Intuition,
    steps: Vec<IntuitionStep>,
    timeline: Timeline,
    step: usize,
}

/// A step of a judgement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IntuitionStep {
    /// A direction is judged.
    Direction(DirectionValue),
    /// A square has been judged.
    Total {
        /// The square.
        square: Square,
        /// The score of a move there.
        score: i64,
        /// `true` if it is better than those before it.
        best: bool,
    },
}

/// The contribution of one direction to the judgement of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DirectionValue {
    /// The square.
    pub square: Square,
    /// The direction.
    pub direction: Direction,
    /// The score of the move in this direction.
    pub score: DirectionScore,
    /// The sum of its parts, and of the directions before.
    pub sum: i64,
}

impl IntuitionView {
    /// Creates the judgements of a player to move.
    #[must_use]
    pub fn new(position: Position, player: &Machinarium) -> Self {
        Self::of(position, player.intuition(position.rules()))
    }

    /// Creates the judgements of an intuition with weights of its own.
    #[must_use]
    pub fn of(position: Position, intuition: Intuition) -> Self {
        let mut view = Self {
            position,
            intuition,
            steps: Vec::new(),
            timeline: Timeline::default(),
            step: 0,
        };
        let mut best = None;
        for square in intuition.candidates(&position) {
            view.judge(square, &mut best);
        }
        view.timeline.grow(view.steps.len());
        view
    }

    fn judge(&mut self, square: Square, best: &mut Option<(Square, i64)>) {
        let (position, intuition) = (&self.position, &self.intuition);
        let mut sum = 0;
        for direction in Direction::ALL {
            let score = intuition.in_direction(position, position.turn(), square, direction);
            sum += score.gain + score.spoil;
            self.steps.push(IntuitionStep::Direction(DirectionValue {
                square,
                direction,
                score,
                sum,
            }));
        }
        let score = intuition.judge(position, position.turn(), square);
        let is_best = best.is_none_or(|best| intuition.is_better(position, (square, score), best));
        if is_best {
            *best = Some((square, score));
        }
        self.steps.push(IntuitionStep::Total {
            square,
            score,
            best: is_best,
        });
        self.timeline.mark(TimelineMark {
            step: self.steps.len(),
            kind: MarkKind::Return,
        });
    }

    /// Returns the position.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Returns what the directions of a square contribute; nothing for a square
    /// that is not considered.
    pub fn directions(&self, square: Square) -> impl Iterator<Item = DirectionValue> {
        self.steps.iter().filter_map(move |step| match step {
            IntuitionStep::Direction(part) if part.square == square => Some(*part),
            _ => None,
        })
    }

    /// Returns the timeline of the walkthrough.
    #[must_use]
    pub const fn timeline(&self) -> &Timeline {
        &self.timeline
    }

    /// Returns the number of steps made.
    #[must_use]
    pub const fn step(&self) -> usize {
        self.step
    }

    /// Moves to another step, or returns `false` and stays if there is no such
    /// step.
    pub fn go(&mut self, go: Go) -> bool {
        let target = self.timeline.target(self.step, go);
        self.step = target.unwrap_or(self.step);
        target.is_some()
    }

    /// Returns the step that has just been made.
    #[must_use]
    pub fn last(&self) -> Option<IntuitionStep> {
        self.steps[..self.step].last().copied()
    }

    /// Returns the directions of the current square that have been judged.
    #[must_use]
    pub fn parts(&self) -> Vec<DirectionValue> {
        let Some(last) = self.last() else {
            return Vec::new();
        };
        let before = self.steps[..self.step].iter().rev();
        let parts = before.filter_map(|step| match step {
            IntuitionStep::Direction(part) => Some(*part),
            IntuitionStep::Total { .. } => None,
        });
        let mut parts: Vec<DirectionValue> = parts
            .take_while(|part| part.square == last.square())
            .collect();
        parts.reverse();
        parts
    }

    /// Returns the squares that have been judged, with their scores.
    pub fn scores(&self) -> impl Iterator<Item = (Square, i64)> {
        self.totals().map(|(square, score, _)| (square, score))
    }

    /// Returns the best square so far.
    #[must_use]
    pub fn best(&self) -> Option<(Square, i64)> {
        let best = self.totals().filter(|(_, _, best)| *best).last();
        best.map(|(square, score, _)| (square, score))
    }

    fn totals(&self) -> impl Iterator<Item = (Square, i64, bool)> {
        self.steps[..self.step]
            .iter()
            .filter_map(|step| match step {
                IntuitionStep::Direction(_) => None,
                IntuitionStep::Total {
                    square,
                    score,
                    best,
                } => Some((*square, *score, *best)),
            })
    }
}

impl IntuitionStep {
    /// Returns the square that is judged.
    #[must_use]
    pub const fn square(self) -> Square {
        match self {
            Self::Direction(DirectionValue { square, .. }) | Self::Total { square, .. } => square,
        }
    }
}

#[cfg(test)]
mod tests {
    use dooz_core::textbook::{Candidates, Tie};
    use dooz_core::{Rules, Setup, Symbol};

    use super::*;

    fn position(rules: Rules, picture: &str, symbol: Symbol) -> Position {
        Setup::parse(rules, picture, symbol)
            .unwrap()
            .position()
            .unwrap()
    }

    #[test]
    fn the_directions_of_every_square_add_up_to_its_judgement() {
        for rules in ["7x5x4", "7x5x4-misere"] {
            let position = position(
                rules.parse().unwrap(),
                "....... .XO.X.. ..XO... ...O... .......",
                Symbol::X,
            );
            let player = Machinarium {
                beyond_gaps: true,
                ..Machinarium::default()
            };
            let mut view = IntuitionView::new(position, &player);
            let mut squares = 0;
            while view.go(Go::NextReturn) {
                let Some(IntuitionStep::Total { score, .. }) = view.last() else {
                    panic!("a square is judged after its directions");
                };
                let parts = view.parts();
                assert_eq!(parts.len(), 4);
                assert_eq!(parts[3].sum, score, "{rules}");
                squares += 1;
            }
            assert_eq!(squares, 35 - 6);
        }
    }

    #[test]
    fn the_best_at_the_end_is_the_move_that_the_player_makes() {
        let position = position(
            "7x5x4".parse().unwrap(),
            "....... .XO.X.. ..XO... ...O... .......",
            Symbol::X,
        );
        for tie in [Tie::First, Tie::Centre] {
            for (style, beyond_gaps) in [(-100, false), (0, true), (100, true)] {
                let player = Machinarium {
                    style,
                    beyond_gaps,
                    tie,
                    candidates: Candidates::Near(1),
                    ..Machinarium::default()
                };
                let mut view = IntuitionView::new(position, &player);
                view.go(Go::Last);
                let best = player
                    .intuition(position.rules())
                    .best(&position, &mut |_, _| {});
                assert_eq!(view.best(), best);
            }
        }
    }

    #[test]
    fn before_the_first_step_nothing_is_known() {
        let mut view =
            IntuitionView::new(Position::new(Rules::TIC_TAC_TOE), &Machinarium::default());
        assert_eq!(
            (view.last(), view.best(), view.scores().count()),
            (None, None, 0)
        );
        view.go(Go::On(7));
        assert_eq!((view.scores().count(), view.parts().len()), (1, 2));
    }
}
