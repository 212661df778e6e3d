//! What happens in a search, one step at a time.

use dooz_core::textbook::{Side, Window};
use serde::{Deserialize, Serialize};

use crate::text::{SideName, tagged_in_documents};

/// One step of a search, at one of its calls.
///
/// ```
/// use dooz_coach::trace::{Step, Subject, Trace};
/// use dooz_core::textbook::Side;
/// let tree = Subject::tree("(3 7)", Side::Max)?;
/// let trace = Trace::record(tree, "minimax".parse()?)?;
/// let steps: Vec<&str> = trace.events.iter().map(|event| event.step.name()).collect();
/// assert_eq!(steps, ["enter", "enter", "leave", "choose", "enter", "leave", "choose", "leave"]);
/// assert_eq!(trace.events[1].call, 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// The call at which it happens. Calls are numbered from 1 in the order
    /// in which they are made; what is never visited has no number.
    pub call: u64,
    /// The number of moves from the root to the call.
    pub level: u32,
    /// What happens.
    pub step: Step,
}

impl Event {
    /// Tells the number of the call from time to time: at every 1024th.
    pub(super) fn tell_calls(&self, progress: &mut dyn FnMut(u64)) {
        if matches!(self.step, Step::Enter { .. }) && self.call.is_multiple_of(1024) {
            progress(self.call);
        }
    }
}

/// What happens at a call. Moves are numbers: the cell of a board, from 0 at
/// the top left, or the place of a subtree among its siblings, from 0.
///
/// ```
/// use dooz_coach::trace::Step;
/// assert_eq!(Step::Leave { score: 3, returned: 1, calls: 1 }.name(), "leave");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "event", rename_all = "lowercase")]
pub enum Step {
    /// A state is visited.
    Enter {
        /// The call that made this one; none at the root.
        parent: Option<u64>,
        /// The move that led here; none at the root.
        #[serde(rename = "move")]
        by: Option<u32>,
        /// The side to move.
        #[serde(with = "SideName")]
        side: Side,
        /// How the game has ended, if it has.
        end: Option<End>,
        /// The window on entry, if the method has one.
        window: Option<Bounds>,
    },
    /// A move is the best so far.
    Choose {
        /// The move.
        #[serde(rename = "move")]
        by: u32,
        /// Its score.
        score: i64,
        /// What it made of the window, if the method has one.
        window: Option<Bounds>,
    },
    /// The rest of the moves is left out; there may be none left.
    Cut {
        /// Whether a score that cannot be improved ended the node, and not
        /// the window.
        fast: bool,
        /// The window that the visited moves have left.
        window: Bounds,
        /// The moves that are left out.
        pruned: Vec<u32>,
    },
    /// A state is done.
    Leave {
        /// Its score.
        score: i64,
        /// How many calls have returned, this one included.
        returned: u64,
        /// How many calls there were from this one on, itself included.
        calls: u64,
    },
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Step")]
enum PlainStep {
    Enter {
        parent: Option<u64>,
        by: Option<u32>,
        #[serde(with = "SideName")]
        side: Side,
        end: Option<End>,
        window: Option<Bounds>,
    },
    Choose {
        by: u32,
        score: i64,
        window: Option<Bounds>,
    },
    Cut {
        fast: bool,
        window: Bounds,
        pruned: Vec<u32>,
    },
    Leave {
        score: i64,
        returned: u64,
        calls: u64,
    },
}

tagged_in_documents!(Step, PlainStep);

impl Step {
    /// The name of the step, as documents write it.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Enter { .. } => "enter",
            Self::Choose { .. } => "choose",
            Self::Cut { .. } => "cut",
            Self::Leave { .. } => "leave",
        }
    }
}

/// How a game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// Max has won.
    MaxWins,
    /// Min has won.
    MinWins,
    /// Nobody has won.
    Draw,
    /// A leaf of a tree that somebody has written down.
    Leaf,
}

impl End {
    /// A won game.
    #[must_use]
    pub const fn won_by(side: Side) -> Self {
        match side {
            Side::Max => Self::MaxWins,
            Side::Min => Self::MinWins,
        }
    }
}

/// The scores between which a search looks; none where there is no bound.
///
/// ```
/// use dooz_coach::trace::Bounds;
/// use dooz_core::textbook::Window;
/// assert_eq!(Bounds::from(Window::new(-1, 1)).to_string(), "(-1, +1)");
/// assert_eq!(Bounds::from(Window::WIDEST).to_string(), "(-∞, +∞)");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Bounds {
    /// The score that Max has for sure.
    pub alpha: Option<i64>,
    /// The score that Min has for sure.
    pub beta: Option<i64>,
}

impl From<Window> for Bounds {
    fn from(window: Window) -> Self {
        let bound = |bound, none| (bound != none).then_some(bound);
        Self {
            alpha: bound(window.alpha, Window::WIDEST.alpha),
            beta: bound(window.beta, Window::WIDEST.beta),
        }
    }
}

impl Bounds {
    /// The same window after one side has made sure of a score.
    #[must_use]
    pub const fn with(self, side: Side, score: i64) -> Self {
        match side {
            Side::Max => Self {
                alpha: Some(score),
                ..self
            },
            Side::Min => Self {
                beta: Some(score),
                ..self
            },
        }
    }
}

impl std::fmt::Display for Bounds {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.alpha {
            Some(alpha) => write!(f, "({alpha:+}, ")?,
            None => f.write_str("(-∞, ")?,
        }
        match self.beta {
            Some(beta) => write!(f, "{beta:+})"),
            None => f.write_str("+∞)"),
        }
    }
}

pub(super) const fn side_name(side: Side) -> &'static str {
    match side {
        Side::Max => "max",
        Side::Min => "min",
    }
}
