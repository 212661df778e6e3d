//! Game search as textbooks present it.
//!
//! A [`GameState`] is all that a search needs: the side to move, the moves, the
//! state after a move, and the value of a state in which the game is over. A
//! board is one such game ([`Board`]), a tree written down with the values of
//! its leaves is another ([`Tree`]), and any small type can be a third.
//!
//! - [`Minimax`] visits everything; [`AlphaBeta`] skips what cannot matter.
//!   Both can be written as a pair of functions or as one ([`Form`]).
//! - [`Averaging`] expects a random opponent rather than a perfect one.
//! - [`Intuition`] does not search at all: it judges each move by the lines
//!   that it makes and spoils.
//!
//! An [`Observer`] sees every step, for teaching and counting; `()` sees
//! nothing and costs nothing.
//!
//! ```
//! use dooz_core::textbook::{AlphaBeta, Counts, Minimax, Side, Tree};
//!
//! // Max moves at the root, Min in each of its three subtrees.
//! let tree = Tree::parse("((7 9) (3 8) (5 6))", Side::Max).unwrap();
//! let mut counts = Counts::default();
//! assert_eq!(Minimax::default().search(&tree, &mut counts).score, 7);
//! assert_eq!(counts.leaves, 6);
//!
//! // The second subtree is worth 3 at most, the third 5: 8 and 6 are cut.
//! let mut counts = Counts::default();
//! assert_eq!(AlphaBeta::default().search(&tree, &mut counts).score, 7);
//! assert_eq!((counts.leaves, counts.cuts), (4, 2));
//! ```

mod alpha_beta;
mod averaging;
mod board;
mod budget;
mod depth_adjusted;
mod game_state;
mod intuition;
mod minimax;
mod observer;
mod run;
mod search;
mod search_result;
mod tree;
mod weights;

pub use alpha_beta::{AlphaBeta, Cut, FastCut};
pub use averaging::{Average, Averaging};
pub use board::{Board, Scores};
pub use depth_adjusted::DepthAdjusted;
pub use game_state::{Form, GameState, Side, Window};
pub use intuition::{Candidates, DirectionScore, Intuition, Lengths, Tie};
pub use minimax::Minimax;
pub use observer::{Counts, CutOff, Node, Observer};
pub use search::Search;
pub use search_result::{Limit, SearchResult};
pub use tree::{Tree, TreeError, TreeErrorKind};
pub use weights::{Family, Weights, WeightsCondition, WeightsError};
