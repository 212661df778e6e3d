//! The messages between the page and its worker.
//!
//! A [`Request`] contains everything that is needed to answer it, so that it can
//! be sent to another worker again. A request has one or more replies, the last
//! of which is marked by [`Reply::last`]; the others report progress several
//! times a second, which also shows that the worker is alive.
//!
//! No request cancels another one. To get an answer early, the page terminates
//! the worker and uses its last progress: see
//! [`TaskQueue`](crate::task_queue::TaskQueue).
//!
//! The bytes are in postcard's format, and begin with the number. Page and worker
//! are the same program, so there are no versions.
//!
//! ```
//! use dooz_core::{Game, Rules};
//! use dooz_web::protocol::{Answer, Question, Reply, Request};
//!
//! let mut game = Game::new(Rules::TIC_TAC_TOE);
//! game.play("b2".parse()?)?;
//! let question = Question::Values { game: Box::new(game) };
//! let bytes = Request { id: 7, weights: None, question }.to_bytes();
//! assert_eq!(Request::read(&bytes)?.id, 7);
//!
//! let answer = Answer::Working { nodes: 81 };
//! let reply = Reply { id: 7, last: false, answer };
//! assert_eq!(reply.to_bytes(), [7, 0, 0, 81]);
//! assert_eq!(Reply::read(&reply.to_bytes())?, reply);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod answer;
mod forms;

use std::fmt;
use std::time::Duration;

use dooz_coach::trace::{Method, Subject, TraceFilter};
use dooz_core::{Game, LineRule, Rules, Square, Symbol};
use dooz_engine::Board;
use dooz_play::matches::Turn;
use dooz_play::players::BrainSpec;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use forms::SubjectForm;

pub use answer::{
    Analysis, Answer, Failure, LiveSearch, MoveThreats, Reply, Scene, Thought, TraceHead,
};

/// A question with the number that its replies repeat.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Request {
    /// The number; the page counts from 1.
    pub id: u32,
    /// The file of the weights that the answer [needs](Question::weights), if the page
    /// could fetch it.
    pub weights: Option<Vec<u8>>,
    /// The question.
    pub question: Question,
}

/// A question to the worker, about the last position of its `game` unless stated
/// otherwise.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Question {
    /// Asks for the move of a computer player, which is the one that `dooz play`
    /// makes with the same seed. Answered by [`Answer::Thinking`], then by
    /// [`Answer::Move`].
    Think(BrainTurn),
    /// Asks for the decision of a computer player in an opening by swap2. Answered by
    /// [`Answer::Decision`], each better than the last.
    Decide(BrainTurn),
    /// Asks for the value of every move, and for the best lines. Answered by
    /// [`Answer::Values`], each more precise than the last. On a board that cannot be
    /// solved there is always another one, until the page stops the question.
    Values {
        /// The game.
        #[serde(with = "forms")]
        game: Box<Game>,
    },
    /// Asks for the reasons for the value of a move. Answered by
    /// [`Answer::Working`], then by [`Answer::Explanation`].
    Explain {
        /// The game.
        #[serde(with = "forms")]
        game: Box<Game>,
        /// The move.
        #[serde(with = "forms")]
        square: Square,
    },
    /// Asks for the best move and the reasons for its value. Answered by
    /// [`Answer::Working`], then by [`Answer::Explanation`].
    Hint {
        /// The game.
        #[serde(with = "forms")]
        game: Box<Game>,
    },
    /// Asks for a review of one move of the game. Answered by [`Answer::Working`], then by
    /// [`Answer::Reviewed`].
    Review {
        /// The game up to this move, which is its last one.
        #[serde(with = "forms")]
        game: Box<Game>,
    },
    /// Asks for a search, step by step. Answered by [`Answer::TraceHead`], then by
    /// any number of [`Answer::TraceEvents`], then by [`Answer::TraceEnd`].
    /// [`TraceHead::trace`] says how the page puts them together.
    Trace {
        /// The tree or board to search.
        #[serde(with = "SubjectForm")]
        subject: Subject,
        /// The method of the search.
        #[serde(with = "forms")]
        method: Method,
        /// The number of moves that the search looks ahead, if that is limited.
        ahead: Option<u32>,
        /// The part of the search to report.
        filter: TraceFilter,
        /// The maximum number of events to report. The search goes on to its end
        /// all the same, to count its calls.
        most: usize,
    },
    /// Asks for the boards that the averaging program shows while it thinks.
    /// Answered by [`Answer::Boards`].
    Boards {
        /// The game.
        #[serde(with = "forms")]
        game: Box<Game>,
    },
    /// Asks for the threats on the board. Answered by [`Answer::Threats`].
    Threats {
        /// The game.
        #[serde(with = "forms")]
        game: Box<Game>,
    },
    /// Asks for the verdict on a solution of a puzzle. Answered by
    /// [`Answer::Verdict`].
    Judge {
        /// The puzzle's [key](dooz_coach::puzzles::Puzzle::key).
        puzzle: String,
        /// The move.
        #[serde(with = "forms")]
        square: Square,
    },
}

