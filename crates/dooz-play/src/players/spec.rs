//! Computer players by name, with their options.

use std::time::Duration;

use dooz_core::{Brain, CannotPlay, Limits, Rules};

use super::{GameContext, PLAYERS, PlayerRow, programs};
use crate::options::{Configurable, OptionSpec, Spec};

/// A computer player with its options.
///
/// Its text is the name, followed by the options that differ from their defaults:
///
/// ```
/// use dooz_play::players::BrainSpec;
/// let spec: BrainSpec = "search:4".parse()?;
/// assert_eq!(spec.to_string(), "search:depth=4");
/// assert_eq!(spec.limits().depth, Some(4));
/// # Ok::<(), dooz_play::options::OptionError>(())
/// ```
pub type BrainSpec = Spec<PlayerRow>;

impl Configurable for PlayerRow {
    const KIND: &'static str = "brain";

    const TABLE: &'static [Self] = PLAYERS;

    fn outside(text: &str) -> Option<(&'static Self, &str)> {
        programs::find(text)
    }

    fn name(&self) -> &'static str {
        self.name
    }

    fn options(&self) -> &'static [OptionSpec] {
        self.options
    }
}

impl BrainSpec {
    /// The player that cannot be beaten where it can search to the end. It is
    /// offered for boards on which it can, and gives hints there.
    pub const PERFECT: Self = Self::of(&PLAYERS[0]);

    /// Returns the strongest player by these rules, which gives hints: the engine
    /// from 7x7 up, and below the perfect player, as the end of most smaller games
    /// can be searched. Where neither is offered, that is the textbook's search.
    ///
    /// ```
    /// use dooz_core::Rules;
    /// use dooz_play::players::BrainSpec;
    /// assert_eq!(BrainSpec::strongest(Rules::TIC_TAC_TOE), BrainSpec::PERFECT);
    /// assert_eq!(BrainSpec::strongest(Rules::RENJU).name(), "engine");
    /// assert_eq!(BrainSpec::strongest("30x20x5".parse()?).name(), "search");
    /// # Ok::<(), dooz_core::RulesError>(())
    /// ```
    #[must_use]
    pub fn strongest(rules: Rules) -> Self {
        let is_large = rules.width().min(rules.height()) >= 7;
        let names = if is_large {
            ["engine", "perfect", "search"]
        } else {
            ["perfect", "engine", "search"]
        };
        let players = names.map(|name| Self::by_name(name).expect("these are players"));
        let offered = players.into_iter().find(|player| player.is_offered(rules));
        offered.expect("the textbook's search plays by all rules")
    }

    /// Returns the strongest player with limits that let it give a hint at once on
    /// large boards as well.
    ///
    /// ```
    /// use dooz_core::Rules;
    /// use dooz_play::players::BrainSpec;
    /// assert_eq!(BrainSpec::for_hints(Rules::TIC_TAC_TOE), BrainSpec::PERFECT);
    /// assert_eq!(BrainSpec::for_hints(Rules::GOMOKU).name(), "engine");
    /// ```
    #[must_use]
    pub fn for_hints(rules: Rules) -> Self {
        let strongest = Self::strongest(rules);
        if strongest == Self::PERFECT {
            strongest
        } else {
            strongest.within(None, Some(HINT_NODES), None)
        }
    }

    /// Returns the opponent of a person who names none: the strongest player, but
    /// the game of Machinarium's cafe comes with its own opponent.
    ///
    /// ```
    /// use dooz_core::Rules;
    /// use dooz_play::players::BrainSpec;
    /// assert_eq!(BrainSpec::default_opponent(Rules::MACHINARIUM).name(), "machinarium");
    /// assert_eq!(BrainSpec::default_opponent(Rules::GOMOKU).name(), "engine");
    /// ```
    #[must_use]
    pub fn default_opponent(rules: Rules) -> Self {
        if rules == Rules::MACHINARIUM {
            Self::by_name("machinarium").expect("the cafe's opponent is a player")
        } else {
            Self::strongest(rules)
        }
    }

    /// Returns the rules of a game against this player if none are chosen:
    /// tic-tac-toe, or gomoku if it does not play that.
    #[must_use]
    pub fn default_rules(&self) -> Rules {
        if self.plays(Rules::TIC_TAC_TOE).is_ok() {
            Rules::TIC_TAC_TOE
        } else {
            Rules::GOMOKU
        }
    }

