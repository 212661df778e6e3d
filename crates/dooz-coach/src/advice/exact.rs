//! Exact values of positions, as far as the limits allow.

use dooz_core::exact::{EndgameSolver, Value};
use dooz_core::{Limits, Position, Progress, Rules, Square};
use dooz_solver::{ExactOracle, ExactSolver};

use super::move_value::MoveValue;

/// The memory of the positions of one game.
#[derive(Debug)]
pub(super) enum Memory {
    Small(Box<ExactSolver>),
    /// Nothing is remembered on boards that are too large to be searched to the end.
    Plain(Rules),
}

impl Memory {
    pub(super) fn new(rules: Rules) -> Self {
        let solver = ExactSolver::new(rules).map(Box::new);
        solver.map_or(Self::Plain(rules), Self::Small)
    }

    /// Returns the rules of the game.
    pub(super) fn rules(&self) -> Rules {
        match self {
            Self::Small(solver) => solver.rules(),
            Self::Plain(rules) => *rules,
        }
    }
}

/// A source of exact values of positions of one game, until its limits are met.
pub(super) enum Exact<'a> {
    /// The solver of small boards.
    Small(ExactOracle<'a>),
    /// The solver of other boards near the end of the game.
    Plain(EndgameSolver<'a>),
}

impl<'a> Exact<'a> {
    /// Creates a source that adds to a memory.
    pub(super) fn new(memory: &'a mut Memory, limits: &'a Limits<'a>) -> Self {
        match memory {
            Memory::Small(solver) => Self::Small(ExactOracle::new(solver, limits)),
            Memory::Plain(_) => Self::Plain(EndgameSolver::new(limits)),
        }
    }

    /// Reports the number of positions visited to `progress`.
    pub(super) fn with_progress(self, progress: &'a mut dyn FnMut(&Progress<'_>)) -> Self {
        match self {
            Self::Small(oracle) => Self::Small(oracle.with_progress(progress)),
            Self::Plain(solver) => Self::Plain(solver.with_progress(progress)),
        }
    }

    /// Returns the number of positions visited so far.
    pub(super) const fn nodes(&self) -> u64 {
        match self {
            Self::Small(oracle) => oracle.nodes(),
            Self::Plain(solver) => solver.nodes(),
        }
    }

    /// Restarts the node count, so that the next questions may visit as many positions
    /// again. An `EndgameSolver` is left as it is.
    pub(super) const fn renew(&mut self) {
        if let Self::Small(oracle) = self {
            oracle.renew();
        }
    }

    /// Returns the values of moves that the perfect player finds within the limits:
    /// that of the best move, the first, and of any others that come with it. Empty
    /// if it does not find the best one.
    pub(super) fn best_moves(&mut self, position: &Position) -> Vec<(Square, MoveValue)> {
        let Self::Small(oracle) = self else {
            return Vec::new();
        };
        let Ok((choice, others)) = oracle.choice(position) else {
            return Vec::new();
        };
        let others = others.into_iter().map(|mv| (Some(mv.square), mv.score));
        let scored = [(choice.square, choice.score)].into_iter().chain(others);
        scored
            .filter_map(|(square, score)| Some((square?, score?.into())))
            .collect()
    }

    /// Returns the value for the player to move if somebody wins within this many
    /// plies, at little cost; `None` if nobody does, or a limit is met.
    pub(super) fn end_within(&mut self, position: &Position, plies: u16) -> Option<Value> {
        let Self::Small(oracle) = self else {
            return None;
        };
        let value = oracle.value_within(position, plies).ok()?;
        value.plies().map(|_| value)
    }

    /// Returns the value for the player to move.
    pub(super) fn value(&mut self, position: &Position) -> Option<Value> {
        if let Some(outcome) = position.outcome() {
            return Some(Value::of_outcome(outcome, position.turn()));
        }
        match self {
            Self::Small(oracle) => oracle.value(position).ok(),
            Self::Plain(solver) => solver.value(position).ok(),
        }
    }

    /// Returns `true` if the position has this decided value; no search needs
    /// to look beyond it.
    fn has_value(&mut self, position: &Position, value: Value) -> Option<bool> {
        let found = match (&mut *self, position.outcome(), value.plies()) {
            (Self::Small(oracle), None, Some(plies)) => oracle.value_within(position, plies).ok(),
            _ => self.value(position),
        };
        Some(found? == value)
    }

    /// Returns the move nearest to the centre after which the position has this
    /// value for the other player.
    pub(super) fn move_to(&mut self, position: &Position, value: Value) -> Option<Square> {
        let mut moves: Vec<Square> = position.legal_moves().collect();
        moves.sort_by_key(|&square| position.rules().from_centre(square));
        for square in moves {
            if self.has_value(&position.after(square), value)? {
                return Some(square);
            }
        }
        None
    }

    /// Returns best play by both sides from a decided position to the end of
    /// the game; empty for a drawn one.
    pub(super) fn line(&mut self, position: &Position, value: Value) -> Vec<Square> {
        let (mut position, mut value) = (*position, value);
        let mut line = Vec::new();
        while let Some(plies @ 1..) = value.plies() {
            value = if value.is_win() {
                Value::loss_in(plies - 1)
            } else {
                Value::win_in(plies - 1)
            };
            let Some(square) = self.move_to(&position, value) else {
                break;
            };
            line.push(square);
            position = position.after(square);
        }
        line
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dooz_core::{Rules, Setup, Symbol};

    fn position(rules: &str, picture: &str, to_move: Symbol) -> Position {
        let setup = Setup::parse(rules.parse().unwrap(), picture, to_move).unwrap();
        setup.position().unwrap()
    }

    #[test]
    fn both_ways_to_know_a_value_agree() {
        let limits = Limits::default();
        for text in ["3x3x3", "3x3x3-misere", "4x3x3-exactly", "4x3x3-caro"] {
            let rules: Rules = text.parse().unwrap();
            let mut memory = Memory::new(rules);
            let mut small = Exact::new(&mut memory, &limits);
            let mut memory = Memory::Plain(rules);
            let mut plain = Exact::new(&mut memory, &limits);
            let mut position = Position::new(rules);
            for square in ["a1", "b2", "c3"] {
                position.play(square.parse().unwrap()).unwrap();
                assert_eq!(small.value(&position), plain.value(&position), "{text}");
            }
        }
    }

    #[test]
    fn a_won_line_is_played_to_its_end_by_both() {
        let limits = Limits::default();
        let mut memory = Memory::new(Rules::TIC_TAC_TOE);
        let mut exact = Exact::new(&mut memory, &limits);
        let fork = position("3x3x3", "X.. / .O. / .OX", Symbol::X);
        let value = exact.value(&fork).unwrap();
        assert_eq!(value, Value::DRAW);
        assert_eq!(exact.line(&fork, value), []);

        let edge = position("3x3x3", "X.. / O.. / ...", Symbol::X);
        let value = exact.value(&edge).unwrap();
        assert_eq!(value, Value::win_in(5));
        assert_eq!(exact.line(&edge, value).len(), 5);
    }

    #[test]
    fn what_is_out_of_reach_is_not_known() {
        let limits = Limits {
            nodes: Some(10),
            ..Limits::default()
        };
        let rules: Rules = "5x5x4".parse().unwrap();
        let mut memory = Memory::new(rules);
        let mut exact = Exact::new(&mut memory, &limits);
        assert_eq!(exact.value(&Position::new(rules)), None);
        let mut memory = Memory::new(Rules::GOMOKU);
        let mut plain = Exact::new(&mut memory, &limits);
        assert_eq!(plain.value(&Position::new(Rules::GOMOKU)), None);
    }
}
