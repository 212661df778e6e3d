//! Errors in trees, players and search methods that a person typed.

use dooz_core::textbook::{Tree, TreeError, TreeErrorKind};
use dooz_play::options::OptionError;

use crate::{Explain, Locale};

/// Explains an error in the text of a tree, with its position in the text.
///
/// ```
/// use dooz_core::textbook::{Side, Tree};
/// use dooz_locale::coach::explain_tree;
/// use dooz_locale::{Language, Locale};
/// let error = Tree::parse("(3 x)", Side::Max).unwrap_err();
/// assert_eq!(
///     explain_tree(error, "(3 x)", &Locale::new(Language::English)),
///     "At character 4 of the tree: this is not a whole number; write one, like 7 or -3.",
/// );
/// ```
#[must_use]
pub fn explain_tree(error: TreeError, text: &str, locale: &Locale) -> String {
    let before = text.get(..error.at).unwrap_or(text);
    let place = before.chars().count() + 1;
    let key = match error.kind {
        TreeErrorKind::Empty => "error-tree-empty",
        TreeErrorKind::Unclosed => "error-tree-unclosed",
        TreeErrorKind::Unopened => "error-tree-unopened",
        TreeErrorKind::Rest => "error-tree-rest",
        TreeErrorKind::Leaf => "error-tree-leaf",
        TreeErrorKind::TooDeep => "error-tree-too-deep",
    };
    let reason = locale.format(key, &[("count", Tree::MAX_DEPTH.into())]);
    let gaps = [("place", place.into()), ("reason", reason.into())];
    locale.format("error-tree", &gaps)
}

impl Explain for OptionError {
    fn explain(&self, locale: &Locale) -> String {
        match self {
            Self::Name {
                kind,
                name,
                choices,
            } => {
                let gaps = [
                    ("input", name.into()),
                    ("choices", choices.join(" | ").into()),
                ];
                locale.format(&format!("error-{kind}"), &gaps)
            }
            Self::Option { kind, name, option } => {
                // Players have names in every language.
                let key = format!("{kind}-{name}");
                let name = if locale.has(&key) {
                    locale.text(&key)
                } else {
                    (*name).into()
                };
                let gaps = [("name", name.into()), ("option", option.into())];
                locale.format(&format!("error-{kind}-option"), &gaps)
            }
            Self::Value { value, choices } => {
                let choices = choices.join(" | ");
                let gaps = [("input", value.into()), ("choices", choices.into())];
                locale.format("error-choice", &gaps)
            }
            Self::Number { value, from, to } => {
                let gaps = [
                    ("input", value.into()),
                    ("from", (*from).into()),
                    ("to", (*to).into()),
                ];
                locale.format("error-number-range", &gaps)
            }
            Self::Window(input) => locale.format("error-window", &[("input", input.into())]),
        }
    }
}
