//! Errors in the names and options of computer players.

use dooz_play::players::{BrainSpec, BrainSpecError};

use crate::{Explain, Locale};

impl Explain for BrainSpecError {
    fn explain(&self, locale: &Locale) -> String {
        match self {
            Self::Name(name) => {
                let names = BrainSpec::NAMES.join(" | ");
                let gaps = [("input", name.into()), ("choices", names.into())];
                locale.format("error-brain", &gaps)
            }
            Self::Option { brain, option } => {
                let brain = locale.text(&format!("brain-{brain}"));
                let gaps = [("brain", brain.into()), ("option", option.into())];
                locale.format("error-brain-option", &gaps)
            }
            Self::Value { value, choices } => {
                let gaps = [
                    ("input", value.into()),
                    ("choices", choices.join(" | ").into()),
                ];
                locale.format("error-choice", &gaps)
            }
            Self::Number {
                value, from, to, ..
            } => {
                let gaps = [
                    ("input", value.into()),
                    ("from", (*from).into()),
                    ("to", (*to).into()),
                ];
                locale.format("error-number-range", &gaps)
            }
        }
    }
}
