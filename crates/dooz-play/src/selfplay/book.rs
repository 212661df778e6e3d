//! Balanced openings.

use std::collections::{BTreeSet, HashSet};

use dooz_core::{Brain, CannotPlay, Game, Limits, Player, Rules, Square, Symmetry};
use dooz_engine::Engine;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::game::is_within;
use super::start::{Place, random_start};

/// A maker of balanced openings.
///
/// ```
/// use dooz_core::Rules;
/// use dooz_play::selfplay::BookMaker;
/// let mut maker = BookMaker::new(Rules::RENJU, 500);
/// let opening = maker.opening(1, 0)?.unwrap();
/// assert_eq!(maker.opening(1, 0)?.unwrap().moves(), opening.moves());
/// # Ok::<(), dooz_core::CannotPlay>(())
/// ```
#[derive(Debug)]
pub struct BookMaker {
    rules: Rules,
    nodes: u64,
    engine: Engine,
}

/// The halves of a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Half {
    /// The half that the engine is tuned with.
    Tuning,
    /// The half that nothing is ever tuned with, for figures that are published.
    HeldOut,
}

impl Half {
    /// Both halves.
    pub const ALL: [Self; 2] = [Self::Tuning, Self::HeldOut];

    /// Returns the name that files of this half have.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Tuning => "tuning",
            Self::HeldOut => "held-out",
        }
    }

    /// Returns the half of an opening.
    #[must_use]
    pub const fn of(number: u64) -> Self {
        if number.is_multiple_of(2) {
            Self::Tuning
        } else {
            Self::HeldOut
        }
    }
}

/// The greatest value for either side: a chance of winning of 57 %.
const BALANCED: i64 = 60;

/// The memory of the engine in bytes.
const MEMORY: usize = 24 << 20;

/// Starts that are drawn before a kind of them is given up.
const DRAWS: usize = 300;

/// The numbers of stones of an opening.
const STONES: std::ops::Range<u64> = 3..10;

impl BookMaker {
    /// Creates a maker that visits `nodes` positions to judge an opening.
    #[must_use]
    pub fn new(rules: Rules, nodes: u64) -> Self {
        Self {
            rules,
            nodes,
            engine: Engine::new(),
        }
    }

    /// Returns the opening of a number. The number decides its place and how many stones
    /// it has, the sum of seed and number where they stand. Numbers go through all places
    /// and counts of stones, the same in both halves. On small boards some of them have no
    /// balanced opening.
    ///
    /// # Errors
    ///
    /// Returns an error if the engine does not play by the rules.
    pub fn opening(&mut self, seed: u64, number: u64) -> Result<Option<Game>, CannotPlay> {
        let mut rng = ChaCha8Rng::seed_from_u64(seed.wrapping_add(number));
        let kind = number / Half::ALL.len() as u64;
        let places = Place::ALL.len() as u64;
        let place = Place::ALL[(kind % places) as usize];
        let stones = STONES.start + kind / places % (STONES.end - STONES.start);
        self.engine.clear();
        // Few positions are enough to see that a start is hopeless.
        for _ in 0..DRAWS {
            let start = random_start(self.rules, place, stones as usize, &mut rng);
            if let Some(game) = start
                && self.is_balanced(&game, self.nodes / 20, 3 * BALANCED)?
                && self.is_balanced(&game, self.nodes, BALANCED)?
            {
                return Ok(Some(canonical(&game)));
            }
        }
        Ok(None)
    }

    fn is_balanced(&mut self, game: &Game, nodes: u64, most: i64) -> Result<bool, CannotPlay> {
        let limits = Limits {
            nodes: Some(nodes.max(1)),
            memory: Some(MEMORY),
            ..Limits::default()
        };
        let choice = self.engine.think(game.position(), &limits, &mut |_| {})?;
        Ok(choice.score.is_some_and(|score| is_within(score, most)))
    }
}

/// Returns the image of a game under the symmetry of the board that has the least
/// stones, so that equal openings look the same.
fn canonical(game: &Game) -> Game {
    let rules = game.position().rules();
    let image = |symmetry: &Symmetry| -> Vec<Square> {
        let moves = game.moves().iter();
        moves.map(|&square| symmetry.apply(rules, square)).collect()
    };
    let images = Symmetry::of(rules).iter().map(image);
    let least = images.min_by_key(|moves| stones(moves));
    let mut canonical = Game::new(rules);
    for square in least.expect("a board has symmetries") {
        canonical.play(square).expect("the rules are symmetric");
    }
    canonical
}

/// Returns the stones of both players, whatever the order of the moves.
fn stones(moves: &[Square]) -> [BTreeSet<Square>; 2] {
    Player::BOTH.map(|player| {
        let own = moves.iter().skip(player as usize).step_by(2);
        own.copied().collect()
    })
}

/// Leaves out openings with the same stones as an earlier one.
#[must_use]
pub fn without_repetitions(mut openings: Vec<(u64, Game)>) -> Vec<(u64, Game)> {
    let mut seen = HashSet::new();
    openings.retain(|(_, game)| seen.insert(stones(game.moves())));
    openings
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::openings::OpeningFormat;

    #[test]
    fn symmetric_openings_have_one_canonical_form() {
        let rules = Rules::GOMOKU;
        let mut game = Game::new(rules);
        for square in ["c4", "d5", "e4", "g9"] {
            game.play(square.parse().unwrap()).unwrap();
        }
        let form = canonical(&game);
        for symmetry in Symmetry::ALL {
            let mut image = Game::new(rules);
            for &square in game.moves() {
                image.play(symmetry.apply(rules, square)).unwrap();
            }
            assert_eq!(canonical(&image).moves(), form.moves(), "{symmetry:?}");
        }
    }

    #[test]
    fn both_halves_have_all_places_and_counts_of_stones() {
        let mut maker = BookMaker::new(Rules::GOMOKU, 100);
        let mut counts = [[0; 10]; 2];
        for number in 0..84 {
            if let Some(game) = maker.opening(1, number).unwrap() {
                counts[Half::of(number) as usize][game.moves().len()] += 1;
            }
        }
        for count in counts {
            assert!(count[3..].iter().all(|&count| count > 0), "{counts:?}");
        }
    }

    /// The shipped halves of a book.
    macro_rules! book {
        ($name:literal) => {
            [
                include_str!(concat!("../../../../data/openings/", $name, "-tuning.txt")),
                include_str!(concat!(
                    "../../../../data/openings/",
                    $name,
                    "-held-out.txt"
                )),
            ]
        };
    }

    #[test]
    fn the_shipped_books_have_different_canonical_openings_in_both_halves() {
        for (rules, halves) in [
            (Rules::GOMOKU, book!("gomoku")),
            (Rules::GOMOKU_20, book!("gomoku-20")),
            (Rules::STANDARD, book!("standard")),
            (Rules::RENJU, book!("renju")),
            (Rules::CARO, book!("caro")),
        ] {
            let read = |text| OpeningFormat::Moves.read(text, rules).unwrap();
            let openings: Vec<Game> = halves.into_iter().flat_map(read).collect();
            for game in &openings {
                assert_eq!(canonical(game).moves(), game.moves(), "{rules}");
            }
            let numbered: Vec<(u64, Game)> = (0..).zip(openings).collect();
            let count = numbered.len();
            assert_eq!(without_repetitions(numbered).len(), count, "{rules}");
        }
    }
}
