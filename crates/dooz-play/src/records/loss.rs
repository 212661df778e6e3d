//! Information that a format cannot hold.

use dooz_core::{LineRule, Player, Rules, Symbol};

use super::game_result::GameResult;
use super::property::Property;
use super::record::{Node, NodeId, Record};
use super::record_format::RecordFormat;
use super::{psq, renlib};

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
    /// This many further properties, or fouls.
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
    let (holds_tree, holds_times) = match format {
        RecordFormat::Lib => (true, false),
        RecordFormat::Psq => (false, true),
        RecordFormat::Sgf | RecordFormat::Moves => (false, false),
    };
    // Elsewhere, only the game itself counts: its side lines are lost as a
    // whole.
    let nodes: Vec<&Node> = if holds_tree {
        record.nodes().map(|id| &record[id]).collect()
    } else {
        record.main_line().map(|id| &record[id]).collect()
    };
    let in_nodes = |lost: &dyn Fn(&Node) -> bool| nodes.iter().filter(|node| lost(node)).count();
    let properties = nodes.iter().flat_map(|node| &node.properties);
    let properties = properties.filter(|property| !holds_property(format, record, property));
    let holds_foul =
        |node: &Node| format != RecordFormat::Moves && node.move_or_last_foul() == node.foul();
    let fouls = in_nodes(&|node| node.foul().is_some() && !holds_foul(node));

    let flag = |lost: bool, loss| lost.then_some(loss);
    let count = |number: usize, loss: fn(usize) -> Loss| (number > 0).then(|| loss(number));
    [
        count(side_lines(record), Loss::SideLines).filter(|_| !holds_tree),
        count(in_nodes(&|node| !node.comment.is_empty()), Loss::Comments).filter(|_| !holds_tree),
        flag(!assumes(format, record.rules()), Loss::Rules),
        flag(record.first() != Symbol::X, Loss::Symbols),
        flag(!holds_names(format, record), Loss::Names),
        flag(is_news(record), Loss::Result),
        count(in_nodes(&|node| node.milliseconds.is_some()), Loss::Times).filter(|_| !holds_times),
        count(properties.count() + fouls, Loss::Properties),
        count(records.len() - 1, Loss::Games),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// Returns `true` if readers of the format assume these rules.
fn assumes(format: RecordFormat, rules: Rules) -> bool {
    match format {
        RecordFormat::Psq => rules.k() == 5 && rules.line() == LineRule::Freestyle,
        RecordFormat::Lib => rules == renlib::DEFAULT,
        RecordFormat::Sgf | RecordFormat::Moves => false,
    }
}

/// Returns `true` if the names of the record survive in the format.
fn holds_names(format: RecordFormat, record: &Record) -> bool {
    match format {
        RecordFormat::Psq => psq::holds_names(record),
        _ => Player::BOTH.map(|player| record.name(player)) == [None, None],
    }
}

fn holds_property(format: RecordFormat, record: &Record, property: &Property) -> bool {
    match format {
        RecordFormat::Psq => psq::holds_property(property),
        RecordFormat::Lib => renlib::holds_property(record.rules(), property),
        RecordFormat::Sgf | RecordFormat::Moves => false,
    }
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
