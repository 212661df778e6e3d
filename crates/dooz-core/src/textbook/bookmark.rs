//! Where a search was interrupted, so that it can go on.

use core::cell::Cell;

use super::alpha_beta::AlphaBeta;
use super::found::{Limit, SearchResult};
use super::game::{Game, Side};
use super::minimax::Minimax;
use super::observer::{CutOff, Node, Observer};
use crate::limits::Limits;

/// Where a search was when it was interrupted: the way from the root to
/// there, and the best move so far of each state on it.
///
/// Minimax and alpha-beta know nothing of it. To go on, they search again
/// from the root, but of all that they have done they are shown nothing but
/// the best: so they are at once where they were, with the same windows. The
/// observer sees each state once.
///
/// It has a [`Mark`] for each level of the search. Below the last one the
/// search is not interrupted.
///
/// ```
/// use core::cell::Cell;
/// use dooz_core::Limits;
/// use dooz_core::textbook::{AlphaBeta, Bookmark, Counts, Mark, Side, Tree};
/// let tree = Tree::parse("((7 9) (3 8) (5 6))", Side::Max).unwrap();
/// let mut bookmark = Bookmark::new([const { Cell::new(Mark::NEW) }; 2]);
/// let (limits, mut counts) = (Limits::default(), Counts::default());
/// let found = loop {
///     // No slice is shorter than these.
///     let slice = bookmark.go_on(&AlphaBeta::default(), &tree, &limits, &mut counts, &|| true);
///     if let Some(found) = slice {
///         break found;
///     }
/// };
/// let at_once = AlphaBeta::default().search(&tree, &mut ());
/// assert_eq!((found, counts.nodes), (at_once, 8));
/// ```
#[derive(Clone, Debug)]
pub struct Bookmark<S> {
    marks: S,
    here: Here,
}

/// Where a search is.
#[derive(Clone, Debug, Default)]
struct Here {
    /// How many states are on the way.
    depth: Cell<usize>,
    /// The level of the state to which the search comes back next; none if
    /// it is where it was.
    back_at: Cell<Option<usize>>,
    nodes: Cell<u64>,
    /// The limit beyond which states were estimated, if any were.
    limited: Cell<Option<Limit>>,
    interrupted: Cell<bool>,
}

/// How far a search has come with the moves of one state.
#[derive(Clone, Copy, Debug)]
pub struct Mark<M> {
    /// How many moves it has entered.
    entered: usize,
    /// How many of them it was spared on its way back.
    spared: usize,
    best: Option<(M, i64)>,
}

impl<M> Mark<M> {
    /// It has not begun.
    pub const NEW: Self = Self {
        entered: 0,
        spared: 0,
        best: None,
    };
}

/// A search that can be interrupted.
pub trait Interruptible {
    /// Searches within limits.
    fn within<G: Game>(
        &self,
        game: &G,
        limits: &Limits<'_>,
        observer: &mut impl Observer<G>,
    ) -> SearchResult<G::Move>;
}

impl Interruptible for AlphaBeta {
    fn within<G: Game>(
        &self,
        game: &G,
        limits: &Limits<'_>,
        observer: &mut impl Observer<G>,
    ) -> SearchResult<G::Move> {
        self.search_within(game, limits, observer)
    }
}

impl Interruptible for Minimax {
    fn within<G: Game>(
        &self,
        game: &G,
        limits: &Limits<'_>,
        observer: &mut impl Observer<G>,
    ) -> SearchResult<G::Move> {
        self.search_within(game, limits, observer)
    }
}

impl<S> Bookmark<S> {
    /// At the beginning of a search.
    #[must_use]
    pub fn new(marks: S) -> Self {
        let here = Here::default();
        Self { marks, here }
    }

