//! The engine as a computer player.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use dooz_core::{
    Brain, CannotPlay, Choice, Limits, Position, Progress, Rules, Score, ScoredMove, Square,
    Variation,
};

use crate::board::Board;
use crate::evaluation::TableEvaluation;
use crate::history::Statistics;
use crate::search::{Leaves, Line, Parameters, Report, Searcher};
use crate::table::TranspositionTable;
use crate::value;
use crate::vcf::{VcfSolver, WinSearch};
use crate::vct::VctSolver;
use crate::weights::Weights;

#[cfg(test)]
mod tests;

/// A strong player of k-in-a-row games on boards from 5x5 to 22x22.
///
/// It remembers what it searched from move to move. With the same questions from
/// the start, and limits of depth or nodes, it gives the same answers.
///
/// Before a search with a limit of nodes, continuous fours may take an eighth as many
/// more, and 20,000 at most. They count among [`Choice::nodes`] if they win. Searches of
/// wins by threats, which come between the depths, may exceed the limit by a few percent.
///
/// ```
/// use dooz_core::{Brain, Limits, Position, Rules};
/// use dooz_engine::Engine;
/// let mut position = Position::new(Rules::GOMOKU);
/// for square in ["h8", "a1", "i8", "a3", "j8", "a5"] {
///     position.play(square.parse()?)?;
/// }
/// let limits = Limits { nodes: Some(10_000), ..Limits::default() };
/// let choice = Engine::new().think(&position, &limits, &mut |_| {})?;
/// assert_eq!(choice.score.and_then(|score| score.plies()), Some(3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Engine {
    options: Options,
    parameters: Option<Parameters>,
    weights: Option<Arc<Weights>>,
    game: Option<GameState>,
}

/// The options of all searches of an engine.
#[derive(Clone, Copy, Debug)]
struct Options {
    /// The number of lines that a search is to find.
    lines: usize,
    threads: usize,
    /// Searches keep a sample of their leaves.
    samples_leaves: bool,
}

/// The purpose of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// A move to play: an only move needs no deep search.
    Move,
    /// The truth about a position, as deep as the limits allow.
    Analysis,
}

/// One of the best lines of a position, for an analysis.
///
/// ```
/// use dooz_core::{Limits, Position, Rules};
/// use dooz_engine::Engine;
/// let position = Position::new(Rules::GOMOKU).after("h8".parse()?);
/// let limits = Limits { depth: Some(4), ..Limits::default() };
/// let mut best = None;
/// let choice = Engine::new().analyze(&position, &limits, &mut |_, line| {
///     if let Some(line) = line.filter(|line| line.rank == 0) {
///         best = Some(line.moves[0]);
///     }
/// })?;
/// assert_eq!(best, choice.square);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RankedLine<'a> {
    /// The number of lines that are better.
    pub rank: usize,
    /// The score of the position if this line is played.
    pub score: Score,
    /// The score on the engine's own scale.
    pub own_score: i64,
    /// The moves, one at least.
    pub moves: &'a [Square],
}

/// The state that lasts from move to move of one game.
#[derive(Debug)]
struct GameState {
    board: Board,
    weights: Arc<Weights>,
    table: TranspositionTable,
    statistics: Statistics,
    vcf: VcfSolver,
    vct: VctSolver,
    leaves: Leaves,
}

/// The memory of the transposition table where no limit is given, in bytes.
const DEFAULT_MEMORY: usize = 64 << 20;

/// The number of positions in which a win by continuous fours is sought before the
/// search.
const VCF_NODES: u64 = 20_000;

/// The memory that everything but the transposition table takes, in bytes.
const OTHER_MEMORY: usize = 28 << 20;

