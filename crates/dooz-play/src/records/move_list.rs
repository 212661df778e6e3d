//! Lists of moves: `h8 i9 j10`, `h8i9j10` or `1. h8 i9`.

use dooz_core::{MoveList, MoveListError, Rules, parse_moves};

use super::error::{Problem, RecordError, quoted};
use super::record::Record;
use super::record_builder::RecordBuilder;

/// Reads a list of moves, which does not state its rules.
pub(super) fn read(text: &str, rules: Option<Rules>) -> Result<Record, RecordError> {
    let fail = |byte, problem| Err(RecordError::new(text, byte, problem));
    let list = text.trim_start_matches(['\u{feff}', '\0']);
    if list.trim().is_empty() {
        return fail(text.len(), Problem::NoGame);
    }
    let Some(rules) = rules else {
        return fail(0, Problem::NoRules);
    };

    let mut builder = RecordBuilder::new(Record::new(rules));
    for (index, item) in parse_moves(list).enumerate() {
        match item {
            Err(error) => {
                let (byte, problem) = word_problem(text, error);
                return fail(byte, problem);
            }
            Ok(square) => {
                if let Err(problem) = builder.play(square) {
                    return fail(place_of(text, index), problem);
                }
            }
        }
    }
    Ok(builder.record)
}

/// Returns the byte at which a wrong word of a text begins, and the problem.
pub(crate) fn word_problem(text: &str, error: MoveListError<'_>) -> (usize, Problem) {
    // The word is a part of the text, and empty if not even its first character
    // can begin a square.
    let byte = error.word.as_ptr().addr() - text.as_ptr().addr();
    let shown = match error.word {
        "" => text[byte..].split_whitespace().next().unwrap_or_default(),
        word => word,
    };
    (byte, Problem::Word(quoted(shown), error.reason))
}

/// Finds the byte at which a square of the list begins, if all before it are
/// squares: a letter with no letter before it.
fn place_of(text: &str, index: usize) -> usize {
    let mut before = ' ';
    let begins = text.char_indices().filter(|&(_, c)| {
        let begins = c.is_ascii_alphabetic() && !before.is_ascii_alphabetic();
        before = c;
        begins
    });
    begins.map(|(byte, _)| byte).nth(index).unwrap_or_default()
}

pub(super) fn write(record: &Record) -> String {
    format!("{}\n", MoveList(record.game().moves()))
}
