//! The best lines of a search that deepens.

use std::cmp::Reverse;

use dooz_core::{Position, Progress, Score, Square};
use dooz_engine::RankedLine;
use serde::{Deserialize, Serialize};

use super::forced_wins::ForcedWin;
use crate::advice::{Means, MoveValue};
use crate::text;

/// A depth of the search with its best lines.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Iteration {
    /// The depth in plies; 0 before the first line is known.
    pub depth: u32,
    /// `true` if the depth is finished. Otherwise some of the lines are still those
    /// of the depth before.
    pub is_finished: bool,
    /// The positions visited so far.
    pub nodes: u64,
    /// The lines, the best first.
    pub lines: Vec<AnalysisLine>,
}

/// A line of play with its value for the player to move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AnalysisLine {
    /// The value, with its [`chance`](MoveValue::chance) of winning.
    #[serde(rename = "score")]
    pub value: MoveValue,
    /// The means of the winner, if threats alone prove the win.
    pub means: Option<Means>,
    /// The moves, one at least.
    #[serde(with = "text::squares")]
    pub moves: Vec<Square>,
}

/// Gathers the reports of an [`Engine`](dooz_engine::Engine) into iterations.
///
/// ```
/// use dooz_coach::analysis::Deepening;
/// use dooz_core::{Limits, Position, Rules};
/// use dooz_engine::Engine;
/// let position = Position::new(Rules::GOMOKU).after("h8".parse()?);
/// let limits = Limits { depth: Some(3), ..Limits::default() };
/// let mut deepening = Deepening::of(position);
/// Engine::new().with_lines(2).analyze(&position, &limits, &mut |progress, line| {
///     deepening.learn(progress, line);
/// })?;
/// let last = deepening.last();
/// assert!((last.depth, last.is_finished, last.lines.len()) == (3, true, 2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Deepening {
    position: Position,
    /// The lines of the current depth, in the order in which they became known.
    current: Vec<Scored>,
    /// The lines of the last iteration.
    known: Vec<Scored>,
    last: Iteration,
}

/// A line with the score by which lines are ordered.
#[derive(Clone, Debug)]
struct Scored {
    score: Score,
    line: AnalysisLine,
}

impl Deepening {
    /// Creates the deepening of a position that has not been searched.
    #[must_use]
    pub fn of(position: Position) -> Self {
        Self {
            position,
            current: Vec::new(),
            known: Vec::new(),
            last: Iteration::default(),
        }
    }

    /// Takes note of a report. Returns `true` if the lines have changed, or the depth
    /// is finished.
    pub fn learn(&mut self, progress: &Progress<'_>, line: Option<RankedLine<'_>>) -> bool {
        self.last.nodes = progress.nodes;
        if let Some(line) = line {
            self.current.truncate(line.rank);
            self.current.push(Scored {
                score: line.score,
                line: AnalysisLine::new(&self.position, line),
            });
        }
        if line.is_none() && !progress.finished {
            return false;
        }

        let mut known = self.current.clone();
        // Between two depths, the lines that are not known yet are the old ones.
        if !progress.finished {
            let is_new = |old: &Scored| known.iter().all(|new| new.first() != old.first());
            let old: Vec<Scored> = self
                .known
                .iter()
                .filter(|old| is_new(old))
                .cloned()
                .collect();
            let most = self.known.len().max(known.len());
            known.extend(old);
            known.truncate(most);
        }
        known.sort_by_key(|known| Reverse(known.score));
        self.last = Iteration {
            depth: progress.depth.unwrap_or_default(),
            is_finished: progress.finished,
            nodes: progress.nodes,
            lines: known.iter().map(|known| known.line.clone()).collect(),
        };
        self.known = known;
        true
    }

    /// Returns the last iteration.
    #[must_use]
    pub const fn last(&self) -> &Iteration {
        &self.last
    }
}

impl Scored {
    fn first(&self) -> Square {
        self.line.moves[0]
    }
}

impl AnalysisLine {
    fn new(position: &Position, line: RankedLine<'_>) -> Self {
        let (first, follows) = line.moves.split_first().expect("a line has a move");
        // A line that a table has cut short does not show how it ends.
        let is_whole = line
            .score
            .plies()
            .is_some_and(|plies| usize::from(plies) == line.moves.len());
        Self {
            value: line.score.into(),
            means: is_whole
                .then(|| Means::of(position, *first, follows))
                .flatten(),
            moves: line.moves.to_vec(),
        }
    }
}

impl From<&ForcedWin> for AnalysisLine {
    fn from(win: &ForcedWin) -> Self {
        Self {
            value: win.value(),
            means: Some(win.means),
            moves: win.moves.clone(),
        }
    }
}
