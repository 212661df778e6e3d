//! Averaging: what to expect of a random opponent.

use super::budget::{Budget, Limited, Unlimited};
use super::found::Limit;
use super::game::{Game, Window};
use super::observer::{Node, Observer};
use crate::limits::Limits;

/// A search that averages where minimax takes the best: each position is
/// worth what its moves are worth on the average, 100 for a win, 50 for a
/// draw, 0 for a loss; and if some but not all moves win, that average is
/// moved four fifths of the way towards a win.
///
/// The move is the one with the highest score, the first of several; but a
/// move that wins at once is taken at once, the last of several. All
/// divisions are of whole numbers.
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

/// What averaging found.
///
/// ```
/// use dooz_core::textbook::{Averaging, Side, Tree};
/// let tree = Tree::parse("(0 0)", Side::Max).unwrap();
/// assert_eq!(Averaging.search(&tree, &mut ()).score, 50);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Average<M> {
    /// How good the position is for the side that made the last move, 0 to
    /// 100: what is good for the side to move is bad for that one.
    pub score: i64,
    /// The move; none if the game is over, or if a limit ended the search
    /// before the first move was judged.
    pub best: Option<M>,
    /// The positions averaged, the first included. Moves that win at once
    /// are seen without a call.
    pub nodes: u64,
    /// The limit that was met, if any was. Positions beyond it count as
    /// draws.
    pub limited: Option<Limit>,
}

const WIN: i64 = 100;
const DRAW: i64 = 50;
const LOSS: i64 = 0;

impl Averaging {
    /// Searches to the end of the game.
    ///
    /// The observer hears a score for the side that made the last move where
    /// a position is left, and for the side to move where one is chosen. A
    /// move that wins at once is only chosen; its position is not entered.
    #[must_use]
    pub fn search<G: Game>(self, game: &G, observer: &mut impl Observer<G>) -> Average<G::Move> {
        run(game, Unlimited, observer, &mut Averages::new([]), &|| false).expect(NOT_INTERRUPTED)
    }

    /// Searches within limits.
    #[must_use]
    pub fn search_within<G: Game>(
        self,
        game: &G,
        limits: &Limits<'_>,
        observer: &mut impl Observer<G>,
    ) -> Average<G::Move> {
        let mut averages = Averages::new([]);
        let averages = averages.go_on(game, limits, observer, &|| false);
        averages.expect(NOT_INTERRUPTED)
    }

    /// What a position is worth to the side to move, if its moves are worth
    /// `total` together and so many of them win: their average, moved four
    /// fifths of the way towards a win if some but not all of them win.
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

const NOT_INTERRUPTED: &str = "nobody interrupts it";

/// Averaging that can be interrupted, and goes on where it was.
///
/// It has a place for the [`Sum`] of each level of the search, empty at
/// first. Below the last one the search is not interrupted.
///
/// ```
/// use dooz_core::classics::Lafore;
/// use dooz_core::textbook::{Averages, Averaging};
/// use dooz_core::{Limits, Position, Rules};
/// let empty = Lafore.game(&Position::new(Rules::TIC_TAC_TOE))?;
/// let mut averages = Averages::new([None; 9]);
/// let found = loop {
///     // No slice is shorter than these.
///     let slice = averages.go_on(&empty, &Limits::default(), &mut (), &|| true);
///     if let Some(found) = slice {
///         break found;
///     }
/// };
/// assert_eq!(found, Averaging.search(&empty, &mut ()));
/// # Ok::<(), dooz_core::CannotPlay>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Averages<S> {
    sums: S,
    nodes: u64,
    /// The limit beyond which positions counted as draws, if any was met.
    limited: Option<Limit>,
}

/// What the moves of a position are worth together, as far as they are done.
#[derive(Clone, Copy, Debug)]
pub struct Sum<M> {
    total: i64,
    moves: usize,
    wins: i64,
    high: Option<(i64, M)>,
}

/// The least number of positions to visit before it asks whether to interrupt.
const UNASKED: u64 = 1_000;

impl<S> Averages<S> {
    /// At the beginning of a search.
    #[must_use]
    pub const fn new(sums: S) -> Self {
        Self {
            sums,
            nodes: 0,
            limited: None,
        }
    }

