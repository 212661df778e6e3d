//! Keys and clicks, and their meaning in each state.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use dooz_core::{Notation, Square};
use dooz_locale::{Digits, Explain};
use dooz_play::matches::Match;
use ratatui::layout::Position;

use super::{App, Effect, Overlay};
use crate::play::tui::app::menu::MenuAction;
use crate::play::tui::input::keys::KeyCommand;
use crate::play::tui::input::square_entry::Taken;
use crate::play::tui::view::layout::panel_width;
use crate::play::tui::view::text::Typesetter;

impl App {
    pub(super) fn key(&mut self, key: KeyEvent, effects: &mut Vec<Effect>) {
        match &mut self.overlay {
            Some(Overlay::Help(_)) => match KeyCommand::of(key) {
                Some(KeyCommand::Quit) => self.quit(effects),
                Some(KeyCommand::Go(0, up)) => self.scroll_overlay(up),
                _ => self.overlay = None,
            },
            Some(Overlay::Menu(menu)) => {
                let action = menu.key(key, &self.locale);
                self.obey(action, effects);
            }
            Some(Overlay::Card(_)) => self.card_key(key, effects),
            None => self.board_key(key, effects),
        }
    }

    /// Handles a key while a card is shown. Beside the board a card is in
    /// nobody's way, so the key closes it and keeps its usual effect; over the
    /// board, arrows scroll.
    fn card_key(&mut self, key: KeyEvent, effects: &mut Vec<Effect>) {
        let (locale, bidi) = (&self.locale, self.look.bidi);
        let text = Typesetter { locale, bidi };
        let panel = self.areas().and_then(|areas| areas.panel);
        let Some(Overlay::Card(card)) = &self.overlay else {
            return;
        };
        let is_beside = panel.is_some_and(|panel| card.fits(panel, text));
        match KeyCommand::of(key) {
            Some(KeyCommand::Go(0, up)) if !is_beside => self.scroll_overlay(up),
            Some(KeyCommand::Close | KeyCommand::Enter | KeyCommand::Why) => self.overlay = None,
            _ => {
                self.overlay = None;
                if is_beside {
                    self.board_key(key, effects);
                }
            }
        }
    }

    /// Scrolls the help or a card.
    fn scroll_overlay(&mut self, up: i8) {
        let (rules, notation) = (self.game.rules(), self.numbering());
        let (locale, bidi) = (&self.locale, self.look.bidi);
        let text = Typesetter { locale, bidi };
        match &mut self.overlay {
            Some(Overlay::Help(help)) => help.scroll(up, self.size, rules, notation, text),
            Some(Overlay::Card(card)) => card.scroll(up, self.size, text),
            _ => {}
        }
    }

    /// Returns `true` if there is room beside the board.
    pub(crate) fn has_panel(&self) -> bool {
        panel_width(self.size.width, self.game.rules()).is_some()
    }

    fn board_key(&mut self, key: KeyEvent, effects: &mut Vec<Effect>) {
        let plain = !key
            .modifiers
            .intersects(KeyModifiers::CONTROL | KeyModifiers::ALT);
        match key.code {
            KeyCode::Char(sign) if plain => {
                if let Some(decision) = self.side_of_key(sign) {
                    return self.take_side(&decision);
                }
                match self.square_of_key(sign) {
                    Some(Ok(square)) => return self.play(square),
                    Some(Err(sentence)) => return self.warn(sentence),
                    None => {}
                }
                let is_command = KeyCommand::of(key).is_some();
                let waited = self.entry.waits();
                if self.entry.type_sign(self.game.rules(), sign, is_command) == Taken::Yes {
                    self.notice = None;
                    return;
                }
                if waited {
                    return self.key_after_letter(key, effects);
                }
                self.entry.take();
            }
            KeyCode::Char(_) => return,
            KeyCode::Backspace if self.entry.is_empty() => return self.clear_setup(),
            KeyCode::Backspace => return self.entry.erase(),
            KeyCode::Esc if !self.entry.is_empty() => {
                self.entry.take();
                return;
            }
            KeyCode::Enter if self.entry.waits() => return self.run_waiting_letter(effects),
            KeyCode::Enter if !self.entry.is_empty() => return self.play_entry(),
            _ if self.entry.waits() => return self.key_after_letter(key, effects),
            _ => {
                self.entry.take();
            }
        }
        if let Some(command) = KeyCommand::of(key) {
            self.run(command, effects);
        }
    }

