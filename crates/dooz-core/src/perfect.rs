//! The player that cannot be beaten where the game can be searched to its end.

use core::cmp::Reverse;

use crate::brain::{Brain, CannotPlay, Choice, Variation};
use crate::exact::{Entry, OutOfLimits, Solver, Value};
use crate::limits::Limits;
use crate::packed::{PackedBoard, PackedRules};
use crate::position::{Outcome, Position};
use crate::search::Search;
use crate::square::Square;
use crate::textbook::{AlphaBeta, Board, ByDepth, Scores};

/// Plays perfectly wherever it can see to the end of the game within its
/// limits: the fastest win, the longest defence, and among equal moves the
/// one that leaves the opponent most ways to go wrong, then the one nearest
/// to the centre.
///
/// Its score is [`Value::score`] for the player to move. Where its board or
/// the limits do not suffice it asks another brain, [`Endgame`] unless told
/// otherwise, which says so: [`Choice::exact`] is then `Some(false)`, and the
/// score is that brain's.
///
/// ```
/// use dooz_core::{Brain, Entry, Limits, Perfect, Position, Rules, Value};
/// let mut perfect = Perfect::new([Entry::default(); 1024]);
/// let mut position = Position::new(Rules::TIC_TAC_TOE);
/// position.play("a3".parse()?)?;
/// let choice = perfect.choose(&position, &Limits::default(), &mut |_, _| {})?;
/// assert_eq!(choice.square, "b2".parse().ok());
/// assert_eq!((choice.score, choice.exact), (Value::DRAW.score(), Some(true)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Perfect<T, F = Endgame> {
    table: T,
    fallback: F,
}

impl<T: AsMut<[Entry]>> Perfect<T> {
    /// With a table of any length to remember positions in; at least a few
    /// thousand entries for boards beyond 3x3. `Vec<Entry>`, an array or a
    /// mutable slice will do.
    #[must_use]
    pub fn new(table: T) -> Self {
        Self::with_fallback(table, Endgame::default())
    }
}

impl<T: AsMut<[Entry]>, F: Brain> Perfect<T, F> {
    /// With another brain for boards that do not fit [`PackedRules`] and for
    /// positions whose end is out of sight. It keeps the default's code out
    /// of programs that have no room for it.
    #[must_use]
    pub const fn with_fallback(table: T, fallback: F) -> Self {
        Self { table, fallback }
    }
}

impl<T: AsMut<[Entry]>, F: Brain> Brain for Perfect<T, F> {
    fn choose(
        &mut self,
        position: &Position,
        limits: &Limits<'_>,
        scored: &mut dyn FnMut(Square, i64),
    ) -> Result<Choice, CannotPlay> {
        let Some(rules) = PackedRules::new(position.rules()) else {
            return self.fallback.choose(position, limits, scored);
        };
        // A stop leaves no time for the other brain afterwards.
        let opinion = if position.empty().len() > Endgame::MOST_EMPTY {
            Some(self.fallback.choose(position, limits, &mut |_, _| {})?)
        } else {
            None
        };

        // What it remembers of earlier moves would make the count of nodes
        // depend on them.
        let table = self.table.as_mut();
        table.fill(Entry::default());
        let mut solver = Solver::new(&rules, table, limits);
        if let Ok(choice) = perfect_choice(&mut solver, position, scored) {
            return Ok(choice);
        }
        let nodes = solver.nodes();
        let mut choice = self.fallback.choose(position, limits, scored)?;
        if let Some(opinion) = opinion
            && choice.calls < opinion.calls
        {
            choice = opinion;
        }
        choice.calls += nodes;
        Ok(choice)
    }
}

/// Plays the boards that are too large for [`Perfect`] alone: to the end,
/// by the textbook's alpha-beta, when few squares are left, and before that
/// with [`Search`], whose scores are not exact.
///
/// ```
/// use dooz_core::{Brain, Endgame, Limits, Position, Rules};
/// let empty = Position::new(Rules::RENJU);
/// let choice = Endgame::default().choose(&empty, &Limits::default(), &mut |_, _| {})?;
/// assert_eq!((choice.square, choice.exact), ("h8".parse().ok(), Some(false)));
/// # Ok::<(), dooz_core::CannotPlay>(())
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Endgame {
    /// Plays while the end is out of sight.
    pub search: Search,
}

impl Endgame {
    /// It looks for the end when so few squares are left: with more, plain
    /// alpha-beta hardly ever gets there.
    pub const MOST_EMPTY: usize = 12;
}

impl Brain for Endgame {
    fn choose(
        &mut self,
        position: &Position,
        limits: &Limits<'_>,
        scored: &mut dyn FnMut(Square, i64),
    ) -> Result<Choice, CannotPlay> {
        // A packed board comes here because its solver met the limits.
        let is_packed = PackedRules::new(position.rules()).is_some();
        let is_near = position.empty().len() <= Self::MOST_EMPTY && !is_packed;
        if is_near || position.outcome().is_some() {
            let mut plain = Plain { limits, nodes: 0 };
            if let Ok(choice) = perfect_choice(&mut plain, position, scored) {
                return Ok(choice);
            }
        }

        // The nodes are spent: what is left is the depth of the search.
        let limits = Limits {
            nodes: None,
            ..*limits
        };
        let mut choice = self.search.choose(position, &limits, scored)?;
        choice.square = choice.square.or_else(|| nearest_to_centre(position));
        choice.exact = Some(false);
        Ok(choice)
    }
}

