//! Explanations of moves, comparisons of players, and reviews of games.
//!
//! An [`Adviser`] finds the values of moves: exact ones if the game can be
//! searched to its end, otherwise those of a search of limited depth;
//! [`Knowledge`] always states which. Its results are
//!
//! - a [`ValueMap`]: the value of every legal move;
//! - an [`Explanation`] of a move: [`Reason`]s, each of which can be checked on
//!   the board, and refutations of the other moves;
//! - a [`Review`] of a game: every move with its [`MoveClass`], the point of no
//!   return, and the decisions that both players kept;
//! - a [`Comparison`] of computer players in one position, and a [`Survey`] of
//!   them over all positions of a small board.
//!
//! ```
//! use dooz_coach::advice::{Adviser, Reason};
//! use dooz_core::{Limits, Rules, Setup, Symbol};
//!
//! let setup = Setup::parse(Rules::TIC_TAC_TOE, "XX. / .O. / ...", Symbol::O)?;
//! let c3 = "c3".parse()?;
//! let why = Adviser::new().explain(&setup.position()?, c3, &Limits::default())?;
//! assert!(why.reasons.contains(&Reason::Blocks { squares: vec![c3] }));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod adviser;
mod class;
mod compare;
mod exact;
mod examination;
mod explain;
mod judge;
mod means;
mod move_value;
mod near_ends;
mod reasons;
mod review;
mod stones;
mod survey;

pub use adviser::Adviser;
pub use class::MoveClass;
pub use compare::{Comparison, ComparisonEntry, Contestant, JudgedChoice};
pub use explain::{Alternative, Explanation};
pub use means::Means;
pub use move_value::{Knowledge, MoveValue, ValueMap, ValuedMove};
pub use reasons::Reason;
pub use review::{PlayerReview, Review, ReviewedMove, Suggestion, Swing};
pub use survey::{Mistake, SideSurvey, Survey, SurveyError, Surveyed};

/// The version of the JSON documents of [`Explanation`], [`Review`],
/// [`Comparison`] and [`Survey`]. It grows when a field changes its name or its
/// meaning, not when one is added.
pub const ADVICE_VERSION: u32 = 1;
