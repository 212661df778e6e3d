//! The console game in C.

use super::nine::{Nine, square};
use super::root::RootScores;
use crate::brain::{Brain, CannotPlay, Choice};
use crate::limits::Limits;
use crate::position::Position;
use crate::square::Square;
use crate::textbook::{ByDepth, Minimax, Observer};

/// Minimax that prefers quick wins and slow defeats: a win is worth 10, less
/// the depth, which is 0 after its own first move.
///
/// - Score: for the side to move.
/// - Calls: the root is not counted.
/// - Ties: the first cell, row by row.
///
/// ```
/// use dooz_core::classics::Sisoog;
/// use dooz_core::{Brain, Limits, Rules, Setup, Symbol};
/// let position = Setup::parse(Rules::TIC_TAC_TOE, "X..X.O.O.", Symbol::X)?.position()?;
/// let choice = Sisoog.choose(&position, &Limits::default(), &mut |_, _| {})?;
/// assert_eq!((choice.square, choice.score), ("a1".parse().ok(), 10));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sisoog;

impl Sisoog {
    /// Chooses a move while an observer looks on.
    ///
    /// # Errors
    ///
    /// Those of [`Brain::choose`].
    pub fn observed(
        self,
        position: &Position,
        limits: &Limits<'_>,
        scored: &mut dyn FnMut(Square, i64),
        observer: &mut impl Observer<ByDepth<Nine>>,
    ) -> Result<Choice, CannotPlay> {
        let nine = Nine::new(position, position.turn(), 10)?;
        let mut observer = (RootScores { scored }, observer);
        let game = ByDepth::from_zero(nine);
        let found = Minimax::default().search_within(&game, limits, &mut observer);
        Ok(Choice {
            // A search that was stopped too early plays the first move.
            square: found.best.map(square).or(position.legal_moves().next()),
            score: found.score,
            calls: found.calls.saturating_sub(1),
            exact: Some(found.limited.is_none()),
            ..Choice::default()
        })
    }
}

impl Brain for Sisoog {
    fn choose(
        &mut self,
        position: &Position,
        limits: &Limits<'_>,
        scored: &mut dyn FnMut(Square, i64),
    ) -> Result<Choice, CannotPlay> {
        self.observed(position, limits, scored, &mut ())
    }
}