    /// Checks that the player plays by these rules.
    ///
    /// # Errors
    ///
    /// Returns an error if it does not.
    pub fn plays(&self, rules: Rules) -> Result<(), CannotPlay> {
        match self.row().only {
            Some(only) if only != rules => Err(CannotPlay::Only(only)),
            _ if !(self.row().supports)(rules) => Err(CannotPlay::Unsupported),
            _ => Ok(()),
        }
    }

    /// Returns `true` if the player is offered for these rules: it plays by them, and
    /// is what its name says.
    ///
    /// ```
    /// use dooz_core::Rules;
    /// use dooz_play::players::BrainSpec;
    /// assert!(BrainSpec::PERFECT.plays(Rules::GOMOKU).is_ok());
    /// assert!(!BrainSpec::PERFECT.is_offered(Rules::GOMOKU));
    /// ```
    #[must_use]
    pub fn is_offered(&self, rules: Rules) -> bool {
        (self.row().is_offered)(rules) && self.plays(rules).is_ok()
    }

    /// Returns `true` if the player is one of [`PLAYERS`], and not offered by
    /// [`offer_programs`](super::offer_programs).
    #[must_use]
    pub fn is_built_in(&self) -> bool {
        Self::by_name(self.name()).is_ok()
    }

    /// Builds the player for a game.
    #[must_use]
    pub fn build(&self, context: GameContext) -> Box<dyn Brain + Send> {
        (self.row().build)(self, context)
    }

    /// Returns the limits of depth and nodes. If none of depth, nodes and time
    /// is set, the player's defaults apply: the perfect player then gives up
    /// its exact search after a number of nodes, and plays on by [`Search`].
    ///
    /// [`Search`]: dooz_core::textbook::Search
    #[must_use]
    pub fn limits(&self) -> Limits<'static> {
        let is_limited = [DEPTH, NODES, TIME].iter().any(|limit| self.is_set(limit));
        let holds = |limit| !is_limited || self.is_set(limit);
        Limits {
            depth: self.number(DEPTH).filter(|_| holds(DEPTH)),
            nodes: self.number(NODES).filter(|_| holds(NODES)),
            ..Limits::default()
        }
    }

    /// Returns the player with these limits, where it has such options and they
    /// are not set. A limit outside an option's range is the nearest one inside.
    ///
    /// ```
    /// use dooz_play::players::BrainSpec;
    /// let spec: BrainSpec = "search:nodes=500".parse()?;
    /// let limited = spec.within(None, Some(9_000), None);
    /// assert_eq!(limited.limits().nodes, Some(500));
    /// let search: BrainSpec = "search".parse()?;
    /// assert_eq!(search.within(None, Some(u64::MAX), None).limits().nodes, Some(1 << 53));
    /// let level: BrainSpec = "level".parse()?;
    /// assert_eq!(level.within(Some(2), None, None), level);
    /// # Ok::<(), dooz_play::options::OptionError>(())
    /// ```
    #[must_use]
    pub fn within(self, depth: Option<u32>, nodes: Option<u64>, time: Option<Duration>) -> Self {
        let limits = [
            (DEPTH, depth.map(u128::from)),
            (NODES, nodes.map(u128::from)),
            (TIME, time.map(|time| time.as_millis())),
        ];
        let mut spec = self;
        for (option, limit) in limits {
            // A player without the option keeps to no such limit.
            let mut options = spec.row().options().iter();
            let range = options.find(|known| known.name == option);
            let range = range.and_then(|known| known.values.range());
            if let (Some(limit), Some((least, most))) = (limit, range)
                && !spec.is_set(option)
            {
                let limit = i64::try_from(limit).map_or(most, |limit| limit.clamp(least, most));
                let set = spec.set(option, &limit.to_string());
                set.expect("the number is in the range");
            }
        }
        spec
    }

    /// Returns the longest time to think, if there is a limit that is up to the
    /// caller, who has a clock.
    #[must_use]
    pub fn time_limit(&self) -> Option<Duration> {
        self.move_time().filter(|_| !self.row().is_program)
    }

    /// Returns the longest time to think, if there is a limit. A program keeps
    /// to it by itself.
    #[must_use]
    pub fn move_time(&self) -> Option<Duration> {
        self.number(TIME).map(Duration::from_millis)
    }
}

/// The nodes of the engine for a hint: about a tenth of a second.
const HINT_NODES: u64 = 100_000;

// The options that limit the thinking of every player that has them.
pub(super) const DEPTH: &str = "depth";
pub(super) const NODES: &str = "nodes";
pub(super) const TIME: &str = "time-ms";
