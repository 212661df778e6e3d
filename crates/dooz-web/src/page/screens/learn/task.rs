//! The task of a step in a lesson.

use dooz_coach::trace::{Method, ScoreWriter, Subject};
use dooz_locale::Locale;
use dooz_locale::coach::walkthrough::score_digits;

use super::TREE;
use super::counts::bars;
use super::lesson::{OpenLesson, StepIndex};
use crate::board_view::{BoardView, CellMark};
use crate::lesson::{AnswerVerdict, CHAPTERS, Course, Lesson, LessonAnswer, Task};
use crate::page::browser::dom::{El, Part, html, part};
use crate::page::prelude::*;
use crate::page::widgets::board::Board;
use crate::page::widgets::controls::button;
use crate::page::widgets::icon::icon;
use crate::tree::{TreeQuery, Way};

/// Creates the board of a step, on which squares are clicked.
pub(super) fn board(lesson: OpenLesson) -> El {
    let messages = lesson.walker.messages;
    let pressed = RwSignal::new(None::<u32>);
    let place = memo(move |_| lesson.course.with(Course::place));
    let view = memo(move |_| view(lesson, pressed.get()));
    let playable = derive(move || lesson.course.with(|course| takes_moves(course.step().task)));
    effect(move || {
        depend_on(place);
        pressed.set(None);
    });
    let play = move |square| {
        let (asks, rules) = lesson.course.with_untracked(|course| {
            let position = course.step().given.position();
            (
                takes_moves(course.step().task),
                position.map(|position| position.rules()),
            )
        });
        if let (true, Some(rules)) = (asks, rules) {
            let mv = rules.cell(square) as u32;
            let is_free = view.with_untracked(|view| view.cells[mv as usize].stone.is_none());
            if is_free {
                pressed.set(Some(mv));
                lesson.answer(&LessonAnswer::Move(mv));
            }
        }
    };
    let board = Board {
        name: "lesson",
        view,
        label: messages.say("learn-board"),
        playable,
        on_play: Callback::new(play),
    };
    board.el()
}

const fn takes_moves(task: Task) -> bool {
    matches!(
        task,
        Task::Win | Task::Best | Task::Play | Task::Intuition | Task::Force { .. }
    )
}

/// Returns the board with the answer that was given or shown.
fn view(lesson: OpenLesson, pressed: Option<u32>) -> BoardView {
    lesson.course.with(|course| {
        let subject = course.step().given.subject();
        let dooz_coach::trace::Subject::Board { position, first } = subject else {
            // Tests hold that no tree is shown as a board.
            let empty = dooz_core::Position::new(dooz_core::Rules::TIC_TAC_TOE);
            return BoardView::of(&empty, dooz_core::Symbol::X);
        };
        let mut view = BoardView::of(&position, first);
        let shown = match (course.shown(), course.verdict()) {
            (Some(LessonAnswer::Move(mv)), Some(AnswerVerdict::Right)) => Some(*mv),
            _ => None,
        };
        let mv = pressed.filter(|_| course.verdict().is_some()).or(shown);
        if let Some(cell) = mv.and_then(|mv| view.cells.get_mut(mv as usize)) {
            cell.mark = Some(match course.verdict() {
                Some(AnswerVerdict::Wrong) => CellMark::Wrong,
                _ => CellMark::Right,
            });
        }
        view
    })
}

/// Creates the possible answers as buttons.
pub(super) fn answers(lesson: OpenLesson, (chapter, step): StepIndex) -> Vec<El> {
    let messages = lesson.walker.messages;
    let chapter = &CHAPTERS[chapter];
    let step = &chapter.steps[step];
    let numbers = || {
        lesson
            .course
            .with_untracked(|course| course.exercise().numbers().to_vec())
    };
    let choices: Vec<(LessonAnswer, Signal<String>)> = match step.task {
        Task::Value(_) => {
            let name = move |number| {
                derive(move || messages.with(|locale| score_text(step, number, locale)))
            };
            let choice = |number: i64| (LessonAnswer::Number(number), name(number));
            numbers().into_iter().map(choice).collect()
        }
        Task::Calls => {
            let name = |number| derive(move || messages.number(number));
            let choice = |number: i64| (LessonAnswer::Number(number), name(number));
            numbers().into_iter().map(choice).collect()
        }
        Task::Fewest(methods) => {
            let name = |place| messages.say(chapter.answer_key(step, place));
            let choice = |place| (LessonAnswer::Choice(place), name(place));
            (0..methods.len()).map(choice).collect()
        }
        _ => return Vec::new(),
    };
    let buttons = choices
        .into_iter()
        .map(|(answer, name)| button(html("bdi").child(name), move || lesson.answer(&answer)));
    let group = html("div")
        .class("btns answers")
        .attr("role", "group")
        .attr("aria-label", messages.say("learn-answers"))
        .children(buttons);
    vec![group]
}

/// Writes a value as the tree does, so that no answer stands out by its form.
fn score_text(step: &Lesson, number: i64, locale: &Locale) -> String {
    let method: Method = step.method.parse().unwrap_or_default();
    let in_digits = |number: i64| score_digits(locale, number);
    ScoreWriter::new(&method, &in_digits).score(number)
}

/// Creates the counts of the searches that were compared, once they have been, and the
/// way to watch both.
pub(super) fn results(lesson: OpenLesson) -> Part {
    let messages = lesson.walker.messages;
    let counted = memo(move |_| {
        lesson.course.with(|course| match course.step().task {
            Task::Fewest(methods) if course.verdict() == Some(AnswerVerdict::Right) => Some((
                methods,
                course.place(),
                course.exercise().counts().to_vec(),
                course.step().given.subject(),
            )),
            _ => None,
        })
    });
    part(move || {
        let Some((methods, (chapter, step), counts, subject)) = counted.get() else {
            return Vec::new();
        };
        let longest = counts.iter().copied().max().unwrap_or(0);
        let rows = derive({
            let counts = counts.clone();
            move || {
                let chapter = &CHAPTERS[chapter];
                let key = |place| chapter.answer_key(&chapter.steps[step], place);
                let rows = counts.iter().copied().enumerate();
                rows.map(|(place, calls)| (messages.text(&key(place)), calls))
                    .collect()
            }
        });
        let order =
            |wanted: fn(&[u64]) -> Option<usize>| wanted(&counts).map(|place| methods[place]);
        let most = order(|counts| (0..counts.len()).max_by_key(|&place| counts[place]));
        let least = order(|counts| (0..counts.len()).min_by_key(|&place| counts[place]));
        let watch = most.zip(least).map(|(most, least)| {
            let address = comparison_address(&subject, most, least);
            html("a")
                .class("btn")
                .attr("href", address)
                .child(icon("eye"))
                .child(html("span").child(messages.say("learn-watch-both")))
        });
        vec![
            bars(rows, Signal::stored(longest)),
            html("div").class("btns").child(watch),
        ]
    })
}

/// Returns the address of a comparison of two searches.
fn comparison_address(subject: &Subject, first: &str, second: &str) -> String {
    let method = |text: &str| text.parse::<Method>().unwrap_or_default();
    let query = TreeQuery {
        ahead: None,
        subject: subject.clone(),
        way: Way::Search(method(first)),
        against: Some(method(second)),
    };
    format!("{TREE}?{query}")
}
