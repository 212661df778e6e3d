//! Games whose search can be written down.

use dooz_core::classics::Nine;
use dooz_core::textbook::{Board, ByDepth, Game};
use dooz_core::{Outcome, Player, Rules, Square};

use super::event::End;
use super::stream::{Bookmarks, Marks};
use super::written::Branch;

/// A game that can number its moves and say how it has ended.
pub trait Traced: Game {
    /// The number of a move.
    fn number(&self, by: Self::Move) -> u32;

    /// How the game has ended, if it has.
    fn end(&self) -> Option<End>;

    /// How near to the middle a move is: the more, the nearer.
    fn nearness(&self, by: Self::Move) -> u32;

    /// The bookmark for searches of this game.
    fn bookmark(bookmarks: &mut Bookmarks) -> &mut Marks<Self::Move>;
}

impl Traced for Board {
    fn number(&self, by: Square) -> u32 {
        cell(self.position().rules(), by)
    }

    fn end(&self) -> Option<End> {
        // The board knows who is Max only through whose turn it is.
        let side_of = |player: Player| {
            if player == self.position().turn() {
                self.turn()
            } else {
                !self.turn()
            }
        };
        self.position().outcome().map(|outcome| match outcome {
            Outcome::Win(player) => End::won_by(side_of(player)),
            Outcome::Draw => End::Draw,
        })
    }

    fn nearness(&self, by: Square) -> u32 {
        lines_through(self.position().rules(), by)
    }

    fn bookmark(bookmarks: &mut Bookmarks) -> &mut Marks<Square> {
        &mut bookmarks.squares
    }
}

impl Traced for Nine {
    fn number(&self, by: u8) -> u32 {
        by.into()
    }

    fn end(&self) -> Option<End> {
        self.value().map(|value| match value.signum() {
            1 => End::MaxWins,
            0 => End::Draw,
            _ => End::MinWins,
        })
    }

    fn nearness(&self, by: u8) -> u32 {
        let rules = Rules::TIC_TAC_TOE;
        let square = rules.square(by.into());
        square.map_or(0, |square| lines_through(rules, square))
    }

    fn bookmark(bookmarks: &mut Bookmarks) -> &mut Marks<u8> {
        &mut bookmarks.cells
    }
}

impl Traced for Branch<'_> {
    fn number(&self, by: u32) -> u32 {
        by
    }

    fn end(&self) -> Option<End> {
        self.value().map(|_| End::Leaf)
    }

    fn nearness(&self, by: u32) -> u32 {
        let last = self.last();
        last - (2 * by).abs_diff(last)
    }

    fn bookmark(bookmarks: &mut Bookmarks) -> &mut Marks<u32> {
        &mut bookmarks.branches
    }
}

impl<G: Traced> Traced for ByDepth<G> {
    fn number(&self, by: Self::Move) -> u32 {
        self.game().number(by)
    }

    fn end(&self) -> Option<End> {
        self.game().end()
    }

    fn nearness(&self, by: Self::Move) -> u32 {
        self.game().nearness(by)
    }

    fn bookmark(bookmarks: &mut Bookmarks) -> &mut Marks<G::Move> {
        G::bookmark(bookmarks)
    }
}

/// The cell of a square of the board.
pub(super) fn cell(rules: Rules, square: Square) -> u32 {
    // At most 682 squares.
    rules.cell(square) as u32
}

/// How many lines that win go through a square: most in the middle, and on
/// the smallest board more through a corner than through an edge.
fn lines_through(rules: Rules, square: Square) -> u32 {
    let k = i32::from(rules.k());
    let (column, row) = (i32::from(square.column()), i32::from(square.row()));
    let (width, height) = (i32::from(rules.width()), i32::from(rules.height()));
    let on_board = |x: i32, y: i32| (0..width).contains(&x) && (0..height).contains(&y);
    let starts = |(dx, dy): (i32, i32)| {
        (0..k).filter(move |back| {
            let (x, y) = (column - back * dx, row - back * dy);
            on_board(x, y) && on_board(x + (k - 1) * dx, y + (k - 1) * dy)
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
        let lines = |cell| {
            let rules = Rules::TIC_TAC_TOE;
            lines_through(rules, rules.square(cell).unwrap())
        };
        assert_eq!([lines(4), lines(0), lines(1)], [4, 3, 2]);
    }
}
