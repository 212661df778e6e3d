//! Comments and board texts.

/// The sign between the first line of a comment and the others, which `RenLib`
/// shows in another window.
const SECOND_LINE: u8 = 8;

/// Decodes a text. Its encoding is not known: old programs write that of their
/// system, and new ones UTF-8. Bytes that are not UTF-8 are taken for Latin-1.
pub(super) fn decoded(bytes: &[u8]) -> String {
    let text = match str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => bytes.iter().copied().map(char::from).collect(),
    };
    let text = text
        .replace("\r\n", "\n")
        .replace(['\r', SECOND_LINE.into()], "\n");
    let visible = |sign: char| match sign {
        '\n' => sign,
        _ if sign.is_control() => ' ',
        _ => sign,
    };
    let text = text.trim_start_matches('\n');
    text.chars().map(visible).collect()
}

/// Encodes a comment.
pub(super) fn comment(text: &str) -> Vec<u8> {
    let Some((first, others)) = text.split_once('\n') else {
        return bytes(text);
    };
    let mut bytes = bytes(first);
    bytes.push(SECOND_LINE);
    bytes.extend(self::bytes(others));
    bytes
}

/// Encodes a text.
pub(super) fn bytes(text: &str) -> Vec<u8> {
    let text = text.replace(['\0', SECOND_LINE.into()], " ");
    text.replace('\n', "\r\n").into_bytes()
}
