//! A user's way through the lessons.

use super::exercise::{Exercise, LessonAnswer};
use super::progress::LessonProgress;
use super::{CHAPTERS, Chapter, Lesson};

/// The verdict on an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerVerdict {
    /// The answer is right.
    Right,
    /// The answer is wrong; the step has a hint.
    Wrong,
}

/// A user's way through the lessons. The user is never stuck: every solution can
/// be shown, and every step skipped.
///
/// ```
/// use dooz_web::lesson::{Course, LessonProgress, AnswerVerdict};
/// let mut course = Course::new(LessonProgress::default());
/// // The first step is a text, the second one asks a question.
/// assert!(course.advance());
/// let answer = course.show();
/// assert_eq!(course.answer(&answer), AnswerVerdict::Right);
/// assert_eq!(course.progress().done_in("tree"), 2);
/// ```
#[derive(Clone, Debug)]
pub struct Course {
    chapter: usize,
    step: usize,
    exercise: Exercise,
    verdict: Option<AnswerVerdict>,
    shown: Option<LessonAnswer>,
    progress: LessonProgress,
}

impl Course {
    /// Continues at the first open step, or starts again if there is none.
    #[must_use]
    pub fn new(progress: LessonProgress) -> Self {
        let mut course = Self {
            chapter: 0,
            step: 0,
            exercise: Exercise::new(&CHAPTERS[0].steps[0]),
            verdict: None,
            shown: None,
            progress,
        };
        let open = CHAPTERS.iter().enumerate().find_map(|(number, chapter)| {
            let mut steps = chapter.steps.iter();
            let step = steps.position(|step| !course.progress.has(chapter.name, step.name));
            step.map(|step| (number, step))
        });
        if let Some((chapter, step)) = open {
            course.go_to(chapter, step);
        }
        course
    }

