//! Recordings of searches, step by step.
//!
//! A [`Method`] searches a [`Subject`], and every [`Event`] is either reported
//! as it happens ([`stream`]) or recorded ([`Trace`]). The events determine the
//! [`SearchState`] at any step, forwards and back ([`TreeView`]), and the state
//! is shown as a table of calls ([`rows`]), an indented tree ([`outline`]), a
//! [`Document`], a Graphviz graph ([`dot`]) or a drawing ([`svg`]). [`Diff`]
//! compares two searches.
//!
//! ```
//! use dooz_coach::trace::{Subject, Trace};
//! use dooz_core::textbook::Side;
//! let tree = Subject::tree("((3 7) (2 (9 1)))", Side::Max)?;
//! let trace = Trace::record(tree, "alphabeta".parse()?)?;
//! let state = trace.state();
//! let cut = state.call(5).unwrap().cut.as_ref().unwrap();
//! assert_eq!(cut.pruned, [1]);
//! assert_eq!((cut.window.alpha, cut.window.beta), (Some(3), Some(2)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod call_row;
mod diff;
mod document;
mod event;
mod filter;
mod picture;
mod record;
mod search;
mod search_state;
mod tree;
mod walkthrough;

pub use call_row::{CallRow, rows};
pub use diff::{CutReason, Diff, Missing};
pub use document::{Document, VERSION, WriteError, write_lines};
pub use event::{Bounds, End, Event, Step};
pub use filter::TraceFilter;
pub use picture::{
    Disclosure, Messages, NodeMark, NodeText, ScoreWriter, TreeSvg, dot, outline, svg,
    write_outline,
};
pub use record::{Summary, Trace, TraceError};
pub use search::{
    ALGORITHMS, Algorithm, AlgorithmRow, Branch, DepthScore, Effect, FastCutAt, Maximiser, Method,
    Order, Sink, Subject, TreeText, effects, stream,
};
pub use search_state::{BestSoFar, Call, Pruning, Return, SearchState};
pub use tree::{
    Detail, LEVEL_HEIGHT, NODE_WIDTH, NodeKind, NodeState, NodeStatus, TreeEdge, TreeNode,
    TreeNodeId, TreeView, Viewport,
};
pub use walkthrough::{
    CodeLine, DirectionValue, Go, IntuitionStep, IntuitionView, LineRole, MarkKind, Pair, Playback,
    PseudoCode, RunningAverage, SearchCounts, SideBySide, Timeline, TimelineMark, Walkthrough,
};
