//! The moves of a game in rows of two.

use dooz_core::Player;
use dooz_play::matches::ListedMove;

/// A row of the list of moves: a move of the first player, and the reply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveRow {
    /// Its number, from 1.
    pub number: u16,
    /// The indices of its moves in the list, by player; a row in which a side line
    /// begins or ends may lack either.
    pub places: [Option<usize>; 2],
    /// The number of side lines that it lies in.
    pub depth: u16,
}

/// Arranges moves in rows. Moves of a game whose second player began are counted by
/// their own numbers, so that its first row has one move.
///
/// ```
/// use dooz_play::matches::Match;
/// use dooz_web::play::move_rows;
/// let mut game = Match::default();
/// for square in ["a3", "b2", "a1"] {
///     game.play(square.parse()?)?;
/// }
/// let rows = move_rows(&game.move_list());
/// assert_eq!(rows.len(), game.moves().len().div_ceil(2));
/// assert_eq!(rows[0].number, 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn move_rows(moves: &[ListedMove]) -> Vec<MoveRow> {
    let mut rows: Vec<MoveRow> = Vec::new();
    let mut before: Option<&ListedMove> = None;
    for (place, entry) in moves.iter().enumerate() {
        let answers = before.is_some_and(|before| {
            entry.player == Player::Second
                && !entry.begins_line
                && before.depth == entry.depth
                && before.number + 1 == entry.number
        });
        match rows.last_mut() {
            Some(row) if answers => row.places[1] = Some(place),
            _ => {
                let mut places = [None; 2];
                places[entry.player as usize] = Some(place);
                rows.push(MoveRow {
                    number: entry.number.div_ceil(2),
                    places,
                    depth: entry.depth,
                });
            }
        }
        before = Some(entry);
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;
    use dooz_play::matches::{Match, MatchOptions};

    fn between_people() -> Match {
        Match::new(MatchOptions::between_people(dooz_core::Rules::TIC_TAC_TOE))
    }

    fn play(game: &mut Match, squares: &[&str]) {
        for square in squares {
            game.play(square.parse().unwrap()).unwrap();
        }
    }

    #[test]
    fn a_move_and_its_reply_share_a_row() {
        let mut game = between_people();
        play(&mut game, &["a1", "b2", "c3"]);
        let places: Vec<_> = move_rows(&game.move_list())
            .iter()
            .map(|row| (row.number, row.places))
            .collect();
        assert_eq!(places, [(1, [Some(0), Some(1)]), (2, [Some(2), None])],);
    }

    #[test]
    fn a_side_line_has_rows_of_its_own() {
        let mut game = between_people();
        play(&mut game, &["a1", "b2", "c3"]);
        game.first();
        game.next();
        play(&mut game, &["c1", "a3"]);
        let depths: Vec<_> = move_rows(&game.move_list())
            .iter()
            .map(|row| (row.depth, row.places.map(|place| place.is_some())))
            .collect();
        assert_eq!(
            depths,
            [
                (0, [true, true]),
                (1, [false, true]),
                (1, [true, false]),
                (0, [true, false]),
            ],
        );
    }
}
