//! A small board in the picture of a tree.

use super::{write, write_paths};

/// A board in a frame of 400 by 400: crosses, circles, and the last of them
/// once more.
#[expect(clippy::cast_possible_wrap, reason = "boards have few cells")]
pub(super) fn stones(
    svg: &mut String,
    board: &str,
    (columns, rows): (usize, usize),
    last: Option<usize>,
) {
    const SIDE: i32 = 400;
    let (columns, rows) = (columns as i32, rows as i32);
    let cell = SIDE / columns.max(rows).max(1);
    let (left, top) = (-cell * columns / 2, -180 - cell * rows / 2);
    let mut grid = String::new();
    // Lines of large boards would be all that one sees.
    if columns.max(rows) <= 6 {
        for column in 1..columns {
            let x = left + column * cell;
            write(&mut grid, format_args!("M{x} {top}v{}", cell * rows));
        }
        for row in 1..rows {
            let y = top + row * cell;
            write(&mut grid, format_args!("M{left} {y}h{}", cell * columns));
        }
    }
    let arm = cell * 3 / 10;
    let mut shapes = [grid, String::new(), String::new(), String::new()];
    for (place, sign) in board.chars().enumerate() {
        let kind = match sign {
            'X' => 1,
            'O' => 2,
            _ => continue,
        };
        let (x, y) = (
            left + (place as i32 % columns) * cell + cell / 2,
            top + (place as i32 / columns) * cell + cell / 2,
        );
        if kind == 1 {
            let (side, back) = (2 * arm, -2 * arm);
            write(
                &mut shapes[1],
                format_args!(
                    "M{} {}l{side} {side}m0 {back}l{back} {side}",
                    x - arm,
                    y - arm
                ),
            );
        } else {
            write(
                &mut shapes[2],
                format_args!("M{} {y}a{arm} {arm} 0 1 1 0 1", x - arm),
            );
        }
        if last == Some(place) {
            let half = cell / 2 - 6;
            write(
                &mut shapes[3],
                format_args!("M{} {}h{2}v{2}h-{2}z", x - half, y - half, 2 * half),
            );
        }
    }
    write_paths(
        svg,
        &["lines", "cross-stone", "circle-stone", "last"],
        &shapes,
    );
}
