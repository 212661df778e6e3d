//! What the page asks the worker, and what the worker answers, as bytes.
//!
//! A [`Request`] carries everything that is needed to answer it, so a worker
//! that was restarted can be sent the same bytes again. Requests are answered
//! one after the other in the order in which they came. Each gets any number
//! of replies of which only the last one is [`Reply::last`]; at least four a
//! second come while the worker thinks ([`Answer::Working`] if there is
//! nothing better to say), so that a page can tell a living worker from a
//! dead one.
//!
//! [`Question::Stop`] with the id of a request ends it within a slice: its
//! last reply then says what is known until then. It has no reply of its
//! own, and stopping what is answered already does nothing.
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

use dooz_coach::trace::{Filter, Method, Subject};
use dooz_core::{Game, Square, Symbol};
use dooz_play::players::BrainSpec;

use wire::Wire;

pub use answer::{Analysis, Answer, Begun, Failure, Reply, Scene, Thought};

/// A question with the number by which its replies are known.
#[derive(Clone, Debug)]
pub struct Request {
    /// The number. The page counts; each question has one of its own, but
    /// [`Question::Stop`] has the number of the question that it ends.
    pub id: u32,
    /// What is asked.
    pub question: Question,
}

/// What the worker can be asked. A `game` is asked about its last position
/// unless the question is about all of it.
#[derive(Clone, Debug)]
pub enum Question {
    /// Which move a computer player makes; answered by [`Answer::Move`]. It
    /// is the move that `dooz play` makes with the same seed.
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
    /// What every move is worth, and the best lines of play; answered by
    /// [`Answer::Values`], better and better.
    Values {
        /// The game.
        game: Box<Game>,
    },
    /// Why a move is as good as it is; answered by [`Answer::Explanation`].
    Explain {
        /// The game.
        game: Box<Game>,
        /// The move.
        square: Square,
    },
    /// The best move, and why; answered by [`Answer::Explanation`].
    Hint {
        /// The game.
        game: Box<Game>,
    },
    /// How good the moves of a game were; answered by [`Answer::Reviewed`]
    /// for each of them, and by [`Answer::Review`].
    Review {
        /// The game.
        game: Box<Game>,
    },
    /// A search, step by step; answered by [`Answer::Begun`], then by
    /// [`Answer::Events`] as often as it takes, then by [`Answer::Ended`].
    /// [`Begun::trace`] tells how the page puts them together.
    Trace {
        /// What is searched.
        subject: Subject,
        /// How.
        method: Method,
        /// Which part of it is wanted.
        filter: Filter,
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
    /// Whether a move solves a puzzle; answered by [`Answer::Verdict`].
    Judge {
        /// The puzzle's [key](dooz_coach::puzzles::Puzzle::key).
        puzzle: String,
        /// The move.
        square: Square,
    },
    /// End the question with this request's id.
    Stop,
}

impl Request {
    /// The request as the worker takes it.
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
    /// If it is none.
    pub fn read(bytes: &[u8]) -> Result<Self, Unreadable> {
        wire::read(bytes).ok_or_else(|| Unreadable::of(bytes))
    }
}

/// Bytes that are no message.
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
