//! The search for a win: its memory, its limits, and its first level, the fours.

use dooz_core::{Bitboard, Limits, LineRule, Player, Progress, Square};
use dooz_engine::{Engine, Threat, VcfSolver, WinSearch};

use super::attack::Attack;
use super::repair::MissingReplies;
use super::score::Scores;
use super::strategy::Favourites;
use super::table::Table;
use crate::zones::UNKNOWN_STONES;

/// A search for a win of one player.
pub(super) struct Search<'a> {
    pub(super) attack: Attack,
    pub(super) fours: VcfSolver,
    /// The adviser, if the program has weights for it.
    pub(super) engine: Option<Engine>,
    /// Positions searched by threats.
    pub(super) threats: Table,
    /// Positions searched by any moves.
    pub(super) strategies: Table,
    pub(super) favourites: Favourites,
    /// The key of the position in which all replies were searched, if there is one.
    pub(super) answered_all: Option<u64>,
    /// Replies that certificates have to list.
    pub(super) missing: MissingReplies,
    /// The [`dangers`](Self::dangers) that certificates allow for, or in tests a wrong
    /// form of it, so that they have to be repaired.
    pub(super) dangers_to_proof: fn(&Search<'_>) -> [Bitboard; UNKNOWN_STONES],
    pub(super) scores: &'a Scores,
    pub(super) limits: &'a Limits<'a>,
    pub(super) progress: &'a mut dyn FnMut(&Progress<'_>),
    /// The number of positions visited, without those of fours and of the engine.
    pub(super) visited: u64,
    /// The number of positions that the engine has visited.
    pub(super) advised: u64,
    /// The number of positions visited on the third level.
    pub(super) considered: u64,
    /// The number of visited positions at which the search by threats ends.
    pub(super) threats_end: u64,
    /// The number of nodes at which the present slice of the search ends.
    pub(super) slice_end: u64,
    /// Set when a limit of the whole search is reached.
    pub(super) is_stopped: bool,
    /// The number of moves to search where no threats win.
    pub(super) width: usize,
    /// The positions that a search by threats may visit after a pass of the defender.
    pub(super) pass_budget: u64,
}

/// A win by fours alone.
#[derive(Clone, Debug)]
pub(super) struct Fours {
    /// The moves of both sides, in which the other side resists as long as it can.
    pub(super) line: Vec<Square>,
    /// The squares of all moves, and of the last two ways to complete a line.
    pub(super) core: Bitboard,
    /// The replies of the other side.
    pub(super) replies: Bitboard,
}

/// Returns the memory of the tables, in bytes.
pub(super) fn memory(limits: &Limits<'_>) -> usize {
    limits.memory.unwrap_or(256 << 20)
}

impl<'a> Search<'a> {
    /// Creates a search that knows nothing.
    pub(super) fn new(
        attack: Attack,
        scores: &'a Scores,
        limits: &'a Limits<'a>,
        progress: &'a mut dyn FnMut(&Progress<'_>),
    ) -> Self {
        let memory = memory(limits);
        Self {
            attack,
            fours: VcfSolver::new(),
            engine: scores.engine(),
            threats: Table::new(memory / 4 * 3),
            strategies: Table::new(memory / 4),
            favourites: Favourites::default(),
            answered_all: None,
            missing: MissingReplies::default(),
            dangers_to_proof: |search| search.dangers(&Bitboard::EMPTY, [1, 2, 3]),
            scores,
            limits,
            progress,
            visited: 0,
            advised: 0,
            considered: 0,
            threats_end: 0,
            slice_end: u64::MAX,
            is_stopped: false,
            width: Self::FIRST_WIDTH,
            pass_budget: Self::FIRST_PASS_BUDGET,
        }
    }
}

