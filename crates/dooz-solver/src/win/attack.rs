//! The position of a search for a win, as the attacker sees it.

use dooz_core::{Bitboard, Direction, LineRule, Player, Rules, Setup, Square};
use dooz_engine::{Board, Threat};
use dooz_verify::{Goal, State, Statement};

/// A position with the player for whom a win is searched.
#[derive(Clone, Debug)]
pub(super) struct Attack {
    pub(super) board: Board,
    pub(super) attacker: Player,
    stones: [Bitboard; 2],
}

impl Attack {
    /// Returns the position of a setup of the board's game.
    pub(super) fn new(board: &Board, setup: &Setup, attacker: Player) -> Self {
        let mut board = board.clone();
        board.set_up(setup);
        let stones = [setup.first(), !setup.first()].map(|symbol| *setup.stones(symbol));
        Self {
            board,
            attacker,
            stones,
        }
    }

    /// Returns the statement that the attacker wins this position.
    pub(super) fn statement(&self) -> Statement {
        Statement {
            goal: Goal::Win,
            claimant: self.attacker,
            turn: self.board.turn(),
            state: State {
                claimant: *self.stones(self.attacker),
                opponent: *self.stones(self.defender()),
                maybe: Vec::new(),
            },
        }
    }

    pub(super) fn rules(&self) -> Rules {
        self.board.rules()
    }

    pub(super) fn defender(&self) -> Player {
        !self.attacker
    }

    pub(super) fn stones(&self, player: Player) -> &Bitboard {
        &self.stones[player as usize]
    }

    pub(super) fn stone_count(&self) -> usize {
        self.rules().squares() - usize::from(self.board.empty_count())
    }

    /// Returns the key of the position with its player to move.
    pub(super) fn key(&self) -> u64 {
        self.board.key()
    }

    /// Returns the [`key`](Self::key) after a move.
    pub(super) fn key_after(&self, square: Square) -> u64 {
        self.board.key_after(square)
    }

    pub(super) fn play(&mut self, square: Square) {
        self.stones[self.board.turn() as usize].insert(square);
        self.board.play(square);
    }

    pub(super) fn pass(&mut self) {
        self.board.pass();
    }

    /// Takes back the last move or pass.
    pub(super) fn undo(&mut self) {
        let last = self.board.last_move();
        self.board.undo();
        if let Some(square) = last {
            self.stones[self.board.turn() as usize].remove(square);
        }
    }

    /// Returns `true` if the defender is to move and completes a line.
    pub(super) fn is_lost_at_once(&self) -> bool {
        let defender = self.defender();
        self.board.turn() == defender && self.board.count(defender, Threat::Five) > 0
    }

    /// Returns the squares on which the attacker completes a line.
    pub(super) fn fives(&self) -> &Bitboard {
        self.board.squares(self.attacker, Threat::Five)
    }

    /// Returns the squares on which the defender completes k squares in a row, which
    /// certificates count as a line under all rules.
    pub(super) fn counter_fives(&self) -> Bitboard {
        if self.rules().line() == LineRule::Freestyle {
            return *self.board.squares(self.defender(), Threat::Five);
        }
        let most = usize::from(self.rules().k()) - 1;
        let [squares] = self.danger(&Bitboard::EMPTY, [most]);
        squares
    }

    /// Returns the squares of a player's fours, other than fouls.
    pub(super) fn fours(&self, player: Player) -> Bitboard {
        let squares = Threat::FOURS.iter();
        squares.fold(Bitboard::EMPTY, |all, &threat| {
            all | *self.board.squares(player, threat)
        })
    }

    /// Returns the empty squares of the lines without a stone of the attacker that have
    /// at least a given number of the defender's stones, `further` included, for each
    /// number in `at_least`.
    pub(super) fn danger<const N: usize>(
        &self,
        further: &Bitboard,
        at_least: [usize; N],
    ) -> [Bitboard; N] {
        let own = *self.stones(self.defender()) | *further;
        self.open_lines(&own, self.stones(self.attacker), at_least)
    }

    /// Returns the empty squares of the lines without a stone of `other` that have at
    /// least a given number of `own` stones, for each number in `at_least`.
    pub(super) fn open_lines<const N: usize>(
        &self,
        own: &Bitboard,
        other: &Bitboard,
        at_least: [usize; N],
    ) -> [Bitboard; N] {
        let free = self.rules().board().without(other);
        let k = self.rules().k();
        let mut squares = [Bitboard::EMPTY; N];
        for direction in Direction::ALL {
            let starts = line_starts(own, &free, direction, k);
            for (squares, at_least) in squares.iter_mut().zip(at_least) {
                let mut line = starts[at_least];
                if line.is_empty() {
                    continue;
                }
                for _ in 0..k {
                    *squares |= line;
                    line = line.shifted(direction, 1);
                }
            }
        }
        squares.map(|squares| squares.without(own))
    }

    /// Returns the number of open lines of a player with exactly `stones` stones, one
    /// more and two more.
    pub(super) fn count_lines(&self, player: Player, stones: usize) -> [u32; 3] {
        let free = self.rules().board().without(self.stones(!player));
        let mut counts = [0; 3];
        for direction in Direction::ALL {
            let starts = line_starts(self.stones(player), &free, direction, self.rules().k());
            for (more, count) in counts.iter_mut().enumerate() {
                let stones = stones + more;
                *count += (starts[stones].len() - starts[stones + 1].len()) as u32;
            }
        }
        counts
    }
}

/// The most stones of a line of which the number is told apart from a higher one.
const MOST_STONES: usize = 7;

/// Returns the first squares of the lines that are free, by the number of stones that
/// they have at least: all lines at once, by shifting the board along them.
fn line_starts(
    own: &Bitboard,
    free: &Bitboard,
    direction: Direction,
    k: u8,
) -> [Bitboard; MOST_STONES + 1] {
    let mut open = *free;
    // The starts of lines, by the number of stones on the squares seen so far.
    let mut with = [Bitboard::EMPTY; MOST_STONES + 1];
    with[0] = *free;
    let most = MOST_STONES.min(k.into());
    for step in 0..k {
        let stones = own.shifted(direction, -step.cast_signed());
        open &= free.shifted(direction, -step.cast_signed());
        for count in (0..most.min(usize::from(step) + 1)).rev() {
            let more = with[count] & stones;
            with[count + 1] |= more;
        }
    }
    with.map(|starts| starts & open)
}
