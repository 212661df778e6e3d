//! The tree of a search: its nodes, its folds, and its layout.

mod folds;
mod node_state;
mod tidy_tree;
mod tree_index;
mod tree_layout;
mod tree_view;
mod visible_tree;

pub use node_state::{NodeState, NodeStatus, TreeEdge};
pub(super) use tree_index::TreeIndex;
pub use tree_index::{NodeKind, TreeNode, TreeNodeId};
pub use tree_layout::{Detail, LEVEL_HEIGHT, NODE_WIDTH, Viewport};
pub use tree_view::TreeView;
