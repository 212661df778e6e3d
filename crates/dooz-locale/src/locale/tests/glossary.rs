//! One word for one thing: the glossary of each language.

use std::fs;
use std::path::PathBuf;

use crate::Language;

/// A line of a glossary.
struct Term {
    thing: String,
    word: String,
    /// Words that do not stand for the thing.
    variants: Vec<String>,
    /// `true` if the page keeps to the word as well.
    in_page: bool,
}

fn folder(language: Language) -> PathBuf {
    let locales = concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales");
    PathBuf::from(locales).join(language.code())
}

fn glossary(language: Language) -> Vec<Term> {
    let text = fs::read_to_string(folder(language).join("glossary.tsv")).unwrap();
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let term = |line: &str| {
        let [thing, word, variants, faces] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("four columns: {line}");
        };
        assert!(["all", "terminal"].contains(&faces), "{line}");
        Term {
            thing: thing.to_owned(),
            word: word.to_owned(),
            variants: variants.split(", ").map(str::to_lowercase).collect(),
            in_page: faces == "all",
        }
    };
    lines.map(term).collect()
}

/// Returns the lines of a file of sentences, without its remarks.
fn sentences(language: Language, name: &str) -> Vec<String> {
    let text = fs::read_to_string(folder(language).join(name)).unwrap();
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(str::to_owned).collect()
}

/// Returns the names of the files of sentences that only the page has.
fn files_of_page(language: Language) -> Vec<String> {
    let files = fs::read_dir(folder(language)).unwrap();
    let names = files.map(|file| file.unwrap().file_name().into_string().unwrap());
    names.filter(|name| name.starts_with("page")).collect()
}

#[test]
fn no_sentence_has_another_word_for_a_thing_of_the_glossary() {
    for language in Language::ALL {
        let page = files_of_page(language);
        for term in glossary(language) {
            let everywhere = ["dooz.ftl", "terminal.ftl"].map(str::to_owned);
            let in_page = page.iter().filter(|_| term.in_page).cloned();
            for file in everywhere.into_iter().chain(in_page) {
                for sentence in sentences(language, &file) {
                    // A sentence may begin with the word.
                    let lower = sentence.to_lowercase();
                    let found = term.variants.iter().find(|word| lower.contains(*word));
                    let Term { thing, word, .. } = &term;
                    let code = language.code();
                    assert!(
                        found.is_none(),
                        "{code}/{file}: {thing} is `{word}`, not `{found:?}`: {sentence}"
                    );
                }
            }
        }
    }
}

#[test]
fn every_word_of_the_glossary_is_in_use_and_differs_from_its_variants() {
    for language in Language::ALL {
        let mut text = sentences(language, "dooz.ftl").join("\n");
        text += &sentences(language, "terminal.ftl").join("\n");
        let terms = glossary(language);
        assert!(terms.len() > 10, "{}", language.code());
        for Term {
            thing,
            word,
            variants,
            ..
        } in terms
        {
            let code = language.code();
            assert!(text.contains(&word), "{code}: {thing}, {word}");
            assert!(!variants.iter().any(|variant| word.contains(variant)));
            assert!(
                variants.iter().all(|variant| !variant.is_empty()),
                "{thing}"
            );
        }
    }
}
