//! The solver of small boards.

use dooz_core::exact::{OutOfLimits, Value};
use dooz_core::{Limits, Player, Position, Progress, Rules};
use dooz_verify::{Goal, verify};

use super::certificate::Certifier;
use super::lines::{Lines, MOST_SQUARES};
use super::search::Search;
use super::state::{Role, State};
use super::table::{Answer, Table};
use super::techniques::Techniques;
use crate::proof::ProofSearch;
use crate::solution::possible_winners;

/// A solver that finds exact values of positions of one small board, in freestyle or
/// with lines of exactly `k`.
///
/// For a growing number of plies, it asks whether the player who makes the last of them
/// wins within them. The answer is yes, not yet, or never: if neither player ever
/// wins, the position is a draw. What it has learned it remembers for the other
/// positions of a game, also when a limit stopped it.
///
/// ```
/// use dooz_core::exact::Value;
/// use dooz_core::{Limits, Position, Rules};
/// use dooz_solver::SmallBoardSolver;
/// let mut solver = SmallBoardSolver::new(Rules::TIC_TAC_TOE).expect("3x3 is small");
/// let mut position = Position::new(Rules::TIC_TAC_TOE);
/// let mut value = |position: &Position| solver.value(position, &Limits::default(), &mut |_| {});
/// assert_eq!(value(&position), Ok(Value::DRAW));
/// position.play("b3".parse()?)?;
/// position.play("a2".parse()?)?;
/// assert_eq!(value(&position), Ok(Value::win_in(5)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct SmallBoardSolver {
    lines: Lines,
    table: Table,
    techniques: Techniques,
    nodes: u64,
}

/// The memory of the table where no limit is given, in bytes.
const DEFAULT_MEMORY: usize = 128 << 20;

impl SmallBoardSolver {
    /// The largest number of squares of a board.
    pub const MOST_SQUARES: usize = MOST_SQUARES;

    /// Creates a solver for a board. Returns `None` if the board has more squares,
    /// and for renju, caro and misère.
    #[must_use]
    pub fn new(rules: Rules) -> Option<Self> {
        Some(Self {
            lines: Lines::new(rules)?,
            table: Table::new(),
            techniques: Techniques::all(),
            nodes: 0,
        })
    }

    /// Returns the solver with these techniques and nothing remembered.
    #[must_use]
    pub fn with_techniques(mut self, techniques: Techniques) -> Self {
        self.techniques = techniques;
        self.table = Table::new();
        self
    }

