//! Exact values of small boards by search to the end of the game.

use core::fmt;

use super::best;
use super::canonical::canonical;
use super::packed::{PackedBoard, PackedRules, Word, almost_runs, has_run};
use super::table::{Entry, NO_MOVE, Table};
use super::value::{MOST, Value};

use crate::brain::Choice;
use crate::limits::Limits;
use crate::progress::{Progress, Reporter};
use crate::rules::LineRule;
use crate::square::Square;

/// The error of a search that met one of its limits before it knew the value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfLimits;

impl fmt::Display for OutOfLimits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the search met its limits before it knew the value")
    }
}

impl core::error::Error for OutOfLimits {}

/// A solver that finds exact values of positions of one small board.
///
/// It runs alpha-beta in negamax form, with null windows that leave one
/// question: can the player to move force the end within a given number of
/// stones? It repeats the question with a growing number. At each node it looks
/// for a line that can be completed at once and for one that must be stopped,
/// and it stops where neither player can complete a line any more. Its table
/// treats symmetric positions as one.
///
/// ```
/// use dooz_core::exact::{Entry, PackedBoard, PackedRules, Solver, Value};
/// use dooz_core::{Limits, Position, Rules};
/// let rules = PackedRules::new(Rules::TIC_TAC_TOE).unwrap();
/// let mut table = [Entry::default(); 1024];
/// let limits = Limits::default();
/// let mut solver = Solver::new(&rules, &mut table, &limits);
///
/// let mut position = Position::new(Rules::TIC_TAC_TOE);
/// assert_eq!(solver.value(PackedBoard::new(&rules, &position)), Ok(Value::DRAW));
/// position.play("b3".parse()?)?;
/// position.play("a2".parse()?)?;
/// assert_eq!(solver.value(PackedBoard::new(&rules, &position)), Ok(Value::win_in(5)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Solver<'a, T, W = u64> {
    rules: &'a PackedRules<W>,
    table: T,
    limits: &'a Limits<'a>,
    pub(super) progress: Option<&'a mut dyn FnMut(&Progress<'_>)>,
    /// The number of stones at which the game is drawn in this search.
    horizon: u32,
    nodes: u64,
    stopped: bool,
}

impl<'a, T: AsMut<[Entry<W>]>, W: Word> Solver<'a, T, W> {
    /// Creates a solver for a board.
    ///
    /// The table may have any length: a `&mut Vec<Entry>`, an array or a slice;
    /// `[]` takes neither memory nor code. Entries left by an earlier solver of
    /// the same rules are used. Of the limits, `nodes` and `stop` apply, to
    /// everything that this solver does.
    #[must_use]
    pub const fn new(rules: &'a PackedRules<W>, table: T, limits: &'a Limits<'a>) -> Self {
        Self {
            rules,
            table,
            limits,
            progress: None,
            horizon: 0,
            nodes: 0,
            stopped: false,
        }
    }

