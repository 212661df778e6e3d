//! A prover that tries every method for a goal in turn.

use dooz_core::{Limits, Progress, Rules};
use dooz_verify::{Goal, Statement};

use crate::exact::ExactSolver;
use crate::proof::ProofSearch;
use crate::turns::{Attempt, Methods, take_turns};
use crate::weak_game::WeakGameProver;
use crate::win::WinProver;

/// A prover of claims about positions of one board, made for one goal or for all of them.
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
    values: Option<ExactSolver>,
    threats: Option<Box<WinProver>>,
    weak_game: Option<WeakGameProver>,
}

/// A way to prove claims.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ProofMethod {
    /// By the exact values of a small board, a win with the least number of plies.
    Values,
    /// By threats.
    Threats,
    /// By the weak game.
    WeakGame,
}

impl ProofMethod {
    /// Returns the methods for a goal, in the order of their turns.
    const fn for_goal(goal: Goal) -> &'static [Self] {
        match goal {
            Goal::Win => &[Self::Values, Self::Threats],
            // A proof in the weak game is shorter, and says more.
            Goal::Hold => &[Self::WeakGame, Self::Values],
            Goal::HoldFor(_) => &[Self::Values],
            Goal::HoldWeakly => &[Self::WeakGame],
        }
    }

    /// Returns the number of positions of the first turn, about a tenth of a second.
    const fn first_share(self) -> u64 {
        match self {
            Self::Values => 200_000,
            Self::Threats => 50_000,
            Self::WeakGame => 1_000,
        }
    }

    /// Returns `true` if what the method refutes may be true all the same.
    const fn is_weaker_than(self, goal: Goal) -> bool {
        matches!((self, goal), (Self::WeakGame, Goal::Hold))
    }
}

impl Prover {
    /// Creates a prover. Returns `None` if there is none for the goal by these rules. In caro,
    /// it has exact values that only refute.
    #[must_use]
    pub fn new(rules: Rules, goal: Goal) -> Option<Self> {
        let mut prover = Self {
            rules,
            values: None,
            threats: None,
            weak_game: None,
        };
        for method in ProofMethod::for_goal(goal) {
            match method {
                ProofMethod::Values => prover.values = ExactSolver::new(rules),
                ProofMethod::Threats => prover.threats = WinProver::new(rules).map(Box::new),
                ProofMethod::WeakGame => prover.weak_game = WeakGameProver::new(rules),
            }
        }
        let certifies = prover.values.as_ref().is_some_and(ExactSolver::certifies);
        let proves = certifies || prover.threats.is_some() || prover.weak_game.is_some();
        proves.then_some(prover)
    }

    /// Creates a prover of claims with any goal. In misère and caro, it has exact values that
    /// only refute.
    pub(crate) fn of_all_goals(rules: Rules) -> Self {
        Self {
            rules,
            values: ExactSolver::new(rules),
            threats: WinProver::new(rules).map(Box::new),
            weak_game: WeakGameProver::new(rules),
        }
    }

    /// Returns the rules of its board.
    pub(crate) const fn rules(&self) -> Rules {
        self.rules
    }

    /// Returns the solver of exact values.
    pub(crate) const fn values(&mut self) -> Option<&mut ExactSolver> {
        self.values.as_mut()
    }

    /// Returns `true` if there is a method to find that somebody wins.
    pub(crate) const fn finds_wins(&self) -> bool {
        self.values.is_some() || self.threats.is_some()
    }

    /// Returns the methods that there are for the rules.
    fn methods(&self) -> impl Iterator<Item = ProofMethod> {
        [
            self.values.is_some().then_some(ProofMethod::Values),
            self.threats.is_some().then_some(ProofMethod::Threats),
            self.weak_game.is_some().then_some(ProofMethod::WeakGame),
        ]
        .into_iter()
        .flatten()
    }

    /// Returns the number of positions visited so far, for all proofs.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.values.as_ref().map_or(0, ExactSolver::nodes)
            + self.threats.as_ref().map_or(0, |prover| prover.nodes())
            + self.weak_game.as_ref().map_or(0, WeakGameProver::nodes)
    }

    /// Returns the number of positions that it visits in about a tenth of a second.
    pub(crate) fn first_share(&self) -> u64 {
        self.methods().map(ProofMethod::first_share).sum()
    }

    /// Returns `true` if threats are the only method that it has.
    pub(crate) fn proves_by_threats_alone(&self) -> bool {
        self.methods()
            .all(|method| matches!(method, ProofMethod::Threats))
    }

    /// Searches for a proof of a statement by the methods for its goal, if the prover was made
    /// for it. Where there are two, they take turns, with growing numbers of positions.
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
        let methods = ProofMethod::for_goal(statement.goal).to_vec();
        let mut turns = ProverTurns {
            prover: self,
            statement,
            progress,
        };
        take_turns(&mut turns, methods, limits).unwrap_or(ProofSearch::Unknown)
    }

    /// Searches for a proof of a statement by one method, within the same limits.
    pub(crate) fn prove_by(
        &mut self,
        method: ProofMethod,
        statement: &Statement,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(&Progress<'_>),
    ) -> ProofSearch {
        let found = match method {
            ProofMethod::Values => self.values.as_mut().and_then(|solver| {
                // Boards that no game leads to have no value.
                let position = statement.setup(self.rules)?.position().ok()?;
                let Statement { claimant, goal, .. } = *statement;
                Some(solver.prove(&position, claimant, goal, limits, progress))
            }),
            ProofMethod::Threats => self
                .threats
                .as_mut()
                .map(|prover| prover.prove(statement, limits, progress)),
            ProofMethod::WeakGame => self.weak_game.as_mut().map(|prover| {
                let weak = Statement {
                    goal: Goal::HoldWeakly,
                    ..statement.clone()
                };
                prover.prove(&weak, limits, progress)
            }),
        };
        found.unwrap_or(ProofSearch::Unknown)
    }
}

/// The methods of a prover, in turns at one statement.
struct ProverTurns<'a, 'b> {
    prover: &'a mut Prover,
    statement: &'a Statement,
    progress: &'a mut (dyn FnMut(&Progress<'_>) + 'b),
}

impl Methods for ProverTurns<'_, '_> {
    type Method = ProofMethod;
    type Answer = ProofSearch;

    fn nodes(&self) -> u64 {
        self.prover.nodes()
    }

    fn first_share(&self, method: ProofMethod) -> u64 {
        method.first_share()
    }

    fn attempt(
        &mut self,
        method: ProofMethod,
        limits: &Limits<'_>,
        spent: u64,
    ) -> Attempt<ProofSearch> {
        let mut report = |report: &Progress<'_>| {
            let mut report = *report;
            report.nodes += spent;
            (self.progress)(&report);
        };
        let found = self
            .prover
            .prove_by(method, self.statement, limits, &mut report);
        match found {
            ProofSearch::Unknown => Attempt::Open,
            // A player who loses the weak game may hold the real one.
            ProofSearch::Refuted if method.is_weaker_than(self.statement.goal) => Attempt::Failed,
            found => Attempt::Answered(found),
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

    #[test]
    fn false_claims_of_caro_are_refuted_by_exact_values() {
        for (rules, player, goal) in [
            ("5x5x3-caro", Player::Second, Goal::Win),
            ("4x4x3-caro", Player::Second, Goal::Hold),
        ] {
            assert_eq!(claim(rules, player, goal), None, "{rules}");
        }
        for rules in ["4x4x3-caro", "4x4x3-misere"] {
            let rules = rules.parse().expect("rules");
            assert!(Prover::new(rules, Goal::Win).is_none(), "nothing is proved");
        }
    }
}