    /// Returns the rules of its board.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.lines.rules()
    }

    /// Returns the number of positions visited so far, for all values.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Returns the value of a position for the player to move.
    ///
    /// Of the limits, `nodes`, `memory` (of the table) and `stop` apply. The depth of
    /// a progress report is the number of plies within which neither player wins.
    ///
    /// # Errors
    ///
    /// Returns an error if a limit is met first.
    ///
    /// # Panics
    ///
    /// Panics if the position is one of other rules.
    pub fn value(
        &mut self,
        position: &Position,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(&Progress<'_>),
    ) -> Result<Value, OutOfLimits> {
        self.value_within(position, u16::MAX, limits, progress)
    }

    /// Returns the value of a position if the game were drawn after a number of
    /// plies. A win or a loss is therefore exact.
    ///
    /// # Errors
    ///
    /// Returns an error if a limit is met first.
    ///
    /// # Panics
    ///
    /// Panics if the position is one of other rules.
    pub fn value_within(
        &mut self,
        position: &Position,
        plies: u16,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(&Progress<'_>),
    ) -> Result<Value, OutOfLimits> {
        assert_eq!(position.rules(), self.rules(), "a position of this board");
        let turn = position.turn();
        if let Some(outcome) = position.outcome() {
            return Ok(Value::of_outcome(outcome, turn));
        }
        self.search(limits, progress, |search| {
            search.value_within(position, plies)
        })
    }

    /// Answers a question by a search, and counts its positions.
    fn search<T>(
        &mut self,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(&Progress<'_>),
        question: impl FnOnce(&mut Search<'_>) -> T,
    ) -> T {
        let mut search = Search {
            lines: &self.lines,
            table: &mut self.table,
            techniques: self.techniques,
            limits,
            memory: limits.memory.unwrap_or(DEFAULT_MEMORY),
            progress,
            report: Progress::default(),
            nodes: 0,
            stopped: false,
        };
        let answer = question(&mut search);
        self.nodes += search.nodes;
        answer
    }
}

impl SmallBoardSolver {
    /// Searches for a certificate that a player reaches a goal from a position, and
    /// has it verified.
    ///
    /// Of a [win](Goal::Win) it proves the least number of plies: the height of the
    /// verified claim. That the other player [holds for](Goal::HoldFor) one ply less
    /// proves that no win is shorter. With lines of exactly `k`, some claims are not
    /// decided, and the proof of a win may take more plies: a certificate takes the
    /// opponent to complete longer ones as well. [`Goal::HoldWeakly`] is not decided. It
    /// gives up, too, if the proof in the making takes more than about 1.5 GiB.
    ///
    /// ```
    /// use dooz_core::{Limits, Player, Position};
    /// use dooz_solver::{ProofSearch, SmallBoardSolver};
    /// use dooz_verify::{Goal, verify};
    /// let empty = Position::new("4x3x3".parse()?);
    /// let mut solver = SmallBoardSolver::new(empty.rules()).expect("the board is small");
    /// let limits = Limits::default();
    /// let proof = solver.prove(&empty, Player::First, Goal::Win, &limits, &mut |_| {});
    /// let ProofSearch::Proved(certificate) = proof else {
    ///     panic!("the first player wins");
    /// };
    /// assert_eq!(verify(&certificate.write())?.claim.height, Some(7));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Panics
    ///
    /// Panics if the position is one of other rules.
    pub fn prove(
        &mut self,
        position: &Position,
        claimant: Player,
        goal: Goal,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(&Progress<'_>),
    ) -> ProofSearch {
        assert_eq!(position.rules(), self.rules(), "a position of this board");
        // A certificate is about a position in which nobody has a line.
        if position.outcome().is_some() || goal == Goal::HoldWeakly {
            return ProofSearch::Unknown;
        }
        let (own, attacker) = match goal {
            Goal::Win => (Role::Attacker, claimant),
            _ => (Role::Defender, !claimant),
        };
        let mover = if position.turn() == attacker {
            Role::Attacker
        } else {
            Role::Defender
        };
        let found = self.search(limits, progress, |search| {
            let state = State::new(search.lines, position, attacker);
            Certifier::new(search, claimant, own).certificate(goal, &state, mover)
        });
        match found {
            Ok(Some(certificate)) if verify(&certificate.write()).is_ok() => {
                ProofSearch::Proved(certificate)
            }
            Ok(None) => ProofSearch::Refuted,
            Ok(Some(_)) | Err(OutOfLimits) => ProofSearch::Unknown,
        }
    }
}

impl Search<'_> {
    /// Returns the value of a position in which the game goes on, if it were drawn
    /// after a number of plies.
    fn value_within(&mut self, position: &Position, most: u16) -> Result<Value, OutOfLimits> {
        let turn = position.turn();
        let empty = position.rules().squares() as u16 - position.ply();
        let mut never_wins = [false; 2];
        never_wins[Player::Second as usize] = self.uses(Techniques::STRATEGY_STEALING)
            && !possible_winners(position).contains(&Player::Second);
        for plies in 1..=empty.min(most) {
            let (attacker, mover) = if plies % 2 == 1 {
                (turn, Role::Attacker)
            } else {
                (!turn, Role::Defender)
            };
            if !never_wins[attacker as usize] {
                let state = State::new(self.lines, position, attacker);
                let moves = plies.div_ceil(2) as u8;
                let answer = self.answer(&state, mover, moves);
                if self.stopped {
                    return Err(OutOfLimits);
                }
                match answer {
                    Answer::Yes if attacker == turn => return Ok(Value::win_in(plies)),
                    Answer::Yes => return Ok(Value::loss_in(plies)),
                    Answer::NotYet => {}
                    Answer::Never => never_wins[attacker as usize] = true,
                }
            }
            if never_wins == [true; 2] {
                break;
            }
            self.report.depth = Some(plies.into());
            self.report.nodes = self.nodes;
            (self.progress)(&self.report);
        }
        Ok(Value::DRAW)
    }
}
