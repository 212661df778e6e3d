//! Repair of texts whose end is missing.

use super::super::error::Problem;
use super::lexer::{Lexer, TokenKind, find_tree};

/// Closes the trees of a text that was cut off in the middle of one, after its
/// last complete property; `None` if it was not cut off. A tree without a
/// complete root is dropped.
///
/// Other errors in the text stay.
pub(crate) fn mended(text: &str) -> Option<String> {
    let mut complete = 0;
    while let Some(begin) = find_tree(text, complete) {
        let mut lexer = Lexer::new(text, begin);
        // The end of the complete part, and the number of trees open there.
        let mut end = (complete, 0);
        let mut nodes = 0;
        let mut depth = 0;
        loop {
            let before = lexer.at();
            let token = match lexer.next_token() {
                Ok(Some(token)) => token,
                Err((_, Problem::NoValue(_))) if !text[lexer.at()..].trim().is_empty() => {
                    return None;
                }
                Ok(None) | Err((_, Problem::NoValue(_) | Problem::UnclosedValue(_))) => {
                    let (end, depth) = end;
                    let end = text[..end].trim_end();
                    return (!end.is_empty()).then(|| format!("{end}{}\n", ")".repeat(depth)));
                }
                Err(_) => return None,
            };
            match token.kind {
                TokenKind::Open => depth += 1,
                TokenKind::Close => depth -= 1,
                TokenKind::Node => nodes += 1,
                TokenKind::Property(_) => {}
            }
            let is_behind_root = nodes > 1 || depth != 1;
            end = match token.kind {
                TokenKind::Close | TokenKind::Property(_) if is_behind_root => (lexer.at(), depth),
                // A second node, or a branch: the root is complete.
                TokenKind::Open | TokenKind::Node if is_behind_root && end.1 == 0 => (before, 1),
                _ => end,
            };
            if depth == 0 {
                break;
            }
        }
        complete = lexer.at();
    }
    None
}

/// Returns `true` if the root of the first tree has a property. The end of the
/// text may be missing.
pub(crate) fn root_has(text: &str, name: &str) -> bool {
    let Some(begin) = find_tree(text, 0) else {
        return false;
    };
    let mut lexer = Lexer::new(text, begin);
    let tokens = std::iter::from_fn(|| lexer.next_token().ok().flatten());
    // The tree opens with a parenthesis and the semicolon of its root.
    let properties = tokens.skip(2).map_while(|token| match token.kind {
        TokenKind::Property(property) => Some(property),
        _ => None,
    });
    properties.into_iter().any(|property| property.name == name)
}
