//! Reasons for moves, players side by side, and reviews of games.
//!
//! An [`Adviser`] knows what moves are worth: exactly where the game can be
//! searched to its end, from a search of limited depth elsewhere, and it
//! always says which ([`Knowledge`]). From that come
//!
//! - a [`ValueMap`], what every legal move is worth;
//! - an [`Explanation`], why a move is as good as it is: [`Reason`]s of which
//!   each can be checked on the board, and what refutes the other moves;
//! - a [`Review`], every move of a game with its [`MoveClass`], the point of
//!   no return, and how accurate the players were;
//! - a [`Comparison`] of computer players in one position, and a [`Survey`]
//!   of them over all positions of a small board.
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
mod explain;
mod move_value;
mod reasons;
mod review;
mod stones;
mod survey;

pub use adviser::Adviser;
pub use class::MoveClass;
pub use compare::{Comparison, Contestant, Entry, Thought};
pub use explain::{Alternative, Explanation};
pub use move_value::{Knowledge, MoveValue, ValueMap, ValuedMove};
pub use reasons::Reason;
pub use review::{PlayerReview, Review, ReviewedMove, Suggestion};
pub use survey::{Mistake, SideSurvey, Survey, SurveyError, Surveyed};

/// The version of the documents that [`Explanation`], [`Review`],
/// [`Comparison`] and [`Survey`] become as JSON. It grows when a field
/// changes its name or its meaning, not when one is added.
pub const ADVICE_VERSION: u32 = 1;
