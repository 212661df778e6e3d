//! Exact values of any board near the end of the game.

use core::cell::Cell;

use super::Endgame;
use crate::brain::Choice;
use crate::exact::best::{self, Oracle, State};
use crate::exact::{Journal, OutOfLimits, Value};
use crate::limits::Limits;
use crate::position::Position;
use crate::square::Square;
use crate::textbook::{AlphaBeta, Board, Bookmark, DepthAdjusted, Mark, Scores, SearchResult};

/// The bookmark of an [`EndgameSolver`]: with a mark for each square that may
/// be empty, and for the root.
pub type EndgameMarks = Bookmark<[Cell<Mark<Square>>; Endgame::MOST_EMPTY + 1]>;

/// Finds exact values on any board and by any rule when few squares are
/// left, by the textbook's alpha-beta.
///
/// It can be stopped and go on later like a [`Solver`](crate::Solver) with a
/// [`Journal`]; the question that was open is also in its bookmark.
///
/// ```
/// use dooz_core::{EndgameSolver, Limits, Rules, Setup, Symbol, Value};
/// let rules: Rules = "3x3x3".parse()?;
/// let position = Setup::parse(rules, "XX. / OO. / ...", Symbol::X)?.position()?;
/// let (limits, mut bookmark) = (Limits::default(), EndgameSolver::bookmark());
/// let mut solver = EndgameSolver::new(&limits, (), &mut bookmark);
/// assert_eq!(solver.value(&position), Ok(Value::win_in(1)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct EndgameSolver<'a, J = ()> {
    limits: &'a Limits<'a>,
    journal: J,
    bookmark: &'a mut EndgameMarks,
    nodes: u64,
    stopped: bool,
}

impl EndgameSolver<'_> {
    /// A bookmark at the beginning.
    #[must_use]
    pub fn bookmark() -> EndgameMarks {
        Bookmark::new([const { Cell::new(Mark::NEW) }; Endgame::MOST_EMPTY + 1])
    }
}

impl<'a, J: Journal> EndgameSolver<'a, J> {
    /// A solver that goes on where the journal and the bookmark say. Of the
    /// limits, `nodes` and `stop` count for all that it does.
    pub fn new(limits: &'a Limits<'a>, journal: J, bookmark: &'a mut EndgameMarks) -> Self {
        Self {
            limits,
            journal,
            bookmark,
            nodes: 0,
            stopped: false,
        }
    }

    /// The positions that it has visited until now.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The value of a position for the player to move.
    ///
    /// # Errors
    ///
    /// If a limit is met first, or if more than [`Endgame::MOST_EMPTY`]
    /// squares are empty.
    pub fn value(&mut self, position: &Position) -> Result<Value, OutOfLimits> {
        if let Some(end) = position.final_value() {
            return Ok(end);
        }
        if self.stopped || position.empty().len() > Endgame::MOST_EMPTY {
            return Err(OutOfLimits);
        }
        if let Some((score, nodes)) = self.journal.answered() {
            self.nodes = nodes;
            return Ok(Value::from_score(score.into()));
        }
        let are_spent = |nodes: &u64| self.limits.nodes.is_some_and(|most| *nodes >= most);
        if let Some(nodes) = self.journal.resume().filter(are_spent) {
            return self.stop_after(nodes);
        }

        let within = Limits {
            nodes: { self.limits.nodes }.map(|most| most.saturating_sub(self.nodes)),
            ..*self.limits
        };
        let Some(found) = search(position, &within, self.bookmark) else {
            return self.stop_after(self.nodes + self.bookmark.nodes());
        };
        self.bookmark.clear();
        if found.limited.is_some() {
            return self.stop_after(self.nodes + found.nodes);
        }
        self.nodes += found.nodes;
        let value = Value::from_score(found.score);
        self.journal.answer(value.score() as i16, self.nodes);
        Ok(value)
    }

    fn stop_after(&mut self, nodes: u64) -> Result<Value, OutOfLimits> {
        self.nodes = nodes;
        self.stopped = true;
        self.journal.interrupt(nodes);
        Err(OutOfLimits)
    }

    /// The best move, the line of best play, and as many scores of moves as
    /// the limits allow: as [`Solver::choice`](crate::Solver::choice).
    ///
    /// # Errors
    ///
    /// If a limit is met before it is known which moves are equally good.
    pub fn choice(
        &mut self,
        position: &Position,
        scored: &mut dyn FnMut(Square, i64),
    ) -> Result<Choice, OutOfLimits> {
        best::choice(self, position, scored)
    }
}

/// Goes on searching where the bookmark is; none if the limits' stop has
/// interrupted it.
fn search(
    position: &Position,
    limits: &Limits<'_>,
    bookmark: &mut EndgameMarks,
) -> Option<SearchResult<Square>> {
    let scores = Scores::symmetric(Value::win_in(0).score());
    let board = Board::new(*position, position.turn(), scores);
    let (search, game) = (AlphaBeta::default(), DepthAdjusted::from_one(board));
    let interrupt = || limits.stop.is_some_and(|stop| stop());
    let within = Limits {
        stop: None,
        ..*limits
    };
    bookmark.go_on(&search, &game, &within, &mut (), &interrupt)
}

impl<J: Journal> Oracle<Position> for EndgameSolver<'_, J> {
    fn value(&mut self, position: &Position) -> Result<Value, OutOfLimits> {
        self.value(position)
    }

    fn is_above(
        &mut self,
        position: &Position,
        value: Value,
        _: Option<u16>,
    ) -> Result<bool, OutOfLimits> {
        Ok(self.value(position)? > value)
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }
}
