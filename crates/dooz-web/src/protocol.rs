//! What the page asks the worker, and what the worker answers, as lines of
//! JSON.
//!
//! A [`Request`] carries everything that is needed to answer it, so a worker
//! that was restarted can be sent the same text again. Requests are answered
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
//! ```
//! use dooz_core::{Game, Rules};
//! use dooz_web::protocol::{Answer, Question, Reply, Request};
//!
//! let mut game = Game::new(Rules::TIC_TAC_TOE);
//! game.play("b2".parse()?)?;
//! let question = Question::Values { game: Box::new(game) };
//! let text = Request { id: 7, question }.to_text();
//! assert_eq!(text, r#"{"id":7,"question":{"values":{"game":"3x3x3 b2"}}}"#);
//!
//! let reply = Reply::read(r#"{"id":7,"last":false,"answer":{"working":{"nodes":81}}}"#)?;
//! assert_eq!(reply.answer, Answer::Working { nodes: 81 });
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod answer;
mod events;
mod subject;
mod text;

use dooz_coach::brains::BrainSpec;
use dooz_coach::trace::{Filter, Method, Subject};
use dooz_core::{Game, Square, Symbol};
use serde::{Deserialize, Serialize};

pub use answer::{Analysis, Answer, Begun, Failure, Reply, Scene, Thought};
pub use text::{GameTextError, game_from_text, game_to_text};

/// A question with the number by which its replies are known.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Request {
    /// The number. The page counts; each question has one of its own, but
    /// [`Question::Stop`] has the number of the question that it ends.
    pub id: u32,
    /// What is asked.
    pub question: Question,
}

/// What the worker can be asked. A `game` is asked about its last position
/// unless the question is about all of it; see [`game_to_text`] for how it
/// is written.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// Which move a computer player makes; answered by [`Answer::Move`]. It
    /// is the move that `dooz play` makes with the same seed.
    Think {
        /// The game.
        #[serde(with = "text::game")]
        game: Box<Game>,
        /// The symbol of the player who began it.
        #[serde(with = "text::symbol")]
        first: Symbol,
        /// The player.
        #[serde(with = "text::plain")]
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
        #[serde(with = "text::game")]
        game: Box<Game>,
    },
    /// Why a move is as good as it is; answered by [`Answer::Explanation`].
    Explain {
        /// The game.
        #[serde(with = "text::game")]
        game: Box<Game>,
        /// The move.
        #[serde(with = "text::plain")]
        square: Square,
    },
    /// The best move, and why; answered by [`Answer::Explanation`].
    Hint {
        /// The game.
        #[serde(with = "text::game")]
        game: Box<Game>,
    },
    /// How good the moves of a game were; answered by [`Answer::Reviewed`]
    /// for each of them, and by [`Answer::Review`].
    Review {
        /// The game.
        #[serde(with = "text::game")]
        game: Box<Game>,
    },
    /// A search, step by step; answered by [`Answer::Begun`], then by
    /// [`Answer::Events`] as often as it takes, then by [`Answer::Ended`].
    /// [`Begun::trace`] tells how the page puts them together.
    Trace {
        /// What is searched.
        #[serde(with = "subject")]
        subject: Subject,
        /// How.
        #[serde(with = "text::plain")]
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
        #[serde(with = "text::game")]
        game: Box<Game>,
    },
    /// Whether a move solves a puzzle; answered by [`Answer::Verdict`].
    Judge {
        /// The puzzle's [key](dooz_coach::puzzles::Puzzle::key).
        puzzle: String,
        /// The move.
        #[serde(with = "text::plain")]
        square: Square,
    },
    /// End the question with this request's id.
    Stop,
}

impl Request {
    /// The request as the worker takes it.
    #[must_use]
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("every part of a request can be written")
    }

    /// Reads a request.
    ///
    /// # Errors
    ///
    /// If it is none.
    pub fn read(text: &str) -> Result<Self, serde_json::Error> {
        serde_json::from_str(text)
    }
}

#[cfg(test)]
mod tests;
