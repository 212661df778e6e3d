//! A solver of positions by whichever method finds their value first.

use std::collections::HashMap;

use dooz_core::exact::{OutOfLimits, Value};
use dooz_core::{Limits, LineRule, Player, Position, Progress, Rules};
use dooz_verify::{Certificate, Goal, Statement};

use crate::proof::ProofSearch;
use crate::prover::{ProofMethod, Prover};
use crate::solution::{Solution, draw_claims, possible_winners};
use crate::turns::{Attempt, Methods, take_turns};

/// A solver of the positions of one board, small or large.
///
/// In turns, with growing numbers of positions, it searches the exact value on a small
/// board, a proof that the game is a draw, and a proof that a player wins.
///
/// ```
/// use dooz_core::{Limits, Position};
/// use dooz_solver::{PositionSolver, Solution};
/// let empty = Position::new("7x6x5".parse()?);
/// let mut solver = PositionSolver::new(empty.rules()).expect("the board is small");
/// let solution = solver.solve(&empty, &Limits::default(), &mut |_| {});
/// assert_eq!(solution, Ok(Solution { winner: None, plies: None }));
/// let proofs = solver.proofs(&empty, solution?, &Limits::default(), &mut |_| {});
/// assert_eq!(proofs.len(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct PositionSolver {
    prover: Prover,
    /// The proofs found so far.
    found: HashMap<Statement, Certificate>,
}

impl PositionSolver {
    /// Creates a solver. Returns `None` if there is no method for a board, and for
    /// renju, where next to nothing can be proved.
    #[must_use]
    pub fn new(rules: Rules) -> Option<Self> {
        if rules.line() == LineRule::Renju {
            return None;
        }
        let prover = Prover::of_all_goals(rules);
        prover.finds_wins().then(|| Self {
            prover,
            found: HashMap::new(),
        })
    }

