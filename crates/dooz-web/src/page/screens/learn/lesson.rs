//! A chapter of the guided lessons.

use dooz_coach::trace::{Disclosure, Go, TreeView, Walkthrough};

use super::canvas::canvas;
use super::controls::controls;
use super::panels::{code_panel, step_panel};
use super::task::{answers, board};
use super::walker::Walker;
use super::{PROGRESS, ahead, chapter_address, replace_address, stored_progress};
use crate::lesson::{AnswerVerdict, CHAPTERS, Course, LessonAnswer, Presentation, Task};
use crate::page::browser::dom::{El, Part, html, part};
use crate::page::browser::hotkeys::hotkeys;
use crate::page::browser::storage;
use crate::page::prelude::*;
use crate::page::state::shared::shared;
use crate::page::widgets::controls::{button, paragraph, primary, row, soft};

/// The lesson on the screen: a place in the course, and its walkthrough.
#[derive(Clone, Copy)]
pub(super) struct OpenLesson {
    pub(super) course: RwSignal<Course>,
    pub(super) walker: Walker,
}

/// A chapter and a step of it, counted from 0.
pub(super) type StepIndex = (usize, usize);

/// Builds a chapter of the guided lessons, counted from 0. It continues where
/// it was left.
pub(super) fn lesson(chapter: usize) -> Vec<El> {
    let messages = shared().messages;
    let mut course = Course::new(stored_progress());
    let steps = CHAPTERS[chapter].steps.iter();
    let mut steps = steps.map(|step| course.progress().has(CHAPTERS[chapter].name, step.name));
    let step = steps.position(|done| !done).unwrap_or(0);
    course.go_to(chapter, step);
    let lesson = OpenLesson {
        course: RwSignal::new(course),
        walker: Walker::new(),
    };
    hotkeys(move |key| {
        match key {
            "n" => lesson.advance(),
            "b" => lesson.back(),
            "s" => lesson.show(),
            _ => return false,
        }
        true
    });
    let place = Memo::new(move |_| lesson.course.with(Course::place));
    Effect::new(move || {
        place.track();
        lesson.open();
    });
    let title = Signal::derive(move || {
        let (number, key) = lesson
            .course
            .with(|course| (course.place().0 + 1, course.chapter().title_key()));
        let title = messages.text(&key);
        let gaps = [("number", number.into()), ("title", title.into())];
        messages.format("learn-chapter", &gaps)
    });
    let back = html("a")
        .attr("href", "#/learn")
        .child(messages.say("learn-lessons"));
    let stage = html("div")
        .class("stage")
        .child(of_step(place, move |place| stage(lesson, place)));
    let aside = html("div")
        .class("aside")
        .child(of_step(place, move |place| aside(lesson, place)));
    let columns = html("div")
        .class("columns learn task")
        .child(task(lesson, place))
        .child(stage)
        .child(aside);
    vec![html("p").child(back), html("h1").child(title), columns]
}

/// Creates elements that are rebuilt for each step.
fn of_step(place: Memo<StepIndex>, make: impl Fn(StepIndex) -> Vec<El> + 'static) -> Part {
    part(move || {
        let place = place.get();
        untrack(|| make(place))
    })
}

/// Creates the text of a step, the possible answers, and the reply to the last.
fn task(lesson: OpenLesson, place: Memo<StepIndex>) -> El {
    const LAST: StepIndex = (
        CHAPTERS.len() - 1,
        CHAPTERS[CHAPTERS.len() - 1].steps.len() - 1,
    );
    let messages = lesson.walker.messages;
    let position = Signal::derive(move || {
        let gaps = lesson.course.with(|course| {
            [
                ("step", (course.place().1 + 1).into()),
                ("count", course.chapter().steps.len().into()),
            ]
        });
        messages.format("learn-step", &gaps)
    });
    let text = Signal::derive(move || {
        let key = lesson
            .course
            .with(|course| course.chapter().text_key(course.step()));
        messages.text(&key)
    });
    let asks = Memo::new(move |_| {
        let task = lesson.course.read().step().task;
        !matches!(task, Task::Read)
    });
    let reply = paragraph(Signal::derive(move || lesson.reply()))
        .class("message")
        .attr("data-verdict", Signal::derive(move || lesson.verdict()));
    let back = button(messages.say("learn-step-back"), move || lesson.back())
        .attr("disabled", Signal::derive(move || place.get() == (0, 0)));
    let show = button(messages.say("learn-show"), move || lesson.show())
        .attr("disabled", Signal::derive(move || !asks.get()));
    let next = primary(messages.say("learn-next"), move || lesson.advance())
        .attr("disabled", Signal::derive(move || place.get() == LAST));
    html("section")
        .class("panel lesson")
        .child(soft(position))
        .child(paragraph(text).class("lesson-text"))
        .child(of_step(place, move |place| answers(lesson, place)))
        .child(reply)
        .child(row(vec![back, show, next]))
        .child(soft(messages.say("learn-lesson-keys")))
}

