//! The keys that move from cell to cell.

use web_sys::KeyboardEvent;

/// Returns the cell that a key leads to. The arrows stop at the edge; Home and End
/// go to the ends of the row, with Ctrl to those of the board; Page Up and Page
/// Down to those of the column.
pub(super) fn moved(
    event: &KeyboardEvent,
    place: usize,
    columns: usize,
    rows: usize,
) -> Option<usize> {
    let (row, column) = (place / columns, place % columns);
    let whole = event.ctrl_key();
    if event.alt_key() || event.meta_key() {
        return None;
    }
    let (row, column) = match event.key().as_str() {
        "ArrowLeft" => (row, column.saturating_sub(1)),
        "ArrowRight" => (row, (column + 1).min(columns - 1)),
        "ArrowUp" => (row.saturating_sub(1), column),
        "ArrowDown" => ((row + 1).min(rows - 1), column),
        "Home" if whole => (0, 0),
        "End" if whole => (rows - 1, columns - 1),
        "Home" => (row, 0),
        "End" => (row, columns - 1),
        "PageUp" => (0, column),
        "PageDown" => (rows - 1, column),
        _ => return None,
    };
    Some(row * columns + column)
}
