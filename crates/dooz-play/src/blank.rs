//! Blanks in the texts of other programs.

/// Returns `true` for blanks: whitespace, control characters and the byte order mark.
/// Managers end lines with CR LF, old programs end texts with a NUL, and new ones begin
/// them with the mark.
pub(crate) fn is_blank(sign: char) -> bool {
    sign.is_whitespace() || sign.is_control() || sign == '\u{feff}'
}
