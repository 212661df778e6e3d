//! The prover of whatever is claimed.

use dooz_core::{Limits, Progress, Rules};
use dooz_verify::{Goal, Statement};

use crate::proof::ProofSearch;
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
pub struct Prover(Method);

#[derive(Clone, Debug)]
enum Method {
    Win(Box<WinProver>),
    WeakGame(WeakGameProver),
}

impl Prover {
    /// Creates a prover. Returns `None` if there is none for the goal by these rules.
    #[must_use]
    pub fn new(rules: Rules, goal: Goal) -> Option<Self> {
        Some(Self(match goal {
            Goal::Win => Method::Win(Box::new(WinProver::new(rules)?)),
            Goal::Hold | Goal::HoldWeakly => Method::WeakGame(WeakGameProver::new(rules)?),
            Goal::HoldFor(_) => return None,
        }))
    }

    /// Returns the number of positions visited so far, for all proofs.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        match &self.0 {
            Method::Win(prover) => prover.nodes(),
            Method::WeakGame(prover) => prover.nodes(),
        }
    }

    /// Searches a proof of a statement with the prover's goal. One that a player holds
    /// is proved in the weak game, which says more; where the player does not hold the
    /// weak game, the answer is not known.
    ///
    /// The same call returns the same certificate, unless the stop flag ends it. Of
    /// the limits, `nodes`, `memory` (of the tables) and `stop` apply.
    pub fn prove(
        &mut self,
        statement: &Statement,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(&Progress<'_>),
    ) -> ProofSearch {
        match &mut self.0 {
            Method::Win(prover) => prover.prove(statement, limits, progress),
            Method::WeakGame(prover) => {
                let weak = Statement {
                    goal: Goal::HoldWeakly,
                    ..statement.clone()
                };
                let found = prover.prove(&weak, limits, progress);
                if found == ProofSearch::Refuted && statement.goal == Goal::Hold {
                    ProofSearch::Unknown
                } else {
                    found
                }
            }
        }
    }
}