impl Engine {
    /// Creates an engine that remembers nothing.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            options: Options {
                lines: 1,
                threads: 1,
                samples_leaves: false,
            },
            parameters: None,
            weights: None,
            game: None,
        }
    }

    /// Sets the number of lines that an analysis reports, best first; 0 counts as 1.
    #[must_use]
    pub fn with_lines(mut self, lines: usize) -> Self {
        self.options.lines = lines.max(1);
        self
    }

    /// Sets the number of threads that search. With more than one, answers are not
    /// deterministic. The limit of nodes and the reports of a search count the first thread
    /// alone, the choice counts all. Threads that the system cannot start are skipped.
    #[must_use]
    pub fn with_threads(mut self, threads: usize) -> Self {
        self.options.threads = threads;
        self
    }

    /// Sets the parameters of the search in place of those of the line rule.
    #[must_use]
    pub fn with_parameters(self, parameters: Parameters) -> Self {
        Self {
            parameters: Some(parameters),
            ..self
        }
    }

    /// Sets the weights of the evaluation, in place of those of the rules.
    #[must_use]
    pub fn with_weights(self, weights: Arc<Weights>) -> Self {
        Self {
            weights: Some(weights),
            game: None,
            ..self
        }
    }

    /// Sets whether searches keep a sample of their leaves: [`Engine::take_leaves`].
    #[must_use]
    pub fn sampling_leaves(mut self, samples_leaves: bool) -> Self {
        self.options.samples_leaves = samples_leaves;
        self
    }

    /// Takes the sample of the leaves of the last search: the moves that lead from its
    /// position to some of those whose value was asked of the evaluation, one in 64.
    ///
    /// Weights are fitted to such positions. Most of them are ones that no game comes to.
    ///
    /// ```
    /// use dooz_core::{Brain, Limits, Position, Rules};
    /// use dooz_engine::Engine;
    /// let mut engine = Engine::new().sampling_leaves(true);
    /// let position = Position::new(Rules::GOMOKU).after("h8".parse()?);
    /// let limits = Limits { nodes: Some(10_000), ..Limits::default() };
    /// engine.think(&position, &limits, &mut |_| {})?;
    /// let leaves = engine.take_leaves();
    /// assert!(!leaves.is_empty());
    /// let mut leaf = position;
    /// for &square in &leaves[0] {
    ///     leaf.play(square)?;
    /// }
    /// assert_eq!(leaf.outcome(), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn take_leaves(&mut self) -> Vec<Vec<Square>> {
        let game = self.game.as_mut();
        game.map_or_else(Vec::new, |game| {
            std::mem::take(&mut game.leaves).into_lines()
        })
    }

    /// Makes the tables for a game, which otherwise takes time from its first move.
    /// The transposition table, whose size depends on the limits, is left to the
    /// first search.
    ///
    /// # Errors
    ///
    /// Returns an error if the engine does not play by these rules.
    pub fn prepare(&mut self, rules: Rules) -> Result<(), CannotPlay> {
        self.game(rules).map(|_| ())
    }

    /// Forgets what was searched before.
    pub fn clear(&mut self) {
        self.game = None;
    }

    /// Returns the state for games by some rules, which is new if they have changed.
    fn game(&mut self, rules: Rules) -> Result<&mut GameState, CannotPlay> {
        let is_same = |game: &GameState| game.board.rules() == rules;
        if !self.game.as_ref().is_some_and(is_same) {
            // The old game is dropped first, as two tables may not fit.
            self.game = None;
            let default = || Weights::of(rules);
            self.game = Some(GameState {
                board: Board::new(&Position::new(rules)).ok_or(CannotPlay::Unsupported)?,
                weights: self.weights.clone().unwrap_or_else(default),
                table: TranspositionTable::new(0),
                statistics: Statistics::default(),
                vcf: VcfSolver::new(),
                vct: VctSolver::new(),
                leaves: Leaves::default(),
            });
        }
        Ok(self.game.as_mut().expect("there is a game"))
    }
}

/// Sets a flag when it is dropped.
struct SetOnDrop<'a>(&'a AtomicBool);

