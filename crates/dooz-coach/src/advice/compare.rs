//! Comparison of computer players in one position.

use std::time::Duration;

use dooz_core::{Brain, CannotPlay, Limits, Position, Square};
use serde::Serialize;

use super::move_value::{MoveValue, ValueMap};
use super::{ADVICE_VERSION, Adviser};
use crate::text;

/// A computer player to be compared with others.
pub struct Contestant<'a> {
    /// The name of the player.
    pub name: &'a str,
    /// The player.
    pub brain: &'a mut dyn Brain,
    /// The limits of its search.
    pub limits: Limits<'a>,
}

/// The choices of several computer players in one position.
///
/// ```
/// use std::time::Duration;
/// use dooz_coach::advice::{Adviser, Comparison, Contestant};
/// use dooz_core::classics::{Lafore, Sisoog};
/// use dooz_core::{Limits, Rules, Setup, Symbol};
///
/// let position = Setup::parse(Rules::TIC_TAC_TOE, ".....XOX.", Symbol::O)?.position()?;
/// let (mut sisoog, mut lafore) = (Sisoog, Lafore);
/// let limits = Limits::default();
/// let mut contestants = [
///     Contestant { name: "sisoog", brain: &mut sisoog, limits },
///     Contestant { name: "lafore", brain: &mut lafore, limits },
/// ];
/// let mut adviser = Adviser::new();
/// let mut no_clock = || Duration::ZERO;
/// let comparison =
///     Comparison::of(&position, &mut contestants, &mut adviser, &limits, &mut no_clock)?;
/// let keeps = comparison.entries.iter().map(|entry| entry.thought.keeps);
/// assert_eq!(keeps.collect::<Vec<_>>(), [Some(true), Some(false)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Comparison {
    /// [`ADVICE_VERSION`](super::ADVICE_VERSION).
    pub version: u32,
    /// The position, in documents from the top left with the first player as
    /// `X`.
    #[serde(rename = "board", serialize_with = "text::board")]
    pub position: Position,
    /// The results of the players, in the given order.
    pub entries: Vec<ComparisonEntry>,
    /// The values of all legal moves.
    pub map: ValueMap,
}

/// The result of one of the players.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ComparisonEntry {
    /// The player's name.
    pub name: String,
    /// Its choice.
    pub thought: JudgedChoice,
}

/// A player's choice with its cost and its true value.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct JudgedChoice {
    /// The move; `None` if the player has none.
    #[serde(rename = "move", serialize_with = "text::some_square")]
    pub square: Option<Square>,
    /// The player's score of the position, in its own scale.
    pub score: i64,
    /// The number of positions visited, as the player counts them.
    #[serde(rename = "calls")]
    pub nodes: u64,
    /// The time that it took.
    #[serde(rename = "time_ms", serialize_with = "text::milliseconds")]
    pub time: Duration,
    /// The true value of the move, as far as it is known.
    #[serde(rename = "worth")]
    pub value: Option<MoveValue>,
    /// `true` if the move keeps the value of the position; `null` if that is
    /// not known.
    pub keeps: Option<bool>,
}

impl Comparison {
    /// Lets the players think one after the other. `limits` are those of the
    /// adviser, and `clock` returns the time since any fixed moment.
    ///
    /// # Errors
    ///
    /// Returns an error if a player does not play by the rules.
    pub fn of(
        position: &Position,
        contestants: &mut [Contestant<'_>],
        adviser: &mut Adviser,
        limits: &Limits<'_>,
        clock: &mut dyn FnMut() -> Duration,
    ) -> Result<Self, CannotPlay> {
        let map = adviser.values(position, limits);
        let entries = contestants.iter_mut().map(|contestant| {
            let begin = clock();
            let choice = contestant
                .brain
                .think(position, &contestant.limits, &mut |_| {})?;
            let time = clock().saturating_sub(begin);
            let thought = JudgedChoice {
                square: choice.square,
                score: choice.own_score,
                nodes: choice.nodes,
                time,
                value: choice.square.and_then(|square| Some(map.of(square)?.value)),
                keeps: choice.square.and_then(|square| map.keeps(square)),
            };
            Ok(ComparisonEntry {
                name: contestant.name.to_owned(),
                thought,
            })
        });
        let entries = entries.collect::<Result<_, CannotPlay>>()?;
        Ok(Self {
            version: ADVICE_VERSION,
            position: *position,
            entries,
            map,
        })
    }
}
