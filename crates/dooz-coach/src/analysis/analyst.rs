//! The analyst, which deepens until it is stopped.

use dooz_core::{CannotPlay, Limits, Player, Position, Rules};
use dooz_engine::{Board, Engine};
use serde::{Deserialize, Serialize};

use super::forced_wins::{ForcedWins, WinSolver};
use super::iteration::{AnalysisLine, Deepening, Iteration};
use super::threat_map::ThreatMap;
use crate::advice::{MoveValue, ValuedMove};
use crate::text;

/// The facts and estimates about a position that are known so far.
///
/// ```
/// use dooz_coach::analysis::Analysis;
/// use dooz_core::{Player, Position, Rules};
/// let analysis = Analysis::of(&Position::new(Rules::RENJU))?;
/// assert_eq!(analysis.chance(Player::First), None);
/// let json = serde_json::to_string(&analysis)?;
/// assert_eq!(serde_json::from_str::<Analysis>(&json)?, analysis);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Analysis {
    /// The player to move.
    #[serde(with = "text::PlayerName")]
    pub turn: Player,
    /// The threats and forbidden squares on the board.
    pub threats: ThreatMap,
    /// The wins that threats prove.
    pub wins: ForcedWins,
    /// The lines of the search.
    pub iteration: Iteration,
}

/// An analyst of positions on large boards.
///
/// It reports at once what the board shows, soon a first line, and then as much as
/// the search finds until its limits. It remembers what it has searched, so one
/// analyst should be used for all positions of a game.
///
/// ```
/// use dooz_coach::analysis::Analyst;
/// use dooz_core::{Limits, Position, Rules};
/// let position = Position::new(Rules::GOMOKU).after("h8".parse()?);
/// let limits = Limits { nodes: Some(10_000), ..Limits::default() };
/// let mut depths = Vec::new();
/// Analyst::new().analyze(&position, &limits, &mut |analysis| {
///     assert!(analysis.iteration.lines.len() <= Analyst::LINES);
///     depths.push(analysis.iteration.depth);
/// })?;
/// assert!(depths.starts_with(&[0]) && depths.is_sorted());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Analyst {
    engine: Engine,
    solver: WinSolver,
}

/// The node limit of the first search for forced wins: a hundredth of a second.
const FIRST_NODES: u64 = 2_000;

/// The highest node limit of the later ones.
const MOST_NODES: u64 = 128_000;

/// The share of the nodes spent on forced wins, as a divisor.
const WIN_SHARE: u64 = 16;

/// The number of nodes between two reports of the count.
const REPORT_NODES: u64 = 20_000;

impl Analyst {
    /// The number of lines that an analysis has.
    pub const LINES: usize = 3;

    /// Creates an analyst that remembers nothing.
    #[must_use]
    pub fn new() -> Self {
        Self {
            engine: Engine::new().with_lines(Self::LINES),
            solver: WinSolver::new(),
        }
    }

    /// Returns `true` if there is an analysis of positions by these rules.
    #[must_use]
    pub fn supports(rules: Rules) -> bool {
        Board::supports(rules)
    }

    /// Analyses a position until the limits are reached or nothing is left to find,
    /// and reports whenever more is known. There are no lines if the game is over.
    ///
    /// The limit of nodes is that of the search; the searches for forced wins come on top.
    ///
    /// # Errors
    ///
    /// Returns an error if the engine does not play by the rules.
    pub fn analyze(
        &mut self,
        position: &Position,
        limits: &Limits<'_>,
        report: &mut dyn FnMut(&Analysis),
    ) -> Result<(), CannotPlay> {
        let mut analysis = Analysis::of(position)?;
        report(&analysis);
        if position.outcome().is_some() {
            return Ok(());
        }

        let Self { engine, solver } = self;
        let mut board = Board::new(position).ok_or(CannotPlay::Unsupported)?;
        let mut find_wins = |nodes: u64| {
            let nodes = limits.nodes.map_or(nodes, |most| most.min(nodes));
            let limits = Limits {
                nodes: Some(nodes),
                ..*limits
            };
            solver.solve(&mut board, &limits)
        };
        let mut win_nodes = FIRST_NODES;
        analysis.wins = find_wins(win_nodes);
        report(&analysis);

        let mut deepening = Deepening::of(*position);
        let mut reported = 0;
        engine.analyze(position, limits, &mut |progress, line| {
            let mut is_new = deepening.learn(progress, line);
            if is_new {
                analysis.iteration = deepening.last().clone();
            }
            analysis.iteration.nodes = progress.nodes;
            let is_due = progress.nodes >= WIN_SHARE * 2 * win_nodes;
            if is_due && win_nodes < MOST_NODES && !analysis.wins.is_complete {
                win_nodes *= 2;
                let wins = find_wins(win_nodes);
                if wins != analysis.wins {
                    analysis.wins = wins;
                    is_new = true;
                }
            }
            if is_new || progress.nodes >= reported + REPORT_NODES {
                reported = progress.nodes;
                report(&analysis);
            }
        })?;
        Ok(())
    }
}

impl Default for Analyst {
    fn default() -> Self {
        Self::new()
    }
}

impl Analysis {
    /// Returns what the board shows of a position that has not been searched.
    ///
    /// # Errors
    ///
    /// Returns an error if the engine does not play by the rules.
    pub fn of(position: &Position) -> Result<Self, CannotPlay> {
        Ok(Self {
            turn: position.turn(),
            threats: ThreatMap::of(position).ok_or(CannotPlay::Unsupported)?,
            wins: ForcedWins::default(),
            iteration: Iteration::default(),
        })
    }

    /// Returns the best line that is known: a forced win, unless the search has found
    /// an end that is nearer and as sure.
    #[must_use]
    pub fn best(&self) -> Option<AnalysisLine> {
        let searched = self.iteration.lines.first();
        let forced = self.wins.own.as_ref();
        let forced = forced.filter(|forced| match searched.map(|line| line.value) {
            Some(MoveValue::Win {
                plies: plies @ ..=3,
            }) => forced.moves.len() <= plies.into(),
            _ => true,
        });
        forced.map(AnalysisLine::from).or(searched.cloned())
    }

    /// Returns the value of the first move of a line, with its source.
    #[must_use]
    pub fn value_of(&self, line: &AnalysisLine) -> ValuedMove {
        self.wins.value_of(line, self.iteration.depth)
    }

    /// Returns the value of the position for the player to move.
    #[must_use]
    pub fn value(&self) -> MoveValue {
        self.best().map_or(MoveValue::Unknown, |best| best.value)
    }

    /// Returns a player's chance of winning, from 0 to 1, or `None` if nothing is
    /// known. Only a proof makes it 0 or 1.
    #[must_use]
    pub fn chance(&self, player: Player) -> Option<f64> {
        let chance = self.value_of(&self.best()?).chance()?;
        Some(if player == self.turn {
            chance
        } else {
            1.0 - chance
        })
    }
}
