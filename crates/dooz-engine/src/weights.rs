//! The weights of the evaluation.

mod file;
#[cfg(test)]
mod tests;

use std::sync::{Arc, OnceLock};

use dooz_core::{LineRule, Player, Rules};

use crate::code::PatternCode;
use crate::lines::Pattern;

pub use file::{CodeWeights, WeightsError, WeightsFile};

/// The weights of the evaluation by tables.
///
/// A value `v` stands for a chance of winning of `1 / (1 + exp(-v / 200))`, a
/// draw counted as half a win; a policy `p` for a share of `exp(p / 200)` in the
/// moves that a search prefers.
#[derive(Clone, Debug)]
pub struct Weights {
    /// The weights of each code, for each player.
    squares: [Arc<[SquareWeights]>; 2],
    threats: [Vec<i16>; 2],
    signature: u64,
}

/// The weights of a player's patterns on an empty square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SquareWeights {
    /// The value of the patterns for the player, who is to move, in
    /// [parts](Weights::VALUE_PARTS) of a unit.
    pub own_value: i16,
    /// The value of the patterns for the player if the opponent is to move, in the
    /// same parts.
    pub other_value: i16,
    /// The policy of a move of the player.
    pub own_policy: i16,
    /// The policy of a move of the opponent.
    pub other_policy: i16,
}

impl Weights {
    /// The number of threats of which a mask tells whether a side can make them.
    pub const THREATS: u32 = 11;

    /// The number of threat masks.
    pub const MASKS: usize = 1 << Self::THREATS;

    /// The parts of a unit in which the values of squares are stored: a position adds
    /// hundreds of them, and the errors of their rounding.
    pub const VALUE_PARTS: i16 = 32;

    /// Returns the weights for rules: those that were [found](Self::find) for them.
    ///
    /// ```
    /// use dooz_core::{Player, Rules};
    /// use dooz_engine::Weights;
    /// let weights = Weights::of(Rules::GOMOKU);
    /// assert_eq!(weights.threats(Player::First, 0), weights.threats(Player::Second, 0));
    /// ```
    ///
    /// # Panics
    ///
    /// If they are neither embedded (the feature `embedded-weights`) nor
    /// [installed](Self::install).
    #[must_use]
    pub fn of(rules: Rules) -> Arc<Self> {
        Self::find(rules).expect("a program without embedded weights installs them before it plays")
    }

    /// Returns the weights for rules, if they are embedded or installed: those that were
    /// fitted to five in a row with the same line rule, since patterns count from the end of
    /// a line, [adapted](Self::adapted_to) to the rules.
    #[must_use]
    pub fn find(rules: Rules) -> Option<Arc<Self>> {
        let weights = Self::fitted(rules.line())?;
        Some(if rules.k() > FITTED_LENGTH {
            Arc::new(Self::clone(weights).adapted_to(rules))
        } else {
            Arc::clone(weights)
        })
    }

    /// Returns `true` if the weights for a line rule are embedded or installed.
    ///
    /// ```
    /// use dooz_core::LineRule;
    /// use dooz_engine::Weights;
    /// assert!(Weights::are_known(LineRule::Renju), "this crate embeds them by default");
    /// ```
    #[must_use]
    pub fn are_known(line: LineRule) -> bool {
        Self::fitted(line).is_some()
    }

