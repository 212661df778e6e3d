//! The editor of positions.

use dooz_core::{Player, Position, Rules, Setup, SetupError, Square, Symbol};

/// A position that is being edited: any stones, legal or not, with undo.
///
/// ```
/// use dooz_core::{Rules, SetupError, Symbol};
/// use dooz_play::position_editor::PositionEditor;
/// let mut editor = PositionEditor::new(Rules::TIC_TAC_TOE);
/// editor.put("b2".parse()?, Some(Symbol::X));
/// assert_eq!(editor.setup().to_move(), Symbol::O);
/// editor.put("a1".parse()?, Some(Symbol::X));
/// assert_eq!(editor.problem(), Some(SetupError::Counts { x: 2, o: 0, to_move: Symbol::O }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct PositionEditor {
    setup: Setup,
    /// The setups before, for undo.
    earlier: Vec<Setup>,
}

impl PositionEditor {
    /// Creates an editor of the empty board.
    #[must_use]
    pub const fn new(rules: Rules) -> Self {
        Self {
            setup: Setup::new(rules, Symbol::X),
            earlier: Vec::new(),
        }
    }

    /// Creates an editor of a position whose first player has the symbol `first`.
    #[must_use]
    pub fn of(position: &Position, first: Symbol) -> Self {
        let symbol = |player: Player| player.symbol(first);
        let mut setup = Setup::new(position.rules(), symbol(position.turn()));
        for square in position.rules().board().squares() {
            setup.put(square, position.stone(square).map(symbol));
        }
        Self {
            setup,
            earlier: Vec::new(),
        }
    }

    /// Returns the board, for [`Setup::position`] to check.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Returns the rules.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.setup.rules()
    }

    /// Returns the stone on a square, if there is one.
    #[must_use]
    pub fn stone(&self, square: Square) -> Option<Symbol> {
        self.setup.stone(square)
    }

    /// Returns the reason why the position cannot occur in a game, if any.
    #[must_use]
    pub fn problem(&self) -> Option<SetupError> {
        self.setup.position().err()
    }

    /// Puts a stone on a square, or empties it without one. The same stone twice
    /// removes it. Squares off the board are ignored. The side to move follows from the
    /// stones.
    pub fn put(&mut self, square: Square, symbol: Option<Symbol>) {
        if self.rules().contains(square) {
            let mut setup = self.setup;
            setup.put(square, symbol.filter(|_| self.stone(square) != symbol));
            self.change(setup.with_side_by_count());
        }
    }

    /// Puts the next sign on a square: X, O, and nothing again. Signs that would give
    /// both sides a line are skipped. The side to move follows from the stones.
    pub fn put_next(&mut self, square: Square) {
        if !self.rules().contains(square) {
            return;
        }
        let signs = [None, Some(Symbol::X), Some(Symbol::O)];
        let now = self.stone(square);
        let after = signs.iter().cycle().skip_while(|&&sign| sign != now);
        for &sign in after.skip(1).take(signs.len() - 1) {
            let mut setup = self.setup;
            setup.put(square, sign);
            if setup.drawn().is_ok() {
                return self.change(setup.with_side_by_count());
            }
        }
    }

    /// Sets the side to move.
    pub fn set_to_move(&mut self, to_move: Symbol) {
        self.change(copy(&self.setup, self.rules(), to_move));
    }

    /// Removes all stones; X is to move.
    pub fn clear(&mut self) {
        self.change(Setup::new(self.rules(), Symbol::X));
    }

    /// Changes the rules. Stones keep their squares where the board still has them.
    pub fn change_rules(&mut self, rules: Rules) {
        self.change(copy(&self.setup, rules, self.setup.to_move()));
    }

    /// Takes the last change back; returns `false` if there is none.
    pub fn undo(&mut self) -> bool {
        let earlier = self.earlier.pop();
        if let Some(setup) = earlier {
            self.setup = setup;
        }
        earlier.is_some()
    }

    fn change(&mut self, setup: Setup) {
        if setup != self.setup {
            self.earlier.push(std::mem::replace(&mut self.setup, setup));
        }
    }
}

