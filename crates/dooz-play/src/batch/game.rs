//! One game of a batch.

use dooz_core::exact::{OutOfLimits, Value};
use dooz_core::{Bitboard, Limits, LineRule, Outcome, PlayError, Player, Position, Rules, Square};
use dooz_solver::ExactSolver;
use rand::rngs::{ChaCha8Rng, Xoshiro256PlusPlus};
use rand::{Rng, SeedableRng};

use super::{Batch, WrongAction, write_plane};

/// A position with its legal moves and the random numbers that choose among them.
#[derive(Clone, Debug)]
pub(super) struct BatchGame {
    position: Position,
    legal: Bitboard,
    chance: Xoshiro256PlusPlus,
}

impl BatchGame {
    /// Creates the game at a place of a batch.
    pub(super) fn new(rules: Rules, seed: u64, place: usize) -> Self {
        // Streams of a block cipher are independent; the numbers that follow are quick.
        let mut stream = ChaCha8Rng::seed_from_u64(seed);
        stream.set_stream(place as u64);
        let mut start = [0; 32];
        stream.fill_bytes(&mut start);
        Self {
            position: Position::new(rules),
            legal: legal(&Position::new(rules)),
            chance: Xoshiro256PlusPlus::from_seed(start),
        }
    }

    pub(super) const fn position(&self) -> &Position {
        &self.position
    }

    pub(super) fn set(&mut self, position: Position) {
        self.position = position;
        self.legal = legal(&position);
    }

    /// Checks that an action can be played.
    pub(super) fn check(&self, action: i64) -> Result<(), WrongAction> {
        if action == Batch::PASS {
            return Ok(());
        }
        let square = self.square(action).ok_or(WrongAction::NoCell)?;
        if self.legal.contains(square) {
            return Ok(());
        }
        let mut position = self.position;
        let error = position.play(square).err();
        Err(WrongAction::Play(error.unwrap_or(PlayError::GameOver)))
    }

    /// Plays an action that has been checked, and returns the result for its player if it
    /// ends the game.
    pub(super) fn play(&mut self, action: i64) -> Option<i8> {
        let square = self.square(action)?;
        let mover = self.position.turn();
        self.position.play_unchecked(square);
        if self.position.outcome().is_none() && !has_fouls(self.position.rules()) {
            // The quick form of `legal`.
            self.legal.remove(square);
        } else {
            self.legal = legal(&self.position);
        }
        self.position
            .outcome()
            .map(|outcome| result(outcome, mover))
    }

    /// Returns a legal action, each with the same chance.
    pub(super) fn sample(&mut self) -> i64 {
        let count = self.legal.len();
        // The bias is below 2^-54.
        let place = ((u128::from(self.chance.next_u64()) * count as u128) >> 64) as usize;
        let square = self.legal.squares().nth(place);
        square.map_or(Batch::PASS, |square| {
            // The largest board has 682 cells.
            i64::from(self.position.rules().cell(square) as u16)
        })
    }

    /// Writes both planes and the legal cells.
    pub(super) fn write(&self, planes: &mut [u8], cells: &mut [u8]) {
        let rules = self.position.rules();
        let turn = self.position.turn();
        let (own, other) = planes.split_at_mut(rules.squares());
        write_plane(rules, self.position.stones(turn), own);
        write_plane(rules, self.position.stones(!turn), other);
        write_plane(rules, &self.legal, cells);
    }

    /// Returns the value for the player to move.
    pub(super) fn value(
        &self,
        solver: &mut ExactSolver,
        limits: &Limits<'_>,
    ) -> Result<i8, OutOfLimits> {
        if let Some(outcome) = self.position.outcome() {
            return Ok(result(outcome, self.position.turn()));
        }
        let value = solver.value(&self.position, limits, &mut |_| {})?;
        Ok(i8::from(value > Value::DRAW) - i8::from(value < Value::DRAW))
    }

    fn square(&self, action: i64) -> Option<Square> {
        let cell = usize::try_from(action).ok()?;
        self.position.rules().square(cell)
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

fn legal(position: &Position) -> Bitboard {
    if position.outcome().is_some() {
        return Bitboard::EMPTY;
    }
    position.empty().without(&position.fouls())
}

fn has_fouls(rules: Rules) -> bool {
    rules.line() == LineRule::Renju
}
