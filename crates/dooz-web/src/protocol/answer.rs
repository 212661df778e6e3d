//! The worker's answers.

use dooz_coach::advice::{Explanation, ReviewedMove, Suggestion, ValueMap};
use dooz_coach::puzzles::PuzzleVerdict;
use dooz_coach::trace::{Event, Method, Subject, Summary, Trace, TraceFilter};
use dooz_core::{Score, ScoredMove, Square};
use dooz_play::players::Snapshot;
use serde::{Deserialize, Serialize};

use super::forms::{self, SubjectForm};
use super::{Unreadable, read, write};

/// An answer, or a part of one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Reply {
    /// The number of the request; 0 if the worker could not even read that.
    pub id: u32,
    /// Whether no other reply to this request follows.
    pub last: bool,
    /// The answer, or a part of it.
    pub answer: Answer,
}

impl Reply {
    /// The bytes that the page reads.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        write(self)
    }

    /// Reads a reply.
    ///
    /// # Errors
    ///
    /// If the bytes are no reply.
    pub fn read(bytes: &[u8]) -> Result<Self, Unreadable> {
        read(bytes)
    }
}

/// An answer, or progress on the way to it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Answer {
    /// A sign of life.
    Working {
        /// The positions visited for this question so far.
        nodes: u64,
    },
    /// The move that a computer player would make now.
    Thinking(Thought),
    /// The move of a computer player.
    Move(Thought),
    /// The worth of the moves as far as it is known.
    Values(Analysis),
    /// The reasons for the worth of a move; of the best one if a hint was
    /// asked for.
    Explanation(#[serde(with = "forms")] Box<Explanation>),
    /// The judgement of the next move of a game.
    Reviewed(ReviewedMove),
    /// The end of a review, before the last move if it was stopped.
    /// [`Review::from_moves`](dooz_coach::advice::Review::from_moves) puts
    /// the judgements together.
    Review,
    /// The start of a trace.
    Begun(Box<Begun>),
    /// The next events of a trace.
    Events(Vec<Event>),
    /// The end of a trace.
    Ended {
        /// The result of the search.
        summary: Summary,
        /// Whether all events were told of the part that was asked for.
        whole: bool,
    },
    /// The boards that the averaging program shows, in their order.
    Boards(Vec<Scene>),
    /// A judgement of a move as the solution of a puzzle.
    Verdict(PuzzleVerdict),
    /// The question was stopped before anything was known.
    Nothing,
    /// The question cannot be answered.
    Failed(Failure),
}

/// A reason for which a question cannot be answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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

/// A computer player's view of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Thought {
    /// The move, if it makes one.
    #[serde(with = "forms")]
    pub square: Option<Square>,
    /// How many plies ahead it looks; none if it looks to the end of the
    /// game.
    pub depth: Option<u32>,
    /// The score of the position for the side to move, if the player has one.
    #[serde(with = "forms")]
    pub score: Option<Score>,
    /// The player's own number for it, as [`dooz_core::Choice::own_score`].
    pub own_score: i64,
    /// The positions visited, counted as the player counts.
    pub nodes: u64,
    /// Whether the score is proven; none if the player does not say.
    pub exact: Option<bool>,
    /// The moves that it expects, its own first.
    #[serde(with = "forms")]
    pub pv: Vec<Square>,
    /// The moves that it gave a score, in the order in which it looked at
    /// them.
    #[serde(with = "forms")]
    pub moves: Vec<ScoredMove>,
    /// Whether it was stopped before it had made up its mind.
    pub stopped: bool,
}

impl Thought {
    /// The thought of a player that would play now.
    #[must_use]
    pub fn of(snapshot: &Snapshot) -> Self {
        Self {
            square: snapshot.pv.first().copied(),
            depth: snapshot.depth,
            score: snapshot.score,
            own_score: snapshot.own_score,
            nodes: snapshot.nodes,
            exact: None,
            pv: snapshot.pv.clone(),
            moves: snapshot.moves().to_vec(),
            stopped: false,
        }
    }
}

/// The worth of the moves of a position, and likely continuations.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Analysis {
    /// The worth of every legal move, as far as it is known.
    pub map: ValueMap,
    /// The best moves, the very best first, each with what follows.
    pub lines: Vec<Suggestion>,
}

/// A board that the averaging program shows for a moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scene {
    /// The level of its thought, 1 or 2.
    pub level: u32,
    /// The board in one word from the top left, the first player as `X`.
    pub board: String,
}

/// The start of a trace.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Begun {
    /// The tree or board that is searched.
    #[serde(with = "SubjectForm")]
    pub subject: Subject,
    /// The method of the search.
    #[serde(with = "forms")]
    pub method: Method,
    /// The part of it that follows.
    pub filter: TraceFilter,
    /// The moves from the root to the first call that follows.
    pub lead: Vec<u32>,
}

impl Begun {
    /// The trace without its events: the page appends those of each
    /// [`Answer::Events`], and replaces the summary by that of
    /// [`Answer::Ended`].
    ///
    /// ```
    /// use dooz_coach::trace::{TraceFilter, Subject};
    /// use dooz_core::textbook::Side;
    /// use dooz_web::protocol::Begun;
    /// let begun = Begun {
    ///     subject: Subject::tree("(3 7)", Side::Max)?,
    ///     method: "minimax".parse()?,
    ///     filter: TraceFilter::default(),
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
