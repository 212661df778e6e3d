//! Guided lessons, as plain data.
//!
//! A lesson is a [`Chapter`] of [`Lesson`] steps: each has a text, something
//! to look at and mostly something to do. An [`Exercise`] is a step made
//! ready: it knows the right answers, because the searches of the core and
//! the coach have found them, not because somebody has written them down. A
//! [`Course`] is a person's way through all of them, and [`LessonProgress`] what
//! is kept of it.

mod ahead;
mod chapters;
mod course;
mod exercise;
mod progress;

use dooz_coach::trace::Subject;
use dooz_core::textbook::Side;
use dooz_core::{Position, Rules, Setup, Symbol};

pub use ahead::{Lookahead, show_thoughts};
pub use chapters::CHAPTERS;
pub use course::{AnswerVerdict, Course};
pub use exercise::{Exercise, LessonAnswer};
pub use progress::LessonProgress;

/// A chapter: one idea.
///
/// ```
/// use dooz_web::lesson::CHAPTERS;
/// let names: Vec<&str> = CHAPTERS.iter().map(|chapter| chapter.name).collect();
/// assert_eq!((names[0], names[10]), ("tree", "ahead"));
/// assert_eq!(CHAPTERS[0].title_key(), "lesson-tree");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Chapter {
    /// Its name, which progress and sentences know it by.
    pub name: &'static str,
    /// Its steps.
    pub steps: &'static [Lesson],
}

/// A step of a chapter.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// Its name within the chapter.
    pub name: &'static str,
    /// What it is about.
    pub given: Given,
    /// How that is shown.
    pub shown: Presentation,
    /// How it is searched, as text of a
    /// [`Method`](dooz_coach::trace::Method).
    pub method: &'static str,
    /// What is to be done.
    pub task: Task,
}

/// What a step is about.
#[derive(Clone, Copy, Debug)]
pub enum Given {
    /// A board.
    Board {
        /// The rules.
        rules: Rules,
        /// The stones, as [`Setup::parse`] reads them.
        picture: &'static str,
        /// Who is to move.
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

/// How a step's subject is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presentation {
    /// As a board to press.
    Board,
    /// As the tree of its search, to walk through from the beginning.
    Walk,
    /// As the whole tree with the values of its leaves, and of nothing else.
    Leaves,
    /// As the whole tree with all values.
    Values,
}

/// What is to be done.
#[derive(Clone, Copy, Debug)]
pub enum Task {
    /// Reading.
    Read,
    /// Pressing a square that wins at once.
    Win,
    /// Choosing a move that minimax thinks best: a square, or a child of the
    /// root.
    Best,
    /// Choosing the move that the step's method makes.
    Play,
    /// Pressing a square that the intuitive player likes best.
    Intuition,
    /// Pressing a square after which no answer saves the opponent within so
    /// many moves.
    Force {
        /// How many moves the search looks ahead, the pressed one included.
        depth: u32,
    },
    /// Saying what a state is worth to Max; the moves lead there.
    Value(&'static [u32]),
    /// Saying how many calls the step's method makes.
    Calls,
    /// Choosing the method that makes the fewest calls.
    Fewest(&'static [&'static str]),
    /// Pointing at a state that alpha-beta with this text leaves out.
    Pruned(&'static str),
    /// Walking on until something is left out.
    ToCut,
    /// Walking on until the search is over.
    ToEnd,
}

impl Chapter {
    /// The key of its title.
    #[must_use]
    pub fn title_key(&self) -> String {
        format!("lesson-{}", self.name)
    }

    /// The key of a step's text.
    #[must_use]
    pub fn text_key(&self, step: &Lesson) -> String {
        format!("lesson-{}-{}", self.name, step.name)
    }

    /// The key of what to say to a right answer.
    #[must_use]
    pub fn right_key(&self, step: &Lesson) -> String {
        format!("lesson-{}-{}-right", self.name, step.name)
    }

    /// The key of what to say to a wrong answer, which is a hint.
    #[must_use]
    pub fn wrong_key(&self, step: &Lesson) -> String {
        format!("lesson-{}-{}-wrong", self.name, step.name)
    }
}

impl Given {
    /// What is searched.
    ///
    /// # Panics
    ///
    /// If it cannot occur in a game, or is no tree. Tests hold that nothing
    /// of the kind is among the [`CHAPTERS`].
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

    /// The position; none of a tree.
    #[must_use]
    pub fn position(&self) -> Option<Position> {
        match self.subject() {
            Subject::Board { position, .. } => Some(*position),
            Subject::Tree(_) => None,
        }
    }
}
