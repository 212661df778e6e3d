//! The picture of a search, as plain data.
//!
//! The walk through a search is the coach's
//! [`Walkthrough`](dooz_coach::trace::Walkthrough). Here are the
//! [`Camera`] before its picture, the [`Painting`] of what the camera sees,
//! the sentences that say each step, the board at the current step, and the
//! [`TreeQuery`] of an address.

mod announcement;
mod boards;
mod camera;
mod messages;
mod painting;
mod query;

pub use announcement::{call_line, node_label, tally_text};
pub use boards::board_of;
pub use camera::Camera;
pub use messages::{intuition_sentence, pruned_sentence, score_text, sentence, window_text};
pub use painting::{FINE, Painting, Shows};
pub use query::{QueryError, TreeQuery, Way};
