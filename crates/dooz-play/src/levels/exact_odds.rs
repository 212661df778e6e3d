//! Exact odds of a level against the perfect player.

use std::collections::HashMap;
use std::fmt;

use dooz_core::{Brain, Limits, LineRule, Outcome, Player, Position, Rules, Square};

use super::level::Level;
use super::odds::Odds;

/// All games that the perfect player and some level can play with each other,
/// from which the odds of every level follow.
///
/// The perfect player is the given one, with its own choice among equally good
/// moves, so that the odds are those of the actual players. The level plays the
/// same player's moves when it does not slip.
///
/// ```
/// use dooz_play::levels::{ExactOdds, Level};
/// use dooz_core::exact::{Entry, Perfect};
/// use dooz_core::{Limits, Player, Rules};
/// let mut perfect = Perfect::new(vec![Entry::default(); 1024]);
/// let limits = Limits::default();
/// // On a row of three squares with two in a row, the level moves first and
/// // wins unless it leaves out the middle: a slip that finds another square.
/// let rules: Rules = "3x1x2".parse()?;
/// let exact_odds = ExactOdds::explore(rules, Player::First, &mut perfect, &limits)?;
/// let odds = exact_odds.odds(Level::RANDOM);
/// assert_eq!((odds.wins, odds.draws, odds.losses, odds.of), (1, 2, 0, 3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct ExactOdds {
    /// The positions, each after those that can follow it; the empty board
    /// last.
    nodes: Vec<Node>,
    level_side: Player,
    /// The denominator of the odds for each number of stones.
    denominators: Vec<u128>,
}

#[derive(Clone, Debug)]
struct Node {
    stones: usize,
    kind: NodeKind,
}

#[derive(Clone, Debug)]
enum NodeKind {
    End(Outcome),
    /// The perfect player moves.
    Perfect(usize),
    /// The level moves: the position after the best move, and the positions
    /// after all of them.
    Level {
        best: usize,
        all: Vec<usize>,
    },
}

/// The reason why exact odds cannot be computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExactOddsError {
    /// The board has too many squares for exact fractions, or its rules
    /// forbid moves.
    TooLarge,
    /// The perfect player met a limit, so it is not perfect here.
    OutOfLimits,
}

impl fmt::Display for ExactOddsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::TooLarge => "the board is too large to compute its odds",
            Self::OutOfLimits => "a limit was met before the game was solved",
        })
    }
}

impl std::error::Error for ExactOddsError {}

impl ExactOdds {
    /// Visits all positions that can arise when the level plays this side. The
    /// limits hold for each move of the perfect player, and `stop` is also
    /// checked between moves.
    ///
    /// # Errors
    ///
    /// Returns an error if the board is too large, or the player does not prove
    /// a move within the limits.
    pub fn explore(
        rules: Rules,
        level_side: Player,
        perfect: &mut dyn Brain,
        limits: &Limits<'_>,
    ) -> Result<Self, ExactOddsError> {
        let denominators = denominators(rules, level_side).ok_or(ExactOddsError::TooLarge)?;
        let mut explorer = Explorer {
            level_side,
            perfect,
            limits,
            nodes: Vec::new(),
            places: HashMap::new(),
        };
        explorer.visit(&Position::new(rules))?;
        Ok(Self {
            nodes: explorer.nodes,
            level_side,
            denominators,
        })
    }

    /// Returns the number of positions that can arise.
    #[must_use]
    pub fn positions(&self) -> usize {
        self.nodes.len()
    }

    /// Returns the odds of a player of this level against the perfect one.
    #[must_use]
    pub fn odds(&self, level: Level) -> Odds {
        let slip = u128::from(level.slip_percent());
        let mut known: Vec<[u128; 3]> = Vec::with_capacity(self.nodes.len());
        for node in &self.nodes {
            let of = self.denominators[node.stones];
            known.push(match &node.kind {
                NodeKind::End(outcome) => match outcome.winner() {
                    Some(winner) if winner == self.level_side => [of, 0, 0],
                    None => [0, of, 0],
                    Some(_) => [0, 0, of],
                },
                NodeKind::Perfect(next) => known[*next],
                NodeKind::Level { best, all } => [0, 1, 2].map(|end| {
                    let slips: u128 = all.iter().map(|next| known[*next][end]).sum();
                    let unslipped = (100 - slip) * all.len() as u128;
                    slip * slips + unslipped * known[*best][end]
                }),
            });
        }
        let [wins, draws, losses] = *known.last().expect("the empty board is a position");
        let of = self.denominators[0];
        Odds {
            wins,
            draws,
            losses,
            of,
        }
        .reduced()
    }
}

/// Returns, for each number of stones, the product of the choices that chance
/// still has: a hundred for each legal move whenever the level is to move.
/// `None` if that is too much, or if not every empty square can be played.
fn denominators(rules: Rules, level_side: Player) -> Option<Vec<u128>> {
    if rules.line() == LineRule::Renju {
        return None;
    }
    let squares = rules.squares();
    let first_ply = usize::from(level_side == Player::Second);
    let mut products = vec![1; squares + 1];
    for stones in (0..squares).rev() {
        let is_level = stones % 2 == first_ply;
        let choices = if is_level {
            100 * (squares - stones) as u128
        } else {
            1
        };
        products[stones] = choices.checked_mul(products[stones + 1])?;
    }
    Some(products)
}

struct Explorer<'a> {
    level_side: Player,
    perfect: &'a mut dyn Brain,
    limits: &'a Limits<'a>,
    nodes: Vec<Node>,
    places: HashMap<Position, usize>,
}

impl Explorer<'_> {
    /// Adds a position with all that follow it, and returns its index.
    fn visit(&mut self, position: &Position) -> Result<usize, ExactOddsError> {
        if let Some(&place) = self.places.get(position) {
            return Ok(place);
        }
        let kind = match position.outcome() {
            Some(outcome) => NodeKind::End(outcome),
            None => self.moves(position)?,
        };
        let place = self.nodes.len();
        let stones = usize::from(position.ply());
        self.nodes.push(Node { stones, kind });
        self.places.insert(*position, place);
        Ok(place)
    }

    fn moves(&mut self, position: &Position) -> Result<NodeKind, ExactOddsError> {
        let best = self.best(position)?;
        if position.turn() != self.level_side {
            return self.visit(&position.after(best)).map(NodeKind::Perfect);
        }
        let all = position
            .legal_moves()
            .map(|square| self.visit(&position.after(square)))
            .collect::<Result<Vec<_>, _>>()?;
        let best = self.visit(&position.after(best))?;
        Ok(NodeKind::Level { best, all })
    }

    fn best(&mut self, position: &Position) -> Result<Square, ExactOddsError> {
        if self.limits.is_stopped() {
            return Err(ExactOddsError::OutOfLimits);
        }
        let choice = self.perfect.think(position, self.limits, &mut |_| {});
        choice
            .ok()
            .filter(|choice| choice.exact == Some(true))
            .and_then(|choice| choice.square)
            .ok_or(ExactOddsError::OutOfLimits)
    }
}
