//! Setting up a position on the board.

use dooz_core::{Player, Position, Square, Symbol};
use dooz_locale::Explain;
use dooz_play::matches::{Match, MatchOptions};
use dooz_play::position_editor::PositionEditor;

use super::{App, Effect, Look, Overlay};
use crate::play::tui::app::menu::Menu;
use crate::play::tui::input::keys::KeyCommand;
use crate::play::tui::view::dialog::help::{self, Help};

/// A position that is being set up instead of the match.
pub(crate) struct BoardSetup {
    /// The match to return to.
    before: Match,
    editor: PositionEditor,
    drawn: Drawn,
}

/// A board as it is drawn, with the symbol of its first player.
type Drawn = (Position, Symbol);

impl BoardSetup {
    /// Returns the position, even if it cannot occur in a game.
    pub(crate) const fn position(&self) -> &Position {
        &self.drawn.0
    }

    /// Returns the symbol of the position's first player.
    pub(crate) const fn first(&self) -> Symbol {
        self.drawn.1
    }

    /// Changes the position, unless it could not be drawn.
    fn change(&mut self, change: impl FnOnce(&mut PositionEditor)) {
        let mut editor = self.editor.clone();
        change(&mut editor);
        if let Ok(drawn) = editor.setup().drawn() {
            (self.editor, self.drawn) = (editor, drawn);
        }
    }
}

impl App {
    /// Lets the person set up a position for a match with these options. The stones on
    /// the board stay if its rules do.
    pub(super) fn begin_setup(&mut self, options: &MatchOptions, look: Look) {
        let (shown, _) = self.shown();
        let first = match &self.board_setup {
            Some(setup) => setup.first(),
            None => self.game.symbol(Player::First),
        };
        let options = MatchOptions {
            random_stone: false,
            swap2: false,
            ..*options
        };
        let editor = if shown.rules() == options.rules {
            PositionEditor::of(&shown, first)
        } else {
            PositionEditor::new(options.rules)
        };
        let Ok(drawn) = editor.setup().drawn() else {
            return;
        };
        self.leave_setup();
        self.leave_puzzles();
        let before = std::mem::replace(&mut self.game, Match::new(options));
        self.look = look;
        self.begin_match();
        self.board_setup = Some(BoardSetup {
            before,
            editor,
            drawn,
        });
    }

    /// Returns to the match.
    pub(super) fn leave_setup(&mut self) {
        if let Some(setup) = self.board_setup.take() {
            self.game = setup.before;
            self.begin_match();
        }
    }

    /// Begins a match in the position, or says why it is none.
    fn play_setup(&mut self, effects: &mut Vec<Effect>) {
        let game = match self.match_on_board() {
            Ok(game) => game,
            Err(sentence) => return self.warn(sentence),
        };
        if let Some(question) = self.question_before_leaving("play-leave-again") {
            return self.warn(question);
        }
        self.board_setup = None;
        self.game = game;
        self.begin_match();
        effects.push(Effect::NewMatch);
    }

    /// Returns the match on the board, or says why the position that is set up is none.
    pub(super) fn match_on_board(&self) -> Result<Match, String> {
        let Some(setup) = &self.board_setup else {
            return Ok(self.game.clone());
        };
        let mut game = Match::new(*self.game.options());
        let is_set_up = game.set_up(setup.editor.setup());
        is_set_up.map_err(|error| error.explain(&self.locale))?;
        Ok(game)
    }

    /// Runs a command while a position is set up. Commands of a game do nothing.
    pub(super) fn run_in_setup(&mut self, command: KeyCommand, effects: &mut Vec<Effect>) {
        match command {
            KeyCommand::Go(right, up) => self.go(right, up),
            KeyCommand::Enter => self.play(self.cursor),
            KeyCommand::Pause => self.play_setup(effects),
            KeyCommand::Close => self.leave_setup(),
            KeyCommand::Menu => {
                let mut menu = Menu::new(&self.game, &self.look, &self.autosaves);
                // This game never has a random stone, whatever the next one may have.
                menu.random_stone = None;
                self.overlay = Some(Overlay::Menu(Box::new(menu)));
            }
            KeyCommand::Help => self.overlay = Some(Overlay::Help(Help::of(help::OF_SETUPS))),
            KeyCommand::Numbers => self.number_squares(),
            KeyCommand::Quit => self.quit(effects),
            KeyCommand::NewGame => self.change_setup(|editor| {
                editor.set_to_move(!editor.setup().to_move());
            }),
            KeyCommand::Undo => self.change_setup(|editor| {
                editor.undo();
            }),
            _ => {}
        }
    }

    /// Changes the stone on a square.
    pub(super) fn change_stone(&mut self, square: Square) {
        self.change_setup(|editor| editor.put_next(square));
    }

    /// Removes all stones.
    pub(super) fn clear_setup(&mut self) {
        self.change_setup(PositionEditor::clear);
    }

    fn change_setup(&mut self, change: impl FnOnce(&mut PositionEditor)) {
        if let Some(setup) = &mut self.board_setup {
            setup.change(change);
        }
    }

    /// Returns the match to which the person can return from a puzzle or a setup, or
    /// else the one on the board.
    pub(crate) fn played_match(&mut self) -> &mut Match {
        match (&mut self.quiz, &mut self.board_setup) {
            (Some(quiz), _) => &mut quiz.before,
            (None, Some(setup)) => &mut setup.before,
            (None, None) => &mut self.game,
        }
    }
}