/// What knows the values of positions.
trait Oracle {
    fn value(&mut self, position: &Position) -> Result<Value, OutOfLimits>;

    /// Whether the value of a position is greater than another one. Ends
    /// that are further off than these plies need not be seen.
    fn is_above(
        &mut self,
        position: &Position,
        value: Value,
        plies: Option<u16>,
    ) -> Result<bool, OutOfLimits>;

    fn nodes(&self) -> u64;
}

impl Oracle for Solver<'_> {
    fn value(&mut self, position: &Position) -> Result<Value, OutOfLimits> {
        let rules = self.rules();
        Self::value(self, PackedBoard::new(rules, position))
    }

    fn is_above(
        &mut self,
        position: &Position,
        value: Value,
        plies: Option<u16>,
    ) -> Result<bool, OutOfLimits> {
        if position.outcome().is_some() {
            return Ok(final_value(position) > value);
        }
        let board = PackedBoard::new(self.rules(), position);
        let horizon = match plies {
            Some(plies) => board.ply() + u32::from(plies),
            None => self.last_horizon(),
        };
        Self::is_above(self, board, value, horizon)
    }

    fn nodes(&self) -> u64 {
        Self::nodes(self)
    }
}

/// The oracle for every board and rule: the textbook's alpha-beta.
struct Plain<'a> {
    limits: &'a Limits<'a>,
    nodes: u64,
}

impl Oracle for Plain<'_> {
    fn value(&mut self, position: &Position) -> Result<Value, OutOfLimits> {
        if position.outcome().is_some() {
            return Ok(final_value(position));
        }
        let scores = Scores::symmetric(Value::win_in(0).score());
        let board = Board::new(*position, position.turn(), scores);
        let limits = Limits {
            nodes: self
                .limits
                .nodes
                .map(|most| most.saturating_sub(self.nodes)),
            ..*self.limits
        };
        let game = ByDepth::from_one(board);
        let found = AlphaBeta::default().search_within(&game, &limits, &mut ());
        self.nodes += found.calls;
        match found.limited {
            None => Ok(Value::from_score(found.score)),
            Some(_) => Err(OutOfLimits),
        }
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

/// The value of a game that is over, for the player who would be to move.
fn final_value(position: &Position) -> Value {
    match position.outcome() {
        Some(Outcome::Win(winner)) if winner == position.turn() => Value::win_in(0),
        Some(Outcome::Win(_)) => Value::loss_in(0),
        _ => Value::DRAW,
    }
}

fn perfect_choice(
    oracle: &mut impl Oracle,
    position: &Position,
    scored: &mut dyn FnMut(Square, i64),
) -> Result<Choice, OutOfLimits> {
    let value = oracle.value(position)?;
    let square = best_move(oracle, position, value)?;
    let pv = variation(oracle, position, value, square);
    // The scores of the other moves are a bonus: as many as the limits allow.
    for square in position.legal_moves() {
        let Ok(value) = oracle.value(&position.after(square)) else {
            break;
        };
        scored(square, value.one_ply_before().score());
    }
    Ok(Choice {
        square,
        score: value.score(),
        calls: oracle.nodes(),
        exact: Some(true),
        pv,
    })
}

/// The best move of a position with a known value; none if the game is over.
fn best_move(
    oracle: &mut impl Oracle,
    position: &Position,
    value: Value,
) -> Result<Option<Square>, OutOfLimits> {
    let mut best = None;
    for square in position.legal_moves() {
        let child = position.after(square);
        if oracle.is_above(&child, value.one_ply_after(), value.plies())? {
            continue;
        }
        // Out of limits, the moves are at least known to be equally good.
        let slips = slips(oracle, &child, value.one_ply_after());
        // A later move must be better to be preferred.
        let merit = (slips.unwrap_or(0), Reverse(from_centre(position, square)));
        if best.is_none_or(|(_, most)| merit > most) {
            best = Some((square, merit));
        }
    }
    Ok(best.map(|(square, _)| square))
}

/// How many of the replies are worse for their player than this value of the
/// position.
fn slips(oracle: &mut impl Oracle, position: &Position, value: Value) -> Result<u32, OutOfLimits> {
    let mut slips = 0;
    for reply in position.legal_moves() {
        let child = position.after(reply);
        let is_slip = oracle.is_above(&child, value.one_ply_after(), value.plies())?;
        slips += u32::from(is_slip);
    }
    Ok(slips)
}

/// A line of best play, as far as the limits allow; it begins with a move
/// that was chosen already.
fn variation(
    oracle: &mut impl Oracle,
    position: &Position,
    value: Value,
    first: Option<Square>,
) -> Variation {
    let mut line = Variation::default();
    let (mut position, mut value, mut next) = (*position, value, first);
    while let Some(square) = next {
        line.push(square);
        position = position.after(square);
        value = value.one_ply_after();
        next = best_move(oracle, &position, value).unwrap_or(None);
    }
    line
}

/// How far a square is from the centre of the board: the square of the
/// distance, in half squares.
fn from_centre(position: &Position, square: Square) -> u32 {
    let rules = position.rules();
    let off = |place: u8, size: u8| u32::from((2 * place + 1).abs_diff(size)).pow(2);
    off(square.column(), rules.width()) + off(square.row(), rules.height())
}

fn nearest_to_centre(position: &Position) -> Option<Square> {
    let distance = |square: &Square| from_centre(position, *square);
    position.legal_moves().min_by_key(distance)
}

#[cfg(test)]
mod tests;
