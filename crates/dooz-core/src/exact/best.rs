//! The choice among equally good moves.

use core::cmp::Reverse;

use super::{Entry, OutOfLimits, PackedBoard, Solver, Value, Word};
use crate::brain::{Choice, Variation};
use crate::position::Position;
use crate::progress::{Progress, ScoredMove};
use crate::rules::Rules;
use crate::square::Square;

/// A position in some representation, in which the game goes on.
///
/// ```
/// use dooz_core::exact::State;
/// use dooz_core::{Position, Rules};
/// let position = Position::new(Rules::TIC_TAC_TOE);
/// assert_eq!(position.moves().count(), 9);
/// ```
pub trait State: Copy {
    /// Returns the legal moves: of equally good ones, the first is chosen.
    fn moves(&self) -> impl Iterator<Item = Square>;

    /// Returns the position after one of the moves.
    #[must_use]
    fn after(&self, square: Square) -> Self;
}

impl State for Position {
    fn moves(&self) -> impl Iterator<Item = Square> {
        self.legal_moves()
    }

    fn after(&self, square: Square) -> Self {
        self.after(square)
    }
}

impl<W: Word> State for PackedBoard<W> {
    fn moves(&self) -> impl Iterator<Item = Square> {
        self.legal_moves()
    }

    fn after(&self, square: Square) -> Self {
        self.after_square(square)
    }
}

/// A source of exact values of positions, within limits of its own.
///
/// ```
/// use dooz_core::exact::{Entry, Oracle, PackedBoard, PackedRules, Solver, Value, choice};
/// use dooz_core::{Limits, Position, Rules};
/// let rules = PackedRules::<u64>::new(Rules::TIC_TAC_TOE).unwrap();
/// let (mut table, limits) = ([Entry::default(); 1024], Limits::default());
/// let mut oracle = Solver::new(&rules, &mut table, &limits);
/// // The first stone is in a corner: only the middle holds.
/// let board = PackedBoard::new(&rules, &Position::new(Rules::TIC_TAC_TOE).after("a1".parse()?));
/// assert_eq!(Oracle::value(&mut oracle, &board)?, Value::DRAW);
/// assert_eq!(choice(&mut oracle, &board)?.square, Some("b2".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Oracle<S> {
    /// Returns the rules of a position.
    fn rules(&self, state: &S) -> Rules;

    /// Returns the value of a position for the player to move.
    ///
    /// # Errors
    ///
    /// Returns an error if a limit is met first.
    fn value(&mut self, state: &S) -> Result<Value, OutOfLimits>;

    /// Returns `true` if the value of a position is greater than the given one.
    ///
    /// # Errors
    ///
    /// Returns an error if a limit is met first.
    fn is_above(&mut self, state: &S, value: Value) -> Result<bool, OutOfLimits>;

    /// Notes that a best move is wanted.
    fn begin_choice(&mut self) {}

    /// Notes that a best move is known: what is asked until the next choice begins
    /// only serves to compare it with equally good moves, or to score the others.
    fn found_best(&mut self) {}

    /// Returns the number of positions visited so far.
    fn nodes(&self) -> u64;

    /// Reports progress to the observer.
    fn report(&mut self, progress: &Progress<'_>);
}

impl<T: AsMut<[Entry<W>]>, W: Word> Oracle<PackedBoard<W>> for Solver<'_, T, W> {
    fn rules(&self, _: &PackedBoard<W>) -> Rules {
        Solver::rules(self).rules()
    }

    fn value(&mut self, board: &PackedBoard<W>) -> Result<Value, OutOfLimits> {
        self.value(*board)
    }

    fn is_above(&mut self, board: &PackedBoard<W>, value: Value) -> Result<bool, OutOfLimits> {
        self.is_above(*board, value)
    }

    fn nodes(&self) -> u64 {
        self.nodes()
    }

    fn report(&mut self, progress: &Progress<'_>) {
        if let Some(receiver) = &mut self.progress {
            receiver(progress);
        }
    }
}

/// Returns the best move of a position with a known value, or `None` if the
/// game is over.
pub(crate) fn best_move<S: State>(
    oracle: &mut dyn Oracle<S>,
    state: &S,
    value: Value,
) -> Result<Option<Square>, OutOfLimits> {
    let mut best = None;
    oracle.begin_choice();
    for square in state.moves() {
        let child = state.after(square);
        match oracle.is_above(&child, value.one_ply_after()) {
            Ok(true) => continue,
            Ok(false) => {}
            Err(OutOfLimits) if best.is_some() => break,
            Err(OutOfLimits) => return Err(OutOfLimits),
        }
        if best.is_none() {
            oracle.found_best();
        }
        // Out of limits, the moves are at least known to be equally good.
        let slips = slips(oracle, &child, value.one_ply_after());
        // A later move must be better to be preferred.
        let merit = (
            slips.unwrap_or(0),
            Reverse(oracle.rules(state).from_centre(square)),
        );
        if best.is_none_or(|(_, most)| merit > most) {
            best = Some((square, merit));
        }
    }
    Ok(best.map(|(square, _)| square))
}

/// Returns the number of replies that are worse for their player than this
/// value of the position.
fn slips<S: State>(
    oracle: &mut dyn Oracle<S>,
    state: &S,
    value: Value,
) -> Result<u32, OutOfLimits> {
    let mut slips = 0;
    for reply in state.moves() {
        let child = state.after(reply);
        let is_slip = oracle.is_above(&child, value.one_ply_after())?;
        slips += u32::from(is_slip);
    }
    Ok(slips)
}

/// Returns a line of best play, as long as the limits allow, beginning with a
/// move already chosen.
pub(crate) fn variation<S: State>(
    oracle: &mut dyn Oracle<S>,
    state: &S,
    value: Value,
    first: Option<Square>,
) -> Variation {
    let mut line = Variation::default();
    let (mut state, mut value, mut next) = (*state, value, first);
    while let Some(square) = next {
        line.push(square);
        state = state.after(square);
        value = value.one_ply_after();
        next = best_move(oracle, &state, value).unwrap_or(None);
    }
    line
}

/// Returns the best move of a position with its score and its line of play, and
/// reports the scores of the other moves, as many as the limits allow.
///
/// # Errors
///
/// Returns an error if a limit is met before a best move is known.
pub fn choice<S: State>(oracle: &mut dyn Oracle<S>, state: &S) -> Result<Choice, OutOfLimits> {
    let value = oracle.value(state)?;
    let square = best_move(oracle, state, value)?;
    let mut choice = Choice {
        square,
        score: Some(value.into()),
        own_score: value.to_number(),
        exact: Some(true),
        pv: variation(oracle, state, value, square),
        nodes: 0,
    };
    let mut report = Progress::of(&choice);
    // The scores of the other moves are a bonus, as many as the limits allow.
    oracle.found_best();
    for square in state.moves() {
        let Ok(value) = oracle.value(&state.after(square)) else {
            break;
        };
        let value = value.one_ply_before();
        report.searched = Some(ScoredMove {
            square,
            score: Some(value.into()),
            own_score: value.to_number(),
        });
        report.nodes = oracle.nodes();
        oracle.report(&report);
    }
    report.searched = None;
    report.finished = true;
    report.nodes = oracle.nodes();
    oracle.report(&report);
    choice.nodes = report.nodes;
    Ok(choice)
}
