//! Stones without a side to move, to find out what the opponent threatens.

use dooz_core::{Bitboard, Direction, Player, Position, Rules, Square};

/// The stones of a position, to which either player can add one.
///
/// [`Position`], in which players move in turn, is the oracle of the tests.
#[derive(Clone, Copy)]
pub(super) struct Stones {
    rules: Rules,
    stones: [Bitboard; 2],
}

impl Stones {
    pub(super) fn of(position: &Position) -> Self {
        Self {
            rules: position.rules(),
            stones: Player::BOTH.map(|player| *position.stones(player)),
        }
    }

    /// Returns the stones with one more on an empty square.
    #[must_use]
    pub(super) fn with(mut self, player: Player, square: Square) -> Self {
        self.stones[player as usize].insert(square);
        self
    }

    fn empty(&self) -> impl Iterator<Item = Square> + use<> {
        let board = self.rules.board();
        let empty = board.without(&self.stones[0]).without(&self.stones[1]);
        empty.squares()
    }

    fn is_empty(&self, square: Square) -> bool {
        let taken = self.stones.iter().any(|stones| stones.contains(square));
        self.rules.contains(square) && !taken
    }

    /// Returns `true` if a stone of `player` on an empty square completes a
    /// line.
    pub(super) fn completes(&self, player: Player, square: Square) -> bool {
        let mut lines = self.rules.lines_through(&self.stones, square, player);
        lines.next().is_some()
    }

    /// Returns the empty squares where a stone of `player` completes a line.
    pub(super) fn completing(&self, player: Player) -> Vec<Square> {
        let completes = |square: &Square| self.completes(player, *square);
        self.empty().filter(completes).collect()
    }

    /// Returns the empty squares where a stone of `player` would make a fork:
    /// it completes no line, but afterwards at least two squares do, and one of
    /// them did not before.
    pub(super) fn forks(&self, player: Player) -> Vec<Square> {
        let known = self.completing(player);
        let makes_fork = |square: &Square| {
            !known.contains(square) && {
                let after = self.with(player, *square);
                let new = after.newly_completing(player, *square, &known);
                new > 0 && new + known.len() >= 2
            }
        };
        self.empty().filter(makes_fork).collect()
    }

    /// Returns the number of empty squares that complete a line with the stone
    /// on `square` and did not before.
    fn newly_completing(&self, player: Player, square: Square, known: &[Square]) -> usize {
        let reach = self.rules.k().cast_signed();
        let near = Direction::ALL.into_iter().flat_map(|direction| {
            (-reach..=reach).filter_map(move |steps| square.step(direction, steps))
        });
        let is_new = |place: &Square| {
            self.is_empty(*place) && !known.contains(place) && self.completes(player, *place)
        };
        near.filter(is_new).count()
    }

    /// Returns the number of lines of k squares through an empty square without
    /// a stone of the opponent of `player`.
    pub(super) fn open_lines(&self, player: Player, square: Square) -> usize {
        let k = self.rules.k().cast_signed();
        let is_open = |place: Option<Square>| {
            place.is_some_and(|place| {
                self.rules.contains(place) && !self.stones[!player as usize].contains(place)
            })
        };
        let open_lines = |direction| {
            let is_open_from = |start: &i8| {
                (*start..*start + k).all(|steps| is_open(square.step(direction, steps)))
            };
            (1 - k..=0).filter(is_open_from).count()
        };
        let count: usize = Direction::ALL.into_iter().map(open_lines).sum();
        // A line of one square runs in all directions at once.
        if k == 1 { count.min(1) } else { count }
    }

    /// Returns `true` if more open lines of `player` run through an empty
    /// square than through any other.
    pub(super) fn has_most_open_lines(&self, player: Player, square: Square) -> bool {
        let count = self.open_lines(player, square);
        let mut others = self.empty().filter(|&other| other != square);
        others.all(|other| self.open_lines(player, other) < count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dooz_core::{Setup, Symbol};
    use proptest::prelude::*;

    const RULES: [&str; 6] = [
        "3x3x3",
        "4x4x3",
        "5x4x3-exactly",
        "5x5x3-caro",
        "6x6x4-caro",
        "7x7x5-renju",
    ];

    fn stones(rules: &str, picture: &str) -> Stones {
        let setup = Setup::parse(rules.parse().unwrap(), picture, Symbol::X).unwrap();
        Stones::of(&setup.position().unwrap())
    }

    fn names(squares: &[Square]) -> Vec<String> {
        squares.iter().map(Square::to_string).collect()
    }

    #[test]
    fn a_fork_makes_two_squares_that_complete_a_line() {
        let corners = stones("3x3x3", "X.. / .O. / .OX");
        assert_eq!(names(&corners.completing(Player::First)), [""; 0]);
        assert_eq!(names(&corners.forks(Player::First)), ["c3"]);
        assert_eq!(names(&corners.completing(Player::Second)), ["b3"]);
    }

    #[test]
    fn a_line_blocked_at_both_ends_does_not_count_in_caro() {
        let picture = "OXX.O / ..... / .....";
        assert_eq!(
            names(&stones("5x3x3-caro", picture).completing(Player::First)),
            [""; 0]
        );
        assert_eq!(
            names(&stones("5x3x3", picture).completing(Player::First)),
            ["d3"]
        );
    }

    #[test]
    fn the_centre_of_tic_tac_toe_has_four_lines_and_nothing_has_more() {
        let empty = stones("3x3x3", ".........");
        let count = |square: &str| empty.open_lines(Player::First, square.parse().unwrap());
        assert_eq!((count("b2"), count("a1"), count("a2")), (4, 3, 2));
        assert!(empty.has_most_open_lines(Player::First, "b2".parse().unwrap()));
        assert!(!empty.has_most_open_lines(Player::First, "a1".parse().unwrap()));
    }

    proptest! {
        /// Checks against positions: a stone completes a line if the game is
        /// then won.
        #[test]
        fn what_completes_a_line_ends_the_game(
            rules in proptest::sample::select(&RULES[..]),
            choices in proptest::collection::vec(any::<prop::sample::Index>(), 0..40),
        ) {
            let mut position = Position::new(rules.parse().unwrap());
            for choice in choices {
                let moves: Vec<Square> = position.legal_moves().collect();
                if moves.is_empty() {
                    break;
                }
                let turn = position.turn();
                let stones = Stones::of(&position);
                for &square in &moves {
                    let mut child = position;
                    child.play(square).unwrap();
                    let won = child.outcome().is_some_and(|end| end.winner() == Some(turn));
                    prop_assert_eq!(stones.completes(turn, square), won, "{:?} {}", position, square);
                }
                position.play(moves[choice.index(moves.len())]).unwrap();
            }
        }
    }
}
