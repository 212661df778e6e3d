//! Calls as rows of a table.

use dooz_core::Symbol;
use dooz_core::textbook::Side;
use serde::Serialize;

use super::event::{Bounds, End};
use super::record::Trace;
use super::search::{Path, Subject};
use super::search_state::{BestSoFar, Call, Pruning, SearchState};
use crate::text::SideName;

/// A call as a row of a table, with its board, as printed in articles.
///
/// ```
/// use dooz_coach::trace::{Subject, Trace, rows};
/// use dooz_core::{Rules, Setup, Symbol};
/// let array = r#"["O",1,"X","X",4,"X",6,"O","O"]"#;
/// let setup = Setup::parse(Rules::TIC_TAC_TOE, array, Symbol::X)?;
/// let trace = Trace::record(Subject::board(&setup)?, "freecodecamp".parse()?)?;
/// let state = trace.state();
/// let fifth = rows(&trace, &state).nth(4).unwrap();
/// assert_eq!((fifth.parent, fifth.mv, fifth.score), (Some(1), Some(4), Some(10)));
/// assert_eq!(fifth.board.as_deref(), Some("O.XXXX.OO"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CallRow {
    /// The number of the call.
    pub call: u64,
    /// The call that made it; `None` at the root.
    pub parent: Option<u64>,
    /// The number of moves from the root.
    pub level: u32,
    /// The move that led here; `None` at the root.
    #[serde(rename = "move")]
    pub mv: Option<u32>,
    /// The square of that move; `None` in a tree.
    pub square: Option<String>,
    /// The board in one word; `None` in a tree.
    pub board: Option<String>,
    /// The symbol to move; `None` in a tree.
    #[serde(serialize_with = "symbol")]
    pub to_move: Option<Symbol>,
    /// The side to move.
    #[serde(with = "SideName")]
    pub side: Side,
    /// The end of the game, if it is over.
    pub end: Option<End>,
    /// The window on entry, if the method has one.
    pub window: Option<Bounds>,
    /// The successive best moves, and the windows after them.
    pub changes: Vec<BestSoFar>,
    /// The cut that ended it, if any.
    pub cut: Option<Pruning>,
    /// The numbers of the shown calls that it made.
    pub children: Vec<u64>,
    /// The best move, if there is one.
    pub best: Option<u32>,
    /// The score, once it has returned.
    pub score: Option<i64>,
    /// Its place among all calls that have returned, from 1.
    pub returned: Option<u64>,
    /// The number of calls in its subtree, including itself.
    pub calls: Option<u64>,
}

impl CallRow {
    /// Creates the row of a call; the moves of `path` lead to it from the root.
    pub(super) fn new(subject: &Subject, call: &Call, path: &[u32]) -> Self {
        let square = call.mv.and_then(|mv| subject.square(mv));
        Self {
            call: call.number,
            parent: call.parent,
            level: call.level,
            mv: call.mv,
            square: square.map(|square| square.to_string()),
            board: subject.picture(path),
            to_move: subject.symbol_at(call.level),
            side: call.side,
            end: call.end,
            window: call.entry,
            changes: call.changes.clone(),
            cut: call.cut.clone(),
            children: call.children.clone(),
            best: call.best(),
            score: call.score,
            returned: call.returned.map(|returned| returned.order),
            calls: call.returned.map(|returned| returned.calls),
        }
    }
}

/// Returns the calls of a search as rows of a table, in the order of their
/// numbers.
pub fn rows<'a>(
    trace: &'a Trace,
    state: &'a SearchState,
) -> impl Iterator<Item = CallRow> + use<'a> {
    let mut path = Path::after(&trace.lead);
    let calls = state.calls().iter();
    calls.map(move |call| CallRow::new(&trace.subject, call, path.enter(call.level, call.mv)))
}

#[expect(
    clippy::ref_option,
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands over a reference to the field"
)]
fn symbol<S: serde::Serializer>(symbol: &Option<Symbol>, serializer: S) -> Result<S::Ok, S::Error> {
    match symbol {
        Some(symbol) => serializer.serialize_char(symbol.to_char()),
        None => serializer.serialize_none(),
    }
}
