//! The boards that the averaging program shows while it thinks.

use dooz_coach::advice::Adviser;
use dooz_core::classics::Lafore;
use dooz_core::{Limits, Position, Symbol};

use super::Task;
use crate::protocol::{Answer, Failure, Scene};

pub(super) struct Boards(pub(super) Position);

impl Task for Boards {
    fn step(&mut self, _: &mut Adviser, _: &mut dyn FnMut(Answer)) -> Option<Answer> {
        let mut scenes = Vec::new();
        let mut show = |level, position: &Position| {
            let board = position.picture(Symbol::X).to_string();
            scenes.push(Scene { level, board });
        };
        let limits = Limits::default();
        Some(
            match Lafore.thinking_aloud(&self.0, &limits, &mut |_| {}, &mut show) {
                Ok(_) => Answer::Boards(scenes),
                Err(_) => Answer::Failed(Failure::CannotPlay),
            },
        )
    }

    fn stop(&mut self) -> Answer {
        Answer::Boards(Vec::new())
    }
}
