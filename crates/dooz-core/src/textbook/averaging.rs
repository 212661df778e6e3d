//! Averaging: the score to expect against a random opponent.

use super::budget::{Budget, Limited, Unlimited};
use super::game_state::{GameState, Window};
use super::observer::{Node, Observer};
use super::search_result::Limit;
use crate::limits::Limits;

/// A search that averages where minimax takes the best: a position is worth the
/// average of its moves, with 100 for a win, 50 for a draw and 0 for a loss. If
/// some but not all moves win, that average is moved four fifths of the way
/// towards a win.
///
/// It plays the move with the highest score, the first of several; but a move
/// that wins at once is taken at once, the last of several. All divisions are
/// integer divisions.
///
/// It plays well without being perfect, because it counts on mistakes.
///
/// ```
/// use dooz_core::textbook::{Averaging, Side, Tree};
/// // One win and three losses: the average 25 becomes 85.
/// let tree = Tree::parse("(1 -1 -1 -1)", Side::Max).unwrap();
/// let found = Averaging.search(&tree, &mut ());
/// assert_eq!((found.score, found.best), (100 - 85, Some(0)));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Averaging;

/// The result of averaging.
///
/// ```
/// use dooz_core::textbook::{Averaging, Side, Tree};
/// let tree = Tree::parse("(0 0)", Side::Max).unwrap();
/// assert_eq!(Averaging.search(&tree, &mut ()).score, 50);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Average<M> {
    /// The score of the position, 0 to 100, for the side that made the last
    /// move.
    pub score: i64,
    /// The move; `None` if the game is over, or if a limit ended the search
    /// before the first move was judged.
    pub best: Option<M>,
    /// The number of positions averaged, including the first. Moves that win at
    /// once are recognised without a visit.
    pub nodes: u64,
    /// The limit that was met, if any. Positions beyond it count as draws.
    pub limited: Option<Limit>,
}

const WIN: i64 = 100;
const DRAW: i64 = 50;
const LOSS: i64 = 0;

impl Averaging {
    /// Searches to the end of the game.
    ///
    /// The observer receives the score for the side that made the last move
    /// when a position is left, and for the side to move when a move is chosen.
    /// A move that wins at once is only chosen; its position is not entered.
    #[must_use]
    pub fn search<G: GameState>(
        self,
        game: &G,
        observer: &mut impl Observer<G>,
    ) -> Average<G::Move> {
        run(game, Unlimited::default(), observer)
    }

    /// Searches within limits.
    #[must_use]
    pub fn search_within<G: GameState>(
        self,
        game: &G,
        limits: &Limits<'_>,
        observer: &mut impl Observer<G>,
    ) -> Average<G::Move> {
        run(game, Limited::new(limits, size_of::<G>()), observer)
    }

    /// Returns the score of a position for the side to move, given the sum of
    /// its moves' scores and the number of moves that win: the average, moved
    /// four fifths of the way towards a win if some but not all of them win.
    ///
    /// ```
    /// use dooz_core::textbook::Averaging;
    /// assert_eq!(Averaging::favour_wins(150, 3, 1), 90);
    /// assert_eq!(Averaging::favour_wins(150, 3, 0), 50);
    /// ```
    #[must_use]
    pub const fn favour_wins(total: i64, moves: i64, wins: i64) -> i64 {
        if moves == 0 {
            return DRAW;
        }
        let average = total / moves;
        if 0 < wins && wins < moves {
            WIN - (WIN - average) / 5
        } else {
            average
        }
    }
}

fn run<G: GameState, O: Observer<G>, B: Budget>(
    game: &G,
    budget: B,
    observer: &mut O,
) -> Average<G::Move> {
    let mut run = Run { observer, budget };
    let root = Node::new(game, None, 0, Window::WIDEST);
    let (score, best) = run.evaluate(&root);
    Average {
        score,
        best,
        nodes: run.budget.nodes(),
        limited: run.budget.limit(),
    }
}

struct Run<'a, O, B> {
    observer: &'a mut O,
    budget: B,
}

impl<O, B: Budget> Run<'_, O, B> {
    /// Returns the score for the side that made the last move, and the best
    /// move.
    fn evaluate<G: GameState>(&mut self, node: &Node<'_, G>) -> (i64, Option<G::Move>)
    where
        O: Observer<G>,
    {
        if !self.budget.visit() {
            return (DRAW, None);
        }
        self.observer.enter(node);

        let (score, best) = if let Some(value) = node.state.value() {
            (of_value(value * node.state.turn().sign()), None)
        } else if self.budget.allow_beyond(node.ply) {
            self.average(node)
        } else {
            (DRAW, None)
        };
        let score = WIN - score;
        self.observer.leave(node, score);
        (score, best)
    }

    /// Returns the score for the side to move, and its best move.
    fn average<G: GameState>(&mut self, node: &Node<'_, G>) -> (i64, Option<G::Move>)
    where
        O: Observer<G>,
    {
        let side = node.state.turn();
        let (mut total, mut moves, mut wins) = (0, 0, 0);
        let mut high = None;
        for mv in node.state.moves() {
            let child = node.state.after(mv);
            let wins_at_once = child.value().is_some_and(|value| value * side.sign() > 0);
            let score = if wins_at_once {
                WIN
            } else {
                self.evaluate(&node.child(&child, mv, node.window)).0
            };
            if self.budget.is_spent() {
                break;
            }

            moves += 1;
            total += score;
            wins += i64::from(score == WIN);
            if wins_at_once || high.is_none_or(|(high, _)| score > high) {
                high = Some((score, mv));
                self.observer.choose(node, mv, score);
            }
        }
        let best = high.map(|(_, mv)| mv);
        (Averaging::favour_wins(total, moves, wins), best)
    }
}

/// Returns the score of a game that is over.
fn of_value(value: i64) -> i64 {
    match value.signum() {
        1 => WIN,
        0 => DRAW,
        _ => LOSS,
    }
}
