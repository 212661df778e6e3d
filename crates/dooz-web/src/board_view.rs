//! What a board shows.

use dooz_core::{Line, Outcome, Position, Rules, Square, Symbol};

/// What a board shows: the stones of a position and what is marked on it,
/// as plain data for whatever draws it.
///
/// ```
/// use dooz_core::{Position, Rules, Symbol};
/// use dooz_web::board_view::BoardView;
/// let mut position = Position::new(Rules::TIC_TAC_TOE);
/// position.play("b2".parse()?)?;
/// let view = BoardView::of(&position, Symbol::X);
/// assert_eq!(view.cells[4].stone, Some(Symbol::X));
/// assert_eq!(view.to_move, Symbol::O);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct BoardView {
    /// The rules of the game.
    pub rules: Rules,
    /// The cells from the top left, row by row, as [`Rules::cell`] counts.
    pub cells: Vec<Cell>,
    /// The symbol of the player to move.
    pub to_move: Symbol,
    /// How the game has ended, if it has.
    pub outcome: Option<Outcome>,
    /// The lines that decided the game.
    pub lines: Vec<Line>,
    /// Where a stone is put down just now.
    pub fresh: Option<Square>,
}

/// What one cell of a board shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cell {
    /// Its stone.
    pub stone: Option<Symbol>,
    /// The number of its move, from 1, if numbers are shown.
    pub number: Option<u16>,
    /// Whether its stone was the last move.
    pub last: bool,
    /// Whether its stone is one of a line that decided the game.
    pub wins: bool,
    /// A stone that is not played: of a line that is only thought of.
    pub thought: Option<PlannedStone>,
    /// What a move here is worth.
    pub heat: Option<Heat>,
    /// What points at the cell.
    pub mark: Option<CellMark>,
    /// Whether a move here is forbidden to the player to move.
    pub forbidden: bool,
}

/// A stone of a line that is only thought of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlannedStone {
    /// What would be drawn.
    pub symbol: Symbol,
    /// Its place in the line, from 1; 0 shows no number.
    pub number: u16,
}

/// What a move is worth, as it is written into its cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heat {
    /// The sign in the cell, in the digits of the page.
    pub text: String,
    /// The same in words, for who hears the board.
    pub description: String,
    /// The colour.
    pub tone: Tone,
    /// Whether it is proven.
    pub exact: bool,
}

/// The colours of values. Signs say the same, for who cannot tell them apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Wins.
    Win,
    /// Better than nothing.
    Good,
    /// Neither.
    Even,
    /// Worse than nothing.
    Bad,
    /// Loses.
    Loss,
}

/// What points at a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CellMark {
    /// A move that is proposed.
    Hint,
    /// The best move there was.
    Better,
    /// A move that was wrong.
    Wrong,
    /// A move that was right.
    Right,
    /// Something that is spoken of.
    Look,
}

impl Tone {
    /// Its name in style sheets.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::Good => "good",
            Self::Even => "even",
            Self::Bad => "bad",
            Self::Loss => "loss",
        }
    }
}

impl CellMark {
    /// Its name in style sheets.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Hint => "hint",
            Self::Better => "better",
            Self::Wrong => "wrong",
            Self::Right => "right",
            Self::Look => "look",
        }
    }
}

impl Cell {
    /// Whether the same is drawn into it as into another one.
    #[must_use]
    pub fn looks_like(&self, other: &Self) -> bool {
        self.stone == other.stone
            && self.number == other.number
            && self.thought == other.thought
            && self.heat == other.heat
            && self.mark == other.mark
            && self.forbidden == other.forbidden
    }
}

impl BoardView {
    /// The stones of a position whose first player draws `first`; nothing is
    /// marked but the lines that decided the game and what is forbidden.
    #[must_use]
    pub fn of(position: &Position, first: Symbol) -> Self {
        let rules = position.rules();
        let symbol_of = |player| match player {
            dooz_core::Player::First => first,
            dooz_core::Player::Second => !first,
        };
        let lines: Vec<Line> = position.winning_lines().collect();
        let cells = (0..rules.squares()).filter_map(|cell| rules.square(cell));
        let cells = cells
            .map(|square| Cell {
                stone: position.stone(square).map(symbol_of),
                wins: lines
                    .iter()
                    .any(|line| line.squares().any(|at| at == square)),
                forbidden: position.outcome().is_none()
                    && position.stone(square).is_none()
                    && position.foul(square).is_some(),
                ..Cell::default()
            })
            .collect();
        Self {
            rules,
            cells,
            to_move: symbol_of(position.turn()),
            outcome: position.outcome(),
            lines,
            fresh: None,
        }
    }

    /// The cell of a square.
    ///
    /// # Panics
    ///
    /// If the square is off the board.
    pub fn cell_mut(&mut self, square: Square) -> &mut Cell {
        let cell = self.rules.cell(square);
        &mut self.cells[cell]
    }

    /// Marks the last move of a list, and numbers all of them if asked to.
    pub fn show_moves(&mut self, moves: &[Square], numbered: bool) {
        if let Some(&last) = moves.last() {
            self.cell_mut(last).last = true;
        }
        if numbered {
            for (number, &square) in (1..).zip(moves) {
                self.cell_mut(square).number = Some(number);
            }
        }
    }

    /// Points at all cells of some squares.
    pub fn look_at(&mut self, is_meant: impl Fn(Square) -> bool) {
        for (place, cell) in self.cells.iter_mut().enumerate() {
            if self.rules.square(place).is_some_and(&is_meant) {
                cell.mark = Some(CellMark::Look);
            }
        }
    }

    /// Shows a line that is only thought of, from the player to move on.
    pub fn think_of(&mut self, line: &[Square]) {
        let mut symbol = self.to_move;
        for (number, &square) in (1..).zip(line) {
            let cell = self.cell_mut(square);
            if cell.stone.is_none() {
                cell.thought = Some(PlannedStone { symbol, number });
            }
            symbol = !symbol;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dooz_core::Setup;

    fn view(picture: &str) -> BoardView {
        let setup = Setup::parse(Rules::TIC_TAC_TOE, picture, Symbol::O).unwrap();
        BoardView::of(&setup.position().unwrap(), setup.first())
    }

    #[test]
    fn the_stones_of_a_line_that_wins_are_marked() {
        let view = view("XXX / OO. / ...");
        let wins: Vec<usize> = (0..9).filter(|&cell| view.cells[cell].wins).collect();
        assert_eq!(wins, [0, 1, 2]);
        assert_eq!(view.lines.len(), 1);
    }

    #[test]
    fn a_line_of_thought_alternates_the_symbols_and_covers_no_stone() {
        let mut view = view("X.. / ... / ...");
        let squares = ["b2", "a3", "c1"].map(|square| square.parse().unwrap());
        view.think_of(&squares);
        let thought = |cell: usize| view.cells[cell].thought;
        let expected = PlannedStone {
            symbol: Symbol::O,
            number: 1,
        };
        assert_eq!(thought(4), Some(expected));
        assert_eq!(thought(0), None);
        assert_eq!(
            thought(8).map(|thought| (thought.symbol, thought.number)),
            Some((Symbol::O, 3))
        );
    }

    #[test]
    fn the_last_move_is_marked_and_all_are_numbered_on_demand() {
        let mut view = view("X.. / .O. / X..");
        let moves = ["a3", "b2", "a1"].map(|square| square.parse().unwrap());
        view.show_moves(&moves, true);
        assert_eq!(view.cells[6].number, Some(3));
        assert!(view.cells[6].last && !view.cells[4].last);
    }
}
