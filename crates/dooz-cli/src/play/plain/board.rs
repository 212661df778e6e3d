//! The board as text.

use std::fmt::Write;

use dooz_core::{Notation, Position, Rules, Symbol};

/// Draws a position in which the first player has this symbol, with the coordinates
/// or, if the notation numbers the squares, with the number of each empty square.
///
/// ```
/// use dooz_cli::play::plain::board::picture;
/// use dooz_core::{Notation, Position, Symbol};
/// let position = Position::new("2x1x2".parse()?).after("b1".parse()?);
/// let text = picture(&position, Symbol::O, Notation::Algebraic);
/// assert_eq!(text, "1 . O\n  a b\n");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn picture(position: &Position, first: Symbol, notation: Notation) -> String {
    let rules = position.rules();
    let numbers = matches!(notation, Notation::Cell | Notation::Keypad);
    let free = |square| {
        if numbers {
            notation.write(rules, square).to_string()
        } else {
            ".".to_owned()
        }
    };
    let squares = (0..rules.squares()).filter_map(|cell| rules.square(cell));
    let cells: Vec<String> = squares
        .map(|square| match position.stone(square) {
            Some(player) => player.symbol(first).to_string(),
            None => free(square),
        })
        .collect();
    if numbers {
        rows(&cells, usize::from(rules.width()))
    } else {
        rows(
            &with_names(cells, rules, notation),
            usize::from(rules.width()) + 1,
        )
    }
}

/// The numbers of the squares in a [`drawing`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Numbers {
    /// In the middle of each empty square.
    InEmptySquares,
    /// In a corner of every square, beside its stone.
    BesideStones,
}

/// Draws a position with lines between the squares, as two of the published
/// programs do.
pub(crate) fn drawing(
    position: &Position,
    first: Symbol,
    notation: Notation,
    numbers: Numbers,
) -> String {
    let rules = position.rules();
    let squares: Vec<_> = (0..rules.squares())
        .filter_map(|cell| rules.square(cell))
        .collect();
    let rows: Vec<_> = squares.chunks(usize::from(rules.width())).collect();
    let mut text = String::new();
    for (from_top, row) in rows.iter().enumerate() {
        let is_last = from_top + 1 == rows.len();
        let mut lines = [const { Vec::new() }; 3];
        for &square in *row {
            let number = notation.write(rules, square).to_string();
            let stone = position
                .stone(square)
                .map(|player| player.symbol(first).to_string());
            let (corner, middle) = match (numbers, stone) {
                (Numbers::InEmptySquares, None) => (String::new(), number),
                (Numbers::InEmptySquares, Some(stone)) => (String::new(), stone),
                (Numbers::BesideStones, stone) => (number, stone.unwrap_or_default()),
            };
            let bottom = if is_last { "" } else { "_____" };
            lines[0].push(format!("{corner:<5}"));
            lines[1].push(format!("{middle:^5}"));
            lines[2].push(format!("{bottom:5}"));
        }
        for line in lines {
            text += line.join("|").trim_end();
            text.push('\n');
        }
    }
    text
}

/// Adds the name of each row before it and of each column below.
fn with_names(cells: Vec<String>, rules: Rules, notation: Notation) -> Vec<String> {
    let label_width = rules.height().to_string().len();
    let mut named = Vec::new();
    let mut cells = cells.into_iter();
    for from_top in 0..rules.height() {
        let number = match notation {
            Notation::RowColumn => from_top + 1,
            Notation::Tournament => from_top,
            _ => rules.height() - from_top,
        };
        named.push(format!("{number:label_width$}"));
        named.extend(cells.by_ref().take(usize::from(rules.width())));
    }
    named.push(" ".repeat(label_width));
    named.extend((0..rules.width()).map(|column| column_name(column, notation)));
    named
}

/// Arranges cells in rows of this many columns: the first column is as wide as
/// it has to be, the others are as wide as the widest of them.
fn rows(cells: &[String], columns: usize) -> String {
    let is_first = |index: usize| index.is_multiple_of(columns);
    let widest = |firsts: bool| {
        let column = (cells.iter().enumerate()).filter(|(index, _)| is_first(*index) == firsts);
        column.map(|(_, cell)| cell.len()).max().unwrap_or(1)
    };
    let (first_width, widest) = (widest(true), widest(false));
    let mut text = String::new();
    for row in cells.chunks(columns) {
        let (first, rest) = row.split_first().expect("a board has columns");
        write!(text, "{first:first_width$}").expect("a string takes all");
        for cell in rest {
            write!(text, " {cell:widest$}").expect("a string takes all");
        }
        text.truncate(text.trim_end().len());
        text.push('\n');
    }
    text
}

