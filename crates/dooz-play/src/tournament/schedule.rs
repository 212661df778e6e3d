//! The games of a tournament.

use std::collections::HashSet;
use std::ops::RangeInclusive;

use dooz_core::{Game, Symmetry};

use super::GameEntry;
use crate::players::{RandomPurpose, SeededRandom};

/// The games of a tournament, each determined by its number.
///
/// Players meet in pairs of games with the same opening and colours exchanged.
/// A round consists of one pair for each two players that meet; all pairs of a
/// round have the same opening. Openings come in random order. Once all have been played,
/// they come again in the same order, but turned or mirrored, since players without clocks
/// would repeat their games. Only when no other opening is left do the same ones begin again.
///
/// ```
/// use dooz_core::{Game, Rules};
/// use dooz_play::tournament::{Pairings, Schedule};
/// let openings = [Game::new(Rules::GOMOKU)];
/// let schedule = Schedule::new(3, Pairings::RoundRobin, 20, &openings, 7);
/// assert_eq!((schedule.pairs(), schedule.games()), (30, 60));
/// let [first, second] = [1, 2].map(|game| schedule.fixture(game).unwrap());
/// assert_eq!((first.pair, first.players), (1, [0, 1]));
/// assert_eq!((second.pair, second.players), (1, [1, 0]));
/// assert_eq!(first.opening, second.opening);
/// assert_eq!(schedule.fixture(61), None);
/// // The empty board looks the same from all sides.
/// assert_eq!(schedule.repeats_after(), Some(1));
/// ```
#[derive(Clone, Debug)]
pub struct Schedule {
    meetings: Vec<[usize; 2]>,
    rounds: u32,
    /// The different openings in their order, as far as there are rounds for them.
    openings: Vec<(usize, Symmetry)>,
}

/// The players who meet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pairings {
    /// Each player meets every other one.
    #[default]
    RoundRobin,
    /// The first player meets all others.
    Gauntlet,
}

impl Pairings {
    /// Returns the name on the command line and in logs.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::RoundRobin => "round-robin",
            Self::Gauntlet => "gauntlet",
        }
    }

    /// Lists the players who meet, of this many.
    fn meetings(self, players: usize) -> Vec<[usize; 2]> {
        let homes = match self {
            Self::RoundRobin => players,
            Self::Gauntlet => 1,
        };
        let of_home = |home| (home + 1..players).map(move |guest| [home, guest]);
        (0..homes).flat_map(of_home).collect()
    }
}

/// A game of a schedule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fixture {
    /// The number of the game, from 1.
    pub game: u32,
    /// The number of the pair of games that it belongs to, from 1.
    pub pair: u32,
    /// The index of the opening.
    pub opening: usize,
    /// The symmetry under which the opening is played.
    pub symmetry: Symmetry,
    /// The indices of the players, the one who begins first.
    pub players: [usize; 2],
}

impl Fixture {
    /// Returns the opening, of those for which the schedule was created.
    ///
    /// # Panics
    ///
    /// Panics if there are fewer openings.
    #[must_use]
    pub fn opening(&self, openings: &[Game]) -> Game {
        openings[self.opening].transformed(self.symmetry)
    }

    /// Returns the fixture as the players of a finished game played it, who may have
    /// exchanged their sides in the opening.
    #[must_use]
    pub fn as_played(self, entry: &GameEntry) -> Self {
        let [first, second] = self.players;
        let players = if entry.swapped {
            [second, first]
        } else {
            [first, second]
        };
        Self { players, ..self }
    }
}

