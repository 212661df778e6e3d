//! The events of a search.

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
    /// The call at which it happens. Calls are numbered from 1 in the order in
    /// which they are made; moves that are never visited have no number.
    pub call: u64,
    /// The number of moves from the root to the call.
    pub level: u32,
    /// The step.
    pub step: Step,
}

impl Event {
    /// Reports the number of the call at every 1024th call.
    pub(super) fn tell_calls(&self, progress: &mut dyn FnMut(u64)) {
        if matches!(self.step, Step::Enter { .. }) && self.call.is_multiple_of(1024) {
            progress(self.call);
        }
    }
}

/// A step of a search at a call. Moves are numbers: the cell of a board, from 0
/// at the top left, or the index of a subtree among its siblings.
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
        /// The call that made this one; `None` at the root.
        parent: Option<u64>,
        /// The move that led here; `None` at the root.
        #[serde(rename = "move")]
        mv: Option<u32>,
        /// The side to move.
        #[serde(with = "SideName")]
        side: Side,
        /// The end of the game, if it is over.
        end: Option<End>,
        /// The window on entry, if the method has one.
        window: Option<Bounds>,
    },
    /// A move is the best so far.
    Choose {
        /// The move.
        #[serde(rename = "move")]
        mv: u32,
        /// Its score.
        score: i64,
        /// The window after it, if the method has one.
        window: Option<Bounds>,
        /// `true` if it wins at once and was evaluated without a call.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        at_once: bool,
    },
    /// The remaining moves are skipped; there may be none.
    Cut {
        /// `true` if a score that cannot be improved, not the window, ended the
        /// node.
        fast: bool,
        /// The window after the visited moves.
        window: Bounds,
        /// The skipped moves.
        pruned: Vec<u32>,
    },
    /// A state is done.
    Leave {
        /// Its score.
        score: i64,
        /// The number of calls that have returned, including this one.
        returned: u64,
        /// The number of calls in its subtree, including this one.
        calls: u64,
    },
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Step")]
enum PlainStep {
    Enter {
        parent: Option<u64>,
        mv: Option<u32>,
        #[serde(with = "SideName")]
        side: Side,
        end: Option<End>,
        window: Option<Bounds>,
    },
    Choose {
        mv: u32,
        score: i64,
        window: Option<Bounds>,
        at_once: bool,
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
    /// Returns the name of the step in documents.
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

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// Max has won.
    MaxWins,
    /// Min has won.
    MinWins,
    /// The game is drawn.
    Draw,
    /// A leaf of a tree given as text.
    Leaf,
}

impl End {
    /// Returns the end of a game won by a side.
    #[must_use]
    pub const fn won_by(side: Side) -> Self {
        match side {
            Side::Max => Self::MaxWins,
            Side::Min => Self::MinWins,
        }
    }
}

/// The scores between which a search looks; `None` for no bound.
///
/// ```
/// use dooz_coach::trace::Bounds;
/// use dooz_core::textbook::Window;
/// let bounds = Bounds { alpha: Some(-1), beta: Some(1) };
/// assert_eq!(Bounds::from(Window::new(-1, 1)), bounds);
/// assert_eq!(Bounds::from(Window::WIDEST), Bounds::default());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Bounds {
    /// The score that Max is sure of.
    pub alpha: Option<i64>,
    /// The score that Min can hold Max to.
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
    /// Returns the window after one side has secured a score.
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

pub(super) const fn side_name(side: Side) -> &'static str {
    match side {
        Side::Max => "max",
        Side::Min => "min",
    }
}
