//! Pictures of the screen, and what leads from one to the next.

mod keys_and_clicks;
mod pictures;
mod puzzles;
mod stage;
mod storms;
mod teaching;
