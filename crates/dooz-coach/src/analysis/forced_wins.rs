//! Wins by continuous fours and threats.

use dooz_core::{Limits, Square};
use dooz_engine::{Board, VcfSolver, VctSolver, WinSearch};
use serde::{Deserialize, Serialize};

use super::iteration::AnalysisLine;
use crate::advice::{Knowledge, Means, MoveValue, ValuedMove};
use crate::text;

/// The wins that threats alone prove in a position.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ForcedWins {
    /// The win of the player to move.
    pub own: Option<ForcedWin>,
    /// The win of the opponent, were the player to move to pass.
    pub danger: Option<ForcedWin>,
    /// `true` if the limits were not reached: a longer search would find no other win.
    pub is_complete: bool,
}

impl ForcedWins {
    /// Returns the value of the first move of a line that a search of this depth has found.
    /// A win or a loss is proven if it follows from the threats, or if nothing but the end
    /// of the game can be so near.
    #[must_use]
    pub fn value_of(&self, line: &AnalysisLine, depth: u32) -> ValuedMove {
        let square = line.moves[0];
        let forced = self.own.as_ref().filter(|win| win.moves[0] == square);
        let (value, knowledge) = match (line.value, forced.map(ForcedWin::value)) {
            (value, _) if value.plies().is_some_and(|plies| plies <= 3) => {
                (value, Knowledge::of_proof(value))
            }
            (_, Some(win)) => (win, Knowledge::of_proof(win)),
            (value, None) => (value, Knowledge::Search { plies: depth }),
        };
        ValuedMove {
            square,
            value,
            knowledge,
        }
    }
}

/// A win that no defence stops.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ForcedWin {
    /// Continuous fours, or threats of any kind.
    pub means: Means,
    /// The moves to the end of the game, in which the opponent resists as long as
    /// the threats allow.
    #[serde(with = "text::squares")]
    pub moves: Vec<Square>,
}

impl ForcedWin {
    /// Returns the value of its first move, for the player who makes it.
    pub(super) const fn value(&self) -> MoveValue {
        MoveValue::Win {
            plies: self.moves.len() as u16,
        }
    }

    /// Returns the win that a search by some means has found, if any, and whether the
    /// search is complete.
    fn by(means: Means, result: WinSearch) -> (Option<Self>, bool) {
        match result {
            WinSearch::Win(moves) => (Some(Self { means, moves }), true),
            WinSearch::NoWin => (None, true),
            WinSearch::Unknown => (None, false),
        }
    }
}

/// A solver of forced wins. It remembers refuted positions of a game from question
/// to question.
///
/// ```
/// use dooz_coach::advice::Means;
/// use dooz_coach::analysis::WinSolver;
/// use dooz_core::{Limits, Position, Rules};
/// use dooz_engine::Board;
/// let mut position = Position::new(Rules::GOMOKU);
/// for square in "h8 a1 i8 a3 j9 o15 j10 o1".split(' ') {
///     position.play(square.parse()?)?;
/// }
/// let mut board = Board::new(&position).unwrap();
/// let wins = WinSolver::new().solve(&mut board, &Limits::default());
/// assert_eq!(wins.own.unwrap().means, Means::Threats);
/// assert_eq!(wins.danger, None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct WinSolver {
    fours: VcfSolver,
    threats: VctSolver,
}

impl WinSolver {
    /// Creates a solver that remembers nothing.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Searches for the wins of both players. The board is the same afterwards.
    ///
    /// Of the limits, the nodes and the stop flag count, for each kind of win by
    /// itself: the player's fours, the player's threats and the opponent's fours.
    pub fn solve(&mut self, board: &mut Board, limits: &Limits<'_>) -> ForcedWins {
        let (own, own_is_complete) = self.solve_own(board, limits);
        board.pass();
        let (danger, danger_is_complete) =
            ForcedWin::by(Means::Fours, self.fours.solve(board, limits));
        board.undo();
        ForcedWins {
            own,
            danger,
            is_complete: own_is_complete && danger_is_complete,
        }
    }

    /// Searches for the win of the player to move, within the limits for fours and again
    /// for threats. Returns it with `true`, or `None` with whether there is none.
    pub(crate) fn solve_own(
        &mut self,
        board: &mut Board,
        limits: &Limits<'_>,
    ) -> (Option<ForcedWin>, bool) {
        let by_fours = ForcedWin::by(Means::Fours, self.fours.solve(board, limits));
        if by_fours.0.is_some() {
            return by_fours;
        }
        ForcedWin::by(Means::Threats, self.threats.solve(board, limits))
    }
}
