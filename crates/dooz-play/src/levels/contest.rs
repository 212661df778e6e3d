//! Games between two players, and the strength that they show.

use dooz_core::{Brain, CannotPlay, Game, Limits, Outcome, Player, Position, Rules};
use serde::Serialize;

use super::level::Level;
use super::player::LevelPlayer;
use crate::tournament::{Interval, elo_of_score, wilson_interval};

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

/// The results of games from the point of view of one player.
///
/// ```
/// use dooz_play::levels::WinDrawLoss;
/// let tally = WinDrawLoss { wins: 70, draws: 10, losses: 20 };
/// assert_eq!(tally.score(), 0.75);
/// let score = tally.score_interval();
/// assert!(score.low > 0.65 && score.high < 0.83);
/// assert_eq!(tally.elo().round(), 191.0);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct WinDrawLoss {
    /// The won games.
    pub wins: u32,
    /// The drawn games.
    pub draws: u32,
    /// The lost games.
    pub losses: u32,
}

impl WinDrawLoss {
    /// Counts a game in which the player had this side.
    pub fn add(&mut self, side: Player, outcome: Outcome) {
        match outcome.winner() {
            Some(winner) if winner == side => self.wins += 1,
            Some(_) => self.losses += 1,
            None => self.draws += 1,
        }
    }

    /// Returns the number of games.
    #[must_use]
    pub const fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// Returns the average points of a game: 1 for a win, a half for a draw. A
    /// half if there are no games.
    #[must_use]
    pub fn score(&self) -> f64 {
        if self.games() == 0 {
            return 0.5;
        }
        (f64::from(self.wins) + f64::from(self.draws) / 2.0) / f64::from(self.games())
    }

    /// Returns the confidence interval of the score: Wilson's interval, which
    /// also holds when one player wins every game. A draw counts as half a win
    /// and half a loss, which makes the interval wider than necessary, never
    /// narrower.
    #[must_use]
    pub fn score_interval(&self) -> Interval {
        wilson_interval(self.score(), self.games().into())
    }

    /// Returns the Elo difference in favour of the player; infinite if it
    /// scored all points or none.
    #[must_use]
    pub fn elo(&self) -> f64 {
        elo_of_score(self.score())
    }

    /// Returns the confidence interval of the Elo difference.
    #[must_use]
    pub fn elo_interval(&self) -> Interval {
        self.score_interval().elo()
    }
}
