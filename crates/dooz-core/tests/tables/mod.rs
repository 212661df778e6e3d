//! The tables of `tests/data`, read by column name.

#![allow(dead_code, reason = "each test file uses its part of this module")]

use std::fmt::Debug;
use std::fs;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::str::FromStr;

/// Returns the path of a table. `DOOZ_TEST_DATA` may name a folder whose tables
/// take the place of those in `tests/data`: the same columns, other rows.
pub fn path(name: &str) -> PathBuf {
    let more = std::env::var_os("DOOZ_TEST_DATA").map(|folder| Path::new(&folder).join(name));
    let own = || {
        Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("tests/data")
            .join(name)
    };
    more.filter(|path| path.exists()).unwrap_or_else(own)
}

/// Returns the text of a table.
pub fn text(name: &str) -> String {
    let path = path(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// One row of a table with tabs between its columns.
#[derive(Debug)]
pub struct Row {
    columns: Rc<[String]>,
    cells: Vec<String>,
}

impl Row {
    /// Returns `true` if the table has this column.
    pub fn has(&self, column: &str) -> bool {
        self.columns.iter().any(|name| name == column)
    }

    /// Returns the text in a column.
    #[track_caller]
    pub fn text(&self, column: &str) -> &str {
        let place = self.columns.iter().position(|name| name == column);
        let place = place.unwrap_or_else(|| panic!("the table has no column {column}"));
        &self.cells[place]
    }

    /// Returns the number in a column.
    #[track_caller]
    pub fn number<T: FromStr<Err: Debug>>(&self, column: &str) -> T {
        let text = self.text(column);
        text.parse()
            .unwrap_or_else(|error| panic!("{column} is {text}: {error:?}"))
    }

    /// Returns the number in a column; `None` for `-` and `None`.
    #[track_caller]
    pub fn optional<T: FromStr<Err: Debug>>(&self, column: &str) -> Option<T> {
        match self.text(column) {
            "-" | "None" => None,
            _ => Some(self.number(column)),
        }
    }
}

/// Returns the rows of a table.
pub fn rows(name: &str) -> Vec<Row> {
    let text = text(name);
    let mut lines = text.lines();
    let split = |line: &str| line.split('\t').map(String::from).collect::<Vec<String>>();
    let columns: Rc<[String]> = split(lines.next().unwrap_or_default()).into();
    let rows: Vec<Row> = lines
        .map(|line| Row {
            columns: Rc::clone(&columns),
            cells: split(line),
        })
        .collect();
    assert!(!rows.is_empty(), "{name} is empty");
    rows
}
