//! Pictures of the screen, and the events between them.

mod analysis;
mod clock;
mod files;
mod keys_and_clicks;
mod opening;
mod pictures;
mod puzzles;
mod stage;
mod storms;
mod teaching;