    /// Returns the weights that were fitted to five in a row with a line rule.
    fn fitted(line: LineRule) -> Option<&'static Arc<Self>> {
        let place = &PLACES[line_index(line)];
        #[cfg(feature = "embedded-weights")]
        place.get_or_init(|| {
            let file = WeightsFile::read(EMBEDDED[line_index(line)]);
            Arc::new(Self::from(&file.expect("tests read all files of weights")))
        });
        place.get()
    }

    /// Returns the weights of a file as games by some rules use them. On longer lines, where
    /// most squares make nothing, those of squares that make less than a two are left out:
    /// 24 ± 19 Elo in 100 games on 15x15 with six in a row, 2,000 positions a move.
    #[must_use]
    pub fn adapted_to(self, rules: Rules) -> Self {
        if rules.k() <= FITTED_LENGTH {
            return self;
        }
        let squares = Player::BOTH.map(|player| {
            let weights = PatternCode::all().map(|code| {
                let makes_two = code
                    .patterns()
                    .iter()
                    .any(|&pattern| pattern >= Pattern::Two);
                if makes_two {
                    self.square(player, code)
                } else {
                    SquareWeights::default()
                }
            });
            weights.collect()
        });
        Self { squares, ..self }
    }

    /// Installs the weights of a file for the rest of the program. Those that are
    /// embedded or installed already stay, since engines may use them.
    ///
    /// ```
    /// use dooz_engine::{Weights, WeightsError};
    /// assert_eq!(Weights::install(b"no weights"), Err(WeightsError::Format));
    /// ```
    ///
    /// # Errors
    ///
    /// Returns an error if the bytes are not a file of weights.
    pub fn install(bytes: &[u8]) -> Result<(), WeightsError> {
        let file = WeightsFile::read(bytes)?;
        if !Self::are_known(file.line) {
            PLACES[line_index(file.line)].get_or_init(|| Arc::new(Self::from(&file)));
        }
        Ok(())
    }

    /// Returns the name of the file with the weights for a line rule.
    ///
    /// ```
    /// use dooz_core::LineRule;
    /// use dooz_engine::Weights;
    /// assert_eq!(Weights::file_name(LineRule::Renju), "renju.weights");
    /// ```
    #[must_use]
    pub const fn file_name(line: LineRule) -> &'static str {
        NAMES[line_index(line)]
    }

    /// Returns a checksum of the weights.
    #[must_use]
    pub const fn signature(&self) -> u64 {
        self.signature
    }

    /// Returns the weights of a player's patterns.
    #[must_use]
    pub fn square(&self, player: Player, code: PatternCode) -> SquareWeights {
        self.squares[player as usize][code.index()]
    }

    /// Returns the weight of the threats on the board for the player to move.
    #[must_use]
    pub fn threats(&self, turn: Player, mask: usize) -> i16 {
        self.threats[turn as usize][mask]
    }
}

impl From<&WeightsFile> for Weights {
    fn from(file: &WeightsFile) -> Self {
        let table = |player: Player| &file.tables[(player as usize).min(file.tables.len() - 1)];
        let tables: Vec<Arc<[SquareWeights]>> = file
            .tables
            .iter()
            .map(|table| table.squares.as_slice().into())
            .collect();
        let squares = |player| Arc::clone(&tables[(player as usize).min(tables.len() - 1)]);
        Self {
            squares: Player::BOTH.map(squares),
            threats: Player::BOTH.map(|player| table(player).threats.clone()),
            signature: file::checksum(&file.to_bytes()),
        }
    }
}

/// The length of the lines in the games that the weights are fitted to.
const FITTED_LENGTH: u8 = 5;

/// The weights in use, by [`line_index`].
static PLACES: [OnceLock<Arc<Weights>>; 4] = [const { OnceLock::new() }; 4];

const NAMES: [&str; 4] = [
    "freestyle.weights",
    "exactly.weights",
    "renju.weights",
    "caro.weights",
];

#[cfg(feature = "embedded-weights")]
const EMBEDDED: [&[u8]; 4] = [
    include_bytes!("../weights/freestyle.weights"),
    include_bytes!("../weights/exactly.weights"),
    include_bytes!("../weights/renju.weights"),
    include_bytes!("../weights/caro.weights"),
];

const fn line_index(line: LineRule) -> usize {
    match line {
        LineRule::Freestyle | LineRule::Misere => 0,
        LineRule::Exactly => 1,
        LineRule::Renju => 2,
        LineRule::Caro => 3,
    }
}
