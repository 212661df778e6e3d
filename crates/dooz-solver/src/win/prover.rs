//! The prover of wins.

use dooz_core::{Limits, Position, Progress, Rules};
use dooz_engine::Board;
use dooz_verify::{Goal, Statement};

use super::attack::Attack;
use super::score::Scores;
use super::search::Search;
use crate::proof::ProofSearch;

/// A prover of wins on boards that are too large to search every reply.
///
/// It searches on three levels, each of which has the one before as its leaves: fours
/// only (VCF); fours, threes and quiet moves that make two ways to four (VCT); and
/// the best moves of all kinds. Replies that cannot change the answer to a pass are not
/// searched. The rule by which it tells them apart does not have to be trusted: it
/// returns only certificates that [`verify`](dooz_verify::verify) has accepted.
///
/// The order of the search follows the engine's [weights](dooz_engine::Weights::find), if
/// the program has them, and where a search is long, the engine's own moves. Without
/// weights hard proofs take longer, and certificates differ.
///
/// In renju it finds wins by fours only, since a certificate may not leave a stone of
/// the opponent open there. In caro it proves little: most fours have two answers, and
/// it allows for one.
///
/// ```
/// use dooz_core::{Limits, Player, Position, Rules, parse_moves};
/// use dooz_solver::{ProofSearch, WinProver};
/// use dooz_verify::{Goal, Statement, verify};
/// let mut position = Position::new(Rules::GOMOKU);
/// for square in parse_moves("h8 a1 i8 a3 j9 o15 j10 o1") {
///     position.play(square?)?;
/// }
/// let statement = Statement::of(&position, Player::First, Goal::Win);
/// let mut prover = WinProver::new(Rules::GOMOKU).expect("the board is neither small nor huge");
/// let found = prover.prove(&statement, &Limits::default(), &mut |_| {});
/// let ProofSearch::Proved(certificate) = found else {
///     panic!("two open threes win");
/// };
/// assert_eq!(verify(&certificate.write())?.claim.height, Some(5));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct WinProver {
    board: Board,
    scores: Scores,
    nodes: u64,
}

impl WinProver {
    /// Creates a prover for a board. Returns `None` if the
    /// [engine](Board::supports) has no such board.
    #[must_use]
    pub fn new(rules: Rules) -> Option<Self> {
        Some(Self {
            board: Board::new(&Position::new(rules))?,
            scores: Scores::new(rules),
            nodes: 0,
        })
    }

    /// Returns the rules of its board.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.board.rules()
    }

    /// Returns the number of positions visited so far, for all proofs.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Searches for a proof that the claimant of a statement wins.
    ///
    /// The same call returns the same certificate, unless the stop flag ends it. Of
    /// the limits, `nodes`, `memory` (of the tables; in long searches the engine takes an
    /// eighth more, at most 128 MiB) and `stop` apply. A claim is only
    /// refuted if the opponent completes a line at once. Statements with another goal,
    /// about several positions or none, or about a game that is over stay unknown.
    pub fn prove(
        &mut self,
        statement: &Statement,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(&Progress<'_>),
    ) -> ProofSearch {
        let setup = statement.setup(self.rules());
        let Some(setup) = setup.filter(|setup| statement.goal == Goal::Win && !setup.has_line())
        else {
            return ProofSearch::Unknown;
        };
        let attack = Attack::new(&self.board, &setup, statement.claimant);
        if attack.is_lost_at_once() {
            return ProofSearch::Refuted;
        }

        let mut search = Search::new(attack, &self.scores, limits, progress);
        let certificate = search.certificate_of_win();
        self.nodes += search.nodes();
        certificate.map_or(ProofSearch::Unknown, ProofSearch::Proved)
    }
}
