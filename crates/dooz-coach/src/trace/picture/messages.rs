//! The sentences of a picture, which come from the outside.

use crate::trace::record::Trace;
use crate::trace::row::Row;
use crate::trace::search_state::Cut;
use crate::trace::tree::{NodeId, TreeView};

/// The sentences of a picture. The pictures themselves know numbers and
/// signs alone; sentences come from here, in the language of the reader.
///
/// ```
/// use dooz_coach::trace::{Cut, Messages, Row, Subject, Trace, TreeView, outline};
/// use dooz_core::textbook::Side;
///
/// struct Plain;
///
/// impl Messages for Plain {
///     fn title(&self, trace: &Trace) -> String { trace.method.to_string() }
///     fn result(&self, trace: &Trace) -> String { trace.summary.score.to_string() }
///     fn call(&self, _: &Trace, row: &Row) -> String { format!("#{}", row.call) }
///     fn pruned(&self, _: &str, cut: &Cut) -> String { format!("cut {}", cut.window) }
///     fn at_once(&self, _: &Trace, by: &str, _: i64) -> String { by.to_owned() }
///     fn folded(&self, calls: u64) -> String { format!("+{calls}") }
/// }
///
/// let trace = Trace::record(Subject::tree("(3 7)", Side::Max)?, "minimax".parse()?)?;
/// let view = TreeView::finished(trace, usize::MAX);
/// assert_eq!(outline(&view, &Plain), "minimax\n1 ▲ +7\n├─ 2 ■ 0 +3\n└─ 3 ■ 1 +7\n7\n");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Messages {
    /// The title of a picture of this search.
    fn title(&self, trace: &Trace) -> String;

    /// The result of the search.
    fn result(&self, trace: &Trace) -> String;

    /// A call.
    fn call(&self, trace: &Trace, row: &Row) -> String;

    /// A pruned move, and the cut that pruned it.
    fn pruned(&self, by: &str, cut: &Cut) -> String;

    /// A move that wins at once and was seen without a call.
    fn at_once(&self, trace: &Trace, by: &str, score: i64) -> String;

    /// The number of calls that are not shown.
    fn folded(&self, calls: u64) -> String;
}

/// The sentence for a node; none for one that has not been visited yet.
pub(super) fn sentence(view: &TreeView, node: NodeId, messages: &dyn Messages) -> Option<String> {
    use crate::trace::tree::NodeKind;
    let by = || {
        view.node(node)?
            .by
            .map(|by| view.trace().subject.move_name(by))
    };
    match view.node(node)?.kind {
        NodeKind::Call(_) => Some(messages.call(view.trace(), &view.row(node)?)),
        NodeKind::AtOnce(score) => Some(messages.at_once(view.trace(), &by()?, score)),
        NodeKind::Pruned => Some(messages.pruned(&by()?, view.cut_of(node)?.1)),
    }
}
