//! The player of a level.

use std::fmt;

use dooz_core::exact::{Endgame, Entry, PackedRules, Perfect};
use dooz_core::textbook::Search;
use dooz_core::{Brain, CannotPlay, Choice, Limits, Position, Progress, Rules};

use super::level::Level;

/// A player that plays as well as its [`Strength`] allows, and slips as often
/// as its [`Level`] says. A slip is any legal move, including the best one, so
/// level 0 is a random player.
///
/// Chance is a function of the position and of a number of choices that returns
/// a number below that. It is called once a move, with 100 choices for each
/// legal move.
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
    strength: Strength,
    brain: Perfect<Vec<Entry>>,
    chance: C,
}

/// The strength of a player of some level when it does not slip.
///
/// ```
/// use dooz_play::levels::{Level, Strength};
/// use dooz_core::Rules;
/// let weak = Level::new(20).unwrap();
/// assert_eq!(Strength::of(weak, Rules::TIC_TAC_TOE), Strength::PERFECT);
/// assert_eq!(Strength::of(weak, Rules::GOMOKU).depth, 1);
/// assert_eq!(Strength::of(Level::BEST, Rules::GOMOKU).depth, 4);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    /// The number of positions to visit at most in search of the end of the
    /// game, on boards small enough to try; `None` for no limit.
    pub nodes: Option<u64>,
    /// The number of plies to look ahead if the end is out of reach.
    pub depth: u32,
}

impl Strength {
    /// The strength that sees everything on boards that can be solved.
    pub const PERFECT: Self = Self {
        nodes: None,
        depth: DEEPEST,
    };

    /// The number of squares up to which boards are solved quickly enough for
    /// every level.
    pub const SOLVED_SQUARES: usize = 16;

    /// Returns the strength of a level on a board: unlimited if the board can
    /// be solved, otherwise one to four plies.
    #[must_use]
    pub fn of(level: Level, rules: Rules) -> Self {
        if PackedRules::new(rules).is_some() && rules.squares() <= Self::SOLVED_SQUARES {
            return Self::PERFECT;
        }
        Self {
            nodes: Some(1 + NODES_A_STEP * u64::from(level.number())),
            depth: 1 + u32::from(level.number()) * (DEEPEST - 1) / 100,
        }
    }

    /// Returns the search for positions whose end is out of reach.
    fn search(self) -> Search {
        Search {
            depth: self.depth,
            ..Search::default()
        }
    }

    /// Returns the number of positions that the player remembers.
    fn entries(rules: Rules) -> usize {
        // Tic-tac-toe has 765 classes of positions; larger tables take longer
        // to clear before each move than to fill.
        match PackedRules::new(rules) {
            Some(_) if rules.squares() > 9 => 1 << 16,
            Some(_) => 1 << 10,
            None => 0,
        }
    }
}

/// The deepest search: four plies take 27 ms on a gomoku board, so a match
/// between levels takes about a minute, and a phone answers at once.
const DEEPEST: u32 = 4;

/// The number of positions for each level: level 100 searches a hundred times
/// as many for the end of the game, in less than a tenth of a second.
const NODES_A_STEP: u64 = 2_000;

impl<C: FnMut(&Position, usize) -> usize> LevelPlayer<C> {
    /// Creates the player of a level for games of these rules. It plays by
    /// other rules as well, but the depth fits these.
    #[must_use]
    pub fn new(level: Level, rules: Rules, chance: C) -> Self {
        let strength = Strength::of(level, rules);
        let search = strength.search();
        let entries = Strength::entries(rules);
        Self {
            level,
            strength,
            brain: Perfect::with_fallback(vec![Entry::default(); entries], Endgame { search }),
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
        if let Some(square) = self.level.slip(position, chance) {
            return Ok(Choice {
                square: Some(square),
                ..Choice::default()
            });
        }
        let nodes = [limits.nodes, self.strength.nodes];
        let limits = Limits {
            nodes: nodes.into_iter().flatten().min(),
            ..*limits
        };
        self.brain.think(position, &limits, progress)
    }
}

impl<C> fmt::Debug for LevelPlayer<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LevelPlayer")
            .field("level", &self.level)
            .field("strength", &self.strength)
            .finish_non_exhaustive()
    }
}
