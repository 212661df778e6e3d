//! The intuitive player, which judges a move without looking ahead.

use super::weights::Weights;
use crate::bitboard::Bitboard;
use crate::player::Player;
use crate::position::Position;
use crate::rules::LineRule;
use crate::square::{Direction, Square};

/// An evaluation of moves by the lines that they make and spoil: `f(m)`, the
/// sum of `g(k) + q(k')` over the four directions, where `k` is the length of
/// the player's own row that the move makes and `k'` the length of the
/// opponent's row that it spoils; both include the square of the move.
///
/// The weights g and q and everything else are options. In misère, where lines
/// are to be avoided, the score is negated.
///
/// ```
/// use dooz_core::textbook::{Family, Intuition};
/// use dooz_core::{Position, Rules};
/// let empty = Position::new(Rules::MACHINARIUM);
/// let intuition = Intuition::new(Family::Factorial.weights(5));
/// // Sixty squares are as good as each other, and the first is at the edge.
/// let (square, score) = intuition.best(&empty, &mut |_, _| {}).unwrap();
/// assert_eq!((square.to_string(), score), ("e10".to_string(), 12));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Intuition {
    /// The weights of lines.
    pub weights: Weights,
    /// The squares that are considered.
    pub candidates: Candidates,
    /// The choice among equally good moves.
    pub tie: Tie,
    /// `true` if a direction counts nothing for a player who has no room for a
    /// winning line in it.
    pub skip_dead: bool,
    /// `true` if stones beyond a gap count too: with n of them close enough to
    /// share a winning line with the move, the direction also counts `g(n)` (or
    /// `q(n)`), n being at most W-2.
    pub beyond_gaps: bool,
}

/// The squares that the intuitive player considers.
///
/// ```
/// use dooz_core::textbook::{Candidates, Family, Intuition};
/// use dooz_core::{Position, Rules};
/// let mut position = Position::new(Rules::GOMOKU);
/// position.play("h8".parse().unwrap()).unwrap();
/// let mut intuition = Intuition::new(Family::Power.weights(5));
/// assert_eq!(intuition.candidates(&position).count(), 224);
/// intuition.candidates = Candidates::Near(1);
/// assert_eq!(intuition.candidates(&position).count(), 8);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Candidates {
    /// Every legal move.
    #[default]
    All,
    /// The legal moves at most this many king's steps from a stone; every legal
    /// move if there are none.
    Near(u8),
}

/// The choice among equally good moves.
///
/// ```
/// use dooz_core::textbook::{Family, Intuition, Tie};
/// use dooz_core::{Position, Rules};
/// let empty = Position::new(Rules::MACHINARIUM);
/// let best = |tie| {
///     let intuition = Intuition { tie, ..Intuition::new(Family::Power.weights(5)) };
///     intuition.best(&empty, &mut |_, _| {}).unwrap().0.to_string()
/// };
/// assert_eq!((best(Tie::First).as_str(), best(Tie::Centre).as_str()), ("e10", "e6"));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Tie {
    /// The first in reading order.
    #[default]
    First,
    /// The nearest to the centre of the board; the first of several.
    Centre,
}

/// The lengths of the rows that a move makes and spoils in one direction; 0 if
/// a line there cannot win.
///
/// ```
/// use dooz_core::textbook::{Family, Intuition, Lengths};
/// use dooz_core::{Direction, Rules, Setup, Symbol};
/// let position = Setup::parse("7x1x3".parse()?, "XX..O..", Symbol::O)?.position()?;
/// let intuition = Intuition::new(Family::Power.weights(3));
/// let c1 = "c1".parse()?;
/// let score = intuition.in_direction(&position, position.turn(), c1, Direction::Horizontal);
/// assert_eq!(score.lengths, Lengths { own: 1, opponent: 3 });
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lengths {
    /// The length of the player's own row that the move makes.
    pub own: u8,
    /// The length of the opponent's row that the move spoils.
    pub opponent: u8,
}

