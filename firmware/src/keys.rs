//! Keys as terminals send them.

/// A decoder from bytes to keys: a return that is sent as two bytes is one key,
/// and escape sequences, such as those of arrow keys, are dropped.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) enum Keys {
    #[default]
    Between,
    AfterReturn,
    AfterEscape,
    InSequence,
}

impl Keys {
    pub(crate) const ENTER: u8 = b'\r';

    const ESCAPE: u8 = 0x1b;

    /// Decodes a byte, and returns the key that it completes.
    pub(crate) fn key(&mut self, byte: u8) -> Option<u8> {
        let before = core::mem::take(self);
        match (before, byte) {
            (Self::AfterReturn, b'\n') => None,
            (_, b'\r') => {
                *self = Self::AfterReturn;
                Some(Self::ENTER)
            }
            (_, b'\n') => Some(Self::ENTER),
            (_, Self::ESCAPE) => {
                *self = Self::AfterEscape;
                None
            }
            (Self::AfterEscape, b'[' | b'O') | (Self::InSequence, b' '..=b'?') => {
                *self = Self::InSequence;
                None
            }
            (Self::InSequence, _) => None,
            _ => Some(byte),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys(bytes: &[u8]) -> Vec<u8> {
        let mut keys = Keys::default();
        bytes.iter().filter_map(|&byte| keys.key(byte)).collect()
    }

    #[test]
    fn a_return_is_one_key_however_it_is_sent() {
        assert_eq!(keys(b"5\r7\r\n9\n\n"), b"5\r7\r9\r\r");
    }

    #[test]
    fn arrows_and_function_keys_are_no_letters() {
        assert_eq!(keys(b"1\x1b[A2\x1bOP3\x1b[15~4"), b"1234");
    }

    #[test]
    fn a_broken_sequence_ends_with_the_line() {
        assert_eq!(keys(b"\x1b[1\r5"), b"\r5");
    }
}
