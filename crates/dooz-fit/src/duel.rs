//! A match between two settings of the engine.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

use dooz_core::{Brain, Game, Limits, Outcome};
use dooz_engine::{Engine, Parameters, Weights};
use dooz_play::levels::play_out;
use dooz_play::tournament::{Ending, Fixture, Pairings, Schedule, Standings};

/// A match between two settings of the engine, with a fixed number of positions for
/// a move.
#[derive(Clone, Debug)]
pub struct Duel<'a> {
    /// The settings.
    pub contenders: [Contender; 2],
    /// The openings, each played with both colours.
    pub openings: &'a [Game],
    /// The number of games.
    pub games: u32,
    /// The number of positions for a move.
    pub nodes: u64,
    /// The seed of the order of openings.
    pub seed: u64,
    /// The number of games at the same time.
    pub jobs: usize,
}

/// A setting of the engine.
#[derive(Clone, Debug)]
pub struct Contender {
    /// The weights of the evaluation.
    pub weights: Arc<Weights>,
    /// The parameters of the search.
    pub parameters: Parameters,
}

/// Returns the memory of an engine in bytes: 28 MiB for all but its table, and 64 bytes (four
/// entries of the table) for each position of a move, so that long searches do not crowd it, up
/// to about the default size of a table.
fn memory(nodes: u64) -> usize {
    (28 << 20) + 64 * nodes.min(1_000_000) as usize
}

impl Contender {
    fn engine(&self) -> Engine {
        Engine::new()
            .with_weights(Arc::clone(&self.weights))
            .with_parameters(self.parameters.clone())
    }
}

impl Duel<'_> {
    /// Returns the schedule of the games.
    #[must_use]
    pub fn schedule(&self) -> Schedule {
        Schedule::new(
            2,
            Pairings::RoundRobin,
            self.games,
            self.openings,
            self.seed,
        )
    }

    /// Plays the match. The first engine is player 0 of the standings.
    #[must_use]
    pub fn play(&self) -> Standings {
        let schedule = self.schedule();
        let next = AtomicU32::new(1);
        let work = || {
            let mut engines = self.contenders.each_ref().map(Contender::engine);
            let mut played = Vec::new();
            while let Some(fixture) = schedule.fixture(next.fetch_add(1, Ordering::Relaxed)) {
                played.push((fixture, self.game(&mut engines, &fixture)));
            }
            played
        };
        let mut played: Vec<(Fixture, Outcome)> = thread::scope(|scope| {
            let workers: Vec<_> = (0..self.jobs).map(|_| scope.spawn(work)).collect();
            let results = workers.into_iter();
            results
                .flat_map(|worker| worker.join().expect("a game does not panic"))
                .collect()
        });
        played.sort_by_key(|(fixture, _)| fixture.game);
        let mut standings = Standings::new(2);
        for (fixture, result) in played {
            standings.add(&fixture, result, Ending::Line);
        }
        standings
    }

    fn game(&self, engines: &mut [Engine; 2], fixture: &Fixture) -> Outcome {
        for engine in &mut *engines {
            engine.clear();
        }
        // The one who begins the game is listed first, whoever moves first after the opening.
        let [first, second] = engines;
        let players: [&mut dyn Brain; 2] = match fixture.players {
            [0, _] => [first, second],
            _ => [second, first],
        };
        let limits = Limits {
            nodes: Some(self.nodes),
            memory: Some(memory(self.nodes)),
            ..Limits::default()
        };
        let opening = fixture.opening(self.openings);
        play_out(opening, players, &limits).expect("the engine plays by the rules")
    }
}

#[cfg(test)]
mod tests {
    use dooz_core::{Rules, parse_moves};

    use super::*;

    #[test]
    fn wins_are_those_of_the_first_contender() {
        let rules = Rules::GOMOKU;
        let normal = Contender {
            weights: Weights::of(rules),
            parameters: Parameters::of(rules.line()),
        };
        let mut shallow = normal.clone();
        // Every node is left to quiescence search.
        for (name, value) in [("razoring_depth", 100_000), ("razoring_margin", -100_000)] {
            shallow.parameters.set(name, value).unwrap();
        }
        let mut opening = Game::new(rules);
        for square in parse_moves("h8 i9 g6") {
            opening.play(square.unwrap()).unwrap();
        }
        let leads = [[&normal, &shallow], [&shallow, &normal]].map(|contenders| {
            let duel = Duel {
                contenders: contenders.map(Contender::clone),
                openings: &[opening.clone()],
                games: 4,
                nodes: 600,
                seed: 1,
                jobs: 2,
            };
            let tally = duel.play().player(0).tally;
            assert_eq!(tally.games(), 4);
            i64::from(tally.wins) - i64::from(tally.losses)
        });
        assert!(leads[0] > 0 && leads[1] < 0, "{leads:?}");
    }
}
