//! A player that looks a few moves ahead.

use super::{
    AlphaBeta, Board, Candidates, DepthAdjusted, Family, GameState, Intuition, Limit, Node,
    Observer, Scores, Side, Tie,
};
use crate::brain::{Brain, CannotPlay, Choice, Variation};
use crate::limits::Limits;
use crate::position::Position;
use crate::progress::{Progress, Reporter, ScoredMove};
use crate::rules::Rules;
use crate::score::Score;
use crate::square::Square;

/// A player that searches with alpha-beta to a given depth, by any rules. The
/// intuitive score selects and orders the moves, and evaluates the positions at
/// the depth limit.
///
/// Only the most promising moves are searched, so a score is never proven.
///
/// - Own score: for the side to move; a win is worth 2^60 less the number of
///   plies to it, and estimates are at most half of that.
/// - Nodes: the positions visited, including those of shallower searches.
/// - Ties: the move that intuition likes best.
///
/// It deepens iteratively: if a limit ends it, it plays the move of the last
/// finished depth.
///
/// ```
/// use dooz_core::textbook::Search;
/// use dooz_core::{Brain, Limits, Rules, Setup, Symbol};
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
/// let choice = brain.think(&setup.position()?, &Limits::default(), &mut |_| {})?;
/// assert!(["b4", "e4"].contains(&choice.square.unwrap().to_string().as_str()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Search {
    /// The number of plies to look ahead, at least one.
    pub depth: u32,
    /// The weights of its intuition.
    pub family: Family,
    /// The style of its intuition, from -100, cautious, to 100, aggressive.
    pub style: i16,
    /// The distance from a stone, in king's steps, within which it looks for
    /// moves.
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
    /// Returns its intuition for a game.
    #[must_use]
    pub fn intuition(&self, rules: Rules) -> Intuition {
        Intuition {
            candidates: Candidates::Near(self.near),
            tie: Tie::Centre,
            beyond_gaps: true,
            ..Intuition::new(self.family.weights(rules.k()).styled(self.style))
        }
    }
}

impl Brain for Search {
    /// A reported root move that scores no better than an earlier one of its
    /// depth may in truth be worse. Its own number is then only a bound, and it
    /// has no score.
    fn think(
        &mut self,
        position: &Position,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(&Progress<'_>),
    ) -> Result<Choice, CannotPlay> {
        let intuition = self.intuition(position.rules());
        let root = DepthAdjusted::from_one(Ahead {
            board: Board::new(*position, position.turn(), Scores::symmetric(WIN)),
            intuition: &intuition,
        });
        let mut reporter = Reporter::new(progress);
        reporter.choice.square = root.moves().next();

        let deepest = limits.depth.map_or(self.depth, |most| most.min(self.depth));
        for depth in 1..=deepest.max(1) {
            let within = Limits {
                depth: Some(depth),
                ..limits.after(reporter.nodes)
            };
            reporter.depth = Some(depth);
            let mut watch = Watch::new(&mut reporter);
            let found = AlphaBeta::default().search_within(&root, &within, &mut watch);
            if found.limited.is_some_and(Limit::cuts_short) {
                break;
            }

            let pv = watch.lines[0];
            let choice = &mut reporter.choice;
            choice.square = found.best.or(choice.square);
            choice.score = Some(score(found.score));
            choice.own_score = found.score;
            choice.pv = pv;
            reporter.finished();
            let is_decided = found.score.abs() > HIGHEST_ESTIMATE;
            if is_decided || found.limited != Some(Limit::Depth) {
                break;
            }
        }
        let choice = reporter.into_choice();
        Ok(Choice {
            score: Score::at_end(position).or(choice.score),
            ..choice
        })
    }
}

/// The score of a win now.
const WIN: i64 = 1 << 60;

/// The bound on the score of a position that is not yet decided.
const HIGHEST_ESTIMATE: i64 = WIN / 2;

/// Converts the search's own number into a score.
const fn score(own: i64) -> Score {
    if own.abs() <= HIGHEST_ESTIMATE {
        return Score::Estimate(own);
    }
    let plies = (WIN - own.abs()).unsigned_abs() as u16;
    if own > 0 {
        Score::WinIn(plies)
    } else {
        Score::LossIn(plies)
    }
}

/// The number of moves searched in a position: those with the highest intuitive
/// scores. More than all that matter when a win is threatened, and few enough
/// for a depth of four on large boards.
const PROMISING: usize = 24;

/// A position of which only the promising moves are searched.
#[derive(Clone)]
struct Ahead<'a> {
    board: Board,
    intuition: &'a Intuition,
}

impl GameState for Ahead<'_> {
    type Move = Square;

    fn turn(&self) -> Side {
        self.board.turn()
    }

    fn moves(&self) -> impl Iterator<Item = Square> {
        let mut best: [Option<(Square, i64)>; PROMISING] = [None; PROMISING];
        let position = self.board.position();
        for judged in self.intuition.judged(position) {
            let is_worse = |old: (Square, i64)| self.intuition.is_better(position, judged, old);
            let place = best.iter().position(|old| old.is_none_or(is_worse));
            if let Some(place) = place {
                best.copy_within(place..PROMISING - 1, place + 1);
                best[place] = Some(judged);
            }
        }
        best.into_iter().flatten().map(|(square, _)| square)
    }

    fn after(&self, square: Square) -> Self {
        Self {
            board: self.board.after(square),
            ..*self
        }
    }

    fn value(&self) -> Option<i64> {
        self.board.value()
    }

    fn estimate(&self) -> i64 {
        let for_mover = self.intuition.estimate(self.board.position());
        let estimate = self.turn().sign() * for_mover;
        estimate.clamp(-HIGHEST_ESTIMATE, HIGHEST_ESTIMATE)
    }
}

/// An observer of the search of one depth, which reports root moves and keeps
/// the expected line of play from each ply on.
struct Watch<'a, 'b> {
    reporter: &'a mut Reporter<'b>,
    lines: [Variation; LINES],
}

/// The number of plies for which lines of play are kept; deeper ones end there.
const LINES: usize = 16;

impl<'a, 'b> Watch<'a, 'b> {
    fn new(reporter: &'a mut Reporter<'b>) -> Self {
        let lines = [Variation::default(); LINES];
        Self { reporter, lines }
    }
}

impl<G: GameState<Move = Square>> Observer<G> for Watch<'_, '_> {
    fn enter(&mut self, node: &Node<'_, G>) {
        self.reporter.visit(node.ply);
        if let Some(line) = self.lines.get_mut(node.ply as usize) {
            *line = Variation::default();
        }
    }

    fn choose(&mut self, node: &Node<'_, G>, best: Square, _: i64) {
        let ply = node.ply as usize;
        let after = self.lines.get(ply + 1).copied().unwrap_or_default();
        if let Some(line) = self.lines.get_mut(ply) {
            *line = core::iter::once(best)
                .chain(after.iter().copied())
                .collect();
        }
    }

    fn leave(&mut self, node: &Node<'_, G>, own_score: i64) {
        if node.ply == 1
            && let Some(square) = node.mv
        {
            // Positions at the depth limit are estimated one by one.
            let is_exact = self.reporter.depth == Some(1) || node.state.value().is_some();
            let is_bound = !is_exact && own_score <= node.window.alpha;
            self.reporter.searched(ScoredMove {
                square,
                score: (!is_bound).then(|| score(own_score)),
                own_score,
            });
        }
    }
}
