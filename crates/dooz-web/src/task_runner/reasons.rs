//! Reasons for a move, or for the best one.

use dooz_coach::advice::Adviser;
use dooz_core::{Limits, Position, Square};

use crate::protocol::{Answer, Failure};

/// The limits of the terminal, which take a tenth of a second.
pub(super) const LIMITS: Limits<'_> = Limits {
    depth: None,
    nodes: Some(400_000),
    memory: None,
    stop: None,
};

pub(super) fn explain(position: &Position, square: Square, adviser: &mut Adviser) -> Answer {
    match adviser.explain(position, square, &LIMITS) {
        Ok(why) => Answer::Explanation(Box::new(why)),
        Err(_) => Answer::Failed(Failure::IllegalMove),
    }
}

pub(super) fn hint(position: &Position, adviser: &mut Adviser) -> Answer {
    match adviser.values(position, &LIMITS).best() {
        Some(best) => explain(position, best.square, adviser),
        None => Answer::Failed(Failure::GameOver),
    }
}
