//! The progress of a user in the lessons.

use std::fmt;

use super::CHAPTERS;

/// The steps that a user has completed, which can be stored as text.
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
    /// Parses the text of the `Display` form. Steps that do not exist are dropped,
    /// so that lessons can change between two visits.
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

    /// Marks a step as completed, if it exists.
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

    /// Returns `true` if a step is completed.
    #[must_use]
    pub fn has(&self, chapter: &str, step: &str) -> bool {
        self.0.contains(&(chapter, step))
    }

    /// Counts the completed steps of a chapter.
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
    fn all_progress_survives_storage() {
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
    fn a_damaged_text_loses_only_the_damaged_entries() {
        let progress = LessonProgress::read("\u{0} tree..look tree.look . tree. .look");
        assert!(progress.has("tree", "look"));
        assert_eq!(progress.to_string(), "tree.look");
    }
}
