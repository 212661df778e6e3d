//! The canonical form of symmetric positions.

use super::packed::Word;
use crate::rules::Rules;

/// Returns the canonical form of a position: the stones, and with them the
/// moves.
pub(super) fn canonical<W: Word>(rules: Rules, position: [W; 3]) -> [W; 3] {
    let rows_beside = 8 * u32::from(W::ROWS - rules.height());
    let columns_beside = 8 - u32::from(rules.width());
    let mirror_rows = |squares: W| squares.swap_bytes() >> rows_beside;
    let mirror_columns = |squares: W| squares.swap_bytes().reverse_bits() >> columns_beside;
    let symmetries = if rules.width() == rules.height() {
        8
    } else {
        4
    };
    let (mut image, mut least) = (position, position);
    for number in 1..symmetries {
        // Each image is made from the previous one.
        image = image.map(|squares| match number {
            4 => transpose(squares),
            2 | 6 => mirror_columns(squares),
            _ => mirror_rows(squares),
        });
        // The moves follow from the stones, so they never decide.
        if image < least {
            least = image;
        }
    }
    least
}

/// Transposes a board, in rounds in which blocks with sides of 1, 2 and 4
/// squares change places across the diagonal.
fn transpose<W: Word>(mut squares: W) -> W {
    const ROUNDS: [(u32, u64); 3] = [
        (7, 0x00aa_00aa_00aa_00aa),
        (14, 0x0000_cccc_0000_cccc),
        (28, 0x0000_0000_f0f0_f0f0),
    ];
    // A word of 32 bits holds no board with more than one block of 4.
    let rounds = W::ROWS.trailing_zeros() as usize;
    for &(distance, block) in &ROUNDS[..rounds] {
        let moved = (squares ^ squares >> distance) & W::truncate(block);
        squares ^= moved ^ moved << distance;
    }
    squares
}