/// The score of a move in one direction, and what it is made of.
///
/// ```
/// use dooz_core::textbook::{Family, Intuition};
/// use dooz_core::{Direction, Position, Rules};
/// let empty = Position::new(Rules::MACHINARIUM);
/// let intuition = Intuition::new(Family::Factorial.weights(5));
/// let e6 = "e6".parse()?;
/// let scores = Direction::ALL.map(|direction| {
///     let score = intuition.in_direction(&empty, empty.turn(), e6, direction);
///     score.gain + score.spoil
/// });
/// assert_eq!(scores.iter().sum::<i64>(), intuition.judge(&empty, empty.turn(), e6));
/// # Ok::<(), dooz_core::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DirectionScore {
    /// The rows that the move makes and spoils.
    pub lengths: Lengths,
    /// The numbers of stones beyond gaps; none, unless they are to count.
    pub beyond: Lengths,
    /// The weight of the player's own row, `g(k)`, and of stones beyond gaps.
    pub gain: i64,
    /// The weight of the opponent's row, `q(k')`, and of stones beyond gaps.
    pub spoil: i64,
}

impl Intuition {
    /// Creates the article's player: every square, ties to the first, dead
    /// lines skipped.
    #[must_use]
    pub const fn new(weights: Weights) -> Self {
        Self {
            weights,
            candidates: Candidates::All,
            tie: Tie::First,
            skip_dead: true,
            beyond_gaps: false,
        }
    }

    /// Returns the score of a stone of `player` on an empty square.
    #[must_use]
    pub fn judge(&self, position: &Position, player: Player, square: Square) -> i64 {
        let (gain, spoil) = self.gain_and_spoil(&Views::of(position), player, square);
        in_rules(position, gain + spoil)
    }

    /// Returns the score of a stone of `player` on an empty square in one direction. The
    /// gains and spoils of all directions add up to what [`judge`](Self::judge) returns.
    #[must_use]
    pub fn in_direction(
        &self,
        position: &Position,
        player: Player,
        square: Square,
        direction: Direction,
    ) -> DirectionScore {
        let score = self.score_in(&Views::of(position), player, square, direction);
        DirectionScore {
            gain: in_rules(position, score.gain),
            spoil: in_rules(position, score.spoil),
            ..score
        }
    }

    /// Returns the squares that the player to move considers, in reading order.
    pub fn candidates(&self, position: &Position) -> impl Iterator<Item = Square> {
        let legal = position.legal_squares();
        let near = match self.candidates {
            Candidates::All => legal,
            Candidates::Near(distance) => legal & around(position, distance),
        };
        let considered = if near.is_empty() { legal } else { near };
        considered.squares()
    }

    /// Returns the best move of the player to move with its score, or `None` if
    /// the game is over. Reports the score of each candidate.
    pub fn best(
        &self,
        position: &Position,
        scored: &mut dyn FnMut(Square, i64),
    ) -> Option<(Square, i64)> {
        let mut best = None;
        for (square, score) in self.judged(position) {
            scored(square, score);
            if best.is_none_or(|best| self.is_better(position, (square, score), best)) {
                best = Some((square, score));
            }
        }
        best
    }

    /// Returns the candidates of the player to move with their scores.
    pub(crate) fn judged(&self, position: &Position) -> impl Iterator<Item = (Square, i64)> {
        let views = Views::of(position);
        self.candidates(position).map(move |square| {
            let (gain, spoil) = self.gain_and_spoil(&views, position.turn(), square);
            (square, in_rules(position, gain + spoil))
        })
    }

    /// Estimates an unfinished position for the player to move: the most that a
    /// move could gain, less the second most that the opponent could gain
    /// there, because the move can spoil the first. A heuristic for searches.
    #[must_use]
    pub fn estimate(&self, position: &Position) -> i64 {
        let views = Views::of(position);
        let mut most_gain = 0;
        let mut most_spoil = [0; 2];
        for square in self.candidates(position) {
            let (gain, spoil) = self.gain_and_spoil(&views, position.turn(), square);
            most_gain = most_gain.max(gain);
            if spoil > most_spoil[0] {
                most_spoil = [spoil, most_spoil[0]];
            } else {
                most_spoil[1] = most_spoil[1].max(spoil);
            }
        }
        in_rules(position, most_gain - most_spoil[1])
    }

    /// Returns `true` if a move is to be preferred to an earlier one.
    #[must_use]
    pub fn is_better(&self, position: &Position, new: (Square, i64), old: (Square, i64)) -> bool {
        match self.tie {
            Tie::Centre if new.1 == old.1 => {
                let rules = position.rules();
                rules.from_centre(new.0) < rules.from_centre(old.0)
            }
            _ => new.1 > old.1,
        }
    }

