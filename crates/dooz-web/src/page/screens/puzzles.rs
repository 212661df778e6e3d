//! The screen of puzzles: positions with one good move.

use dooz_coach::puzzles::{
    Attempts, Grade, Hint, Puzzle, PuzzleFilter, PuzzleProgress, PuzzleVerdict, shipped,
};
use dooz_core::Square;
use dooz_locale::coach::puzzles as sentences;

use crate::board_view::{BoardView, CellMark};
use crate::page::browser::dom::{El, html, part, when};
use crate::page::browser::hotkeys::hotkeys;
use crate::page::browser::storage;
use crate::page::prelude::*;
use crate::page::state::question_slot::QuestionSlot;
use crate::page::state::shared::{Shared, shared};
use crate::page::widgets::board::Board;
use crate::page::widgets::controls::{button, paragraph, primary, row, select};
use crate::protocol::{Answer, Question};

/// Builds the screen of puzzles.
pub(crate) fn puzzles() -> Vec<El> {
    let &Shared { messages, .. } = shared();
    let quiz = Quiz::new();
    hotkeys(move |key| match key {
        " " | "n" => {
            quiz.next();
            true
        }
        "h" => {
            quiz.hint();
            true
        }
        _ => false,
    });
    let title = Signal::derive(move || {
        let puzzle = quiz.puzzle();
        let rules = puzzle.rules().to_string();
        messages.format(
            "puzzle-title",
            &[
                ("number", (quiz.place.get() + 1).into()),
                ("count", shipped().len().into()),
                ("rules", (&*rules).into()),
                ("grade", puzzle.grade().number().into()),
            ],
        )
    });
    let task =
        Signal::derive(move || messages.with(|locale| sentences::task(quiz.puzzle(), locale)));
    let remark = Signal::derive(move || {
        let remark = quiz.remark.get();
        messages.with(|locale| match remark {
            Remark::Nothing => String::new(),
            Remark::Judging => locale.text("play-advising").into_owned(),
            Remark::Hint(hint) => sentences::hint(&hint, locale),
            Remark::Verdict(verdict) => sentences::verdict(&verdict, locale),
        })
    });
    let is_open = Signal::derive(move || quiz.remark.read().is_open());
    let is_wrong = Signal::derive(move || quiz.remark.read().is_wrong());
    let again = when(is_wrong, move || {
        let again = move || quiz.begin(quiz.place.get_untracked());
        button(messages.say("puzzles-again"), again)
    });
    let hint = button(messages.say("puzzles-hint"), move || quiz.hint())
        .attr("disabled", Signal::derive(move || !is_open.get()));
    let next = primary(messages.say("puzzles-next"), move || quiz.next());
    let board = Board {
        name: "puzzle",
        view: Memo::new(move |_| quiz.view()),
        label: task,
        playable: is_open,
        on_play: Callback::new(move |square| quiz.answer(square)),
        on_point: None,
    };

    let quiz_panel = html("section")
        .class("panel")
        .child(paragraph(task))
        .child(paragraph(remark).class("message"))
        .child(row(again).child(hint).child(next));
    let side = html("div").child(quiz_panel).child(overview(quiz));
    let columns = html("div").class("columns").child(board.el()).child(side);
    vec![html("h1").child(title), columns]
}

/// The current puzzle, and the progress in all of them.
#[derive(Clone, Copy)]
struct Quiz {
    place: RwSignal<usize>,
    hints: RwSignal<u32>,
    remark: RwSignal<Remark>,
    progress: RwSignal<PuzzleProgress>,
    filter: RwSignal<PuzzleFilter>,
    question: QuestionSlot,
    shared: &'static Shared,
}

/// The last remark about a puzzle.
#[derive(Clone, Debug, PartialEq)]
enum Remark {
    Nothing,
    Judging,
    Hint(Hint),
    Verdict(PuzzleVerdict),
}

impl Remark {
    /// Returns `true` if the puzzle awaits an answer.
    const fn is_open(&self) -> bool {
        matches!(self, Self::Nothing | Self::Hint(_))
    }

    const fn is_wrong(&self) -> bool {
        matches!(self, Self::Verdict(PuzzleVerdict::Wrong(_)))
    }
}

/// The name under which the progress is stored.
const PROGRESS: &str = "dooz-puzzles";

impl Quiz {
    fn new() -> Self {
        let shared = shared();
        let stored = storage::read(PROGRESS);
        // The text of another version stays as it is until the first puzzle
        // is solved here.
        let progress = stored.and_then(|text| PuzzleProgress::read(&text).ok());
        let progress = progress.unwrap_or_default();
        let named = shared.route.with_untracked(|route| route.rest.parse().ok());
        let named = named.filter(|number| (1..=shipped().len()).contains(number));
        let open = PuzzleFilter::default().next(shipped(), &progress, 0);
        let place = named.map_or(open.unwrap_or(0), |number: usize| number - 1);
        Self {
            place: RwSignal::new(place),
            hints: RwSignal::new(0),
            remark: RwSignal::new(Remark::Nothing),
            progress: RwSignal::new(progress),
            filter: RwSignal::new(PuzzleFilter::default()),
            question: QuestionSlot::new(shared.worker),
            shared,
        }
    }

