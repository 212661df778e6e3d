//! The current puzzle, and the progress in all of them.

use dooz_coach::puzzles::{
    Attempts, Hint, Puzzle, PuzzleFilter, PuzzleProgress, PuzzleVerdict, shipped,
};
use dooz_core::{MoveList, Square};
use dooz_locale::coach::puzzles as sentences;

use super::{address, count};
use crate::board_view::{BoardView, CellMark};
use crate::page::browser::storage;
use crate::page::browser::window::{replace_address, today};
use crate::page::prelude::*;
use crate::page::state::question_slot::QuestionSlot;
use crate::page::state::shared::{Shared, shared};
use crate::protocol::{Answer, Question};
use crate::puzzle_days::PuzzleDays;

/// The current puzzle, and the progress in all of them.
#[derive(Clone, Copy)]
pub(super) struct Quiz {
    pub(super) place: RwSignal<usize>,
    hints: RwSignal<u32>,
    pub(super) remark: RwSignal<Remark>,
    pub(super) progress: RwSignal<PuzzleProgress>,
    pub(super) days: RwSignal<PuzzleDays>,
    question: QuestionSlot,
    shared: &'static Shared,
}

/// The last remark about a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Remark {
    Nothing,
    Judging,
    Hint(Hint),
    Verdict(PuzzleVerdict),
    /// The moves of the solution, which was asked for.
    Solution(Vec<Square>),
}

impl Remark {
    /// Returns `true` if the puzzle awaits an answer.
    pub(super) const fn is_open(&self) -> bool {
        matches!(self, Self::Nothing | Self::Hint(_))
    }

    pub(super) const fn is_wrong(&self) -> bool {
        matches!(self, Self::Verdict(PuzzleVerdict::Wrong(_)))
    }

    pub(super) const fn can_be_tried_again(&self) -> bool {
        self.is_wrong() || matches!(self, Self::Solution(_))
    }

    pub(super) const fn verdict_name(&self) -> Option<&'static str> {
        match self {
            Self::Verdict(PuzzleVerdict::Solved { .. }) => Some("right"),
            Self::Verdict(PuzzleVerdict::Wrong(_)) => Some("wrong"),
            _ => None,
        }
    }
}

/// The names under which the progress and the days are stored.
const PROGRESS: &str = "dooz-puzzles";
const DAYS: &str = "dooz-puzzle-days";

impl Quiz {
    pub(super) fn new() -> Self {
        let shared = shared();
        let progress = stored_progress();
        let rest = shared.route.with_untracked(|route| route.rest.clone());
        let named = place_of(&rest);
        if named.is_none() && !rest.is_empty() {
            shared.warn_of_address();
        }
        let open = PuzzleFilter::default().next(shipped(), &progress, 0);
        let place = named.or(open).unwrap_or(0);
        replace_address(&address(place));
        Self {
            place: RwSignal::new(place),
            hints: RwSignal::new(0),
            remark: RwSignal::new(Remark::Nothing),
            progress: RwSignal::new(progress),
            days: RwSignal::new(stored_days()),
            question: QuestionSlot::new(shared.worker),
            shared,
        }
    }

