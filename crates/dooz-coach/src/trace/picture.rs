//! Pictures of a search: as text, as a graph, and drawn.

#![expect(
    clippy::cast_precision_loss,
    reason = "boards, texts and trees that are drawn are small"
)]

mod dot;
mod messages;
mod outline;
mod signs;
mod svg;
mod svg_file;

pub use dot::dot;
pub use messages::Messages;
pub use outline::{outline, write_outline};
pub use signs::ScoreWriter;
pub(super) use signs::caption_length;
pub use svg::{Disclosure, NodeMark, NodeText, TreeSvg};
pub use svg_file::svg;
