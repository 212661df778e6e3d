//! Exact values of any board near the end of the game.

use core::fmt;

use super::Endgame;
use crate::brain::Choice;
use crate::exact::best::{self, Oracle};
use crate::exact::{OutOfLimits, Value};
use crate::limits::Limits;
use crate::position::Position;
use crate::progress::{Progress, Reporter};
use crate::rules::Rules;
use crate::textbook::{AlphaBeta, Board, DepthAdjusted, GameState, Node, Observer, Scores, Window};

/// A solver that finds exact values on any board and by any rules when few
/// squares are left, by the textbook's alpha-beta.
///
/// ```
/// use dooz_core::exact::{EndgameSolver, Value};
/// use dooz_core::{Limits, Rules, Setup, Symbol};
/// let rules: Rules = "3x3x3".parse()?;
/// let position = Setup::parse(rules, "XX. / OO. / ...", Symbol::X)?.position()?;
/// let limits = Limits::default();
/// assert_eq!(EndgameSolver::new(&limits).value(&position), Ok(Value::win_in(1)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct EndgameSolver<'a> {
    limits: &'a Limits<'a>,
    progress: Option<&'a mut dyn FnMut(&Progress<'_>)>,
    nodes: u64,
    stopped: bool,
}

impl<'a> EndgameSolver<'a> {
    /// Creates a solver. Of the limits, `nodes` and `stop` apply, to everything
    /// that it does.
    #[must_use]
    pub const fn new(limits: &'a Limits<'a>) -> Self {
        Self {
            limits,
            progress: None,
            nodes: 0,
            stopped: false,
        }
    }

    /// Reports to `progress` as
    /// [`Solver::with_progress`](crate::exact::Solver::with_progress) does.
    #[must_use]
    pub fn with_progress(mut self, progress: &'a mut dyn FnMut(&Progress<'_>)) -> Self {
        self.progress = Some(progress);
        self
    }

    /// Returns the number of positions visited so far.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Returns the value of a position for the player to move.
    ///
    /// # Errors
    ///
    /// Returns an error if a limit is met first, or if more than
    /// [`Endgame::MOST_EMPTY`] squares are empty.
    pub fn value(&mut self, position: &Position) -> Result<Value, OutOfLimits> {
        self.value_within(position, Window::WIDEST)
    }

    /// Returns the value of a position if it lies inside the window, and otherwise a
    /// bound on it.
    fn value_within(&mut self, position: &Position, window: Window) -> Result<Value, OutOfLimits> {
        if let Some(outcome) = position.outcome() {
            return Ok(Value::of_outcome(outcome, position.turn()));
        }
        if self.stopped || position.empty().len() > Endgame::MOST_EMPTY {
            return Err(OutOfLimits);
        }

        let scores = Scores::symmetric(Value::win_in(0).to_number());
        let board = Board::new(*position, position.turn(), scores);
        let within = Limits {
            depth: None,
            memory: None,
            ..self.limits.after(self.nodes)
        };
        let game = DepthAdjusted::from_one(board);
        let search = AlphaBeta {
            window,
            ..AlphaBeta::default()
        };
        let found = search.search_within(&game, &within, &mut Watch(self));
        if found.limited.is_some() {
            self.stopped = true;
            return Err(OutOfLimits);
        }
        Ok(Value::from_number(found.score))
    }

    /// Returns the best move, the line of best play, and as many scores of
    /// moves as the limits allow, like
    /// [`Solver::choice`](crate::exact::Solver::choice).
    ///
    /// # Errors
    ///
    /// Returns an error if a limit is met before it is known which moves are
    /// equally good.
    pub fn choice(&mut self, position: &Position) -> Result<Choice, OutOfLimits> {
        best::choice(self, position)
    }
}

impl Oracle<Position> for EndgameSolver<'_> {
    fn rules(&self, position: &Position) -> Rules {
        position.rules()
    }

    fn value(&mut self, position: &Position) -> Result<Value, OutOfLimits> {
        self.value(position)
    }

    fn is_above(&mut self, position: &Position, value: Value) -> Result<bool, OutOfLimits> {
        let edge = value.to_number();
        let bound = self.value_within(position, Window::new(edge, edge + 1))?;
        Ok(bound > value)
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }

    fn report(&mut self, progress: &Progress<'_>) {
        if let Some(receiver) = &mut self.progress {
            receiver(progress);
        }
    }
}

/// An observer that counts the nodes of a search and reports them from time to
/// time.
struct Watch<'a, 'b>(&'a mut EndgameSolver<'b>);

impl<G: GameState> Observer<G> for Watch<'_, '_> {
    fn enter(&mut self, _: &Node<'_, G>) {
        self.0.nodes += 1;
        let nodes = self.0.nodes;
        if nodes.is_multiple_of(Reporter::INTERVAL) {
            self.0.report(&Progress {
                nodes,
                ..Progress::default()
            });
        }
    }
}

impl fmt::Debug for EndgameSolver<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("EndgameSolver")
            .field("limits", &self.limits)
            .field("nodes", &self.nodes)
            .finish_non_exhaustive()
    }
}
