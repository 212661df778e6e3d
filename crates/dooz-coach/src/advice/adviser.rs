//! The adviser, which finds the values of moves.

use std::cell::RefCell;

use dooz_core::{Limits, PlayError, Position, Rules, Square};

use super::exact::{Exact, Memory};
use super::examination::{EVERY_GOOD_MOVE, Examination};
use super::explain::Explanation;
use super::judge::{Judge, Wanted};
use super::move_value::{ValueMap, ValuedMove};
use super::review::Suggestion;

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
        let mut report = |nodes| progress(&known.borrow(), nodes);
        self.ask(position, limits, &mut report, |asked| {
            asked.find_values(EVERY_GOOD_MOVE, &known);
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
        self.explain_with_progress(position, square, limits, &mut |_| {})
    }

    /// Explains a move like [`explain`](Self::explain). Reports the number of positions
    /// visited to `progress`, repeatedly.
    ///
    /// # Errors
    ///
    /// Returns an error if the move cannot be played.
    pub fn explain_with_progress(
        &mut self,
        position: &Position,
        square: Square,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(u64),
    ) -> Result<Explanation, PlayError> {
        let mut child = *position;
        child.play(square)?;
        let (moves, best_is_proven) = self.ask(position, limits, progress, |asked| {
            asked.lines_of_all(square)
        });
        let why = Explanation::of(*position, square, moves, best_is_proven);
        Ok(why.expect("these are the legal moves"))
    }

    /// Returns the best moves of a position, the best first, each with its
    /// continuation. `map` holds the values of the moves. Reports the number of positions
    /// visited to `progress`, repeatedly.
    #[must_use]
    pub fn lines(
        &mut self,
        position: &Position,
        map: &ValueMap,
        most: usize,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(u64),
    ) -> Vec<Suggestion> {
        self.ask(position, limits, progress, |asked| {
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
        progress: &mut dyn FnMut(u64),
    ) -> Judged {
        self.ask(position, limits, progress, |asked| {
            let map = asked.values(Wanted {
                asked: Some(played),
                best: 1,
            });
            let better = map.better(played).copied();
            let better = better.map(|better| asked.suggestion(better));
            let loses = |found: &&ValuedMove| found.proven() == Some(-1);
            let lost = map.of(played).filter(loses);
            let lost = lost.filter(|_| map.best().is_some_and(|best| !loses(&best)));
            let refutation = lost.map(|lost| asked.continuation(lost).split_off(1));
            Judged {
                better,
                refutation: refutation.unwrap_or_default(),
                map,
            }
        })
    }

    fn ask<T>(
        &mut self,
        position: &Position,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(u64),
        question: impl FnOnce(&mut Examination<'_>) -> T,
    ) -> T {
        let progress = RefCell::new(progress);
        let report = |nodes| (progress.borrow_mut())(nodes);
        let memory = Self::memory(&mut self.memory, position.rules());
        let exact = Exact::new(memory, limits);
        question(&mut Examination {
            position,
            limits,
            exact: exact.with_progress(&mut |progress| report(progress.nodes)),
            judge: &mut self.judge,
            report: &report,
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

/// The judgement of a move.
pub(super) struct Judged {
    /// The values of all moves.
    pub(super) map: ValueMap,
    /// The best move that is known, if it is better.
    pub(super) better: Option<Suggestion>,
    /// Best play after the move, if that is proven to lose, and the best one is not.
    pub(super) refutation: Vec<Square>,
}
