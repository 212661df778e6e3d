//! The commands of a person.

use dooz_core::{PlayError, Square};
use dooz_locale::explain_move;

use super::{App, Effect, Overlay, text_of};
use crate::play::tui::app::menu::Menu;
use crate::play::tui::input::keys::KeyCommand;
use crate::play::tui::view::dialog::help::{self, Help};

impl App {
    pub(super) fn run(&mut self, command: KeyCommand, effects: &mut Vec<Effect>) {
        self.notice = None;
        if self.quiz.is_some() {
            return self.run_in_quiz(command, effects);
        }
        if self.board_setup.is_some() {
            return self.run_in_setup(command, effects);
        }
        if self.review.is_some() && self.run_in_review(command, effects) {
            return;
        }
        if self.opening().is_some() && self.run_in_opening(command) {
            return;
        }
        match command {
            KeyCommand::Go(right, up) => self.go(right, up),
            KeyCommand::Enter => self.play(self.cursor),
            KeyCommand::Close | KeyCommand::Menu => {
                self.stop_thinking();
                self.overlay = Some(Overlay::Menu(Box::new(Menu::new(
                    &self.game,
                    &self.look,
                    &self.autosaves,
                ))));
            }
            KeyCommand::Help => self.overlay = Some(Overlay::Help(Help::of(help::OF_MATCHES))),
            KeyCommand::Undo => self.undo(),
            KeyCommand::Redo => self.redo(),
            KeyCommand::Hint => effects.extend(self.seek_hint()),
            KeyCommand::Why => effects.extend(self.ask_why()),
            KeyCommand::Values => self.toggle_values(),
            KeyCommand::Analysis => self.toggle_analysis(),
            KeyCommand::Review => effects.extend(self.ask_review()),
            KeyCommand::NewGame => self.new_game(),
            KeyCommand::Earlier => self.look_at(self.shown_moves().saturating_sub(1)),
            KeyCommand::Later => self.look_at(self.shown_moves() + 1),
            KeyCommand::Start => self.look_at(0),
            KeyCommand::Now => self.back = None,
            KeyCommand::Pause => self.pause(),
            KeyCommand::Numbers => self.number_squares(),
            KeyCommand::Quit => self.quit(effects),
        }
    }

    /// Switches the numbers of empty squares on or off.
    pub(super) const fn number_squares(&mut self) {
        self.shows_numbers = !self.shows_numbers;
    }

    pub(super) fn go(&mut self, right: i8, up: i8) {
        let rules = self.game.rules();
        let moved = |at: u8, by: i8, size: u8| at.saturating_add_signed(by).min(size - 1);
        let column = moved(self.cursor.column(), right, rules.width());
        let row = moved(self.cursor.row(), up, rules.height());
        if self.cursor_shown
            && let Some(square) = Square::new(column, row)
        {
            self.cursor = square;
        }
        self.cursor_shown = true;
    }

    /// Plays on the square that a person has chosen.
    pub(super) fn play(&mut self, square: Square) {
        self.notice = None;
        if self.game.rules().contains(square) {
            self.cursor = square;
        }
        if self.quiz.is_some() {
            return self.answer(square);
        }
        if self.board_setup.is_some() {
            return self.change_stone(square);
        }
        if self.opening().is_some() {
            return self.place_stone(square);
        }
        let reviewed = self.review.take().is_some();
        if self.back.take().is_some() || reviewed {
            // The board showed another position than the one to play in.
            return;
        }
        let error = match self.game.outcome() {
            Some(_) => PlayError::GameOver,
            // The status line names the side to move.
            None if !self.is_persons_turn() => return,
            None => match self.game.play_in(square, self.elapsed()) {
                Ok(()) => {
                    self.moved();
                    return;
                }
                Err(error) => error,
            },
        };
        self.warn(explain_move(error, self.game.rules(), &self.locale));
    }

    fn undo(&mut self) {
        self.moved();
        let had_sides = self.opening().is_none();
        let sentence = match self.game.undo().last() {
            Some(square) => self
                .locale
                .format("play-undone", &[("square", text_of(*square))]),
            // The choice of the sides was taken back, and the question is asked again.
            None if had_sides && self.opening().is_some() => return,
            None => self.locale.text("play-nothing-to-undo").into_owned(),
        };
        self.say(sentence);
    }

    fn redo(&mut self) {
        self.moved();
        let had_sides = self.opening().is_none();
        let sentence = match self.game.redo().first() {
            Some(square) => self
                .locale
                .format("play-redone", &[("square", text_of(*square))]),
            // The choice of the sides was made again, and the next move is asked for.
            None if !had_sides && self.opening().is_none() => return,
            None => self.locale.text("play-nothing-to-redo").into_owned(),
        };
        self.say(sentence);
    }

    fn new_game(&mut self) {
        if let Some(question) = self.question_before_leaving("play-leave-again") {
            return self.warn(question);
        }
        self.game.new_game();
        self.forget_game();
        // In an opening the question tells more.
        if self.notice.is_none() && self.opening().is_none() {
            self.say(self.locale.text("play-new-game").into_owned());
        }
    }

    pub(super) fn look_at(&mut self, moves: usize) {
        let played = self.game.moves().len();
        self.back = (moves < played).then_some(moves);
    }

    /// Pauses or continues a game between computers.
    fn pause(&mut self) {
        if self.game.is_paused() {
            self.game.go_on();
        } else if self.game.options().is_show() {
            self.game.hold();
            self.stop_thinking();
        }
    }
}
