//! A player who looks a few moves ahead.

use core::cell::Cell;

use crate::brain::{Brain, CannotPlay, Choice, Variation};
use crate::limits::Limits;
use crate::player::Player;
use crate::position::{Outcome, Position};
use crate::square::Square;
use crate::textbook::{
    AlphaBeta, Bookmark, Candidates, DepthAdjusted, Family, Game, Intuition, Limit, Mark, Node,
    Observer, Side, Tie, Window,
};

/// Alpha-beta to a given depth, on any rules. The intuitive score chooses
/// and orders the moves, and estimates the positions where the depth ends.
///
/// Only the most promising moves are looked at, so a score is never proven.
///
/// - Score: for the side to move; a win is worth [`Search::WIN`] less the
///   number of moves to it.
/// - Calls: the positions visited, those of shallower searches included.
/// - Ties: the move that intuition likes best.
///
/// It searches one move ahead first, then two, and so on: whenever a limit
/// ends it, it plays what the last finished search found.
///
/// ```
/// use dooz_core::{Brain, Limits, Rules, Search, Setup, Symbol};
/// // O has to stop the open three now.
/// let setup = Setup::parse("6x6x4".parse()?, "
///     . . . . . .
///     . O . . . .
///     . . X X . .
///     . . . . . .
///     . . . . . .
///     . . . . . .
/// ", Symbol::O)?;
/// let mut brain = Search { depth: 4, ..Search::default() };
/// let choice = brain.choose(&setup.position()?, &Limits::default(), &mut |_, _| {})?;
/// assert!(["b4", "e4"].contains(&choice.square.unwrap().to_string().as_str()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Search {
    /// How many moves it looks ahead, at least one.
    pub depth: u32,
    /// The weights of its intuition.
    pub family: Family,
    /// The style of its intuition, from -100, cautious, to 100, aggressive.
    pub style: i8,
    /// How many king's steps from a stone it looks for moves.
    pub near: u8,
}

impl Default for Search {
    fn default() -> Self {
        Self {
            depth: 4,
            family: Family::Power,
            style: 0,
            near: 1,
        }
    }
}

impl Search {
    /// What a win now would be worth.
    pub const WIN: i64 = 1 << 60;

    /// Begins to look at a position.
    #[must_use]
    pub fn begin(self, position: &Position) -> Deepening {
        let intuition = self.intuition(position);
        let root = Ahead {
            position: *position,
            intuition: &intuition,
            max: position.turn(),
        };
        let moves: Variation = root.moves().collect();
        Deepening {
            search: self,
            position: *position,
            choice: Choice {
                square: moves.first().copied(),
                ..Choice::default()
            },
            finished: Seen::default(),
            depth: 1,
            seen: Seen::default(),
            moves,
            tried: 0,
            alpha: 0,
            best: None,
            nodes: 0,
            limited: None,
            bookmark: Bookmark::new([const { Cell::new(Mark::NEW) }; MARKS]),
            over: false,
        }
    }

    fn intuition(self, position: &Position) -> Intuition {
        let rules = position.rules();
        Intuition {
            candidates: Candidates::Near(self.near),
            tie: Tie::Centre,
            beyond_gaps: true,
            ..Intuition::new(self.family.weights(rules.k()).styled(self.style))
        }
    }
}

impl Brain for Search {
    /// The scores of the moves are those of the last finished search; one
    /// that is no better than an earlier one may in truth be worse.
    fn choose(
        &mut self,
        position: &Position,
        limits: &Limits<'_>,
        scored: &mut dyn FnMut(Square, i64),
    ) -> Result<Choice, CannotPlay> {
        let mut under_way = self.begin(position);
        while !under_way.step(limits) {}
        for (square, score) in under_way.scores() {
            scored(square, score);
        }
        Ok(under_way.choice())
    }
}

