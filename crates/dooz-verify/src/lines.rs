//! The lines of a board, and which of them the players can complete.

use dooz_core::{Bitboard, Direction, Line, LineRule, Rules, Square};

use crate::node::Node;
use crate::rejection::{Fault, Reason};
use crate::statement::setup;
use crate::verifier::Verifier;

/// Returns all lines of k squares of a board.
///
/// ```
/// use dooz_core::Rules;
/// assert_eq!(dooz_verify::windows(Rules::TIC_TAC_TOE).count(), 8);
/// ```
pub fn windows(rules: Rules) -> impl Iterator<Item = Line> {
    // A line of one square has no direction.
    let directions = if rules.k() == 1 {
        1
    } else {
        Direction::ALL.len()
    };
    let windows_from = move |first| {
        let along = move |&direction| Line {
            first,
            direction,
            length: rules.k(),
        };
        Direction::ALL[..directions].iter().map(along)
    };
    let fits = move |line: &Line| {
        let last = line.first.step(line.direction, rules.k().cast_signed() - 1);
        last.is_some_and(|last| rules.contains(last))
    };
    rules.board().squares().flat_map(windows_from).filter(fits)
}

impl Verifier<'_> {
    /// Returns a guarded line that O can fill in `moves` moves.
    pub(crate) fn fillable(&self, node: &Node, moves: usize) -> Option<Line> {
        let can_fill = |line: &Line| (self.can_fill)(&node.statement.state, *line, moves);
        node.guarded.iter().copied().find(can_fill)
    }

    /// Returns the certainly empty squares on which C completes a line that
    /// counts.
    pub(crate) fn completing(&self, node: &Node, counts: impl Fn(Line) -> bool) -> Bitboard {
        let claimant = node.statement.claimant;
        let stones = node.statement.stones();
        let own = stones[claimant as usize];
        // Only next to another stone is a line longer than one completed.
        let near = if self.rules.k() > 1 {
            own.with_neighbours()
        } else {
            node.region
        };
        let completes = |&square: &Square| {
            let mut lines = self.rules.lines_through(&stones, square, claimant);
            lines.any(&counts)
        };
        let squares = node.certainly_empty() & near;
        squares.squares().filter(completes).collect()
    }

    /// Returns `true` if a line that C will complete counts whatever O plays
    /// before, elsewhere.
    ///
    /// In caro a line of k does not count between two stones of O. It lasts
    /// at the edge, or if O has neither of both ends.
    pub(crate) fn is_lasting(&self, node: &Node, line: Line) -> bool {
        if self.rules.line() != LineRule::Caro || line.length > self.rules.k() {
            return true;
        }
        let ends = [
            line.first.step(line.direction, -1),
            line.last().step(line.direction, 1),
        ];
        let opponent = node.statement.state.opponent_at_most();
        let is_edge = |end: &Option<Square>| end.is_none_or(|end| !self.rules.contains(end));
        let is_taken = |end: &Option<Square>| end.is_some_and(|end| opponent.contains(end));
        ends.iter().any(is_edge) || !ends.iter().any(is_taken)
    }

    /// Returns the squares that the rules allow to the player to move, if it is
    /// not for the stones that are there: all, unless renju forbids some.
    pub(crate) fn legal(&self, node: &Node) -> Result<Bitboard, Fault> {
        if self.rules.line() != LineRule::Renju {
            return Ok(self.rules.board());
        }
        // The state has no maybe-sets, and its stones of O are exact.
        let (stones, turn) = (node.statement.stones(), node.statement.turn);
        let setup = setup(self.rules, stones, turn);
        match setup.position() {
            Ok(position) if !setup.has_line() => Ok(position.legal_moves().collect()),
            _ => Err(node.fault(Reason::RenjuPosition)),
        }
    }
}
