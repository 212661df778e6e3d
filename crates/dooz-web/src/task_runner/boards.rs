//! The boards that the averaging program shows while it thinks.

use dooz_core::classics::Lafore;
use dooz_core::{Limits, Position};

use crate::protocol::{Answer, Failure, Scene};

pub(super) fn boards(position: &Position) -> Answer {
    let mut scenes = Vec::new();
    let mut show = |level, position: &Position| {
        let position = *position;
        scenes.push(Scene { level, position });
    };
    match Lafore.thinking_aloud(position, &Limits::default(), &mut |_| {}, &mut show) {
        Ok(_) => Answer::Boards(scenes),
        Err(_) => Answer::Failed(Failure::CannotPlay),
    }
}
