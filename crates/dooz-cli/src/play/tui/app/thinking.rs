//! The thinking of computer players, and its results.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use dooz_core::classics::Classic;
use dooz_core::{CannotPlay, Position};
use dooz_locale::Explain;
use dooz_play::matches::{NotPlayed, Participant, Thought, Turn};
use dooz_play::players::{PlayerRow, Snapshot};

use super::{App, Effect, Overlay, text_of};
use crate::play::tui::view::names;
use crate::program::ProgramFailure;

/// A turn that a computer is thinking about.
pub(super) struct Thinking {
    job: u64,
    for_hint: bool,
    player: &'static PlayerRow,
    progress: Option<Snapshot>,
    /// The board that the program shows while it thinks.
    shown: Option<Position>,
    stop: Arc<AtomicBool>,
}

impl App {
    /// Returns `true` if the interface waits for ticks.
    pub(crate) fn needs_ticks(&self) -> bool {
        self.thinking.is_some()
            || self.is_asking()
            || self.entry.waits()
            || (self.rest > 0 && self.runs())
            || self.clock_runs()
    }

    /// Returns `true` if a computer thinks about the next move.
    pub(crate) fn is_thinking(&self) -> bool {
        self.thinking
            .as_ref()
            .is_some_and(|thinking| !thinking.for_hint)
    }

    /// Returns `true` if a computer looks for a hint.
    pub(crate) fn is_seeking_hint(&self) -> bool {
        self.thinking
            .as_ref()
            .is_some_and(|thinking| thinking.for_hint)
    }

    /// Returns the progress of the thinking about the next move, and the kind
    /// of player. Progress of a hint would reveal the hint.
    pub(crate) fn progress_of_thinking(&self) -> Option<(&'static PlayerRow, &Snapshot)> {
        let thinking = self.thinking.as_ref()?;
        let progress = thinking.progress.as_ref().filter(|_| !thinking.for_hint)?;
        Some((thinking.player, progress))
    }

    pub(super) fn seek_hint(&mut self) -> Option<Effect> {
        self.back = None;
        if self.game.outcome().is_some() {
            self.say(self.locale.text("play-no-hint").into_owned());
        }
        if !self.is_persons_turn() || self.thinking.is_some() {
            return None;
        }
        let turn = self.game.hint()?;
        Some(self.think(turn, true))
    }

    pub(super) fn tick(&mut self, effects: &mut Vec<Effect>) {
        self.ticks = self.ticks.wrapping_add(1);
        self.rest = self.rest.saturating_sub(1);
        if let Some(letter) = self.entry.tick() {
            self.run_letter(letter, effects);
        }
    }

    pub(super) fn progressed(&mut self, job: u64, progress: Snapshot) {
        if let Some(thinking) = self
            .thinking
            .as_mut()
            .filter(|thinking| thinking.job == job)
        {
            thinking.progress = Some(progress);
        }
    }

    pub(super) fn board_shown(&mut self, job: u64, board: Position) {
        let thinking = self.thinking.as_mut();
        if let Some(thinking) = thinking.filter(|thinking| thinking.job == job) {
            thinking.shown = Some(board);
        }
    }

    /// Returns the board that a program shows while it thinks.
    pub(crate) fn board_in_thought(&self) -> Option<Position> {
        self.thinking.as_ref()?.shown
    }

    pub(super) fn answered(
        &mut self,
        job: u64,
        thought: Result<Thought, CannotPlay>,
        failure: Option<ProgramFailure>,
    ) {
        let for_hint = self.is_seeking_hint();
        if !self.end_thinking(job) {
            return;
        }
        let thought = match thought {
            Ok(thought) => thought,
            Err(error) => {
                self.stuck = !for_hint;
                return self.warn(error.explain(&self.locale));
            }
        };
        if for_hint {
            if let Some(square) = thought.choice.square {
                self.hint = Some((*self.game.position(), square));
                self.say(
                    self.locale
                        .format("play-hint", &[("square", text_of(square))]),
                );
                self.bring_into_view(square);
            }
            return;
        }

        let brain = names::brain(&self.locale, Participant::Computer(thought.turn.spec));
        let accepted = self.game.accept(thought);
        if let Ok(square) = accepted {
            // A warning stays until the person does something.
            let warning = self.notice.take_if(|notice| notice.is_warning);
            self.moved();
            let article = names::article(self);
            let remark = article.and_then(|article| article.moved(square, &self.locale));
            if let Some(remark) = remark.filter(|_| self.game.outcome().is_none()) {
                self.say(remark);
            }
            self.notice = warning.or(self.notice.take());
            if self.game.options().is_show() {
                self.rest = self.look.pace_in_ticks();
            }
            self.bring_into_view(square);
        } else if accepted == Err(NotPlayed::LostOnTime) {
            self.moved();
        } else if accepted == Err(NotPlayed::NoMove) {
            self.stuck = true;
            let no_move = || {
                self.locale
                    .format("think-no-move", &[("brain", brain.into())])
            };
            self.warn(failure.map_or_else(no_move, |failure| failure.explain(&self.locale)));
        }
    }

    /// Returns the turn of a computer player, if it is to move, or to decide in the
    /// opening, and nothing delays it.
    pub(super) fn next_thought(&mut self) -> Option<Effect> {
        let waits = self.rest > 0 || self.stuck || self.thinking.is_some();
        if waits || !self.runs() {
            return None;
        }
        if self.opening().is_some() {
            return self.next_decision();
        }
        let turn = self.game.pending()?;
        Some(self.think(turn, false))
    }

    /// Returns `true` if computer players may move now.
    pub(super) fn runs(&self) -> bool {
        let watched = !self.game.options().is_show() || self.back.is_none();
        let is_played = self.review.is_none() && self.board_setup.is_none();
        watched && is_played && !matches!(self.overlay, Some(Overlay::Menu(_)))
    }

    /// Returns `true` if a person is to move, which is not the case while a
    /// computer's turn is paused.
    pub(crate) fn is_persons_turn(&self) -> bool {
        let player = self.decider().unwrap_or(self.game.position().turn());
        self.game.outcome().is_none() && self.game.participant(player) == Participant::Person
    }

    fn think(&mut self, turn: Turn, for_hint: bool) -> Effect {
        let row = turn.spec.row();
        let is_tictac = row.classic == Some(&Classic::LAFORE);
        let stop = self.begin_thinking(row, for_hint);
        if is_tictac && self.look.classic && !for_hint {
            return Effect::ThinkAloud(self.jobs, Box::new(turn), stop);
        }
        Effect::Think(self.jobs, Box::new(turn), stop)
    }

    /// Gives a new job to a player, and returns the flag that stops it.
    pub(super) fn begin_thinking(
        &mut self,
        player: &'static PlayerRow,
        for_hint: bool,
    ) -> Arc<AtomicBool> {
        self.jobs += 1;
        let stop = Arc::<AtomicBool>::default();
        self.thinking = Some(Thinking {
            job: self.jobs,
            for_hint,
            player,
            progress: None,
            shown: None,
            stop: Arc::clone(&stop),
        });
        stop
    }

    /// Ends the thinking of a job; returns `false` if nobody waits for it any more.
    pub(super) fn end_thinking(&mut self, job: u64) -> bool {
        let is_expected = |thinking: &mut Thinking| thinking.job == job;
        self.thinking.take_if(is_expected).is_some()
    }

    pub(super) fn stop_thinking(&mut self) {
        if let Some(thinking) = self.thinking.take() {
            thinking.stop.store(true, Ordering::Relaxed);
        }
    }
}
