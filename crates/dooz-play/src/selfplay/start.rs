//! Random starts of games.

use dooz_core::{Game, Rules, Square};
use rand::Rng;

use crate::players::below;

/// The part of the board where the stones of a start lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// The centre.
    Centre,
    /// An edge, apart from the corners.
    Edge,
    /// A corner.
    Corner,
}

impl Place {
    /// All places.
    pub const ALL: [Self; 3] = [Self::Centre, Self::Edge, Self::Corner];
}

/// Returns this many random stones in a small window at a place of the board, or
/// `None` if the drawn stones are no game that is still going on.
///
/// ```
/// use dooz_core::Rules;
/// use dooz_play::selfplay::{Place, random_start};
/// use rand::{SeedableRng, rngs::ChaCha8Rng};
/// let mut rng = ChaCha8Rng::seed_from_u64(1);
/// let start = (0..100).find_map(|_| random_start(Rules::RENJU, Place::Edge, 5, &mut rng));
/// assert_eq!(start.unwrap().moves().len(), 5);
/// ```
#[must_use]
pub fn random_start(rules: Rules, place: Place, stones: usize, rng: &mut impl Rng) -> Option<Game> {
    let side = 4 + below(rng, 4) as u8;
    let [columns, rows] = [rules.width(), rules.height()].map(|length| side.min(length));
    let [right, top] = [rules.width() - columns, rules.height() - rows];
    let (left, bottom) = match place {
        Place::Centre => (near_half(right, rng), near_half(top, rng)),
        Place::Corner => (either_end(right, rng), either_end(top, rng)),
        Place::Edge if below(rng, 2) == 0 => (either_end(right, rng), near_half(top, rng)),
        Place::Edge => (near_half(right, rng), either_end(top, rng)),
    };

    let mut game = Game::new(rules);
    for _ in 0..stones {
        let column = left + below(rng, columns.into()) as u8;
        let row = bottom + below(rng, rows.into()) as u8;
        game.play(Square::new(column, row)?).ok()?;
    }
    game.position().outcome().is_none().then_some(game)
}

/// Returns a number around the half of `most`.
fn near_half(most: u8, rng: &mut impl Rng) -> u8 {
    let spread = (most / 3).min(4);
    (most - spread) / 2 + below(rng, usize::from(spread) + 1) as u8
}

/// Returns 0 or `most`.
fn either_end(most: u8, rng: &mut impl Rng) -> u8 {
    if below(rng, 2) == 0 { 0 } else { most }
}