    /// Returns the sums of `g(k)` and of `q(k')`.
    fn gain_and_spoil(&self, views: &Views<'_>, player: Player, square: Square) -> (i64, i64) {
        let scores = Direction::ALL.iter();
        let scores = scores.map(|&direction| self.score_in(views, player, square, direction));
        scores.fold((0, 0), |(gain, spoil), score| {
            (gain + score.gain, spoil + score.spoil)
        })
    }

    fn score_in(
        &self,
        views: &Views<'_>,
        player: Player,
        square: Square,
        direction: Direction,
    ) -> DirectionScore {
        let weights = &self.weights;
        let own = self.reach(views, player, square, direction);
        let opponent = self.reach(views, !player, square, direction);
        DirectionScore {
            lengths: Lengths {
                own: own.row,
                opponent: opponent.row,
            },
            beyond: Lengths {
                own: own.beyond,
                opponent: opponent.beyond,
            },
            gain: weights.own(own.row) + weights.own(own.beyond),
            spoil: weights.opponent(opponent.row) + weights.opponent(opponent.beyond),
        }
    }

    /// Returns the reach of a player's stone on this square in one direction.
    fn reach(
        &self,
        views: &Views<'_>,
        player: Player,
        square: Square,
        direction: Direction,
    ) -> Reach {
        let rules = views.position.rules();
        let k = rules.k();
        let (bit, delta) = (square.bit().cast_signed(), direction.bit_delta());
        let before = views.side(player, bit, -delta);
        let after = views.side(player, bit, delta);
        if self.skip_dead && before.room + 1 + after.room < k.into() {
            return Reach::NOTHING;
        }
        let row = (before.row + 1 + after.row) as u8;
        let is_blocked = || {
            let is_enemy = |steps: i32| {
                let end = square.step(direction, steps as i8);
                end.is_some_and(|end| views.position.stones(!player).contains(end))
            };
            is_enemy(-before.row.cast_signed() - 1) && is_enemy(after.row.cast_signed() + 1)
        };
        if row >= k && !rules.is_line(player, row, is_blocked) {
            return Reach::NOTHING;
        }

        let beyond = if self.beyond_gaps {
            ((before.beyond + after.beyond) as u8).min(k.saturating_sub(2))
        } else {
            0
        };
        Reach { row, beyond }
    }
}

/// The reach of a stone in one direction: the length of its row, and the number
/// of stones beyond gaps.
struct Reach {
    row: u8,
    beyond: u8,
}

impl Reach {
    const NOTHING: Self = Self { row: 0, beyond: 0 };
}

/// A player's stones on one side of a square.
#[derive(Default)]
struct Side {
    /// The distance to the opponent or the edge, at most the length of a line.
    room: u32,
    /// The stones that follow without a gap.
    row: u32,
    /// The stones beyond a gap, within the length of a line.
    beyond: u32,
}

/// A position with the sets that every judgement in it needs.
struct Views<'a> {
    position: &'a Position,
    /// For each player, the squares that are not the opponent's.
    open: [Bitboard; 2],
}

impl<'a> Views<'a> {
    fn of(position: &'a Position) -> Self {
        let empty = position.empty();
        Self {
            position,
            open: Player::BOTH.map(|player| empty | *position.stones(player)),
        }
    }

    /// Returns the stones on one side of a square.
    // A search judges hundreds of thousands of squares a second, and each needs
    // this sixteen times: hence one walk for all three.
    fn side(&self, player: Player, from: isize, delta: isize) -> Side {
        let open = &self.open[player as usize];
        let stones = self.position.stones(player);
        let farthest = u32::from(self.position.rules().k()) - 1;
        let mut side = Side::default();
        let mut bit = from + delta;
        loop {
            let is_behind_gap = side.row < side.room;
            if is_behind_gap && side.room >= farthest || !open.has_bit(bit) {
                break;
            }
            side.room += 1;
            if stones.has_bit(bit) {
                if is_behind_gap {
                    side.beyond += 1;
                } else {
                    side.row += 1;
                }
            }
            bit += delta;
        }
        side
    }
}

/// Negates the score in misère, where lines are bad for the player.
fn in_rules(position: &Position, score: i64) -> i64 {
    match position.rules().line() {
        LineRule::Misere => -score,
        _ => score,
    }
}

/// Returns the squares of the largest board at most this many king's steps from
/// a stone.
fn around(position: &Position, distance: u8) -> Bitboard {
    let stones = *position.stones(Player::First) | *position.stones(Player::Second);
    (0..distance).fold(stones, |near, _| near.with_neighbours())
}
