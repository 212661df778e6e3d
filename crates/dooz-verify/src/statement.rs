//! The statements that certificates prove.

use std::fmt;

use dooz_core::{Bitboard, Player, Position, Rules, Setup, Symbol};

use crate::state::{Squares, State};

/// The goal of the player for whom something is claimed.
///
/// ```
/// use dooz_verify::Goal;
/// // Who holds in the weak game holds in the real one, and for any number of plies.
/// assert!(Goal::HoldWeakly.implies(Goal::Hold));
/// assert!(Goal::Hold.implies(Goal::HoldFor(20)));
/// assert!(!Goal::HoldFor(20).implies(Goal::Hold));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// The claimant completes a line, and the opponent none before.
    Win,
    /// The opponent never completes a line.
    Hold,
    /// The opponent completes no line within this number of plies.
    HoldFor(u16),
    /// The opponent never completes a line in the *weak game*, which only the
    /// opponent's lines can end. It is also known as the maker-breaker game, and
    /// harder for the claimant, the breaker.
    HoldWeakly,
}

impl Goal {
    /// Returns `true` if reaching this goal also reaches another one.
    #[must_use]
    pub fn implies(self, other: Self) -> bool {
        match (self, other) {
            (Self::HoldWeakly, other) => other != Self::Win,
            (Self::Hold, Self::HoldFor(_)) => true,
            (Self::HoldFor(plies), Self::HoldFor(enough)) => plies >= enough,
            (goal, other) => goal == other,
        }
    }
}

/// A statement about a state: a player reaches a goal from each of its
/// positions in which the opponent has not completed a line.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Statement {
    /// The goal that is reached.
    pub goal: Goal,
    /// The player for whom it is claimed.
    pub claimant: Player,
    /// The player to move.
    pub turn: Player,
    /// The positions of which it is claimed.
    pub state: State,
}

impl Statement {
    /// Returns the statement that a player reaches a goal from a position.
    ///
    /// ```
    /// use dooz_core::{Player, Position, Rules};
    /// use dooz_verify::{Goal, State, Statement};
    /// let empty = Position::new(Rules::TIC_TAC_TOE);
    /// let statement = Statement::of(&empty, Player::Second, Goal::Hold);
    /// assert_eq!((statement.turn, statement.state), (Player::First, State::EMPTY));
    /// ```
    #[must_use]
    pub fn of(position: &Position, claimant: Player, goal: Goal) -> Self {
        Self {
            goal,
            claimant,
            turn: position.turn(),
            state: State {
                claimant: *position.stones(claimant),
                opponent: *position.stones(!claimant),
                maybe: Vec::new(),
            },
        }
    }

    /// Returns the board of the position that it is about, in which the first player has
    /// crosses; `None` if it is about several positions or none.
    ///
    /// ```
    /// use dooz_core::{Player, Position, Rules};
    /// use dooz_verify::{Goal, Statement};
    /// let position = Position::new(Rules::TIC_TAC_TOE).after("b2".parse()?);
    /// let mut statement = Statement::of(&position, Player::First, Goal::Hold);
    /// let setup = statement.setup(position.rules()).expect("it is about one position");
    /// assert_eq!(setup.position(), Ok(position.clone()));
    /// // Both players would have a stone on b2.
    /// statement.state.opponent = statement.state.claimant;
    /// assert_eq!(statement.setup(position.rules()), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn setup(&self, rules: Rules) -> Option<Setup> {
        let [own, other] = [self.state.claimant, self.state.opponent];
        let are_apart = (own & other).is_empty();
        let are_on_board = (own | other).without(&rules.board()).is_empty();
        let is_position = self.state.maybe.is_empty() && are_apart && are_on_board;
        is_position.then(|| setup(rules, self.stones(), self.turn))
    }

    /// Returns the stones that both players have at most, in the order of
    /// [`Player::BOTH`].
    #[must_use]
    pub fn stones(&self) -> [Bitboard; 2] {
        let opponent = self.state.opponent_at_most();
        match self.claimant {
            Player::First => [self.state.claimant, opponent],
            Player::Second => [opponent, self.state.claimant],
        }
    }
}

/// The claim that a certificate proves: the statement of its last lemma, which
/// is about one position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The rules of the game.
    pub rules: Rules,
    /// The statement about the position.
    pub statement: Statement,
    /// For wins, the number of plies in which the proof wins at the latest.
    pub height: Option<u32>,
}

impl Claim {
    /// Returns the position of the claim, in which the first player has crosses.
    ///
    /// [`Setup::position`] gives it as a position of a game, if the numbers of
    /// stones fit the side to move; a claim can be about others as well.
    #[must_use]
    pub fn setup(&self) -> Setup {
        setup(self.rules, self.statement.stones(), self.statement.turn)
    }
}

/// Returns the setup of the stones of both players, in the order of [`Player::BOTH`]. The
/// first player has crosses.
///
/// # Panics
///
/// Panics if a stone lies off the board.
#[must_use]
pub fn setup(rules: Rules, stones: [Bitboard; 2], turn: Player) -> Setup {
    let symbol = |player: Player| player.symbol(Symbol::X);
    let mut setup = Setup::new(rules, symbol(turn)).with_first(Symbol::X);
    for (player, stones) in Player::BOTH.into_iter().zip(stones) {
        for square in stones.squares() {
            setup.put(square, Some(symbol(player)));
        }
    }
    setup
}

impl Statement {
    /// Writes who is to move and what is claimed, within a number of plies if it is known.
    fn write_claim(&self, height: Option<u32>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} to move: {:?} ", self.turn, self.claimant)?;
        match (self.goal, height) {
            (Goal::Win, Some(height)) => write!(f, "wins within {height} plies"),
            (Goal::Win, None) => f.write_str("wins"),
            (Goal::Hold, _) => f.write_str("holds"),
            (Goal::HoldFor(plies), _) => write!(f, "holds for {plies} plies"),
            (Goal::HoldWeakly, _) => f.write_str("holds in the weak game"),
        }
    }
}

impl fmt::Display for Statement {
    /// Writes the statement in one line: `First to move: First wins, claimant b2, opponent a1`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_claim(None, f)?;
        write!(f, ", {}", self.state)
    }
}

impl fmt::Display for Claim {
    /// Writes the claim in one line:
    /// `4x3x3, First -, Second -, First to move: First wins within 7 plies`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = self.statement.stones();
        let (first, second) = (Squares(&first), Squares(&second));
        write!(f, "{}, First {first}, Second {second}, ", self.rules)?;
        self.statement.write_claim(self.height, f)
    }
}
