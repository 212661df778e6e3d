//! Live analysis of positions on large boards, as plain data.
//!
//! An [`Analyst`] deepens its search until it is stopped, and reports an
//! [`Analysis`] whenever more is known:
//!
//! - a [`ThreatMap`]: what the board shows without a search;
//! - [`ForcedWins`]: wins by continuous fours and threats;
//! - an [`Iteration`]: the best lines of the search, and its depth.
//!
//! On small boards, the exact values of the [`advice`](crate::advice) tell more.
//!
//! ```
//! use dooz_coach::advice::{Means, MoveValue};
//! use dooz_coach::analysis::Analyst;
//! use dooz_core::{Limits, Position, Rules};
//!
//! let mut position = Position::new(Rules::GOMOKU);
//! for square in ["h8", "a1", "i8", "a3", "j8", "a5"] {
//!     position.play(square.parse()?)?;
//! }
//! let limits = Limits { depth: Some(2), ..Limits::default() };
//! let mut last = None;
//! Analyst::new().analyze(&position, &limits, &mut |analysis| last = Some(analysis.clone()))?;
//! let analysis = last.unwrap();
//! let win = analysis.wins.own.as_ref().unwrap();
//! assert_eq!((win.means, win.moves.len()), (Means::Fours, 3));
//! assert_eq!(analysis.value(), MoveValue::Win { plies: 3 });
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod analyst;
mod forced_wins;
mod iteration;
mod threat_line;
mod threat_map;

pub use analyst::{Analysis, Analyst};
pub use forced_wins::{ForcedWin, ForcedWins, WinSolver};
pub use iteration::{AnalysisLine, Deepening, Iteration};
pub use threat_line::ThreatLine;
pub use threat_map::{ForbiddenSquare, ThreatClass, ThreatMap, ThreatSquare};
