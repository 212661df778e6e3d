//! The lines of an analysis as text.

use std::time::Duration;

use dooz_coach::advice::{MoveValue, ValuedMove};
use dooz_coach::analysis::{AnalysisLine, ForcedWins, Iteration};
use dooz_core::MoveList;
use dooz_locale::coach::advice;
use dooz_locale::{Locale, Value};

/// Returns the rows that show an iteration, which took this time: its effort, and its
/// lines by their numbers.
pub(crate) fn block_of(
    iteration: &Iteration,
    wins: &ForcedWins,
    time: Duration,
    locale: &Locale,
) -> String {
    let mut rows = vec![locale.format("analyze-progress", &effort(iteration, time))];
    for (number, line) in (1_usize..).zip(valued(iteration, wins)) {
        let line = line_text(line, locale);
        rows.push(format!("{}. {line}", locale.number(number)));
    }
    rows.join("\n")
}

/// Returns the gaps that tell how much an iteration has searched in this time.
pub(crate) fn effort(iteration: &Iteration, time: Duration) -> Vec<(&'static str, Value<'static>)> {
    vec![
        ("depth", iteration.depth.into()),
        ("count", iteration.nodes.into()),
        ("speed", per_second(iteration.nodes, time).into()),
    ]
}

/// Returns the lines of an iteration, each with the value of its first move.
pub(crate) fn valued<'l>(
    iteration: &'l Iteration,
    wins: &ForcedWins,
) -> impl Iterator<Item = (ValuedMove, &'l AnalysisLine)> {
    let lines = iteration.lines.iter();
    lines.map(|line| (wins.value_of(line, iteration.depth), line))
}

/// Returns a line with the value and the chance of its first move.
pub(crate) fn line_text((found, line): (ValuedMove, &AnalysisLine), locale: &Locale) -> String {
    let gaps = [
        ("score", describe(&found, locale).into()),
        ("percent", Value::decimal(chance(&found) * 100.0, 1)),
        ("moves", MoveList(&line.moves).into()),
    ];
    locale.format("analyze-line", &gaps)
}

/// Returns the chance of winning to four decimals.
pub(crate) fn chance(found: &ValuedMove) -> f64 {
    let chance = found.chance().expect("a score tells of a chance");
    (chance * 1e4).round() / 1e4
}

/// Describes a value: an estimate by its number, since its chance stands beside it.
fn describe(found: &ValuedMove, locale: &Locale) -> String {
    match found.value {
        MoveValue::Estimate { score } => {
            locale.format("advice-value-estimate", &[("score", score.into())])
        }
        _ => advice::worth(found, locale),
    }
}

/// Returns the number of positions per second.
pub(crate) fn per_second(nodes: u64, time: Duration) -> u64 {
    (u128::from(nodes) * 1_000_000 / time.as_micros().max(1)) as u64
}
