//! The weights of intuition in words.

use dooz_core::textbook::{Weights, WeightsCondition};
use dooz_core::{LineRule, Rules};

use crate::Locale;

/// Describes the two conditions that weights should keep: that a win is never missed, and
/// that a threat is never ignored. Returns nothing for misère, where lines lose.
///
/// ```
/// use dooz_core::Rules;
/// use dooz_core::textbook::Family;
/// use dooz_locale::coach::intuition::conditions;
/// use dooz_locale::{Language, Locale};
/// let weights = Family::Factorial.weights(3);
/// let about = |rules| conditions(&weights, rules, &Locale::new(Language::English));
/// assert!(about(Rules::TIC_TAC_TOE)[0].ends_with("A win is never missed."));
/// assert!(about("3x3x3-misere".parse()?).is_empty());
/// # Ok::<(), dooz_core::RulesError>(())
/// ```
#[must_use]
pub fn conditions(weights: &Weights, rules: Rules, locale: &Locale) -> Vec<String> {
    if rules.line() == LineRule::Misere {
        return Vec::new();
    }
    let k = rules.k();
    let conditions = [("wins", weights.wins()), ("stops", weights.stops())];
    let sentences = conditions.map(|(name, condition)| {
        let WeightsCondition { left, right } = condition;
        let holds = if condition.holds() { "holds" } else { "broken" };
        let gaps = [
            ("left", left.into()),
            ("right", right.into()),
            ("length", u64::from(k).into()),
            ("shorter", u64::from(k.saturating_sub(1)).into()),
        ];
        locale.format(&format!("intuition-condition-{name}-{holds}"), &gaps)
    });
    sentences.to_vec()
}
