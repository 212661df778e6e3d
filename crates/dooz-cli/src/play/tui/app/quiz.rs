//! Puzzles on the board, one after the other.

use dooz_coach::puzzles::{Attempts, Hint, Puzzle, PuzzleFilter, PuzzleVerdict, shipped};
use dooz_core::Square;
use dooz_locale::coach::puzzles;
use dooz_locale::{Locale, explain_move};
use dooz_play::matches::{Match, Participant};
use dooz_play::records::Record;

use super::{App, Effect, Overlay};
use crate::play::advice_job::CoachQuestion;
use crate::play::tui::app::menu::Menu;
use crate::play::tui::input::keys::KeyCommand;
use crate::play::tui::view::dialog::card::Card;
use crate::play::tui::view::dialog::help::{self, Help};

/// A puzzle on the board instead of the match.
pub(crate) struct Quiz {
    /// The match to return to.
    pub(super) before: Match,
    place: usize,
    hints: u32,
    feedback: Option<Feedback>,
    is_solved: bool,
}

/// The last hint or judgement about a puzzle.
enum Feedback {
    Hint(Hint),
    Verdict(PuzzleVerdict),
}

/// An attempt at a puzzle, to be stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Attempt {
    Solved,
    Wrong,
    Hint,
}

impl Attempt {
    /// Adds the attempt to the counts of a puzzle.
    pub(crate) const fn add_to(self, attempts: &mut Attempts) {
        match self {
            Self::Solved => attempts.solved = true,
            Self::Wrong => attempts.wrong += 1,
            Self::Hint => attempts.hints += 1,
        }
    }
}

impl Quiz {
    /// Returns the puzzle.
    pub(crate) fn puzzle(&self) -> &'static Puzzle {
        &shipped()[self.place]
    }

    /// Returns the number of the puzzle, from 1.
    pub(crate) const fn number(&self) -> usize {
        self.place + 1
    }

    /// Returns the last hint or judgement.
    pub(crate) fn feedback(&self, locale: &Locale) -> Option<String> {
        self.feedback.as_ref().map(|feedback| match feedback {
            Feedback::Hint(hint) => puzzles::hint(hint, locale),
            Feedback::Verdict(verdict) => puzzles::verdict(verdict, locale),
        })
    }

    /// Returns the last hint or judgement, or else the task of the puzzle.
    pub(crate) fn sentence(&self, locale: &Locale) -> String {
        let task = || puzzles::task(self.puzzle(), locale);
        self.feedback(locale).unwrap_or_else(task)
    }

    /// Returns `true` if it is solved, so that the next one can be asked.
    pub(crate) const fn is_solved(&self) -> bool {
        self.is_solved
    }
}

impl App {
    /// Replaces the match by the first unsolved puzzle.
    pub(crate) fn begin_puzzles(&mut self) {
        self.stop_thinking();
        self.ask_puzzle(0);
    }

    fn ask_puzzle(&mut self, from: usize) {
        let next = PuzzleFilter::default().next(shipped(), &self.progress, from);
        let place = next.unwrap_or(from % shipped().len());
        let puzzle = &shipped()[place];
        let record = Record::from_position(*puzzle.position(), Puzzle::FIRST);
        let game = Match::from_record(record, [Participant::Person; 2]);
        let shown = std::mem::replace(&mut self.game, game);
        let before = self.quiz.take().map_or(shown, |quiz| quiz.before);
        self.quiz = Some(Quiz {
            before,
            place,
            hints: 0,
            feedback: None,
            is_solved: false,
        });
        self.begin_match();
        if let Some(problem) = self.progress_problem.take() {
            self.warn(problem);
        } else if next.is_none() {
            self.say(self.locale.text("play-puzzles-done").into_owned());
        }
        self.tell_in_full();
    }

    /// Returns to the match.
    pub(super) fn leave_puzzles(&mut self) {
        if let Some(quiz) = self.quiz.take() {
            self.game = quiz.before;
            self.begin_match();
        }
    }

    /// Returns the title of the puzzle.
    pub(crate) fn puzzle_title(&self, quiz: &Quiz) -> String {
        let gaps = [
            ("number", quiz.number().into()),
            ("count", shipped().len().into()),
            ("rules", quiz.puzzle().rules().to_string().into()),
            ("grade", quiz.puzzle().grade().number().into()),
        ];
        self.locale.format("puzzle-title", &gaps)
    }

