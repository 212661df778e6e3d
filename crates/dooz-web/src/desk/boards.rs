//! The boards that the averaging program shows while it thinks.

use dooz_coach::advice::Adviser;
use dooz_core::classics::LaforeThought;
use dooz_core::{Limits, Position, Symbol};

use super::Task;
use crate::protocol::{Answer, Failure, Scene};

pub(super) struct Boards {
    position: Position,
    thought: LaforeThought,
    scenes: Vec<Scene>,
}

impl Boards {
    pub(super) fn new(position: Position) -> Self {
        Self {
            position,
            thought: LaforeThought::default(),
            scenes: Vec::new(),
        }
    }
}

impl Task for Boards {
    fn step(
        &mut self,
        _: &mut Adviser,
        slice_is_over: &dyn Fn() -> bool,
        _: &mut dyn FnMut(Answer),
    ) -> Option<Answer> {
        let scenes = &mut self.scenes;
        let mut show = |level, position: &Position| {
            let board = position.picture(Symbol::X).to_string();
            scenes.push(Scene { level, board });
        };
        let (position, limits) = (&self.position, Limits::default());
        let thought = &mut self.thought;
        match thought.go_on(position, &limits, &mut |_, _| {}, &mut show, slice_is_over) {
            Ok(choice) => {
                choice?;
                Some(Answer::Boards(std::mem::take(&mut self.scenes)))
            }
            Err(_) => Some(Answer::Failed(Failure::CannotPlay)),
        }
    }

    fn stop(&mut self, _: &mut Adviser) -> Answer {
        Answer::Boards(std::mem::take(&mut self.scenes))
    }

    fn nodes(&self) -> u64 {
        self.thought.nodes()
    }
}
