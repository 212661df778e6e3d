//! The intuitive player for k in a row.

use crate::brain::{Brain, CannotPlay, Choice};
use crate::limits::Limits;
use crate::position::Position;
use crate::progress::{Progress, Reporter, ScoredMove};
use crate::rules::Rules;
use crate::score::Score;
use crate::textbook::{Candidates, Family, Intuition, Tie};

/// A player that follows its [`Intuition`] without looking ahead; any rules on
/// any board.
///
/// - Own score: `f(m)` of the move, for the side to move; 0 if the game is
///   over. It fits its type however long lines are: see [`Family::weights`].
/// - Nodes: the moves judged.
/// - Ties: see the option `tie`.
///
/// ```
/// use dooz_core::classics::Machinarium;
/// use dooz_core::textbook::Tie;
/// use dooz_core::{Brain, Limits, Position, Rules};
/// let empty = Position::new(Rules::MACHINARIUM);
/// let mut brain = Machinarium { tie: Tie::Centre, ..Machinarium::default() };
/// let choice = brain.think(&empty, &Limits::default(), &mut |_| {})?;
/// assert_eq!((choice.square, choice.own_score), ("e6".parse().ok(), 120));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Machinarium {
    /// The weights of lines.
    pub family: Family,
    /// The style, from -100 (cautious) to 100 (aggressive), or beyond: see
    /// [`Weights::styled`](crate::textbook::Weights::styled).
    pub style: i16,
    /// The squares that it considers.
    pub candidates: Candidates,
    /// The choice among equally good moves.
    pub tie: Tie,
    /// `true` if stones beyond gaps count too: see [`Intuition::beyond_gaps`].
    pub beyond_gaps: bool,
}

impl Machinarium {
    /// Returns its intuition for a game.
    #[must_use]
    pub fn intuition(&self, rules: Rules) -> Intuition {
        Intuition {
            candidates: self.candidates,
            tie: self.tie,
            beyond_gaps: self.beyond_gaps,
            ..Intuition::new(self.family.weights(rules.k()).styled(self.style))
        }
    }
}

impl Brain for Machinarium {
    /// Of the limits, only the number of nodes and the stop flag apply: the
    /// best of the moves judged so far is played.
    fn think(
        &mut self,
        position: &Position,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(&Progress<'_>),
    ) -> Result<Choice, CannotPlay> {
        let intuition = self.intuition(position.rules());
        let mut reporter = Reporter::new(progress);
        reporter.choice.square = position.legal_moves().next();
        reporter.choice.score = Score::at_end(position);
        let mut best = None;
        for (square, own_score) in intuition.judged(position) {
            if !limits.allow(reporter.nodes) {
                return Ok(reporter.into_choice());
            }
            reporter.visit(1);
            reporter.searched(ScoredMove {
                square,
                score: None,
                own_score,
            });
            if best.is_none_or(|best| intuition.is_better(position, (square, own_score), best)) {
                best = Some((square, own_score));
                reporter.choice = Choice {
                    square: Some(square),
                    own_score,
                    ..reporter.choice
                };
            }
        }
        reporter.finished();
        Ok(reporter.into_choice())
    }
}
