//! A table of levels against the perfect player.

use dooz_core::exact::{Entry, Perfect};
use dooz_core::{Limits, Player, Rules};
use serde::Serialize;

use super::exact_odds::{ExactOdds, ExactOddsError};
use super::level::Level;

/// The version of the serialised [`LevelTable`].
pub const TABLE_VERSION: u32 = 1;

/// The odds of several levels against the perfect player, computed exactly.
///
/// ```
/// use dooz_play::levels::{Level, LevelTable};
/// use dooz_core::{Limits, Rules};
/// let levels = [Level::RANDOM, Level::BEST];
/// let table = LevelTable::compute(Rules::TIC_TAC_TOE, &levels, &Limits::default())?;
/// let [random, best] = [&table.rows[0], &table.rows[1]];
/// assert!(random.first.loss > 0.8);
/// assert_eq!((best.first.draw, best.second.draw), (1.0, 1.0));
/// # Ok::<(), dooz_play::levels::ExactOddsError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LevelTable {
    /// The version of this form: [`TABLE_VERSION`].
    pub version: u32,
    /// The rules as text, see [`Rules`].
    pub rules: String,
    /// A row for each level.
    pub rows: Vec<LevelRow>,
}

/// The odds of one level.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct LevelRow {
    /// The level.
    pub level: Level,
    /// The odds when the level makes the first move.
    pub first: Chances,
    /// The odds when the perfect player makes the first move.
    pub second: Chances,
}

/// The probabilities of the outcomes of a game, from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Chances {
    /// The probability that the level wins.
    pub win: f64,
    /// The probability of a draw.
    pub draw: f64,
    /// The probability that the perfect player wins.
    pub loss: f64,
}

impl LevelTable {
    /// Computes the rows of these levels; the limits are those of
    /// [`ExactOdds::explore`].
    ///
    /// # Errors
    ///
    /// Returns the errors of [`ExactOdds::explore`].
    pub fn compute(
        rules: Rules,
        levels: &[Level],
        limits: &Limits<'_>,
    ) -> Result<Self, ExactOddsError> {
        let mut perfect = Perfect::new(vec![Entry::default(); 1 << 13]);
        let mut explore = |side| ExactOdds::explore(rules, side, &mut perfect, limits);
        let odds_by_side = [explore(Player::First)?, explore(Player::Second)?];
        let rows = levels.iter().map(|&level| {
            let [first, second] = [0, 1].map(|side| {
                let odds = odds_by_side[side].odds(level);
                Chances {
                    win: odds.win(),
                    draw: odds.draw(),
                    loss: odds.loss(),
                }
            });
            LevelRow {
                level,
                first,
                second,
            }
        });
        Ok(Self {
            version: TABLE_VERSION,
            rules: rules.to_string(),
            rows: rows.collect(),
        })
    }
}
