use proptest::prelude::*;

use super::*;

mod commands;
mod commentary;
mod laws;
mod replies;

fn point(x: u8, y: u8) -> Point {
    Point { x, y }
}
