//! The sentences that the build has packed.

use crate::Language;
use crate::packing::BETWEEN;

/// The keys of all languages, sorted.
const KEYS: &str = include_str!(concat!(env!("OUT_DIR"), "/keys"));

macro_rules! sentences {
    ($code:literal) => {
        include_str!(concat!(env!("OUT_DIR"), "/", $code))
    };
}

/// Returns the sentences of a language with their keys, sorted by key.
pub(crate) fn sentences(language: Language) -> Vec<(&'static str, &'static str)> {
    let sentences = match language {
        Language::English => sentences!("en"),
        Language::Persian => sentences!("fa"),
        Language::Arabic => sentences!("ar"),
        Language::Russian => sentences!("ru"),
    };
    KEYS.split(BETWEEN).zip(sentences.split(BETWEEN)).collect()
}
