//! Games between two players, and the strength that they show.

use dooz_core::{Brain, CannotPlay, Game, Limits, Outcome, Player, Position, Rules};
use serde::Serialize;

use super::level::Level;
use super::player::LevelPlayer;
use crate::tournament::{Interval, WinDrawLoss};

/// Plays a game on to its end, for the first and the second player.
///
/// A player that finds no move loses; no player of this project does.
///
/// ```
/// use dooz_play::levels::{Level, LevelPlayer, play_out};
/// use dooz_core::{Game, Limits, Outcome, Rules};
/// let rules = Rules::TIC_TAC_TOE;
/// let best = || LevelPlayer::new(Level::BEST, rules, |_, _| 0);
/// let outcome = play_out(Game::new(rules), [&mut best(), &mut best()], &Limits::default())?;
/// assert_eq!(outcome, Outcome::Draw);
/// # Ok::<(), dooz_core::CannotPlay>(())
/// ```
///
/// # Errors
///
/// Returns an error if a player does not play by these rules.
pub fn play_out(
    mut game: Game,
    [first, second]: [&mut dyn Brain; 2],
    limits: &Limits<'_>,
) -> Result<Outcome, CannotPlay> {
    loop {
        let position = game.position();
        if let Some(outcome) = position.outcome() {
            return Ok(outcome);
        }
        let turn = position.turn();
        let player = match turn {
            Player::First => &mut *first,
            Player::Second => &mut *second,
        };
        let choice = player.think(position, limits, &mut |_| {})?;
        let played = choice.square.map(|square| game.play(square));
        if !matches!(played, Some(Ok(()))) {
            return Ok(Outcome::Win(!turn));
        }
    }
}

/// A match between two levels, from the stronger one's point of view.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct LevelMatch {
    /// The stronger level.
    pub strong: Level,
    /// The weaker level.
    pub weak: Level,
    /// The results of the stronger level.
    pub tally: WinDrawLoss,
    /// The average points of a game for the stronger level, from 0 to 1.
    pub score: f64,
    /// The confidence interval of the score.
    pub score_interval: Interval,
    /// The Elo difference in favour of the stronger level.
    pub elo: f64,
    /// The confidence interval of the Elo difference.
    pub elo_interval: Interval,
}

impl LevelMatch {
    /// Plays a match of this many games, in which the levels begin in turn.
    ///
    /// `chance` is that of [`LevelPlayer`], with the number of the game as
    /// another argument.
    ///
    /// ```
    /// use dooz_play::levels::{Level, LevelMatch};
    /// use dooz_core::Rules;
    /// let mut drawn = 0;
    /// let mut chance = |_game: u32, _: &_, choices: usize| {
    ///     drawn += 12_345;
    ///     drawn % choices
    /// };
    /// let levels = [Level::BEST, Level::RANDOM];
    /// let found = LevelMatch::play(Rules::TIC_TAC_TOE, levels, 20, &mut chance);
    /// assert_eq!((found.tally.games(), found.tally.losses), (20, 0));
    /// ```
    pub fn play(
        rules: Rules,
        [strong, weak]: [Level; 2],
        games: u32,
        chance: &mut dyn FnMut(u32, &Position, usize) -> usize,
    ) -> Self {
        // Both draw from the same chance, one after the other.
        let shared = std::cell::RefCell::new(chance);
        let mut tally = WinDrawLoss::default();
        for game in 0..games {
            let player = |level| {
                let draw =
                    |position: &Position, choices| (*shared.borrow_mut())(game, position, choices);
                LevelPlayer::new(level, rules, draw)
            };
            let (mut strong, mut weak) = (player(strong), player(weak));
            let (side, players): (_, [&mut dyn Brain; 2]) = if game.is_multiple_of(2) {
                (Player::First, [&mut strong, &mut weak])
            } else {
                (Player::Second, [&mut weak, &mut strong])
            };
            let outcome = play_out(Game::new(rules), players, &Limits::default());
            tally.add(side, outcome.expect("levels play by all rules"));
        }
        Self {
            strong,
            weak,
            tally,
            score: tally.score(),
            score_interval: tally.score_interval(),
            elo: tally.elo(),
            elo_interval: tally.elo_interval(),
        }
    }
}
