//! The weights of intuition in words.

use dooz_core::textbook::{Weights, WeightsCondition};

use crate::Locale;

/// Describes the two conditions that weights should keep in games with a winning row of
/// `k`: that a win is never missed, and that a threat is never ignored.
///
/// ```
/// use dooz_core::textbook::Family;
/// use dooz_locale::coach::intuition::conditions;
/// use dooz_locale::{Language, Locale};
/// let weights = Family::Factorial.weights(4);
/// let [wins, _] = conditions(&weights, 4, &Locale::new(Language::English));
/// assert!(wins.ends_with("holds. A win is never missed."));
/// ```
#[must_use]
pub fn conditions(weights: &Weights, k: u8, locale: &Locale) -> [String; 2] {
    let conditions = [("wins", weights.wins()), ("stops", weights.stops())];
    conditions.map(|(name, condition)| {
        let WeightsCondition { left, right } = condition;
        let holds = if condition.holds() { "holds" } else { "broken" };
        let gaps = [
            ("left", left.into()),
            ("right", right.into()),
            ("length", u64::from(k).into()),
            ("shorter", u64::from(k.saturating_sub(1)).into()),
        ];
        locale.format(&format!("intuition-condition-{name}-{holds}"), &gaps)
    })
}
