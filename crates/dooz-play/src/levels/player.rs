//! The player of a level.

use std::fmt;

use dooz_core::exact::{Endgame, Entry, PackedRules, Perfect};
use dooz_core::textbook::Search;
use dooz_core::{Brain, CannotPlay, Choice, Limits, Position, Progress, Rules};

use super::engine_player::EnginePlayer;
use super::level::Level;
use super::strength::Strength;

/// A player that plays as well as its [`Strength`] allows, and slips as often
/// as its [`Level`] says. A slip is any legal move, including the best one, so
/// level 0 is a random player; on boards of the engine, it is any move near the
/// stones.
///
/// Chance is a function of the position and of a number of choices that returns
/// a number below that. It is called once a move.
///
/// The score, the expected line and whether they are exact belong to the move
/// that it considers best. A slip has none of them.
///
/// ```
/// use dooz_play::levels::{Level, LevelPlayer};
/// use dooz_core::{Brain, Limits, Position, Rules};
/// let empty = Position::new(Rules::TIC_TAC_TOE);
/// // The lowest numbers are the slips: 0 is a slip to the first square.
/// let mut weak = LevelPlayer::new(Level::new(99)?, Rules::TIC_TAC_TOE, |_, _| 0);
/// let choice = weak.think(&empty, &Limits::default(), &mut |_| {})?;
/// assert_eq!(choice.square, "a3".parse().ok());
/// let mut strong = LevelPlayer::new(Level::BEST, Rules::TIC_TAC_TOE, |_, _| 0);
/// let choice = strong.think(&empty, &Limits::default(), &mut |_| {})?;
/// assert_eq!(choice.exact, Some(true));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct LevelPlayer<C> {
    level: Level,
    method: Method,
    chance: C,
}

/// The way in which a player finds good moves.
#[derive(Debug)]
enum Method {
    Solver {
        brain: Perfect<Vec<Entry>>,
        /// The number of positions to visit at most in search of the end.
        nodes: Option<u64>,
    },
    Engine(Box<EnginePlayer>),
}

impl<C: FnMut(&Position, usize) -> usize> LevelPlayer<C> {
    /// Creates the player of a level for games of these rules.
    #[must_use]
    pub fn new(level: Level, rules: Rules, chance: C) -> Self {
        let method = Method::new(Strength::of(level, rules), rules);
        Self {
            level,
            method,
            chance,
        }
    }

    /// Returns the level.
    #[must_use]
    pub const fn level(&self) -> Level {
        self.level
    }
}

impl<C: FnMut(&Position, usize) -> usize> Brain for LevelPlayer<C> {
    fn think(
        &mut self,
        position: &Position,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(&Progress<'_>),
    ) -> Result<Choice, CannotPlay> {
        let chance = |choices| (self.chance)(position, choices);
        match &mut self.method {
            Method::Engine(player) => player.think(position, chance, limits, progress),
            Method::Solver { brain, nodes } => {
                if let Some(square) = self.level.slip(position, chance) {
                    return Ok(Choice {
                        square: Some(square),
                        ..Choice::default()
                    });
                }
                let nodes = [limits.nodes, *nodes].into_iter().flatten().min();
                brain.think(position, &Limits { nodes, ..*limits }, progress)
            }
        }
    }
}

impl Method {
    fn new(strength: Strength, rules: Rules) -> Self {
        let (nodes, depth) = match strength {
            Strength::Perfect => (None, Search::default().depth),
            Strength::Search { nodes, depth } => (Some(nodes), depth),
            Strength::Engine(strength) => {
                return Self::Engine(Box::new(EnginePlayer::new(strength)));
            }
        };
        let search = Search {
            depth,
            ..Search::default()
        };
        let table = vec![Entry::default(); entries(rules)];
        Self::Solver {
            brain: Perfect::with_fallback(table, Endgame { search }),
            nodes,
        }
    }
}

/// Returns the number of positions that the perfect player remembers.
fn entries(rules: Rules) -> usize {
    // Tic-tac-toe has 765 classes of positions; larger tables take longer
    // to clear before each move than to fill.
    match PackedRules::new(rules) {
        Some(_) if rules.squares() > 9 => 1 << 16,
        Some(_) => 1 << 10,
        None => 0,
    }
}

impl<C> fmt::Debug for LevelPlayer<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LevelPlayer")
            .field("level", &self.level)
            .field("method", &self.method)
            .finish_non_exhaustive()
    }
}
