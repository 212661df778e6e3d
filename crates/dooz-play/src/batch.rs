//! Many games of one kind at once, for learning.

mod board;
mod error;
mod game;
mod planes;
#[cfg(test)]
mod tests;

use std::collections::TryReserveError;
use std::num::NonZeroUsize;
use std::thread;

use dooz_core::exact::OutOfLimits;
use dooz_core::{Limits, Position, Rules};
use dooz_solver::ExactSolver;

use board::BatchBoard;
pub use error::{IllegalAction, SetError, ValuesError, WrongAction};
use game::BatchGame;
pub use planes::{write_cells, write_plane};

/// Games of the same rules that are played side by side, a move in each at every step.
///
/// An action is the cell to play, from 0 at the top left, or [`Batch::PASS`]. Each game
/// has random numbers of its own, which depend on the seed and its place only: the
/// number of threads changes no game.
///
/// ```
/// use dooz_core::Rules;
/// use dooz_play::batch::{Batch, Views};
/// let mut batch = Batch::new(Rules::TIC_TAC_TOE, 2, 7);
/// let (mut planes, mut legal) = ([0; 36], [0; 18]);
/// let (mut reward, mut done, mut turn) = ([0.0; 2], [0; 2], [0; 2]);
/// let views = Views {
///     observation: &mut planes,
///     legal: &mut legal,
///     reward: &mut reward,
///     done: &mut done,
///     turn: &mut turn,
/// };
/// batch.step(&[4, Batch::PASS], views)?;
/// assert_eq!((turn, legal[4]), ([1, 0], 0));
/// assert_eq!(batch.position(0).ply(), 1);
/// # Ok::<(), dooz_play::batch::IllegalAction>(())
/// ```
#[derive(Clone, Debug)]
pub struct Batch {
    rules: Rules,
    /// The board on which games begin.
    start: BatchBoard,
    games: Vec<BatchGame>,
    threads: NonZeroUsize,
    restarts: bool,
    solver: Option<ExactSolver>,
}

/// The arrays that a batch fills, with an entry for each of its boards.
#[derive(Debug)]
pub struct Views<'a> {
    /// Two planes for each board: the stones of the player to move, then those of the
    /// other one; a byte for each cell, 1 or 0.
    pub observation: &'a mut [u8],
    /// For each cell of each board 1 if it can be played, and otherwise 0.
    pub legal: &'a mut [u8],
    /// The result for the player who has just moved: 1 for a win, -1 for a loss, 0 for a
    /// draw or a game that goes on.
    pub reward: &'a mut [f32],
    /// 1 if the step has ended the game, and otherwise 0.
    pub done: &'a mut [u8],
    /// The player to move: 0 for the first, 1 for the second.
    pub turn: &'a mut [u8],
}

impl<'a> Views<'a> {
    /// Returns the entries of the first `boards` boards, and the others.
    fn split(self, boards: usize, cells: usize) -> (Views<'a>, Views<'a>) {
        let (observation, observations) = self.observation.split_at_mut(boards * 2 * cells);
        let (legal, legals) = self.legal.split_at_mut(boards * cells);
        let (reward, rewards) = self.reward.split_at_mut(boards);
        let (done, dones) = self.done.split_at_mut(boards);
        let (turn, turns) = self.turn.split_at_mut(boards);
        let first = Views {
            observation,
            legal,
            reward,
            done,
            turn,
        };
        let others = Views {
            observation: observations,
            legal: legals,
            reward: rewards,
            done: dones,
            turn: turns,
        };
        (first, others)
    }
}

/// The least number of boards for which a thread is worth its start.
const BOARDS_PER_THREAD: usize = 256;

impl Batch {
    /// The action that leaves a board as it is.
    pub const PASS: i64 = -1;

    /// Creates a batch of empty boards. A finished game begins again by itself, and one
    /// thread plays all of them.
    ///
    /// # Panics
    ///
    /// Panics if there is not enough memory for `size` boards.
    #[must_use]
    pub fn new(rules: Rules, size: usize, seed: u64) -> Self {
        Self::try_new(rules, size, seed).expect("there is memory for the boards")
    }

