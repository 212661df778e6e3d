//! The comparison with Fluent itself.

use std::sync::LazyLock;

use fluent_bundle::types::FluentValue;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use unic_langid::LanguageIdentifier;

use super::*;

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let identifier: LanguageIdentifier = language.code().parse().unwrap();
    let mut bundle = FluentBundle::new(vec![identifier]);
    for text in files(language) {
        bundle
            .add_resource(FluentResource::try_new(text).unwrap())
            .unwrap();
    }
    bundle.set_use_isolating(language.direction() == TextDirection::RightToLeft);
    bundle.set_formatter(Some(match language {
        Language::English => |value, _| number(Language::English, value),
        Language::Persian => |value, _| number(Language::Persian, value),
        Language::Arabic => |value, _| number(Language::Arabic, value),
        Language::Russian => |value, _| number(Language::Russian, value),
    }));
    bundle
}

// Fluent takes a plain function for its numbers, which cannot hold a locale.
static LOCALES: LazyLock<[Locale; 4]> = LazyLock::new(|| Language::ALL.map(Locale::new));

fn number(language: Language, value: &FluentValue<'_>) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(LOCALES[language as usize].number(number.value)),
        _ => None,
    }
}

fn says(bundle: &FluentBundle<FluentResource>, key: &str, gaps: &FluentArgs<'_>) -> String {
    let pattern = bundle.get_message(key).unwrap().value().unwrap();
    let mut faults = Vec::new();
    let sentence = bundle.format_pattern(pattern, Some(gaps), &mut faults);
    assert!(faults.is_empty(), "{key}: {faults:?}");
    sentence.into_owned()
}

#[test]
fn every_sentence_is_what_fluent_makes_of_it() {
    let numbers = COUNTS.map(|count| (Value::from(count), FluentValue::from(count)));
    let texts = ["b2", "", "one", "X"].map(|text| (Value::from(text), FluentValue::from(text)));
    for language in Language::ALL {
        let bundle = bundle(language);
        let locale = &LOCALES[language as usize];
        for (key, arguments) in messages(language) {
            for (ours, theirs) in numbers.iter().chain(&texts) {
                let gaps = arguments.iter().map(|name| (name.as_str(), theirs.clone()));
                assert_eq!(
                    locale.format(&key, &filled(&arguments, ours)),
                    says(&bundle, &key, &gaps.collect()),
                    "{key} in {language} with {theirs:?}"
                );
            }
        }
    }
}
