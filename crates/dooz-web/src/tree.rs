//! The visualiser of searches, as plain data.
//!
//! The coach draws the [`Walkthrough`](dooz_coach::trace::Walkthrough) of a
//! search; the page adds the [`Camera`], the board of the current step, and the
//! [`TreeQuery`] in the address.

mod boards;
mod camera;
mod query;

pub use boards::board_of;
pub use camera::Camera;
pub use query::{QueryError, TreeQuery, Way};
