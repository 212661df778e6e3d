//! Annotation of records by reviews.

use dooz_coach::advice::{Review, ReviewedMove};
use dooz_play::records::{NodeId, Record};

use super::advice;
use super::review::{better_move, refutation};
use crate::Locale;

/// Writes a review into the record of its game: the quality of each move, added
/// to its comment, and a better line, if there was one, as a variation.
///
/// ```
/// use dooz_coach::advice::{Adviser, Review};
/// use dooz_play::records::{RecordFormat, NodeId};
/// use dooz_core::{Limits, Rules};
/// use dooz_locale::{Language, Locale, coach::annotate};
///
/// let rules = Some(Rules::TIC_TAC_TOE);
/// let mut record = RecordFormat::Moves.read("a3 b3 a1 a2 c1", rules)?.remove(0);
/// let review = Review::of(&record.game(), &mut Adviser::new(), &Limits::default());
/// annotate(&mut record, &review, &Locale::new(Language::English));
///
/// let second = record.main_line().nth(2).expect("there are five moves");
/// assert!(record[second].comment.starts_with("loses (loss in "));
/// let first = record.main_line().nth(1).expect("there are five moves");
/// assert_eq!(record.children(first).count(), 2);
/// # Ok::<(), dooz_play::records::RecordError>(())
/// ```
///
/// # Panics
///
/// Panics if the review is of another game.
pub fn annotate(record: &mut Record, review: &Review, locale: &Locale) {
    let nodes: Vec<NodeId> = record
        .main_line()
        .filter(|&id| record[id].square().is_some())
        .collect();
    assert_eq!(nodes.len(), review.moves.len(), "another game was reviewed");

    for (&id, reviewed) in nodes.iter().zip(&review.moves) {
        assert_eq!(
            record[id].square(),
            Some(reviewed.found.square),
            "another game was reviewed"
        );
        let judgement = judgement(reviewed, locale);
        let comment = &mut record[id].comment;
        if !comment.is_empty() {
            comment.push('\n');
        }
        comment.push_str(&judgement);

        if let Some(better) = &reviewed.better {
            let parent = record.parent(id);
            let mut last = parent.expect("a move has a node before it");
            for &square in &better.line {
                let next = record.play(last, square);
                last = next.expect("the better line can be played");
            }
        }
    }
}

/// Describes the quality of a move, names a better one, and tells how it was refuted.
fn judgement(reviewed: &ReviewedMove, locale: &Locale) -> String {
    let class = advice::class(reviewed.class, locale);
    let value = advice::worth(&reviewed.found, locale);
    let own = format!("{class} ({value})");
    let mut sentence = match &reviewed.better {
        None => own,
        Some(better) => format!("{own}. {}", better_move(better, locale)),
    };
    if let Some(refutation) = refutation(reviewed, locale) {
        sentence = format!("{sentence} {refutation}");
    }
    // The file is for other programs, not all of which know these marks.
    crate::terminal::without_marks(&sentence)
}
