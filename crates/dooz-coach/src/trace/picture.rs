//! Pictures of a search: as text, as a graph, and drawn.

#![expect(
    clippy::cast_precision_loss,
    reason = "boards, texts and trees that are drawn are small"
)]

mod dot;
mod messages;
mod outline;
mod signs;
mod svg;
mod svg_file;

pub use dot::dot;
pub use messages::Messages;
pub use outline::{outline, write_outline};
pub use signs::ScoreWriter;
pub(super) use signs::caption_length;
pub use svg::{Disclosure, NodeMark, NodeText, TreeSvg};
pub use svg_file::svg;

/// Escapes text for XML: characters with a meaning are escaped, and those that
/// XML forbids are replaced.
fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\t' | '\n' => escaped.push(' '),
            '\u{fffe}' | '\u{ffff}' => escaped.push('\u{fffd}'),
            sign if sign.is_control() => escaped.push('\u{fffd}'),
            sign => escaped.push(sign),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_can_leave_its_place() {
        assert_eq!(
            escape("<a href=\"x\">&\u{0}"),
            "&lt;a href=&quot;x&quot;&gt;&amp;\u{fffd}"
        );
    }
}
