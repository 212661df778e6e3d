//! The latest report of a brain, to be kept.

use dooz_core::{Progress, Score, ScoredMove, Square};

/// The state of a brain's thinking after the last of its reports, owned: what
/// a screen shows, or a thread sends to another one.
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
    /// How many plies ahead the brain looks; none if it looks to the end of
    /// the game.
    pub depth: Option<u32>,
    /// The positions visited.
    pub nodes: u64,
    /// The score of the position for the side to move.
    pub score: Option<Score>,
    /// The brain's own number for it.
    pub own_score: i64,
    /// The move that the brain would play now, and what it expects behind it.
    pub pv: Vec<Square>,
    /// The root moves of the last finished depth, and those of the depth that
    /// is under way.
    finished: Vec<ScoredMove>,
    under_way: Vec<ScoredMove>,
}

impl Snapshot {
    /// Takes over what a report says.
    pub fn update(&mut self, report: &Progress<'_>) {
        self.depth = report.depth;
        self.nodes = report.nodes;
        self.score = report.score;
        self.own_score = report.own_score;
        self.pv.clear();
        self.pv.extend_from_slice(report.pv);
        self.under_way.extend(report.searched);
        if report.finished {
            self.finished = std::mem::take(&mut self.under_way);
        }
    }

    /// The root moves that have a score, in the order in which the brain
    /// looked at them: those of the last finished depth, or as many as are
    /// known of a search to the end of the game.
    #[must_use]
    pub fn moves(&self) -> &[ScoredMove] {
        if self.finished.is_empty() && self.depth.is_none() {
            &self.under_way
        } else {
            &self.finished
        }
    }
}
