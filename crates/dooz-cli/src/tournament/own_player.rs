//! The computer players of Dooz in tournaments.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use dooz_core::{Brain, Game, Symbol};
use dooz_play::clock::{Clock, TimeManager};
use dooz_play::matches::Turn;
use dooz_play::players::{BrainSpec, Chance};
use dooz_play::tournament::Ending;

use super::{Answer, Conditions, Contender, Fault, NewGame};
use crate::play::thinking::think_with;

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
}

impl Contender for OwnPlayer {
    fn prepare(&mut self, game: &NewGame) -> Result<(), Fault> {
        let chance = Chance::new(game.seed);
        let brain = self.spec.build(game.rules, Symbol::X, chance, game.number);
        self.game = Some((*game, brain));
        Ok(())
    }

    fn choose(
        &mut self,
        game: &Game,
        clock: &Clock,
        stop: &Arc<AtomicBool>,
    ) -> Result<Answer, Fault> {
        let begin = Instant::now();
        let (new_game, brain) = self.game.as_mut().expect("the game was prepared");
        let position = *game.position();
        let mut manager = TimeManager::new(clock, &position);
        let Conditions { depth, nodes, .. } = new_game.conditions;
        let turn = Turn {
            spec: self.spec.within(depth, nodes, manager.maximum()),
            position,
            first: Symbol::X,
            seed: new_game.seed,
            game: new_game.number,
        };
        let thought = think_with(turn, &mut **brain, stop, &mut |progress| {
            if manager.note(progress, begin.elapsed()).is_break() {
                stop.store(true, Ordering::Relaxed);
            }
        });
        let choice = match thought {
            Ok(thought) => thought.choice,
            Err(error) => return Err(Fault::new(Ending::Crash, error.to_string())),
        };
        let no_move = || Fault::new(Ending::Illegal, "no move");
        Ok(Answer {
            square: choice.square.ok_or_else(no_move)?,
            score: choice.score,
        })
    }
}