    /// Creates a batch of empty boards, like [`Batch::new`].
    ///
    /// # Errors
    ///
    /// Returns an error if there is not enough memory for `size` boards.
    pub fn try_new(rules: Rules, size: usize, seed: u64) -> Result<Self, TryReserveError> {
        Self::from_start(BatchBoard::new(&Position::new(rules)), size, seed)
    }

    /// Creates a batch whose games begin on a board.
    fn from_start(start: BatchBoard, size: usize, seed: u64) -> Result<Self, TryReserveError> {
        let mut games = Vec::new();
        games.try_reserve_exact(size)?;
        games.extend((0..size).map(|place| BatchGame::new(start.clone(), seed, place)));
        Ok(Self {
            rules: start.rules(),
            start,
            games,
            threads: NonZeroUsize::MIN,
            restarts: true,
            solver: None,
        })
    }

    /// Lets several threads share the games where there are enough of them.
    #[must_use]
    pub const fn with_threads(mut self, threads: NonZeroUsize) -> Self {
        self.threads = threads;
        self
    }

    /// Says whether a finished game begins again at once. Otherwise only
    /// [`Batch::PASS`] can be played on it until [`Batch::restart`].
    #[must_use]
    pub const fn with_restarts(mut self, restarts: bool) -> Self {
        self.restarts = restarts;
        self
    }

    /// Returns the rules of the games.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// Returns the number of boards.
    #[must_use]
    pub const fn size(&self) -> usize {
        self.games.len()
    }

    /// Returns the position of a board.
    ///
    /// # Panics
    ///
    /// Panics if there is no such board.
    #[must_use]
    pub fn position(&self, board: usize) -> Position {
        self.games[board].board().position()
    }

    /// Sets the position of a board. The views show it when they are filled again.
    ///
    /// # Errors
    ///
    /// Returns an error if the position has other rules, or if its game is over and
    /// finished games begin again.
    ///
    /// # Panics
    ///
    /// Panics if there is no such board.
    pub fn set(&mut self, board: usize, position: &Position) -> Result<(), SetError> {
        if position.rules() != self.rules {
            return Err(SetError::Rules(self.rules));
        }
        if self.restarts && position.outcome().is_some() {
            return Err(SetError::GameOver);
        }
        self.games[board].set(BatchBoard::new(position));
        Ok(())
    }

    /// Begins the games of all boards again, or of those for which `chosen` is `true`.
    /// With a seed their random numbers begin again as well.
    ///
    /// # Panics
    ///
    /// Panics if `chosen` is given and its length is not the number of boards.
    pub fn restart(&mut self, seed: Option<u64>, chosen: Option<&[bool]>) {
        assert!(chosen.is_none_or(|chosen| chosen.len() == self.size()));
        for (place, game) in self.games.iter_mut().enumerate() {
            if chosen.is_some_and(|chosen| !chosen[place]) {
                continue;
            }
            match seed {
                Some(seed) => *game = BatchGame::new(self.start.clone(), seed, place),
                None => game.set(self.start.clone()),
            }
        }
    }

    /// Chooses a legal action for each board, each with the same chance, and
    /// [`Batch::PASS`] where the game is over.
    ///
    /// # Panics
    ///
    /// Panics if the length of `actions` is not the number of boards.
    pub fn sample(&mut self, actions: &mut [i64]) {
        assert_eq!(actions.len(), self.size(), "an action for each board");
        let share = self.share();
        thread::scope(|scope| {
            let mut shares = self.games.chunks_mut(share).zip(actions.chunks_mut(share));
            let own = shares.next();
            for (games, actions) in shares {
                scope.spawn(move || sample(games, actions));
            }
            if let Some((games, actions)) = own {
                sample(games, actions);
            }
        });
    }

