//! Why a move is as good as it is, and which one is the best.

use dooz_coach::advice::{Adviser, Inquiry};
use dooz_core::{Limits, Position, Search, Square};

use super::Task;
use crate::protocol::{Answer, Failure};

struct Reasons {
    position: Position,
    /// The move; none while the best one is being looked for.
    square: Option<Square>,
    inquiry: Inquiry,
}

/// A tenth of a second, as in a terminal.
pub(super) const NODES: u64 = 400_000;

pub(super) fn explain(position: Position, square: Square) -> Result<Box<dyn Task>, Answer> {
    let mut child = position;
    if child.play(square).is_err() {
        return Err(Answer::Failed(Failure::IllegalMove));
    }
    Ok(Box::new(Reasons {
        position,
        square: Some(square),
        inquiry: Inquiry::default(),
    }))
}

pub(super) fn hint(position: Position) -> Result<Box<dyn Task>, Answer> {
    if position.legal_moves().next().is_none() {
        return Err(Answer::Failed(Failure::GameOver));
    }
    Ok(Box::new(Reasons {
        position,
        square: None,
        inquiry: Inquiry::default(),
    }))
}

impl Task for Reasons {
    fn step(
        &mut self,
        adviser: &mut Adviser,
        slice_is_over: &dyn Fn() -> bool,
        _: &mut dyn FnMut(Answer),
    ) -> Option<Answer> {
        let limits = Limits {
            nodes: Some(NODES),
            ..Limits::default()
        };
        let (position, inquiry) = (&self.position, &mut self.inquiry);
        let Some(square) = self.square else {
            let map = adviser.values_in_slices(position, &limits, inquiry, slice_is_over);
            if !inquiry.is_open() {
                self.square = map.best().map(|best| best.square);
                self.inquiry = Inquiry::default();
            }
            return None;
        };
        match adviser.explain_in_slices(position, square, &limits, inquiry, slice_is_over) {
            Ok(why) => Some(Answer::Explanation(Box::new(why?))),
            Err(_) => Some(Answer::Failed(Failure::IllegalMove)),
        }
    }

    /// What can be said of the move, or of the best one that is known, with
    /// what was found until now.
    fn stop(&mut self, adviser: &mut Adviser) -> Answer {
        let limits = Limits {
            nodes: Some(NODES),
            stop: Some(&|| true),
            ..Limits::default()
        };
        let (position, inquiry) = (&self.position, &mut self.inquiry);
        let square = self.square.or_else(|| {
            let map = adviser.values_in_slices(position, &limits, inquiry, &|| false);
            let best = map.best().map(|best| best.square);
            // What intuition likes best is better than nothing.
            best.or_else(|| Search::default().begin(position).choice().square)
        });
        let why = square
            .map(|square| adviser.explain_in_slices(position, square, &limits, inquiry, &|| false));
        match why {
            Some(Ok(Some(why))) => Answer::Explanation(Box::new(why)),
            _ => Answer::Nothing,
        }
    }

    fn nodes(&self) -> u64 {
        self.inquiry.nodes()
    }
}