impl Schedule {
    /// Creates the schedule of a tournament in which each two players that meet
    /// play this many games, or one more if it is odd. The seed determines the order
    /// of the openings.
    ///
    /// # Panics
    ///
    /// Panics if there is no opening.
    #[must_use]
    pub fn new(
        players: usize,
        pairings: Pairings,
        games: u32,
        openings: &[Game],
        seed: u64,
    ) -> Self {
        let meetings = pairings.meetings(players);
        // Numbers of games fit into 32 bits.
        let most = u32::MAX / 2 / u32::try_from(meetings.len().max(1)).unwrap_or(u32::MAX);
        let rounds = games.div_ceil(2).min(most);
        let order = shuffled(openings.len(), SeededRandom::new(seed));
        Self {
            meetings,
            rounds,
            openings: different(openings, &order).take(rounds as usize).collect(),
        }
    }

    /// Returns the number of games.
    #[must_use]
    pub const fn games(&self) -> u32 {
        self.pairs() * 2
    }

    /// Returns the number of pairs of games.
    #[must_use]
    pub const fn pairs(&self) -> u32 {
        self.rounds * self.meetings.len() as u32
    }

    /// Returns the number of rounds after which the same openings begin again, if there
    /// are more rounds than that.
    #[must_use]
    pub fn repeats_after(&self) -> Option<usize> {
        let different = self.openings.len();
        (different < self.rounds as usize).then_some(different)
    }

    /// Returns the numbers of the games of a pair.
    ///
    /// ```
    /// use dooz_play::tournament::Schedule;
    /// assert_eq!(Schedule::games_of_pair(3), 5..=6);
    /// ```
    #[must_use]
    pub const fn games_of_pair(pair: u32) -> RangeInclusive<u32> {
        let last = pair.saturating_mul(2);
        last.saturating_sub(1)..=last
    }

    /// Returns the game of this number, or `None` if there is none.
    #[must_use]
    pub fn fixture(&self, game: u32) -> Option<Fixture> {
        if game == 0 || game > self.games() {
            return None;
        }
        let pair = (game - 1) / 2;
        let (round, meeting) = (
            pair as usize / self.meetings.len(),
            pair as usize % self.meetings.len(),
        );
        let [home, guest] = self.meetings[meeting];
        let (opening, symmetry) = self.openings[round % self.openings.len()];
        Some(Fixture {
            game,
            pair: pair + 1,
            opening,
            symmetry,
            players: if game.is_multiple_of(2) {
                [guest, home]
            } else {
                [home, guest]
            },
        })
    }
}

/// Lists the openings in this order and then their images, one symmetry after the other;
/// none whose stones are those of an earlier one.
fn different<'a>(
    openings: &'a [Game],
    order: &'a [usize],
) -> impl Iterator<Item = (usize, Symmetry)> + 'a {
    let rules = openings
        .first()
        .expect("there is an opening")
        .position()
        .rules();
    let mut seen = HashSet::new();
    let images = Symmetry::of(rules)
        .iter()
        .flat_map(move |&symmetry| order.iter().map(move |&opening| (opening, symmetry)));
    images.filter(move |&(opening, symmetry)| {
        seen.insert(*openings[opening].transformed(symmetry).position())
    })
}

/// Returns the numbers below `count` in random order (the Fisher-Yates
/// shuffle).
fn shuffled(count: usize, random: SeededRandom) -> Vec<usize> {
    let mut order: Vec<usize> = (0..count).collect();
    for last in (1..count).rev() {
        let drawn = random.draw(last as u32, RandomPurpose::Opening, last + 1);
        order.swap(last, drawn);
    }
    order
}

#[cfg(test)]
mod tests {
    use std::collections::{HashMap, HashSet};

    use dooz_core::{Rules, parse_moves};

    use super::*;

    /// Returns openings of gomoku with these moves.
    fn openings<const N: usize>(moves: [&str; N]) -> [Game; N] {
        moves.map(|moves| opening(Rules::GOMOKU, moves))
    }

    fn opening(rules: Rules, moves: &str) -> Game {
        let mut game = Game::new(rules);
        for square in parse_moves(moves) {
            game.play(square.unwrap()).unwrap();
        }
        game
    }

