//! Information that a format cannot hold.

use super::game_result::GameResult;
use super::psq;
use super::record::{Node, NodeId, Record};
use super::record_format::RecordFormat;

/// A kind of information that a [`RecordFormat`] cannot hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loss {
    /// This many side lines.
    SideLines(usize),
    /// This many comments, those of side lines aside.
    Comments(usize),
    /// The rules, unless they are five or more in a row.
    Rules,
    /// The symbol of the first player.
    Symbols,
    /// The names of the players.
    Names,
    /// A result that the board does not show.
    Result,
    /// The times of this many moves.
    Times(usize),
    /// This many further properties.
    Properties(usize),
    /// This many games after the first.
    Games(usize),
}

/// Lists the information that is lost when records are written in a format.
///
/// ```
/// use dooz_play::records::{RecordFormat, Loss, losses};
/// let records = RecordFormat::Sgf.read("(;SZ[15];B[hh]C[Centre.](;W[ii])(;W[ih]))", None)?;
/// assert_eq!(losses(&records, RecordFormat::Psq), [Loss::SideLines(1), Loss::Comments(1)]);
/// assert_eq!(losses(&records, RecordFormat::Sgf), []);
/// # Ok::<(), dooz_play::records::RecordError>(())
/// ```
#[must_use]
pub fn losses(records: &[Record], format: RecordFormat) -> Vec<Loss> {
    let (Some(record), false) = (records.first(), format == RecordFormat::Sgf) else {
        return Vec::new();
    };
    let is_psq = format == RecordFormat::Psq;
    let rules = record.rules();
    let rules_are_usual = rules.k() == 5 && rules.line() == dooz_core::LineRule::Freestyle;
    let in_game = |lost: &dyn Fn(&Node) -> bool| {
        let nodes = record.main_line();
        nodes.filter(|&id| lost(&record[id])).count()
    };
    let properties: usize = record
        .main_line()
        .flat_map(|id| &record[id].properties)
        .filter(|property| !(is_psq && psq::holds_property(property)))
        .count();
    let is_named = dooz_core::Player::BOTH
        .into_iter()
        .any(|player| record.name(player).is_some());

    let flag = |lost: bool, loss| lost.then_some(loss);
    let count = |number: usize, loss: fn(usize) -> Loss| (number > 0).then(|| loss(number));
    [
        count(side_lines(record), Loss::SideLines),
        count(in_game(&|node| !node.comment.is_empty()), Loss::Comments),
        flag(!(is_psq && rules_are_usual), Loss::Rules),
        flag(record.first() != dooz_core::Symbol::X, Loss::Symbols),
        flag(
            if is_psq {
                !psq::holds_names(record)
            } else {
                is_named
            },
            Loss::Names,
        ),
        flag(is_news(record), Loss::Result),
        count(
            if is_psq {
                0
            } else {
                in_game(&|node| node.milliseconds.is_some())
            },
            Loss::Times,
        ),
        count(properties, Loss::Properties),
        count(records.len() - 1, Loss::Games),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// Counts the branches that are not the game itself.
fn side_lines(record: &Record) -> usize {
    let branches = |id: NodeId| record.children(id).count().saturating_sub(1);
    record.nodes().map(branches).sum()
}

/// Returns `true` if the result of a record is not that of its last position.
fn is_news(record: &Record) -> bool {
    let shown = record.game().position().outcome().map(GameResult::from);
    record.result.is_some() && record.result != shown
}
