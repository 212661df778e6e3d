//! The texts of values: escapes and line breaks.

/// Decodes a value to a text of several lines.
pub(in super::super) fn decoded(raw: &str) -> String {
    let mut text = String::with_capacity(raw.len());
    let mut rest = raw.chars().peekable();
    while let Some(sign) = rest.next() {
        let (sign, is_escaped) = match sign {
            '\\' => (rest.next(), true),
            sign => (Some(sign), false),
        };
        match sign {
            // A backslash at the end of a value escapes nothing.
            None => {}
            Some(first @ ('\n' | '\r')) => {
                // Some systems end a line with both characters, in either
                // order.
                let other = if first == '\n' { '\r' } else { '\n' };
                rest.next_if_eq(&other);
                // An escaped line break only wraps a line of the file.
                if !is_escaped {
                    text.push('\n');
                }
            }
            Some('\t' | '\u{b}' | '\u{c}') => text.push(' '),
            Some(sign) => text.push(sign),
        }
    }
    text
}

/// Decodes a value to a text of one line.
pub(super) fn decoded_line(raw: &str) -> String {
    decoded(raw).replace('\n', " ")
}

/// Encodes a text as a value.
pub(in super::super) fn escaped(text: &str) -> String {
    let mut raw = String::with_capacity(text.len());
    for sign in text.chars() {
        if matches!(sign, ']' | '\\') {
            raw.push('\\');
        }
        raw.push(sign);
    }
    raw
}
