//! Why a move is as good as it is, and which one is the best.

use dooz_coach::advice::Adviser;
use dooz_core::{Limits, Position, Square};

use super::Task;
use crate::protocol::{Answer, Failure};

struct Reasons {
    position: Position,
    /// The move; none if the best one is to be found.
    square: Option<Square>,
}

/// A tenth of a second, as in a terminal.
pub(super) const NODES: u64 = 400_000;

pub(super) fn explain(position: Position, square: Square) -> Result<Box<dyn Task>, Answer> {
    let mut child = position;
    if child.play(square).is_err() {
        return Err(Answer::Failed(Failure::IllegalMove));
    }
    let square = Some(square);
    Ok(Box::new(Reasons { position, square }))
}

pub(super) fn hint(position: Position) -> Result<Box<dyn Task>, Answer> {
    if position.legal_moves().next().is_none() {
        return Err(Answer::Failed(Failure::GameOver));
    }
    let square = None;
    Ok(Box::new(Reasons { position, square }))
}

impl Task for Reasons {
    fn step(&mut self, adviser: &mut Adviser, _: &mut dyn FnMut(Answer)) -> Option<Answer> {
        let limits = Limits {
            nodes: Some(NODES),
            ..Limits::default()
        };
        let Some(square) = self.square else {
            let map = adviser.values(&self.position, &limits);
            self.square = map.best().map(|best| best.square);
            return None;
        };
        let why = adviser.explain(&self.position, square, &limits);
        Some(match why {
            Ok(why) => Answer::Explanation(Box::new(why)),
            Err(_) => Answer::Failed(Failure::IllegalMove),
        })
    }

    fn stop(&mut self) -> Answer {
        Answer::Nothing
    }
}