    fn puzzle(self) -> &'static Puzzle {
        &shipped()[self.place.get()]
    }

    fn view(self) -> BoardView {
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
            Remark::Verdict(verdict) => {
                let (line, mark) = match verdict {
                    PuzzleVerdict::Solved { line } => (line, CellMark::Right),
                    PuzzleVerdict::Wrong(mistake) => (&mistake.line, CellMark::Wrong),
                };
                view.preview(line);
                if let Some(&answer) = line.first() {
                    view.cell_mut(answer).mark = Some(mark);
                }
            }
        });
        view
    }

    fn begin(self, place: usize) {
        self.question.forget();
        self.remark.set(Remark::Nothing);
        if place != self.place.get_untracked() {
            self.hints.set(0);
        }
        self.place.set(place);
        let task = |locale: &dooz_locale::Locale| sentences::task(&shipped()[place], locale);
        self.shared.live.announce(self.shared.messages.with(task));
    }

    /// Goes to the next puzzle that matches the filter and is not solved, or, if
    /// all of these are solved, to the next one that matches.
    fn next(self) {
        let from = self.place.get_untracked() + 1;
        let filter = self.filter.get_untracked();
        let open = self
            .progress
            .with_untracked(|progress| filter.next(shipped(), progress, from));
        let all = PuzzleProgress::default();
        let next = open.or_else(|| filter.next(shipped(), &all, from));
        self.begin(next.unwrap_or(0));
    }

    fn answer(self, square: Square) {
        let (puzzle, shared) = (self.puzzle(), self.shared);
        if !self.remark.with_untracked(Remark::is_open) {
            return;
        }
        let mut after = *puzzle.position();
        if let Err(error) = after.play(square) {
            let explain = |locale: &_| dooz_locale::explain_move(error, puzzle.rules(), locale);
            shared.live.warn(shared.messages.with(explain));
            return;
        }
        self.remark.set(Remark::Judging);
        let question = Question::Judge {
            puzzle: puzzle.key(),
            square,
        };
        self.question.ask(question, move |answer, _| {
            if let Answer::Verdict(verdict) = answer {
                self.judged(puzzle, verdict);
            } else if !matches!(answer, Answer::Working { .. }) {
                self.remark.set(Remark::Nothing);
                shared.live.warn(shared.messages.text("page-worker-failed"));
            }
        });
    }

    fn judged(self, puzzle: &Puzzle, verdict: PuzzleVerdict) {
        let solved = matches!(verdict, PuzzleVerdict::Solved { .. });
        self.count(puzzle, |attempts| {
            if solved {
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

    fn hint(self) {
        if !self.remark.with_untracked(Remark::is_open) {
            return;
        }
        let puzzle = self.puzzle();
        let hint = puzzle.hint(self.hints.get_untracked());
        self.hints.update(|hints| *hints += 1);
        self.count(puzzle, |attempts| attempts.hints += 1);
        let messages = self.shared.messages;
        let text = messages.with(|locale| sentences::hint(&hint, locale));
        self.shared.live.announce(text);
        self.remark.set(Remark::Hint(hint));
    }

    fn count(self, puzzle: &Puzzle, change: impl FnOnce(&mut Attempts)) {
        self.progress
            .update(|progress| progress.change(puzzle, change));
        let text = self.progress.with_untracked(PuzzleProgress::write);
        storage::write(PROGRESS, &text);
    }
}

/// Lists all puzzles and marks those that are solved.
fn overview(quiz: Quiz) -> El {
    let messages = quiz.shared.messages;
    let solved = Memo::new(move |_| quiz.progress.read().solved(shipped()));
    let score = Signal::derive(move || {
        let (solved, count) = (solved.get(), shipped().len());
        messages.format(
            "puzzle-score",
            &[("solved", solved.into()), ("count", count.into())],
        )
    });
    let grades = Signal::derive(move || {
        let all = (String::new(), messages.text("puzzles-all"));
        let grades = Grade::all().map(|grade| {
            let name = messages.format("puzzles-grade", &[("grade", grade.number().into())]);
            (grade.number().to_string(), name)
        });
        std::iter::once(all).chain(grades).collect()
    });
    let grade = Signal::derive(move || {
        let grade = quiz.filter.read().grade;
        grade.map_or_else(String::new, |grade| grade.number().to_string())
    });
    let choose = move |grade: String| {
        quiz.filter
            .update(|filter| filter.grade = grade.parse().ok());
        let is_wanted = quiz
            .filter
            .with_untracked(|filter| filter.wants(quiz.puzzle()));
        if !is_wanted {
            quiz.next();
        }
    };
    let places = part(move || {
        let filter = quiz.filter.get();
        let wanted = shipped().iter().enumerate();
        let wanted = wanted.filter(|(_, puzzle)| filter.wants(puzzle));
        wanted
            .map(|(place, puzzle)| entry(quiz, place, puzzle))
            .collect()
    });
    let progress = html("progress")
        .attr("max", shipped().len())
        .attr("value", Signal::derive(move || solved.get().to_string()))
        .attr("aria-label", score);
    html("section")
        .class("panel puzzles")
        .child(paragraph(score))
        .child(progress)
        .child(select(messages.say("puzzles-which"), grades, grade, choose))
        .child(html("ol").child(places))
}

/// Creates the entry of a puzzle in the list.
fn entry(quiz: Quiz, place: usize, puzzle: &'static Puzzle) -> El {
    let messages = quiz.shared.messages;
    let is_solved = Signal::derive(move || quiz.progress.read().of(puzzle).solved);
    let label = Signal::derive(move || {
        messages.with(|locale| sentences::entry(place + 1, puzzle, is_solved.get(), locale))
    });
    let here = Signal::derive(move || (quiz.place.get() == place).then_some("true"));
    let number = Signal::derive(move || messages.number(place + 1));
    let button = button(number, move || quiz.begin(place))
        .class_if("solved", is_solved)
        .attr("aria-label", label)
        .attr("aria-current", here);
    html("li").child(button)
}
