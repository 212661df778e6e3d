//! The boards that the averaging program shows while it thinks.

use dooz_core::classics::Lafore;
use dooz_core::{Limits, Position, Symbol};

use crate::protocol::{Answer, Failure, Scene};

pub(super) fn boards(position: &Position) -> Answer {
    let mut scenes = Vec::new();
    let mut show = |level, position: &Position| {
        let board = position.picture(Symbol::X).to_string();
        scenes.push(Scene { level, board });
    };
    match Lafore.thinking_aloud(position, &Limits::default(), &mut |_| {}, &mut show) {
        Ok(_) => Answer::Boards(scenes),
        Err(_) => Answer::Failed(Failure::CannotPlay),
    }
}