impl Drop for SetOnDrop<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl GameState {
    /// Begins a search of a position that may take so much memory.
    fn begin(&mut self, position: &Position, memory: Option<usize>) {
        let bytes = memory.map_or(DEFAULT_MEMORY, |memory| {
            memory.saturating_sub(OTHER_MEMORY).max(memory / 4)
        });
        let limit = self.table.limit();
        if limit > bytes || limit < bytes / 2 {
            self.allocate(bytes);
        }
        self.table.new_search();
        self.leaves = Leaves::default();
        self.board.set(position);
    }

    /// Replaces the transposition table by an empty one of at most `bytes` bytes.
    fn allocate(&mut self, bytes: usize) {
        // The old table is dropped first, as both may not fit.
        self.table = TranspositionTable::new(0);
        self.table = TranspositionTable::new(bytes);
    }

    /// Searches in several threads, which share the transposition table alone: one
    /// finds what another has searched (lazy SMP). The first one decides, and ends
    /// the others. Returns its lines, and the nodes of all.
    fn search(
        &mut self,
        options: Options,
        purpose: Purpose,
        parameters: &Parameters,
        limits: &Limits<'_>,
        report: &mut dyn FnMut(&Searcher<'_>, u32, Report<'_>),
    ) -> (Vec<Line>, u64) {
        let is_over = AtomicBool::new(false);
        let until_over = Limits {
            stop: Some(&is_over),
            ..Limits::default()
        };
        let Self {
            board,
            weights,
            table,
            statistics,
            vct,
            leaves,
            ..
        } = self;
        let kept = std::mem::take(statistics);
        std::thread::scope(|scope| {
            let searcher = |limits, statistics| {
                let evaluation = TableEvaluation::new(Arc::clone(weights), board);
                let (board, parameters) = (board.clone(), parameters.clone());
                Searcher::new(board, evaluation, table, statistics, parameters, limits)
            };
            let helpers: Vec<_> = (1..options.threads)
                .map_while(|thread| {
                    let mut helper = searcher(&until_over, kept.clone());
                    let search = move || {
                        helper.deepen(thread, 1, purpose, None, &mut |_, _, _| {});
                        helper.nodes()
                    };
                    std::thread::Builder::new().spawn_scoped(scope, search).ok()
                })
                .collect();
            // The helpers end as well if this thread panics.
            let over = SetOnDrop(&is_over);
            let mut searcher = searcher(limits, kept);
            if options.samples_leaves {
                searcher.sample_leaves();
            }
            let found = searcher.deepen(0, options.lines, purpose, Some(vct), report);
            drop(over);
            let helpers = helpers
                .into_iter()
                .map(|helper| helper.join().expect("a search does not panic"));
            let nodes = searcher.nodes() + helpers.sum::<u64>();
            *leaves = searcher.take_leaves();
            *statistics = searcher.into_statistics();
            (found, nodes)
        })
    }

    /// Returns a win by continuous fours, if there is one that is found soon.
    fn wins_by_fours(&mut self, limits: &Limits<'_>) -> Option<Choice> {
        let nodes = limits
            .nodes
            .map_or(VCF_NODES, |nodes| VCF_NODES.min(nodes / 8));
        let before = self.vcf.nodes();
        let limits = Limits {
            nodes: Some(nodes),
            ..*limits
        };
        let WinSearch::Win(line) = self.vcf.solve(&mut self.board, &limits) else {
            return None;
        };
        let plies = line.len() as u16;
        Some(Choice {
            square: line.first().copied(),
            score: Some(Score::WinIn(plies)),
            own_score: value::win_at(plies.into()).into(),
            nodes: self.vcf.nodes() - before,
            exact: None,
            pv: line.into_iter().collect(),
        })
    }
}

