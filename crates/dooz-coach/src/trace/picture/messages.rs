//! The sentences of a picture, provided from outside.

use crate::trace::call_row::CallRow;
use crate::trace::record::Trace;
use crate::trace::search_state::Pruning;
use crate::trace::tree::{TreeNodeId, TreeView};

/// The sentences of a picture in the language of the reader. The pictures
/// themselves contain only numbers and symbols.
///
/// ```
/// use dooz_coach::trace::{Pruning, Messages, CallRow, Subject, Trace, TreeView, outline};
/// use dooz_core::textbook::Side;
///
/// struct Plain;
///
/// impl Messages for Plain {
///     fn title(&self, trace: &Trace) -> String { trace.method.to_string() }
///     fn result(&self, trace: &Trace) -> String { trace.summary.score.to_string() }
///     fn call(&self, _: &Trace, row: &CallRow) -> String { format!("#{}", row.call) }
///     fn pruned(&self, _: &Trace, mv: &str, _: &Pruning) -> String { format!("{mv} cut") }
///     fn at_once(&self, _: &Trace, mv: &str, _: i64) -> String { mv.to_owned() }
///     fn folded(&self, calls: u64) -> String { format!("+{calls}") }
/// }
///
/// let trace = Trace::record(Subject::tree("(3 7)", Side::Max)?, "minimax".parse()?)?;
/// let view = TreeView::finished(trace, usize::MAX);
/// assert_eq!(outline(&view, &Plain), "minimax\n1 ▲ +7\n├─ 2 ■ a +3\n└─ 3 ■ b +7\n7\n");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Messages {
    /// Returns the title of a picture of this search.
    fn title(&self, trace: &Trace) -> String;

    /// Returns the result of the search.
    fn result(&self, trace: &Trace) -> String;

    /// Returns the sentence for a call.
    fn call(&self, trace: &Trace, row: &CallRow) -> String;

    /// Returns the sentence for a pruned move and the cut that pruned it.
    fn pruned(&self, trace: &Trace, mv: &str, cut: &Pruning) -> String;

    /// Returns the sentence for a move that wins at once and was evaluated
    /// without a call.
    fn at_once(&self, trace: &Trace, mv: &str, score: i64) -> String;

    /// Returns the sentence for the number of calls that are not shown.
    fn folded(&self, calls: u64) -> String;
}

/// Returns the sentence for a node, or `None` if it has not been visited yet.
pub(super) fn sentence(
    view: &TreeView,
    node: TreeNodeId,
    messages: &dyn Messages,
) -> Option<String> {
    use crate::trace::tree::NodeKind;
    let mv = || {
        view.node(node)?
            .mv
            .map(|mv| view.trace().subject.move_name(mv))
    };
    match view.node(node)?.kind {
        NodeKind::Call(_) => Some(messages.call(view.trace(), &view.row(node)?)),
        NodeKind::AtOnce(score) => Some(messages.at_once(view.trace(), &mv()?, score)),
        NodeKind::Pruned => Some(messages.pruned(view.trace(), &mv()?, view.cut_of(node)?.1)),
    }
}