    pub(super) fn puzzle(self) -> &'static Puzzle {
        &shipped()[self.place.get()]
    }

    pub(super) fn view(self) -> BoardView {
        let puzzle = self.puzzle();
        let mut view = BoardView::of(puzzle.position(), Puzzle::FIRST);
        self.remark.with(|remark| match remark {
            Remark::Nothing | Remark::Judging => {}
            Remark::Hint(Hint::Square { square }) => {
                view.cell_mut(*square).mark = Some(CellMark::Hint);
            }
            Remark::Hint(Hint::Row { row }) => {
                view.highlight(|square| square.row() + 1 == *row);
            }
            Remark::Hint(Hint::Column { bottom }) => {
                view.highlight(|square| square.column() == bottom.column());
            }
            Remark::Verdict(PuzzleVerdict::Wrong(mistake)) => {
                preview(&mut view, &mistake.line, CellMark::Wrong);
            }
            Remark::Verdict(PuzzleVerdict::Solved { line }) | Remark::Solution(line) => {
                preview(&mut view, line, CellMark::Right);
            }
        });
        view
    }

    /// Goes to the puzzle that an address names.
    pub(super) fn follow(self, rest: &str) {
        match place_of(rest) {
            Some(place) if place != self.place.get_untracked() => self.begin(place),
            Some(_) => {}
            None => {
                self.shared.warn_of_address();
                replace_address(&address(self.place.get_untracked()));
            }
        }
    }

    pub(super) fn begin(self, place: usize) {
        self.question.forget();
        self.remark.set(Remark::Nothing);
        if place != self.place.get_untracked() {
            self.hints.set(0);
        }
        self.place.set(place);
        replace_address(&address(place));
        let task = |locale: &dooz_locale::Locale| sentences::task(&shipped()[place], locale);
        self.shared.live.announce(self.shared.messages.with(task));
    }

    /// Goes to the next puzzle of the same grade that is not solved, or, if all of these
    /// are solved, to the next one of any grade.
    pub(super) fn next(self) {
        let from = self.place.get_untracked() + 1;
        let same = PuzzleFilter {
            grade: Some(shipped()[from - 1].grade()),
            ..PuzzleFilter::default()
        };
        let all = PuzzleFilter::default();
        let next = self.progress.with_untracked(|progress| {
            let next = |filter: PuzzleFilter| filter.next(shipped(), progress, from);
            let other = |place: &usize| *place + 1 != from;
            next(same).filter(other).or_else(|| next(all).filter(other))
        });
        self.begin(next.unwrap_or(from % count()));
    }

    pub(super) fn answer(self, square: Square) {
        let (puzzle, shared) = (untrack(|| self.puzzle()), self.shared);
        if !self.remark.with_untracked(Remark::is_open) {
            return;
        }
        let mut after = *puzzle.position();
        if let Err(error) = after.play(square) {
            let explain = |locale: &_| dooz_locale::explain_move(error, puzzle.rules(), locale);
            shared.live.warn(shared.messages.with(explain));
            return;
        }
        self.judge(square, move |verdict| self.judged(puzzle, verdict));
    }

    /// Says the last remark, or what is to be done.
    pub(super) fn remark_text(self) -> String {
        let remark = self.remark.get();
        self.shared.messages.with(|locale| match remark {
            Remark::Nothing => sentences::task(self.puzzle(), locale),
            Remark::Judging => locale.text("play-advising").into_owned(),
            Remark::Hint(hint) => sentences::hint(&hint, locale),
            Remark::Verdict(verdict) => sentences::verdict(&verdict, locale),
            Remark::Solution(line) => {
                let line = format!("\u{2066}{}\u{2069}", MoveList(&line));
                locale.format("puzzles-solution-is", &[("moves", line.into())])
            }
        })
    }

    /// Shows the solution, which does not count as solving.
    pub(super) fn solve(self) {
        if !self.remark.with_untracked(Remark::is_open) {
            return;
        }
        let puzzle = untrack(|| self.puzzle());
        self.judge(puzzle.solution(), move |verdict| {
            let (PuzzleVerdict::Solved { line }
            | PuzzleVerdict::Wrong(dooz_coach::puzzles::WrongAnswer { line, .. })) = verdict;
            self.count(puzzle, |attempts| attempts.hints += 1);
            self.remark.set(Remark::Solution(line));
            self.shared.live.announce(self.remark_text());
        });
    }

    fn judge(self, square: Square, act: impl Fn(PuzzleVerdict) + 'static) {
        self.remark.set(Remark::Judging);
        let question = Question::Judge {
            puzzle: untrack(|| self.puzzle()).key(),
            square,
        };
        self.question.ask(question, move |answer, _| {
            if let Answer::Verdict(verdict) = answer {
                act(verdict);
            } else if !matches!(answer, Answer::Working { .. }) {
                self.remark.set(Remark::Nothing);
                self.shared.warn_of_failure(&answer);
            }
        });
    }

    fn judged(self, puzzle: &Puzzle, verdict: PuzzleVerdict) {
        let is_solved = matches!(verdict, PuzzleVerdict::Solved { .. });
        let was_solved = self
            .progress
            .with_untracked(|progress| progress.of(puzzle).solved);
        if is_solved && !was_solved {
            let mut days = stored_days();
            days.solve(today());
            self.shared.store_text(DAYS, &days.to_string());
            self.days.set(days);
        }
        self.count(puzzle, |attempts| {
            if is_solved {
                attempts.solved = true;
            } else {
                attempts.wrong += 1;
            }
        });
        let messages = self.shared.messages;
        let text = messages.with(|locale| sentences::verdict(&verdict, locale));
        self.shared.live.announce(text);
        self.remark.set(Remark::Verdict(verdict));
    }

    pub(super) fn hint(self) {
        if !self.remark.with_untracked(Remark::is_open) {
            return;
        }
        let puzzle = untrack(|| self.puzzle());
        let hint = puzzle.hint(self.hints.get_untracked());
        self.hints.update(|hints| *hints += 1);
        self.count(puzzle, |attempts| attempts.hints += 1);
        let messages = self.shared.messages;
        let text = messages.with(|locale| sentences::hint(&hint, locale));
        self.shared.live.announce(text);
        self.remark.set(Remark::Hint(hint));
    }

    fn count(self, puzzle: &Puzzle, change: impl FnOnce(&mut Attempts)) {
        // Another tab may have counted meanwhile.
        let mut progress = stored_progress();
        progress.change(puzzle, change);
        self.shared.store_text(PROGRESS, &progress.write());
        self.progress.set(progress);
    }
}

/// Reads the stored progress. The text of another version stays as it is until the first
/// attempt at a puzzle here.
fn stored_progress() -> PuzzleProgress {
    let stored = storage::read(PROGRESS);
    let progress = stored.and_then(|text| PuzzleProgress::read(&text).ok());
    progress.unwrap_or_default()
}

fn stored_days() -> PuzzleDays {
    PuzzleDays::read(&storage::read(DAYS).unwrap_or_default())
}

/// Returns the place of the puzzle that an address names, counted from 0.
fn place_of(rest: &str) -> Option<usize> {
    let number: usize = rest.parse().ok()?;
    (1..=count()).contains(&number).then(|| number - 1)
}

/// Shows a line of moves, and what its first one is.
fn preview(view: &mut BoardView, line: &[Square], mark: CellMark) {
    view.preview(line);
    if let Some(&answer) = line.first() {
        view.cell_mut(answer).mark = Some(mark);
    }
}
