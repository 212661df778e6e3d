//! Boards as arrays of bytes, for networks.

use dooz_core::{Player, Position, Rules};

/// The eight bits of each byte as bytes, the lowest first.
const SPREAD: [[u8; 8]; 256] = {
    let mut spread = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut bit = 0;
        while bit < 8 {
            spread[byte][bit] = (byte >> bit & 1) as u8;
            bit += 1;
        }
        byte += 1;
    }
    spread
};

/// Writes a set of squares as a plane: a byte for each cell, 1 if it is in the set and
/// otherwise 0, in the order of cells. `row` returns the squares of a row as bits, as
/// [`Bitboard::row`](dooz_core::Bitboard::row) does; bits beyond the board do not matter.
///
/// ```
/// use dooz_core::{Bitboard, Rules};
/// use dooz_play::batch::write_plane;
/// let stones: Bitboard = ["a3", "b2"].iter().map(|sq| sq.parse().unwrap()).collect();
/// let mut plane = [7; 9];
/// write_plane(Rules::TIC_TAC_TOE, |row| stones.row(row), &mut plane);
/// assert_eq!(plane, [1, 0, 0, 0, 1, 0, 0, 0, 0]);
/// ```
///
/// # Panics
///
/// Panics if the plane has fewer bytes than the board has cells.
pub fn write_plane(rules: Rules, row: impl Fn(u8) -> u32, plane: &mut [u8]) {
    let width = usize::from(rules.width());
    let mut rest = &mut plane[..rules.squares()];
    for y in (0..rules.height()).rev() {
        let mut bits = row(y);
        // Eight cells at once: what goes beyond the row is written again by the next one.
        for start in (0..width).step_by(8) {
            let cells = SPREAD[(bits & 0xff) as usize];
            if let Some(place) = rest[start..].first_chunk_mut() {
                *place = cells;
            } else {
                // A call that copies so few bytes would take longer.
                for (place, cell) in rest[start..].iter_mut().zip(cells) {
                    *place = cell;
                }
            }
            bits >>= 8;
        }
        rest = &mut rest[width..];
    }
}

/// Writes the stones of a position as a player sees them, two bytes for each cell: 1 and
/// 0 for an own stone, 0 and 1 for one of the other player, 0 and 0 for none.
///
/// ```
/// use dooz_core::{Player, Position, Rules};
/// use dooz_play::batch::write_cells;
/// let mut position = Position::new("2x1x2".parse::<Rules>()?);
/// position.play("b1".parse()?)?;
/// let mut cells = [0; 4];
/// write_cells(&position, Player::Second, &mut cells);
/// assert_eq!(cells, [0, 0, 0, 1]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Panics
///
/// Panics if there are fewer than two bytes for each cell.
pub fn write_cells(position: &Position, player: Player, cells: &mut [u8]) {
    let rules = position.rules();
    cells.fill(0);
    for (plane, owner) in [player, !player].into_iter().enumerate() {
        for square in position.stones(owner).squares() {
            cells[2 * rules.cell(square) + plane] = 1;
        }
    }
}
