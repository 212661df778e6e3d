//! A prover that tries every method for a goal in turn.

use dooz_core::{Limits, Progress, Rules};
use dooz_verify::{Goal, Statement};

use crate::proof::ProofSearch;
use crate::small_board::SmallBoardSolver;
use crate::turns::{Attempt, Methods, take_turns};
use crate::weak_game::WeakGameProver;
use crate::win::WinProver;

/// A prover of claims with one goal, about positions of one board.
///
/// ```
/// use dooz_core::{Limits, Player, Rules};
/// use dooz_solver::{ProofSearch, Prover};
/// use dooz_verify::{Goal, State, Statement};
/// let squares = |text: &str| text.split(' ').map(|name| name.parse().unwrap()).collect();
/// let statement = Statement {
///     goal: Goal::Win,
///     claimant: Player::First,
///     turn: Player::First,
///     state: State {
///         claimant: squares("h8 i8 j8"),
///         opponent: squares("a1 c2 e1"),
///         maybe: Vec::new(),
///     },
/// };
/// let mut prover = Prover::new(Rules::GOMOKU, Goal::Win).expect("there is one");
/// let found = prover.prove(&statement, &Limits::default(), &mut |_| {});
/// assert!(matches!(found, ProofSearch::Proved(_)));
/// ```
#[derive(Clone, Debug)]
pub struct Prover {
    rules: Rules,
    goal: Goal,
    methods: Vec<Method>,
}

/// A way to prove claims with some goal.
#[derive(Clone, Debug)]
enum Method {
    /// By the exact values of a small board, with the least number of plies.
    Values(Box<SmallBoardSolver>),
    /// By threats.
    Threats(Box<WinProver>),
    /// By the weak game.
    WeakGame(WeakGameProver),
}

impl Prover {
    /// Creates a prover. Returns `None` if there is none for the goal by these rules.
    #[must_use]
    pub fn new(rules: Rules, goal: Goal) -> Option<Self> {
        let values = || SmallBoardSolver::new(rules).map(|s| Method::Values(Box::new(s)));
        let threats = || WinProver::new(rules).map(|p| Method::Threats(Box::new(p)));
        let weak_game = || WeakGameProver::new(rules).map(Method::WeakGame);
        let methods = match goal {
            Goal::Win => [values(), threats()],
            // A proof in the weak game is shorter, and says more.
            Goal::Hold => [weak_game(), values()],
            Goal::HoldFor(_) => [values(), None],
            Goal::HoldWeakly => [weak_game(), None],
        };
        let methods: Vec<Method> = methods.into_iter().flatten().collect();
        (!methods.is_empty()).then_some(Self {
            rules,
            goal,
            methods,
        })
    }

    /// Returns the number of positions visited so far, for all proofs.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.methods.iter().map(Method::nodes).sum()
    }

    /// Returns the number of positions that it visits in about a tenth of a second.
    pub(crate) fn first_share(&self) -> u64 {
        self.methods.iter().map(Method::first_share).sum()
    }

    /// Returns the number of stones below which a search is all but sure to fail.
    pub(crate) fn fewest_stones(&self) -> usize {
        match self.methods[..] {
            // A single stone threatens nothing.
            [Method::Threats(_)] => 2,
            _ => 0,
        }
    }

    /// Searches for a proof of a statement with the prover's goal. Where there are two
    /// methods, they take turns, with growing numbers of positions.
    ///
    /// That a player holds may be proved in the weak game, which says more. The same
    /// call to a new prover returns the same certificate, unless the stop flag ends it.
    /// Of the limits, `nodes`, `memory` (of each table) and `stop` apply.
    pub fn prove(
        &mut self,
        statement: &Statement,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(&Progress<'_>),
    ) -> ProofSearch {
        if statement.goal != self.goal {
            return ProofSearch::Unknown;
        }
        let methods = (0..self.methods.len()).collect();
        let mut turns = ProverTurns {
            prover: self,
            statement,
            progress,
        };
        take_turns(&mut turns, methods, limits).unwrap_or(ProofSearch::Unknown)
    }
}

/// The methods of a prover, in turns at one statement.
struct ProverTurns<'a, 'b> {
    prover: &'a mut Prover,
    statement: &'a Statement,
    progress: &'a mut (dyn FnMut(&Progress<'_>) + 'b),
}

