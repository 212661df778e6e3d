//! A recorded search: the subject, the method, and the recorder of its events.

mod effects;
mod method;
mod order;
mod recorder;
mod stream;
mod subject;
mod trace_game;
mod tree_text;

pub use effects::{Effect, effects};
pub use method::{ALGORITHMS, Algorithm, AlgorithmRow, DepthScore, FastCutAt, Maximiser, Method};
pub use order::Order;
pub use recorder::Sink;
pub use stream::stream;
pub use subject::Subject;
pub(super) use subject::{Path, letters};
pub use tree_text::{Branch, TreeText};
