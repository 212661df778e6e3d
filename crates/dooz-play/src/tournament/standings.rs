//! The results of a tournament so far.

use std::collections::BTreeMap;

use dooz_core::{Outcome, Player};

use super::{Ending, Fixture, Pentanomial, WinDrawLoss};

/// The results of a tournament so far.
///
/// ```
/// use dooz_core::{Game, Outcome, Player, Rules};
/// use dooz_play::tournament::{Ending, Pairings, Schedule, Standings};
/// let openings = [Game::new(Rules::GOMOKU)];
/// let schedule = Schedule::new(2, Pairings::RoundRobin, 2, &openings, 0);
/// let mut standings = Standings::new(2);
/// let first_wins = Outcome::Win(Player::First);
/// standings.add(&schedule.fixture(1).unwrap(), first_wins, Ending::Line);
/// assert_eq!(standings.player(0).tally.wins, 1);
/// assert_eq!(standings.between(0, 1).pairs(), 0);
/// standings.add(&schedule.fixture(2).unwrap(), first_wins, Ending::Time);
/// assert_eq!(standings.between(0, 1).counts(), [0, 0, 1, 0, 0]);
/// assert_eq!(standings.player(0).time_losses, 1);
/// ```
#[derive(Clone, Debug)]
pub struct Standings {
    players: Vec<PlayerStanding>,
    /// The points of the player with the lower index in the first finished game
    /// of a pair, in halves.
    open_pairs: BTreeMap<u32, usize>,
    /// The pairs of two players, for the one with the lower index.
    meetings: BTreeMap<[usize; 2], Pentanomial>,
}

/// The results of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlayerStanding {
    /// All games.
    pub tally: WinDrawLoss,
    /// The games lost by exceeding the time.
    pub time_losses: u32,
    /// The games lost because the player ended or refused to play.
    pub crashes: u32,
    /// The games lost by a move that is not legal.
    pub illegal_moves: u32,
}

impl Standings {
    /// Creates the standings of this many players before the first game.
    #[must_use]
    pub fn new(players: usize) -> Self {
        Self {
            players: vec![PlayerStanding::default(); players],
            open_pairs: BTreeMap::new(),
            meetings: BTreeMap::new(),
        }
    }

    /// Counts a finished game.
    pub fn add(&mut self, fixture: &Fixture, result: Outcome, ending: Ending) {
        for (side, player) in Player::BOTH.into_iter().zip(fixture.players) {
            let standing = &mut self.players[player];
            standing.tally.add(side, result);
            if result == Outcome::Win(!side) {
                match ending {
                    Ending::Time => standing.time_losses += 1,
                    Ending::Crash => standing.crashes += 1,
                    Ending::Illegal => standing.illegal_moves += 1,
                    Ending::Line | Ending::FullBoard | Ending::MaxMoves => {}
                }
            }
        }

        let [first, second] = fixture.players;
        let side = if first < second {
            Player::First
        } else {
            Player::Second
        };
        let half_points = match result.winner() {
            None => 1,
            Some(winner) if winner == side => 2,
            Some(_) => 0,
        };
        if let Some(other) = self.open_pairs.remove(&fixture.pair) {
            let meeting = [first.min(second), first.max(second)];
            let pairs = self.meetings.entry(meeting).or_default();
            pairs.add(other + half_points);
        } else {
            self.open_pairs.insert(fixture.pair, half_points);
        }
    }

    /// Returns the results of a player.
    #[must_use]
    pub fn player(&self, player: usize) -> &PlayerStanding {
        &self.players[player]
    }

    /// Returns the finished pairs of two players, from the first one's point of
    /// view.
    #[must_use]
    pub fn between(&self, player: usize, opponent: usize) -> Pentanomial {
        let meeting = [player.min(opponent), player.max(opponent)];
        let pairs = self.meetings.get(&meeting).copied().unwrap_or_default();
        if player < opponent {
            pairs
        } else {
            pairs.reversed()
        }
    }

    /// Returns the finished pairs of a player against all others.
    #[must_use]
    pub fn against_all(&self, player: usize) -> Pentanomial {
        let others = (0..self.players.len()).filter(|&other| other != player);
        let pairs = others.map(|other| self.between(player, other));
        pairs.fold(Pentanomial::default(), |sum, pairs| sum.plus(&pairs))
    }
}
