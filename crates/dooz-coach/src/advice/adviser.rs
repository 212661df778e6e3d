//! The adviser, which finds the values of moves.

use std::cell::RefCell;

use dooz_core::{Limits, LineRule, PlayError, Position, Progress, Rules, Score, Square};

use super::exact::{Exact, Memory};
use super::explain::Explanation;
use super::judge::{Judge, Wanted};
use super::move_value::{Knowledge, MoveValue, ValueMap, ValuedMove};
use super::review::Suggestion;
use super::stones::Stones;

/// An adviser finds the values of moves and the reasons for them: exactly if
/// the game can be searched to its end within the limits, otherwise as far as the
/// engine plays on the board.
///
/// On any board it proves which moves win at once, which let the opponent win
/// at once, and which make threats that no reply can stop. On a board of the engine
/// it then looks for wins of both players by continuous fours and threats, and lets
/// the engine estimate the rest.
///
/// Of [`Limits`], `nodes` and `stop` apply to each of these searches; those of the
/// engine are short as well if no limit is given. The adviser keeps its results, so
/// one adviser should be used for all positions of a game.
///
/// ```
/// use dooz_coach::advice::{Adviser, Knowledge, MoveValue};
/// use dooz_core::{Limits, Position, Rules};
/// let mut adviser = Adviser::new();
/// let map = adviser.values(&Position::new(Rules::TIC_TAC_TOE), &Limits::default());
/// assert!(map.moves.iter().all(|found| found.value == MoveValue::Draw && found.is_proven()));
///
/// let limits = Limits { nodes: Some(1000), ..Limits::default() };
/// let map = adviser.values(&Position::new(Rules::MACHINARIUM), &limits);
/// assert!(matches!(map.knowledge(), Knowledge::Search { .. }));
/// ```
#[derive(Debug, Default)]
pub struct Adviser {
    /// The exact results for positions of one game.
    memory: Option<Memory>,
    judge: Option<Box<Judge>>,
}

impl Adviser {
    /// The number of best moves that get a value in positions that cannot be
    /// solved.
    pub const BEST_MOVES: usize = 5;

    /// Creates an adviser without knowledge. It allocates its memory with the
    /// first position: up to 128 MiB, as the perfect player does, and 40 MiB for boards
    /// that cannot be solved.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Finds the value of every legal move.
    #[must_use]
    pub fn values(&mut self, position: &Position, limits: &Limits<'_>) -> ValueMap {
        self.values_with_progress(position, limits, &mut |_, _| {})
    }

    /// Finds the value of every legal move. Reports to `progress`, repeatedly,
    /// the values known so far and the number of positions visited.
    ///
    /// ```
    /// use dooz_coach::advice::Adviser;
    /// use dooz_core::{Limits, Position};
    /// let empty = Position::new("4x4x4".parse()?);
    /// let limits = Limits { nodes: Some(100_000), ..Limits::default() };
    /// let (mut known, mut visited) = (0, 0);
    /// let map = Adviser::new().values_with_progress(&empty, &limits, &mut |map, nodes| {
    ///     assert!(nodes >= visited);
    ///     known = map.from_best().len();
    ///     visited = nodes;
    /// });
    /// assert_eq!((known, map.is_proven()), (16, true));
    /// assert!(visited <= 100_000);
    /// # Ok::<(), dooz_core::RulesError>(())
    /// ```
    #[must_use]
    pub fn values_with_progress(
        &mut self,
        position: &Position,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(&ValueMap, u64),
    ) -> ValueMap {
        let known = RefCell::new(ValueMap::unknown(position));
        let progress = RefCell::new(progress);
        let report = |nodes| (progress.borrow_mut())(&known.borrow(), nodes);
        let mut watch = |progress: &Progress<'_>| report(progress.nodes);
        self.ask(position, limits, &mut watch, |asked| {
            asked.find_values(EVERY_GOOD_MOVE, &known, &report);
        });
        known.into_inner()
    }

