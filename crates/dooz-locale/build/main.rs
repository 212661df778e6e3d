//! Checks the files of `locales/` and packs their sentences into the format of
//! `src/packing.rs`, with one list of keys for all languages.

#[path = "../src/packing.rs"]
mod packing;
mod pattern;

use std::collections::BTreeMap;
use std::env;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::{ast, parser};

const LOCALES: &str = "../../locales";

/// The files to pack, each with the feature of the front end that needs it.
const FILES: [(&str, Option<&str>); 10] = [
    ("dooz", None),
    ("terminal", Some("TERMINAL")),
    ("page", Some("PAGE")),
    ("page-analyse", Some("PAGE")),
    ("page-learn", Some("PAGE")),
    ("page-lessons", Some("PAGE")),
    ("page-play", Some("PAGE")),
    ("page-proofs", Some("PAGE")),
    ("page-files", Some("PAGE")),
    ("page-tree", Some("PAGE")),
];

/// The languages, with `true` for those that are read from right to left.
const LANGUAGES: [(&str, bool); 4] = [("en", false), ("fa", true), ("ar", true), ("ru", false)];

type Messages = Vec<(String, ast::Pattern<String>)>;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed={LOCALES}");
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or("cargo names the folder")?);

    let between = packing::BETWEEN.to_string();
    let english = messages("en")?;
    let mut keys: Vec<&str> = english.iter().map(|(key, _)| key.as_str()).collect();
    keys.sort_unstable();
    fs::write(out.join("keys"), keys.join(&between))?;
    for (language, isolates) in LANGUAGES {
        let messages = messages(language)?;
        check(language, &messages, &english)?;

        let messages: BTreeMap<_, _> = messages.into_iter().collect();
        let mut sentences = Vec::with_capacity(messages.len());
        for (key, pattern) in &messages {
            let packed = pattern::packed(pattern, &messages, isolates);
            sentences.push(packed.map_err(|fault| format!("{language}: `{key}`: {fault}"))?);
        }
        fs::write(out.join(language), sentences.join(&between))?;
    }
    Ok(())
}

/// Reads all messages of a language in the order of its files.
fn messages(language: &str) -> Result<Messages, Box<dyn Error>> {
    let mut messages = Messages::new();
    for (name, face) in FILES {
        if face.is_some_and(|face| env::var_os(format!("CARGO_FEATURE_{face}")).is_none()) {
            continue;
        }
        let path = Path::new(LOCALES)
            .join(language)
            .join(name)
            .with_extension("ftl");
        let at = path.display();
        let text = fs::read_to_string(&path).map_err(|error| format!("{at}: {error}"))?;
        let resource = parser::parse(text).map_err(|(_, faults)| format!("{at}: {}", faults[0]))?;
        for entry in resource.body {
            match entry {
                ast::Entry::Message(message) if message.attributes.is_empty() => {
                    let key = message.id.name;
                    let pattern = message
                        .value
                        .ok_or_else(|| format!("{at}: `{key}` says nothing"))?;
                    messages.push((key, pattern));
                }
                ast::Entry::Message(_) | ast::Entry::Term(_) | ast::Entry::Junk { .. } => {
                    return Err(format!("{at}: no terms and attributes here, please").into());
                }
                _ => {}
            }
        }
    }
    Ok(messages)
}

/// Checks that a language has the same keys as English in the same order, and
/// each key once.
fn check(language: &str, messages: &Messages, english: &Messages) -> Result<(), String> {
    for place in 0..messages.len().max(english.len()) {
        let key = |messages: &Messages| messages.get(place).map(|(key, _)| key.clone());
        let (key, expected) = (key(messages), key(english));
        if key != expected {
            let name = |key: Option<String>| key.unwrap_or_else(|| "nothing more".to_owned());
            return Err(format!(
                "locales/{language} has `{}` where locales/en has `{}`: all languages have \
                 the same keys in the same order",
                name(key),
                name(expected),
            ));
        }
        let is_same = |other: &(String, _)| Some(&other.0) == key.as_ref();
        if messages[..place].iter().any(is_same) {
            return Err(format!(
                "locales/{language} has `{}` twice",
                messages[place].0
            ));
        }
    }
    Ok(())
}