/// A [`Search`] under way, one move of the position after the other.
///
/// ```
/// use dooz_core::{Brain, Limits, Position, Rules, Search};
/// let empty = Position::new(Rules::GOMOKU);
/// let limits = Limits::default();
/// let mut under_way = Search::default().begin(&empty);
/// while !under_way.step(&limits) {}
/// let choice = Search::default().choose(&empty, &limits, &mut |_, _| {})?;
/// assert_eq!(under_way.choice(), choice);
/// # Ok::<(), dooz_core::CannotPlay>(())
/// ```
#[derive(Clone, Debug)]
pub struct Deepening {
    search: Search,
    position: Position,
    /// What the last finished search found; its calls are those of all.
    choice: Choice,
    finished: Seen,
    /// How far the search looks ahead that is under way, and what it has
    /// seen.
    depth: u32,
    seen: Seen,
    moves: Variation,
    tried: usize,
    alpha: i64,
    best: Option<Square>,
    nodes: u64,
    limited: Option<Limit>,
    /// Where it was interrupted behind the move that is being looked at.
    bookmark: Bookmark<[Cell<Mark<Square>>; MARKS]>,
    over: bool,
}

/// Deeper searches take their last levels at once.
const MARKS: usize = 8;

impl Deepening {
    /// What was found until now.
    #[must_use]
    pub const fn choice(&self) -> Choice {
        self.choice
    }

    /// The positions visited until now.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.choice.nodes + self.nodes + self.bookmark.nodes()
    }

    /// The scores of the moves in the last finished search.
    pub fn scores(&self) -> impl Iterator<Item = (Square, i64)> {
        self.finished.scores.into_iter().flatten()
    }

    /// Looks at the next move, and returns whether that was the end of it.
    /// The limits hold for all steps together.
    pub fn step(&mut self, limits: &Limits<'_>) -> bool {
        self.step_until(limits, &|| false)
    }

    /// The same, but it can be interrupted in the midst of a move, and looks
    /// on with the next step. It may take a thousand positions until it asks.
    pub fn step_until(&mut self, limits: &Limits<'_>, interrupt: &dyn Fn() -> bool) -> bool {
        if self.over {
            return true;
        }
        let intuition = self.search.intuition(&self.position);
        let root = DepthAdjusted::from_one(Ahead {
            position: self.position,
            intuition: &intuition,
            max: self.position.turn(),
        });
        if self.nodes == 0 && !self.enter(&root, limits) {
            return self.over;
        }
        if let Some(&square) = self.moves.get(self.tried) {
            self.look_at(&root, square, limits, interrupt);
        }
        if !self.over && self.tried == self.moves.len() {
            self.finish(limits);
        }
        self.over
    }

    /// Begins to look one move further ahead. Returns whether there is
    /// something to see.
    fn enter(&mut self, root: &DepthAdjusted<Ahead<'_>>, limits: &Limits<'_>) -> bool {
        let spent = limits.nodes.is_some_and(|most| self.choice.nodes >= most);
        if spent || limits.stop.is_some_and(|stop| stop()) {
            self.over = true;
            return false;
        }
        let has_room = limits
            .memory
            .is_none_or(|bytes| bytes >= 2 * size_of_val(root));
        let end = root.value();
        let score = end.or_else(|| (!has_room).then(|| root.estimate()));
        self.nodes = 1;
        if let Some(score) = score {
            self.choice.score = score;
            self.choice.nodes += self.nodes;
            (self.nodes, self.over) = (0, true);
            return false;
        }

        self.seen = Seen::default();
        self.tried = 0;
        self.alpha = Window::WIDEST.alpha;
        self.best = None;
        self.limited = None;
        true
    }

    fn look_at(
        &mut self,
        root: &DepthAdjusted<Ahead<'_>>,
        square: Square,
        limits: &Limits<'_>,
        interrupt: &dyn Fn() -> bool,
    ) {
        let child = root.after(square);
        let before = self.choice.nodes + self.nodes;
        let within = Limits {
            depth: Some(self.depth - 1),
            nodes: limits.nodes.map(|most| most.saturating_sub(before)),
            memory: limits
                .memory
                .map(|bytes| bytes.saturating_sub(size_of_val(root))),
            stop: limits.stop,
        };
        let search = AlphaBeta {
            window: Window::new(self.alpha, Window::WIDEST.beta),
            ..AlphaBeta::default()
        };
        let mut below = Below {
            seen: &mut self.seen,
            by: square,
        };
        let bookmark = &mut self.bookmark;
        let Some(found) = bookmark.go_on(&search, &child, &within, &mut below, interrupt) else {
            return;
        };
        bookmark.clear();
        self.nodes += found.nodes;
        if matches!(found.limited, Some(Limit::Nodes | Limit::Stop)) {
            self.choice.nodes += self.nodes;
            (self.nodes, self.over) = (0, true);
            return;
        }
        self.limited = self.limited.or(found.limited);
        if found.score > self.alpha {
            self.alpha = found.score;
            self.best = Some(square);
            self.seen.choose(0, square);
        }
        self.tried += 1;
    }

    /// Keeps what the search has found that is now finished.
    fn finish(&mut self, limits: &Limits<'_>) {
        self.choice.square = self.best.or(self.choice.square);
        self.choice.score = self.alpha;
        self.choice.pv = self.seen.lines[0];
        self.choice.nodes += self.nodes;
        self.nodes = 0;
        self.finished = self.seen;

        let deepest = limits.depth.unwrap_or(u32::MAX).min(self.search.depth);
        let decided = self.alpha.abs() > HIGHEST_ESTIMATE;
        self.over = decided || self.limited != Some(Limit::Depth) || self.depth >= deepest;
        self.depth += 1;
    }
}

