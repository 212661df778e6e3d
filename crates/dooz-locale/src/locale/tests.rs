use std::collections::{BTreeMap, BTreeSet};
use std::{fs, io};

use dooz_coach::trace::{ALGORITHMS, Method};
use dooz_core::{LineRule, Rules};
use dooz_play::options::{Configurable, Offered, OptionSpec};
use dooz_play::players::{BrainSpec, PLAYERS};
use fluent_syntax::{ast, parser};

use super::*;
use crate::{Explain, page_sentences};

mod glossary;
mod oracle;
mod said;

/// Numbers that reach every plural form of the four languages.
const COUNTS: [f64; 12] = [
    0.0, 1.0, 2.0, 3.0, 5.0, 11.0, 21.0, 22.0, 100.0, 101.0, 1e6, 1.5,
];

/// Reads the files of a language, all of which are in a build for tests.
fn files(language: Language) -> Vec<String> {
    let locales = concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales");
    let folder = fs::read_dir(format!("{locales}/{}", language.code())).unwrap();
    let paths = folder.map(|file: io::Result<fs::DirEntry>| file.unwrap().path());
    let sentences = paths.filter(|path| path.extension().is_some_and(|end| end == "ftl"));
    sentences
        .map(|path| fs::read_to_string(path).unwrap())
        .collect()
}

/// Finds all keys of a language with their arguments, and those of the messages that
/// they quote.
fn messages(language: Language) -> Vec<(String, BTreeSet<String>)> {
    let own = own_arguments(language);
    let by_key: BTreeMap<_, _> = own.iter().cloned().collect();
    let all = own.into_iter().map(|(key, Arguments { own, quoted })| {
        let mut arguments = own;
        let mut quoted: Vec<String> = quoted.into_iter().collect();
        while let Some(key) = quoted.pop() {
            let more = &by_key[&key];
            arguments.extend(more.own.iter().cloned());
            quoted.extend(more.quoted.iter().cloned());
        }
        (key, arguments)
    });
    all.collect()
}

/// The arguments of a message, and the messages that it quotes.
#[derive(Clone, Default)]
struct Arguments {
    own: BTreeSet<String>,
    quoted: BTreeSet<String>,
}

fn own_arguments(language: Language) -> Vec<(String, Arguments)> {
    let mut messages = Vec::new();
    for text in files(language) {
        for entry in parser::parse(text).expect("it parses whole").body {
            let ast::Entry::Message(message) = entry else {
                continue;
            };
            let mut arguments = Arguments::default();
            let pattern = message.value.as_ref().expect("a message has a value");
            collect_from_pattern(pattern, &mut arguments);
            messages.push((message.id.name, arguments));
        }
    }
    messages
}

/// Gives all arguments the same value.
fn filled<'a>(arguments: &'a BTreeSet<String>, value: &Value<'a>) -> Vec<(&'a str, Value<'a>)> {
    let gap = |name: &'a String| (name.as_str(), value.clone());
    arguments.iter().map(gap).collect()
}

fn collect_from_pattern(pattern: &ast::Pattern<String>, arguments: &mut Arguments) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            collect_from_expression(expression, arguments);
        }
    }
}

fn collect_from_expression(expression: &ast::Expression<String>, arguments: &mut Arguments) {
    match expression {
        ast::Expression::Select { selector, variants } => {
            collect_from_inline(selector, arguments);
            for variant in variants {
                collect_from_pattern(&variant.value, arguments);
            }
        }
        ast::Expression::Inline(inline) => collect_from_inline(inline, arguments),
    }
}

fn collect_from_inline(inline: &ast::InlineExpression<String>, arguments: &mut Arguments) {
    match inline {
        ast::InlineExpression::VariableReference { id } => {
            arguments.own.insert(id.name.clone());
        }
        ast::InlineExpression::MessageReference { id, .. } => {
            arguments.quoted.insert(id.name.clone());
        }
        ast::InlineExpression::Placeable { expression } => {
            collect_from_expression(expression, arguments);
        }
        ast::InlineExpression::FunctionReference {
            arguments: call, ..
        } => {
            for inline in &call.positional {
                collect_from_inline(inline, arguments);
            }
        }
        _ => {}
    }
}

#[test]
fn a_message_takes_the_same_arguments_in_all_languages() {
    let english: BTreeMap<_, _> = messages(Language::English).into_iter().collect();
    for language in Language::ALL {
        for (key, arguments) in messages(language) {
            assert_eq!(Some(&arguments), english.get(&key), "{key} in {language}");
        }
    }
}

#[test]
fn every_message_can_be_filled_with_numbers_and_with_texts() {
    let values: Vec<Value<'_>> = COUNTS
        .into_iter()
        .map(Value::from)
        .chain(["b2".into(), "".into()])
        .collect();
    for language in Language::ALL {
        let locale = Locale::new(language);
        for (key, arguments) in messages(language) {
            for value in &values {
                let gaps = filled(&arguments, value);
                let sentence = locale.format(&key, &gaps);
                assert!(!sentence.is_empty(), "{key} in {language}");
                assert!(!sentence.contains(&key), "{key} in {language}");
            }
        }
    }
}