/// Returns the stones that a board of these rules has a square for.
fn copy(setup: &Setup, rules: Rules, to_move: Symbol) -> Setup {
    let mut copy = Setup::new(rules, to_move);
    for symbol in Symbol::BOTH {
        for square in setup.stones(symbol).squares() {
            if rules.contains(square) {
                copy.put(square, Some(symbol));
            }
        }
    }
    copy
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sq(square: &str) -> Square {
        square.parse().unwrap()
    }

    fn editor(rules: Rules, picture: &str, to_move: Symbol) -> PositionEditor {
        let setup = Setup::parse(rules, picture, to_move).unwrap();
        PositionEditor::of(&setup.position().unwrap(), setup.first())
    }

    #[test]
    fn a_position_taken_up_and_put_down_is_the_same() {
        let editor = editor(Rules::TIC_TAC_TOE, "O.. / .X. / O..", Symbol::X);
        let again = editor.setup();
        assert_eq!(again.first(), Symbol::O);
        let position = again.position().unwrap();
        let taken = PositionEditor::of(&position, again.first());
        assert_eq!(taken.setup(), editor.setup());
    }

    #[test]
    fn stones_keep_their_squares_when_the_board_grows_or_shrinks() {
        let before = editor(Rules::TIC_TAC_TOE, "..O / .X. / X..", Symbol::O);
        let mut grown = before.clone();
        grown.change_rules("4x5x3".parse().unwrap());
        assert_eq!(grown.stone(sq("c3")), Some(Symbol::O));
        grown.put(sq("d5"), Some(Symbol::X));
        grown.change_rules(Rules::TIC_TAC_TOE);
        assert_eq!(grown.setup(), before.setup());
    }

    #[test]
    fn the_same_stone_twice_takes_it_away_and_another_replaces_it() {
        let mut editor = PositionEditor::new(Rules::TIC_TAC_TOE);
        editor.put(sq("b2"), Some(Symbol::X));
        editor.put(sq("b2"), Some(Symbol::O));
        assert_eq!(editor.stone(sq("b2")), Some(Symbol::O));
        editor.put(sq("b2"), Some(Symbol::O));
        editor.put(sq("p9"), Some(Symbol::O));
        let empty = Setup::new(Rules::TIC_TAC_TOE, Symbol::X);
        assert_eq!((editor.setup(), editor.problem()), (&empty, None));
    }

    #[test]
    fn two_winners_are_a_problem_that_the_next_sign_avoids() {
        let mut editor = PositionEditor::new(Rules::TIC_TAC_TOE);
        for (squares, symbol) in [("a1 b1 c1", Symbol::X), ("a3 b3", Symbol::O)] {
            for square in squares.split(' ') {
                editor.put(sq(square), Some(symbol));
            }
        }
        editor.put_next(sq("c3"));
        assert_eq!(editor.stone(sq("c3")), Some(Symbol::X));
        editor.put_next(sq("c3"));
        assert_eq!(
            editor.stone(sq("c3")),
            None,
            "a circle would be a second line"
        );
        editor.put(sq("c3"), Some(Symbol::O));
        assert_eq!(editor.problem(), Some(SetupError::TwoWinners));
    }

    #[test]
    fn the_next_sign_settles_who_is_to_move() {
        let mut editor = PositionEditor::new(Rules::TIC_TAC_TOE);
        editor.put_next(sq("b2"));
        assert_eq!(editor.setup().to_move(), Symbol::O);
        editor.put_next(sq("b2"));
        assert_eq!(editor.setup().to_move(), Symbol::X);
        editor.set_to_move(Symbol::O);
        assert!(matches!(editor.problem(), Some(SetupError::Counts { .. })));
    }

    #[test]
    fn changes_are_taken_back_one_by_one() {
        let mut editor = PositionEditor::new(Rules::TIC_TAC_TOE);
        let start = *editor.setup();
        editor.put_next(sq("b2"));
        let stone = *editor.setup();
        editor.set_to_move(Symbol::X);
        // What changes nothing is no step.
        editor.set_to_move(Symbol::X);
        editor.clear();
        assert!(editor.undo() && editor.undo());
        assert_eq!(editor.setup(), &stone);
        assert!(editor.undo());
        assert_eq!(editor.setup(), &start);
        assert!(!editor.undo(), "there is nothing before the start");
    }
}
