//! What a person types: squares in any notation, and commands.

use dooz_core::{Notation, NotationError, Rules, Square};
use dooz_locale::{Digits, Locale};

/// What a line says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Input {
    /// Play there.
    Square(Square),
    /// Do something else.
    Command(Command),
}

/// What can be done besides playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Command {
    Undo,
    Redo,
    Hint,
    New,
    Board,
    Moves,
    Help,
    Quit,
}

/// A line that says nothing that can be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct InputError {
    /// The line.
    pub(super) text: String,
    /// How it was read, if it looks like a square.
    pub(super) off_board: Option<Notation>,
}

/// Each command with its English word and a short one, which are understood
/// in every language beside the language's own word.
const COMMANDS: [(Command, &str, &str, &str); 8] = [
    (Command::Undo, "word-undo", "undo", "u"),
    (Command::Redo, "word-redo", "redo", "r"),
    (Command::Hint, "word-hint", "hint", "h"),
    // No short word: it would be too easy to lose a game with it.
    (Command::New, "word-new", "new", "new"),
    (Command::Board, "word-board", "board", "b"),
    (Command::Moves, "word-moves", "moves", "m"),
    (Command::Help, "word-help", "help", "?"),
    (Command::Quit, "word-quit", "quit", "q"),
];

impl Input {
    /// Reads a line. A number is read in the notation of the game; whatever
    /// looks like another notation is read in that.
    pub(super) fn read(
        line: &str,
        rules: Rules,
        notation: Notation,
        locale: &Locale,
    ) -> Result<Self, InputError> {
        let text = line.trim();
        if let Some(command) = command(text, locale) {
            return Ok(Self::Command(command));
        }
        let error = |off_board| InputError {
            text: text.to_owned(),
            off_board,
        };
        let latin = Digits::to_latin(text);
        // The order settles what could be read in several ways: `1,1` is the
        // top left and not x,y, unless x,y is the notation of the game.
        let order = [
            notation,
            Notation::Algebraic,
            Notation::RowColumn,
            Notation::Keypad,
        ];
        for notation in order.into_iter().chain([Notation::Cell]) {
            if !notation.fits(rules) {
                continue;
            }
            match notation.parse(rules, &latin) {
                Ok(square) => return Ok(Self::Square(square)),
                Err(NotationError::OffBoard) => return Err(error(Some(notation))),
                Err(NotationError::Form(_)) => {}
            }
        }
        Err(error(None))
    }
}

fn command(text: &str, locale: &Locale) -> Option<Command> {
    let word = text.to_lowercase();
    let is = |(_, key, english, short): &&(Command, &str, &str, &str)| {
        word == *english || word == *short || word == locale.text(key).to_lowercase()
    };
    COMMANDS.iter().find(is).map(|(command, ..)| *command)
}

#[cfg(test)]
mod tests {
    use super::*;
    use dooz_locale::Language;

    fn read(line: &str, rules: &str, notation: Notation) -> Result<Input, InputError> {
        let locale = Locale::new(Language::Persian);
        Input::read(line, rules.parse().unwrap(), notation, &locale)
    }

    #[test]
    fn a_square_is_read_in_every_notation() {
        let top_left = Ok(Input::Square("a3".parse().unwrap()));
        for line in ["a3", "A3", " a3 ", "r1c1", "1 1", "1,1", "7", "۷", "٧"] {
            assert_eq!(read(line, "3x3x3", Notation::Keypad), top_left, "{line}");
        }
        assert_eq!(read("0", "3x3x3", Notation::Cell), top_left);
        assert_eq!(read("0,0", "3x3x3", Notation::Tournament), top_left);
        let h8 = Ok(Input::Square("h8".parse().unwrap()));
        for line in ["h8", "r8c8", "8 8", "112"] {
            assert_eq!(read(line, "15x15x5", Notation::Algebraic), h8, "{line}");
        }
    }

    #[test]
    fn commands_are_understood_in_english_and_in_the_own_language() {
        let undo = Ok(Input::Command(Command::Undo));
        let own = Locale::new(Language::Persian)
            .text("word-undo")
            .into_owned();
        for line in ["undo", "UNDO", "u", &own] {
            assert_eq!(read(line, "3x3x3", Notation::Keypad), undo, "{line}");
        }
    }

    #[test]
    fn what_is_neither_is_an_error_that_knows_the_notation() {
        let off = |line: &str| read(line, "3x3x3", Notation::Keypad).unwrap_err().off_board;
        assert_eq!(off("0"), Some(Notation::Keypad));
        assert_eq!(off("10"), Some(Notation::Keypad));
        assert_eq!(off("d4"), Some(Notation::Algebraic));
        assert_eq!(off("zz99"), Some(Notation::Algebraic));
        assert_eq!(off("r0c1"), Some(Notation::RowColumn));
        for line in ["", "hello", "-1", "1.5", "\u{1b}[2J"] {
            assert_eq!(off(line), None, "{line}");
        }
    }
}
