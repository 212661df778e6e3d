//! Places of the screen of learning, and their addresses.

use super::CHAPTERS;
use crate::proofs::ShippedProof;

/// A place of the screen of learning.
///
/// ```
/// use dooz_web::lesson::LearnPlace;
/// assert_eq!(LearnPlace::read("lesson/6/3"), Some(LearnPlace::Lesson(5, Some(2))));
/// assert_eq!(LearnPlace::read("lesson/6"), Some(LearnPlace::Lesson(5, None)));
/// assert_eq!(LearnPlace::read("lesson/6/99"), None);
/// assert_eq!(LearnPlace::Lesson(5, Some(2)).address(), "#/learn/lesson/6/3");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LearnPlace<'a> {
    /// The list of lessons.
    Overview,
    /// A chapter and one of its steps, counted from 0; without a step, the first open
    /// one.
    Lesson(usize, Option<usize>),
    /// The tree of any search.
    Tree,
    /// The proof of this name; the first one if it is empty.
    Proof(&'a str),
}

impl<'a> LearnPlace<'a> {
    /// Reads a path after the name of the screen, or returns `None` if it names
    /// nothing.
    #[must_use]
    pub fn read(path: &'a str) -> Option<Self> {
        let mut parts = path.split('/');
        let place = match parts.next()? {
            "" => Self::Overview,
            "tree" => Self::Tree,
            "proof" => Self::Proof(parts.next().unwrap_or_default()),
            "lesson" => {
                let chapter = number(parts.next()?, CHAPTERS.len())?;
                let step = parts
                    .next()
                    .map(|step| number(step, CHAPTERS[chapter].steps.len()));
                match step {
                    None => Self::Lesson(chapter, None),
                    Some(step) => Self::Lesson(chapter, Some(step?)),
                }
            }
            _ => return None,
        };
        let is_known = match place {
            Self::Proof(name) => name.is_empty() || ShippedProof::named(name).is_some(),
            _ => true,
        };
        (is_known && parts.next().is_none()).then_some(place)
    }

    /// Returns its address within the page.
    #[must_use]
    pub fn address(self) -> String {
        match self {
            Self::Overview => "#/learn".to_owned(),
            Self::Lesson(chapter, None) => format!("#/learn/lesson/{}", chapter + 1),
            Self::Lesson(chapter, Some(step)) => {
                format!("#/learn/lesson/{}/{}", chapter + 1, step + 1)
            }
            Self::Tree => "#/learn/tree".to_owned(),
            Self::Proof("") => "#/learn/proof".to_owned(),
            Self::Proof(name) => format!("#/learn/proof/{name}"),
        }
    }
}

/// Reads a number from 1 to `count`, and counts it from 0.
fn number(text: &str, count: usize) -> Option<usize> {
    let number: usize = text.parse().ok()?;
    (1..=count).contains(&number).then(|| number - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_is_found_at_its_address() {
        let steps = CHAPTERS.iter().enumerate().flat_map(|(chapter, found)| {
            let steps = (0..found.steps.len()).map(Some).chain([None]);
            steps.map(move |step| LearnPlace::Lesson(chapter, step))
        });
        let others = [
            LearnPlace::Overview,
            LearnPlace::Tree,
            LearnPlace::Proof(""),
        ];
        let shipped = ShippedProof::all();
        let proofs = shipped.iter().map(|proof| LearnPlace::Proof(proof.name));
        for place in steps.chain(others).chain(proofs) {
            let address = place.address();
            let path = address.strip_prefix("#/learn").unwrap();
            assert_eq!(LearnPlace::read(path.trim_start_matches('/')), Some(place));
        }
    }

    #[test]
    fn an_address_that_names_nothing_is_no_place() {
        for path in [
            "lesson",
            "lesson/0",
            "lesson/12",
            "lesson/1/0",
            "lesson/1/2/3",
            "proof/none",
            "zzz",
            "tree/1",
        ] {
            assert_eq!(LearnPlace::read(path), None, "{path}");
        }
    }
}
