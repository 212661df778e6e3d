//! Computer players that are kept from move to move.

use dooz_core::Brain;

use super::{BrainSpec, GameContext};

/// A computer player that is kept from move to move of a game, so that it remembers
/// what it has searched. It is built anew for another game or with other options.
///
/// ```
/// use dooz_core::{Limits, Position, Rules, Symbol};
/// use dooz_play::players::{BrainSpec, Chance, GameContext, KeptPlayer};
/// let context = GameContext::new(Rules::GOMOKU, Symbol::X, Chance::new(7), 1);
/// let spec: BrainSpec = "engine".parse()?;
/// let limits = Limits { nodes: Some(500), ..Limits::default() };
/// let empty = Position::new(Rules::GOMOKU);
/// let mut player = KeptPlayer::default();
/// for _ in 0..2 {
///     player.of(&spec, context).think(&empty, &limits, &mut |_| {})?;
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Default)]
pub struct KeptPlayer {
    built: Option<Built>,
}

struct Built {
    spec: BrainSpec,
    context: GameContext,
    brain: Box<dyn Brain + Send>,
}

impl KeptPlayer {
    /// Returns the player with these options for a game.
    pub fn of(&mut self, spec: &BrainSpec, context: GameContext) -> &mut dyn Brain {
        let fits = |built: &Built| built.spec == *spec && built.context == context;
        // The old player is dropped before another is built: two tables may not fit.
        let kept = self.built.take().filter(fits);
        let built = kept.unwrap_or_else(|| Built {
            spec: *spec,
            context,
            brain: spec.build(context),
        });
        &mut *self.built.insert(built).brain
    }
}
