//! The computer players of Dooz in tournaments.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use dooz_core::{Brain, Choice, Game, Limits, Position, Symbol};
use dooz_play::clock::{Clock, TimeManager};
use dooz_play::players::{BrainSpec, GameContext, SeededRandom};
use dooz_play::swap2::{Decision, Swap2};
use dooz_play::tournament::Ending;

use super::{Answer, Conditions, Contender, Fault, NewGame};
use crate::play::timer::Timer;

/// A computer player of Dooz. It is built anew for each game, so that no game
/// depends on the ones before it.
pub struct OwnPlayer {
    spec: BrainSpec,
    game: Option<(NewGame, Box<dyn Brain + Send>)>,
}

impl OwnPlayer {
    /// Creates the player.
    #[must_use]
    pub const fn new(spec: BrainSpec) -> Self {
        Self { spec, game: None }
    }

    /// Returns `true` if its searches are limited by positions or depth alone, and so are
    /// the same on every machine.
    fn ignores_time(&self, clock: &Clock) -> bool {
        let (game, _) = self.game.as_ref().expect("the game was prepared");
        let Conditions { depth, nodes, .. } = game.conditions;
        let spec = self.spec.within(depth, nodes, None);
        clock.for_move().is_none() && ["depth", "nodes"].iter().any(|limit| spec.is_set(limit))
    }

    fn think(
        &mut self,
        position: &Position,
        clock: &Clock,
        stop: &Arc<AtomicBool>,
    ) -> Result<Choice, Fault> {
        let begin = Instant::now();
        let (new_game, brain) = self.game.as_mut().expect("the game was prepared");
        let mut manager = TimeManager::new(clock, position);
        let Conditions { depth, nodes, .. } = new_game.conditions;
        let spec = self.spec.within(depth, nodes, manager.maximum());
        let memory = new_game.conditions.memory;
        let limits = Limits {
            memory: memory.and_then(|bytes| usize::try_from(bytes).ok()),
            stop: Some(stop),
            ..spec.limits()
        };
        let timer = spec.time_limit().map(|time| Timer::start(time, stop));
        let choice = brain.think(position, &limits, &mut |progress| {
            if manager.note(progress, begin.elapsed()).is_break() {
                stop.store(true, Ordering::Relaxed);
            }
        });
        drop(timer);
        choice.map_err(|error| Fault::new(Ending::Crash, error.to_string()))
    }
}

impl Contender for OwnPlayer {
    fn prepare(&mut self, game: &NewGame, _: &Arc<AtomicBool>) -> Result<(), Fault> {
        let random = SeededRandom::new(game.seed);
        let context = GameContext::new(game.rules, Symbol::X, random, game.number);
        self.game = Some((*game, self.spec.build(context)));
        Ok(())
    }

    fn decide(
        &mut self,
        opening: &Swap2,
        clock: &Clock,
        stop: &Arc<AtomicBool>,
    ) -> Result<Decision, Fault> {
        let ignores_time = self.ignores_time(clock);
        let think = |position: &Position, share: &Clock| {
            let clock = if ignores_time { clock } else { share };
            let choice = self.think(position, clock, stop);
            // The time of one position is over, not that of the decision.
            stop.store(false, Ordering::Relaxed);
            choice
        };
        opening.decision(clock, think, &mut |_| {})
    }

    fn choose(
        &mut self,
        game: &Game,
        clock: &Clock,
        stop: &Arc<AtomicBool>,
    ) -> Result<Answer, Fault> {
        let choice = self.think(game.position(), clock, stop)?;
        let no_move = || Fault::new(Ending::Illegal, "no move");
        Ok(Answer {
            square: choice.square.ok_or_else(no_move)?,
            score: choice.score,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dooz_core::Rules;

    #[test]
    fn the_same_positions_are_searched_in_an_opening_on_every_machine() {
        let game = |nodes| NewGame {
            rules: Rules::GOMOKU,
            conditions: Conditions {
                nodes,
                ..Conditions::default()
            },
            seed: 1,
            number: 1,
        };
        for (player, nodes, clock, ignores_time) in [
            ("engine", Some(500), "unlimited", true),
            ("engine:nodes=500", None, "unlimited", true),
            ("engine", Some(500), "10", false),
            ("engine", None, "unlimited", false),
        ] {
            let mut own = OwnPlayer::new(player.parse().unwrap());
            own.prepare(&game(nodes), &Arc::default()).unwrap();
            let clock = Clock::new(clock.parse().unwrap());
            assert_eq!(own.ignores_time(&clock), ignores_time, "{player}");
        }
    }
}
