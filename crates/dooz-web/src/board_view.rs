//! The contents of a board on the screen.

mod cell_drawing;
mod symmetry;

use dooz_coach::analysis::{ThreatClass, ThreatLine};
use dooz_core::{Line, Player, Position, Rules, Setup, Square, Symbol};

pub use cell_drawing::CellDrawing;
pub use dooz_coach::board_picture::Tone;
pub use symmetry::{flipped, turned};

/// The contents of a board on the screen: the stones of a position, and the
/// marks on them.
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
    /// The lines that decided the game.
    pub lines: Vec<Line>,
    /// The square of a stone that has just been played.
    pub fresh: Option<Square>,
    /// The rows of stones that threaten to become a line.
    pub threats: Vec<Threat>,
}

/// A row of stones that threatens to become a line: a line is drawn through its
/// squares, and a ring round each of its stones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Threat {
    /// The stones.
    pub stones: Vec<Square>,
    /// The empty squares that extend it.
    pub points: Vec<Square>,
}

/// Returns the number of stones in the row that makes a threat.
///
/// ```
/// use dooz_coach::analysis::ThreatClass;
/// use dooz_web::board_view::row_length;
/// assert_eq!(row_length(ThreatClass::Four, "15x15x5".parse()?), 4);
/// assert_eq!(row_length(ThreatClass::Four, "7x7x4".parse()?), 3);
/// # Ok::<(), dooz_core::RulesError>(())
/// ```
#[must_use]
pub fn row_length(class: ThreatClass, rules: Rules) -> u8 {
    let missing = match class {
        ThreatClass::OpenThree => 2,
        ThreatClass::Four | ThreatClass::OpenFour => 1,
        ThreatClass::Five => 0,
    };
    rules.k().saturating_sub(missing)
}

/// The contents of one cell.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a mark of its own, and all may be there at once"
)]
pub struct Cell {
    /// Its stone.
    pub stone: Option<Symbol>,
    /// The number of its move, from 1, if numbers are shown.
    pub number: Option<u16>,
    /// `true` if its stone was the last move.
    pub last: bool,
    /// `true` if its stone belongs to a line that decided the game.
    pub wins: bool,
    /// A stone of a line that is only previewed.
    pub planned: Option<PlannedStone>,
    /// The value of a move here.
    pub heat: Option<Heat>,
    /// The chance of a move here, if it is one of the best.
    pub candidate: Option<Candidate>,
    /// `true` if its stone belongs to a row that threatens to become a line.
    pub threatens: bool,
    /// The greatest threats that a stone here would make, by the symbol of the stone.
    pub threats: [Option<ThreatClass>; 2],
    /// The mark that draws attention to the cell.
    pub mark: Option<CellMark>,
    /// `true` if a move here is forbidden to the player to move.
    pub forbidden: bool,
}

/// A stone of a line that is previewed, but not played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlannedStone {
    /// Its symbol.
    pub symbol: Symbol,
    /// Its number in the line, from 1; 0 hides the number.
    pub number: u16,
}

/// The chance of one of the best moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The chance in whole per cent.
    pub percent: u8,
    /// `true` for the best move.
    pub best: bool,
}

/// The value of a move, as text and colour of its cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heat {
    /// The text in the cell, in the digits of the page.
    pub text: String,
    /// The description for screen readers.
    pub description: String,
    /// The colour.
    pub tone: Tone,
    /// `true` if the value is proven.
    pub exact: bool,
}

/// A mark that draws attention to a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CellMark {
    /// A suggested move.
    Hint,
    /// A move that is better than the one played.
    Better,
    /// The best move of the position.
    Best,
    /// A wrong answer.
    Wrong,
    /// A right answer.
    Right,
    /// A square that a hint or a step refers to.
    Look,
}

impl CellMark {
    /// Returns its name in style sheets.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Hint => "hint",
            Self::Better => "better",
            Self::Best => "best",
            Self::Wrong => "wrong",
            Self::Right => "right",
            Self::Look => "look",
        }
    }
}

impl BoardView {
    /// The number of candidates on a board, at most.
    pub const CANDIDATES: usize = 5;

    /// Creates the view of a board that is being set up, whose stones need not be those of
    /// a game.
    #[must_use]
    pub fn of_setup(setup: &Setup) -> Self {
        let rules = setup.rules();
        let squares = (0..rules.squares()).filter_map(|cell| rules.square(cell));
        let cells = squares.map(|square| Cell {
            stone: setup.stone(square),
            ..Cell::default()
        });
        Self {
            rules,
            cells: cells.collect(),
            to_move: setup.to_move(),
            lines: Vec::new(),
            fresh: None,
            threats: Vec::new(),
        }
    }

