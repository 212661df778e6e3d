//! The games of a tournament, played in several threads.

use std::collections::BTreeSet;
use std::ops::{ControlFlow, RangeInclusive};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use dooz_core::{Game, Rules};
use dooz_play::players::BrainSpec;
use dooz_play::tournament::{Fixture, GameEntry, Schedule};

use super::{Conditions, Contender, NewGame, OwnPlayer, ProgramPlayer, referee};

/// The games of a tournament that are still to be played.
#[derive(Debug)]
pub struct Runner<'a> {
    /// The players.
    pub contestants: &'a [BrainSpec],
    /// Their names, all different.
    pub names: &'a [String],
    /// The rules.
    pub rules: Rules,
    /// The conditions.
    pub conditions: Conditions,
    /// The openings that the schedule counts.
    pub openings: &'a [Game],
    /// All games.
    pub schedule: &'a Schedule,
    /// The numbers of the games that are wanted.
    pub games: RangeInclusive<u32>,
    /// The numbers of games that need not be played.
    pub finished: BTreeSet<u32>,
    /// The seed of the players' random choices.
    pub seed: u64,
    /// The number of games that are played at the same time.
    pub concurrency: usize,
}

/// The time between two checks for an interruption.
const PATIENCE: Duration = Duration::from_millis(50);

impl Runner<'_> {
    /// Returns the number of games among the wanted ones that need not be played.
    #[must_use]
    pub fn played(&self) -> usize {
        let finished = self.finished.iter();
        finished.filter(|game| self.games.contains(game)).count()
    }

    /// Plays the games, and hands over each when it has ended, until all have
    /// been played, `take` breaks, or the flag is set. Games that are going on
    /// then are abandoned.
    ///
    /// Which games are played does not depend on the number of threads, only
    /// the order in which they end.
    pub fn run<B>(
        &self,
        interrupted: &AtomicBool,
        mut take: impl FnMut(&Fixture, GameEntry) -> ControlFlow<B>,
    ) -> Option<B> {
        let is_over = AtomicBool::new(false);
        let next = AtomicU32::new(*self.games.start());
        let stops: Vec<Arc<AtomicBool>> = (0..self.concurrency.max(1))
            .map(|_| Arc::default())
            .collect();
        let (sender, receiver) = mpsc::channel();
        thread::scope(|scope| {
            let workers: Vec<_> = stops
                .iter()
                .map(|stop| {
                    let (sender, is_over, next) = (sender.clone(), &is_over, &next);
                    scope.spawn(move || self.work(next, stop, is_over, &sender))
                })
                .collect();
            drop(sender);

            let broken = loop {
                match receiver.recv_timeout(PATIENCE) {
                    Ok((fixture, entry)) => {
                        if let ControlFlow::Break(reason) = take(&fixture, entry) {
                            break Some(reason);
                        }
                    }
                    Err(RecvTimeoutError::Disconnected) => break None,
                    Err(RecvTimeoutError::Timeout) => {}
                }
                if interrupted.load(Ordering::Relaxed) {
                    break None;
                }
            };
            is_over.store(true, Ordering::Relaxed);
            // A worker that was between two moves has cleared its flag.
            while workers.iter().any(|worker| !worker.is_finished()) {
                for stop in &stops {
                    stop.store(true, Ordering::Relaxed);
                }
                thread::sleep(Duration::from_millis(1));
            }
            // Games that ended in the meantime count.
            let mut rest = receiver.try_iter();
            broken.or_else(|| rest.find_map(|(fixture, entry)| take(&fixture, entry).break_value()))
        })
    }

    /// Plays one game after the other in this thread.
    fn work(
        &self,
        next: &AtomicU32,
        stop: &Arc<AtomicBool>,
        is_over: &AtomicBool,
        sender: &Sender<(Fixture, GameEntry)>,
    ) {
        let mut contenders: Vec<Box<dyn Contender>> =
            self.contestants.iter().map(contender).collect();
        while !is_over.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let wanted = self.games.contains(&number).then_some(number);
            let Some(fixture) = wanted.and_then(|number| self.schedule.fixture(number)) else {
                return;
            };
            if self.finished.contains(&number) {
                continue;
            }
            let new_game = NewGame {
                rules: self.rules,
                conditions: self.conditions,
                seed: self.seed,
                number,
            };
            let both = contenders.get_disjoint_mut(fixture.players);
            let [first, second] = both.expect("nobody plays against itself");
            let entry = referee::play(
                &new_game,
                &fixture,
                &fixture.opening(self.openings),
                fixture.players.map(|player| &*self.names[player]),
                [&mut **first, &mut **second],
                stop,
                is_over,
            );
            let Some(entry) = entry else { return };
            if sender.send((fixture.as_played(&entry), entry)).is_err() {
                return;
            }
        }
    }
}

/// Creates a player, for one thread.
fn contender(spec: &BrainSpec) -> Box<dyn Contender> {
    match ProgramPlayer::new(*spec) {
        Some(program) => Box::new(program),
        None => Box::new(OwnPlayer::new(*spec)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dooz_play::tournament::Pairings;

    #[test]
    fn only_games_that_are_wanted_count_as_played() {
        let openings = [Game::new(Rules::TIC_TAC_TOE)];
        let schedule = Schedule::new(2, Pairings::RoundRobin, 8, &openings, 1);
        let runner = Runner {
            contestants: &[],
            names: &[],
            rules: Rules::TIC_TAC_TOE,
            conditions: Conditions::default(),
            openings: &openings,
            schedule: &schedule,
            games: Schedule::games_of_pair(2),
            finished: BTreeSet::from([1, 2, 3, 7]),
            seed: 1,
            concurrency: 1,
        };
        assert_eq!(runner.played(), 1);
    }
}