    /// Returns the square of a digit on 3x3, where every square has a key, or the
    /// sentence that the digit belongs to none.
    fn square_of_key(&self, sign: char) -> Option<Result<Square, String>> {
        let rules = self.game.rules();
        if !self.entry.is_empty() || !Notation::Keypad.fits(rules) {
            return None;
        }
        let cells = self.numbering() == Notation::Cell;
        let notation = if cells {
            Notation::Cell
        } else {
            Notation::Keypad
        };
        let key = Digits::to_latin(sign.encode_utf8(&mut [0; 4])).into_owned();
        let number: u8 = key.parse().ok()?;
        let square = notation.parse(rules, &key).ok();
        Some(square.ok_or_else(|| {
            let (first, last) = if cells { (0, 8) } else { (1, 9) };
            let gaps = [
                ("number", number.into()),
                ("first", first.into()),
                ("last", last.into()),
            ];
            self.locale.format("play-no-such-key", &gaps)
        }))
    }

    fn run_waiting_letter(&mut self, effects: &mut Vec<Effect>) {
        if let Some(letter) = self.entry.take_command() {
            self.run_letter(letter, effects);
        }
    }

    /// Handles the key after a letter that has waited for it.
    fn key_after_letter(&mut self, key: KeyEvent, effects: &mut Vec<Effect>) {
        self.run_waiting_letter(effects);
        // A question is read before it is answered.
        if self.asks.is_none() {
            self.key(key, effects);
        }
    }

    /// Runs the command of a letter.
    pub(super) fn run_letter(&mut self, letter: char, effects: &mut Vec<Effect>) {
        let key = KeyEvent::new(KeyCode::Char(letter), KeyModifiers::NONE);
        if let Some(command) = KeyCommand::of(key) {
            self.run(command, effects);
        }
    }

    fn play_entry(&mut self) {
        match self.entry.take().parse::<Square>() {
            Ok(square) => self.play(square),
            Err(error) => self.warn(error.explain(&self.locale)),
        }
    }

    pub(super) fn mouse(&mut self, mouse: MouseEvent, effects: &mut Vec<Effect>) {
        let place = Position::new(mouse.column, mouse.row);
        let up = match mouse.kind {
            MouseEventKind::ScrollUp => 1,
            MouseEventKind::ScrollDown => -1,
            MouseEventKind::Down(MouseButton::Left) => 0,
            _ => return,
        };
        match &mut self.overlay {
            Some(Overlay::Help(_) | Overlay::Card(_)) if up != 0 => self.scroll_overlay(up),
            Some(Overlay::Help(_) | Overlay::Card(_)) => self.overlay = None,
            Some(Overlay::Menu(menu)) => {
                let (locale, bidi) = (&self.locale, self.look.bidi);
                let text = Typesetter { locale, bidi };
                let action = match up {
                    0 => menu.click(place, self.size, text),
                    up => menu.go(up),
                };
                self.obey(action, effects);
            }
            None if up != 0 => {
                let step = if up > 0 {
                    KeyCommand::Earlier
                } else {
                    KeyCommand::Later
                };
                self.run(step, effects);
            }
            None => {
                if let Some(square) = self.grid().and_then(|grid| grid.square_at(place)) {
                    self.entry.take();
                    self.cursor_shown = false;
                    self.play(square);
                }
            }
        }
    }

    fn obey(&mut self, action: MenuAction, effects: &mut Vec<Effect>) {
        if matches!(action, MenuAction::Start(..) | MenuAction::Open(_))
            && let Some(question) = self.question_before_leaving("play-leave-again")
        {
            if let Some(Overlay::Menu(menu)) = &mut self.overlay {
                menu.problem = Some(question);
            }
            return;
        }
        match action {
            MenuAction::Stay => {}
            MenuAction::Relook(look) => {
                self.look = look;
                self.locale = self.look.locale();
            }
            MenuAction::Back => self.overlay = None,
            MenuAction::Start(options, look) => {
                self.overlay = None;
                self.quiz = None;
                self.board_setup = None;
                self.game = Match::new(*options);
                self.look = look;
                self.begin_match();
                effects.push(Effect::NewMatch);
            }
            MenuAction::SetUp(options, look) => {
                self.overlay = None;
                self.begin_setup(&options, look);
            }
            MenuAction::Save(file) => {
                self.overlay = None;
                match self.match_on_board() {
                    Ok(game) => effects.push(Effect::Save(Box::new(game), file)),
                    Err(sentence) => self.warn(sentence),
                }
            }
            MenuAction::Open(file) => {
                self.overlay = None;
                effects.push(Effect::Open(file));
            }
            MenuAction::Puzzles => {
                self.overlay = None;
                self.leave_setup();
                if self.quiz.is_none() {
                    self.begin_puzzles();
                }
            }
            MenuAction::Quit => self.quit(effects),
        }
    }
}
