//! The order in which a search looks at moves.

use dooz_core::textbook::{Game, Side};

use super::event::End;
use super::stream::{Bookmarks, Marks};
use super::traced::Traced;

/// The order in which a search looks at moves. It changes nothing in what
/// minimax finds, and much in what alpha-beta can leave out.
///
/// ```
/// use dooz_coach::trace::{Order, Subject, Trace};
/// use dooz_core::textbook::Side;
/// let count = |method: &str| {
///     let tree = Subject::tree("((1 2) (8 9))", Side::Max).unwrap();
///     Trace::record(tree, method.parse().unwrap()).unwrap().summary.calls
/// };
/// assert_eq!(count("alphabeta"), 7);
/// // Where the better half comes first, one leaf of the other is enough.
/// assert_eq!(count("alphabeta:order=reversed"), 6);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Order {
    /// Row by row from the top left; in a tree, as it is written.
    #[default]
    Rows,
    /// The squares first through which most lines go; in a tree, the middle
    /// first.
    Centre,
    /// From the last to the first.
    Reversed,
}

/// A game whose moves come in an order.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ordered<G> {
    pub(super) game: G,
    pub(super) order: Order,
}

impl<G: Traced> Game for Ordered<G> {
    type Move = G::Move;

    fn turn(&self) -> Side {
        self.game.turn()
    }

    fn moves(&self) -> impl Iterator<Item = G::Move> {
        let in_rows = (self.order == Order::Rows).then(|| self.game.moves());
        let sorted = (self.order != Order::Rows).then(|| {
            let mut moves: Vec<G::Move> = self.game.moves().collect();
            if self.order == Order::Centre {
                moves.sort_by_cached_key(|&mv| std::cmp::Reverse(self.game.nearness(mv)));
            } else {
                moves.reverse();
            }
            moves
        });
        in_rows
            .into_iter()
            .flatten()
            .chain(sorted.into_iter().flatten())
    }

    fn after(&self, mv: G::Move) -> Self {
        Self {
            game: self.game.after(mv),
            ..*self
        }
    }

    fn value(&self) -> Option<i64> {
        self.game.value()
    }

    fn estimate(&self) -> i64 {
        self.game.estimate()
    }
}

impl<G: Traced> Traced for Ordered<G> {
    fn number(&self, by: G::Move) -> u32 {
        self.game.number(by)
    }

    fn end(&self) -> Option<End> {
        self.game.end()
    }

    fn nearness(&self, by: G::Move) -> u32 {
        self.game.nearness(by)
    }

    fn bookmark(bookmarks: &mut Bookmarks) -> &mut Marks<G::Move> {
        G::bookmark(bookmarks)
    }
}
