//! Openings of tournament games.

use std::fmt;

use dooz_core::{Game, Rules, Square, parse_moves};

/// The moves with which a game of a tournament begins. The players make the
/// moves after them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Opening {
    moves: Vec<Square>,
}

impl Opening {
    /// Returns the moves.
    #[must_use]
    pub fn moves(&self) -> &[Square] {
        &self.moves
    }

    /// Returns the game after the opening.
    #[must_use]
    pub fn game(&self, rules: Rules) -> Game {
        let mut game = Game::new(rules);
        for &square in &self.moves {
            game.play(square).expect("the opening was checked");
        }
        game
    }

    /// Reads the moves of an opening: squares like `h8 i9` or `h8i9`, or the
    /// offsets from the centre of Gomocup, `0,0, 1,-1` with rows from the top.
    ///
    /// # Errors
    ///
    /// Returns an error if the text is neither, a move is not legal, or the
    /// game is over after them.
    pub fn parse(text: &str, rules: Rules) -> Result<Self, OpeningError> {
        let moves: Option<Vec<Square>> = offsets(text).map_or_else(
            || parse_moves(text).map(Result::ok).collect(),
            |offsets| offsets.into_iter().map(|at| square(at, rules)).collect(),
        );
        let moves = moves.ok_or(OpeningError::Form)?;
        let mut game = Game::new(rules);
        for &square in &moves {
            game.play(square).map_err(|_| OpeningError::Move(square))?;
        }
        if game.position().outcome().is_some() {
            return Err(OpeningError::Over);
        }
        Ok(Self { moves })
    }
}

/// Reads pairs of offsets; `None` if the text is something else.
fn offsets(text: &str) -> Option<Vec<(i8, i8)>> {
    let words = text.split(|c: char| c == ',' || c.is_whitespace());
    let numbers: Option<Vec<i8>> = words
        .filter(|word| !word.is_empty())
        .map(|word| word.parse().ok())
        .collect();
    let numbers = numbers.filter(|numbers| !numbers.is_empty())?;
    let (pairs, rest) = numbers.as_chunks::<2>();
    rest.is_empty()
        .then(|| pairs.iter().map(|&[x, y]| (x, y)).collect())
}

/// Returns the square at an offset from the centre, with rows counted from the
/// top.
fn square((x, y): (i8, i8), rules: Rules) -> Option<Square> {
    let place = |size: u8, offset: i8| (size / 2).checked_add_signed(offset);
    let column = place(rules.width(), x)?;
    let from_top = place(rules.height(), y)?;
    Square::new(column, (rules.height() - 1).checked_sub(from_top)?)
}

/// Reads the openings of a text, one on each line. Empty lines and lines that
/// begin with `#` are skipped.
///
/// ```
/// use dooz_core::Rules;
/// use dooz_play::tournament::read_openings;
/// let openings = read_openings("h8 i9\n# Offsets\n0,0, 1,-1\n", Rules::GOMOKU).unwrap();
/// assert_eq!(openings[0], openings[1]);
/// assert_eq!(read_openings("h8\n\nh8h8\n", Rules::GOMOKU).unwrap_err().0, 3);
/// ```
///
/// # Errors
///
/// Returns the number of the first wrong line, and its error.
pub fn read_openings(text: &str, rules: Rules) -> Result<Vec<Opening>, (usize, OpeningError)> {
    let lines = (1..).zip(text.lines().map(str::trim));
    lines
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
        .map(|(number, line)| Opening::parse(line, rules).map_err(|error| (number, error)))
        .collect()
}

/// The error of a text that is not an opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpeningError {
    /// The text is no list of moves.
    Form,
    /// A move is not legal.
    Move(Square),
    /// The game is over after the moves.
    Over,
}

impl fmt::Display for OpeningError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form => f.write_str("an opening is a list of moves such as h8 i9"),
            Self::Move(square) => write!(f, "{square} cannot be played"),
            Self::Over => f.write_str("the game is over after the opening"),
        }
    }
}

impl std::error::Error for OpeningError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn offsets_count_from_the_centre_and_the_top() {
        let names = |text, rules| {
            let opening = Opening::parse(text, rules).unwrap();
            let moves = opening.moves().iter().map(ToString::to_string);
            moves.collect::<Vec<_>>().join(" ")
        };
        assert_eq!(names("0,0, 2,-1, -7,-7", Rules::GOMOKU), "h8 j9 a15");
        assert_eq!(names("0,0 9,9", Rules::GOMOKU_20), "k10 t1");
    }

    #[test]
    fn what_cannot_be_played_is_an_error() {
        let error = |text| Opening::parse(text, Rules::TIC_TAC_TOE).unwrap_err();
        assert_eq!(error("b2 b2"), OpeningError::Move("b2".parse().unwrap()));
        assert_eq!(error("d1"), OpeningError::Move("d1".parse().unwrap()));
        assert_eq!(error("a1 a2 b1 b2 c1"), OpeningError::Over);
        for text in ["hello", "0,0,1", "0,-2", "0,-100"] {
            assert_eq!(error(text), OpeningError::Form, "{text}");
        }
    }
}