    /// Explains the value of a move, and finds refutations of the others.
    ///
    /// # Errors
    ///
    /// Returns an error if the move cannot be played.
    pub fn explain(
        &mut self,
        position: &Position,
        square: Square,
        limits: &Limits<'_>,
    ) -> Result<Explanation, PlayError> {
        let mut child = *position;
        child.play(square)?;
        let moves = self.ask(position, limits, &mut |_| {}, |asked| {
            asked.lines_of_all(square)
        });
        let why = Explanation::of(*position, square, moves);
        Ok(why.expect("these are the legal moves"))
    }

    /// Returns the best moves of a position, the best first, each with its
    /// continuation. `map` holds the values of the moves.
    #[must_use]
    pub fn lines(
        &mut self,
        position: &Position,
        map: &ValueMap,
        most: usize,
        limits: &Limits<'_>,
    ) -> Vec<Suggestion> {
        self.ask(position, limits, &mut |_| {}, |asked| {
            let best = map.from_best().into_iter().take(most);
            best.map(|found| asked.suggestion(found)).collect()
        })
    }

    /// Judges a move that was played.
    pub(super) fn judge_move(
        &mut self,
        position: &Position,
        played: Square,
        limits: &Limits<'_>,
    ) -> Judged {
        self.ask(position, limits, &mut |_| {}, |asked| {
            let map = asked.values(Wanted {
                asked: Some(played),
                best: 1,
            });
            let best = map.best();
            let best_line = best.map(|best| asked.continuation(best));
            let loses = |found: &&ValuedMove| found.proven() == Some(-1);
            let lost = map.of(played).filter(loses);
            let lost = lost.filter(|_| best.is_some_and(|best| !loses(&best)));
            let refutation = lost.map(|lost| asked.continuation(lost).split_off(1));
            Judged {
                best_line: best_line.unwrap_or_default(),
                refutation: refutation.unwrap_or_default(),
                map,
            }
        })
    }

    fn ask<T>(
        &mut self,
        position: &Position,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(&Progress<'_>),
        question: impl FnOnce(&mut Asked<'_>) -> T,
    ) -> T {
        let memory = Self::memory(&mut self.memory, position.rules());
        let exact = Exact::new(memory, limits);
        question(&mut Asked {
            position,
            limits,
            exact: exact.with_progress(progress),
            judge: &mut self.judge,
        })
    }

    /// Returns the memory of a game, which is a new one if it is of other rules.
    fn memory(memory: &mut Option<Memory>, rules: Rules) -> &mut Memory {
        if memory
            .as_ref()
            .is_some_and(|memory| memory.rules() != rules)
        {
            *memory = None;
        }
        memory.get_or_insert_with(|| Memory::new(rules))
    }
}

/// The moves that somebody looks at who has not asked for one.
const EVERY_GOOD_MOVE: Wanted = Wanted {
    asked: None,
    best: Adviser::BEST_MOVES,
};

/// The judgement of a move.
pub(super) struct Judged {
    /// The values of all moves.
    pub(super) map: ValueMap,
    /// The best move and its continuation.
    pub(super) best_line: Vec<Square>,
    /// Best play after the move, if that is proven to lose, and the best one is not.
    pub(super) refutation: Vec<Square>,
}

/// A position under examination by an adviser.
struct Asked<'a> {
    position: &'a Position,
    limits: &'a Limits<'a>,
    exact: Exact<'a>,
    judge: &'a mut Option<Box<Judge>>,
}

impl Asked<'_> {
    /// Returns the value of every legal move, as far as it is proven, and those
    /// that are wanted.
    fn values(&mut self, wanted: Wanted) -> ValueMap {
        let known = RefCell::new(ValueMap::unknown(self.position));
        self.find_values(wanted, &known, &|_| {});
        known.into_inner()
    }

