//! The time of the turn that is being thought about.

use std::time::Duration;

use dooz_play::records::NodeId;

use super::App;

/// A timer for one turn. It stands still while the game does.
#[derive(Debug, Default)]
pub(super) struct TurnTimer {
    /// The game and the node at which the turn began.
    turn: Option<(u32, NodeId)>,
    elapsed: Duration,
    /// The time of the last update.
    updated: Duration,
}

impl App {
    /// Returns the time that the player to move has thought.
    pub(crate) fn elapsed(&self) -> Duration {
        self.timer.elapsed
    }

    /// Returns `true` if the board shows a game that was lost on time.
    pub(crate) fn shows_lost_on_time(&self) -> bool {
        self.back.is_none() && self.game.lost_on_time().is_some()
    }

    /// Returns `true` if the clock of the player to move runs: not in the menu,
    /// in puzzles, in an opening or in a review, and not while the game is paused.
    pub(super) fn clock_runs(&self) -> bool {
        let is_begun = self.quiz.is_none() && self.opening().is_none();
        let is_played = self.runs() && is_begun && !self.game.is_paused();
        self.game.options().clock.is_limited() && is_played && self.game.outcome().is_none()
    }

    /// Adds the time since the last event to the turn, and ends the game if it
    /// was too long for a person. The moves of computers bring their own times.
    pub(super) fn run_clock(&mut self) {
        let passed = self.now.saturating_sub(self.timer.updated);
        self.timer.updated = self.now;
        if !self.clock_runs() {
            return;
        }
        self.timer.elapsed += passed;
        if self.is_persons_turn() && self.game.check_flag(self.timer.elapsed) {
            self.moved();
        }
    }

    /// Leaves out the time since the last event, in which the program stood still.
    pub(crate) fn skip_time(&mut self, now: Duration) {
        self.now = now;
        self.timer.updated = now;
    }

    /// Resets the timer. Turns are told apart only within a match.
    pub(super) fn restart_timer(&mut self) {
        self.timer.elapsed = Duration::ZERO;
    }

    /// Resets the timer if another turn has begun.
    pub(super) fn begin_turn(&mut self) {
        let turn = Some((self.game.number(), self.game.tree().cursor()));
        if self.timer.turn != turn {
            self.timer.turn = turn;
            self.restart_timer();
        }
    }
}
