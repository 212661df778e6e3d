//! An adapter of any traceable game to a single type.

use dooz_core::classics::TicTacToeBoard;
use dooz_core::textbook::{Board, GameState, Side};
use dooz_core::{Outcome, Player, Rules, Square};

use super::order::Order;
use super::tree_text::Branch;
use crate::trace::event::End;

/// Any traceable game as a single type, so that the searches are compiled once.
/// Its moves are numbers, those of cells or branches, and come in an order.
#[derive(Clone, Debug)]
pub(super) struct TraceGame<'a> {
    state: AnyGame<'a>,
    order: Order,
}

#[derive(Clone, Debug)]
pub(super) enum AnyGame<'a> {
    /// A board of 3x3x3, three times as fast.
    TicTacToe(TicTacToeBoard),
    // Boxed, or all states would be as large as this one.
    Board(Box<Board>),
    Branch(Branch<'a>),
}

impl<'a> TraceGame<'a> {
    /// Creates a game in this state.
    pub(super) const fn new(state: AnyGame<'a>, order: Order) -> Self {
        Self { state, order }
    }

    /// Returns the end of the game, if it is over.
    pub(super) fn end(&self) -> Option<End> {
        match &self.state {
            AnyGame::TicTacToe(nine) => nine.value().map(|value| match value.signum() {
                1 => End::MaxWins,
                0 => End::Draw,
                _ => End::MinWins,
            }),
            AnyGame::Board(board) => {
                // The board knows who is Max only through the side to move.
                let side_of = |player: Player| {
                    if player == board.position().turn() {
                        board.turn()
                    } else {
                        !board.turn()
                    }
                };
                board.position().outcome().map(|outcome| match outcome {
                    Outcome::Win(player) => End::won_by(side_of(player)),
                    Outcome::Draw => End::Draw,
                })
            }
            AnyGame::Branch(branch) => branch.value().map(|_| End::Leaf),
        }
    }

    /// Returns the distance of a move from the middle.
    fn off_middle(&self, mv: u32) -> u32 {
        match &self.state {
            AnyGame::TicTacToe(_) => lines_missed(Rules::TIC_TAC_TOE, mv),
            AnyGame::Board(board) => lines_missed(board.position().rules(), mv),
            AnyGame::Branch(branch) => (2 * mv).abs_diff(branch.last()),
        }
    }

    fn in_rows(
        &self,
    ) -> Moves<impl Iterator<Item = u8>, impl Iterator<Item = Square>, impl Iterator<Item = u32>>
    {
        match &self.state {
            AnyGame::TicTacToe(nine) => Moves::Cells(nine.moves()),
            AnyGame::Board(board) => Moves::Squares(board.moves(), board.position().rules()),
            AnyGame::Branch(branch) => Moves::Branches(branch.moves()),
        }
    }
}

impl GameState for TraceGame<'_> {
    type Move = u32;

    fn turn(&self) -> Side {
        match &self.state {
            AnyGame::TicTacToe(nine) => nine.turn(),
            AnyGame::Board(board) => board.turn(),
            AnyGame::Branch(branch) => branch.turn(),
        }
    }

    fn moves(&self) -> impl Iterator<Item = u32> {
        if self.order == Order::Rows {
            return self.in_rows();
        }
        let mut moves: Vec<u32> = self.in_rows().collect();
        if self.order == Order::Centre {
            moves.sort_by_key(|&mv| self.off_middle(mv));
        } else {
            moves.reverse();
        }
        Moves::Sorted(moves.into_iter())
    }

    fn after(&self, number: u32) -> Self {
        let state = match &self.state {
            AnyGame::TicTacToe(nine) => AnyGame::TicTacToe(nine.after(number as u8)),
            AnyGame::Board(board) => {
                let square = board.position().rules().square(number as usize);
                let square = square.expect("moves are cells of the board");
                AnyGame::Board(Box::new(board.after(square)))
            }
            AnyGame::Branch(branch) => AnyGame::Branch(branch.after(number)),
        };
        Self { state, ..*self }
    }

    fn value(&self) -> Option<i64> {
        match &self.state {
            AnyGame::TicTacToe(nine) => nine.value(),
            AnyGame::Board(board) => board.value(),
            AnyGame::Branch(branch) => branch.value(),
        }
    }

    fn estimate(&self) -> i64 {
        match &self.state {
            AnyGame::TicTacToe(nine) => nine.estimate(),
            AnyGame::Board(board) => board.estimate(),
            AnyGame::Branch(branch) => branch.estimate(),
        }
    }
}

/// The moves of a state.
enum Moves<C, S, B> {
    Cells(C),
    Squares(S, Rules),
    Branches(B),
    Sorted(std::vec::IntoIter<u32>),
}

impl<C, S, B> Iterator for Moves<C, S, B>
where
    C: Iterator<Item = u8>,
    S: Iterator<Item = Square>,
    B: Iterator<Item = u32>,
{
    type Item = u32;

    fn next(&mut self) -> Option<u32> {
        match self {
            Self::Cells(cells) => cells.next().map(u32::from),
            // At most 682 squares.
            Self::Squares(squares, rules) => squares.next().map(|square| rules.cell(square) as u32),
            Self::Branches(branches) => branches.next(),
            Self::Sorted(moves) => moves.next(),
        }
    }
}

/// Returns the number of lines through a cell that leave the board: fewest in
/// the middle, and on the smallest board fewer through a corner than through an
/// edge.
fn lines_missed(rules: Rules, cell: u32) -> u32 {
    let (width, height) = (i32::from(rules.width()), i32::from(rules.height()));
    let (k, cell) = (i32::from(rules.k()), cell.cast_signed());
    let (column, row) = (cell % width, cell / width);
    let on_board = |x: i32, y: i32| (0..width).contains(&x) && (0..height).contains(&y);
    let starts = |(dx, dy): (i32, i32)| {
        (0..k).filter(move |back| {
            let (x, y) = (column - back * dx, row - back * dy);
            !on_board(x, y) || !on_board(x + (k - 1) * dx, y + (k - 1) * dy)
        })
    };
    let directions = [(1, 0), (0, 1), (1, 1), (1, -1)];
    directions.into_iter().flat_map(starts).count() as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn most_lines_go_through_the_centre_and_fewest_through_an_edge() {
        let lines = |cell| 12 - lines_missed(Rules::TIC_TAC_TOE, cell);
        assert_eq!([lines(4), lines(0), lines(1)], [4, 3, 2]);
    }
}