impl Methods for ProverTurns<'_, '_> {
    /// The index of a method.
    type Method = usize;
    type Answer = ProofSearch;

    fn nodes(&self) -> u64 {
        self.prover.nodes()
    }

    fn first_share(&self, method: usize) -> u64 {
        self.prover.methods[method].first_share()
    }

    fn attempt(&mut self, method: usize, limits: &Limits<'_>, spent: u64) -> Attempt<ProofSearch> {
        let Prover { rules, goal, .. } = *self.prover;
        let method = &mut self.prover.methods[method];
        let mut report = |report: &Progress<'_>| {
            let mut report = *report;
            report.nodes += spent;
            (self.progress)(&report);
        };
        match method.prove(rules, self.statement, limits, &mut report) {
            ProofSearch::Unknown => Attempt::Open,
            // A player who loses the weak game may hold the real one.
            ProofSearch::Refuted if method.is_weaker_than(goal) => Attempt::Failed,
            found => Attempt::Answered(found),
        }
    }
}

impl Method {
    fn nodes(&self) -> u64 {
        match self {
            Self::Values(solver) => solver.nodes(),
            Self::Threats(prover) => prover.nodes(),
            Self::WeakGame(prover) => prover.nodes(),
        }
    }

    /// Returns the number of positions of the first turn, about a tenth of a second.
    const fn first_share(&self) -> u64 {
        match self {
            Self::Values(_) => 200_000,
            Self::Threats(_) => 50_000,
            Self::WeakGame(_) => 1_000,
        }
    }

    /// Returns `true` if what the method refutes may be true all the same.
    const fn is_weaker_than(&self, goal: Goal) -> bool {
        matches!((self, goal), (Self::WeakGame(_), Goal::Hold))
    }

    fn prove(
        &mut self,
        rules: Rules,
        statement: &Statement,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(&Progress<'_>),
    ) -> ProofSearch {
        match self {
            Self::Values(solver) => {
                // Boards that no game leads to have no value.
                let setup = statement.setup(rules);
                let Some(Ok(position)) = setup.map(|setup| setup.position()) else {
                    return ProofSearch::Unknown;
                };
                solver.prove(
                    &position,
                    statement.claimant,
                    statement.goal,
                    limits,
                    progress,
                )
            }
            Self::Threats(prover) => prover.prove(statement, limits, progress),
            Self::WeakGame(prover) => {
                let weak = Statement {
                    goal: Goal::HoldWeakly,
                    ..statement.clone()
                };
                prover.prove(&weak, limits, progress)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use dooz_core::{Player, Position};
    use dooz_verify::{Claim, verify};

    use super::*;

    fn claim(rules: &str, player: Player, goal: Goal) -> Option<Claim> {
        let empty = Position::new(rules.parse().expect("rules"));
        let mut prover = Prover::new(empty.rules(), goal).expect("there is a prover");
        let statement = Statement::of(&empty, player, goal);
        match prover.prove(&statement, &Limits::default(), &mut |_| {}) {
            ProofSearch::Proved(certificate) => {
                Some(verify(&certificate.write()).expect("it is verified").claim)
            }
            ProofSearch::Refuted => None,
            ProofSearch::Unknown => panic!("{rules} is small"),
        }
    }

    #[test]
    fn wins_are_proved_with_their_distance() {
        let claim = claim("6x5x4", Player::First, Goal::Win).expect("the first player wins");
        assert_eq!(claim.height, Some(11));
    }

    #[test]
    fn draws_are_proved_in_the_weak_game_or_by_own_threats() {
        for (rules, goal) in [("4x4x4", Goal::HoldWeakly), ("3x3x3", Goal::Hold)] {
            let claim = claim(rules, Player::Second, Goal::Hold).expect("a draw");
            assert_eq!(claim.statement.goal, goal, "{rules}");
        }
    }

    #[test]
    fn false_claims_are_refuted() {
        for (player, goal) in [(Player::Second, Goal::Hold), (Player::Second, Goal::Win)] {
            assert_eq!(claim("4x3x3", player, goal), None);
        }
        assert_eq!(claim("3x3x3", Player::Second, Goal::HoldWeakly), None);
    }
}
