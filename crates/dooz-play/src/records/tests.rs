//! Tests of every format, with files as they are found in practice.

mod detection;
pub(crate) mod laws;
mod losses;
mod move_list;
mod psq;
mod record;
mod renlib;
mod sgf;
mod sgf_errors;

use dooz_core::{MoveList, Rules};

use super::{NodeId, Place, Problem, Record, RecordFormat};

/// Reads the only game of a text.
#[track_caller]
fn read(format: RecordFormat, text: &str) -> Record {
    let mut records = format.read(text, None).unwrap();
    assert_eq!(records.len(), 1);
    records.remove(0)
}

/// Returns the error of a text with its line and column.
#[track_caller]
fn wrong(format: RecordFormat, text: &str, rules: Option<Rules>) -> (usize, usize, Problem) {
    let error = format.read(text, rules).unwrap_err();
    let Place::Text { line, column, .. } = error.place else {
        panic!("{error} is not in the text");
    };
    (line, column, error.problem)
}

fn write(format: RecordFormat, record: &Record) -> String {
    format.write(std::slice::from_ref(record)).unwrap()
}

fn moves(record: &Record) -> String {
    MoveList(record.game().moves()).to_string()
}

/// Returns the node at the end of the game itself.
fn last(record: &Record) -> NodeId {
    record.main_line().last().expect("there is a root")
}