/// The turn of a computer player, which has no clock.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct BrainTurn {
    /// The game; in an opening, its stones.
    #[serde(with = "forms")]
    pub game: Box<Game>,
    /// The symbol of the first player.
    #[serde(with = "forms")]
    pub first: Symbol,
    /// The player.
    #[serde(with = "forms")]
    pub brain: BrainSpec,
    /// The seed of the match.
    pub seed: u64,
    /// The number of the game in its match, from 1.
    pub number: u32,
}

impl BrainTurn {
    /// Returns the turn in the form that the player takes.
    #[must_use]
    pub fn turn(&self) -> Turn {
        Turn {
            spec: self.brain,
            position: *self.game.position(),
            first: self.first,
            seed: self.seed,
            game: self.number,
            clock: None,
        }
    }
}

impl Question {
    /// Returns the line rule whose weights the worker needs for the answer, if it may
    /// ask the engine.
    ///
    /// ```
    /// use dooz_core::{Game, LineRule, Rules};
    /// use dooz_web::protocol::Question;
    /// let hint = |rules| Question::Hint { game: Box::new(Game::new(rules)) };
    /// assert_eq!(hint(Rules::RENJU).weights(), Some(LineRule::Renju));
    /// assert_eq!(hint(Rules::TIC_TAC_TOE).weights(), None);
    /// ```
    #[must_use]
    pub fn weights(&self) -> Option<LineRule> {
        match self {
            Self::Think(turn) | Self::Decide(turn) if !turn.brain.row().asks_engine => None,
            Self::Think(BrainTurn { game, .. })
            | Self::Decide(BrainTurn { game, .. })
            | Self::Values { game }
            | Self::Explain { game, .. }
            | Self::Hint { game }
            | Self::Review { game } => weights_of(game.position().rules()),
            Self::Trace { .. }
            | Self::Boards { .. }
            | Self::Threats { .. }
            | Self::Judge { .. } => None,
        }
    }

    /// Returns the time limit of the player, if it has one. The page stops the
    /// question then, as the worker has no clock for it.
    #[must_use]
    pub fn time_limit(&self) -> Option<Duration> {
        match self {
            Self::Think(turn) => turn.brain.time_limit(),
            _ => None,
        }
    }
}

/// Returns the line rule whose weights the engine needs for a game, if it plays it.
#[must_use]
pub fn weights_of(rules: Rules) -> Option<LineRule> {
    Board::supports(rules).then(|| rules.line())
}

impl Request {
    /// Serialises the request.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        write(self)
    }

    /// Deserialises a request.
    ///
    /// # Errors
    ///
    /// Fails if the bytes are not a request.
    pub fn read(bytes: &[u8]) -> Result<Self, Unreadable> {
        read(bytes)
    }
}

/// The error of bytes that are not a message.
///
/// ```
/// use dooz_web::protocol::{Request, Unreadable};
/// assert_eq!(Request::read(&[5, 99]).unwrap_err(), Unreadable { id: 5 });
/// assert_eq!(Request::read(&[]).unwrap_err(), Unreadable { id: 0 });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// The number at the start of the bytes; 0 if there is none.
    pub id: u32,
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "message {} cannot be read", self.id)
    }
}

impl std::error::Error for Unreadable {}

fn write(message: &impl Serialize) -> Vec<u8> {
    postcard::to_allocvec(message).expect("every message can be serialised")
}

fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Unreadable> {
    match postcard::take_from_bytes(bytes) {
        Ok((message, [])) => Ok(message),
        _ => Err(Unreadable {
            id: postcard::take_from_bytes(bytes).map_or(0, |(id, _)| id),
        }),
    }
}

#[cfg(test)]
pub(crate) mod tests;
