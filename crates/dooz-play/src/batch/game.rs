//! One game of a batch.

use dooz_core::exact::{OutOfLimits, Value};
use dooz_core::{Limits, Outcome, Player, Square};
use dooz_solver::ExactSolver;
use rand::rngs::{ChaCha8Rng, Xoshiro256PlusPlus};
use rand::{Rng, SeedableRng};

use super::board::BatchBoard;
use super::{Batch, WrongAction};
use crate::players::below;

/// A board and the random numbers that choose among its moves.
#[derive(Clone, Debug)]
pub(super) struct BatchGame {
    board: BatchBoard,
    chance: Xoshiro256PlusPlus,
}

impl BatchGame {
    /// Creates the game at a place of a batch.
    pub(super) fn new(board: BatchBoard, seed: u64, place: usize) -> Self {
        // Streams of a block cipher are independent; the numbers that follow are quick.
        let mut stream = ChaCha8Rng::seed_from_u64(seed);
        stream.set_stream(place as u64);
        let mut start = [0; 32];
        stream.fill_bytes(&mut start);
        Self {
            board,
            chance: Xoshiro256PlusPlus::from_seed(start),
        }
    }

    pub(super) const fn board(&self) -> &BatchBoard {
        &self.board
    }

    pub(super) fn set(&mut self, board: BatchBoard) {
        self.board = board;
    }

    /// Checks that an action can be played.
    pub(super) fn check(&self, action: i64) -> Result<(), WrongAction> {
        if action == Batch::PASS {
            return Ok(());
        }
        let square = self.square(action).ok_or(WrongAction::NoCell)?;
        self.board.check(square).map_err(WrongAction::Play)
    }

    /// Plays an action that has been checked, and returns the result for its player if it
    /// ends the game.
    pub(super) fn play(&mut self, action: i64) -> Option<i8> {
        let square = self.square(action)?;
        let mover = self.board.turn();
        self.board.play(square);
        self.board.outcome().map(|outcome| result(outcome, mover))
    }

    /// Returns a legal action, each with the same chance.
    pub(super) fn sample(&mut self) -> i64 {
        let count = self.board.count_moves();
        let place = below(&mut self.chance, count);
        self.board.nth_move(place).map_or(Batch::PASS, |square| {
            // The largest board has 682 cells.
            i64::from(self.board.rules().cell(square) as u16)
        })
    }

    /// Returns the value for the player to move.
    pub(super) fn value(
        &self,
        solver: &mut ExactSolver,
        limits: &Limits<'_>,
    ) -> Result<i8, OutOfLimits> {
        if let Some(outcome) = self.board.outcome() {
            return Ok(result(outcome, self.board.turn()));
        }
        let value = solver.value(&self.board.position(), limits, &mut |_| {})?;
        Ok(i8::from(value > Value::DRAW) - i8::from(value < Value::DRAW))
    }

    fn square(&self, action: i64) -> Option<Square> {
        let cell = usize::try_from(action).ok()?;
        self.board.rules().square(cell)
    }
}

/// Returns 1 for a win of a player, -1 for a loss, and 0 for a draw.
fn result(outcome: Outcome, player: Player) -> i8 {
    match outcome.winner() {
        None => 0,
        Some(winner) if winner == player => 1,
        Some(_) => -1,
    }
}
