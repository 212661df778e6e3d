//! What a picture says, in words that somebody else finds.

use super::record::{Summary, Trace};
use super::row::Row;
use super::search_state::Cut;

/// The words of a picture. The pictures themselves know numbers and signs
/// alone; sentences come from here, in the language of the reader.
///
/// ```
/// use dooz_coach::trace::{Cut, Row, Summary, Subject, Trace, Words, outline};
/// use dooz_core::textbook::Side;
///
/// struct Plain;
///
/// impl Words for Plain {
///     fn title(&self, trace: &Trace) -> String { trace.method.to_string() }
///     fn result(&self, _: &Trace, summary: &Summary) -> String { summary.score.to_string() }
///     fn call(&self, row: &Row) -> String { format!("#{}", row.call) }
///     fn pruned(&self, _: &str, cut: &Cut) -> String { format!("cut {}", cut.window) }
///     fn at_once(&self, by: &str, _: i64) -> String { by.to_owned() }
///     fn folded(&self, calls: u64) -> String { format!("+{calls}") }
/// }
///
/// let trace = Trace::record(Subject::tree("(3 7)", Side::Max)?, "minimax".parse()?)?;
/// assert_eq!(outline(&trace, &trace.state(), &Plain), "minimax\n1 ▲ +7\n├─ 2 ■ 0 +3\n└─ 3 ■ 1 +7\n7\n");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Words {
    /// What the picture shows.
    fn title(&self, trace: &Trace) -> String;

    /// What came of the search.
    fn result(&self, trace: &Trace, summary: &Summary) -> String;

    /// A call.
    fn call(&self, row: &Row) -> String;

    /// A move that was left out, and why.
    fn pruned(&self, by: &str, cut: &Cut) -> String;

    /// A move that wins at once and was seen without a call.
    fn at_once(&self, by: &str, score: i64) -> String;

    /// So many calls are not shown.
    fn folded(&self, calls: u64) -> String;
}
