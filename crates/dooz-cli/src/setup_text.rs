//! Typed boards with the side to move.

use dooz_core::{PictureError, Rules, Setup, Symbol};
use dooz_locale::{Explain, Locale, quoted};

/// Reads a picture of the board and the side to move.
///
/// ```
/// use dooz_cli::setup_text::read_setup;
/// use dooz_core::{Rules, Symbol};
/// let setup = read_setup(Rules::TIC_TAC_TOE, "X../.../...", "O").unwrap();
/// assert_eq!(setup.first(), Symbol::X);
/// ```
///
/// # Errors
///
/// Returns an error if the side is invalid, or the picture is not of this
/// board.
pub fn read_setup(rules: Rules, board: &str, side: &str) -> Result<Setup, SetupTextError> {
    let to_move: Symbol = side
        .parse()
        .map_err(|_| SetupTextError::Side(side.to_owned()))?;
    Setup::parse(rules, board, to_move).map_err(|error| SetupTextError::Picture(error, rules))
}

/// The reason why a text is not a board with the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupTextError {
    /// The side is neither of the two symbols.
    Side(String),
    /// The picture is not of the board of these rules.
    Picture(PictureError, Rules),
}

impl Explain for SetupTextError {
    fn explain(&self, locale: &Locale) -> String {
        match self {
            Self::Side(side) => {
                let gaps = [("input", quoted(side).into()), ("choices", "X | O".into())];
                locale.format("error-choice", &gaps)
            }
            Self::Picture(error @ PictureError::Size { .. }, rules) => {
                let size = rules.squares().into();
                let needs = locale.format("error-position-size", &[("count", size)]);
                format!("{} {needs}", error.explain(locale))
            }
            Self::Picture(error, _) => error.explain(locale),
        }
    }
}
