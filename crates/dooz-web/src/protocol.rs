//! The questions of the page and the answers of the worker, as bytes.
//!
//! A [`Request`] carries everything that is needed to answer it, so that
//! another worker can be sent the same bytes. Each request gets any number of
//! replies, of which only the last one is [`Reply::last`]; the others report
//! progress, several times a second, which also tells a page that the worker
//! is alive.
//!
//! No request ends another one. A page that wants an answer early ends the
//! worker and makes do with the last progress: see
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
//! let bytes = Request { id: 7, question }.to_bytes();
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
use dooz_core::{Game, Square, Symbol};
use dooz_play::players::BrainSpec;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use forms::SubjectForm;

pub use answer::{Analysis, Answer, Begun, Failure, Reply, Scene, Thought};

/// A question with the number by which its replies are known.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Request {
    /// The number; the page counts from 1.
    pub id: u32,
    /// The question.
    pub question: Question,
}

/// A question to the worker. It is about the last position of its `game`
/// unless it says otherwise.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Question {
    /// The move of a computer player; answered by [`Answer::Thinking`] and
    /// then by [`Answer::Move`]. It is the move that `dooz play` makes with
    /// the same seed.
    Think {
        /// The game.
        #[serde(with = "forms")]
        game: Box<Game>,
        /// The symbol of the player who began it.
        #[serde(with = "forms")]
        first: Symbol,
        /// The player.
        #[serde(with = "forms")]
        brain: BrainSpec,
        /// The seed of the match.
        seed: u64,
        /// The number of the game in its match, from 1.
        number: u32,
    },
    /// The worth of every move, and the best lines of play; answered by
    /// [`Answer::Values`], better and better.
    Values {
        /// The game.
        #[serde(with = "forms")]
        game: Box<Game>,
    },
    /// The reasons for the worth of a move; answered by [`Answer::Explanation`].
    Explain {
        /// The game.
        #[serde(with = "forms")]
        game: Box<Game>,
        /// The move.
        #[serde(with = "forms")]
        square: Square,
    },
    /// The best move, with reasons; answered by [`Answer::Explanation`].
    Hint {
        /// The game.
        #[serde(with = "forms")]
        game: Box<Game>,
    },
    /// A judgement of every move of a game; answered by [`Answer::Reviewed`]
    /// for each of them, and then by [`Answer::Review`].
    Review {
        /// The game.
        #[serde(with = "forms")]
        game: Box<Game>,
    },
    /// A search, step by step; answered by [`Answer::Begun`], then by
    /// [`Answer::Events`] as often as it takes, then by [`Answer::Ended`].
    /// [`Begun::trace`] tells how the page puts them together.
    Trace {
        /// The tree or board to search.
        #[serde(with = "SubjectForm")]
        subject: Subject,
        /// The method of the search.
        #[serde(with = "forms")]
        method: Method,
        /// The part of it that is wanted.
        filter: TraceFilter,
        /// The most events that are wanted; the search goes on to its end
        /// to count, but tells no more of itself.
        most: usize,
    },
    /// The boards that the averaging program shows while it thinks; answered
    /// by [`Answer::Boards`].
    Boards {
        /// The game.
        #[serde(with = "forms")]
        game: Box<Game>,
    },
    /// A judgement of a move as the solution of a puzzle; answered by
    /// [`Answer::Verdict`].
    Judge {
        /// The puzzle's [key](dooz_coach::puzzles::Puzzle::key).
        puzzle: String,
        /// The move.
        #[serde(with = "forms")]
        square: Square,
    },
}

impl Question {
    /// The longest time to think, if a player has one. Whoever asks has the
    /// clock.
    #[must_use]
    pub const fn time_limit(&self) -> Option<Duration> {
        match self {
            Self::Think { brain, .. } => brain.limits.time,
            _ => None,
        }
    }
}

impl Request {
    /// The bytes that the worker reads.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        write(self)
    }

    /// Reads a request.
    ///
    /// # Errors
    ///
    /// If the bytes are no request.
    pub fn read(bytes: &[u8]) -> Result<Self, Unreadable> {
        read(bytes)
    }
}

/// The error of bytes that are no message.
///
/// ```
/// use dooz_web::protocol::{Request, Unreadable};
/// assert_eq!(Request::read(&[5, 99]).unwrap_err(), Unreadable { id: 5 });
/// assert_eq!(Request::read(&[]).unwrap_err(), Unreadable { id: 0 });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// The number that they begin with; 0 if they are too few for one.
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
