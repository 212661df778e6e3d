//! The task of a step in a lesson.

use super::form::method_text;
use super::lesson::{OpenLesson, StepIndex};
use crate::board_view::{BoardView, CellMark};
use crate::lesson::{AnswerVerdict, CHAPTERS, Course, LessonAnswer, Task};
use crate::page::browser::dom::{El, html};
use crate::page::prelude::*;
use crate::page::widgets::board::Board;
use crate::page::widgets::controls::button;

/// Creates the board of a step, on which squares are clicked.
pub(super) fn board(lesson: OpenLesson) -> El {
    let messages = lesson.walker.messages;
    let pressed = RwSignal::new(None::<u32>);
    let place = Memo::new(move |_| lesson.course.with(Course::place));
    let view = Memo::new(move |_| view(lesson, pressed.get()));
    let playable =
        Signal::derive(move || lesson.course.with(|course| takes_moves(course.step().task)));
    Effect::new(move || {
        place.track();
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
        on_point: None,
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
    let task = CHAPTERS[chapter].steps[step].task;
    let choices: Vec<(LessonAnswer, Signal<String>)> = match task {
        Task::Value(_) | Task::Calls => {
            let numbers = lesson
                .course
                .with_untracked(|course| course.exercise().numbers().to_vec());
            let name = |number| Signal::derive(move || messages.number(number));
            let choice = |number: i64| (LessonAnswer::Number(number), name(number));
            numbers.into_iter().map(choice).collect()
        }
        Task::Fewest(methods) => {
            let name = |method| {
                Signal::derive(move || messages.with(|locale| method_text(method, locale)))
            };
            let choices = methods.iter().enumerate();
            let choices =
                choices.map(|(place, method)| (LessonAnswer::Choice(place), name(*method)));
            choices.collect()
        }
        _ => return Vec::new(),
    };
    let buttons = choices
        .into_iter()
        .map(|(answer, name)| button(html("bdi").child(name), move || lesson.answer(&answer)));
    let group = html("div")
        .class("buttons answers")
        .attr("role", "group")
        .attr("aria-label", messages.say("learn-answers"))
        .children(buttons);
    vec![group]
}