#[test]
fn every_message_is_one_line_without_stray_spaces() {
    for language in Language::ALL {
        let locale = Locale::new(language);
        for (key, arguments) in messages(language) {
            for count in COUNTS {
                let gaps = filled(&arguments, &Value::from(count));
                let sentence = locale.format(&key, &gaps);
                let tidy = sentence.split_whitespace().collect::<Vec<_>>().join(" ");
                assert_eq!(sentence.replace('\u{a0}', " "), tidy, "{key} in {language}");
            }
        }
    }
}

#[test]
fn every_isolate_is_closed() {
    for language in Language::ALL {
        let locale = Locale::new(language);
        for (key, arguments) in messages(language) {
            let gaps = filled(&arguments, &Value::from(5));
            let sentence = locale.format(&key, &gaps);
            let depth = sentence.chars().fold(0_i32, |depth, sign| match sign {
                '\u{2066}'..='\u{2068}' => depth + 1,
                '\u{2069}' => depth - 1,
                _ => depth,
            });
            assert_eq!(depth, 0, "{key} in {language}: {sentence}");
        }
    }
}

#[test]
fn a_gap_without_letters_of_its_own_is_read_as_it_is_alone() {
    for language in [Language::Persian, Language::Arabic] {
        let locale = Locale::new(language);
        let gaps = [("player", "سیاه".into()), ("percent", 88.into())];
        let chance = locale.format("analyse-worth-chance", &gaps);
        let gaps = [("square", "g11".into()), ("worth", (&*chance).into())];
        let better = locale.format("analyse-review-better", &gaps);
        let [chance, better] = [chance, better].map(|text| locale.visual(&text, Bidi::App));
        assert!(better.contains(&chance), "{better} in {language}");
    }
}

#[test]
fn languages_from_left_to_right_have_no_invisible_marks() {
    for language in [Language::English, Language::Russian] {
        let locale = Locale::new(language);
        for (key, arguments) in messages(language) {
            let gaps = filled(&arguments, &Value::from(-5));
            let sentence = locale.format(&key, &gaps);
            assert_eq!(
                terminal::without_marks(&sentence),
                sentence,
                "{key} in {language}"
            );
        }
    }
}

#[test]
fn numbers_stand_in_braces_and_so_follow_the_choice_of_digits() {
    for language in Language::ALL {
        for text in files(language) {
            assert_eq!(Digits::to_latin(&text), text, "in {language}");
            for default in ["پیش‌فرض: ", "الافتراضي: "] {
                let mut defaults = text.split(default).skip(1);
                let bare = defaults.find(|value| value.starts_with(|c: char| c.is_ascii_digit()));
                assert_eq!(bare, None, "in {language}");
            }
        }
    }
    let persian = Locale::new(Language::Persian);
    assert!(persian.text("classic-lafore-prompt").contains('۸'));
    assert!(
        persian
            .with_digits(Digits::Latin)
            .text("classic-lafore-prompt")
            .contains('8')
    );
}

#[test]
fn every_preset_and_every_line_rule_of_the_core_has_a_name() {
    let locale = Locale::new(Language::English);
    for (name, _) in Rules::PRESETS {
        assert!(locale.has(&format!("rules-{name}")), "{name}");
    }
    for name in LineRule::ALL.map(LineRule::name) {
        assert!(locale.has(&format!("line-{name}")), "{name}");
        assert!(locale.has(&format!("line-{name}-about")), "{name}");
    }
}

/// Lists the keys of the sentences about an entry's options in the forms of the
/// page. Values like `-1,1` are written as they are.
fn form_keys(options: &[OptionSpec], prefix: &str) -> Vec<String> {
    let offered = options.iter();
    let offered = offered.filter(|option| option.offered != Offered::CommandLine);
    let keys = offered.flat_map(|option| {
        let key = format!("{prefix}-option-{}", option.name);
        let names = option.values.names().unwrap_or_default().iter();
        let names = names.filter(|name| name.starts_with(|sign: char| sign.is_ascii_lowercase()));
        let values: Vec<_> = names.map(|name| format!("{key}-{name}")).collect();
        values.into_iter().chain([key])
    });
    keys.collect()
}

#[test]
fn every_player_and_every_option_has_its_sentences_in_every_language() {
    let mut keys = Vec::new();
    for row in PLAYERS {
        keys.extend(["", "-about"].map(|end| format!("brain-{}{end}", row.name)));
        keys.extend(form_keys(row.options, "match"));
        for option in row.options {
            keys.push(format!("help-think-{}", option.name));
            if matches!(option.offered, Offered::Menus(_)) {
                keys.push(format!("menu-{}", option.name));
            }
        }
    }
    for language in Language::ALL {
        let locale = Locale::new(language);
        for key in &keys {
            assert!(locale.has(key), "{key} in {language}");
        }
    }
}

