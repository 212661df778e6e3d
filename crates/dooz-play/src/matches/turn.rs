//! The turn of a computer player, and its result.

use std::fmt;
use std::time::Duration;

use dooz_core::{Brain, CannotPlay, Choice, Limits, Position, Progress, ScoredMove, Symbol};

use crate::clock::Clock;
use crate::players::{BrainSpec, CachedPlayer, GameContext, SeededRandom, Snapshot};

/// The turn of a computer player. It holds everything that the player needs, so
/// that the thinking can be done in another thread or worker.
///
/// ```
/// use dooz_play::matches::{Match, MatchOptions};
/// let mut game = Match::new(MatchOptions::default());
/// game.play("b2".parse()?)?;
/// let turn = game.pending().expect("the computer is to move");
/// let thought = std::thread::spawn(move || {
///     let limits = turn.limits();
///     turn.think(&limits, &mut |_| {})
/// });
/// game.accept(thought.join().unwrap()?)?;
/// assert_eq!(game.moves().len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Turn {
    /// The player, with its options.
    pub spec: BrainSpec,
    /// The position to find a move in.
    pub position: Position,
    /// The symbol of the first player of the game.
    pub first: Symbol,
    /// The seed of the match.
    pub seed: u64,
    /// The number of the game in its match, from 1.
    pub game: u32,
    /// The clock of the player, if the time is limited. Whoever has the time of
    /// day stops the player with a [`TimeManager`](crate::clock::TimeManager).
    pub clock: Option<Clock>,
}

impl Turn {
    /// Returns the game that the player is built for.
    #[must_use]
    pub fn context(&self) -> GameContext {
        let random = SeededRandom::new(self.seed);
        GameContext::new(self.position.rules(), self.first, random, self.game)
    }

    /// Returns the player among the cached ones for the two sides of a match.
    pub fn player<'a>(&self, players: &'a mut [CachedPlayer; 2]) -> &'a mut dyn Brain {
        players[self.position.turn() as usize].of(&self.spec, self.context())
    }

    /// Returns the limits of depth and nodes in the player's options, or the
    /// player's defaults if there are none and no clock. Limiting the time is up
    /// to the caller, who has the time of day.
    #[must_use]
    pub fn limits(&self) -> Limits<'static> {
        let time = self.clock.and_then(|clock| clock.for_move());
        self.spec.within(None, None, time).limits()
    }

    /// Lets a new player think, which may take long.
    ///
    /// # Errors
    ///
    /// Returns an error if the player does not play by the rules.
    pub fn think(
        self,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(&Progress<'_>),
    ) -> Result<Thought, CannotPlay> {
        let mut brain = self.spec.build(self.context());
        self.think_with(&mut *brain, limits, progress)
    }

    /// Lets a player think that the caller has created, for example to keep it from
    /// move to move or to observe it.
    ///
    /// # Errors
    ///
    /// Returns an error if the player does not play by the rules.
    pub fn think_with(
        self,
        brain: &mut dyn Brain,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(&Progress<'_>),
    ) -> Result<Thought, CannotPlay> {
        let mut snapshot = Snapshot::default();
        let choice = brain.think(&self.position, limits, &mut |report| {
            snapshot.update(report);
            progress(report);
        })?;
        Ok(Thought {
            turn: self,
            choice,
            moves: snapshot.moves().to_vec(),
            stopped: false,
            time: None,
        })
    }
}

/// The answer of a computer player to its [`Turn`].
#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    /// The turn.
    pub turn: Turn,
    /// The move that it chose, with its score.
    pub choice: Choice,
    /// The moves that it scored, in the order of its search.
    pub moves: Vec<ScoredMove>,
    /// `true` if the thinking was stopped early.
    pub stopped: bool,
    /// The time that it took, if the caller has measured it.
    pub time: Option<Duration>,
}

/// The reason why the answer of a computer player was not played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotPlayed {
    /// The turn is no longer pending.
    Outdated,
    /// The answer came too late for the player's clock, and the game is lost.
    LostOnTime,
    /// The player found no move, or one that cannot be played.
    NoMove,
}

impl fmt::Display for NotPlayed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Outdated => "the turn is no longer pending",
            Self::LostOnTime => "the time is over",
            Self::NoMove => "the player has found no move",
        })
    }
}

impl std::error::Error for NotPlayed {}

impl Thought {
    /// Returns `true` for each scored move whose number is only a bound, because the
    /// player leaves out branches that cannot change its choice: the move is no better
    /// than an earlier one, and may be worse.
    #[must_use]
    pub fn bounds(&self) -> Vec<bool> {
        let Turn {
            spec,
            position,
            first,
            ..
        } = &self.turn;
        let row = spec.row();
        let is_proven = self.choice.exact == Some(true) && row.classic.is_none();
        let symbol = position.turn().symbol(*first);
        // Such numbers are low where O moves well.
        let sign = match symbol {
            Symbol::O if row.scores_for_x => -1,
            _ => 1,
        };
        let mut best = None;
        let is_bound = |mv: &ScoredMove| {
            let merit = mv.own_score.saturating_mul(sign);
            let is_no_better = best.is_some_and(|best| merit <= best);
            best = best.max(Some(merit));
            let ends = || position.after(mv.square).outcome().is_some();
            row.has_bounds && !is_proven && is_no_better && !ends()
        };
        self.moves.iter().map(is_bound).collect()
    }
}

#[cfg(test)]
mod tests {
    use dooz_core::Rules;

    use super::*;

    fn thought(spec: &str, rules: Rules, moves: &str) -> Thought {
        let mut position = Position::new(rules);
        for square in moves.split_whitespace() {
            position.play(square.parse().unwrap()).unwrap();
        }
        let turn = Turn {
            spec: spec.parse().unwrap(),
            position,
            first: Symbol::X,
            seed: 1,
            game: 1,
            clock: None,
        };
        let limits = turn.limits();
        turn.think(&limits, &mut |_| {}).unwrap()
    }

    #[test]
    fn what_a_player_that_leaves_out_branches_says_of_worse_moves_is_a_bound() {
        let rules = "6x6x4".parse().unwrap();
        let thought = thought("search:3", rules, "c3 a1 d3 a2");
        let best = thought.choice.square;
        let bounds = thought.bounds();
        assert_eq!(bounds.len(), thought.moves.len());
        let scored = thought.moves.iter().zip(&bounds);
        let (bounded, exact): (Vec<_>, Vec<_>) = scored.partition(|(_, bound)| **bound);
        assert!(exact.iter().any(|(mv, _)| Some(mv.square) == best));
        assert!(!bounded.is_empty());
    }

    #[test]
    fn a_player_that_looks_at_everything_gives_no_bounds() {
        let thought = thought("freecodecamp", Rules::TIC_TAC_TOE, "b2 a1");
        assert!(!thought.moves.is_empty());
        assert!(thought.bounds().iter().all(|bound| !bound));
    }
}
