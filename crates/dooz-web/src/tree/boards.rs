//! The board of the current step of a walkthrough.

use dooz_coach::trace::{IntuitionStep, IntuitionView, Subject, TreeView, Walkthrough};
use dooz_core::Symbol;
use dooz_locale::Locale;

use crate::board_view::{BoardView, CellMark, Heat, Tone};

/// Returns the board of the current step, if it has one.
///
/// ```
/// use dooz_coach::trace::{Go, Trace, TreeView, Walkthrough};
/// use dooz_core::Symbol;
/// use dooz_locale::{Language, Locale};
/// use dooz_web::tree::{TreeQuery, board_of};
/// let subject = TreeQuery::typed_board("3x3x3", "O.XX.X.OO", Symbol::X)?;
/// let mut walk = Walkthrough::tree_of(TreeView::new(Trace::record(subject, "minimax".parse()?)?));
/// walk.go(Go::To(2));
/// let view = board_of(&walk, &Locale::new(Language::English)).unwrap();
/// // The second call is the board after X has played b3.
/// assert_eq!(view.cells[1].stone, Some(Symbol::X));
/// assert!(view.cells[1].last);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn board_of(walk: &Walkthrough, locale: &Locale) -> Option<BoardView> {
    match walk {
        Walkthrough::Intuition(view) => Some(judged(view, locale)),
        _ => searched(walk.leader()?),
    }
}

fn searched(tree: &TreeView) -> Option<BoardView> {
    let Subject::Board { position, first } = tree.subject() else {
        return None;
    };
    let node = tree
        .current()
        .and_then(|call| tree.node_of_call(call.number));
    let path = node.map_or_else(Vec::new, |node| tree.path(node));
    let mut position = **position;
    let mut last = None;
    for mv in path {
        last = position.rules().square(mv as usize);
        // A search plays legal moves alone.
        last.map(|square| position.play(square).ok());
    }
    let mut board = BoardView::of(&position, *first);
    if let Some(last) = last {
        board.cell_mut(last).last = true;
    }
    Some(board)
}

/// Returns the board with the scores that the intuitive player has given so far.
fn judged(judgement: &IntuitionView, locale: &Locale) -> BoardView {
    let mut board = BoardView::of(judgement.position(), Symbol::X);
    let best = judgement.best();
    for (square, score) in judgement.scores() {
        let is_best = best.is_some_and(|(_, most)| most == score);
        board.cell_mut(square).heat = Some(Heat {
            text: locale.number(score),
            description: locale.number(score),
            tone: if is_best { Tone::Win } else { Tone::Even },
            exact: is_best,
        });
    }
    if let Some(step) = judgement.last() {
        board.cell_mut(step.square()).mark = Some(match step {
            IntuitionStep::Total { best: true, .. } => CellMark::Better,
            _ => CellMark::Look,
        });
    }
    board
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
        let intuition = IntuitionView::new(empty, &Machinarium::default());
        let mut walk = Walkthrough::Intuition(Box::new(intuition));
        let locale = Locale::new(Language::English);
        let judged = |walk: &Walkthrough| {
            let view = board_of(walk, &locale).unwrap();
            view.cells.iter().filter(|cell| cell.heat.is_some()).count()
        };
        assert_eq!(judged(&walk), 0);
        walk.go(Go::NextReturn);
        assert_eq!(judged(&walk), 1);
        walk.go(Go::Last);
        assert_eq!(judged(&walk), 9);
    }
}
