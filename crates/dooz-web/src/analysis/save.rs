//! The formats in which a game or its board can be saved.

use dooz_play::records::RecordFormat;

/// A format in which a game or its board can be saved.
///
/// ```
/// use dooz_web::analysis::Save;
/// assert_eq!(Save::Png.file_name(), "dooz.png");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Save {
    /// The game with side lines and comments.
    #[default]
    Sgf,
    /// The game as a list of moves.
    Moves,
    /// The game as a file of Piskvork.
    Psq,
    /// The game as a library of `RenLib`.
    Lib,
    /// The board as text.
    Board,
    /// The board as a vector drawing.
    Svg,
    /// The board as a bitmap.
    Png,
}

impl Save {
    /// All formats, in the order of the form.
    pub const ALL: [Self; 7] = [
        Self::Sgf,
        Self::Moves,
        Self::Psq,
        Self::Lib,
        Self::Board,
        Self::Svg,
        Self::Png,
    ];

    /// Returns its name in forms.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Moves => "moves",
            Self::Sgf => "sgf",
            Self::Psq => "psq",
            Self::Lib => "lib",
            Self::Board => "board",
            Self::Svg => "svg",
            Self::Png => "png",
        }
    }

    /// Returns the key of the message that names it.
    #[must_use]
    pub const fn message_key(self) -> &'static str {
        match self {
            Self::Moves => "analyse-export-moves",
            Self::Sgf => "analyse-export-sgf",
            Self::Psq => "analyse-export-psq",
            Self::Lib => "analyse-export-lib",
            Self::Board => "analyse-export-board",
            Self::Svg => "analyse-export-svg",
            Self::Png => "analyse-export-png",
        }
    }

    /// Returns the format of the record, or none if only the board is saved.
    #[must_use]
    pub const fn format(self) -> Option<RecordFormat> {
        match self {
            Self::Moves => Some(RecordFormat::Moves),
            Self::Sgf => Some(RecordFormat::Sgf),
            Self::Psq => Some(RecordFormat::Psq),
            Self::Lib => Some(RecordFormat::Lib),
            Self::Board | Self::Svg | Self::Png => None,
        }
    }

    /// Returns its media type.
    #[must_use]
    pub const fn media_type(self) -> &'static str {
        match self {
            Self::Moves | Self::Psq | Self::Board => "text/plain",
            Self::Sgf => "application/x-go-sgf",
            Self::Lib => "application/octet-stream",
            Self::Svg => "image/svg+xml",
            Self::Png => "image/png",
        }
    }

    /// Returns `true` if it is text, which can be copied.
    #[must_use]
    pub const fn is_text(self) -> bool {
        !matches!(self, Self::Lib | Self::Png)
    }

    /// Returns a name for its file.
    #[must_use]
    pub fn file_name(self) -> String {
        let ending = match self {
            Self::Moves | Self::Board => "txt",
            other => other.name(),
        };
        format!("dooz.{ending}")
    }
}
