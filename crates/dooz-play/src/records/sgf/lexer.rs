//! The tokens of SGF.

use super::super::error::Problem;

/// Finds the start of a game in a text: a `(` followed by a `;`. Mail headers
/// and remarks of other programs may precede it.
pub(super) fn find_tree(text: &str, from: usize) -> Option<usize> {
    let begins = |&(at, _): &(usize, &str)| text[at + 1..].trim_start().starts_with(';');
    let mut found = text[from..]
        .match_indices('(')
        .map(|(at, sign)| (from + at, sign));
    // A `(` may be followed by a lot of space, but it is scanned only once.
    found.find(begins).map(|(at, _)| at)
}

/// Returns `true` if a text has a game.
pub(in super::super) fn has_tree(text: &str) -> bool {
    find_tree(text, 0).is_some()
}

/// An iterator over the tokens of a tree.
#[derive(Clone, Debug)]
pub(super) struct Lexer<'a> {
    text: &'a str,
    at: usize,
}

/// A token of a tree, with the byte where it begins.
#[derive(Debug)]
pub(super) struct Token<'a> {
    pub(super) at: usize,
    pub(super) kind: TokenKind<'a>,
}

#[derive(Debug)]
pub(super) enum TokenKind<'a> {
    /// `(`
    Open,
    /// `)`
    Close,
    /// `;`
    Node,
    /// A name and its values.
    Property(RawProperty<'a>),
}

/// A property as written in the text.
#[derive(Debug)]
pub(super) struct RawProperty<'a> {
    /// The name, in upper case.
    pub(super) name: String,
    /// The values, escaped, with the bytes where they begin.
    pub(super) values: Vec<(usize, &'a str)>,
}

/// A problem and the byte where it is.
pub(super) type Fault = (usize, Problem);

impl<'a> Lexer<'a> {
    pub(super) const fn new(text: &'a str, at: usize) -> Self {
        Self { text, at }
    }

    /// Returns the byte after the last token.
    pub(super) const fn at(&self) -> usize {
        self.at
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn skip_space(&mut self) {
        self.at = self.text.len() - self.rest().trim_start().len();
    }

    /// Reads the next token, or returns `None` at the end of the text.
    pub(super) fn next_token(&mut self) -> Result<Option<Token<'a>>, Fault> {
        self.skip_space();
        let at = self.at;
        let Some(sign) = self.rest().chars().next() else {
            return Ok(None);
        };
        let kind = match sign {
            '(' => TokenKind::Open,
            ')' => TokenKind::Close,
            ';' => TokenKind::Node,
            _ if sign.is_ascii_alphabetic() => {
                return self.property().map(|property| {
                    let kind = TokenKind::Property(property);
                    Some(Token { at, kind })
                });
            }
            _ => return Err((at, Problem::Sign(sign))),
        };
        self.at += 1;
        Ok(Some(Token { at, kind }))
    }

    fn property(&mut self) -> Result<RawProperty<'a>, Fault> {
        let begin = self.at;
        let rest = self.rest();
        let end = rest.find(|c: char| !c.is_ascii_alphanumeric());
        let long_name = &rest[..end.unwrap_or(rest.len())];
        self.at += long_name.len();
        // Old files write `GaMe` for what is now `GM`.
        let short = long_name.chars().filter(|c| !c.is_ascii_lowercase());
        let name: String = short.collect();
        let shown = || super::super::error::quoted(long_name);
        if !name.starts_with(|c: char| c.is_ascii_uppercase()) {
            return Err((begin, Problem::NoValue(shown())));
        }

        let mut values = Vec::new();
        loop {
            self.skip_space();
            if !self.rest().starts_with('[') {
                break;
            }
            let open = self.at;
            let value = &self.text[open + 1..];
            let Some(length) = closing_bracket(value) else {
                return Err((open, Problem::UnclosedValue(shown())));
            };
            values.push((open + 1, &value[..length]));
            self.at = open + 1 + length + 1;
        }
        if values.is_empty() {
            return Err((begin, Problem::NoValue(shown())));
        }
        Ok(RawProperty { name, values })
    }
}

/// Finds the first `]` that no `\` escapes.
fn closing_bracket(text: &str) -> Option<usize> {
    let mut is_escaped = false;
    let closes = |byte: u8| {
        let closes = byte == b']' && !is_escaped;
        is_escaped = byte == b'\\' && !is_escaped;
        closes
    };
    text.bytes().position(closes)
}
