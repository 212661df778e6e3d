//! Guided lessons, as plain data.
//!
//! A [`Chapter`] consists of [`Lesson`] steps. Each has a text, a board or a tree,
//! and in most cases a task. An [`Exercise`] computes the right answers to a step
//! with the searches of the core and the coach, so that none is written down. A
//! [`Course`] is a user's way through the steps, and [`LessonProgress`] is the
//! part of it that is stored. A [`LearnPlace`] is the address of a step.

mod ahead;
mod chapters;
mod course;
mod exercise;
mod place;
mod progress;

use dooz_coach::trace::Subject;
use dooz_core::textbook::Side;
use dooz_core::{Position, Rules, Setup, Symbol};

pub use ahead::{Lookahead, show_search_scores};
pub use chapters::CHAPTERS;
pub use course::{AnswerVerdict, Course};
pub use exercise::{Exercise, LessonAnswer};
pub use place::LearnPlace;
pub use progress::LessonProgress;

/// A chapter, which teaches one idea.
///
/// ```
/// use dooz_web::lesson::CHAPTERS;
/// let names: Vec<&str> = CHAPTERS.iter().map(|chapter| chapter.name).collect();
/// assert_eq!((names[0], names[10]), ("tree", "ahead"));
/// assert_eq!(CHAPTERS[0].title_key(), "lesson-tree");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Chapter {
    /// Its name in the stored progress and in message keys.
    pub name: &'static str,
    /// Its steps.
    pub steps: &'static [Lesson],
}

/// A step of a chapter.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// Its name within the chapter.
    pub name: &'static str,
    /// The board or tree.
    pub given: Given,
    /// The presentation of the board or tree.
    pub shown: Presentation,
    /// The method of its search, as the text of a
    /// [`Method`](dooz_coach::trace::Method).
    pub method: &'static str,
    /// The task.
    pub task: Task,
}

/// The board or tree of a step.
#[derive(Clone, Copy, Debug)]
pub enum Given {
    /// A board.
    Board {
        /// The rules.
        rules: Rules,
        /// The stones, as [`Setup::parse`] reads them.
        picture: &'static str,
        /// The symbol to move.
        to_move: Symbol,
    },
    /// A tree of numbers.
    Tree {
        /// The tree, as [`Subject::tree`] reads it.
        text: &'static str,
        /// The side to move first.
        turn: Side,
    },
}

/// The presentation of the board or tree of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presentation {
    /// A board to play on.
    Board,
    /// The tree of its search, as a walkthrough.
    Walk,
    /// The whole tree, with the values of its leaves alone.
    Leaves,
    /// The whole tree with all values.
    Values,
}

/// The task of a step.
#[derive(Clone, Copy, Debug)]
pub enum Task {
    /// Read the text.
    Read,
    /// Play a square that wins at once.
    Win,
    /// Choose a best move by minimax: a square, or a child of the root.
    Best,
    /// Choose the move that the step's method makes.
    Play,
    /// Play a square with the highest intuitive score.
    Intuition,
    /// Play a square that forces a win.
    Force {
        /// The depth of the search in moves, that of the user included.
        depth: u32,
    },
    /// Give the value of a state for Max; the moves lead there from the root.
    Value(&'static [u32]),
    /// Give the number of calls that the step's method makes.
    Calls,
    /// Choose the method that makes the fewest calls.
    Fewest(&'static [&'static str]),
    /// Choose a state that this alpha-beta method prunes.
    Pruned(&'static str),
    /// Step to a cutoff.
    ToCut,
    /// Step to the end of the search.
    ToEnd,
}

impl Chapter {
    /// Returns the message key of its title.
    #[must_use]
    pub fn title_key(&self) -> String {
        format!("lesson-{}", self.name)
    }

    /// Returns the message key of a step's title.
    #[must_use]
    pub fn step_title_key(&self, step: &Lesson) -> String {
        format!("lesson-{}-{}-title", self.name, step.name)
    }

    /// Returns the message key of a step's text.
    #[must_use]
    pub fn text_key(&self, step: &Lesson) -> String {
        format!("lesson-{}-{}", self.name, step.name)
    }

    /// Returns the message key of the reply to a right answer.
    #[must_use]
    pub fn right_key(&self, step: &Lesson) -> String {
        format!("lesson-{}-{}-right", self.name, step.name)
    }

    /// Returns the message key of the reply to a wrong answer, which is a hint.
    #[must_use]
    pub fn wrong_key(&self, step: &Lesson) -> String {
        format!("lesson-{}-{}-wrong", self.name, step.name)
    }

    /// Returns the message key of an answer to choose from, counted from 0.
    #[must_use]
    pub fn answer_key(&self, step: &Lesson, answer: usize) -> String {
        format!("lesson-{}-{}-answer-{}", self.name, step.name, answer + 1)
    }
}

impl Given {
    /// Returns the subject of the search.
    ///
    /// # Panics
    ///
    /// Panics if the board cannot occur in a game, or the text is not a tree.
    /// Tests rule this out for all [`CHAPTERS`].
    #[must_use]
    pub fn subject(&self) -> Subject {
        let subject = match *self {
            Self::Board {
                rules,
                picture,
                to_move,
            } => {
                let setup = Setup::parse(rules, picture, to_move).ok();
                setup.and_then(|setup| Subject::board(&setup).ok())
            }
            Self::Tree { text, turn } => Subject::tree(text, turn).ok(),
        };
        subject.expect("lessons are tested")
    }

    /// Returns the position, or none for a tree.
    #[must_use]
    pub fn position(&self) -> Option<Position> {
        match self.subject() {
            Subject::Board { position, .. } => Some(*position),
            Subject::Tree(_) => None,
        }
    }
}
