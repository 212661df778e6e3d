//! Computer players that last from move to move.

use dooz_core::Brain;

use super::{BrainSpec, GameContext};

/// A cached computer player: it lasts from move to move of a game, so that it remembers
/// what it has searched, and is built anew for another game or with other options.
///
/// ```
/// use dooz_core::{Limits, Position, Rules, Symbol};
/// use dooz_play::players::{BrainSpec, CachedPlayer, GameContext, SeededRandom};
/// let context = GameContext::new(Rules::GOMOKU, Symbol::X, SeededRandom::new(7), 1);
/// let spec: BrainSpec = "engine".parse()?;
/// let limits = Limits { depth: Some(8), ..Limits::default() };
/// let position = Position::new(Rules::GOMOKU).after("h8".parse()?);
/// let mut player = CachedPlayer::default();
/// let first = player.of(&spec, context).think(&position, &limits, &mut |_| {})?;
/// let again = player.of(&spec, context).think(&position, &limits, &mut |_| {})?;
/// // It still knows what it found the first time.
/// assert!(again.nodes < first.nodes);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Default)]
pub struct CachedPlayer {
    built: Option<Built>,
}

struct Built {
    spec: BrainSpec,
    context: GameContext,
    brain: Box<dyn Brain + Send>,
}

impl CachedPlayer {
    /// Returns the player with these options for a game.
    pub fn of(&mut self, spec: &BrainSpec, context: GameContext) -> &mut dyn Brain {
        let fits = |built: &Built| built.spec == *spec && built.context == context;
        // The old player is dropped before another is built: two tables may not fit.
        let cached = self.built.take().filter(fits);
        let built = cached.unwrap_or_else(|| Built {
            spec: *spec,
            context,
            brain: spec.build(context),
        });
        &mut *self.built.insert(built).brain
    }
}
