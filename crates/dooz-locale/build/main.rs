//! Checks the files of `locales/` and packs their sentences into the format of
//! `src/packing.rs`: those that the program embeds, and in the folder `page` the files
//! that the page fetches.

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

/// The files with what all front ends say.
const SHARED: &[&str] = &["dooz"];

/// The files with what only the program in the terminal says.
const TERMINAL: &[&str] = &["terminal"];

/// The files with what only the page says.
const PAGE: &[&str] = &[
    "page",
    "page-analyse",
    "page-learn",
    "page-lessons",
    "page-play",
    "page-proofs",
    "page-files",
    "page-tree",
];

/// The languages, with `true` for those that are read from right to left.
const LANGUAGES: [(&str, bool); 4] = [("en", false), ("fa", true), ("ar", true), ("ru", false)];

type Messages = Vec<(String, ast::Pattern<String>)>;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed={LOCALES}");
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or("cargo names the folder")?);

    let mut embedded = SHARED.to_vec();
    for (feature, files) in [("TERMINAL", TERMINAL), ("PAGE", PAGE)] {
        if env::var_os(format!("CARGO_FEATURE_{feature}")).is_some() {
            embedded.extend(files);
        }
    }
    pack(&embedded, &out)?;
    pack(&[SHARED, PAGE].concat(), &out.join("page"))
}

/// Checks some files of all languages, and writes a packed one for each language.
fn pack(files: &[&str], folder: &Path) -> Result<(), Box<dyn Error>> {
    fs::create_dir_all(folder)?;
    let english = messages("en", files)?;
    for (language, isolates) in LANGUAGES {
        let messages = messages(language, files)?;
        check(language, &messages, &english)?;

        let messages: BTreeMap<_, _> = messages.into_iter().collect();
        let mut packed = language.to_owned();
        for (key, pattern) in &messages {
            let sentence = pattern::packed(pattern, &messages, isolates)
                .map_err(|fault| format!("{language}: `{key}`: {fault}"))?;
            for part in [key, &sentence] {
                packed.push(packing::BETWEEN);
                packed.push_str(part);
            }
        }
        fs::write(folder.join(language), packed)?;
    }
    Ok(())
}

/// Reads all messages of a language in the order of its files.
fn messages(language: &str, files: &[&str]) -> Result<Messages, Box<dyn Error>> {
    let mut messages = Messages::new();
    for name in files {
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