    #[test]
    fn every_two_players_meet_equally_often_with_each_opening_and_colour() {
        let openings = openings(["h8 i9 g5", "h8 i9 g6", "h8 i9 f5"]);
        let schedule = Schedule::new(4, Pairings::RoundRobin, 12, &openings, 1);
        let mut met: HashMap<([usize; 2], usize), u32> = HashMap::new();
        for game in 1..=schedule.games() {
            let fixture = schedule.fixture(game).unwrap();
            *met.entry((fixture.players, fixture.opening)).or_default() += 1;
        }
        assert_eq!(met.len(), 4 * 3 * 3);
        assert!(met.values().all(|&games| games == 2), "{met:?}");
    }

    #[test]
    fn openings_come_again_turned_and_mirrored() {
        for (rules, moves, images) in [
            ("15x15x5", "h8 i9 g5", 8),
            ("15x14x5", "h8 i9 g5", 4),
            // Its own image in a diagonal.
            ("15x15x5", "h8 i9 j10", 4),
            ("15x15x5", "", 1),
        ] {
            let opening = opening(rules.parse().unwrap(), moves);
            let openings = [opening.clone()];
            let schedule = Schedule::new(2, Pairings::RoundRobin, 2 * images + 2, &openings, 1);
            let game = |game| schedule.fixture(game).unwrap().opening(&openings);
            assert_eq!(game(1).moves(), opening.moves());
            let canonical = opening.position().canonical();
            let of_pairs = (1..=schedule.games()).step_by(2).map(|first| {
                assert_eq!(game(first).moves(), game(first + 1).moves());
                assert_eq!(game(first).position().canonical(), canonical);
                game(first).moves().to_vec()
            });
            let of_pairs: Vec<_> = of_pairs.collect();
            assert_eq!(of_pairs.first(), of_pairs.last());
            let different: HashSet<_> = of_pairs.iter().collect();
            assert_eq!(different.len(), images as usize, "{rules} {moves}");
            assert_eq!(schedule.repeats_after(), Some(images as usize));
        }
    }

    #[test]
    fn the_same_stones_come_again_only_when_no_others_are_left() {
        let openings = openings(["h8 i9 j10", "h8 i9 g5", "h8 g7 f6", "g5 i9 h8"]);
        let different = 4 + 8;
        let schedule = |pairs| Schedule::new(2, Pairings::RoundRobin, 2 * pairs, &openings, 3);
        let begins = (1..=different).map(|pair| {
            let fixture = schedule(different + 1).fixture(2 * pair).unwrap();
            *fixture.opening(&openings).position()
        });
        assert_eq!(begins.collect::<HashSet<_>>().len(), different as usize);
        assert_eq!(schedule(different).repeats_after(), None);
        assert_eq!(
            schedule(different + 1).repeats_after(),
            Some(different as usize)
        );
    }

    #[test]
    fn in_a_gauntlet_the_first_player_is_in_every_game() {
        let schedule = Schedule::new(4, Pairings::Gauntlet, 2, &openings([""]), 1);
        let games = (1..=schedule.games()).map(|game| schedule.fixture(game).unwrap().players);
        let games: Vec<[usize; 2]> = games.collect();
        assert_eq!(games, [[0, 1], [1, 0], [0, 2], [2, 0], [0, 3], [3, 0]]);
    }

    #[test]
    fn a_longer_match_begins_with_the_games_of_a_shorter_one() {
        let openings = openings(["h8 i9 g5", "h8 i9 j10", "h8 i9 f5"]);
        let [short, long] =
            [10, 100].map(|games| Schedule::new(3, Pairings::RoundRobin, games, &openings, 5));
        for game in 1..=short.games() {
            assert_eq!(short.fixture(game), long.fixture(game));
        }
    }

    #[test]
    fn the_seed_determines_the_order_of_the_openings() {
        let order = |seed| shuffled(100, SeededRandom::new(seed));
        assert_eq!(order(1), order(1));
        assert_ne!(order(1), order(2));
        let mut sorted = order(3);
        sorted.sort_unstable();
        assert_eq!(sorted, (0..100).collect::<Vec<_>>());
    }
}
