//! The intuitive player for k in a row.

use crate::brain::{Brain, CannotPlay, Choice};
use crate::limits::Limits;
use crate::position::Position;
use crate::rules::Rules;
use crate::square::Square;
use crate::textbook::{Candidates, Family, Intuition, Tie};

/// Plays by [`Intuition`], without looking ahead; any rules on any board.
///
/// - Score: `f(m)` of the move, for the side to move; 0 if the game is over.
///   It fits its type however long lines are: see [`Family::weights`].
/// - Calls: the moves judged.
/// - Ties: as the option says.
///
/// ```
/// use dooz_core::classics::Machinarium;
/// use dooz_core::textbook::Tie;
/// use dooz_core::{Brain, Limits, Position, Rules};
/// let empty = Position::new(Rules::MACHINARIUM);
/// let mut brain = Machinarium { tie: Tie::Centre, ..Machinarium::default() };
/// let choice = brain.choose(&empty, &Limits::default(), &mut |_, _| {})?;
/// assert_eq!((choice.square, choice.score), ("e6".parse().ok(), 120));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Machinarium {
    /// The weights of lines.
    pub family: Family,
    /// From -100, cautious, to 100, aggressive: see
    /// [`Weights::styled`](crate::textbook::Weights::styled).
    pub style: i8,
    /// The squares that it looks at.
    pub candidates: Candidates,
    /// Which of several best moves it takes.
    pub tie: Tie,
}

impl Machinarium {
    /// The intuition that it has in a game.
    #[must_use]
    pub fn intuition(&self, rules: Rules) -> Intuition {
        Intuition {
            candidates: self.candidates,
            tie: self.tie,
            ..Intuition::new(self.family.weights(rules.k()).styled(self.style))
        }
    }
}

impl Brain for Machinarium {
    /// Of the limits, the number of positions and the stop signal count
    /// here: the best of the moves judged until then is played.
    fn choose(
        &mut self,
        position: &Position,
        limits: &Limits<'_>,
        scored: &mut dyn FnMut(Square, i64),
    ) -> Result<Choice, CannotPlay> {
        let intuition = self.intuition(position.rules());
        let mut nodes = 0;
        let mut scored = |square, score| {
            nodes += 1;
            scored(square, score);
        };
        let best = intuition.best_within(position, limits, &mut scored);
        let square = best.map(|(square, _)| square);
        Ok(Choice {
            square: square.or(position.legal_moves().next()),
            score: best.map_or(0, |(_, score)| score),
            nodes,
            exact: None,
            ..Choice::default()
        })
    }
}
