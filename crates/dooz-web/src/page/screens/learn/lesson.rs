//! A chapter of the guided lessons.

use dooz_coach::board_picture::PieceStyle;
use dooz_coach::trace::{Disclosure, Go, NodeMark, TreeView, Walkthrough};

use super::canvas::canvas;
use super::controls::controls;
use super::head::head;
use super::task::{answers, board, results};
use super::uncover::{uncover, uncovered};
use super::walk_cards::walk_cards;
use super::walker::Walker;
use super::{PROGRESS, ahead, step_address, stored_progress};
use crate::lesson::{
    AnswerVerdict, CHAPTERS, Course, LearnPlace, LessonAnswer, LessonProgress, Presentation, Task,
};
use crate::page::browser::dom::{El, Part, html, part, when};
use crate::page::browser::focus::WAY_ON;
use crate::page::browser::hotkeys::hotkeys;
use crate::page::browser::storage;
use crate::page::browser::window::{follow_address, replace_address, window};
use crate::page::prelude::*;
use crate::page::state::shared::shared;
use crate::page::widgets::controls::{button, card, paragraph, quiet, row};
use crate::route::Screen;

/// The lesson on the screen: a place in the course, and its walkthrough.
#[derive(Clone, Copy)]
pub(super) struct OpenLesson {
    pub(super) course: RwSignal<Course>,
    pub(super) walker: Walker,
}

/// A chapter and a step of it, counted from 0.
pub(super) type StepIndex = (usize, usize);

/// Builds a chapter of the guided lessons, counted from 0, at one of its steps, or else
/// where it was left.
pub(super) fn lesson(chapter: usize, step: Option<usize>) -> Vec<El> {
    let messages = shared().messages;
    let mut course = Course::new(stored_progress());
    course.go_to(chapter, step.unwrap_or_else(|| course.open_step(chapter)));
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
    follow_address(move |route| {
        if route.screen == Screen::Learn
            && let Some(LearnPlace::Lesson(chapter, step)) = LearnPlace::read(&route.rest)
        {
            let open = || {
                lesson
                    .course
                    .with_untracked(|course| course.open_step(chapter))
            };
            let step = step.unwrap_or_else(open);
            replace_address(&step_address(chapter, step));
            lesson.go_to(chapter, step);
        }
    });
    let place = memo(move |_| lesson.course.with(Course::place));
    effect(move || {
        depend_on(place);
        lesson.open();
    });
    effect(move || {
        let (chapter, step) = place.get();
        replace_address(&step_address(chapter, step));
    });
    let title = derive(move || {
        let key = lesson
            .course
            .with(|course| course.chapter().step_title_key(course.step()));
        messages.text(&key)
    });
    let dots = of_step(place, dots);
    let head = head(Some(lesson.place_text()), title).child(dots);
    let stage = of_step(place, move |place| stage(lesson, place));
    let side = html("aside")
        .class("l-side")
        .child(say(lesson, place))
        .child(of_step(place, move |place| aside(lesson, place)));
    let lesson = html("div").class("learn").child(head).child(stage);
    vec![lesson.child(side)]
}

/// Creates elements that are rebuilt for each step.
fn of_step(place: Memo<StepIndex>, make: impl Fn(StepIndex) -> Vec<El> + 'static) -> Part {
    part(move || {
        let place = place.get();
        untrack(|| make(place))
    })
}

/// Creates the row of a chapter's steps, as links.
fn dots((chapter, step): StepIndex) -> Vec<El> {
    let messages = shared().messages;
    let count = CHAPTERS[chapter].steps.len();
    let dots = (0..count).map(|place| {
        let gaps = [("step", (place + 1).into()), ("count", count.into())];
        let is_here = place == step;
        let link = html("a")
            .attr("href", step_address(chapter, place))
            .attr("aria-label", messages.format("learn-step", &gaps))
            .attr("aria-current", is_here.then_some("step"));
        let class = is_here.then_some("c").or((place < step).then_some("d"));
        html("li").attr("class", class).child(link)
    });
    vec![html("ol").class("lesson-steps").children(dots)]
}

