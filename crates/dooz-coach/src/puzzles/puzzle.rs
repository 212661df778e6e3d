//! Positions with exactly one good move, and the proof that they have one.

use std::fmt;

use dooz_core::exact::{Entry, PackedBoard, PackedRules, Solver, Value};
use dooz_core::{Limits, Player, Position, Rules, Square, Symbol};

use super::grade::{Grade, tempting};

/// A position in which exactly one move is good.
///
/// ```
/// use dooz_coach::puzzles::{Goal, prove};
/// use dooz_core::{Limits, Rules, Setup, Symbol};
/// let setup = Setup::parse(Rules::TIC_TAC_TOE, "XX. / .O. / ...", Symbol::O)?;
/// let puzzle = prove(&setup.position()?, &Limits::default())?.expect("only c3 saves O");
/// assert_eq!(puzzle.goal(), Goal::Draw { moves: 1 });
/// assert_eq!(puzzle.solution(), "c3".parse()?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Puzzle {
    position: Position,
    goal: Goal,
    solution: Square,
    tempting: u16,
}

/// The goal of the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// To win, in this many of the player's own moves against the best defence.
    Win {
        /// The number of the player's own moves, including the solution.
        moves: u16,
    },
    /// Not to lose, as every other move does.
    Draw {
        /// The number of moves that the opponent needs at most to win after a
        /// wrong move.
        moves: u16,
    },
}

impl Goal {
    /// Returns the number of moves of one side to look ahead.
    #[must_use]
    pub const fn moves(self) -> u16 {
        match self {
            Self::Win { moves } | Self::Draw { moves } => moves,
        }
    }
}

impl Puzzle {
    pub(super) const fn new(
        position: Position,
        goal: Goal,
        solution: Square,
        tempting: u16,
    ) -> Self {
        Self {
            position,
            goal,
            solution,
            tempting,
        }
    }

    /// The symbol of the player who began.
    pub const FIRST: Symbol = Symbol::X;

    /// Returns the position.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Returns the rules of the game.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.position.rules()
    }

    /// Returns the goal of the player to move.
    #[must_use]
    pub const fn goal(&self) -> Goal {
        self.goal
    }

    /// Returns the only good move.
    #[must_use]
    pub const fn solution(&self) -> Square {
        self.solution
    }

    /// Returns the number of wrong moves that look as good as the solution.
    #[must_use]
    pub const fn tempting(&self) -> u16 {
        self.tempting
    }

    /// Returns the difficulty.
    #[must_use]
    pub fn grade(&self) -> Grade {
        Grade::of(self.goal, self.tempting)
    }

    /// Returns the symbol to move.
    #[must_use]
    pub const fn to_move(&self) -> Symbol {
        match self.position.turn() {
            Player::First => Self::FIRST,
            Player::Second => Symbol::O,
        }
    }

    /// Returns a permanent identifier of the puzzle, independent of its place
    /// in a list.
    #[must_use]
    pub fn key(&self) -> String {
        format!("{} {}", self.rules(), self.position.picture(Self::FIRST))
    }
}

/// The reason why a position can be neither proven nor refuted as a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CannotProve {
    /// The board does not fit [`PackedRules`].
    TooLarge,
    /// A limit was met.
    OutOfLimits,
}

impl fmt::Display for CannotProve {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::TooLarge => "the board is too large for an exact search",
            Self::OutOfLimits => "the search met its limits before it knew",
        })
    }
}

impl std::error::Error for CannotProve {}

/// Proves a puzzle by an exact search after every move; `None` if not exactly
/// one move is good, or if there is no choice.
///
/// # Errors
///
/// Returns an error if the board is too large or a limit is met.
pub fn prove(position: &Position, limits: &Limits<'_>) -> Result<Option<Puzzle>, CannotProve> {
    let rules = PackedRules::new(position.rules()).ok_or(CannotProve::TooLarge)?;
    let mut table = vec![Entry::default(); TABLE_ENTRIES];
    let mut solver = Solver::new(&rules, &mut table[..], limits);
    let mut values = Vec::new();
    for square in position.legal_moves() {
        let value = solver.value(PackedBoard::new(&rules, &position.after(square)));
        let value = value.map_err(|_| CannotProve::OutOfLimits)?;
        values.push((square, value.one_ply_before()));
    }
    Ok(only_good_move(&values).map(|(solution, goal)| {
        let tempting = tempting(position, solution);
        Puzzle::new(*position, goal, solution, tempting)
    }))
}

/// The number of table entries: enough to prove a puzzle of 6x5 squares without
/// searching much twice, and few enough to clear for each one.
pub(super) const TABLE_ENTRIES: usize = 1 << 13;

/// Returns the move that is better than all others by a whole class: the only
/// win, or the only draw if everything else loses.
fn only_good_move(values: &[(Square, Value)]) -> Option<(Square, Goal)> {
    let &(solution, best) = values.iter().max_by_key(|(_, value)| *value)?;
    let mut others = values.iter().filter(|(square, _)| *square != solution);
    if values.len() < 2 || best.is_loss() {
        return None;
    }
    if best.is_win() {
        let alone = others.all(|(_, value)| !value.is_win());
        let moves = best.plies()?.div_ceil(2);
        return alone.then_some((solution, Goal::Win { moves }));
    }
    let longest = others.try_fold(0, |longest, (_, value)| {
        let lost_in = value.is_loss().then(|| value.plies()).flatten()?;
        Some(longest.max(lost_in))
    })?;
    let moves = longest / 2;
    Some((solution, Goal::Draw { moves }))
}
