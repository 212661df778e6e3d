//! The review of a game: stepping through it, and continuing from a move.

use dooz_coach::advice::ReviewedMove;
use dooz_core::{Player, Square};
use dooz_locale::coach::review as sentences;
use dooz_play::matches::Participant;

use super::{App, Effect};
use crate::play::tui::input::keys::KeyCommand;
use crate::play::tui::view::names;

impl App {
    /// Returns the reviewed move: the last one on the board.
    pub(crate) fn reviewed(&self) -> Option<&ReviewedMove> {
        let review = self.review.as_ref()?;
        review.moves.get(self.shown_moves().checked_sub(1)?)
    }

    /// Returns the better move, if the reviewed one was not the best.
    pub(crate) fn suggested(&self) -> Option<Square> {
        let better = self.reviewed()?.better.as_ref()?;
        Some(better.found.square)
    }

    /// Returns the share of decisions that the players kept, and the move that decided the game.
    pub(crate) fn review_summary(&self) -> Vec<String> {
        let Some(review) = &self.review else {
            return Vec::new();
        };
        let name = |player| names::sign(self, player).to_string();
        let decisions = |of: Player| {
            let reviewed = &review.players[of as usize];
            sentences::decisions_in_short(reviewed, &name(of), &self.locale)
        };
        let mut summary = Player::BOTH.map(decisions).to_vec();
        summary.push(sentences::turning_point(review, name, &self.locale));
        summary
    }

    /// Returns the sentences about the reviewed move.
    pub(crate) fn review_sentences(&self) -> Vec<String> {
        let Some(reviewed) = self.reviewed() else {
            return vec![self.locale.text("play-review-start").into_owned()];
        };
        let found = &reviewed.found;
        let judgement = self.judgement(reviewed.player, found.square, reviewed.class);
        let better = reviewed.better.as_ref();
        let better = better.map(|better| sentences::better_move(better, &self.locale));
        std::iter::once(judgement).chain(better).collect()
    }

    /// Runs a command in a review, or returns `false` if it has its usual
    /// meaning.
    pub(super) fn run_in_review(&mut self, command: KeyCommand, effects: &mut Vec<Effect>) -> bool {
        let shown = self.shown_moves();
        let forward = if self.text().is_mirrored() { -1 } else { 1 };
        match command {
            KeyCommand::Go(right, up) if right == forward || up < 0 => self.look_at(shown + 1),
            KeyCommand::Go(..) => self.look_at(shown.saturating_sub(1)),
            KeyCommand::Enter => self.try_from_here(),
            KeyCommand::Close | KeyCommand::Review => self.leave_review(),
            KeyCommand::Undo
            | KeyCommand::Redo
            | KeyCommand::Hint
            | KeyCommand::NewGame
            | KeyCommand::Pause => {
                self.leave_review();
                self.run(command, effects);
            }
            _ => return false,
        }
        true
    }

    pub(super) fn leave_review(&mut self) {
        self.review = None;
        self.back = None;
    }

    /// Takes moves back until a person can replace the reviewed move, or answer
    /// it if a computer made it.
    fn try_from_here(&mut self) {
        let target = self.retry_from(self.shown_moves());
        self.moved();
        while self.game.moves().len() > target {
            self.game.undo_move();
        }
        if self.game.options().is_show() {
            self.game.go_on();
        } else {
            self.say(self.locale.text("play-try-again").into_owned());
        }
    }

    fn retry_from(&self, shown: usize) -> usize {
        let moves = self.game.moves().len();
        let is_persons =
            |ply: usize| self.game.participant(self.game.mover(ply)) == Participant::Person;
        let plays_again = |ply: &usize| self.game.options().is_show() || is_persons(*ply);
        let is_answer = shown > 0 && shown < moves && !is_persons(shown - 1);
        let latest = if is_answer {
            shown
        } else {
            shown.saturating_sub(1)
        };
        (0..=latest).rev().find(plays_again).unwrap_or(latest)
    }
}