/// Reports a choice that needed one iteration.
fn report_finished(
    choice: &Choice,
    progress: &mut dyn FnMut(&Progress<'_>, Option<RankedLine<'_>>),
) {
    let line = choice.score.map(|score| RankedLine {
        rank: 0,
        score,
        own_score: choice.own_score,
        moves: &choice.pv,
    });
    let mut now = Progress::of(choice);
    now.depth = Some(1);
    now.searched = choice.square.map(|square| ScoredMove {
        square,
        score: choice.score,
        own_score: choice.own_score,
    });
    now.finished = true;
    progress(&now, line);
}

impl Default for Engine {
    fn default() -> Self {
        Self::new()
    }
}

impl Brain for Engine {
    fn think(
        &mut self,
        position: &Position,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(&Progress<'_>),
    ) -> Result<Choice, CannotPlay> {
        self.search(position, limits, Purpose::Move, &mut |now, _| progress(now))
    }
}

impl Engine {
    /// Thinks as a player does, and also reports each of the best lines when it has
    /// been searched at a depth.
    ///
    /// ```
    /// use dooz_core::{Limits, Position, Rules};
    /// use dooz_engine::Engine;
    /// let limits = Limits { depth: Some(2), ..Limits::default() };
    /// let mut ranks = Vec::new();
    /// let mut engine = Engine::new().with_lines(2);
    /// let position = Position::new(Rules::GOMOKU).after("h8".parse()?);
    /// engine.analyze(&position, &limits, &mut |_, line| {
    ///     ranks.extend(line.map(|line| line.rank));
    /// })?;
    /// assert_eq!(ranks, [0, 1, 0, 1]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Returns an error if the engine does not play by the rules.
    pub fn analyze(
        &mut self,
        position: &Position,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(&Progress<'_>, Option<RankedLine<'_>>),
    ) -> Result<Choice, CannotPlay> {
        self.search(position, limits, Purpose::Analysis, progress)
    }

    fn search(
        &mut self,
        position: &Position,
        limits: &Limits<'_>,
        purpose: Purpose,
        progress: &mut dyn FnMut(&Progress<'_>, Option<RankedLine<'_>>),
    ) -> Result<Choice, CannotPlay> {
        let options = self.options;
        let parameters = self.parameters.clone();
        let parameters = parameters.unwrap_or_else(|| Parameters::of(position.rules().line()));
        let game = self.game(position.rules())?;
        if position.outcome().is_some() {
            return Ok(Choice::default());
        }
        game.begin(position, limits.memory);
        // Only a search finds lines other than the win by fours.
        if options.lines == 1
            && let Some(choice) = game.wins_by_fours(limits)
        {
            report_finished(&choice, progress);
            return Ok(choice);
        }
        let mut best = None::<Line>;
        let mut report = |searcher: &Searcher<'_>, depth, report: Report<'_>| {
            let mut ranked = None;
            let mut now = Progress::default();
            now.depth = Some(depth);
            now.nodes = searcher.nodes();
            match report {
                Report::Move { square, value } => {
                    now.searched = Some(ScoredMove {
                        square,
                        score: Some(value::score(value)),
                        own_score: value.into(),
                    });
                }
                Report::Line { rank, line } => {
                    if rank == 0 {
                        best = Some(line.clone());
                    }
                    ranked = Some(RankedLine {
                        rank,
                        score: value::score(line.value),
                        own_score: line.value.into(),
                        moves: &line.moves,
                    });
                }
                Report::Iteration => now.finished = true,
            }
            if let Some(best) = &best {
                now.score = Some(value::score(best.value));
                now.own_score = best.value.into();
                now.pv = &best.moves;
            }
            progress(&now, ranked);
        };
        let (found, nodes) = game.search(options, purpose, &parameters, limits, &mut report);
        let Some(line) = found.first() else {
            return Ok(Choice::default());
        };
        Ok(Choice {
            square: line.moves.first().copied(),
            score: Some(value::score(line.value)),
            own_score: line.value.into(),
            nodes,
            exact: None,
            pv: line.moves.iter().copied().collect::<Variation>(),
        })
    }
}