    /// The states visited until now.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.here.nodes.get()
    }

    /// Goes back to the beginning, for another search.
    pub fn clear(&mut self) {
        self.here = Here::default();
    }

    /// Searches on. Returns what was found, or none if it was interrupted:
    /// `interrupt` is asked like [`Limits::stop`], but not before something
    /// new was seen. Search, game, limits and observer have to be the same
    /// every time.
    pub fn go_on<G: Game>(
        &mut self,
        search: &impl Interruptible,
        game: &G,
        limits: &Limits<'_>,
        observer: &mut impl Observer<G>,
        interrupt: &dyn Fn() -> bool,
    ) -> Option<SearchResult<G::Move>>
    where
        S: AsRef<[Cell<Mark<G::Move>>]>,
    {
        let (marks, here) = (self.marks.as_ref(), &self.here);
        let (depth, before) = (here.depth.get(), here.nodes.get());
        here.back_at.set((depth > 0).then_some(0));
        here.interrupted.set(false);

        let stop = || {
            let stopped = limits.stop.is_some_and(|stop| stop());
            let is_new = here.back_at.get().is_none() && here.nodes.get() > before;
            if !stopped && is_new && here.depth.get() <= marks.len() && interrupt() {
                here.interrupted.set(true);
            }
            stopped || here.interrupted.get()
        };
        // On its way back it visits each state again, and what is behind the
        // best move of each.
        let bests = marks[..depth].iter().filter_map(|mark| mark.get().best);
        let again = (depth + bests.count()) as u64;
        let states = |bytes| bytes / size_of::<G>().max(1);
        let within = Limits {
            nodes: limits.nodes.map(|most| most.saturating_sub(before) + again),
            memory: limits
                .memory
                .map(|bytes| states(bytes) * size_of::<Marked<'_, G>>()),
            stop: Some(&stop),
            ..*limits
        };
        let way = Way {
            marks,
            here,
            depth,
            deepest: limits.depth,
        };
        let marked = Marked {
            game: game.clone(),
            ply: 0,
            place: if depth > 0 {
                Place::OnTheWay
            } else {
                Place::New
            },
            way,
        };
        let mut marking = Marking { observer, way };
        let found = search.within(&marked, &within, &mut marking);
        if here.interrupted.get() {
            return None;
        }
        here.depth.set(0);
        let limited = match found.limited {
            Some(limit @ (Limit::Nodes | Limit::Stop)) => Some(limit),
            limited => here.limited.get().or(limited),
        };
        let nodes = here.nodes.get();
        Some(SearchResult {
            nodes,
            limited,
            ..found
        })
    }
}

/// A game with a bookmark in its tree.
#[derive(Clone)]
struct Marked<'a, G: Game> {
    game: G,
    ply: u32,
    place: Place,
    way: Way<'a, G::Move>,
}

/// Where a state is, seen from the bookmark.
#[derive(Clone, Copy)]
enum Place {
    /// Between the root and the bookmark.
    OnTheWay,
    /// Behind the best move of a state on the way, and worth this much.
    Done(i64),
    /// Not visited before.
    New,
}

/// The way from the root to where the search was interrupted.
#[derive(Clone, Copy)]
struct Way<'a, M: Copy> {
    marks: &'a [Cell<Mark<M>>],
    here: &'a Here,
    depth: usize,
    /// The most moves that the search looks ahead.
    deepest: Option<u32>,
}

impl<M: Copy> Way<'_, M> {
    fn mark(&self, ply: u32) -> Mark<M> {
        self.marks[ply as usize].get()
    }

    /// How many moves of a state on the way are done.
    fn done(&self, ply: u32) -> usize {
        // The one that leads on is not.
        let leads_on = ply as usize + 1 < self.depth;
        self.mark(ply).entered - usize::from(leads_on)
    }

    /// Whether the search is on its way back, and comes to this level next.
    fn is_next(&self, ply: u32) -> bool {
        self.here.back_at.get() == Some(ply as usize)
    }

    fn change(&self, ply: u32, change: impl FnOnce(&mut Mark<M>)) {
        if let Some(cell) = self.marks.get(ply as usize) {
            let mut mark = cell.get();
            change(&mut mark);
            cell.set(mark);
        }
    }
}

