//! The length of comments, which the fields and the storage of a browser limit.

use dooz_play::records::Record;

/// The length of a comment at most, in kilobytes. A field with a longer text takes
/// seconds to draw.
pub const COMMENT_KILOBYTES: usize = 32;

/// Cuts a comment that is too long. Returns `true` if it was.
///
/// ```
/// use dooz_web::play::{COMMENT_KILOBYTES, cut_comment};
/// let mut comment = "é".repeat(COMMENT_KILOBYTES << 10);
/// assert!(cut_comment(&mut comment));
/// assert_eq!(comment.len(), COMMENT_KILOBYTES << 10);
/// assert!(!cut_comment(&mut comment));
/// ```
pub fn cut_comment(comment: &mut String) -> bool {
    let most = COMMENT_KILOBYTES << 10;
    if comment.len() <= most {
        return false;
    }
    let end = (0..=most).rev().find(|&end| comment.is_char_boundary(end));
    comment.truncate(end.unwrap_or_default());
    true
}

/// Cuts all comments of a game that are too long. Returns their number.
///
/// ```
/// use dooz_core::Rules;
/// use dooz_play::records::{NodeId, Record};
/// use dooz_web::play::cut_comments;
/// let mut record = Record::new(Rules::GOMOKU);
/// record[NodeId::ROOT].comment = "long ".repeat(100_000);
/// assert_eq!(cut_comments(&mut record), 1);
/// assert_eq!(cut_comments(&mut record), 0);
/// ```
pub fn cut_comments(record: &mut Record) -> usize {
    let mut cut = 0;
    for node in record.nodes().collect::<Vec<_>>() {
        cut += usize::from(cut_comment(&mut record[node].comment));
    }
    cut
}
