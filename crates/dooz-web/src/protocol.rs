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
//! The bytes are the number and a tag, then the fields in their order. Page
//! and worker are one program, so there are no versions.
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
//! assert_eq!(reply.to_bytes(), [7, 0, 0, 0, 0, 0, 81, 0, 0, 0, 0, 0, 0, 0]);
//! assert_eq!(Reply::read(&reply.to_bytes())?, reply);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod answer;
mod bytes;
mod wire;

use std::fmt;
use std::time::Duration;

use dooz_coach::trace::{Method, Subject, TraceFilter};
use dooz_core::{Game, Square, Symbol};
use dooz_play::players::BrainSpec;

use wire::Wire;

pub use answer::{Analysis, Answer, Begun, Failure, Reply, Scene, Thought};

/// A question with the number by which its replies are known.
#[derive(Clone, Debug)]
pub struct Request {
    /// The number; the page counts from 1.
    pub id: u32,
    /// The question.
    pub question: Question,
}

/// A question to the worker. It is about the last position of its `game`
/// unless it says otherwise.
#[derive(Clone, Debug)]
pub enum Question {
    /// The move of a computer player; answered by [`Answer::Thinking`] and
    /// then by [`Answer::Move`]. It is the move that `dooz play` makes with
    /// the same seed.
    Think {
        /// The game.
        game: Box<Game>,
        /// The symbol of the player who began it.
        first: Symbol,
        /// The player.
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
        game: Box<Game>,
    },
    /// The reasons for the worth of a move; answered by [`Answer::Explanation`].
    Explain {
        /// The game.
        game: Box<Game>,
        /// The move.
        square: Square,
    },
    /// The best move, with reasons; answered by [`Answer::Explanation`].
    Hint {
        /// The game.
        game: Box<Game>,
    },
    /// A judgement of every move of a game; answered by [`Answer::Reviewed`]
    /// for each of them, and then by [`Answer::Review`].
    Review {
        /// The game.
        game: Box<Game>,
    },
    /// A search, step by step; answered by [`Answer::Begun`], then by
    /// [`Answer::Events`] as often as it takes, then by [`Answer::Ended`].
    /// [`Begun::trace`] tells how the page puts them together.
    Trace {
        /// The tree or board to search.
        subject: Subject,
        /// The method of the search.
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
        game: Box<Game>,
    },
    /// A judgement of a move as the solution of a puzzle; answered by
    /// [`Answer::Verdict`].
    Judge {
        /// The puzzle's [key](dooz_coach::puzzles::Puzzle::key).
        puzzle: String,
        /// The move.
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
        let mut bytes = Vec::new();
        self.put(&mut bytes);
        bytes
    }

    /// Reads a request.
    ///
    /// # Errors
    ///
    /// If the bytes are no request.
    pub fn read(bytes: &[u8]) -> Result<Self, Unreadable> {
        wire::read(bytes).ok_or_else(|| Unreadable::of(bytes))
    }
}

/// The error of bytes that are no message.
///
/// ```
/// use dooz_web::protocol::{Request, Unreadable};
/// assert_eq!(Request::read(&[5, 0, 0, 0, 99]).unwrap_err(), Unreadable { id: 5 });
/// assert_eq!(Request::read(&[5]).unwrap_err(), Unreadable { id: 0 });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// The number that they begin with; 0 if they are too few for one.
    pub id: u32,
}

impl Unreadable {
    fn of(bytes: &[u8]) -> Self {
        let number = bytes.first_chunk().copied();
        Self {
            id: number.map_or(0, u32::from_le_bytes),
        }
    }
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "message {} cannot be read", self.id)
    }
}

impl std::error::Error for Unreadable {}

#[cfg(test)]
pub(crate) mod tests;
