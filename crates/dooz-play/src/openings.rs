//! Opening books: text files with one opening a line.
//!
//! ```
//! use dooz_core::Rules;
//! use dooz_play::openings::OpeningFormat;
//!
//! let book = "# Two openings of three stones.\n0,0, 1,-1, 2,0\n-4,0, 3,3, 0,-2\n";
//! let openings = OpeningFormat::Offsets.read(book, Rules::GOMOKU_20)?;
//! assert_eq!(openings[0].moves(), ["k10".parse()?, "l11".parse()?, "m10".parse()?]);
//! assert_eq!(OpeningFormat::of_text(book), OpeningFormat::Offsets);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Empty lines, and lines that begin with `#`, are skipped.

use std::path::Path;

use dooz_core::{Game, Notation, Rules, Square, parse_moves};

use crate::blank::is_blank;
use crate::records::{Problem, RecordError, quoted, word_problem};

/// A format of opening books.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OpeningFormat {
    /// Moves as Dooz writes them, `h8 i9 j10`. Row 1 is the lowest.
    Moves,
    /// Offsets from the centre, as Gomocup publishes its openings: `0,0, 1,-1`.
    /// The first number of a stone counts columns to the right, the second one
    /// rows downwards. On boards with an even number of columns or rows, the
    /// centre is the right or the lower one of the two in the middle.
    Offsets,
    /// Moves as c-gomoku-cli writes them, `h8i9j10`, which calls such files
    /// `pos`. Row 1 is the uppermost, so a square is the mirror image of that
    /// with the same name in [`OpeningFormat::Moves`].
    Pos,
}

impl OpeningFormat {
    /// All formats.
    pub const ALL: [Self; 3] = [Self::Moves, Self::Offsets, Self::Pos];

    /// Returns the name by which it is chosen.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Moves => "moves",
            Self::Offsets => "offsets",
            Self::Pos => "pos",
        }
    }

    /// Returns the format that the name of a file states, for reading and for writing:
    /// [`OpeningFormat::Pos`] for the ending `pos` in any case. The others have no ending
    /// of their own.
    ///
    /// ```
    /// use dooz_play::openings::OpeningFormat;
    /// assert_eq!(OpeningFormat::of_file("book.POS".as_ref()), Some(OpeningFormat::Pos));
    /// assert_eq!(OpeningFormat::of_file("book.txt".as_ref()), None);
    /// ```
    #[must_use]
    pub fn of_file(file: &Path) -> Option<Self> {
        let is_pos = file.extension()?.eq_ignore_ascii_case(Self::Pos.name());
        is_pos.then_some(Self::Pos)
    }

    /// Guesses the format of a book: offsets if its first opening begins with a
    /// number and has no letters, and otherwise moves as Dooz writes them. A book in
    /// the format [`OpeningFormat::Pos`] looks the same as one of moves, and has to
    /// be named.
    #[must_use]
    pub fn of_text(text: &str) -> Self {
        let first = lines(text).next().map_or("", |(_, line)| line);
        let is_number = |sign: char| matches!(sign, '-' | '+' | '0'..='9');
        let has_squares = first.contains(|sign: char| sign.is_ascii_alphabetic());
        if first.starts_with(is_number) && !has_squares {
            Self::Offsets
        } else {
            Self::Moves
        }
    }

    /// Reads all openings of a book, at least one. Each is a game on the empty
    /// board that is still going on.
    ///
    /// # Errors
    ///
    /// Returns the first place where the text is not part of an opening.
    pub fn read(self, text: &str, rules: Rules) -> Result<Vec<Game>, RecordError> {
        let opening = |(begin, line): (usize, &str)| {
            let read = self.opening(line, rules);
            read.map_err(|(byte, problem)| RecordError::new(text, begin + byte, problem))
        };
        let openings: Vec<Game> = lines(text).map(opening).collect::<Result<_, _>>()?;
        if openings.is_empty() {
            return Err(RecordError::new(text, text.len(), Problem::NoGame));
        }
        Ok(openings)
    }

    /// Reads one opening. An error comes with its byte in the line.
    fn opening(self, line: &str, rules: Rules) -> Result<Game, (usize, Problem)> {
        let squares = match self {
            Self::Moves => squares(line)?,
            Self::Pos => {
                let squares = squares(line)?.into_iter();
                let mirrored = squares.map(|square| mirrored(rules, square));
                mirrored.collect::<Result<_, _>>().map_err(at_line)?
            }
            Self::Offsets => offsets(line, rules)?,
        };
        let mut game = Game::new(rules);
        for (number, square) in (1..).zip(squares) {
            let played = game.play(square);
            played.map_err(|error| at_line(Problem::Move { number, error }))?;
        }
        match game.position().outcome() {
            Some(_) => Err(at_line(Problem::Finished)),
            None => Ok(game),
        }
    }

    /// Writes openings as a book.
    #[must_use]
    pub fn write(self, openings: &[Game]) -> String {
        let line = |game: &Game| {
            let rules = game.position().rules();
            let words = game.moves().iter().map(|&square| match self {
                Self::Moves => square.to_string(),
                Self::Pos => Notation::Algebraic
                    .write(rules, upside_down(rules, square))
                    .to_string(),
                Self::Offsets => {
                    let (column, row) = offset(rules, square);
                    format!("{column},{row}")
                }
            });
            let words: Vec<String> = words.collect();
            let separator = match self {
                Self::Moves => " ",
                Self::Offsets => ", ",
                Self::Pos => "",
            };
            words.join(separator) + "\n"
        };
        openings.iter().map(line).collect()
    }
}

