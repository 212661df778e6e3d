//! Rows of stones that threaten to become a line.

use dooz_core::{Direction, Player, Square};
use dooz_engine::Board;
use dooz_engine::lines::Pattern;
use serde::{Deserialize, Serialize};

use super::ThreatClass;
use crate::text;

/// An open three or a four that stands on the board, with the squares that extend it.
///
/// ```
/// use dooz_coach::analysis::{ThreatClass, ThreatMap};
/// use dooz_core::{Position, Rules, Square};
/// let mut position = Position::new(Rules::GOMOKU);
/// for square in ["h8", "a1", "i8", "a3", "j8"] {
///     position.play(square.parse()?)?;
/// }
/// let lines = ThreatMap::of(&position).unwrap().lines;
/// assert_eq!(lines.len(), 1);
/// assert_eq!(lines[0].class, ThreatClass::OpenThree);
/// let points: Vec<String> = lines[0].points.iter().map(Square::to_string).collect();
/// assert_eq!(points, ["g8", "k8"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ThreatLine {
    /// The player whose stones they are.
    #[serde(with = "text::PlayerName")]
    pub player: Player,
    /// The class of the threat, which is never a five.
    pub class: ThreatClass,
    /// The stones, from one end to the other.
    #[serde(with = "text::squares")]
    pub stones: Vec<Square>,
    /// The empty squares on which a stone makes an open four out of an open three, or a
    /// five out of a four.
    #[serde(with = "text::squares")]
    pub points: Vec<Square>,
}

impl ThreatLine {
    /// Returns the threats of both players on a board, the fours before the threes.
    pub(super) fn all(board: &Board) -> Vec<Self> {
        let mut lines = Vec::new();
        for player in Player::BOTH {
            for direction in Direction::ALL {
                lines.extend(Self::in_direction(board, player, direction));
            }
        }
        lines.sort_by_key(|line| std::cmp::Reverse(line.class));
        lines
    }

    fn in_direction(board: &Board, player: Player, direction: Direction) -> Vec<Self> {
        let mut lines: Vec<Self> = Vec::new();
        let k = usize::from(board.rules().k());
        for point in board.near_stones().squares() {
            let (class, missing) = match board.pattern(player, point, direction) {
                Pattern::Five => (ThreatClass::Four, 1),
                Pattern::OpenFour => (ThreatClass::OpenThree, 2),
                _ => continue,
            };
            let stones = neighbours(board, player, point, direction);
            // Two fours in one direction are no row.
            if stones.len() + missing < k {
                continue;
            }
            match lines.iter_mut().find(|line| line.stones == stones) {
                Some(line) => line.points.push(point),
                None => lines.push(Self {
                    player,
                    class,
                    stones,
                    points: vec![point],
                }),
            }
        }

        // The three in a four threatens nothing more.
        let fours: Vec<Self> = lines
            .iter()
            .filter(|line| line.class == ThreatClass::Four)
            .cloned()
            .collect();
        let is_in = |line: &Self, four: &Self| {
            line.class == ThreatClass::OpenThree
                && line.stones.iter().all(|stone| four.stones.contains(stone))
        };
        lines.retain(|line| !fours.iter().any(|four| is_in(line, four)));
        for line in &mut lines {
            if line.class == ThreatClass::Four && line.points.len() > 1 {
                line.class = ThreatClass::OpenFour;
            }
        }
        lines
    }
}

/// Returns the stones of a player that touch a square in a direction without a gap.
fn neighbours(board: &Board, player: Player, square: Square, direction: Direction) -> Vec<Square> {
    let side = |sign: i8| {
        let step = move |steps: i8| square.step(direction, sign * steps);
        let is_own = |&at: &Square| board.rules().contains(at) && board.stone(at) == Some(player);
        (1..)
            .map_while(move |steps| step(steps).filter(is_own))
            .collect::<Vec<_>>()
    };
    let (mut stones, after) = (side(-1), side(1));
    stones.reverse();
    stones.extend(after);
    stones
}

#[cfg(test)]
mod tests {
    use dooz_core::{MoveList, Position, Rules, Setup, Symbol};

    use super::*;

    /// The threats in a row of a large board, from column a on.
    fn threats(row: &str) -> Vec<(ThreatClass, String, String)> {
        let mut setup = Setup::new(Rules::GOMOKU, Symbol::O).with_first(Symbol::X);
        for (column, sign) in (0..).zip(row.chars()) {
            let square = Square::new(column, 7).unwrap();
            setup.put(
                square,
                Symbol::BOTH
                    .into_iter()
                    .find(|symbol| symbol.to_char() == sign),
            );
        }
        let mut board = Board::new(&Position::new(Rules::GOMOKU)).unwrap();
        board.set_up(&setup);
        let names = |squares: &[Square]| MoveList(squares).to_string();
        let lines = ThreatLine::all(&board);
        let lines = lines.iter();
        let line = |line: &ThreatLine| (line.class, names(&line.stones), names(&line.points));
        lines.map(line).collect()
    }

    fn threat(class: ThreatClass, stones: &str, points: &str) -> (ThreatClass, String, String) {
        (class, stones.to_owned(), points.to_owned())
    }

    #[test]
    fn a_three_is_open_with_room_on_both_sides() {
        let open = threat(ThreatClass::OpenThree, "d8 e8 f8", "c8 g8");
        assert_eq!(threats("...XXX....."), [open]);
        assert_eq!(threats("..OXXX....."), []);
        let split = threat(ThreatClass::OpenThree, "d8 f8 g8", "e8");
        assert_eq!(threats("...X.XX...."), [split]);
    }

    #[test]
    fn a_four_hides_the_three_in_it() {
        let four = threat(ThreatClass::Four, "d8 e8 f8 h8", "g8");
        assert_eq!(threats("...XXX.X..."), [four]);
        let open = threat(ThreatClass::OpenFour, "d8 e8 f8 g8", "c8 h8");
        assert_eq!(threats("...XXXX...."), [open]);
    }
}
