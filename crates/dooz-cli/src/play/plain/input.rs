//! Typed lines: squares in any notation, and commands.

use dooz_core::{Notation, NotationError, ParseSquareError, PlayError, Rules, Square};
use dooz_locale::{Digits, Explain, Locale, explain_move, quoted};

/// The meaning of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Input {
    /// A move.
    Square(Square),
    /// A command.
    Command(LineCommand),
}

/// A command other than a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LineCommand {
    Undo,
    Redo,
    Hint,
    New,
    Board,
    Moves,
    Why,
    Map,
    Analyze,
    Review,
    Help,
    Quit,
}

/// The error of a line that is neither a move nor a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct InputError {
    /// The line.
    pub(super) text: String,
    /// The notation in which it was read, if it looks like a square.
    pub(super) off_board: Option<Notation>,
}

/// Each command with its English word and a short one, which are understood in
/// every language in addition to the language's own word.
const COMMANDS: [(LineCommand, &str, &str, &str); 12] = [
    (LineCommand::Undo, "word-undo", "undo", "u"),
    (LineCommand::Redo, "word-redo", "redo", "r"),
    (LineCommand::Hint, "word-hint", "hint", "h"),
    // No short word, because it would be too easy to lose a game with it.
    (LineCommand::New, "word-new", "new", "new"),
    (LineCommand::Board, "word-board", "board", "b"),
    (LineCommand::Moves, "word-moves", "moves", "m"),
    (LineCommand::Why, "word-why", "why", "y"),
    (LineCommand::Map, "word-map", "map", "v"),
    (LineCommand::Analyze, "word-analyze", "analyze", "t"),
    (LineCommand::Review, "word-review", "review", "w"),
    (LineCommand::Help, "word-help", "help", "?"),
    (LineCommand::Quit, "word-quit", "quit", "q"),
];

impl Input {
    /// Reads a line. A number is read in the notation of the game; text that
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
        read_square(text, rules, notation).map(Self::Square)
    }
}

/// Reads a square: a number in this notation, and text that looks like another
/// notation in that.
pub(crate) fn read_square(
    text: &str,
    rules: Rules,
    notation: Notation,
) -> Result<Square, InputError> {
    let error = |off_board| InputError {
        text: text.to_owned(),
        off_board,
    };
    let latin = Digits::to_latin(text);
    // The order decides ambiguous texts: `1,1` is the top left and not x,y,
    // unless x,y is the notation of the game.
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
            Ok(square) => return Ok(square),
            Err(NotationError::OffBoard) => return Err(error(Some(notation))),
            Err(NotationError::Form(_)) => {}
        }
    }
    Err(error(None))
}

impl InputError {
    /// Returns the sentence about the error; `example` is a square to type.
    pub(crate) fn explain(&self, rules: Rules, example: &str, locale: &Locale) -> String {
        let input = quoted(&self.text);
        let range = |from: usize, to: usize| {
            let gaps = [
                ("input", (&input).into()),
                ("from", from.into()),
                ("to", to.into()),
            ];
            locale.format("error-number-range", &gaps)
        };
        match self.off_board {
            Some(Notation::Keypad) => range(1, 9),
            Some(Notation::Cell) => range(0, rules.squares() - 1),
            Some(Notation::Algebraic) => match Digits::to_latin(&self.text).parse() {
                Ok(square) => explain_move(PlayError::OffBoard(square), rules, locale),
                Err(error) => ParseSquareError::explain(&error, locale),
            },
            Some(Notation::RowColumn | Notation::Tournament) => {
                NotationError::OffBoard.explain(locale)
            }
            None => {
                let gaps = [("input", input.into()), ("example", example.into())];
                locale.format("error-not-understood", &gaps)
            }
        }
    }
}

pub(super) fn command(text: &str, locale: &Locale) -> Option<LineCommand> {
    find_command(&COMMANDS, text, locale)
}

/// Returns the command that a word stands for, among commands that each have the key of
/// the language's own word, an English word and a short one.
pub(crate) fn find_command<C: Copy>(
    commands: &[(C, &str, &str, &str)],
    text: &str,
    locale: &Locale,
) -> Option<C> {
    let word = folded(text);
    let is = |(_, key, english, short): &&(C, &str, &str, &str)| {
        word == *english || word == *short || word == folded(&locale.text(key))
    };
    commands.iter().find(is).map(|(command, ..)| *command)
}

/// Returns a word without its spaces and without what differs between keyboards and
/// habits of writing: capital letters, and the forms of Persian and Arabic letters.
pub(super) fn folded(word: &str) -> String {
    let signs = word.chars().filter_map(|sign| match sign {
        '\u{200c}' => None,
        sign if sign.is_whitespace() => None,
        'ي' | 'ى' => Some('ی'),
        'ك' => Some('ک'),
        'أ' | 'إ' | 'آ' => Some('ا'),
        'ة' => Some('ه'),
        '؟' => Some('?'),
        sign => Some(sign),
    });
    signs.collect::<String>().to_lowercase()
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
        let undo = Ok(Input::Command(LineCommand::Undo));
        let own = Locale::new(Language::Persian)
            .text("word-undo")
            .into_owned();
        for line in ["undo", "UNDO", "u", &own] {
            assert_eq!(read(line, "3x3x3", Notation::Keypad), undo, "{line}");
        }
        for (word, typed) in [
            ("word-moves", &["حرکت‌ها", "حرکتها", "حرکت ها", "حركت‌ها"][..]),
            ("word-hint", &["راهنمایی", "راهنمايي"]),
            ("word-review", &["بررسی", "بررسي", "بررسى"]),
            ("word-undo", &["پس گرفتن", "پس‌گرفتن", "پسگرفتن"]),
        ] {
            let (command, ..) = COMMANDS.iter().find(|(_, key, ..)| *key == word).unwrap();
            for line in typed {
                let expected = Ok(Input::Command(*command));
                assert_eq!(read(line, "3x3x3", Notation::Keypad), expected, "{line}");
            }
        }
        let arabic = Locale::new(Language::Arabic);
        assert_eq!(command("اعادة", &arabic), Some(LineCommand::Redo));
        assert_eq!(command("جديده", &arabic), Some(LineCommand::New));
        let help = Ok(Input::Command(LineCommand::Help));
        for line in ["?", "؟"] {
            assert_eq!(read(line, "3x3x3", Notation::Keypad), help, "{line}");
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

    #[test]
    fn a_square_off_the_board_is_called_so_in_any_digits() {
        let locale = Locale::new(Language::English);
        for line in ["d4", "d۴", "d٤"] {
            let error = read(line, "3x3x3", Notation::Keypad).unwrap_err();
            let sentence = error.explain(Rules::TIC_TAC_TOE, "5", &locale);
            assert!(sentence.starts_with("`d4` is off this"), "{sentence}");
        }
    }
}
