//! The options of a match.

use dooz_core::classics::Beginner;
use dooz_core::{CannotPlay, Notation, Rules, Symbol};

use super::{FirstMover, Participant, Seat};
use crate::clock::TimeControl;
use crate::players::BrainSpec;

/// The options of a match. They determine all of its games, chance included:
/// two matches with equal options and equal moves of people are equal.
///
/// ```
/// use dooz_core::Symbol;
/// use dooz_play::matches::{FirstMover, MatchOptions, Seat};
/// let options = MatchOptions::against("sisoog".parse()?);
/// assert_eq!(options.symbol(Seat::Near, Seat::Far), Symbol::O);
/// assert_eq!(options.first_mover, FirstMover::Near);
/// # Ok::<(), dooz_play::options::OptionError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MatchOptions {
    /// The rules of the game.
    pub rules: Rules,
    /// The participants at the near and at the far seat.
    pub participants: [Participant; 2],
    /// The rule for the first move of each game.
    pub first_mover: FirstMover,
    /// The symbols of the participants.
    pub symbols: Symbols,
    /// `true` if the first stone of a computer player falls on a random square,
    /// as in the game of Machinarium's cafe.
    pub random_stone: bool,
    /// `true` if the players choose their sides in each game by
    /// [`Swap2`](crate::swap2::Swap2), where the rules have such an opening.
    pub swap2: bool,
    /// The seed of all random choices.
    pub seed: u64,
    /// The time of each participant for a game.
    pub clock: TimeControl,
}

/// The rule for who draws crosses and who draws circles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Symbols {
    /// The near seat draws this symbol throughout the match.
    Near(Symbol),
    /// The first player of each game draws this symbol.
    First(Symbol),
}

impl MatchOptions {
    /// Creates the options of a person against the [default
    /// opponent](BrainSpec::default_opponent) of these rules.
    ///
    /// ```
    /// use dooz_core::Rules;
    /// use dooz_play::matches::{MatchOptions, Seat};
    /// let options = MatchOptions::by_rules(Rules::GOMOKU);
    /// assert_eq!(options.participant(Seat::Far).name(), "engine");
    /// ```
    #[must_use]
    pub fn by_rules(rules: Rules) -> Self {
        Self::against(BrainSpec::default_opponent(rules)).with_rules(rules)
    }

    /// Creates the options of a person against a computer player as in its
    /// article: the rules, the first move, and the symbols. Players without an
    /// article play by their [default rules](BrainSpec::default_rules).
    #[must_use]
    pub fn against(brain: BrainSpec) -> Self {
        let options = Self {
            participants: [Participant::Person, Participant::Computer(brain)],
            ..Self::between_people(brain.default_rules())
        };
        let Some(article) = brain.row().classic else {
            return options;
        };
        let by_chance = article.beginner == Beginner::ProgramByChance;
        Self {
            rules: article.rules,
            symbols: Symbols::Near(article.person),
            first_mover: if by_chance {
                FirstMover::Far
            } else {
                FirstMover::Near
            },
            random_stone: by_chance,
            ..options
        }
    }

    /// Creates the options of a match between two people; the near one has the
    /// crosses and moves first.
    #[must_use]
    pub const fn between_people(rules: Rules) -> Self {
        Self {
            rules,
            participants: [Participant::Person; 2],
            first_mover: FirstMover::Near,
            symbols: Symbols::Near(Symbol::X),
            random_stone: false,
            swap2: false,
            seed: 0,
            clock: TimeControl::UNLIMITED,
        }
    }

    /// Changes the rules. Those of Machinarium's cafe come with their opening,
    /// a stone of the computer on a random square; with all others the near
    /// seat opens.
    #[must_use]
    pub fn with_rules(self, rules: Rules) -> Self {
        let is_cafe =
            rules == Rules::MACHINARIUM && self.participant(Seat::Far) != Participant::Person;
        Self {
            rules,
            first_mover: if is_cafe {
                FirstMover::Far
            } else {
                FirstMover::Near
            },
            random_stone: is_cafe,
            ..self
        }
    }

    /// Lets the players choose their sides in each game by
    /// [`Swap2`](crate::swap2::Swap2). The symbols go with the sides: the first player
    /// of each game draws this one.
    ///
    /// ```
    /// use dooz_core::{Rules, Symbol};
    /// use dooz_play::matches::{MatchOptions, Symbols};
    /// let options = MatchOptions::by_rules(Rules::GOMOKU).with_swap2(Symbol::O);
    /// assert_eq!(options.symbols, Symbols::First(Symbol::O));
    /// ```
    #[must_use]
    pub const fn with_swap2(self, first: Symbol) -> Self {
        Self {
            swap2: true,
            random_stone: false,
            symbols: Symbols::First(first),
            ..self
        }
    }

    /// Lets games begin without an opening; the near seat draws this symbol.
    #[must_use]
    pub const fn with_free_opening(self, near: Symbol) -> Self {
        Self {
            swap2: false,
            symbols: Symbols::Near(near),
            ..self
        }
    }

    /// Returns the participant at a seat.
    #[must_use]
    pub const fn participant(&self, seat: Seat) -> Participant {
        self.participants[seat as usize]
    }

    /// Returns the symbol of a seat in a game in which `first_mover` moves
    /// first.
    #[must_use]
    pub fn symbol(&self, seat: Seat, first_mover: Seat) -> Symbol {
        let (owner, symbol) = match self.symbols {
            Symbols::Near(symbol) => (Seat::Near, symbol),
            Symbols::First(symbol) => (first_mover, symbol),
        };
        if seat == owner { symbol } else { !symbol }
    }

    /// Returns the numbering of the squares in the article of the far
    /// participant, if it is one of the published programs and numbers them. Nobody
    /// types the numbers in a show.
    #[must_use]
    pub fn numbering(&self) -> Option<Notation> {
        let article = self.participant(Seat::Far).classic()?;
        let numbers = matches!(article.notation, Notation::Cell | Notation::Keypad);
        (numbers && !self.is_show() && article.notation.fits(self.rules))
            .then_some(article.notation)
    }

    /// Returns `true` if only computers play.
    #[must_use]
    pub fn is_show(&self) -> bool {
        !self.participants.contains(&Participant::Person)
    }

    /// Returns `true` if a computer plays.
    #[must_use]
    pub fn has_computer(&self) -> bool {
        let mut participants = self.participants.iter();
        participants.any(|participant| *participant != Participant::Person)
    }

    /// Checks that both participants play by the rules.
    ///
    /// # Errors
    ///
    /// Returns an error if a computer player does not; the near seat is checked
    /// first.
    pub fn check(&self) -> Result<(), CannotPlay> {
        self.participants
            .iter()
            .try_for_each(|participant| participant.plays(self.rules))
    }
}

/// Tic-tac-toe against the perfect player; the person has the crosses and
/// moves first.
impl Default for MatchOptions {
    fn default() -> Self {
        Self {
            participants: [Participant::Person, Participant::PERFECT],
            ..Self::between_people(Rules::TIC_TAC_TOE)
        }
    }
}