/// Creates the card of the step's text, the answers, the reply, and the ways on.
fn say(lesson: OpenLesson, place: Memo<StepIndex>) -> El {
    const LAST: StepIndex = (
        CHAPTERS.len() - 1,
        CHAPTERS[CHAPTERS.len() - 1].steps.len() - 1,
    );
    let messages = lesson.walker.messages;
    let way_on = derive(move || {
        let is_last = place.get() == LAST;
        let key = if is_last {
            "learn-all-lessons"
        } else {
            "learn-next"
        };
        messages.text(key)
    });
    let text = derive(move || lesson.text());
    let task = memo(move |_| {
        lesson
            .course
            .with(|course| !matches!(course.step().task, Task::Read))
    });
    let is_walk = derive(move || {
        let shown = lesson.course.with(|course| course.step().shown);
        shown == Presentation::Walk
    });
    let walked = when(is_walk, move || {
        let sentence = derive(move || lesson.walker.sentence());
        paragraph(sentence).class("soft walked")
    });
    let reply = paragraph(derive(move || lesson.reply()))
        .class("message")
        .attr("data-verdict", derive(move || lesson.verdict()));
    let is_done = derive(move || {
        !task.get()
            || lesson
                .course
                .with(|course| course.verdict() == Some(AnswerVerdict::Right))
    });
    // Once a walk has come where it should, its own sentence counts.
    let weight = derive(move || {
        let is_over = is_walk.get() && task.get() && is_done.get();
        if is_over { "lead over" } else { "lead" }
    });
    let loudness = derive(move || if is_done.get() { "btn primary" } else { "btn" });
    let next = button(way_on, move || lesson.advance())
        .class(loudness)
        .attr(WAY_ON, "");
    let show = when(derive(move || !is_done.get()), move || {
        quiet(messages.say("learn-show"), move || lesson.show())
    });
    let buttons = row(next).child(uncover(lesson.walker)).child(show);
    html("section")
        .class("card say")
        .child(paragraph(text).class(weight))
        .child(walked)
        .child(uncovered(lesson.walker))
        .child(of_step(place, move |place| answers(lesson, place)))
        .child(reply)
        .child(results(lesson))
        .child(buttons)
}

/// Creates the board or the tree of a step.
fn stage(lesson: OpenLesson, (chapter, step): StepIndex) -> Vec<El> {
    let step = &CHAPTERS[chapter].steps[step];
    let press = Callback::new(move |node| lesson.press(node));
    match step.shown {
        Presentation::Board => {
            let board = html("div").class("l-board").child(board(lesson));
            vec![html("section").class("canvas card alone").child(board)]
        }
        Presentation::Walk => {
            effect(move || {
                lesson.walker.walk.track();
                lesson.walked();
            });
            let canvas = canvas(lesson.walker, 0, None);
            // The first chapter does not know yet how Max and Min choose.
            let class = if chapter == 0 {
                "canvas card early"
            } else {
                "canvas card"
            };
            vec![canvas.class(class), controls(lesson.walker)]
        }
        Presentation::Leaves | Presentation::Values => {
            vec![canvas(lesson.walker, 0, Some(press)).class("canvas card alone")]
        }
    }
}

/// Creates the cards beside a walkthrough, or beside the board of the last chapter.
fn aside(lesson: OpenLesson, (chapter, step): StepIndex) -> Vec<El> {
    let step = &CHAPTERS[chapter].steps[step];
    if step.shown == Presentation::Walk {
        return walk_cards(lesson.walker);
    }
    if CHAPTERS[chapter].name == "ahead" {
        return vec![ahead::ahead(step)];
    }
    if step.shown != Presentation::Board && step.given.position().is_some() {
        let board = html("div").class("here").child(board(lesson));
        return vec![card(lesson.walker.messages.say("learn-board")).child(board)];
    }
    Vec::new()
}

