//! Walking through a search, as plain data.
//!
//! A [`TreeView`] is a search with a place between two of its events: what
//! has been visited until there, where it is drawn, what is folded away and
//! what of it a window shows. A [`Listing`] is its pseudo-code with the line
//! that is being run, [`sentence`] says the step in words, a
//! [`Comparison`] walks through two searches at once, and a [`IntuitionView`]
//! walks through the judgements of the intuitive player, which have no tree.
//!
//! Nothing here searches, reads a clock or draws.

mod average;
mod camera;
mod comparison;
mod faces;
mod folds;
mod hunch;
mod listing;
mod pace;
mod painting;
mod query;
mod said;
mod scene;
mod sight;
mod skeleton;
mod timeline;
mod view;
mod walk;
mod words;

pub use average::RunningAverage;
pub use camera::Camera;
pub use comparison::{Comparison, Tally};
pub use hunch::{IntuitionStep, IntuitionView, Part};
pub use listing::{CodeLine, Listing, Role};
pub use pace::Pace;
pub use painting::{FINE, Painting, Shows};
pub use query::{QueryError, TreeQuery, Way};
pub use said::{call_line, node_label, tally_text};
pub use scene::{Detail, LEVEL_HEIGHT, NODE_WIDTH, STUB_WIDTH, Viewport};
pub use sight::{Edge, Sight, Standing};
pub use skeleton::{Kind, Node, NodeId};
pub use timeline::{Go, Mark, MarkKind, Timeline};
pub use view::TreeView;
pub use walk::{Pair, Walk};
pub use words::{intuition_sentence, pruned_sentence, score_text, sentence, window_text};
