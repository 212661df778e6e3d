//! Reports of a brain while it thinks.

use crate::brain::Choice;
use crate::score::Score;
use crate::square::Square;

/// A report of a thinking brain, lent to the receiver, who copies what is
/// needed later.
///
/// A brain that deepens iteratively reports each root move it has searched and
/// each depth it has finished; from time to time it only shows that it is
/// alive. Receivers may rely on this:
///
/// - `score`, `own_score` and `pv` are the brain's current answer. A brain that
///   is stopped answers with them, or with what it has found since.
/// - `nodes` never decreases.
/// - The root moves between two finished depths belong to one depth, and
///   replace those of earlier depths. When a depth is finished, all root moves
///   that have a score have been reported.
/// - A stopped brain may leave its last depth unfinished.
///
/// A brain may also answer without any report.
///
/// ```
/// use dooz_core::textbook::Search;
/// use dooz_core::{Brain, Limits, Position, Rules};
/// let empty = Position::new(Rules::GOMOKU);
/// let mut lines = Vec::new();
/// let choice = Search::default().think(&empty, &Limits::default(), &mut |progress| {
///     if progress.finished {
///         lines.push((progress.depth, progress.pv.to_vec()));
///     }
/// })?;
/// assert_eq!(lines.len(), 4);
/// assert_eq!(lines[3], (Some(4), choice.pv.to_vec()));
/// # Ok::<(), dooz_core::CannotPlay>(())
/// ```
#[derive(Clone, Copy, Debug, Default)]
#[non_exhaustive]
pub struct Progress<'a> {
    /// The number of plies that the brain currently looks ahead; `None` if it
    /// searches to the end of the game.
    pub depth: Option<u32>,
    /// The number of positions visited so far.
    pub nodes: u64,
    /// The score of the position: see [`Choice::score`].
    pub score: Option<Score>,
    /// The brain's own number for the position: see [`Choice::own_score`].
    pub own_score: i64,
    /// The move that the brain would play now and the line that it expects
    /// after it; empty while it has no move.
    pub pv: &'a [Square],
    /// The root move that has just been searched at this depth.
    pub searched: Option<ScoredMove>,
    /// `true` if this depth has just been finished.
    pub finished: bool,
}

impl<'a> Progress<'a> {
    /// Creates a report of the choice that a brain would make now.
    #[must_use]
    pub fn of(choice: &'a Choice) -> Self {
        Self {
            nodes: choice.nodes,
            score: choice.score,
            own_score: choice.own_score,
            pv: choice.line(),
            ..Self::default()
        }
    }

    /// Returns a report of the second of two brains that think one after the other:
    /// until it has found a move, the choice of the first one stands.
    #[must_use]
    pub fn after(mut self, first: &'a Choice) -> Self {
        self.nodes += first.nodes;
        if self.pv.is_empty() && !self.finished {
            self.score = first.score;
            self.own_score = first.own_score;
            self.pv = first.line();
        }
        self
    }
}

/// A root move with its score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoredMove {
    /// The move.
    pub square: Square,
    /// Its score for the player who makes it, if it can be derived from the
    /// brain's own number; `None` where that is known to be only a bound.
    pub score: Option<Score>,
    /// The brain's own number, in its own scale and from its own point of
    /// view.
    pub own_score: i64,
}

/// A reporter for a brain.
pub(crate) struct Reporter<'a> {
    progress: &'a mut dyn FnMut(&Progress<'_>),
    pub(crate) depth: Option<u32>,
    pub(crate) nodes: u64,
    /// The answer if the brain were stopped now.
    pub(crate) choice: Choice,
    /// A root move to be reported when the search moves on: a limit may have
    /// cut short the search of the last one.
    searched: Option<ScoredMove>,
}

impl<'a> Reporter<'a> {
    /// The number of positions between two signs of life.
    pub(crate) const INTERVAL: u64 = 1024;

    pub(crate) fn new(progress: &'a mut dyn FnMut(&Progress<'_>)) -> Self {
        Self {
            progress,
            depth: None,
            nodes: 0,
            choice: Choice::default(),
            searched: None,
        }
    }

    /// Counts a position at this distance from the root, and gives a sign of
    /// life from time to time.
    pub(crate) fn visit(&mut self, ply: u32) {
        if ply == 1 {
            self.report_searched();
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(Self::INTERVAL) {
            self.report(None, false);
        }
    }

    /// Notes the score of a root move.
    pub(crate) fn searched(&mut self, mv: ScoredMove) {
        self.report_searched();
        self.searched = Some(mv);
    }

    /// Reports that the depth is finished.
    pub(crate) fn finished(&mut self) {
        self.report_searched();
        self.report(None, true);
    }

    /// Returns the answer.
    pub(crate) fn into_choice(self) -> Choice {
        Choice {
            nodes: self.nodes,
            ..self.choice
        }
    }

    #[cold]
    fn report_searched(&mut self) {
        if let Some(mv) = self.searched.take() {
            self.report(Some(mv), false);
        }
    }

    #[cold]
    fn report(&mut self, searched: Option<ScoredMove>, finished: bool) {
        (self.progress)(&Progress {
            depth: self.depth,
            nodes: self.nodes,
            searched,
            finished,
            ..Progress::of(&self.choice)
        });
    }
}
