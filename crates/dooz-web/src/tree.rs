//! The picture of a search, as plain data.
//!
//! The coach has the [`Walkthrough`](dooz_coach::trace::Walkthrough) of a
//! search and draws it; the page adds the [`Camera`] before the picture, the
//! board at the current step, and the [`TreeQuery`] of an address.

mod boards;
mod camera;
mod query;

pub use boards::board_of;
pub use camera::Camera;
pub use query::{QueryError, TreeQuery, Way};