    /// Returns the number of solved puzzles, as a sentence.
    pub(crate) fn puzzle_score(&self) -> String {
        let solved = self.progress.solved(shipped());
        let gaps = [("solved", solved.into()), ("count", shipped().len().into())];
        self.locale.format("puzzle-score", &gaps)
    }

    /// Runs a command in a puzzle. Commands that would solve it, or change the
    /// match, do nothing.
    pub(super) fn run_in_quiz(&mut self, command: KeyCommand, effects: &mut Vec<Effect>) {
        let Some(quiz) = &self.quiz else { return };
        let next = quiz.place + 1;
        match command {
            KeyCommand::Go(right, up) => self.go(right, up),
            KeyCommand::Enter | KeyCommand::NewGame if quiz.is_solved => self.ask_puzzle(next),
            KeyCommand::Enter => self.play(self.cursor),
            KeyCommand::NewGame => self.ask_puzzle(next),
            KeyCommand::Hint => self.give_hint(),
            KeyCommand::Close => self.leave_puzzles(),
            KeyCommand::Menu => {
                let menu = Menu::new(&quiz.before, &self.look, &self.autosaves);
                self.overlay = Some(Overlay::Menu(Box::new(menu)));
            }
            KeyCommand::Help => self.overlay = Some(Overlay::Help(Help::of(help::OF_PUZZLES))),
            KeyCommand::Numbers => self.number_squares(),
            KeyCommand::Quit => self.quit(effects),
            _ => {}
        }
    }

    /// Asks for the judgement of an answer, which takes a while on a board with
    /// many empty squares.
    pub(super) fn answer(&mut self, square: Square) {
        let Some(quiz) = &self.quiz else { return };
        if quiz.is_solved {
            let next = quiz.place + 1;
            return self.ask_puzzle(next);
        }
        let puzzle = quiz.puzzle();
        let mut position = *puzzle.position();
        if let Err(error) = position.play(square) {
            return self.warn(explain_move(error, puzzle.rules(), &self.locale));
        }
        let question = self.ask(CoachQuestion::Answer(puzzle, square));
        self.later.push(question);
    }

    /// Handles the judgement of an answer.
    pub(super) fn judged(&mut self, square: Square, verdict: PuzzleVerdict) {
        let Some(quiz) = &mut self.quiz else { return };
        let attempt = if matches!(verdict, PuzzleVerdict::Solved { .. }) {
            quiz.is_solved = true;
            self.hint = None;
            self.game.play(square).expect("the answer was judged");
            Attempt::Solved
        } else {
            Attempt::Wrong
        };
        quiz.feedback = Some(Feedback::Verdict(verdict));
        self.remember(attempt);
        self.tell_in_full();
    }

    fn give_hint(&mut self) {
        let Some(quiz) = &mut self.quiz else { return };
        if quiz.is_solved {
            return;
        }
        let hint = quiz.puzzle().hint(quiz.hints);
        quiz.hints += 1;
        quiz.feedback = Some(Feedback::Hint(hint));
        if let Hint::Square { square } = hint {
            self.hint = Some((*self.game.position(), square));
        }
        self.remember(Attempt::Hint);
        self.tell_in_full();
    }

    fn remember(&mut self, attempt: Attempt) {
        let Some(quiz) = &self.quiz else { return };
        let puzzle = quiz.puzzle();
        self.progress
            .change(puzzle, |attempts| attempt.add_to(attempts));
        self.later.push(Effect::Remember(puzzle, attempt));
    }

    /// Shows the hint or judgement on a card if it is too long for the line
    /// below the board and there is no panel.
    fn tell_in_full(&mut self) {
        let Some(quiz) = &self.quiz else { return };
        let sentence = quiz.sentence(&self.locale);
        let fits = self.areas().is_none_or(|areas| {
            let lines = self.text().lines(&sentence, areas.status.width).len();
            areas.panel.is_some() || lines <= usize::from(areas.status.height)
        });
        if !fits {
            let title = self.locale.text("menu-puzzles").into_owned();
            let paragraphs = vec![self.puzzle_title(quiz), sentence];
            self.overlay = Some(Overlay::Card(Card::new(title, paragraphs)));
        }
    }
}
