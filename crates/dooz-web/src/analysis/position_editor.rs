//! The editor of positions.

use dooz_core::{Player, Position, Rules, Setup, SetupError, Square, Symbol};

use crate::board_view::{BoardView, Cell};

/// A position that is being edited: any stones, legal or not.
///
/// ```
/// use dooz_core::{Rules, SetupError, Symbol};
/// use dooz_web::analysis::PositionEditor;
/// let mut editor = PositionEditor::empty(Rules::TIC_TAC_TOE);
/// editor.put("b2".parse()?, Some(Symbol::X));
/// let refused = editor.setup().position();
/// assert_eq!(refused, Err(SetupError::Counts { x: 1, o: 0, to_move: Symbol::X }));
/// editor.to_move = Symbol::O;
/// assert_eq!(editor.setup().position()?.ply(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionEditor {
    rules: Rules,
    /// The stones from the top left, row by row.
    cells: Vec<Option<Symbol>>,
    /// The symbol to move.
    pub to_move: Symbol,
}

impl PositionEditor {
    /// Creates an empty board.
    #[must_use]
    pub fn empty(rules: Rules) -> Self {
        Self {
            rules,
            cells: vec![None; rules.squares()],
            to_move: Symbol::X,
        }
    }

    /// Takes the stones of a position whose first player has the symbol `first`.
    #[must_use]
    pub fn of(position: &Position, first: Symbol) -> Self {
        let rules = position.rules();
        let symbol = |player| match player {
            Player::First => first,
            Player::Second => !first,
        };
        let squares = (0..rules.squares()).filter_map(|cell| rules.square(cell));
        Self {
            rules,
            cells: squares
                .map(|square| position.stone(square).map(symbol))
                .collect(),
            to_move: symbol(position.turn()),
        }
    }

    /// Returns the rules.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// Puts a stone on a square, or empties it without one. The same stone twice
    /// removes it.
    pub fn put(&mut self, square: Square, symbol: Option<Symbol>) {
        if self.rules.contains(square) {
            let cell = &mut self.cells[self.rules.cell(square)];
            *cell = if *cell == symbol { None } else { symbol };
        }
    }

    /// Removes all stones.
    pub fn clear(&mut self) {
        self.cells.fill(None);
    }

    /// Changes the rules. Stones keep their squares where the board still has
    /// them.
    pub fn change_rules(&mut self, rules: Rules) {
        let squares = (0..rules.squares()).filter_map(|cell| rules.square(cell));
        let old = |square| {
            let is_there = self.rules.contains(square);
            is_there.then(|| self.cells[self.rules.cell(square)])
        };
        self.cells = squares.map(|square| old(square).flatten()).collect();
        self.rules = rules;
    }

    /// Returns the board for [`Setup::position`] to check.
    ///
    /// # Panics
    ///
    /// Never: a picture of all cells fits the board.
    #[must_use]
    pub fn setup(&self) -> Setup {
        let signs = self.cells.iter().map(|cell| match cell {
            Some(Symbol::X) => 'X',
            Some(Symbol::O) => 'O',
            None => '.',
        });
        let picture: String = signs.collect();
        let setup = Setup::parse(self.rules, &picture, self.to_move).ok();
        setup.expect("the picture fits the board")
    }

    /// Returns the reason why the position cannot occur in a game, if any.
    #[must_use]
    pub fn problem(&self) -> Option<SetupError> {
        self.setup().position().err()
    }

    /// Returns the board to draw.
    #[must_use]
    pub fn view(&self) -> BoardView {
        let cells = self.cells.iter().map(|&stone| Cell {
            stone,
            ..Cell::default()
        });
        BoardView {
            rules: self.rules,
            cells: cells.collect(),
            to_move: self.to_move,
            outcome: None,
            lines: Vec::new(),
            fresh: None,
            threats: Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
        assert_eq!(PositionEditor::of(&position, again.first()), editor);
    }

    #[test]
    fn stones_keep_their_squares_when_the_board_grows_or_shrinks() {
        let mut grown = editor(Rules::TIC_TAC_TOE, "..O / .X. / X..", Symbol::O);
        grown.change_rules("4x5x3".parse().unwrap());
        assert_eq!(
            grown
                .view()
                .cells
                .iter()
                .filter(|cell| cell.stone.is_some())
                .count(),
            3
        );
        let before = editor(Rules::TIC_TAC_TOE, "..O / .X. / X..", Symbol::O);
        grown.change_rules(Rules::TIC_TAC_TOE);
        assert_eq!(grown, before);
    }

    #[test]
    fn the_same_stone_twice_takes_it_away_and_another_replaces_it() {
        let mut editor = PositionEditor::empty(Rules::TIC_TAC_TOE);
        let b2 = "b2".parse().unwrap();
        editor.put(b2, Some(Symbol::X));
        editor.put(b2, Some(Symbol::O));
        assert_eq!(editor.view().cells[4].stone, Some(Symbol::O));
        editor.put(b2, Some(Symbol::O));
        assert_eq!(editor, PositionEditor::empty(Rules::TIC_TAC_TOE));
        editor.put("p9".parse().unwrap(), Some(Symbol::O));
        assert_eq!(editor.problem(), None);
    }

    #[test]
    fn two_winners_are_a_problem() {
        let mut editor = PositionEditor::empty(Rules::TIC_TAC_TOE);
        for (square, symbol) in [
            ("a1", Symbol::X),
            ("b1", Symbol::X),
            ("c1", Symbol::X),
            ("a3", Symbol::O),
            ("b3", Symbol::O),
            ("c3", Symbol::O),
        ] {
            editor.put(square.parse().unwrap(), Some(symbol));
        }
        assert_eq!(editor.problem(), Some(SetupError::TwoWinners));
    }
}
