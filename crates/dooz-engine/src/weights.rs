//! The weights of the evaluation.

use dooz_core::Player;

use crate::lines::Pattern;
use crate::threat::{PackedPatterns, unpack};

/// The weights of the evaluation by tables.
///
/// A value `v` stands for a chance of winning of `1 / (1 + exp(-v / 200))`, a
/// draw counted as half a win; a policy `p` for a share of `exp(p / 200)` in the
/// moves that a search prefers.
#[derive(Clone, Debug)]
pub struct Weights {
    squares: [Vec<SquareWeights>; 2],
    threats: [Vec<i16>; 2],
}

/// The weights of a player's patterns on an empty square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SquareWeights {
    /// The value of the patterns for the player.
    pub value: i16,
    /// The policy of a move of the player.
    pub own_policy: i16,
    /// The policy of a move of the opponent.
    pub other_policy: i16,
}

impl Weights {
    /// The number of threats of which a mask tells whether a side can make them.
    pub const THREATS: u32 = 11;

    /// Returns weights that count patterns by hand, to begin a fit with.
    #[must_use]
    pub fn untrained() -> Self {
        let weights: Vec<SquareWeights> = (0..=PackedPatterns::MAX).map(by_hand).collect();
        Self {
            squares: [weights.clone(), weights],
            threats: [vec![0; 1 << Self::THREATS], vec![0; 1 << Self::THREATS]],
        }
    }

    /// Returns the weights of a player's patterns.
    #[must_use]
    pub fn square(&self, player: Player, patterns: PackedPatterns) -> SquareWeights {
        self.squares[player as usize][usize::from(patterns)]
    }

    /// Returns the weight of the threats on the board for the player to move.
    #[must_use]
    pub fn threats(&self, turn: Player, mask: usize) -> i16 {
        self.threats[turn as usize][mask]
    }
}

fn by_hand(patterns: PackedPatterns) -> SquareWeights {
    let mut patterns = unpack(patterns);
    patterns.sort_unstable();
    let sum: i32 = patterns.iter().map(|&pattern| hand_value(pattern)).sum();
    let best = hand_value(patterns[3]) + hand_value(patterns[2]);
    SquareWeights {
        value: sum as i16,
        own_policy: (4 * sum + 2 * best) as i16,
        other_policy: (3 * sum + 2 * best) as i16,
    }
}

fn hand_value(pattern: Pattern) -> i32 {
    match pattern {
        Pattern::Dead | Pattern::Foul => 0,
        Pattern::One => 1,
        Pattern::OpenOne => 3,
        Pattern::Two => 4,
        Pattern::OpenTwo => 8,
        Pattern::FlexibleTwo => 10,
        Pattern::BroadTwo | Pattern::Three => 12,
        Pattern::BroadThree => 14,
        Pattern::OpenThree => 28,
        Pattern::FlexibleThree | Pattern::Four => 34,
        Pattern::OpenFour => 120,
        Pattern::Five => 300,
    }
}