#[test]
fn every_algorithm_and_every_option_has_its_sentences_in_every_language() {
    for language in Language::ALL {
        let locale = Locale::new(language);
        for row in ALGORITHMS {
            let name = row.name;
            let has_name = |kind: &str| locale.has(&format!("{kind}-{name}"));
            assert!(has_name("learn") || has_name("brain"), "{name}");
            if row.option("form").is_some() {
                assert!(locale.has(&format!("learn-{name}-one")), "{name}");
            }
            for key in form_keys(row.options, "learn") {
                assert!(locale.has(&key), "{key} in {language}");
            }
        }
    }
}

#[test]
fn every_error_in_names_and_options_has_a_sentence_in_every_language() {
    let player = |text: &str| text.parse::<BrainSpec>().unwrap_err();
    let method = |text: &str| text.parse::<Method>().unwrap_err();
    let errors = [
        player("deepblue"),
        player("sisoog:depth=3"),
        player("alphabeta:cut=eq"),
        player("level:101"),
        method("guessing"),
        method("minimax:cut=gt"),
        method("alphabeta:window=1,-1"),
    ];
    for language in Language::ALL {
        let locale = Locale::new(language);
        for error in &errors {
            let sentence = error.explain(&locale);
            assert!(!sentence.contains('⟨'), "{sentence}");
        }
    }
    let locale = Locale::new(Language::English);
    assert_eq!(
        errors[1].explain(&locale),
        "Sisoog has no option `depth`; leave it out or choose another player."
    );
    assert_eq!(
        errors[5].explain(&locale),
        "minimax has no option `cut`; leave it out or choose another search."
    );
}

#[test]
fn russian_counts_in_three_forms() {
    let locale = Locale::new(Language::Russian);
    let nodes = |count: u32| locale.format("panel-nodes", &[("count", count.into())]);
    assert_eq!(
        [0, 1, 2, 5, 11, 21, 104].map(nodes),
        [
            "0 узлов",
            "1 узел",
            "2 узла",
            "5 узлов",
            "11 узлов",
            "21 узел",
            "104 узла"
        ],
    );
}

#[test]
fn arabic_counts_in_six_forms() {
    let locale = Locale::new(Language::Arabic);
    let nodes = |count: u32| {
        terminal::without_marks(&locale.format("panel-calls", &[("count", count.into())]))
    };
    assert_eq!(
        [0, 1, 2, 3, 11, 100].map(nodes),
        [
            "لا استدعاءات",
            "استدعاء واحد",
            "استدعاءان",
            "٣ استدعاءات",
            "١١ استدعاءً",
            "١٠٠ استدعاء",
        ],
    );
}

#[test]
fn persian_nought_is_not_counted_as_one() {
    let locale = Locale::new(Language::Persian);
    let errors = |count: u32| {
        terminal::without_marks(&locale.format("think-errors", &[("count", count.into())]))
    };
    assert_eq!(errors(0), "همهٔ سطرها فهمیده شدند.");
    assert_eq!(errors(1), "۱ سطر فهمیده نشد.");
}

#[test]
fn an_unknown_key_or_a_missing_argument_shows_the_key() {
    for language in Language::ALL {
        let locale = Locale::new(language);
        assert_eq!(locale.text("no-such-key"), "⟨no-such-key⟩");
        assert_eq!(locale.text("error-occupied"), "⟨error-occupied⟩");
    }
}

#[test]
fn a_locale_can_be_shared_between_threads() {
    let locale = Locale::new(Language::Russian);
    let text = std::thread::scope(|scope| {
        scope
            .spawn(|| locale.text("play-draw").into_owned())
            .join()
            .unwrap()
    });
    assert_eq!(text, "Ничья");
}

#[test]
fn the_page_says_in_its_own_file_what_it_says_in_a_program() {
    for language in Language::ALL {
        let (file, program) = (
            Locale::read(page_sentences(language)).unwrap(),
            Locale::new(language),
        );
        assert_eq!(file.language(), language);
        assert!(file.has("page-settings") && !file.has("prompt-move"));
        for &(key, sentence) in &file.sentences {
            assert_eq!(program.sentence(key), Some(sentence), "{key} in {language}");
        }
    }
}

#[test]
fn a_text_that_is_no_file_of_sentences_is_refused() {
    let half = page_sentences(Language::English)
        .rsplit_once(BETWEEN)
        .unwrap()
        .0;
    for text in [
        "",
        "<!doctype html>\n<p>Not found",
        "de\0app-name\0Dooz",
        half,
    ] {
        assert!(Locale::read(text).is_err(), "{text:.20}");
    }
}
