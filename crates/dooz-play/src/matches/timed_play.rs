//! Games against the clock.

use std::time::Duration;

use dooz_core::{PlayError, Player, Square};

use super::{Match, Thought};
use crate::clock::Clock;

impl Match {
    /// Returns the clock of a player before the move that is due, or `None` if
    /// the time is not limited. Moves that are taken back give their time back.
    ///
    /// ```
    /// use std::time::Duration;
    /// use dooz_core::{Player, Rules};
    /// use dooz_play::matches::{Match, MatchOptions};
    ///
    /// let mut game = Match::new(MatchOptions {
    ///     clock: "10+1".parse()?,
    ///     ..MatchOptions::between_people(Rules::TIC_TAC_TOE)
    /// });
    /// game.play_in("b2".parse()?, Duration::from_secs(4))?;
    /// let clock = game.clock(Player::First).expect("the time is limited");
    /// assert_eq!(clock.left(), Some(Duration::from_secs(7)));
    ///
    /// // The second player takes too long.
    /// game.play_in("a1".parse()?, Duration::from_secs(11))?;
    /// assert_eq!(game.lost_on_time(), Some(Player::Second));
    /// assert_eq!(game.moves().len(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn clock(&self, player: Player) -> Option<Clock> {
        self.game.clock(player)
    }

    /// Returns the player who has lost the game on time.
    #[must_use]
    pub fn lost_on_time(&self) -> Option<Player> {
        self.game.lost_on_time()
    }

    /// Ends the game if the player to move has thought for longer than the clock
    /// allows, and returns `true` if that ends it now. The cursor has to be at
    /// the end of the game itself, where the next move is due. No clock runs in an
    /// opening.
    pub fn check_flag(&mut self, elapsed: Duration) -> bool {
        let clock = self.clock(self.position().turn());
        let has_fallen = clock.is_some_and(|clock| clock.flag(elapsed).is_some());
        let tree = self.tree();
        let is_due = tree.is_at_end() && tree.is_main(tree.cursor()) && !self.game.is_open();
        let ends = has_fallen && is_due && self.outcome().is_none();
        if ends {
            self.game.lose_on_time();
            self.mark_changed();
        }
        ends
    }

    /// Plays a move like [`Match::play`], after the player to move has thought
    /// for this long. If the time was over before, the game is lost instead of
    /// the move being played.
    ///
    /// # Errors
    ///
    /// Returns the errors of [`Match::play`]; the match is then unchanged.
    pub fn play_in(&mut self, square: Square, elapsed: Duration) -> Result<(), PlayError> {
        if self.outcome().is_some() {
            return Err(PlayError::GameOver);
        }
        let mut position = *self.position();
        position.play(square)?;
        if self.check_flag(elapsed) {
            return Ok(());
        }
        self.make_timed_move(square, elapsed, None)
    }

    /// Plays a move that took this long and came in time.
    pub(super) fn make_timed_move(
        &mut self,
        square: Square,
        elapsed: Duration,
        thought: Option<Thought>,
    ) -> Result<(), PlayError> {
        let is_stone = self.game.is_open();
        self.make_move(square, thought)?;
        if !is_stone && self.options().clock.is_limited() {
            self.game.tree.set_time(elapsed);
        }
        Ok(())
    }
}
