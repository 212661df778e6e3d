//! The files that hold the sentences.

use crate::Language;

macro_rules! file {
    ($code:literal, $name:literal) => {
        include_str!(concat!("../../../locales/", $code, "/", $name, ".ftl"))
    };
}

// A face takes the files that it says something from; what is not in the
// build costs a page neither bytes nor time.
macro_rules! sources {
    ($code:literal) => {
        &[
            file!($code, "dooz"),
            #[cfg(feature = "terminal")]
            file!($code, "terminal"),
            #[cfg(feature = "page")]
            file!($code, "page"),
            #[cfg(feature = "page")]
            file!($code, "page-analyse"),
            #[cfg(feature = "page")]
            file!($code, "page-learn"),
            #[cfg(feature = "page")]
            file!($code, "page-lessons"),
            #[cfg(feature = "page")]
            file!($code, "page-play"),
            #[cfg(feature = "page")]
            file!($code, "page-room"),
            #[cfg(feature = "page")]
            file!($code, "page-tree"),
        ]
    };
}

/// The files of a language, in the order in which they are read.
pub(crate) const fn sources(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => sources!("en"),
        Language::Persian => sources!("fa"),
        Language::Arabic => sources!("ar"),
        Language::Russian => sources!("ru"),
    }
}