    /// Returns the current chapter.
    #[must_use]
    pub const fn chapter(&self) -> &'static Chapter {
        &CHAPTERS[self.chapter]
    }

    /// Returns the current step.
    #[must_use]
    pub const fn step(&self) -> &'static Lesson {
        &CHAPTERS[self.chapter].steps[self.step]
    }

    /// Returns the indices of the chapter and the step.
    #[must_use]
    pub const fn place(&self) -> (usize, usize) {
        (self.chapter, self.step)
    }

    /// Returns the current exercise.
    #[must_use]
    pub const fn exercise(&self) -> &Exercise {
        &self.exercise
    }

    /// Returns the verdict on the last answer to this step.
    #[must_use]
    pub const fn verdict(&self) -> Option<AnswerVerdict> {
        self.verdict
    }

    /// Returns the solution of this step, if it has been shown.
    #[must_use]
    pub const fn shown(&self) -> Option<&LessonAnswer> {
        self.shown.as_ref()
    }

    /// Returns the progress.
    #[must_use]
    pub const fn progress(&self) -> &LessonProgress {
        &self.progress
    }

    /// Returns the first open step of a chapter, or its first one if all are completed.
    #[must_use]
    pub fn open_step(&self, chapter: usize) -> usize {
        let chapter = &CHAPTERS[chapter];
        let mut steps = chapter.steps.iter();
        let open = steps.position(|step| !self.progress.has(chapter.name, step.name));
        open.unwrap_or(0)
    }

    /// Answers the step. A right answer completes it.
    pub fn answer(&mut self, answer: &LessonAnswer) -> AnswerVerdict {
        let verdict = if self.exercise.is_right(answer) {
            self.note();
            AnswerVerdict::Right
        } else {
            AnswerVerdict::Wrong
        };
        self.verdict = Some(verdict);
        verdict
    }

    /// Shows a right answer. To give it afterwards completes the step.
    pub fn show(&mut self) -> LessonAnswer {
        let answer = self.exercise.solution();
        self.shown = Some(answer.clone());
        answer
    }

    /// Completes the step if it has no task.
    pub fn see(&mut self) {
        if self.exercise.is_right(&LessonAnswer::Next) {
            self.note();
        }
    }

    /// Goes to the next step; a step without a task is completed. Returns `false`
    /// at the end of the last chapter.
    pub fn advance(&mut self) -> bool {
        self.see();
        let last = self.step + 1 == self.chapter().steps.len();
        match (last, self.chapter + 1 < CHAPTERS.len()) {
            (false, _) => self.go_to(self.chapter, self.step + 1),
            (true, true) => self.go_to(self.chapter + 1, 0),
            (true, false) => false,
        }
    }

    /// Goes to the previous step. Returns `false` at the first one.
    pub fn back(&mut self) -> bool {
        match (self.chapter, self.step) {
            (0, 0) => false,
            (chapter, 0) => {
                let steps = CHAPTERS[chapter - 1].steps.len();
                self.go_to(chapter - 1, steps - 1)
            }
            (chapter, step) => self.go_to(chapter, step - 1),
        }
    }

    /// Goes to any step. Returns `false` if it does not exist.
    pub fn go_to(&mut self, chapter: usize, step: usize) -> bool {
        let Some(lesson) = CHAPTERS
            .get(chapter)
            .and_then(|found| found.steps.get(step))
        else {
            return false;
        };
        self.chapter = chapter;
        self.step = step;
        self.exercise = Exercise::new(lesson);
        self.verdict = None;
        self.shown = None;
        true
    }

    fn note(&mut self) {
        let (chapter, step) = (self.chapter().name, self.step().name);
        self.progress.note(chapter, step);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chapter_is_opened_at_its_first_open_step() {
        let mut course = Course::new(LessonProgress::default());
        assert!(course.advance());
        assert_eq!((course.open_step(0), course.open_step(1)), (1, 0));
    }

    #[test]
    fn showing_every_answer_leads_to_the_end() {
        let mut course = Course::new(LessonProgress::default());
        loop {
            let answer = course.show();
            assert_eq!(
                course.answer(&answer),
                AnswerVerdict::Right,
                "{:?}",
                course.step()
            );
            if !course.advance() {
                break;
            }
        }
        for chapter in CHAPTERS {
            assert_eq!(course.progress().done_in(chapter.name), chapter.steps.len());
        }
        // Once all is done, it begins again.
        assert_eq!(Course::new(course.progress().clone()).place(), (0, 0));
    }

    #[test]
    fn a_text_is_complete_once_it_is_seen_and_a_question_is_not() {
        let mut course = Course::new(LessonProgress::default());
        assert_eq!(course.progress().done_in("tree"), 0);
        course.see();
        assert_eq!(course.progress().done_in("tree"), 1);
        course.advance();
        course.see();
        assert_eq!(course.progress().done_in("tree"), 1);
        let (last, chapter) = (CHAPTERS.len() - 1, &CHAPTERS[CHAPTERS.len() - 1]);
        course.go_to(last, chapter.steps.len() - 1);
        course.see();
        assert!(course.progress().has(chapter.name, "end"));
        assert!(!course.advance());
    }

    #[test]
    fn a_wrong_answer_keeps_the_step_and_can_be_followed_by_a_right_one() {
        let mut course = Course::new(LessonProgress::default());
        course.go_to(1, 0);
        assert_eq!(course.answer(&LessonAnswer::Move(1)), AnswerVerdict::Wrong);
        assert_eq!(
            (course.place(), course.progress().done_in("ends")),
            ((1, 0), 0)
        );
        let answer = course.show();
        assert_eq!(course.answer(&answer), AnswerVerdict::Right);
        assert_eq!(course.progress().done_in("ends"), 1);
    }

    #[test]
    fn a_course_continues_where_it_was_left_and_goes_back_over_chapters() {
        let mut course = Course::new(LessonProgress::read("tree.look tree.count tree.walk"));
        assert_eq!(course.place(), (1, 0));
        assert!(course.back());
        assert_eq!(course.place(), (0, 2));
        assert!(!course.go_to(99, 0) && !course.go_to(0, 99));
        assert_eq!(course.place(), (0, 2));
    }
}
