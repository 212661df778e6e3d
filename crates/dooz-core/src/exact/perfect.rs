//! The player that cannot be beaten where the game can be searched to its end.

mod endgame_solver;

pub use self::endgame_solver::EndgameSolver;

use super::{Entry, PackedBoard, PackedRules, Solver};
use crate::brain::{Brain, CannotPlay, Choice};
use crate::limits::Limits;
use crate::position::Position;
use crate::progress::Progress;
use crate::square::Square;
use crate::textbook::Search;

/// A player that plays perfectly wherever it can search to the end of the game
/// within its limits: the fastest win, the longest defence, and among equal
/// moves the one that leaves the opponent the most ways to go wrong, then the
/// one nearest to the centre.
///
/// Its own score is [`Value::to_number`](crate::exact::Value::to_number) for
/// the player to move. If its board does not fit [`PackedRules`] or the limits do
/// not suffice, it asks another brain, by default [`Endgame`], and the choice is
/// that brain's.
///
/// The limit of nodes holds for the search to the end alone; [`Search`] stops at
/// its depth, or when it is told to.
///
/// ```
/// use dooz_core::exact::{Entry, Perfect};
/// use dooz_core::{Brain, Limits, Position, Rules, Score};
/// let mut perfect = Perfect::new([Entry::default(); 1024]);
/// let mut position = Position::new(Rules::TIC_TAC_TOE);
/// position.play("a3".parse()?)?;
/// let choice = perfect.think(&position, &Limits::default(), &mut |_| {})?;
/// assert_eq!(choice.square, "b2".parse().ok());
/// assert_eq!((choice.score, choice.exact), (Some(Score::Draw), Some(true)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Perfect<T, F = Endgame> {
    table: T,
    fallback: F,
}

impl<T: AsMut<[Entry]>> Perfect<T> {
    /// Creates a player with a table of positions of any length; boards beyond
    /// 3x3 need at least a few thousand entries. `Vec<Entry>`, an array or a
    /// mutable slice will do.
    #[must_use]
    pub fn new(table: T) -> Self {
        Self::with_fallback(table, Endgame::default())
    }
}

impl<T: AsMut<[Entry]>, F: Brain> Perfect<T, F> {
    /// Creates a player with another brain for boards that do not fit
    /// [`PackedRules`] and for positions too far from the end. A fallback of
    /// your own keeps the code of the default one out of small programs.
    #[must_use]
    pub const fn with_fallback(table: T, fallback: F) -> Self {
        Self { table, fallback }
    }
}

impl<T: AsMut<[Entry]>, F: Brain> Brain for Perfect<T, F> {
    fn think(
        &mut self,
        position: &Position,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(&Progress<'_>),
    ) -> Result<Choice, CannotPlay> {
        let Some(rules) = PackedRules::new(position.rules()) else {
            return self.fallback.think(position, limits, progress);
        };
        // If the end is far, the other brain thinks first: after a stop there
        // would be no time for it.
        let empty = position.rules().squares() - usize::from(position.ply());
        let is_far = empty > Endgame::MOST_EMPTY;
        let mut before = if is_far {
            self.fallback.think(position, limits, progress)?
        } else {
            Choice::default()
        };

        // Positions remembered from earlier moves would make the count of nodes
        // depend on them.
        let table = self.table.as_mut();
        table.fill(Entry::default());
        let mut report = |report: &Progress<'_>| progress(&report.after(&before));
        let mut solver = Solver::new(&rules, table, limits).with_progress(&mut report);
        let board = PackedBoard::new(&rules, position);
        if let Ok(choice) = solver.choice(board) {
            return Ok(choice.after(&before));
        }
        before.nodes += solver.nodes();
        if is_far {
            return Ok(before);
        }
        let mut report = |report: &Progress<'_>| progress(&report.after(&before));
        let choice = self.fallback.think(position, limits, &mut report)?;
        Ok(choice.after(&before))
    }
}

/// A player for boards that are too large for [`Perfect`] alone: it searches to
/// the end, by the textbook's alpha-beta, when few squares are left, and before
/// that uses [`Search`], whose scores are not exact.
///
/// ```
/// use dooz_core::exact::Endgame;
/// use dooz_core::{Brain, Limits, Position, Rules};
/// let empty = Position::new(Rules::RENJU);
/// let choice = Endgame::default().think(&empty, &Limits::default(), &mut |_| {})?;
/// assert_eq!((choice.square, choice.exact), ("h8".parse().ok(), Some(false)));
/// # Ok::<(), dooz_core::CannotPlay>(())
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Endgame {
    /// The player until the end is near.
    pub search: Search,
}

impl Endgame {
    /// The number of empty squares from which it searches to the end: with
    /// more, plain alpha-beta hardly ever gets there.
    pub const MOST_EMPTY: usize = 12;
}

impl Brain for Endgame {
    fn think(
        &mut self,
        position: &Position,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(&Progress<'_>),
    ) -> Result<Choice, CannotPlay> {
        // A packed board gets here because its solver met the limits.
        let is_packed = PackedRules::new(position.rules()).is_some();
        let is_near = position.empty().len() <= Self::MOST_EMPTY && !is_packed;
        let mut before = Choice::default();
        if is_near || position.outcome().is_some() {
            let mut solver = EndgameSolver::new(limits).with_progress(progress);
            if let Ok(choice) = solver.choice(position) {
                return Ok(choice);
            }
            before.nodes = solver.nodes();
        }

        // `nodes` limits the search to the end alone; this one has its depth.
        let limits = Limits {
            nodes: None,
            ..*limits
        };
        let mut report = |report: &Progress<'_>| progress(&report.after(&before));
        let mut choice = self.search.think(position, &limits, &mut report)?;
        choice.square = choice.square.or_else(|| nearest_to_centre(position));
        choice.exact = Some(false);
        Ok(choice.after(&before))
    }
}

fn nearest_to_centre(position: &Position) -> Option<Square> {
    let distance = |square: &Square| position.rules().from_centre(*square);
    position.legal_moves().min_by_key(distance)
}

#[cfg(test)]
mod tests;