    /// The positions averaged until now.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The best move of the first position as far as is known, while the
    /// search is interrupted.
    pub fn best<M: Copy>(&self) -> Option<M>
    where
        S: AsRef<[Option<Sum<M>>]>,
    {
        let root = self.sums.as_ref().first()?.as_ref()?;
        root.high.map(|(_, mv)| mv)
    }

    /// Searches on. Returns what was found, or none if it was interrupted:
    /// `interrupt` is asked now and then, after a thousand positions for the
    /// first time. Game, limits and observer have to be the same every time.
    pub fn go_on<G: Game>(
        &mut self,
        game: &G,
        limits: &Limits<'_>,
        observer: &mut impl Observer<G>,
        interrupt: &dyn Fn() -> bool,
    ) -> Option<Average<G::Move>>
    where
        S: AsMut<[Option<Sum<G::Move>>]>,
    {
        let budget = Limited::new(limits, size_of::<G>());
        run(game, budget, observer, self, interrupt)
    }
}

fn run<G: Game, O: Observer<G>, B: Budget, S: AsMut<[Option<Sum<G::Move>>]>>(
    game: &G,
    budget: B,
    observer: &mut O,
    averages: &mut Averages<S>,
    interrupt: &dyn Fn() -> bool,
) -> Option<Average<G::Move>> {
    let mut run = Run {
        observer,
        budget,
        nodes: averages.nodes,
        ask_at: averages.nodes + UNASKED,
        interrupt,
    };
    let root = Node::new(game, None, 0, Window::WIDEST);
    let found = run.evaluate(&root, averages.sums.as_mut());

    averages.nodes = run.nodes;
    averages.limited = match run.budget.limit() {
        Some(limit @ (Limit::Nodes | Limit::Stop)) => Some(limit),
        limited => averages.limited.or(limited),
    };
    found.map(|(score, best)| Average {
        score,
        best,
        nodes: averages.nodes,
        limited: averages.limited,
    })
}

struct Run<'a, O, B> {
    observer: &'a mut O,
    budget: B,
    nodes: u64,
    /// The calls after which it asks whether to interrupt.
    ask_at: u64,
    interrupt: &'a dyn Fn() -> bool,
}

impl<O, B: Budget> Run<'_, O, B> {
    /// The score for the side that made the last move, and the best move;
    /// none if it was interrupted. `sums` has what is known of the positions
    /// on the way from this one to where the search was interrupted before.
    fn evaluate<G: Game>(
        &mut self,
        node: &Node<'_, G>,
        sums: &mut [Option<Sum<G::Move>>],
    ) -> Option<(i64, Option<G::Move>)>
    where
        O: Observer<G>,
    {
        if !matches!(sums, [Some(_), ..]) {
            if !self.budget.allow(self.nodes) {
                return Some((DRAW, None));
            }
            self.nodes += 1;
            self.observer.enter(node);
        }

        let (score, best) = if let Some(value) = node.state.value() {
            (of_value(value * node.state.turn().sign()), None)
        } else if self.budget.allow_beyond(node.ply) {
            self.average(node, sums)?
        } else {
            (DRAW, None)
        };
        let score = WIN - score;
        self.observer.leave(node, score);
        Some((score, best))
    }

    /// The score for the side to move, and its best move; none if it was
    /// interrupted.
    fn average<G: Game>(
        &mut self,
        node: &Node<'_, G>,
        sums: &mut [Option<Sum<G::Move>>],
    ) -> Option<(i64, Option<G::Move>)>
    where
        O: Observer<G>,
    {
        let side = node.state.turn();
        let can_be_interrupted = !sums.is_empty();
        let mut last_level = None;
        let (place, below) = sums.split_first_mut().unwrap_or((&mut last_level, &mut []));
        let sum = place.get_or_insert(Sum::NOTHING);
        for mv in node.state.moves().skip(sum.moves) {
            let child = node.state.after(mv);
            let wins_at_once = child.value().is_some_and(|value| value * side.sign() > 0);
            let score = if wins_at_once {
                WIN
            } else {
                self.evaluate(&node.child(&child, mv, node.window), below)?
                    .0
            };
            if self.budget.is_spent() {
                break;
            }

            sum.moves += 1;
            sum.total += score;
            sum.wins += i64::from(score == WIN);
            if wins_at_once || sum.high.is_none_or(|(high, _)| score > high) {
                sum.high = Some((score, mv));
                self.observer.choose(node, mv, score);
            }
            if can_be_interrupted && self.is_interrupted() {
                return None;
            }
        }
        let best = sum.high.map(|(_, mv)| mv);
        let moves = sum.moves.cast_signed() as i64;
        let score = Averaging::favour_wins(sum.total, moves, sum.wins);
        *place = None;
        Some((score, best))
    }

    fn is_interrupted(&mut self) -> bool {
        if self.nodes < self.ask_at {
            return false;
        }
        self.ask_at = self.nodes + UNASKED;
        (self.interrupt)()
    }
}

