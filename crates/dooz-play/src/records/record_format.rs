//! The file formats of games.

use std::fmt;

use dooz_core::Rules;

use super::error::{Place, Problem, RecordError};
use super::record::Record;
use super::{move_list, psq, renlib, sgf};

/// A file format of games. All are texts, except that of `RenLib`.
///
/// ```
/// use dooz_play::records::RecordFormat;
/// let text = "Piskvorky 15x15, 0:0, 0\n8,8,0\n9,8,1250\n";
/// assert_eq!(RecordFormat::of_text(text), Some(RecordFormat::Psq));
/// let records = RecordFormat::Psq.read(text, None)?;
/// assert_eq!(RecordFormat::Psq.write(&records)?, text);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RecordFormat {
    /// A list of moves of one game: `h8 i9 j10`. It holds nothing else, not
    /// even the rules.
    Moves,
    /// The Smart Game Format, `FF[4]` with `GM[4]`: games with side lines,
    /// comments and everything else that a [`Record`] has. `RU` names the line
    /// rule, our own `IR` is the length of the winning line, and our own `EMT`
    /// has the seconds of a move.
    Sgf,
    /// A file of Piskvork: one game of five in a row, with times and names.
    Psq,
    /// A file of `RenLib`: a tree of moves with comments and labels, on boards of
    /// up to 15x15. Its encoding is binary.
    Lib,
}

impl RecordFormat {
    /// All formats.
    pub const ALL: [Self; 4] = [Self::Moves, Self::Sgf, Self::Psq, Self::Lib];

    /// Returns the name by which it is chosen.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Moves => "moves",
            Self::Sgf => "sgf",
            Self::Psq => "psq",
            Self::Lib => "lib",
        }
    }

    /// Returns `true` if files of this format are text.
    #[must_use]
    pub const fn is_text(self) -> bool {
        !matches!(self, Self::Lib)
    }

    /// Returns the format of files with this ending: `sgf`, `psq`, `lib`, `txt`
    /// or `moves`, in any case.
    #[must_use]
    pub fn of_ending(ending: &str) -> Option<Self> {
        match ending.to_ascii_lowercase().as_str() {
            "txt" | "moves" => Some(Self::Moves),
            "sgf" => Some(Self::Sgf),
            "psq" => Some(Self::Psq),
            "lib" => Some(Self::Lib),
            _ => None,
        }
    }

    /// Guesses the format of a text.
    #[must_use]
    pub fn of_text(text: &str) -> Option<Self> {
        let begin = text.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
        if psq::is_psq(begin) {
            Some(Self::Psq)
        } else if sgf::has_tree(text) {
            Some(Self::Sgf)
        } else if dooz_core::parse_moves(begin)
            .next()
            .is_some_and(|first| first.is_ok())
        {
            Some(Self::Moves)
        } else {
            None
        }
    }

    /// Guesses the format of a file.
    ///
    /// ```
    /// use dooz_play::records::RecordFormat;
    /// let empty = b"\xFFRenLib\xFF\x03\x04\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF";
    /// assert_eq!(RecordFormat::of_bytes(empty), Some(RecordFormat::Lib));
    /// assert_eq!(RecordFormat::of_bytes(b"(;SZ[15])"), Some(RecordFormat::Sgf));
    /// ```
    #[must_use]
    pub fn of_bytes(bytes: &[u8]) -> Option<Self> {
        if renlib::is_renlib(bytes) {
            Some(Self::Lib)
        } else {
            Self::of_text(str::from_utf8(bytes).ok()?)
        }
    }

    /// Reads all games of a text, at least one. `rules` are known to the
    /// caller: they override those of the text, and are needed if the text has
    /// none.
    ///
    /// # Errors
    ///
    /// Returns the first place where the text is not part of a game.
    pub fn read(self, text: &str, rules: Option<Rules>) -> Result<Vec<Record>, RecordError> {
        match self {
            Self::Moves => move_list::read(text, rules).map(|record| vec![record]),
            Self::Sgf => sgf::read(text, rules),
            Self::Psq => psq::read(text, rules).map(|record| vec![record]),
            Self::Lib => self.read_bytes(text.as_bytes(), rules),
        }
    }

    /// Reads all games of a file, at least one: see [`RecordFormat::read`].
    ///
    /// # Errors
    ///
    /// Returns the first place where the file is not part of a game, and an
    /// error if it should be text but is not UTF-8.
    pub fn read_bytes(
        self,
        bytes: &[u8],
        rules: Option<Rules>,
    ) -> Result<Vec<Record>, RecordError> {
        match self {
            Self::Lib => renlib::read(bytes, rules).map(|record| vec![record]),
            _ => self.read(Self::text(bytes)?, rules),
        }
    }

    /// Decodes the text of a file.
    ///
    /// # Errors
    ///
    /// Returns an error if the bytes are not UTF-8.
    pub fn text(bytes: &[u8]) -> Result<&str, RecordError> {
        std::str::from_utf8(bytes).map_err(|error| {
            let text = std::str::from_utf8(&bytes[..error.valid_up_to()]);
            let text = text.expect("it is valid up to there");
            RecordError {
                place: Place::of_byte(text, text.len()),
                problem: Problem::NotText,
            }
        })
    }

    /// Writes records as text. Formats that hold one game get the first;
    /// [`losses`](super::losses) lists other information that is lost.
    ///
    /// # Errors
    ///
    /// Returns an error if the format cannot hold the game at all, or is not
    /// text.
    pub fn write(self, records: &[Record]) -> Result<String, CannotWrite> {
        let first = records.first().ok_or(CannotWrite::NoGame)?;
        if self == Self::Sgf {
            return Ok(records.iter().map(sgf::write).collect());
        }
        if first.start().ply() > 0 {
            return Err(CannotWrite::Start);
        }
        match self {
            Self::Psq => Ok(psq::write(first)),
            Self::Lib => Err(CannotWrite::Binary),
            _ => Ok(move_list::write(first)),
        }
    }

    /// Writes records as a file: see [`RecordFormat::write`].
    ///
    /// ```
    /// use dooz_play::records::RecordFormat;
    /// let records = RecordFormat::Sgf.read("(;SZ[15];B[hh]C[Centre.])", None)?;
    /// let library = RecordFormat::Lib.write_bytes(&records)?;
    /// assert_eq!(library[20..], *b"\0\0\x78\x48Centre.\0");
    /// assert_eq!(RecordFormat::Lib.read_bytes(&library, None)?, records);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Returns an error if the format cannot hold the game at all.
    pub fn write_bytes(self, records: &[Record]) -> Result<Vec<u8>, CannotWrite> {
        if self.is_text() {
            return self.write(records).map(String::into_bytes);
        }
        let first = records.first().ok_or(CannotWrite::NoGame)?;
        if first.start().ply() > 0 {
            Err(CannotWrite::Start)
        } else if !renlib::fits(first.rules()) {
            Err(CannotWrite::Board)
        } else {
            Ok(renlib::write(first))
        }
    }
}

/// The reason why records cannot be written in a format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CannotWrite {
    /// There is no record.
    NoGame,
    /// The game does not begin with the empty board.
    Start,
    /// The board is too large.
    Board,
    /// The format is not text.
    Binary,
}

impl fmt::Display for CannotWrite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoGame => "there is no game",
            Self::Start => "the format has no place for stones that are set up",
            Self::Board => "the format has no place for such a large board",
            Self::Binary => "the format is not text",
        })
    }
}

impl std::error::Error for CannotWrite {}
