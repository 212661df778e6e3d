use proptest::prelude::*;

use super::*;

mod commands;
mod laws;
mod replies;

fn point(x: u8, y: u8) -> Point {
    Point { x, y }
}
