//! The review of a game.

use dooz_coach::advice::{Adviser, ReviewedMove};
use dooz_core::Game;

use super::Report;
use super::reasons::LIMITS;
use crate::protocol::Answer;

pub(super) fn review(game: &Game, adviser: &mut Adviser, report: &mut Report<'_>) -> Answer {
    let mut position = *game.start();
    for (number, &square) in (1..).zip(game.moves()) {
        let reviewed = ReviewedMove::of(number, &position, square, adviser, &LIMITS);
        report.post_part(Answer::Reviewed(reviewed));
        position.play(square).expect("the game was played");
    }
    Answer::Review
}