/// Creates the board or the tree of a step.
fn stage(lesson: OpenLesson, (chapter, step): StepIndex) -> Vec<El> {
    let step = &CHAPTERS[chapter].steps[step];
    let press = Callback::new(move |node| lesson.press(node));
    match step.shown {
        Presentation::Board => vec![board(lesson)],
        Presentation::Walk => {
            Effect::new(move || {
                lesson.walker.walk.track();
                lesson.walked();
            });
            vec![canvas(lesson.walker, 0, None), controls(lesson.walker)]
        }
        Presentation::Leaves | Presentation::Values => vec![canvas(lesson.walker, 0, Some(press))],
    }
}

/// Creates the panels beside a walkthrough, or beside the board of the last
/// chapter.
fn aside(lesson: OpenLesson, (chapter, step): StepIndex) -> Vec<El> {
    let step = &CHAPTERS[chapter].steps[step];
    if step.shown == Presentation::Walk {
        return vec![step_panel(lesson.walker), code_panel(lesson.walker)];
    }
    if CHAPTERS[chapter].name == "ahead" {
        return vec![ahead::ahead(step)];
    }
    Vec::new()
}

impl OpenLesson {
    /// Loads the tree of the step.
    fn open(self) {
        let walker = self.walker;
        walker.playing.set(false);
        let (step, trace) = self
            .course
            .with_untracked(|course| (course.step(), course.exercise().trace().cloned()));
        walker.asked.set(None);
        walker.disclosure.set(match step.shown {
            Presentation::Leaves => Disclosure::Leaves,
            Presentation::Values => Disclosure::Values,
            Presentation::Board | Presentation::Walk => Disclosure::Search,
        });
        let Some(trace) = trace.filter(|_| step.shown != Presentation::Board) else {
            walker.walk.set(Walkthrough::Nothing);
            return;
        };
        let mut view = TreeView::new(trace);
        if step.shown == Presentation::Walk {
            view.go(Go::Forward);
        } else {
            view.go(Go::Last);
        }
        if let Task::Value(path) = step.task {
            walker.asked.set(view.node_at(path));
        }
        walker.walk.set(Walkthrough::tree_of(view));
    }

    /// Checks an answer.
    pub(super) fn answer(self, answer: &LessonAnswer) {
        let verdict = self.course.try_update(|course| course.answer(answer));
        if verdict == Some(AnswerVerdict::Right) {
            self.store();
            // The value that was asked for may be shown now.
            self.walker.asked.set(None);
        }
        self.walker.live.announce(untrack(|| self.reply()));
    }

    /// Answers with a node that was clicked.
    fn press(self, node: usize) {
        let task = self.course.with_untracked(|course| course.step().task);
        let path = self
            .walker
            .walk
            .with_untracked(|walk| walk.tree(0).map(|view| view.path(node)));
        let Some(path) = path else { return };
        match (task, &path[..]) {
            (Task::Pruned(_), _) => self.answer(&LessonAnswer::State(path)),
            (Task::Best | Task::Play, [mv, ..]) => self.answer(&LessonAnswer::Move(*mv)),
            _ => {}
        }
    }

    /// Answers with the place of the walkthrough, if that is the task.
    fn walked(self) {
        let step = self.walker.walk.with_untracked(Walkthrough::step);
        let answer = LessonAnswer::At(step);
        let is_right = self.course.with_untracked(|course| {
            course.verdict() != Some(AnswerVerdict::Right) && course.exercise().is_right(&answer)
        });
        if is_right {
            self.answer(&answer);
        }
    }

    fn show(self) {
        let is_asked = self
            .course
            .with_untracked(|course| !matches!(course.step().task, Task::Read));
        if !is_asked {
            return;
        }
        let answer = self.course.try_update(Course::show);
        if let Some(answer) = answer {
            if let LessonAnswer::At(step) = answer {
                self.walker.go(Go::To(step));
            }
            self.answer(&answer);
        }
    }

    fn advance(self) {
        let before = self.course.with_untracked(Course::place);
        self.course.update(|course| {
            course.advance();
        });
        self.store();
        self.went(before);
    }

    fn back(self) {
        let before = self.course.with_untracked(Course::place);
        self.course.update(|course| {
            course.back();
        });
        self.went(before);
    }

    /// Announces the new step, and updates the address in another chapter.
    fn went(self, before: (usize, usize)) {
        let (place, key) = self
            .course
            .with_untracked(|course| (course.place(), course.chapter().text_key(course.step())));
        if place != before {
            let text = self.walker.messages.text(&key);
            self.walker.live.announce(text);
        }
        if place.0 != before.0 {
            replace_address(&chapter_address(place.0 + 1));
        }
    }

    fn store(self) {
        let text = self
            .course
            .with_untracked(|course| course.progress().to_string());
        storage::write(PROGRESS, &text);
    }

    fn verdict(self) -> Option<&'static str> {
        self.course.with(|course| {
            course.verdict().map(|verdict| match verdict {
                AnswerVerdict::Right => "right",
                AnswerVerdict::Wrong => "wrong",
            })
        })
    }

    /// Returns the reply to the last answer.
    pub(super) fn reply(self) -> String {
        let key = self.course.with(|course| {
            let (chapter, step) = (course.chapter(), course.step());
            Some(match course.verdict()? {
                AnswerVerdict::Right => chapter.right_key(step),
                AnswerVerdict::Wrong => chapter.wrong_key(step),
            })
        });
        key.map_or_else(String::new, |key| self.walker.messages.text(&key))
    }
}