impl<G: Game> Game for Marked<'_, G> {
    type Move = G::Move;

    #[inline]
    fn turn(&self) -> Side {
        self.game.turn()
    }

    #[inline]
    fn moves(&self) -> impl Iterator<Item = G::Move> {
        let (best, done) = match self.place {
            Place::OnTheWay => (self.way.mark(self.ply).best, self.way.done(self.ply)),
            _ => (None, 0),
        };
        let best = best.map(|(best, _)| best);
        best.into_iter().chain(self.game.moves().skip(done))
    }

    #[inline]
    fn after(&self, mv: G::Move) -> Self {
        let ply = self.ply + 1;
        let place = match self.place {
            Place::OnTheWay if self.way.is_next(ply) => match self.way.mark(self.ply).best {
                Some((best, score)) if best == mv => Place::Done(score),
                _ if (ply as usize) < self.way.depth => Place::OnTheWay,
                _ => Place::New,
            },
            _ => Place::New,
        };
        Self {
            game: self.game.after(mv),
            ply,
            place,
            way: self.way,
        }
    }

    #[inline]
    fn value(&self) -> Option<i64> {
        match self.place {
            Place::Done(score) => Some(score),
            _ => self.game.value(),
        }
    }

    fn estimate(&self) -> i64 {
        let here = self.way.here;
        if !here.interrupted.get() && here.limited.get().is_none() {
            let is_deep = self.way.deepest.is_some_and(|most| self.ply >= most);
            let limit = if is_deep { Limit::Depth } else { Limit::Memory };
            here.limited.set(Some(limit));
        }
        self.game.estimate()
    }
}

/// Keeps the marks, and hands on what is new.
struct Marking<'a, 'b, O, M: Copy> {
    observer: &'a mut O,
    way: Way<'b, M>,
}

impl<O, M: Copy> Marking<'_, '_, O, M> {
    /// Whether the search is on its way back, or on its way out.
    fn is_known(&self) -> bool {
        let here = self.way.here;
        here.back_at.get().is_some() || here.interrupted.get()
    }
}

fn unmarked<'a, G: Game>(node: &Node<'a, Marked<'_, G>>) -> Node<'a, G> {
    Node {
        ply: node.ply,
        mv: node.mv,
        state: &node.state.game,
        window: node.window,
    }
}

impl<'b, G: Game, O: Observer<G>> Observer<Marked<'b, G>> for Marking<'_, 'b, O, G::Move> {
    fn enter(&mut self, node: &Node<'_, Marked<'b, G>>) {
        let (way, ply) = (self.way, node.ply);
        match node.state.place {
            Place::OnTheWay => {
                let done = way.done(ply);
                way.change(ply, |mark| {
                    mark.spared = done - usize::from(mark.best.is_some());
                });
                way.here.back_at.set(Some(ply as usize + 1));
            }
            Place::Done(_) => {}
            Place::New => {
                way.here.back_at.set(None);
                way.here.nodes.set(way.here.nodes.get() + 1);
                way.here.depth.set(ply as usize + 1);
                way.change(ply, |mark| *mark = Mark::NEW);
                if let Some(parent) = ply.checked_sub(1) {
                    way.change(parent, |mark| mark.entered += 1);
                }
                self.observer.enter(&unmarked(node));
            }
        }
    }

    fn choose(&mut self, node: &Node<'_, Marked<'b, G>>, best: G::Move, score: i64) {
        if !self.is_known() {
            let best_now = Some((best, score));
            self.way.change(node.ply, |mark| mark.best = best_now);
            self.observer.choose(&unmarked(node), best, score);
        }
    }

    fn cut(&mut self, node: &Node<'_, Marked<'b, G>>, cut: &CutOff) {
        if !self.is_known() {
            let spared = match node.state.place {
                Place::OnTheWay => self.way.mark(node.ply).spared,
                _ => 0,
            };
            let visited = cut.visited + spared;
            self.observer
                .cut(&unmarked(node), &CutOff { visited, ..*cut });
        }
    }

