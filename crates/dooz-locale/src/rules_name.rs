//! The names of games.

use dooz_core::{LineRule, Rules};

use crate::Locale;

/// Returns the name of a game, or its size if it has none.
///
/// ```
/// use dooz_core::Rules;
/// use dooz_locale::{Language, Locale, rules_name};
/// let english = Locale::new(Language::English);
/// assert_eq!(rules_name(Rules::GOMOKU, &english), "Gomoku");
/// assert_eq!(rules_name("5x5x4".parse()?, &english), "5x5, 4 in a row");
/// # Ok::<(), dooz_core::RulesError>(())
/// ```
#[must_use]
pub fn rules_name(rules: Rules, locale: &Locale) -> String {
    if let Some(preset) = rules.preset() {
        return locale.text(&format!("rules-{preset}")).into_owned();
    }
    let gaps = [
        ("columns", rules.width().into()),
        ("rows", rules.height().into()),
        ("length", rules.k().into()),
    ];
    let size = locale.format("rules-size", &gaps);
    let line = locale.text(&format!("line-{}", rules.line().name()));
    match rules.line() {
        LineRule::Freestyle => size,
        LineRule::Misere if (rules.width(), rules.height(), rules.k()) == (3, 3, 3) => {
            line.into_owned()
        }
        _ => format!("{line}: {size}"),
    }
}
