//! Reasons for a move, or for the best one.

use dooz_coach::advice::Adviser;
use dooz_core::{Limits, Position, Square, Symbol};
use dooz_play::players::{BrainSpec, GameContext, SeededRandom};

use super::Report;
use crate::protocol::{Answer, Failure};

/// The limits of the terminal, which take a tenth of a second.
pub(super) const LIMITS: Limits<'_> = Limits {
    nodes: Some(400_000),
    ..Limits::NONE
};

pub(super) fn explain(
    position: &Position,
    square: Square,
    adviser: &mut Adviser,
    report: &mut Report<'_>,
) -> Answer {
    let mut progress = |nodes| report.working(nodes);
    match adviser.explain_with_progress(position, square, &LIMITS, &mut progress) {
        Ok(why) => Answer::Explanation(Box::new(why)),
        Err(_) => Answer::Failed(Failure::IllegalMove),
    }
}

/// Answers with the move of the strongest player and the reasons for it.
pub(super) fn hint(position: &Position, adviser: &mut Adviser, report: &mut Report<'_>) -> Answer {
    let spec = BrainSpec::for_hints(position.rules());
    if spec == BrainSpec::PERFECT {
        let map = adviser.values_with_progress(position, &LIMITS, &mut |_, nodes| {
            report.working(nodes);
        });
        return match map.best() {
            Some(best) => explain(position, best.square, adviser, report),
            None => Answer::Failed(Failure::GameOver),
        };
    }
    let mut brain = spec.build(GameContext::new(
        position.rules(),
        Symbol::X,
        SeededRandom::new(0),
        1,
    ));
    let mut plies = 0;
    let choice = brain.think(position, &spec.limits(), &mut |progress| {
        plies = progress.depth.unwrap_or(plies);
        report.working(progress.nodes);
    });
    let Ok(choice) = choice else {
        return Answer::Failed(Failure::CannotPlay);
    };
    let Some(square) = choice.square else {
        return Answer::Failed(Failure::GameOver);
    };
    match (explain(position, square, adviser, report), choice.score) {
        // The estimates of other players have another scale.
        (Answer::Explanation(why), Some(score))
            if spec.row().estimates_chances || score.plies().is_some() =>
        {
            // A forced win may be seen beyond the depth of the search.
            let plies = plies.max(score.plies().unwrap_or_default().into());
            let why = why.with_search(score.into(), plies, &choice.pv);
            Answer::Explanation(Box::new(why))
        }
        (answer, _) => answer,
    }
}
