//! Setting up a position on the board.

use dooz_core::{Player, Position, Setup, Square, Symbol};
use dooz_locale::Explain;
use dooz_play::matches::{Match, MatchOptions};

use super::{App, Effect, Look, Overlay};
use crate::play::tui::app::menu::Menu;
use crate::play::tui::input::keys::KeyCommand;
use crate::play::tui::view::dialog::help::Help;

/// A position that is being set up instead of the match.
pub(crate) struct BoardSetup {
    /// The match to return to.
    before: Match,
    setup: Setup,
    /// The setups before, for undo.
    earlier: Vec<Setup>,
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

    /// Changes the setup, unless it could not be drawn; returns `false` then.
    fn change(&mut self, setup: Setup) -> bool {
        let Ok(drawn) = setup.drawn() else {
            return false;
        };
        self.drawn = drawn;
        self.earlier.push(std::mem::replace(&mut self.setup, setup));
        true
    }

    /// Puts the next sign on a square: X, O, and nothing again. Signs that would give
    /// both sides a line are skipped. The side to move follows from the stones.
    fn change_stone(&mut self, square: Square) {
        let signs = [None, Some(Symbol::X), Some(Symbol::O)];
        let holds = |sign: Option<Symbol>| {
            sign.is_some_and(|symbol| self.setup.stones(symbol).contains(square))
        };
        let now = signs.iter().position(|&sign| holds(sign)).unwrap_or(0);
        for step in 1..signs.len() {
            let mut setup = self.setup;
            setup.put(square, signs[(now + step) % signs.len()]);
            if self.change(setup.with_side_by_count()) {
                return;
            }
        }
    }

    /// Lets the other side move.
    fn change_side(&mut self) {
        self.change(copy(&self.setup, !self.setup.to_move()));
    }

    fn clear(&mut self) {
        self.change(Setup::new(self.setup.rules(), Symbol::X));
    }

    fn undo(&mut self) {
        if let Some(setup) = self.earlier.pop()
            && let Ok(drawn) = setup.drawn()
        {
            (self.setup, self.drawn) = (setup, drawn);
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
        let setup = if shown.rules() == options.rules {
            setup_of(&shown, first)
        } else {
            Setup::new(options.rules, Symbol::X)
        };
        let Ok(drawn) = setup.drawn() else {
            return;
        };
        self.leave_setup();
        self.leave_puzzles();
        let before = std::mem::replace(&mut self.game, Match::new(options));
        self.look = look;
        self.begin_match();
        self.board_setup = Some(BoardSetup {
            before,
            setup,
            earlier: Vec::new(),
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
        let Some(setup) = &self.board_setup else {
            return;
        };
        let mut game = Match::new(*self.game.options());
        if let Err(error) = game.set_up(&setup.setup) {
            return self.warn(error.explain(&self.locale));
        }
        self.board_setup = None;
        self.game = game;
        self.begin_match();
        effects.push(Effect::NewMatch);
    }

    /// Runs a command while a position is set up. Commands of a game do nothing.
    pub(super) fn run_in_setup(&mut self, command: KeyCommand, effects: &mut Vec<Effect>) {
        match command {
            KeyCommand::Go(right, up) => self.go(right, up),
            KeyCommand::Enter => self.play(self.cursor),
            KeyCommand::Pause => self.play_setup(effects),
            KeyCommand::Close => self.leave_setup(),
            KeyCommand::Menu => {
                let menu = Menu::new(&self.game, &self.look, &self.autosaves);
                self.overlay = Some(Overlay::Menu(Box::new(menu)));
            }
            KeyCommand::Help => self.overlay = Some(Overlay::Help(Help::of_setups())),
            KeyCommand::Numbers => self.number_squares(),
            KeyCommand::Quit => effects.push(Effect::Quit),
            KeyCommand::NewGame => self.change_setup(BoardSetup::change_side),
            KeyCommand::Undo => self.change_setup(BoardSetup::undo),
            _ => {}
        }
    }

    /// Changes the stone on a square.
    pub(super) fn change_stone(&mut self, square: Square) {
        if self.game.rules().contains(square) {
            self.change_setup(|setup| setup.change_stone(square));
        }
    }

    /// Removes all stones.
    pub(super) fn clear_setup(&mut self) {
        self.change_setup(BoardSetup::clear);
    }

    fn change_setup(&mut self, change: impl FnOnce(&mut BoardSetup)) {
        if let Some(setup) = &mut self.board_setup {
            change(setup);
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

/// Returns the setup of a position whose first player has this symbol.
fn setup_of(position: &Position, first: Symbol) -> Setup {
    let symbol = |player| match player {
        Player::First => first,
        Player::Second => !first,
    };
    let mut setup = Setup::new(position.rules(), symbol(position.turn()));
    for square in position.rules().board().squares() {
        setup.put(square, position.stone(square).map(symbol));
    }
    setup
}

/// Returns the same stones with this side to move.
fn copy(setup: &Setup, to_move: Symbol) -> Setup {
    let mut copy = Setup::new(setup.rules(), to_move);
    for symbol in Symbol::BOTH {
        for square in setup.stones(symbol).squares() {
            copy.put(square, Some(symbol));
        }
    }
    copy
}
