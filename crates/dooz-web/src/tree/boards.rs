//! The board where a walk is, enlarged.

use dooz_coach::trace::{IntuitionStep, IntuitionView, Subject, TreeView, Walkthrough};
use dooz_core::Symbol;
use dooz_locale::Locale;

use crate::face::{CellMark, Face, Heat, Tone};

/// The board where a walk is; none if there is none.
///
/// ```
/// use dooz_coach::trace::{Go, Trace, TreeView, Walkthrough};
/// use dooz_core::Symbol;
/// use dooz_locale::{Language, Locale};
/// use dooz_web::tree::{TreeQuery, board_of};
/// let subject = TreeQuery::typed_board("3x3x3", "O.XX.X.OO", Symbol::X)?;
/// let mut walk = Walkthrough::tree_of(TreeView::new(Trace::record(subject, "minimax".parse()?)?));
/// walk.go(Go::To(2));
/// let face = board_of(&walk, &Locale::new(Language::English)).unwrap();
/// // The second call is the board after X has played b3.
/// assert_eq!(face.cells[1].stone, Some(Symbol::X));
/// assert!(face.cells[1].last);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn board_of(walk: &Walkthrough, locale: &Locale) -> Option<Face> {
    match walk {
        Walkthrough::Intuition(view) => Some(judged(view, locale)),
        _ => searched(walk.leader()?),
    }
}

fn searched(view: &TreeView) -> Option<Face> {
    let Subject::Board { position, first } = view.subject() else {
        return None;
    };
    let node = view
        .current()
        .and_then(|call| view.node_of_call(call.number));
    let path = node.map_or_else(Vec::new, |node| view.path(node));
    let mut position = **position;
    let mut last = None;
    for by in path {
        last = position.rules().square(by as usize);
        // A search plays legal moves alone.
        last.map(|square| position.play(square).ok());
    }
    let mut face = Face::of(&position, *first);
    if let Some(last) = last {
        face.cell_mut(last).last = true;
    }
    Some(face)
}

/// The squares that the intuitive player has judged, with their scores.
fn judged(view: &IntuitionView, locale: &Locale) -> Face {
    let mut face = Face::of(view.position(), Symbol::X);
    let best = view.best();
    for (square, score) in view.scores() {
        let is_best = best.is_some_and(|(_, most)| most == score);
        face.cell_mut(square).heat = Some(Heat {
            text: locale.number(score),
            words: locale.number(score),
            tone: if is_best { Tone::Win } else { Tone::Even },
            exact: is_best,
        });
    }
    if let Some(step) = view.last() {
        face.cell_mut(step.square()).mark = Some(match step {
            IntuitionStep::Total { best: true, .. } => CellMark::Better,
            _ => CellMark::Look,
        });
    }
    face
}

#[cfg(test)]
mod tests {
    use dooz_coach::trace::Go;
    use dooz_core::classics::Machinarium;
    use dooz_core::{Position, Rules};
    use dooz_locale::Language;

    use super::*;

    #[test]
    fn squares_get_their_scores_as_they_are_judged() {
        let empty = Position::new(Rules::TIC_TAC_TOE);
        let hunch = IntuitionView::new(empty, &Machinarium::default());
        let mut walk = Walkthrough::Intuition(Box::new(hunch));
        let locale = Locale::new(Language::English);
        let judged = |walk: &Walkthrough| {
            let face = board_of(walk, &locale).unwrap();
            face.cells.iter().filter(|cell| cell.heat.is_some()).count()
        };
        assert_eq!(judged(&walk), 0);
        walk.go(Go::NextReturn);
        assert_eq!(judged(&walk), 1);
        walk.go(Go::Last);
        assert_eq!(judged(&walk), 9);
    }
}
