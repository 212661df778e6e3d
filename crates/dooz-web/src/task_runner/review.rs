//! The review of a move.

use dooz_coach::advice::{Adviser, ReviewedMove};
use dooz_coach::analysis::ThreatMap;
use dooz_core::{Game, Position, Square};

use super::Report;
use super::reasons::LIMITS;
use crate::protocol::{Answer, Failure, MoveThreats};

/// Reviews the last move of a game.
pub(super) fn review(game: &Game, adviser: &mut Adviser, report: &mut Report<'_>) -> Answer {
    let Some((&square, moves)) = game.moves().split_last() else {
        return Answer::Failed(Failure::IllegalMove);
    };
    let mut position = *game.start();
    for &square in moves {
        position.play(square).expect("the game was played");
    }
    let number = moves.len() + 1;
    let mut progress = |nodes| report.working(nodes);
    let reviewed = ReviewedMove::of(number, &position, square, adviser, &LIMITS, &mut progress);
    Answer::Reviewed(reviewed, threats(&position, square))
}

/// Returns the threats of a move, which have names in gomoku alone.
fn threats(position: &Position, square: Square) -> MoveThreats {
    let map = (position.rules().k() == 5).then(|| ThreatMap::of(position));
    let threats = map.flatten().map(|map| map.threats).unwrap_or_default();
    let of = |player| {
        let mut own = threats.iter();
        own.find(|threat| threat.square == square && threat.player == player)
            .map(|threat| threat.class)
    };
    MoveThreats {
        makes: of(position.turn()),
        stops: of(!position.turn()),
    }
}
