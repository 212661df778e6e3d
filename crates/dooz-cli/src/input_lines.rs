//! Untrusted input, read with bounded memory.

use std::io::{self, BufRead, Read};

use dooz_locale::{Explain, Locale};

/// A reader of arbitrary lines: of any length, in any encoding, ended by LF or
/// CR LF or by the end of the input.
///
/// ```
/// use dooz_cli::input_lines::{InputLine, InputLines};
/// let mut lines = InputLines::new(&b"b2\r\n\xff\nundo"[..]);
/// assert_eq!(lines.next_line()?, Some(InputLine::Text("b2".into())));
/// assert_eq!(lines.next_line()?, Some(InputLine::NotText("\u{fffd}".into())));
/// assert_eq!(lines.next_line()?, Some(InputLine::Text("undo".into())));
/// assert_eq!(lines.next_line()?, None);
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct InputLines<R> {
    input: R,
}

/// A line of input, without its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InputLine {
    /// Text.
    Text(String),
    /// More than [`LONGEST_LINE`] bytes, which were skipped.
    TooLong,
    /// Bytes that are not UTF-8, with U+FFFD in the place of what is not.
    NotText(String),
}

/// The reason why a line is no text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadLine {
    /// It has more than [`LONGEST_LINE`] bytes.
    TooLong,
    /// It is not UTF-8.
    NotText,
}

impl InputLine {
    /// Returns the text of the line.
    ///
    /// # Errors
    ///
    /// Returns an error if the line was skipped, or is not UTF-8.
    pub fn text(&self) -> Result<&str, BadLine> {
        match self {
            Self::Text(text) => Ok(text),
            Self::TooLong => Err(BadLine::TooLong),
            Self::NotText(_) => Err(BadLine::NotText),
        }
    }
}

impl Explain for BadLine {
    fn explain(&self, locale: &Locale) -> String {
        match self {
            Self::TooLong => {
                locale.format("error-line-too-long", &[("count", LONGEST_LINE.into())])
            }
            Self::NotText => locale.text("error-line-encoding").into_owned(),
        }
    }
}

/// The longest line that is read. The largest board, as a JavaScript array with
/// a space after each comma, has less than half as many bytes.
pub const LONGEST_LINE: usize = 8192;

impl<R: BufRead> InputLines<R> {
    /// Creates a reader of an input.
    pub const fn new(input: R) -> Self {
        Self { input }
    }

    /// Reads the next line, or returns `None` at the end of the input.
    ///
    /// # Errors
    ///
    /// Returns an error if the input cannot be read.
    pub fn next_line(&mut self) -> io::Result<Option<InputLine>> {
        let mut bytes = Vec::new();
        let mut length = 0;
        loop {
            let part = match self.input.fill_buf() {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                part => part?,
            };
            if part.is_empty() && length == 0 {
                return Ok(None);
            }
            let end = part.iter().position(|&byte| byte == b'\n');
            let used = end.unwrap_or(part.len());
            length += used;
            if length <= LONGEST_LINE {
                bytes.extend_from_slice(&part[..used]);
            }

            let is_last = part.is_empty() || end.is_some();
            self.input.consume(used + usize::from(end.is_some()));
            if is_last {
                return Ok(Some(line(bytes, length)));
            }
        }
    }
}

fn line(mut bytes: Vec<u8>, length: usize) -> InputLine {
    if length > LONGEST_LINE {
        return InputLine::TooLong;
    }
    if bytes.last() == Some(&b'\r') {
        bytes.pop();
    }
    match String::from_utf8(bytes) {
        Ok(text) => InputLine::Text(without_mark(&text).to_owned()),
        Err(error) => InputLine::NotText(String::from_utf8_lossy(error.as_bytes()).into_owned()),
    }
}

/// The sign that some editors put before a text.
pub(crate) const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

/// Returns a text without its byte order mark.
fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// Reads a whole input, or returns `None` if it has more than `most` bytes.
pub(crate) fn read_at_most(most: u64, input: impl Read) -> io::Result<Option<Vec<u8>>> {
    let mut bytes = Vec::new();
    input.take(most + 1).read_to_end(&mut bytes)?;
    Ok((bytes.len() as u64 <= most).then_some(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::BufReader;

    fn read(input: &[u8]) -> Vec<InputLine> {
        // A buffer of three bytes splits everything that can be split.
        let mut lines = InputLines::new(BufReader::with_capacity(3, input));
        std::iter::from_fn(|| lines.next_line().unwrap()).collect()
    }

    fn text(line: &str) -> InputLine {
        InputLine::Text(line.to_owned())
    }

    #[test]
    fn lines_end_with_lf_or_crlf_or_the_input() {
        assert_eq!(
            read(b"one\n\ntwo\r\n\r\nthree"),
            ["one", "", "two", "", "three"].map(text)
        );
        assert_eq!(read(b""), []);
        assert_eq!(read(b"\n"), [text("")]);
    }

    #[test]
    fn a_line_that_is_too_long_does_not_take_the_next_one_with_it() {
        let mut input = vec![b'x'; LONGEST_LINE];
        input.extend(b"\n");
        input.extend(vec![b'y'; LONGEST_LINE + 1]);
        input.extend(b"\nb2\n");
        let lines = read(&input);
        assert_eq!(lines[0], text(&"x".repeat(LONGEST_LINE)));
        assert_eq!(lines[1..], [InputLine::TooLong, text("b2")]);
    }

    #[test]
    fn a_byte_order_mark_is_no_part_of_the_first_line() {
        assert_eq!(read("\u{feff}b2\nc3".as_bytes()), ["b2", "c3"].map(text));
    }

    #[test]
    fn bytes_that_are_no_text_are_said_to_be() {
        assert_eq!(
            read(b"b2\n\xc3\x28\n\xd8\xaf\n"),
            [
                text("b2"),
                InputLine::NotText("\u{fffd}(".to_owned()),
                text("د")
            ]
        );
    }
}