    /// Finds the values, and reports those `known` so far.
    fn find_values(&mut self, wanted: Wanted, known: &RefCell<ValueMap>, report: &dyn Fn(u64)) {
        let position = self.position;
        let moves: Vec<Square> = position.legal_moves().collect();
        let learn = |place: usize, value, knowledge| {
            let found = &mut known.borrow_mut().moves[place];
            (found.value, found.knowledge) = (value, knowledge);
        };
        // Symmetric moves have one value.
        let children: Vec<Position> = { moves.iter() }
            .map(|&square| position.after(square).canonical())
            .collect();
        let place_of = |square: Square| moves.iter().position(|&other| other == square);
        let learn_all = |place: usize, value: MoveValue, knowledge| {
            let same = (0..moves.len()).filter(|&other| children[other] == children[place]);
            same.for_each(|same| learn(same, value, knowledge));
        };
        // What the perfect player proves with these limits is known here, too.
        let proven = self.exact.best_moves(position);
        for &(square, value) in &proven {
            if let Some(place) = place_of(square) {
                learn_all(place, value, Knowledge::Exact);
            }
        }
        // The move that is asked for comes next. Near the centre are those that somebody
        // is most likely to look for.
        let mut places: Vec<usize> = (0..moves.len()).collect();
        places.sort_by_key(|&place| {
            let is_asked = wanted.asked == Some(moves[place]);
            (!is_asked, position.rules().from_centre(moves[place]))
        });
        let is_open = |place: usize| !known.borrow().moves[place].is_proven();
        self.exact.renew();
        for place in places {
            if !is_open(place) {
                continue;
            }
            let Some(value) = self.exact.value(&position.after(moves[place])) else {
                break;
            };
            let value = Score::from(value).one_ply_before().into();
            learn_all(place, value, Knowledge::Exact);
        }
        let best = proven.first().map(|&(_, value)| value);
        if let Some(loss @ MoveValue::Loss { plies }) = best {
            // No other move lasts longer; how much shorter is a matter of the limits.
            self.exact.renew();
            for (place, &square) in moves.iter().enumerate() {
                if is_open(place) {
                    let child = position.after(square);
                    let end = self.exact.end_within(&child, plies);
                    let value = end.map(|end| Score::from(end).one_ply_before().into());
                    match value {
                        Some(value) => learn_all(place, value, Knowledge::Exact),
                        None => learn_all(place, loss, Knowledge::Proven),
                    }
                }
            }
        }
        let (nodes, limits) = (self.exact.nodes(), self.limits);
        if known.borrow().is_proven() {
            report(nodes);
            return;
        }
        // An estimate says nothing of moves that are at most as good as a proven draw.
        let may_estimate = best != Some(MoveValue::Draw);
        if let Some(judge) = self.judge().filter(|_| may_estimate) {
            judge.find_values(position, wanted, limits, known, &|| report(nodes));
            self.exact.renew();
            for (place, &square) in moves.iter().enumerate() {
                // The shortest line of threats need not be the shortest win.
                let found = known.borrow().moves[place];
                if found.knowledge == Knowledge::Proven
                    && let Some(plies) = found.value.plies()
                    && let Some(value) = self.exact.end_within(&position.after(square), plies)
                {
                    learn(
                        place,
                        Score::from(value).one_ply_before().into(),
                        Knowledge::Exact,
                    );
                }
            }
            known.borrow_mut().share(&children);
            return report(self.exact.nodes());
        }
        let near = NearEnds::of(position);
        for (place, &square) in moves.iter().enumerate() {
            if is_open(place)
                && let Some(value) = near.value(square)
            {
                learn(place, value, Knowledge::Exact);
            }
        }
        report(nodes);
    }

    /// Returns the judge of boards of this game, if there is one.
    fn judge(&mut self) -> Option<&mut Judge> {
        let rules = self.position.rules();
        if self
            .judge
            .as_ref()
            .is_none_or(|judge| judge.rules() != rules)
        {
            *self.judge = Judge::new(rules).map(Box::new);
        }
        self.judge.as_deref_mut()
    }

