//! Sentences that nothing says would be translated for nobody.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use super::own_arguments;
use crate::Language;

/// The beginnings of the keys that are composed, such as `brain-` before the name of a
/// player.
const COMPOSED: [&str; 28] = [
    "advice-column-",
    "analyze-vc",
    "brain-",
    "cert-step-",
    "classic-",
    "diff-",
    "error-brain",
    "error-method",
    "hello-",
    "help-",
    "intuition-condition-",
    "learn-",
    "lesson-",
    "line-",
    "match-begins-",
    "match-clock-",
    "match-column-",
    "match-option-",
    "match-reason-",
    "menu-depth",
    "menu-level",
    "menu-style",
    "proofs-count-",
    "proofs-reply-",
    "puzzles-grade-",
    "rules-",
    "statistics-",
    "values-",
];

/// Returns what a folder holds.
fn entries(folder: &Path) -> impl Iterator<Item = PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    entries.map(|entry| entry.unwrap().path())
}

/// Appends all source files of a folder, except those of tests.
fn read_sources(folder: &Path, text: &mut String) {
    for path in entries(folder) {
        let is_test = path.file_stem().is_some_and(|name| name == "tests");
        if is_test {
            continue;
        }
        if path.is_dir() {
            read_sources(&path, text);
        } else if path.extension().is_some_and(|end| end == "rs") {
            *text += &fs::read_to_string(path).unwrap();
        }
    }
}

#[test]
fn every_message_is_said_somewhere() {
    let crates = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    let mut text = String::new();
    for folder in entries(crates) {
        read_sources(&folder.join("src"), &mut text);
    }
    let literals: BTreeSet<&str> = text.split('"').collect();
    let messages = own_arguments(Language::English);
    let quoted = messages.iter().flat_map(|(_, about)| &about.quoted);
    let quoted: BTreeSet<&str> = quoted.map(String::as_str).collect();
    let is_said = |key: &&str| {
        let is_composed = COMPOSED.iter().any(|start| key.starts_with(start));
        is_composed || literals.contains(key) || quoted.contains(key)
    };
    let keys = messages.iter().map(|(key, _)| key.as_str());
    let unsaid: Vec<&str> = keys.filter(|key| !is_said(key)).collect();
    assert!(unsaid.is_empty(), "{unsaid:?}");
}