    /// Creates the view of a position whose first player has the symbol `first`.
    /// Only forbidden squares and the lines that decided the game are marked.
    #[must_use]
    pub fn of(position: &Position, first: Symbol) -> Self {
        let rules = position.rules();
        let symbol_of = |player: Player| player.symbol(first);
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
            lines,
            fresh: None,
            threats: Vec::new(),
        }
    }

    /// Returns the cell of a square.
    ///
    /// # Panics
    ///
    /// Panics if the square is off the board.
    pub fn cell_mut(&mut self, square: Square) -> &mut Cell {
        let cell = self.rules.cell(square);
        &mut self.cells[cell]
    }

    /// Marks the last of the moves, and numbers all of them if `numbered`.
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

    /// Marks all squares that meet a condition.
    pub fn highlight(&mut self, is_meant: impl Fn(Square) -> bool) {
        for (place, cell) in self.cells.iter_mut().enumerate() {
            if self.rules.square(place).is_some_and(&is_meant) {
                cell.mark = Some(CellMark::Look);
            }
        }
    }

    /// Shows the rows of stones that threaten to become a line. `symbol_of` tells the
    /// symbol of a player.
    pub fn show_threats<'a>(
        &mut self,
        lines: impl IntoIterator<Item = &'a ThreatLine>,
        symbol_of: impl Fn(Player) -> Symbol,
    ) {
        for line in lines {
            for &stone in &line.stones {
                self.cell_mut(stone).threatens = true;
            }
            let made = match line.class {
                ThreatClass::OpenThree => ThreatClass::OpenFour,
                _ => ThreatClass::Five,
            };
            for &point in &line.points {
                let known = &mut self.cell_mut(point).threats[symbol_of(line.player) as usize];
                *known = (*known).max(Some(made));
            }
            self.threats.push(Threat {
                stones: line.stones.clone(),
                points: line.points.clone(),
            });
        }
    }

    /// Shows the chances of the best moves in whole per cent, the best first. More than
    /// [`Self::CANDIDATES`] would hide the board.
    pub fn show_candidates(&mut self, chances: impl IntoIterator<Item = (Square, u8)>) {
        let chances = chances.into_iter().take(Self::CANDIDATES);
        for (place, (square, percent)) in chances.enumerate() {
            let best = place == 0;
            self.cell_mut(square).candidate = Some(Candidate { percent, best });
        }
    }

    /// Previews a line that begins with the player to move.
    pub fn preview(&mut self, line: &[Square]) {
        self.preview_from(self.to_move, line);
    }

    /// Previews a line that begins with a stone of this symbol, whoever is to move.
    pub fn preview_from(&mut self, begins: Symbol, line: &[Square]) {
        let mut symbol = begins;
        for (number, &square) in (1..).zip(line) {
            let cell = self.cell_mut(square);
            if cell.stone.is_none() {
                cell.planned = Some(PlannedStone { symbol, number });
            }
            symbol = !symbol;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dooz_coach::analysis::ThreatMap;

    fn view(picture: &str) -> BoardView {
        let setup = Setup::parse(Rules::TIC_TAC_TOE, picture, Symbol::O).unwrap();
        BoardView::of(&setup.position().unwrap(), setup.first())
    }

    #[test]
    fn a_setup_is_drawn_even_if_no_game_reaches_it() {
        let setup = Setup::parse(Rules::TIC_TAC_TOE, "XXX / OOO / X..", Symbol::O).unwrap();
        let view = BoardView::of_setup(&setup);
        let stones = view
            .cells
            .iter()
            .map(|cell| cell.stone.map(Symbol::to_char));
        let stones: String = stones.map(|stone| stone.unwrap_or('.')).collect();
        assert_eq!((&*stones, view.to_move), ("XXXOOOX..", Symbol::O));
    }

    #[test]
    fn the_stones_of_a_line_that_wins_are_marked() {
        let view = view("XXX / OO. / ...");
        let wins: Vec<usize> = (0..9).filter(|&cell| view.cells[cell].wins).collect();
        assert_eq!(wins, [0, 1, 2]);
        assert_eq!(view.lines.len(), 1);
    }

    #[test]
    fn a_previewed_line_alternates_the_symbols_and_covers_no_stone() {
        let mut view = view("X.. / ... / ...");
        let squares = ["b2", "a3", "c1"].map(|square| square.parse().unwrap());
        view.preview(&squares);
        let planned = |cell: usize| view.cells[cell].planned;
        let expected = PlannedStone {
            symbol: Symbol::O,
            number: 1,
        };
        assert_eq!(planned(4), Some(expected));
        assert_eq!(planned(0), None);
        assert_eq!(
            planned(8).map(|stone| (stone.symbol, stone.number)),
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

    #[test]
    fn a_threat_marks_its_stones_and_the_squares_that_extend_it() {
        let mut position = Position::new(Rules::GOMOKU);
        for square in ["h8", "a1", "i8", "a3", "j8"] {
            position.play(square.parse().unwrap()).unwrap();
        }
        let lines = ThreatMap::of(&position).unwrap().lines;
        let mut view = BoardView::of(&position, Symbol::X);
        view.show_threats(&lines, |_| Symbol::X);
        assert!(view.cell_mut("h8".parse().unwrap()).threatens);
        let point = view.cell_mut("g8".parse().unwrap());
        assert_eq!(point.threats, [Some(ThreatClass::OpenFour), None]);
        assert_eq!(view.threats.len(), 1);
    }

    #[test]
    fn the_first_candidate_is_the_best_and_few_are_shown() {
        let mut view = BoardView::of(&Position::new(Rules::TIC_TAC_TOE), Symbol::X);
        let squares = Rules::TIC_TAC_TOE.board().squares();
        view.show_candidates(squares.zip([50, 40, 30, 20, 10, 5, 4]));
        let shown = view.cells.iter().filter_map(|cell| cell.candidate);
        let shown: Vec<_> = shown.collect();
        assert_eq!(shown.len(), BoardView::CANDIDATES);
        assert_eq!(shown.iter().filter(|candidate| candidate.best).count(), 1);
    }
}