    /// Reports to `progress`, from time to time, the number of positions
    /// visited, and the root moves of a [`choice`](Self::choice).
    #[must_use]
    pub fn with_progress(mut self, progress: &'a mut dyn FnMut(&Progress<'_>)) -> Self {
        self.progress = Some(progress);
        self
    }

    /// Returns the rules of its board.
    #[must_use]
    pub const fn rules(&self) -> &'a PackedRules<W> {
        self.rules
    }

    /// Returns the number of positions visited so far.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Returns the value of a position for the player to move.
    ///
    /// # Errors
    ///
    /// Returns an error if a limit is met first.
    pub fn value(&mut self, board: PackedBoard<W>) -> Result<Value, OutOfLimits> {
        self.value_within(board, self.last_horizon())
    }

    /// Returns the value of a position if the game were drawn as soon as this
    /// many stones are on the board. A win or a loss is therefore exact; a draw
    /// is exact if the number is that of all squares.
    ///
    /// # Errors
    ///
    /// Returns an error if a limit is met first.
    pub fn value_within(
        &mut self,
        board: PackedBoard<W>,
        stones: u32,
    ) -> Result<Value, OutOfLimits> {
        if let Some(end) = self.final_value(board) {
            return Ok(end);
        }
        for horizon in board.ply() + 1..=stones {
            if let Some(value) = self.decided_at(board, horizon)? {
                return Ok(value);
            }
        }
        Ok(Value::DRAW)
    }

    /// Returns the best move of a position: the fastest win or the longest
    /// defence, and among equal moves the one that leaves the opponent the most
    /// ways to go wrong, then the one nearest to the centre. `None` if the game
    /// is over.
    ///
    /// [`Perfect`](crate::exact::Perfect) plays the same moves; this method
    /// needs neither a [`Position`](crate::Position) nor its memory.
    ///
    /// ```
    /// use dooz_core::exact::{PackedRules, Solver};
    /// use dooz_core::{Limits, Rules};
    /// let rules = PackedRules::new(Rules::TIC_TAC_TOE).unwrap();
    /// let limits = Limits::default();
    /// let board = rules.start().play("a3".parse()?)?;
    /// let mut solver = Solver::new(&rules, [], &limits);
    /// assert_eq!(solver.best_move(board), Ok("b2".parse().ok()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Returns an error if a limit is met before it is known which moves are
    /// equally good.
    pub fn best_move(&mut self, board: PackedBoard<W>) -> Result<Option<Square>, OutOfLimits> {
        let value = self.value(board)?;
        best::best_move(self, &board, value)
    }

    /// Returns the [`Choice`] of [`Perfect`](crate::exact::Perfect) where it
    /// sees to the end, with the line of best play. It reports as many root
    /// moves as the limits allow.
    ///
    /// ```
    /// use dooz_core::exact::{PackedRules, Solver};
    /// use dooz_core::{Limits, Rules};
    /// let rules = PackedRules::new(Rules::TIC_TAC_TOE).unwrap();
    /// let limits = Limits::default();
    /// let board = rules.start().play("a3".parse()?)?;
    /// let choice = Solver::new(&rules, [], &limits).choice(board)?;
    /// assert_eq!((choice.square, choice.exact), ("b2".parse().ok(), Some(true)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Returns an error if a limit is met before it is known which moves are
    /// equally good.
    pub fn choice(&mut self, board: PackedBoard<W>) -> Result<Choice, OutOfLimits> {
        best::choice(self, &board)
    }

    /// Returns the value of a finished game for the player who would be to
    /// move.
    pub(super) fn final_value(&self, board: PackedBoard<W>) -> Option<Value> {
        if board.is_decided() {
            let lost = !self.is_misere();
            Some(if lost {
                Value::loss_in(0)
            } else {
                Value::win_in(0)
            })
        } else {
            (board.empty() == W::EMPTY).then_some(Value::DRAW)
        }
    }

    /// Returns the value if the game is won or lost with exactly this many
    /// stones on the board. The caller must know that it is not with fewer.
    pub(crate) fn decided_at(
        &mut self,
        board: PackedBoard<W>,
        horizon: u32,
    ) -> Result<Option<Value>, OutOfLimits> {
        // Only the player who puts the last stone can have forced the end;
        // in misère, only the other.
        let plies = horizon - board.ply();
        let puts_last_stone = !plies.is_multiple_of(2);
        let could_win = puts_last_stone != self.is_misere();
        let (bound, value) = if could_win {
            (0, Value::win_in(plies as u16))
        } else {
            (-1, Value::loss_in(plies as u16))
        };
        let is_above = self.search_above(board, bound, horizon)?;
        Ok((is_above == could_win).then_some(value))
    }

    /// Returns `true` if the value of a position is greater than the given one.
    pub(super) fn is_above(
        &mut self,
        board: PackedBoard<W>,
        value: Value,
    ) -> Result<bool, OutOfLimits> {
        if let Some(end) = self.final_value(board) {
            return Ok(end > value);
        }
        let stones = board.ply();
        let horizon = match value.plies() {
            // Ends that are further off make no difference.
            Some(plies) => stones + u32::from(plies) + 1,
            None => self.last_horizon(),
        };
        let score = value.0 - value.0.signum() * stones.cast_signed();
        self.search_above(board, score, horizon)
    }

    /// Returns `true` if the score of the search is greater than the given one.
    fn search_above(
        &mut self,
        board: PackedBoard<W>,
        score: i32,
        horizon: u32,
    ) -> Result<bool, OutOfLimits> {
        self.horizon = horizon;
        let [own, other] = self.rules.stones(board);
        let found = self.search(own, other, board.ply(), score);
        if self.stopped {
            return Err(OutOfLimits);
        }
        Ok(found > score)
    }

    /// Returns the number of stones on the full board.
    pub(crate) fn last_horizon(&self) -> u32 {
        self.rules.rules().squares() as u32
    }

    /// Returns the numbers of stones after which the player to move can win and
    /// lose at the soonest, given that nothing ends right now: no line to
    /// complete and none that must be stopped, or in misère a move that
    /// completes none.
    fn soonest_ends(&self) -> (u32, u32) {
        match self.rules.rules().line() {
            LineRule::Misere => (2, 3),
            LineRule::Caro => (3, 2),
            _ => (3, 4),
        }
    }

    /// Returns `true` if the only way to stop a line is to take the square that
    /// would complete it. In caro it can also be blocked at its ends.
    fn threats_must_be_taken(&self) -> bool {
        self.rules.rules().line() != LineRule::Caro
    }

    fn is_misere(&self) -> bool {
        self.rules.rules().line() == LineRule::Misere
    }

    /// Returns a score above the bound that the player to move is sure of, or
    /// else an upper bound on the player's score.
    ///
    /// The score is [`win_at`] the number of stones on the board at the end,
    /// its negation for a loss, and 0 if nobody forces a win before the
    /// horizon. The game must not be over.
    // Alpha-beta with alpha = bound and beta = bound + 1. Each level costs a
    // microcontroller's stack: hence so few words.
    fn search(&mut self, own: W, other: W, stones: u32, bound: i32) -> i32 {
        self.nodes += 1;
        if self.stopped || !self.limits.allow(self.nodes) {
            self.stopped = true;
            return 0;
        }
        if self.nodes.is_multiple_of(Reporter::INTERVAL) {
            self.show_life();
        }

        let moves = match self.moves_worth_trying(own, other, stones) {
            Known::Score(score) => return score,
            Known::Moves(moves) => moves,
        };
        // This player completes no line now: how can the game still end, and
        // when?
        let (soonest_win, soonest_loss) = self.soonest_ends();
        let worst = -win_at(stones + soonest_loss);
        if worst > bound {
            return worst;
        }
        if win_at(stones + soonest_win) <= bound {
            return bound;
        }

        // From here on, the canonical position stands for this one.
        let [own, other, moves] = if self.table().is_empty() {
            [own, other, moves]
        } else {
            canonical(self.rules.rules(), [own, other, moves])
        };
        let known = self.table().recall(own, other);
        if let Some(entry) = known {
            let (lower, upper) = entry.bounds(self.horizon);
            if lower > bound || lower == upper {
                return lower;
            }
            if upper <= bound {
                return upper;
            }
        }

        let first = known.map_or(NO_MOVE, |entry| entry.best);
        let order = self.rules.order().bits();
        let others = order.iter().filter(|&&bit| bit != first);
        let mut best = (-MOST, NO_MOVE);
        for &bit in [first].iter().chain(others) {
            let square = W::bit(bit.into());
            if moves & square == W::EMPTY {
                continue;
            }
            let score = -self.search(other, own | square, stones + 1, -bound - 1);
            if self.stopped {
                return 0;
            }
            if score > best.0 {
                best = (score, bit);
            }
            if score > bound {
                break;
            }
        }

        let (score, best) = best;
        let is_above = score > bound;
        let horizon = self.horizon as u8;
        self.table().remember(Entry {
            own,
            other,
            lower: if is_above { score } else { -MOST } as i16,
            upper: if is_above { MOST } else { score } as i16,
            stones: stones as u8,
            horizon,
            best,
        });
        score
    }

    fn table(&mut self) -> Table<'_, W> {
        Table(self.table.as_mut())
    }

    /// Reports the number of positions visited.
    #[cold]
    #[inline(never)]
    fn show_life(&mut self) {
        if let Some(progress) = &mut self.progress {
            progress(&Progress {
                nodes: self.nodes,
                ..Progress::default()
            });
        }
    }

    /// Returns what the position shows without a look at its children: the
    /// score, or else the moves worth trying.
    #[inline(never)]
    fn moves_worth_trying(&self, own: W, other: W, stones: u32) -> Known<W> {
        let (empty, horizon) = (self.rules.board() & !(own | other), self.horizon);
        let win_in = |plies: u32| {
            let end = stones + plies;
            if end <= horizon { win_at(end) } else { 0 }
        };
        if empty == W::EMPTY {
            return Known::Score(0);
        }
        let wins = self.completing(own, other, empty);

        let mut moves = empty;
        if self.is_misere() {
            moves &= !wins;
            if moves == W::EMPTY {
                return Known::Score(-win_in(1));
            }
        } else if wins != W::EMPTY {
            return Known::Score(win_in(1));
        } else if self.threats_must_be_taken() {
            let threats = self.completing(other, own, empty);
            if threats.count_ones() > 1 {
                return Known::Score(-win_in(2));
            }
            if threats != W::EMPTY {
                moves = threats;
            }
        }

        let k = self.rules.rules().k();
        let is_dead = !has_run(own | empty, k) && !has_run(other | empty, k);
        let (soonest_win, soonest_loss) = self.soonest_ends();
        if is_dead || stones + soonest_win.min(soonest_loss) > horizon || empty.count_ones() == 1 {
            return Known::Score(0);
        }
        Known::Moves(moves)
    }

    /// Returns the empty squares where a stone completes a line.
    fn completing(&self, own: W, other: W, empty: W) -> W {
        let candidates = empty & almost_runs(own, self.rules.rules().k());
        candidates
            .singles()
            .filter(|&square| self.rules.has_line(own | square, other))
            .fold(W::EMPTY, |found, square| found | square)
    }
}

impl<T, W: Word> fmt::Debug for Solver<'_, T, W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Solver")
            .field("rules", &self.rules)
            .field("limits", &self.limits)
            .field("nodes", &self.nodes)
            .finish_non_exhaustive()
    }
}

enum Known<W> {
    Score(i32),
    Moves(W),
}

/// Returns the score of a win that ends the game with this many stones on the
/// board.
pub(super) const fn win_at(stones: u32) -> i32 {
    MOST - stones.cast_signed()
}