    /// Returns the rules of its board.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.prover.rules()
    }

    /// Returns the number of positions visited so far, by all methods.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.prover.nodes()
    }

    /// Returns the value of a position.
    ///
    /// Of the limits, `nodes`, `memory` (of each table) and `stop` apply. The depth of
    /// a progress report is the number of plies within which neither player wins, where
    /// that is known.
    ///
    /// # Errors
    ///
    /// Returns an error if a limit is met first, or if no method would get any further with
    /// more positions. The latter is possible on large boards only, where neither a draw nor
    /// every win can be proved.
    ///
    /// # Panics
    ///
    /// Panics if the position is one of other rules.
    pub fn solve(
        &mut self,
        position: &Position,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(&Progress<'_>),
    ) -> Result<Solution, OutOfLimits> {
        assert_eq!(position.rules(), self.rules(), "a position of this board");
        if let Some(outcome) = position.outcome() {
            let value = Value::of_outcome(outcome, position.turn());
            return Ok(Solution::of(value, position.turn()));
        }
        let exact = self.prover.values().is_some().then_some(Method::Exact);
        let wins = possible_winners(position).iter().copied().map(Method::Win);
        let methods = exact.into_iter().chain([Method::Draw]).chain(wins);
        let methods = methods.collect();
        let mut turns = SolverTurns {
            solver: self,
            position,
            depth: None,
            progress,
        };
        take_turns(&mut turns, methods, limits).ok_or(OutOfLimits)
    }

    /// Returns certificates of the [claims](Solution::claims) of a solution, in their
    /// order. If the limits are met first, or no method proves a claim, there is none, or
    /// only that of the win, and not that no win is shorter.
    pub fn proofs(
        &mut self,
        position: &Position,
        solution: Solution,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(&Progress<'_>),
    ) -> Vec<Certificate> {
        let claims = solution.claims(position);
        // That there is no shorter win can be left out.
        let needed = solution.winner.map_or(claims.len(), |_| 1);
        let start = self.nodes();
        let left = |solver: &Self| limits.after(solver.nodes() - start);
        let mut proofs = Vec::new();
        for (player, goal) in claims {
            let statement = Statement::of(position, player, goal);
            // The proof of a win by exact values says how many plies it takes, where one by
            // threats may take more.
            let is_proved = solution.plies.is_some()
                && self.prove_by(ProofMethod::Values, &statement, &left(self), progress)
                || self.prove(&statement, &left(self), progress);
            match self.proof(&statement) {
                Some(proof) if is_proved => proofs.push(proof.clone()),
                _ => break,
            }
        }
        if proofs.len() < needed {
            proofs.clear();
        }
        proofs
    }

    /// Returns a proof found before of a statement, or of one that says more.
    fn proof(&self, statement: &Statement) -> Option<&Certificate> {
        self.found.get(statement).or_else(|| {
            let holds = statement.goal == Goal::Hold;
            let weakly = holds.then(|| Statement {
                goal: Goal::HoldWeakly,
                ..statement.clone()
            });
            self.found.get(&weakly?)
        })
    }

    /// Returns `true` if proofs are found that the game is a draw, because neither player
    /// even wins the weak game. Other draws are found by their exact value.
    fn prove_draw(
        &mut self,
        position: &Position,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(&Progress<'_>),
    ) -> bool {
        let start = self.nodes();
        draw_claims(position).into_iter().all(|(player, _)| {
            let statement = Statement::of(position, player, Goal::HoldWeakly);
            let left = limits.after(self.nodes() - start);
            self.prove(&statement, &left, progress)
        })
    }

    /// Returns `true` if a proof of a statement is found, by whichever method.
    fn prove(
        &mut self,
        statement: &Statement,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(&Progress<'_>),
    ) -> bool {
        if self.proof(statement).is_some() {
            return true;
        }
        let found = self.prover.prove(statement, limits, progress);
        self.keep(statement, found)
    }

    /// Returns `true` if a proof of a statement is found by one method.
    fn prove_by(
        &mut self,
        method: ProofMethod,
        statement: &Statement,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(&Progress<'_>),
    ) -> bool {
        let found = self.prover.prove_by(method, statement, limits, progress);
        self.keep(statement, found)
    }

    /// Keeps a proof; returns `true` if there is one.
    fn keep(&mut self, statement: &Statement, found: ProofSearch) -> bool {
        let ProofSearch::Proved(certificate) = found else {
            return false;
        };
        self.found.insert(statement.clone(), certificate);
        true
    }
}

/// A method to find the value of a position.
#[derive(Clone, Copy, Debug)]
enum Method {
    /// By a search of the exact value.
    Exact,
    /// By proofs that nobody wins.
    Draw,
    /// By a proof that a player wins.
    Win(Player),
}

/// The methods of a solver, in turns at one position.
struct SolverTurns<'a, 'b> {
    solver: &'a mut PositionSolver,
    position: &'a Position,
    /// The number of plies within which neither player wins, if it is known.
    depth: Option<u32>,
    progress: &'a mut (dyn FnMut(&Progress<'_>) + 'b),
}

impl Methods for SolverTurns<'_, '_> {
    type Method = Method;
    type Answer = Solution;

    fn nodes(&self) -> u64 {
        self.solver.nodes()
    }

    fn first_share(&self, method: Method) -> u64 {
        match method {
            Method::Exact => 400_000,
            Method::Draw => 3_000,
            Method::Win(_) => 50_000,
        }
    }

    fn attempt(&mut self, method: Method, limits: &Limits<'_>, spent: u64) -> Attempt<Solution> {
        let (solver, position) = (&mut *self.solver, self.position);
        let mut report = |report: &Progress<'_>| {
            if matches!(method, Method::Exact) {
                self.depth = report.depth;
            }
            let mut report = *report;
            report.nodes += spent;
            report.depth = self.depth;
            (self.progress)(&report);
        };
        let found = match method {
            Method::Exact => {
                let exact = solver.prover.values();
                let value = exact.and_then(|exact| exact.value(position, limits, &mut report).ok());
                value.map(|value| Solution::of(value, position.turn()))
            }
            Method::Draw => {
                let is_proved = solver.prove_draw(position, limits, &mut report);
                is_proved.then_some(Solution::DRAW)
            }
            Method::Win(player) => {
                // The exact values have turns of their own.
                let statement = Statement::of(position, player, Goal::Win);
                let method = ProofMethod::Threats;
                let is_proved = solver.proof(&statement).is_some()
                    || solver.prove_by(method, &statement, limits, &mut report);
                is_proved.then_some(Solution {
                    winner: Some(player),
                    plies: None,
                })
            }
        };
        found.map_or(Attempt::Open, Attempt::Answered)
    }
}

#[cfg(test)]
mod tests {
    use dooz_core::{Setup, Symbol};
    use dooz_verify::verify;

    use super::*;

    #[test]
    fn the_claims_of_the_proofs_say_what_the_solution_says() {
        for (rules, moves, winner, goals) in [
            (
                "4x3x3",
                "",
                Some(Player::First),
                vec![Goal::Win, Goal::HoldFor(6)],
            ),
            (
                "3x3x3",
                "b3 a2",
                Some(Player::First),
                vec![Goal::Win, Goal::HoldFor(4)],
            ),
            (
                "7x6x4",
                "",
                Some(Player::First),
                vec![Goal::Win, Goal::HoldFor(10)],
            ),
            ("3x3x3", "", None, vec![Goal::Hold]),
            ("3x3x3", "b2 a1", None, vec![Goal::HoldWeakly, Goal::Hold]),
            (
                "3x3x3-exactly",
                "",
                None,
                vec![Goal::HoldWeakly, Goal::Hold],
            ),
            ("5x5x5", "", None, vec![Goal::HoldWeakly]),
        ] {
            let mut position = Position::new(rules.parse().expect("rules"));
            for square in moves.split_whitespace() {
                position
                    .play(square.parse().expect("a square"))
                    .expect("a move");
            }
            let mut solver = PositionSolver::new(position.rules()).expect("a solver");
            let limits = Limits::default();
            let solution = solver
                .solve(&position, &limits, &mut |_| {})
                .expect("no limits");
            assert_eq!(solution.winner, winner, "{rules} {moves}");
            let proofs = solver.proofs(&position, solution, &limits, &mut |_| {});
            let claims = proofs.iter().map(|proof| {
                let verified = verify(&proof.write()).expect("it is verified");
                if verified.claim.statement.goal == Goal::Win {
                    assert_eq!(verified.claim.height, solution.plies.map(u32::from));
                }
                verified.claim.statement.goal
            });
            assert_eq!(claims.collect::<Vec<_>>(), goals, "{rules} {moves}");
        }
    }

    #[test]
    fn draws_of_the_weak_game_do_not_wait_for_exact_values() {
        let limits = Limits {
            nodes: Some(3_000_000),
            ..Limits::default()
        };
        let empty = Position::new("7x7x5".parse().expect("rules"));
        let mut solver = PositionSolver::new(empty.rules()).expect("a solver");
        let solution = solver.solve(&empty, &limits, &mut |_| {});
        assert_eq!(solution, Ok(Solution::DRAW));
        let before = solver.nodes();
        let proofs = solver.proofs(&empty, Solution::DRAW, &limits, &mut |_| {});
        assert_eq!((proofs.len(), solver.nodes()), (1, before));
    }

    #[test]
    fn a_limit_ends_the_search() {
        let limits = Limits {
            nodes: Some(1000),
            ..Limits::default()
        };
        let empty = Position::new(Rules::GOMOKU);
        let mut solver = PositionSolver::new(empty.rules()).expect("a solver");
        assert!(solver.solve(&empty, &limits, &mut |_| {}).is_err());
        assert!(PositionSolver::new(Rules::RENJU).is_none());
    }

    #[test]
    fn a_search_ends_without_limits_where_no_method_gets_further() {
        // Pairs of stones that alternate from row to row make no five; four squares are left.
        let rules: Rules = "9x9x5".parse().expect("rules");
        let mut setup = Setup::new(rules, Symbol::O);
        for square in rules.board().squares().skip(4) {
            let is_cross = (square.column() / 2 + square.row()).is_multiple_of(2);
            setup.put(square, Some(if is_cross { Symbol::X } else { Symbol::O }));
        }
        let position = setup.position().expect("a position");
        let mut solver = PositionSolver::new(rules).expect("a solver");
        let found = solver.solve(&position, &Limits::default(), &mut |_| {});
        assert_eq!(found, Err(OutOfLimits));
    }
}
