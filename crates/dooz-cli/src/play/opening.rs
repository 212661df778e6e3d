//! Openings by swap2 in a match, for the screen and the line mode.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use dooz_core::Rules;
use dooz_locale::{Locale, explain_move};
use dooz_play::clock::{Clock, TimeControl};
use dooz_play::matches::{OpeningTurn, Turn};
use dooz_play::players::BrainSpec;
use dooz_play::swap2::{Decision, Swap2Error};

use crate::play::thinking::{ThinkError, think};
use crate::program;

/// The time of a computer player for a decision: no clock runs in the opening.
const TIME: Duration = Duration::from_secs(2);

/// Returns the decision of a computer player. If the flag is set, it comes soon and
/// means nothing.
///
/// # Errors
///
/// Returns an error if the player does not play by the rules.
pub(crate) fn decide(mut due: OpeningTurn, stop: &AtomicBool) -> Result<Decision, ThinkError> {
    let opening = due.opening();
    let spec = due.turn.spec;
    if spec.row().is_program {
        let decision = program::decide(spec, &opening, stop);
        let is_possible = |decision: &Decision| opening.clone().decide(decision).is_ok();
        if let Some(decision) = decision.filter(is_possible) {
            return Ok(decision);
        }
        // Not every program knows swap2, and as a mere brain it would take its
        // whole time for each of many positions.
        due.turn.spec = BrainSpec::strongest(due.turn.position.rules());
    }
    let clock = Clock::new(TimeControl::per_turn(TIME));
    let think = |turn: Turn| {
        // The end of the time for one position is not that for the others.
        let stop = Arc::new(AtomicBool::new(stop.load(Ordering::Relaxed)));
        Ok(think(turn, &stop, &mut |_| {})?.choice)
    };
    due.decide(&clock, think, &mut |_| {})
}

/// Says why a decision is not possible. `only_sides` is the sentence that only a side can
/// be chosen, and how.
pub(crate) fn explain(
    error: Swap2Error,
    rules: Rules,
    only_sides: &str,
    locale: &Locale,
) -> String {
    match error {
        Swap2Error::Stones(count) => {
            locale.format("swap2-wrong-stones", &[("count", count.into())])
        }
        Swap2Error::TooEarly => locale.text("swap2-too-early").into_owned(),
        Swap2Error::NoMoreStones | Swap2Error::Over => only_sides.to_owned(),
        Swap2Error::Move(error) => explain_move(error, rules, locale),
    }
}
