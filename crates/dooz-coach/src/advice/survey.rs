//! Comparison of computer players in every position of a small board.

use std::collections::HashSet;
use std::error::Error;
use std::fmt;

use dooz_core::{CannotPlay, Limits, Player, Position, Rules, Square};
use serde::Serialize;

use super::compare::Contestant;
use super::move_value::MoveValue;
use super::{ADVICE_VERSION, Adviser};
use crate::text;

/// The performance of computer players in every unfinished position of a small
/// board that can be reached.
///
/// ```
/// use dooz_coach::advice::{Adviser, Contestant, Survey};
/// use dooz_core::classics::Machinarium;
/// use dooz_core::Limits;
///
/// let mut brain = Machinarium::default();
/// let limits = Limits::default();
/// let mut contestants = [Contestant { name: "intuition", brain: &mut brain, limits }];
/// let survey = Survey::of("3x2x2".parse()?, &mut contestants, &mut Adviser::new())?;
/// assert_eq!(survey.positions, 57);
/// assert_eq!(survey.players[0].sides[0].missed_wins, 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Survey {
    /// [`ADVICE_VERSION`](super::ADVICE_VERSION).
    pub version: u32,
    /// The rules of the game.
    #[serde(with = "text")]
    pub rules: Rules,
    /// The number of unfinished positions that can be reached.
    pub positions: usize,
    /// The number of those in which not all players choose the same move.
    pub disagreements: usize,
    /// The results of each player.
    pub players: Vec<Surveyed>,
}

/// The performance of one player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Surveyed {
    /// The player's name.
    pub name: String,
    /// The number of positions in which it chooses another move than the first
    /// player of the list.
    pub differs: usize,
    /// The performance as the first player to move, and as the second.
    pub sides: [SideSurvey; 2],
}

/// The performance of one player on one of the sides.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct SideSurvey {
    /// The number of positions in which the side is to move.
    pub positions: usize,
    /// The number of those in which it could win at once.
    pub wins_at_once: usize,
    /// The number of those in which the player did something else.
    pub missed_wins: usize,
    /// The moves that threw away a win or a draw.
    pub mistakes: Vec<Mistake>,
}

/// A move that threw away a win or a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Mistake {
    /// The position, in documents from the top left with the first player as
    /// `X`.
    #[serde(rename = "board", serialize_with = "text::board")]
    pub position: Position,
    /// The move.
    #[serde(rename = "move", with = "text")]
    pub square: Square,
    /// The value of the best move.
    pub best: MoveValue,
    /// The value of the move.
    #[serde(rename = "worth")]
    pub value: MoveValue,
}

/// The reason why there is no survey.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SurveyError {
    /// The board has more positions than this.
    TooLarge {
        /// The largest number of positions of a survey.
        most: usize,
    },
    /// One of the players does not play by these rules.
    CannotPlay {
        /// The index of the player, from 0.
        contestant: usize,
        /// The reason.
        reason: CannotPlay,
    },
    /// One of the players has failed; its brain tells the reason.
    Failed {
        /// The index of the player, from 0.
        contestant: usize,
    },
}

impl fmt::Display for SurveyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLarge { most } => {
                write!(f, "a survey is made of boards of at most {most} positions")
            }
            Self::CannotPlay { contestant, reason } => write!(f, "player {contestant}: {reason}"),
            Self::Failed { contestant } => write!(f, "player {contestant} has failed"),
        }
    }
}

impl Error for SurveyError {}

impl Survey {
    /// The largest number of positions of a board, including finished ones.
    pub const MOST_POSITIONS: usize = 10_000;

    /// Lets the players choose in every position.
    ///
    /// # Errors
    ///
    /// Returns an error if the board has too many positions, or a player does
    /// not play by the rules, or fails.
    pub fn of(
        rules: Rules,
        contestants: &mut [Contestant<'_>],
        adviser: &mut Adviser,
    ) -> Result<Self, SurveyError> {
        let positions = reachable(rules)?;
        let mut survey = Self {
            version: ADVICE_VERSION,
            rules,
            positions: 0,
            disagreements: 0,
            players: contestants.iter().map(Surveyed::new).collect(),
        };
        for position in positions {
            if position.outcome().is_none() {
                survey.positions += 1;
                survey.add(&position, contestants, adviser)?;
            }
        }
        Ok(survey)
    }

    fn add(
        &mut self,
        position: &Position,
        contestants: &mut [Contestant<'_>],
        adviser: &mut Adviser,
    ) -> Result<(), SurveyError> {
        let map = adviser.values(position, &Limits::default());
        let best = map.best().expect("the game goes on").value;
        let mut first = None;
        let mut disagree = false;
        for (index, contestant) in contestants.iter_mut().enumerate() {
            let limits = contestant.limits;
            let choice = contestant.brain.think(position, &limits, &mut |_| {});
            let refused = |reason| SurveyError::CannotPlay {
                contestant: index,
                reason,
            };
            let square = choice.map_err(refused)?.square;
            if contestant.brain.failure().is_some() {
                return Err(SurveyError::Failed { contestant: index });
            }

            let player = &mut self.players[index];
            let differs = *first.get_or_insert(square) != square;
            player.differs += usize::from(differs);
            disagree |= differs;

            let side = &mut player.sides[position.turn() as usize];
            side.positions += 1;
            let found = square.and_then(|square| map.of(square).copied());
            if best == (MoveValue::Win { plies: 1 }) {
                side.wins_at_once += 1;
                side.missed_wins += usize::from(found.is_none_or(|found| found.value != best));
            }
            if let Some(found) = found
                && map.keeps(found.square) == Some(false)
            {
                side.mistakes.push(Mistake {
                    position: *position,
                    square: found.square,
                    best,
                    value: found.value,
                });
            }
        }
        self.disagreements += usize::from(disagree);
        Ok(())
    }
}

impl Surveyed {
    fn new(contestant: &Contestant<'_>) -> Self {
        Self {
            name: contestant.name.to_owned(),
            differs: 0,
            sides: [SideSurvey::default(), SideSurvey::default()],
        }
    }

    /// Returns the number of wins at once that it had, on both sides.
    #[must_use]
    pub fn wins_at_once(&self) -> usize {
        self.sides.iter().map(|side| side.wins_at_once).sum()
    }

    /// Returns the number of wins at once that it missed, on both sides.
    #[must_use]
    pub fn missed_wins(&self) -> usize {
        self.sides.iter().map(|side| side.missed_wins).sum()
    }

    /// Returns the number of positions in which it threw something away on this
    /// side.
    #[must_use]
    pub fn mistakes(&self, side: Player) -> usize {
        self.sides[side as usize].mistakes.len()
    }
}

/// Returns all positions that can be reached, the nearest to the start first.
fn reachable(rules: Rules) -> Result<Vec<Position>, SurveyError> {
    let empty = Position::new(rules);
    let mut seen = HashSet::from([empty]);
    let mut all = vec![empty];
    let mut next = 0;
    while let Some(&position) = all.get(next) {
        next += 1;
        for square in position.legal_moves() {
            let child = position.after(square);
            if seen.insert(child) {
                all.push(child);
            }
        }
        if all.len() > Survey::MOST_POSITIONS {
            return Err(SurveyError::TooLarge {
                most: Survey::MOST_POSITIONS,
            });
        }
    }
    Ok(all)
}
