//! The worker's answers.

use dooz_coach::advice::{Explanation, ReviewedMove, Suggestion, ValueMap};
use dooz_coach::analysis::{ForcedWins, ThreatClass, ThreatMap};
use dooz_coach::puzzles::PuzzleVerdict;
use dooz_coach::trace::{Event, Method, Subject, Summary, Trace, TraceFilter};
use dooz_core::{Position, Score, ScoredMove, Square};
use dooz_play::players::Snapshot;
use dooz_play::swap2::Decision;
use serde::{Deserialize, Serialize};

use super::forms::{self, DecisionForm, SubjectForm};
use super::{Unreadable, read, write};

/// An answer, or a part of one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Reply {
    /// The number of the request; 0 if the worker could not read it.
    pub id: u32,
    /// `true` if no other reply to this request follows.
    pub last: bool,
    /// The answer, or a part of it.
    pub answer: Answer,
}

impl Reply {
    /// Serialises the reply.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        write(self)
    }

    /// Deserialises a reply.
    ///
    /// # Errors
    ///
    /// Fails if the bytes are not a reply.
    pub fn read(bytes: &[u8]) -> Result<Self, Unreadable> {
        read(bytes)
    }
}

/// An answer, or progress on the way to it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Answer {
    /// Progress without a result.
    Working {
        /// The positions visited for this question so far.
        nodes: u64,
    },
    /// The move that a computer player would make now.
    Thinking(Thought),
    /// The move of a computer player.
    Move(Thought),
    /// The decision of a computer player in an opening, as far as it is known.
    Decision {
        /// The decision.
        #[serde(with = "DecisionForm")]
        decision: Decision,
        /// The positions visited so far.
        nodes: u64,
    },
    /// The values of the moves, as far as they are known.
    Values(Analysis),
    /// The reasons for the value of a move; for a hint, that of the best move.
    Explanation(#[serde(with = "forms")] Box<Explanation>),
    /// The review of a move, with the threats that it makes and stops.
    /// [`Review::from_moves`](dooz_coach::advice::Review::from_moves) summarises
    /// the reviews of all moves.
    Reviewed(ReviewedMove, MoveThreats),
    /// The start of a trace.
    TraceHead(Box<TraceHead>),
    /// The next events of a trace.
    TraceEvents(Vec<Event>),
    /// The end of a trace.
    TraceEnd {
        /// The result of the search.
        summary: Summary,
        /// `true` if all events of the requested part were reported.
        complete: bool,
    },
    /// The boards that the averaging program shows, in their order.
    Boards(Vec<Scene>),
    /// The threats on the board.
    Threats(ThreatMap),
    /// The verdict on a solution of a puzzle.
    Verdict(PuzzleVerdict),
    /// The question was stopped without a result.
    Nothing,
    /// The question cannot be answered.
    Failed(Failure),
}

/// A reason for which a question cannot be answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Failure {
    /// The request cannot be read.
    Unreadable,
    /// The player does not support the rules.
    CannotPlay,
    /// The move is illegal.
    IllegalMove,
    /// The stones are not those of an opening in which a decision is due.
    NoOpening,
    /// The game is over.
    GameOver,
    /// The puzzle does not exist.
    NoSuchPuzzle,
    /// The file of weights could not be fetched, or is damaged.
    NoWeights,
    /// The method cannot search the subject, or the requested part has no calls.
    NoTrace,
}

/// The thoughts of a computer player about a position.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Thought {
    /// Its move, if it has one.
    #[serde(with = "forms")]
    pub square: Option<Square>,
    /// The score of the position for the side to move, if the player has one.
    #[serde(with = "forms")]
    pub score: Option<Score>,
    /// The player's own number for the score, as
    /// [`dooz_core::Choice::own_score`].
    pub own_score: i64,
    /// The positions visited, as the player counts them.
    pub nodes: u64,
    /// `true` if the score is proven; none if the player does not know.
    pub exact: Option<bool>,
    /// The principal variation, which begins with its own move.
    #[serde(with = "forms")]
    pub pv: Vec<Square>,
    /// The moves with a score, in the order of its search.
    #[serde(with = "forms")]
    pub moves: Vec<ScoredMove>,
    /// `true` if it was stopped before its search was complete.
    pub stopped: bool,
}

impl Thought {
    /// Takes the thoughts of a player that is still searching.
    #[must_use]
    pub fn of(snapshot: &Snapshot) -> Self {
        Self {
            square: snapshot.pv.first().copied(),
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

/// The values of the moves of a position, and the best lines.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Analysis {
    /// The value of every legal move, as far as it is known.
    pub map: ValueMap,
    /// The best moves with their lines, the best first.
    pub lines: Vec<Suggestion>,
    /// The search that goes on until it is stopped, on a board that cannot be solved.
    pub search: Option<LiveSearch>,
}

/// The state of a search that deepens until it is stopped, and the facts that the
/// board and its threats prove beside it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LiveSearch {
    /// The depth in plies; 0 before the first line is known.
    pub depth: u32,
    /// The positions visited.
    pub nodes: u64,
    /// The threats and forbidden squares on the board.
    pub threats: ThreatMap,
    /// The wins that threats prove.
    pub wins: ForcedWins,
}

/// The threats that a move makes and stops, where they have names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct MoveThreats {
    /// The threat that its stone makes.
    pub makes: Option<ThreatClass>,
    /// The threat that the opponent's stone would have made on its square.
    pub stops: Option<ThreatClass>,
}

/// A board that the averaging program shows while it thinks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scene {
    /// The level of the search, 1 or 2.
    pub level: u32,
    /// The position on the board.
    #[serde(with = "forms")]
    pub position: Position,
}

/// The start of a trace, before its events.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TraceHead {
    /// The tree or board.
    #[serde(with = "SubjectForm")]
    pub subject: Subject,
    /// The method of the search.
    #[serde(with = "forms")]
    pub method: Method,
    /// The part of the search that is reported.
    pub filter: TraceFilter,
    /// The moves from the root to the first call of that part.
    pub lead: Vec<u32>,
}

impl TraceHead {
    /// Creates the trace without events. The page appends those of each
    /// [`Answer::TraceEvents`], and replaces the summary by that of
    /// [`Answer::TraceEnd`].
    ///
    /// ```
    /// use dooz_coach::trace::{TraceFilter, Subject};
    /// use dooz_core::textbook::Side;
    /// use dooz_web::protocol::TraceHead;
    /// let head = TraceHead {
    ///     subject: Subject::tree("(3 7)", Side::Max)?,
    ///     method: "minimax".parse()?,
    ///     filter: TraceFilter::default(),
    ///     lead: Vec::new(),
    /// };
    /// assert!(head.trace().state().calls().is_empty());
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
