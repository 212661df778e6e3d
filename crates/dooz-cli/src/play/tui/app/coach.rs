//! Questions to the coach, and their answers.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use dooz_coach::advice::{Adviser, Explanation, Review, ValueMap};
use dooz_core::{Player, Position, Square};
use dooz_locale::coach::advice;

use super::{App, Effect, Overlay, text_of};
use crate::play::advice_job::{Advice, AdviceJob, CoachQuestion, move_to_explain};
use crate::play::tui::view::dialog::card::Card;
use crate::play::tui::view::names;

/// The answers of the coach, and the open question.
#[derive(Default)]
pub(crate) struct Coach {
    adviser: Arc<Mutex<Adviser>>,
    asked: Option<OpenQuestion>,
    /// `true` if the board shows the values of moves.
    shows_values: bool,
    values: Option<(Position, ValueMap)>,
}

/// A question waiting for its answer.
struct OpenQuestion {
    job: u64,
    /// The position whose moves are being evaluated; otherwise a person waits.
    values: Option<Position>,
    stop: Arc<AtomicBool>,
}

impl App {
    /// Returns the values of the moves of the shown position, if wanted and
    /// known.
    pub(crate) fn values(&self) -> Option<&ValueMap> {
        let (position, map) = self.coach.values.as_ref()?;
        let is_wanted = self.wants_values() && *position == self.shown().0;
        is_wanted.then_some(map)
    }

    /// Returns `true` if the board is to show the values of moves. In a puzzle
    /// they would reveal the solution, and in an opening the better side.
    pub(crate) fn wants_values(&self) -> bool {
        self.coach.shows_values
            && self.quiz.is_none()
            && self.opening().is_none()
            && self.board_setup.is_none()
    }

    /// Returns `true` while the values of the shown position are being found.
    pub(crate) fn seeks_values(&self) -> bool {
        let asked = self.coach.asked.as_ref().and_then(|asked| asked.values);
        self.wants_values() && asked == Some(self.shown().0)
    }

    /// Returns `true` if a person waits for an answer of the coach.
    pub(crate) fn is_asking(&self) -> bool {
        let asked = self.coach.asked.as_ref();
        asked.is_some_and(|asked| asked.values.is_none())
    }

    pub(super) fn toggle_values(&mut self) {
        self.coach.shows_values = !self.coach.shows_values;
        self.hide_analysis();
    }

    pub(super) const fn hide_values(&mut self) {
        self.coach.shows_values = false;
    }

    /// Asks for the reasons for the hint or, without one, for the last move of
    /// the computer, or for the last move shown.
    pub(super) fn ask_why(&mut self) -> Option<Effect> {
        let Some((position, square)) = self.subject() else {
            self.say(self.locale.text("play-no-why").into_owned());
            return None;
        };
        Some(self.ask(CoachQuestion::Why(position, square)))
    }

    /// Returns the move to be explained, with the position before it.
    fn subject(&self) -> Option<(Position, Square)> {
        if let Some(hint) = self.hint() {
            return Some((*self.game.position(), hint));
        }
        let looks_back = self.back.is_some() || self.review.is_some();
        let ply = if looks_back {
            self.shown_moves().checked_sub(1)?
        } else {
            move_to_explain(&self.game)?
        };
        Some((self.game.position_after(ply), self.game.moves()[ply]))
    }

    /// Asks for a review of the game, unless the computer is about to continue
    /// it.
    pub(super) fn ask_review(&mut self) -> Option<Effect> {
        if self.is_thinking() {
            return None;
        }
        if self.game.moves().is_empty() {
            self.say(self.locale.text("play-no-review").into_owned());
            return None;
        }
        let game = Box::new(self.game.game());
        Some(self.ask(CoachQuestion::Review(game)))
    }

    /// Asks for the values of the shown moves, if wanted and neither known nor
    /// asked for yet.
    pub(super) fn next_values(&mut self) -> Option<Effect> {
        if !self.wants_values() || self.is_asking() {
            return None;
        }
        let (position, _) = self.shown();
        let asked = self.coach.asked.as_ref().and_then(|asked| asked.values);
        let known = self.coach.values.as_ref().map(|(known, _)| *known);
        if position.outcome().is_some() || asked == Some(position) || known == Some(position) {
            return None;
        }
        Some(self.ask(CoachQuestion::Values(position)))
    }

    pub(super) fn ask(&mut self, question: CoachQuestion) -> Effect {
        self.stop_asking();
        let values = match question {
            CoachQuestion::Values(position) => Some(position),
            _ => None,
        };
        let job = AdviceJob::new(question, &self.coach.adviser);
        self.jobs += 1;
        self.coach.asked = Some(OpenQuestion {
            job: self.jobs,
            values,
            stop: job.stop_flag(),
        });
        Effect::Advise(self.jobs, Box::new(job))
    }

    pub(super) fn stop_asking(&mut self) {
        if let Some(asked) = self.coach.asked.take() {
            asked.stop.store(true, Ordering::Relaxed);
        }
    }

    /// Stops a person's question; a question for the values of moves continues.
    pub(super) fn forget_questions(&mut self) {
        if self.is_asking() {
            self.stop_asking();
        }
    }

    pub(super) fn advised(&mut self, job: u64, advice: Option<Advice>) {
        let is_expected = |asked: &OpenQuestion| asked.job == job;
        if !self.coach.asked.as_ref().is_some_and(is_expected) {
            return;
        }
        self.coach.asked = None;
        match advice {
            Some(Advice::Why(why)) => self.show_reasons(&why),
            Some(Advice::Values(position, map)) => self.coach.values = Some((position, map)),
            Some(Advice::Review(review)) => self.show_review(review),
            Some(Advice::Verdict(square, verdict)) => self.judged(square, verdict),
            None => {}
        }
    }

    fn show_reasons(&mut self, why: &Explanation) {
        let square = why.found.square;
        let locale = &self.locale;
        let mut paragraphs = vec![
            self.judgement(why.position.turn(), square, why.class),
            advice::in_short(why, locale),
            advice::certainty(why, locale),
        ];
        paragraphs.retain(|paragraph| !paragraph.is_empty());
        let title = locale.format("panel-why", &[("square", text_of(square))]);
        self.overlay = Some(Overlay::Card(Card::new(title, paragraphs)));
    }

    /// Returns the judgement of a player's move, as a sentence.
    pub(crate) fn judgement(
        &self,
        player: Player,
        square: Square,
        class: dooz_coach::advice::MoveClass,
    ) -> String {
        let gaps = [
            ("player", names::sign(self, player).to_string().into()),
            ("square", text_of(square)),
            ("class", advice::class(class, &self.locale).into()),
        ];
        self.locale.format("advice-move", &gaps)
    }

    fn show_review(&mut self, review: Review) {
        self.moved();
        self.review = Some(review);
        if !self.has_panel() {
            let title = self.locale.text("panel-review").into_owned();
            let paragraphs = self.review_summary();
            self.overlay = Some(Overlay::Card(Card::new(title, paragraphs)));
        }
    }
}
