//! Texts from outside, quoted in sentences.

/// Prepares a text from outside to be quoted in a sentence: short, and without
/// control characters, which could steer a terminal.
///
/// ```
/// use dooz_locale::quoted;
/// assert_eq!(quoted("\u{1b}[2J"), "\u{fffd}[2J");
/// assert_eq!(quoted(&"x".repeat(41)), "x".repeat(40) + "…");
/// ```
#[must_use]
pub fn quoted(text: &str) -> String {
    const MOST: usize = 40;
    let visible = |sign: char| if sign.is_control() { '\u{fffd}' } else { sign };
    let mut quoted: String = text.chars().take(MOST).map(visible).collect();
    if text.chars().nth(MOST).is_some() {
        quoted.push('…');
    }
    quoted
}