impl Search<'_> {
    /// Returns the number of positions visited on all levels.
    pub(super) fn nodes(&self) -> u64 {
        self.visited + self.fours.nodes() + self.advised
    }

    /// Counts a position, and notes if a limit is reached.
    pub(super) fn visit(&mut self) {
        self.visited += 1;
        let nodes = self.nodes();
        let is_spent = self.limits.nodes.is_some_and(|most| nodes >= most);
        self.is_stopped |= is_spent || self.limits.is_stopped();
        if self.visited.is_multiple_of(1 << 14) {
            let mut report = Progress::default();
            report.nodes = nodes;
            (self.progress)(&report);
        }
    }

    /// Plays a move, calls a function, and takes the move back.
    pub(super) fn after<T>(&mut self, square: Square, then: impl FnOnce(&mut Self) -> T) -> T {
        self.attack.play(square);
        let result = then(self);
        self.attack.undo();
        result
    }

    /// Passes, calls a function, and takes the pass back.
    pub(super) fn after_pass<T>(&mut self, then: impl FnOnce(&mut Self) -> T) -> T {
        self.attack.pass();
        let result = then(self);
        self.attack.undo();
        result
    }

    /// Searches for a win by fours of the player to move within a number of positions.
    pub(super) fn win_by_fours(&mut self, budget: u64) -> Option<Fours> {
        let player = self.attack.board.turn();
        let limits = Limits {
            nodes: Some(budget),
            ..*self.limits
        };
        let board = &self.attack.board;
        // In renju some fours can look like fouls.
        if self.attack.fours(player).is_empty() && board.count(player, Threat::Foul) == 0 {
            return None;
        }
        let WinSearch::Win(line) = self.fours.solve(&mut self.attack.board, &limits) else {
            return None;
        };
        if player == self.attack.attacker && !self.leaves_no_counter_five(&line) {
            return None;
        }
        let core: Bitboard = line.iter().copied().collect();
        let mut replies: Bitboard = line.iter().skip(1).step_by(2).copied().collect();
        // If the last four threatened to complete two lines, the last reply is only one
        // of two, and nothing depends on it.
        if let [.., reply, last] = line[..]
            && self.completes_both(&line, [reply, last])
        {
            replies.remove(reply);
        }
        Some(Fours {
            line,
            core,
            replies,
        })
    }

    /// Returns `true` if no move of a win by fours leaves the defender a square that
    /// completes k in a row. The solver of fours goes by the rules, under which that may
    /// be no line, but certificates count it as one.
    fn leaves_no_counter_five(&mut self, line: &[Square]) -> bool {
        if self.attack.rules().line() == LineRule::Freestyle {
            return true;
        }
        let mut is_ahead = true;
        let moves = &line[..line.len() - 1];
        for (index, &square) in moves.iter().enumerate() {
            self.attack.play(square);
            let is_four = index % 2 == 0;
            is_ahead &= !is_four || self.attack.counter_fives().is_empty();
        }
        for _ in moves {
            self.attack.undo();
        }
        is_ahead
    }

    /// Returns `true` if the winner of a line of moves, before its last two, could have
    /// completed a line on either of these squares.
    fn completes_both(&self, line: &[Square], squares: [Square; 2]) -> bool {
        let player = self.attack.board.turn();
        let mut stones = Player::BOTH.map(|player| *self.attack.stones(player));
        let moves = &line[..line.len() - 2];
        stones[player as usize].extend(moves.iter().step_by(2).copied());
        stones[!player as usize].extend(moves.iter().skip(1).step_by(2).copied());
        let rules = self.attack.rules();
        let completes = |&square| {
            rules
                .lines_through(&stones, square, player)
                .next()
                .is_some()
        };
        squares.iter().all(completes)
    }

    /// Returns the squares that a win by fours of the attacker depends on, if the
    /// defender may have one stone more, or two.
    pub(super) fn zones_of_fours(&self, fours: &Fours) -> [Bitboard; 2] {
        let dangers = self.dangers(&fours.replies, [1, 2]);
        dangers.map(|danger| fours.core | danger)
    }

    /// Returns the squares on which further stones of the defender could complete a
    /// line before the attacker: these numbers of stones, and the move itself.
    pub(super) fn dangers<const N: usize>(
        &self,
        replies: &Bitboard,
        further: [usize; N],
    ) -> [Bitboard; N] {
        let k = usize::from(self.attack.rules().k());
        let at_least = further.map(|further| (k - 1).saturating_sub(further));
        self.attack.danger(replies, at_least)
    }

    /// Returns the squares that spoil a win by fours of the defender, who would be to
    /// move, and the attacker's own fours, which come first.
    pub(super) fn answers_to_fours(&self, fours: &Fours) -> Bitboard {
        let k = usize::from(self.attack.rules().k());
        let attacker = self.attack.attacker;
        let own = *self.attack.stones(attacker) | fours.replies;
        let other = self.attack.stones(self.attack.defender());
        let [danger] = self.attack.open_lines(&own, other, [k - 2]);
        fours.core | danger | self.attack.fours(attacker)
    }
}
