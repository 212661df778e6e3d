//! The strength of levels on boards of every size.

use dooz_core::Rules;
use dooz_core::exact::PackedRules;
use dooz_engine::Board;

use super::level::Level;

/// The strength of a player of some level when it does not slip.
///
/// ```
/// use dooz_play::levels::{Level, Strength};
/// use dooz_core::Rules;
/// let weak = Level::new(20).unwrap();
/// assert_eq!(Strength::of(weak, Rules::TIC_TAC_TOE), Strength::Perfect);
/// let Strength::Engine(weak) = Strength::of(weak, Rules::GOMOKU) else { panic!() };
/// let Strength::Engine(best) = Strength::of(Level::BEST, Rules::GOMOKU) else { panic!() };
/// assert!(weak.nodes < best.nodes && weak.slips > 0);
/// assert_eq!((best.lines, best.slips), (1, 0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strength {
    /// Every level sees everything, as the board can be solved.
    Perfect,
    /// A search for the end of the game and, if that is out of reach, a search of
    /// limited depth.
    Search {
        /// The number of positions to visit at most in search of the end.
        nodes: u64,
        /// The number of plies to look ahead if the end is out of reach.
        depth: u32,
    },
    /// The engine, within limits.
    Engine(EngineStrength),
}

/// The strength of a level on a board that the engine plays on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EngineStrength {
    /// The number of positions to visit.
    pub nodes: u64,
    /// The number of best moves to choose from.
    pub lines: usize,
    /// The difference of two scores at which the better move is chosen 2.7 times as
    /// often; 0 for always.
    pub doubt: u32,
    /// The average number of slips in a thousand moves: any move near the stones.
    pub slips: u32,
}

/// The deepest search where the engine does not play.
const DEEPEST: u32 = 4;

/// The number of positions for each level in search of the end: level 100 searches
/// a hundred times as many, in less than a tenth of a second.
const NODES_A_STEP: u64 = 2_000;

/// The number of positions that level 0 visits on large boards. Every ten levels
/// double it: level 100 answers within a second in a browser.
const LEAST_NODES: u64 = 200;

impl Strength {
    /// The number of squares up to which boards are solved quickly enough for
    /// every level.
    pub const SOLVED_SQUARES: usize = 16;

    /// The number of squares from which on the engine plays all levels.
    pub const ENGINE_SQUARES: usize = 49;

    /// Returns the strength of a level on a board.
    #[must_use]
    pub fn of(level: Level, rules: Rules) -> Self {
        if PackedRules::new(rules).is_some() && rules.squares() <= Self::SOLVED_SQUARES {
            return Self::Perfect;
        }
        if Board::supports(rules) && rules.squares() >= Self::ENGINE_SQUARES {
            return Self::Engine(EngineStrength::of(level));
        }
        Self::Search {
            nodes: 1 + NODES_A_STEP * u64::from(level.number()),
            depth: 1 + u32::from(level.number()) * (DEEPEST - 1) / 100,
        }
    }
}

impl EngineStrength {
    /// Returns the strength of a level.
    ///
    /// Slips become rarer with the square of what is missing to level 100: a single
    /// one can lose a game, so that half as many make a much stronger player.
    #[must_use]
    pub fn of(level: Level) -> Self {
        let number = u64::from(level.number());
        let missing = u32::from(Level::BEST.number() - level.number());
        Self {
            nodes: (LEAST_NODES << (number / 10)) * (10 + number % 10) / 10,
            lines: 1 + missing.div_ceil(25) as usize,
            doubt: missing,
            slips: missing.pow(2) / 10,
        }
    }
}