impl OpenLesson {
    /// Loads the tree of the step that has just been reached.
    fn open(self) {
        let walker = self.walker;
        walker.playing.set(false);
        let (step, trace) = self
            .course
            .with_untracked(|course| (course.step(), course.exercise().trace().cloned()));
        // To open a step without a task completes it.
        self.course.update_untracked(Course::see);
        self.store();
        walker.mark.set(None);
        walker.uncovered.set(false);
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
            let node = view.node_at(path);
            walker.mark.set(node.map(|node| (node, NodeMark::Asked)));
        }
        walker.walk.set(Walkthrough::tree_of(view));
    }

    /// Checks an answer.
    pub(super) fn answer(self, answer: &LessonAnswer) {
        let verdict = self.course.try_update(|course| course.answer(answer));
        let is_right = verdict == Some(AnswerVerdict::Right);
        if is_right {
            self.store();
        }
        self.mark(answer, is_right);
        self.walker.live.announce(untrack(|| self.reply()));
    }

    /// Marks the node of an answer in the tree.
    fn mark(self, answer: &LessonAnswer, is_right: bool) {
        let task = self.course.with_untracked(|course| course.step().task);
        let path = match (answer, task) {
            (LessonAnswer::Move(mv), _) => std::slice::from_ref(mv),
            (LessonAnswer::State(path), _) => path,
            (_, Task::Value(path)) if is_right => path,
            _ => return,
        };
        let walk = self.walker.walk;
        let node = walk.with_untracked(|walk| walk.tree(0)?.node_at(path));
        let mark = if is_right {
            NodeMark::Right
        } else {
            NodeMark::Wrong
        };
        self.walker.mark.set(node.map(|node| (node, mark)));
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

    fn go_to(self, chapter: usize, step: usize) {
        let before = self.course.with_untracked(Course::place);
        if before != (chapter, step) {
            self.course.update(|course| {
                course.go_to(chapter, step);
            });
            self.went(before);
        }
    }

    fn advance(self) {
        let before = self.course.with_untracked(Course::place);
        if self.course.try_update(Course::advance) == Some(false) {
            let lessons = LearnPlace::Overview.address();
            // If it fails, the step stays.
            let _ = window().location().set_hash(&lessons);
        }
        self.went(before);
    }

    fn back(self) {
        let before = self.course.with_untracked(Course::place);
        self.course.update(|course| {
            course.back();
        });
        self.went(before);
    }

    /// Announces the new step.
    fn went(self, before: (usize, usize)) {
        if self.course.with_untracked(Course::place) != before {
            self.walker.live.announce(untrack(|| self.text()));
        }
    }

    /// Returns the text of the step, which names the pieces as they are drawn.
    fn text(self) -> String {
        let settings = shared().settings;
        let (key, rules) = self.course.with(|course| {
            let step = course.step();
            let position = step.given.position();
            let rules = position.map(|position| position.rules());
            (course.chapter().text_key(step), rules)
        });
        let look = rules.map(|rules| settings.read().pieces.on(rules));
        let look = look.unwrap_or(PieceStyle::Symbols).name();
        let gaps = [("look", look.into())];
        self.walker.messages.format(&key, &gaps)
    }

    /// Names the lesson.
    fn place_text(self) -> Signal<String> {
        let messages = self.walker.messages;
        derive(move || {
            let ((chapter, _), title) = self
                .course
                .with(|course| (course.place(), course.chapter().title_key()));
            let title = messages.text(&title);
            let gaps = [
                ("lesson", (chapter + 1).into()),
                ("title", (&*title).into()),
            ];
            messages.format("learn-lesson-place", &gaps)
        })
    }

    fn store(self) {
        // Another tab may have completed other steps.
        let stored = storage::read(PROGRESS).unwrap_or_default();
        let own = self
            .course
            .with_untracked(|course| course.progress().to_string());
        let both = LessonProgress::read(&format!("{stored} {own}"));
        shared().store_text(PROGRESS, &both.to_string());
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
