//! The latest progress of a brain, owned.

use dooz_core::{Progress, Score, ScoredMove, Square};

/// The latest progress of a brain, owned, so that a screen can show it or a
/// thread send it to another one.
///
/// ```
/// use dooz_core::textbook::Search;
/// use dooz_core::{Brain, Limits, Position, Rules};
/// use dooz_play::players::Snapshot;
/// let empty = Position::new(Rules::GOMOKU);
/// let mut snapshot = Snapshot::default();
/// let choice = Search::default().think(&empty, &Limits::default(), &mut |progress| {
///     snapshot.update(progress);
/// })?;
/// assert_eq!(snapshot.depth, Some(4));
/// assert_eq!(snapshot.pv, *choice.pv);
/// assert_eq!(snapshot.moves().len(), 24);
/// # Ok::<(), dooz_core::CannotPlay>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Snapshot {
    /// The depth of the search in plies; `None` if it reaches the end of the
    /// game.
    pub depth: Option<u32>,
    /// The positions visited.
    pub nodes: u64,
    /// The score of the position for the side to move.
    pub score: Option<Score>,
    /// The score on the brain's own scale.
    pub own_score: i64,
    /// The principal variation: the move that the brain would play now, and the
    /// moves that it expects next.
    pub pv: Vec<Square>,
    /// The root moves of the last finished depth, and those of the depth that
    /// is under way.
    finished: Vec<ScoredMove>,
    under_way: Vec<ScoredMove>,
}

impl Snapshot {
    /// Updates the snapshot from a report.
    pub fn update(&mut self, report: &Progress<'_>) {
        self.depth = report.depth;
        self.nodes = report.nodes;
        self.score = report.score;
        self.own_score = report.own_score;
        self.pv.clear();
        self.pv.extend_from_slice(report.pv);
        if let Some(searched) = report.searched {
            // A move may be searched several times at one depth.
            self.under_way.retain(|mv| mv.square != searched.square);
            self.under_way.push(searched);
        }
        if report.finished {
            self.finished = std::mem::take(&mut self.under_way);
        }
    }

    /// Returns the root moves that have a score, in the order in which the brain
    /// searched them: those of the last finished depth, or the ones known so far
    /// in a search to the end of the game.
    #[must_use]
    pub fn moves(&self) -> &[ScoredMove] {
        if self.finished.is_empty() && self.depth.is_none() {
            &self.under_way
        } else {
            &self.finished
        }
    }
}
