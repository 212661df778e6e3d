//! The prover of draws of the weak game.

use dooz_core::{Limits, Progress, Rules};
use dooz_engine::ProofNumbers;
use dooz_verify::{Goal, Statement};

use super::board::Board;
use super::certifier::{Certifier, Stones};
use super::hypergraph::Hypergraph;
use super::node::Role;
use super::pairing::Pairing;
use super::search::Search;
use super::table::Table;
use super::techniques::WeakGameTechniques;
use crate::cells::cell_set;
use crate::proof::{ProofSearch, proves};

/// A prover that a player holds positions of one board in the weak game, in freestyle,
/// caro, or with lines of exactly `k`.
///
/// In the *weak game*, or maker-breaker game, one player (Maker) tries to complete a
/// line, and the other (Breaker, for whom it is claimed) only to prevent it: lines of
/// Breaker do not count. A player who holds the weak game also holds the real one. The
/// search is a
/// depth-first proof-number search of the lines that are left; its result becomes a
/// certificate, and nothing is proved before [`verify`](dooz_verify::verify) has
/// accepted it.
///
/// ```
/// use dooz_core::{Limits, Player};
/// use dooz_solver::{ProofSearch, WeakGameProver};
/// use dooz_verify::{Goal, State, Statement, verify};
/// let statement = Statement {
///     goal: Goal::HoldWeakly,
///     claimant: Player::Second,
///     turn: Player::First,
///     state: State::EMPTY,
/// };
/// let mut prover = WeakGameProver::new("5x5x5".parse()?).expect("the board is small");
/// let ProofSearch::Proved(certificate) =
///     prover.prove(&statement, &Limits::default(), &mut |_| {})
/// else {
///     panic!("5,5,5 is a draw");
/// };
/// let verified = verify(&certificate.write())?;
/// assert_eq!(verified.claim.statement, statement);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct WeakGameProver {
    board: Board,
    techniques: WeakGameTechniques,
    nodes: u64,
}

/// The memory of the table where no limit is given, in bytes.
const DEFAULT_MEMORY: usize = 256 << 20;

impl WeakGameProver {
    /// Creates a prover for a board. Returns `None` if the board has more than 64
    /// squares, and for renju and misère.
    #[must_use]
    pub fn new(rules: Rules) -> Option<Self> {
        Some(Self {
            board: Board::new(rules)?,
            techniques: WeakGameTechniques::all(),
            nodes: 0,
        })
    }

    /// Returns the prover with these techniques.
    #[must_use]
    pub fn with_techniques(mut self, techniques: WeakGameTechniques) -> Self {
        self.techniques = techniques;
        self
    }

    /// Returns the rules of its board.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.board.rules()
    }

    /// Returns the number of positions whose moves were tried, for all proofs so far.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Searches for a proof that a player holds a position in the weak game.
    ///
    /// The answer is the same for the same statement and limits, except `stop`. Of the
    /// limits, `nodes`, `memory` (of the table) and `stop` apply; progress reports
    /// only count positions.
    ///
    /// - [`Proved`](ProofSearch::Proved) has a certificate of the statement.
    /// - [`Refuted`](ProofSearch::Refuted) says that Maker wins the weak game, which
    ///   the search found and no certificate shows.
    /// - [`Unknown`](ProofSearch::Unknown) says that a limit was met first, or that the
    ///   statement is of another kind: it has another goal, is about more than one
    ///   position, or about none in which the game goes on. Where not all lines of
    ///   `k` squares count, a search in which Maker wins also ends so.
    pub fn prove(
        &mut self,
        statement: &Statement,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(&Progress<'_>),
    ) -> ProofSearch {
        let Some(stones) = self.stones(statement) else {
            return ProofSearch::Unknown;
        };
        let mover = if statement.turn == statement.claimant {
            Role::Breaker
        } else {
            Role::Maker
        };
        let mut search = Search {
            board: &self.board,
            table: Table::new(limits.memory.unwrap_or(DEFAULT_MEMORY)),
            techniques: self.techniques,
            limits,
            progress,
            report: Progress::default(),
            nodes: 0,
            stopped: false,
        };
        let graph = Hypergraph::new(self.board.lines(), stones.breaker, stones.maker);
        // The search looks for pairs where the lines are few. At the root, more time for
        // them may save all of it.
        let has_pairs = mover == Role::Maker
            && self.techniques.contains(WeakGameTechniques::PAIRING)
            && Pairing::of_certificate(&graph).is_some();
        let winner = if has_pairs {
            Some(Role::Breaker)
        } else {
            let mut root = search.root(graph, mover, 0);
            search.search(&mut root, ProofNumbers::UNLIMITED);
            root.winner()
        };
        let found = match winner {
            Some(Role::Breaker) => {
                let certifier = Certifier::new(&mut search, statement.claimant);
                let certificate = certifier.certificate(stones, mover);
                let proof = certificate.filter(|certificate| proves(certificate, statement));
                proof.map_or(ProofSearch::Unknown, ProofSearch::Proved)
            }
            Some(Role::Maker) if self.board.has_only_lines_that_count() => ProofSearch::Refuted,
            _ => ProofSearch::Unknown,
        };
        self.nodes += search.nodes;
        found
    }

    /// Returns the stones of a statement that can be searched.
    fn stones(&self, statement: &Statement) -> Option<Stones> {
        let setup = statement.setup(self.rules())?;
        (statement.goal == Goal::HoldWeakly && !setup.has_line()).then(|| Stones {
            breaker: cell_set(self.rules(), &statement.state.claimant),
            maker: cell_set(self.rules(), &statement.state.opponent),
        })
    }
}
