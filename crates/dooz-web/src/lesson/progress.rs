//! Which steps a person has done.

use std::fmt;

use super::CHAPTERS;

/// Which steps a person has done, with a text to keep it as.
///
/// ```
/// use dooz_web::lesson::LessonProgress;
/// let mut progress = LessonProgress::default();
/// progress.note("tree", "look");
/// assert_eq!(progress.to_string(), "tree.look");
/// assert_eq!(LessonProgress::read("tree.look of-an-older.lesson"), progress);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LessonProgress(Vec<(&'static str, &'static str)>);

impl LessonProgress {
    /// Reads what [`LessonProgress`] wrote. Steps that no longer exist are
    /// forgotten, so that lessons can change between two visits.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let mut progress = Self::default();
        for word in text.split_whitespace() {
            if let Some((chapter, step)) = word.split_once('.') {
                progress.note(chapter, step);
            }
        }
        progress
    }

    /// Notes that a step is done; of steps that do not exist, nothing.
    pub fn note(&mut self, chapter: &str, step: &str) {
        let known = CHAPTERS.iter().find(|known| known.name == chapter);
        let step = known.and_then(|known| {
            let known_step = known.steps.iter().find(|known| known.name == step);
            known_step.map(|step| (known.name, step.name))
        });
        if let Some(step) = step
            && let Err(place) = self.0.binary_search(&step)
        {
            self.0.insert(place, step);
        }
    }

    /// Whether a step is done.
    #[must_use]
    pub fn has(&self, chapter: &str, step: &str) -> bool {
        self.0.contains(&(chapter, step))
    }

    /// How many steps of a chapter are done.
    #[must_use]
    pub fn done_in(&self, chapter: &str) -> usize {
        self.0.iter().filter(|(name, _)| *name == chapter).count()
    }
}

impl fmt::Display for LessonProgress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, (chapter, step)) in self.0.iter().enumerate() {
            let gap = if number == 0 { "" } else { " " };
            write!(f, "{gap}{chapter}.{step}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_that_is_done_survives_being_kept() {
        let mut progress = LessonProgress::default();
        for chapter in CHAPTERS {
            for step in chapter.steps {
                progress.note(chapter.name, step.name);
            }
            assert_eq!(progress.done_in(chapter.name), chapter.steps.len());
        }
        assert_eq!(LessonProgress::read(&progress.to_string()), progress);
    }

    #[test]
    fn a_damaged_text_loses_only_what_cannot_be_read() {
        let progress = LessonProgress::read("\u{0} tree..look tree.look . tree. .look");
        assert!(progress.has("tree", "look"));
        assert_eq!(progress.to_string(), "tree.look");
    }
}