/// Returns the name of a column in a notation.
fn column_name(column: u8, notation: Notation) -> String {
    match notation {
        Notation::RowColumn => return (column + 1).to_string(),
        Notation::Tournament => return column.to_string(),
        _ => {}
    }
    // The letters of a square, without the number of its row.
    let square = dooz_core::Square::new(column, 0).expect("the board has the column");
    square.to_string().trim_end_matches('1').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use dooz_core::Player;
    use dooz_play::matches::{Match, MatchOptions};

    fn board(rules: &str, moves: &str, notation: Notation) -> String {
        let options = MatchOptions {
            rules: rules.parse().unwrap(),
            ..MatchOptions::default()
        };
        let mut game = Match::new(options);
        for square in moves.split_whitespace() {
            game.play(square.parse().unwrap()).unwrap();
        }
        picture(game.position(), game.symbol(Player::First), notation)
    }

    #[test]
    fn rows_and_columns_have_their_names() {
        let expected = "3 O . .\n2 . X .\n1 . . .\n  a b c\n";
        assert_eq!(board("3x3x3", "b2 a3", Notation::Algebraic), expected);
    }

    #[test]
    fn free_squares_can_say_what_to_type() {
        let keypad = "O 8 9\n4 X 6\n1 2 3\n";
        assert_eq!(board("3x3x3", "b2 a3", Notation::Keypad), keypad);
    }

    fn drawn(moves: &str, notation: Notation, numbers: Numbers) -> String {
        let mut game = Match::new(MatchOptions {
            rules: Rules::TIC_TAC_TOE,
            ..MatchOptions::default()
        });
        for square in moves.split_whitespace() {
            game.play(square.parse().unwrap()).unwrap();
        }
        drawing(
            game.position(),
            game.symbol(Player::First),
            notation,
            numbers,
        )
    }

    #[test]
    fn the_board_of_the_console_game_has_lines_and_the_keys_of_free_squares() {
        let expected = [
            "     |     |",
            "  O  |  8  |  9",
            "_____|_____|_____",
            "     |     |",
            "  4  |  X  |  6",
            "_____|_____|_____",
            "     |     |",
            "  1  |  2  |  3",
            "     |     |",
        ];
        let text = drawn("b2 a3", Notation::Keypad, Numbers::InEmptySquares);
        assert_eq!(text.lines().collect::<Vec<_>>(), expected);
    }

    #[test]
    fn the_board_of_tictac_keeps_its_numbers_beside_the_stones() {
        let text = drawn("b2 a3", Notation::Cell, Numbers::BesideStones);
        assert!(
            text.starts_with("0    |1    |2\n  O  |     |\n_____|"),
            "{text}"
        );
        assert!(text.contains("\n3    |4    |5\n     |  X  |\n"), "{text}");
    }

    #[test]
    fn a_drawn_board_can_be_pasted_into_a_command() {
        for numbers in [Numbers::InEmptySquares, Numbers::BesideStones] {
            for moves in ["", "b2", "b2 a3 c3 c1 a2", "a1 b1 c1 a2 b2 c2"] {
                let text = drawn(moves, Notation::Cell, numbers);
                let to_move = match moves.split_whitespace().count() % 2 {
                    0 => Symbol::X,
                    _ => Symbol::O,
                };
                let setup = dooz_core::Setup::parse(Rules::TIC_TAC_TOE, &text, to_move);
                let stones = [
                    setup.unwrap().stones(Symbol::X).len(),
                    setup.unwrap().stones(Symbol::O).len(),
                ];
                let count = moves.split_whitespace().count();
                assert_eq!(stones, [count.div_ceil(2), count / 2], "{text}");
            }
        }
    }

    #[test]
    fn numbers_of_two_digits_keep_the_columns_straight() {
        let numbers = "X  1  2  3\n4  5  6  7\n8  9  10 11\n12 13 14 15\n";
        assert_eq!(board("4x4x4", "a4", Notation::Cell), numbers);
    }

    #[test]
    fn the_coordinates_are_those_of_the_notation() {
        let by_rows = "1 O . .\n2 . X .\n3 . . .\n  1 2 3\n";
        assert_eq!(board("3x3x3", "b2 a3", Notation::RowColumn), by_rows);
        let from_nought = "0 O . .\n1 . X .\n2 . . .\n  0 1 2\n";
        assert_eq!(board("3x3x3", "b2 a3", Notation::Tournament), from_nought);
    }

    #[test]
    fn long_names_keep_the_columns_straight() {
        let text = board("28x10x5", "ab10", Notation::Algebraic);
        let rows: Vec<&str> = text.lines().collect();
        assert!(rows[0].starts_with("10 .  .  "), "{text}");
        assert!(rows[0].ends_with(" .  X"), "{text}");
        assert!(rows[10].starts_with("   a  b "), "{text}");
        assert!(rows[10].ends_with("z  aa ab"), "{text}");
    }
}