/// Returns the lines that hold openings, with the bytes at which they begin.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines().filter_map(move |line| {
        let line = line.trim_matches(is_blank);
        let begin = line.as_ptr().addr() - text.as_ptr().addr();
        (!line.is_empty() && !line.starts_with('#')).then_some((begin, line))
    })
}

/// Places a problem at the start of its line.
const fn at_line(problem: Problem) -> (usize, Problem) {
    (0, problem)
}

/// Reads the names of squares.
fn squares(line: &str) -> Result<Vec<Square>, (usize, Problem)> {
    let squares: Vec<Square> = parse_moves(line)
        .map(|item| item.map_err(|error| word_problem(line, error)))
        .collect::<Result<_, _>>()?;
    if squares.is_empty() {
        return Err(at_line(Problem::NoGame));
    }
    Ok(squares)
}

/// Returns the square with the same name if rows are counted from the top.
fn mirrored(rules: Rules, square: Square) -> Result<Square, Problem> {
    if rules.contains(square) {
        Ok(upside_down(rules, square))
    } else {
        Err(Problem::Point(square.to_string()))
    }
}

fn upside_down(rules: Rules, square: Square) -> Square {
    let row = rules.height() - 1 - square.row();
    Square::new(square.column(), row).expect("the board has this row")
}

/// Returns the column and the row, from 0 at the top left, from which offsets
/// are counted.
fn centre(rules: Rules) -> (i32, i32) {
    ((rules.width() / 2).into(), (rules.height() / 2).into())
}

fn offset(rules: Rules, square: Square) -> (i32, i32) {
    let (column, row) = centre(rules);
    let from_top = rules.height() - 1 - square.row();
    (
        i32::from(square.column()) - column,
        i32::from(from_top) - row,
    )
}

/// Reads pairs of numbers.
fn offsets(line: &str, rules: Rules) -> Result<Vec<Square>, (usize, Problem)> {
    let words = line.split(|sign: char| sign == ',' || sign.is_whitespace());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let wrong = |word: &str| {
        let byte = word.as_ptr().addr() - line.as_ptr().addr();
        (byte, Problem::Offset(quoted(word)))
    };
    let number = |word: &str| word.parse::<i16>().map_err(|_| wrong(word));
    let (column, row) = centre(rules);
    words
        .chunks(2)
        .map(|pair| {
            let &[right, down] = pair else {
                return Err(wrong(pair[0]));
            };
            let column = column + i32::from(number(right)?);
            let row = row + i32::from(number(down)?);
            let text = format!("{column},{row}");
            Notation::Tournament
                .parse(rules, &text)
                .map_err(|_| at_line(Problem::Point(format!("{right},{down}"))))
        })
        .collect()
}

#[cfg(test)]
mod tests;
