//! A player who looks a few moves ahead.

use crate::brain::{Brain, CannotPlay, Choice, Variation};
use crate::limits::Limits;
use crate::player::Player;
use crate::position::{Outcome, Position};
use crate::square::Square;
use crate::textbook::{
    AlphaBeta, ByDepth, Candidates, Family, Game, Intuition, Limit, Node, Observer, Side, Tie,
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
        let intuition = self.intuition(position);
        let root = Ahead {
            position: *position,
            intuition: &intuition,
            max: position.turn(),
        };
        let mut choice = Choice {
            square: root.moves().next(),
            ..Choice::default()
        };
        let mut finished = Seen::default();
        let deepest = limits.depth.map_or(self.depth, |most| most.min(self.depth));
        for depth in 1..=deepest.max(1) {
            let within = Limits {
                depth: Some(depth),
                nodes: limits.nodes.map(|most| most - choice.calls),
                ..*limits
            };
            let mut seen = Seen::default();
            let game = ByDepth::from_one(root.clone());
            let found = AlphaBeta::default().search_within(&game, &within, &mut seen);
            choice.calls += found.calls;
            if matches!(found.limited, Some(Limit::Nodes | Limit::Stop)) {
                break;
            }

            choice.square = found.best.or(choice.square);
            choice.score = found.score;
            choice.pv = seen.lines[0];
            finished = seen;
            let decided = found.score.abs() > HIGHEST_ESTIMATE;
            if decided || found.limited != Some(Limit::Depth) {
                break;
            }
        }
        for (square, score) in finished.scores.into_iter().flatten() {
            scored(square, score);
        }
        Ok(choice)
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
                best[place..].rotate_right(1);
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
#[derive(Clone, Copy, Default)]
struct Seen {
    scores: [Option<(Square, i64)>; PROMISING],
    count: usize,
    lines: [Variation; LINES],
}

/// Lines of play are kept for so many plies; deeper ones end there.
const LINES: usize = 16;

impl<G: Game<Move = Square>> Observer<G> for Seen {
    fn enter(&mut self, node: &Node<'_, G>) {
        if let Some(line) = self.lines.get_mut(node.ply as usize) {
            *line = Variation::default();
        }
    }

    fn choose(&mut self, node: &Node<'_, G>, best: Square, _: i64) {
        let ply = node.ply as usize;
        let behind = self.lines.get(ply + 1).copied().unwrap_or_default();
        if let Some(line) = self.lines.get_mut(ply) {
            *line = core::iter::once(best)
                .chain(behind.iter().copied())
                .collect();
        }
    }

    fn leave(&mut self, node: &Node<'_, G>, score: i64) {
        if node.ply == 1
            && let Some(square) = node.by
        {
            self.scores[self.count] = Some((square, score));
            self.count += 1;
        }
    }
}