/// Positions that nobody has won yet are worth less than any that somebody
/// has.
const HIGHEST_ESTIMATE: i64 = Search::WIN / 2;

/// How many moves the search looks at in a position: those that intuition
/// likes best. It is more than all that matter where somebody threatens to
/// win, and few enough for a depth of four on large boards.
const PROMISING: usize = 24;

/// A position in which only the promising moves are looked at.
#[derive(Clone)]
struct Ahead<'a> {
    position: Position,
    intuition: &'a Intuition,
    max: Player,
}

impl Game for Ahead<'_> {
    type Move = Square;

    fn turn(&self) -> Side {
        if self.position.turn() == self.max {
            Side::Max
        } else {
            Side::Min
        }
    }

    fn moves(&self) -> impl Iterator<Item = Square> {
        let mut best: [Option<(Square, i64)>; PROMISING] = [None; PROMISING];
        for judged in self.intuition.judged(&self.position) {
            let is_worse =
                |old: (Square, i64)| self.intuition.is_better(&self.position, judged, old);
            let place = best.iter().position(|old| old.is_none_or(is_worse));
            if let Some(place) = place {
                best.copy_within(place..PROMISING - 1, place + 1);
                best[place] = Some(judged);
            }
        }
        best.into_iter().flatten().map(|(square, _)| square)
    }

    fn after(&self, square: Square) -> Self {
        let mut child = self.clone();
        let played = child.position.play(square);
        played.expect("the move is one of `moves`");
        child
    }

    fn value(&self) -> Option<i64> {
        self.position.outcome().map(|outcome| match outcome {
            Outcome::Win(player) if player == self.max => Search::WIN,
            Outcome::Win(_) => -Search::WIN,
            Outcome::Draw => 0,
        })
    }

    fn estimate(&self) -> i64 {
        let for_mover = self.intuition.estimate(&self.position);
        let estimate = self.turn().sign() * for_mover;
        estimate.clamp(-HIGHEST_ESTIMATE, HIGHEST_ESTIMATE)
    }
}

/// What a search shows of itself: the moves at the root with their scores,
/// and the line of play that it expects from each ply on.
#[derive(Clone, Copy, Debug, Default)]
struct Seen {
    scores: [Option<(Square, i64)>; PROMISING],
    count: usize,
    lines: [Variation; LINES],
}

/// Lines of play are kept for so many plies; deeper ones end there.
const LINES: usize = 16;

impl Seen {
    fn enter(&mut self, ply: usize) {
        if let Some(line) = self.lines.get_mut(ply) {
            *line = Variation::default();
        }
    }

    fn choose(&mut self, ply: usize, best: Square) {
        let behind = self.lines.get(ply + 1).copied().unwrap_or_default();
        if let Some(line) = self.lines.get_mut(ply) {
            *line = core::iter::once(best)
                .chain(behind.iter().copied())
                .collect();
        }
    }
}

/// Looks on at the search behind one of the root's moves.
struct Below<'a> {
    seen: &'a mut Seen,
    by: Square,
}

impl<G: Game<Move = Square>> Observer<G> for Below<'_> {
    fn enter(&mut self, node: &Node<'_, G>) {
        self.seen.enter(node.ply as usize + 1);
    }

    fn choose(&mut self, node: &Node<'_, G>, best: Square, _: i64) {
        self.seen.choose(node.ply as usize + 1, best);
    }

    fn leave(&mut self, node: &Node<'_, G>, score: i64) {
        if node.ply == 0 {
            self.seen.scores[self.seen.count] = Some((self.by, score));
            self.seen.count += 1;
        }
    }
}