    /// Plays an action on each board, and fills the views.
    ///
    /// # Errors
    ///
    /// Returns an error for the first board whose action cannot be played. No board is
    /// then changed, and no view.
    ///
    /// # Panics
    ///
    /// Panics if the actions or a view do not have the size of the batch.
    pub fn step(&mut self, actions: &[i64], views: Views<'_>) -> Result<(), IllegalAction> {
        assert_eq!(actions.len(), self.size(), "an action for each board");
        let (cells, size) = (self.rules.squares(), self.size());
        let lengths = [views.reward.len(), views.done.len(), views.turn.len()];
        assert_eq!(lengths, [size; 3], "an entry for each board");
        assert_eq!(views.legal.len(), size * cells, "a plane for each board");
        assert_eq!(views.observation.len(), size * cells * 2, "two planes");
        for (board, (game, &action)) in self.games.iter().zip(actions).enumerate() {
            let checked = game.check(action);
            checked.map_err(|reason| IllegalAction {
                board,
                action,
                reason,
            })?;
        }
        self.advance(actions, views);
        Ok(())
    }

    /// Shows a board in the views as it is: nobody has moved, so its reward is 0 and it is
    /// not done.
    ///
    /// # Panics
    ///
    /// Panics if there is no such board, or a view does not have the size of the batch.
    pub fn show(&self, board: usize, views: Views<'_>) {
        let cells = self.rules.squares();
        let (_, others) = views.split(board, cells);
        let (own, _) = others.split(1, cells);
        let board = self.games[board].board();
        own.reward[0] = 0.0;
        own.done[0] = 0;
        own.turn[0] = board.turn() as u8;
        board.write(own.observation, own.legal);
    }

    /// Returns the exact value of each board for the player to move: 1 for a win, 0 for a
    /// draw, -1 for a loss. A game that is over is worth its result.
    ///
    /// Of the limits, `nodes` for each board, `memory` and `stop` apply.
    ///
    /// # Errors
    ///
    /// Returns an error if these boards are too large for exact values, or if a limit is
    /// met first.
    pub fn values(&mut self, limits: &Limits<'_>) -> Result<Vec<i8>, ValuesError> {
        if self.solver.is_none() {
            self.solver = ExactSolver::new(self.rules);
        }
        let solver = self.solver.as_mut().ok_or(ValuesError::TooLarge)?;
        let values = self.games.iter().map(|game| game.value(solver, limits));
        let values: Result<_, OutOfLimits> = values.collect();
        values.map_err(|_| ValuesError::OutOfLimits)
    }

    /// Returns the number of boards for each thread.
    fn share(&self) -> usize {
        let share = self.size().div_ceil(self.threads.get());
        share.max(BOARDS_PER_THREAD)
    }

    fn advance(&mut self, actions: &[i64], views: Views<'_>) {
        let (cells, share) = (self.rules.squares(), self.share());
        let restart = self.restarts.then_some(&self.start);
        thread::scope(|scope| {
            let mut shares = self.games.chunks_mut(share).zip(actions.chunks(share));
            let mut rest = Some(views);
            let mut next = move || {
                let (games, actions) = shares.next()?;
                let (views, others) = rest.take()?.split(games.len(), cells);
                rest = Some(others);
                Some((games, actions, views))
            };
            let own = next();
            while let Some((games, actions, views)) = next() {
                scope.spawn(move || advance(games, actions, views, cells, restart));
            }
            if let Some((games, actions, views)) = own {
                advance(games, actions, views, cells, restart);
            }
        });
    }
}

fn sample(games: &mut [BatchGame], actions: &mut [i64]) {
    for (game, action) in games.iter_mut().zip(actions) {
        *action = game.sample();
    }
}

/// Plays legal actions, and fills the views of these games. Those that have ended begin
/// again with the board `restart`, if there is one.
fn advance(
    games: &mut [BatchGame],
    actions: &[i64],
    views: Views<'_>,
    cells: usize,
    restart: Option<&BatchBoard>,
) {
    let Views {
        observation,
        legal,
        reward,
        done,
        turn,
    } = views;
    let planes = observation.chunks_exact_mut(2 * cells);
    let legal = legal.chunks_exact_mut(cells);
    for (place, ((game, planes), legal)) in games.iter_mut().zip(planes).zip(legal).enumerate() {
        let result = game.play(actions[place]);
        reward[place] = result.unwrap_or_default().into();
        done[place] = result.is_some().into();
        if let (Some(_), Some(start)) = (result, restart) {
            game.set(start.clone());
        }
        turn[place] = game.board().turn() as u8;
        game.board().write(planes, legal);
    }
}