    /// Returns every legal move with its continuation. Those of `square` and of
    /// the best move come first, as long as there are nodes left.
    fn lines_of_all(&mut self, square: Square) -> Vec<Suggestion> {
        let map = self.values(Wanted {
            asked: Some(square),
            ..EVERY_GOOD_MOVE
        });
        let first = [map.of(square), map.better(square)];
        let first = first.map(|found| found.map(|&found| self.suggestion(found)));
        let lines = map.moves.iter().map(|&found| {
            let mut known = first.iter().flatten();
            let known = known.find(|known| known.found == found);
            known.cloned().unwrap_or_else(|| self.suggestion(found))
        });
        lines.collect()
    }

    fn suggestion(&mut self, found: ValuedMove) -> Suggestion {
        let line = self.continuation(&found);
        Suggestion { found, line }
    }

    /// Returns a move and best play after it: to the end of the game if it is
    /// known to be won or lost, otherwise as far as is of interest.
    fn continuation(&mut self, found: &ValuedMove) -> Vec<Square> {
        let position = self.position;
        let child = position.after(found.square);
        let mut line = vec![found.square];
        if child.outcome().is_some() {
            return line;
        }
        if found.is_proven()
            && let Some(value) = self.exact.value(&child)
        {
            if value.plies().is_some() {
                line.extend(self.exact.line(&child, value));
            } else {
                // The reply that holds the draw.
                line.extend(self.exact.move_to(&child, value));
            }
            return line;
        }
        let limits = self.limits;
        match (found.knowledge, self.judge()) {
            (Knowledge::None, _) => {}
            (_, Some(judge)) => line.extend(judge.continuation(position, found, limits)),
            (_, None) => line.extend(NearEnds::of(position).reply(found.square)),
        }
        line
    }
}

/// The facts that can be proven on any board without a search: moves that end
/// the game within three plies.
struct NearEnds<'a> {
    position: &'a Position,
    stones: Stones,
    /// The squares at which the player to move and the opponent complete a line
    /// now.
    own: Vec<Square>,
    other: Vec<Square>,
}

impl<'a> NearEnds<'a> {
    fn of(position: &'a Position) -> Self {
        let stones = Stones::of(position);
        let turn = position.turn();
        Self {
            position,
            stones,
            own: stones.completing(turn),
            other: stones.completing(!turn),
        }
    }

    fn value(&self, square: Square) -> Option<MoveValue> {
        if self.own.contains(&square) {
            return Some(if self.is_misere() {
                MoveValue::Loss { plies: 1 }
            } else {
                MoveValue::Win { plies: 1 }
            });
        }
        if self.is_misere() {
            return None;
        }
        if self.reply(square).is_some() {
            return Some(MoveValue::Loss { plies: 2 });
        }
        self.cannot_be_stopped(square)
            .then_some(MoveValue::Win { plies: 3 })
    }

    /// Returns the square at which the opponent wins at once after a move.
    fn reply(&self, square: Square) -> Option<Square> {
        if self.is_misere() || self.own.contains(&square) {
            return None;
        }
        let after = self.stones.with(self.position.turn(), square);
        let still =
            |&&reply: &&Square| reply != square && after.completes(!self.position.turn(), reply);
        self.other.iter().find(still).copied()
    }

    /// Returns `true` if the player completes a line after every reply to a
    /// move that leaves the opponent none to complete.
    fn cannot_be_stopped(&self, square: Square) -> bool {
        let turn = self.position.turn();
        let child = self.position.after(square);
        let threats = Stones::of(&child).completing(turn);
        let wins_after = |reply| {
            let after = Stones::of(&child).with(!turn, reply);
            let wins = |&threat: &Square| threat != reply && after.completes(turn, threat);
            threats.iter().any(wins)
        };
        threats.len() >= 2 && child.legal_moves().all(wins_after)
    }

    fn is_misere(&self) -> bool {
        self.position.rules().line() == LineRule::Misere
    }
}
