//! What the worker answers.

use dooz_coach::advice::{Explanation, ReviewedMove, Suggestion, ValueMap};
use dooz_coach::puzzles::Verdict;
use dooz_coach::trace::{Event, Filter, Method, Subject, Summary, Trace};
use dooz_core::{Score, ScoredMove, Square};

use super::Unreadable;
use super::wire::{self, Wire};

/// An answer, or a part of one.
#[derive(Clone, Debug, PartialEq)]
pub struct Reply {
    /// The number of the request; 0 if the worker could not even read that.
    pub id: u32,
    /// Whether no other reply to this request follows.
    pub last: bool,
    /// What it says.
    pub answer: Answer,
}

impl Reply {
    /// The reply as the worker sends it.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        self.put(&mut bytes);
        bytes
    }

    /// Reads a reply.
    ///
    /// # Errors
    ///
    /// If it is none.
    pub fn read(bytes: &[u8]) -> Result<Self, Unreadable> {
        wire::read(bytes).ok_or_else(|| Unreadable::of(bytes))
    }
}

/// What a reply says.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// The worker is thinking.
    Working {
        /// The positions that it has visited for this question until now.
        nodes: u64,
    },
    /// The move of a computer player.
    Move(Thought),
    /// What the moves are worth, as far as is known.
    Values(Analysis),
    /// Why a move is as good as it is. If it was a hint, it is about the best
    /// move.
    Explanation(Box<Explanation>),
    /// The judgement of the next move of a game.
    Reviewed(ReviewedMove),
    /// The moves of a game are judged, all or as many as it was not stopped
    /// before: [`Review::from_moves`](dooz_coach::advice::Review::from_moves)
    /// puts together what was said of them.
    Review,
    /// What is traced, from its beginning on.
    Begun(Box<Begun>),
    /// The next events of a trace.
    Events(Vec<Event>),
    /// The end of a trace.
    Ended {
        /// What came of the search.
        summary: Summary,
        /// Whether these were all events of the part that was asked for.
        whole: bool,
    },
    /// The boards that the averaging program shows, in their order.
    Boards(Vec<Scene>),
    /// Whether a move solves a puzzle.
    Verdict(Verdict),
    /// The question was stopped before anything was known.
    Nothing,
    /// The question cannot be answered.
    Failed(Failure),
}

/// Why a question cannot be answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The request cannot be read.
    Unreadable,
    /// The player does not play by these rules.
    CannotPlay,
    /// The move cannot be played.
    IllegalMove,
    /// The game is over: there is no move to speak of.
    GameOver,
    /// There is no such puzzle.
    NoSuchPuzzle,
    /// The method does not know the subject, or none of the calls is in the
    /// part that was asked for.
    NoTrace,
}

/// What a computer player has found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Thought {
    /// The move, if it makes one.
    pub square: Option<Square>,
    /// The score of the position for the side to move, if the player has one.
    pub score: Option<Score>,
    /// The player's own number for it, as [`dooz_core::Choice::own_score`].
    pub own_score: i64,
    /// The positions visited, counted as the player counts.
    pub nodes: u64,
    /// Whether the score is proven; none if the player does not say.
    pub exact: Option<bool>,
    /// The moves that it expects, its own first.
    pub pv: Vec<Square>,
    /// The moves that it gave a score, in the order in which it looked at
    /// them.
    pub moves: Vec<ScoredMove>,
    /// Whether it was stopped before it had made up its mind.
    pub stopped: bool,
}

/// What the moves of a position are worth, and how the game may go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// What every legal move is worth, as far as is known.
    pub map: ValueMap,
    /// The best moves, the very best first, each with what follows.
    pub lines: Vec<Suggestion>,
}

/// A board that the averaging program shows for a moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// The level of its thought, 1 or 2.
    pub level: u32,
    /// The board in one word from the top left, the first player as `X`.
    pub board: String,
}

/// How a trace begins.
#[derive(Clone, Debug, PartialEq)]
pub struct Begun {
    /// What is searched.
    pub subject: Subject,
    /// How.
    pub method: Method,
    /// Which part of it follows.
    pub filter: Filter,
    /// The moves from the root to the first call that follows.
    pub lead: Vec<u32>,
}

impl Begun {
    /// The trace as far as it is known: the page adds the events of each
    /// [`Answer::Events`] to its `events` when they come, and puts the
    /// summary of [`Answer::Ended`] into its place.
    ///
    /// ```
    /// use dooz_coach::trace::{Filter, Subject};
    /// use dooz_core::textbook::Side;
    /// use dooz_web::protocol::Begun;
    /// let begun = Begun {
    ///     subject: Subject::tree("(3 7)", Side::Max)?,
    ///     method: "minimax".parse()?,
    ///     filter: Filter::default(),
    ///     lead: Vec::new(),
    /// };
    /// assert!(begun.trace().state().calls().is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn trace(self) -> Trace {
        let Self {
            subject,
            method,
            filter,
            lead,
        } = self;
        Trace {
            subject,
            method,
            filter,
            lead,
            events: Vec::new(),
            summary: Summary::default(),
        }
    }
}
