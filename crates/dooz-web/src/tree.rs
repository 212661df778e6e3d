//! The visualiser of searches, as plain data.
//!
//! The coach draws the [`Walkthrough`](dooz_coach::trace::Walkthrough) of a
//! search; the page adds the [`Camera`], the board of the current step, the
//! [`NumberLine`] of its window, and the [`TreeQuery`] in the address.

mod boards;
mod camera;
mod number_line;
mod query;

pub use boards::board_of;
pub use camera::Camera;
pub use number_line::NumberLine;
pub use query::{DEEPEST, INTUITION, QueryError, TreeQuery, Way};