    fn leave(&mut self, node: &Node<'_, Marked<'b, G>>, score: i64) {
        if !self.is_known() {
            self.way.here.depth.set(node.ply as usize);
            self.observer.leave(&unmarked(node), score);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Board, Cut, DepthAdjusted, FastCut, Form, Scores};
    use super::*;
    use crate::position::Position;
    use crate::rules::Rules;
    use crate::square::Square;
    use std::vec::Vec;

    type Marks = Vec<Cell<Mark<Square>>>;

    fn marks(levels: usize) -> Marks {
        (0..levels).map(|_| Cell::new(Mark::NEW)).collect()
    }

    fn number(square: Square) -> i64 {
        i64::from(square.row()) * 32 + i64::from(square.column())
    }

    /// Everything that an observer hears, as numbers.
    #[derive(Debug, Default, PartialEq)]
    struct Heard(Vec<(char, u32, i64, i64)>);

    impl<G: Game<Move = Square>> Observer<G> for Heard {
        fn enter(&mut self, node: &Node<'_, G>) {
            let by = node.mv.map_or(-1, number);
            self.0.push(('e', node.ply, by, node.window.alpha));
        }

        fn choose(&mut self, node: &Node<'_, G>, best: Square, score: i64) {
            self.0.push(('b', node.ply, number(best), score));
        }

        fn cut(&mut self, node: &Node<'_, G>, cut: &CutOff) {
            let left = node.state.moves().skip(cut.visited).count();
            self.0
                .push(('c', node.ply, left.cast_signed() as i64, cut.window.beta));
        }

        fn leave(&mut self, node: &Node<'_, G>, score: i64) {
            self.0.push(('l', node.ply, score, 0));
        }
    }

    /// Returns how often the search was interrupted.
    fn agree(search: &impl Interruptible, levels: usize, limits: &Limits<'_>) -> u32 {
        let mut position = Position::new(Rules::TIC_TAC_TOE);
        position.play("b3".parse().unwrap()).unwrap();
        let board = Board::new(position, position.turn(), Scores::TENS);
        let game = DepthAdjusted::from_one(board);
        let mut at_once = Heard::default();
        let wanted = search.within(&game, limits, &mut at_once);

        let (mut bookmark, mut slices) = (Bookmark::new(marks(levels)), 0);
        let mut heard = Heard::default();
        let found = loop {
            let found = bookmark.go_on(search, &game, limits, &mut heard, &|| true);
            match found {
                Some(found) => break found,
                None => slices += 1,
            }
        };
        assert_eq!(found, wanted);
        assert!(heard == at_once);
        slices
    }

    #[test]
    fn an_interrupted_search_shows_and_finds_the_same() {
        let unlimited = Limits::default();
        for form in [Form::Pair, Form::One] {
            assert!(agree(&Minimax { form }, 10, &unlimited) > 50);
            for (cut, fast) in [
                (Cut::AtLeast, FastCut::NONE),
                (Cut::Above, FastCut::both(-9, 9)),
            ] {
                let search = AlphaBeta {
                    form,
                    cut,
                    fast,
                    ..AlphaBeta::default()
                };
                assert!(agree(&search, 10, &unlimited) > 1);
            }
        }
    }

    #[test]
    fn limits_hold_for_all_slices_together() {
        let search = AlphaBeta::default();
        for nodes in [1, 1023, 1024, 1025, 3000] {
            let limits = Limits {
                nodes: Some(nodes),
                ..Limits::default()
            };
            agree(&search, 10, &limits);
        }
        for depth in [0, 3, 6] {
            let limits = Limits {
                depth: Some(depth),
                ..Limits::default()
            };
            agree(&search, 10, &limits);
        }
    }

    #[test]
    fn below_its_last_mark_a_search_is_not_interrupted() {
        let slices = |levels| agree(&Minimax::default(), levels, &Limits::default());
        assert_eq!(slices(0), 0);
        assert!(slices(3) > 0 && slices(3) < slices(10));
    }
}