impl<M> Sum<M> {
    const NOTHING: Self = Self {
        total: 0,
        moves: 0,
        wins: 0,
        high: None,
    };
}

/// The score of a game that is over.
fn of_value(value: i64) -> i64 {
    match value.signum() {
        1 => WIN,
        0 => DRAW,
        _ => LOSS,
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Board, Scores};
    use super::*;
    use crate::position::Position;
    use crate::square::Square;
    use std::vec;
    use std::vec::Vec;

    /// Everything that an observer hears.
    #[derive(Debug, PartialEq)]
    enum Heard {
        Enter(u32, Option<Square>),
        Choose(u32, Square, i64),
        Leave(u32, i64),
    }

    #[derive(Default)]
    struct Log(Vec<Heard>);

    impl<G: Game<Move = Square>> Observer<G> for Log {
        fn enter(&mut self, node: &Node<'_, G>) {
            self.0.push(Heard::Enter(node.ply, node.mv));
        }

        fn choose(&mut self, node: &Node<'_, G>, best: Square, score: i64) {
            self.0.push(Heard::Choose(node.ply, best, score));
        }

        fn leave(&mut self, node: &Node<'_, G>, score: i64) {
            self.0.push(Heard::Leave(node.ply, score));
        }
    }

    /// Returns how often the search was interrupted.
    #[track_caller]
    fn agree((rules, moves): (&str, &str), levels: usize, limits: &Limits<'_>) -> usize {
        let mut position = Position::new(rules.parse().unwrap());
        for square in crate::parse_moves(moves) {
            position.play(square.unwrap()).unwrap();
        }
        let game = Board::new(position, position.turn(), Scores::TENS);
        let mut at_once = Log::default();
        let wanted = Averaging.search_within(&game, limits, &mut at_once);

        let mut averages = Averages::new(vec![None; levels]);
        let (mut log, mut slices) = (Log::default(), 0);
        let found = loop {
            let nodes = averages.nodes();
            if let Some(found) = averages.go_on(&game, limits, &mut log, &|| true) {
                break found;
            }
            assert!(averages.nodes() >= nodes + UNASKED);
            slices += 1;
        };
        assert_eq!(found, wanted);
        assert!(log.0 == at_once.0);
        slices
    }

    #[test]
    fn averaging_in_slices_shows_and_finds_the_same() {
        let unlimited = Limits::default();
        assert!(agree(("3x3x3", "b2"), 10, &unlimited) > 20);
        assert!(agree(("3x3x3", "b2 a1"), 10, &unlimited) >= 1);
        assert!(agree(("3x3x3", "b2 a1"), 1, &unlimited) >= 1);
        assert_eq!(agree(("3x3x3", "b2 a1"), 0, &unlimited), 0);
        agree(("3x3x3", "a3 b3 a1 a2 c1 b1 b2"), 3, &unlimited);
        agree(("4x3x3-misere", "a1 b2 c3 d1"), 12, &unlimited);
    }

    #[test]
    fn limits_hold_for_all_slices_together() {
        for nodes in [0, 1, 2, 999, 1_001, 7_654] {
            let nodes = Limits {
                nodes: Some(nodes),
                ..Limits::default()
            };
            agree(("5x5x4", ""), 26, &nodes);
        }
        for depth in [0, 1, 3] {
            let depth = Limits {
                depth: Some(depth),
                nodes: Some(5_000),
                ..Limits::default()
            };
            agree(("5x5x4", ""), 26, &depth);
        }
    }

    #[test]
    fn the_best_move_so_far_is_known_meanwhile() {
        let position = Position::new(crate::Rules::TIC_TAC_TOE);
        let game = Board::new(position, position.turn(), Scores::TENS);
        let mut averages = Averages::new([None; 1]);
        assert_eq!(averages.best::<Square>(), None);
        let limits = Limits::default();
        let found = averages.go_on(&game, &limits, &mut (), &|| true);
        assert_eq!((found, averages.best()), (None, "a3".parse().ok()));
    }
}
