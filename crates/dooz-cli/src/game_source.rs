//! Games and positions among the arguments of a command.

use std::io::Read;
use std::path::Path;

use dooz_core::{Game, PictureError, Position, Rules, Setup, Symbol, parse_moves};
use dooz_locale::{Digits, Explain, Locale, explain_move};
use dooz_play::records::{Record, RecordFormat};

use crate::args::UsageError;
use crate::failure::Failure;
use crate::game_files::{
    FileFormat, GameFileError, read_file, read_games, tell_assumed_rules, tell_other_games,
};
use crate::input_lines::{BYTE_ORDER_MARK, read_at_most};
use crate::printer::Printer;
use crate::setup_text::read_setup;

/// The largest file that is read. Games are smaller; `dooz convert` reads
/// collections.
const LARGEST_FILE: u64 = 1 << 20;

/// A game as words of the command line: a file, `-` for the standard input, or
/// moves.
pub(crate) struct GameSource<'a> {
    pub(crate) words: &'a [String],
    pub(crate) rules: Option<Rules>,
    /// The rules of moves, where none are given.
    pub(crate) default_rules: Rules,
}

impl GameSource<'_> {
    /// Reads the first game of a file in any format, the last game of a recorded
    /// match, or moves. Told on the error output are the rules that are assumed, if a
    /// file does not state them, and which game it is of several.
    pub(crate) fn read_game(&self, printer: &Printer, input: impl Read) -> Result<Record, Failure> {
        let locale = printer.locale();
        let (name, bytes) = match self.words {
            [dash] if dash == "-" => {
                let bytes = read_at_most(LARGEST_FILE, input)?;
                ("-", bytes.ok_or(GameFileError::TooLarge))
            }
            [file] if file.contains(['.', '/', '\\']) || Path::new(file).exists() => {
                (file.as_str(), read_file(file.as_ref(), LARGEST_FILE))
            }
            words => {
                let moves = words.join(" ");
                return Ok(read_moves(&moves, None, self.moves_rules(), locale)?);
            }
        };
        let bytes = bytes.map_err(|error| error.explain(name, locale))?;
        let record = self.read_bytes(name, &bytes, printer)?;
        tell_assumed_rules(&record, name, printer)?;
        Ok(record)
    }

    /// Reads a position, and returns it with the symbol of its first player: a board and
    /// the side to move, the end of a game, or the empty board if there are no words.
    pub(crate) fn read_position(
        &self,
        printer: &Printer,
        input: impl Read,
    ) -> Result<(Position, Symbol), Failure> {
        let locale = printer.locale();
        if self.words.is_empty() {
            return Ok((Position::new(self.moves_rules()), Symbol::X));
        }
        match self.read_board(locale)? {
            Some((setup, [])) => {
                let position = setup.position().map_err(|error| error.explain(locale))?;
                Ok((position, setup.first()))
            }
            Some((_, [word, ..])) => Err(UsageError::Unexpected(word.clone()).into()),
            None => {
                let record = self.read_game(printer, input)?;
                Ok((*record.game().position(), record.first()))
            }
        }
    }

    /// Reads a board and the side to move, which may stand in one word, and returns the words
    /// after them, or nothing if the words are not a board.
    pub(crate) fn read_board(
        &self,
        locale: &Locale,
    ) -> Result<Option<(Setup, &[String])>, Failure> {
        let (board, side, rest) = match self.words {
            [word, rest @ ..]
                if let Some((board, side)) = board_and_side(word, self.moves_rules()) =>
            {
                (board, side, rest)
            }
            [board, side, rest @ ..] if is_side(side) || self.is_picture(board) => {
                (board.as_str(), side.as_str(), rest)
            }
            [board] if self.is_picture(board) => {
                return Err(UsageError::NoSide(board.clone()).into());
            }
            _ => return Ok(None),
        };
        let setup = read_setup(self.moves_rules(), board, side);
        let setup = setup.map_err(|error| error.explain(locale))?;
        Ok(Some((setup, rest)))
    }

    /// Returns `true` for a picture of a board, also of one of another size, but not for
    /// files and moves.
    fn is_picture(&self, word: &str) -> bool {
        let picture = Setup::parse(self.moves_rules(), word, Symbol::X);
        let is_drawn = !matches!(
            picture,
            Err(PictureError::Cell(_) | PictureError::Size { found: 0 })
        );
        is_drawn && word != "-" && !Path::new(word).exists()
    }

    /// Returns the rules of moves and boards, which do not state them.
    fn moves_rules(&self) -> Rules {
        self.rules.unwrap_or(self.default_rules)
    }

    fn read_bytes(&self, name: &str, bytes: &[u8], printer: &Printer) -> Result<Record, Failure> {
        let locale = printer.locale();
        let bytes = bytes.strip_prefix(BYTE_ORDER_MARK).unwrap_or(bytes);
        let format = FileFormat::of_bytes(bytes);
        if let (None | Some(FileFormat::Games(RecordFormat::Moves)), Ok(text)) =
            (format, str::from_utf8(bytes))
        {
            let file = Some(name).filter(|name| *name != "-");
            return Ok(read_moves(text, file, self.moves_rules(), locale)?);
        }
        let records = read_games(bytes, format, Some(name.as_ref()), self.rules);
        let records = records.map_err(|error| error.explain(name, locale))?;
        let is_last = format == Some(FileFormat::Match);
        tell_other_games(records.len(), is_last, name, printer)?;
        let mut records = records.into_iter();
        let record = if is_last {
            records.next_back()
        } else {
            records.next()
        };
        Ok(record.expect("a file has one game at least"))
    }
}

/// Returns the board and the side to move of a word in quotation marks, unless it is a file
/// or a whole board, whose last cell looks like a side.
pub(crate) fn board_and_side(word: &str, rules: Rules) -> Option<(&str, &str)> {
    let (board, side) = word.rsplit_once(' ')?;
    let is_whole = || Setup::parse(rules, word, Symbol::X).is_ok() || Path::new(word).exists();
    (is_side(side) && !is_whole()).then_some((board, side))
}

/// Returns `true` for the symbol of a player.
fn is_side(word: &str) -> bool {
    word.parse::<Symbol>().is_ok()
}

fn read_moves(
    text: &str,
    file: Option<&str>,
    rules: Rules,
    locale: &Locale,
) -> Result<Record, String> {
    let mut game = Game::new(rules);
    let text = Digits::to_latin(text);
    for (number, square) in (1_usize..).zip(parse_moves(&text)) {
        let square = square.map_err(|error| {
            let reason = ("reason", error.explain(locale).into());
            match file {
                Some(file) => locale.format("error-review-file", &[("file", file.into()), reason]),
                None => locale.format("error-review-moves", &[reason]),
            }
        })?;
        game.play(square).map_err(|error| {
            let reason = explain_move(error, rules, locale);
            let gaps = [("number", number.into()), ("reason", reason.into())];
            locale.format("error-review-move", &gaps)
        })?;
    }
    if game.moves().is_empty() {
        return Err(locale.text("error-review-empty").into_owned());
    }
    Ok(Record::from(&game))
}
