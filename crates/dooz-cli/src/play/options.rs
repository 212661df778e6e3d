//! What is played, by whom, and who begins.

use std::fmt;
use std::str::FromStr;

use dooz_core::classics::Classic;
use dooz_core::{CannotPlay, Notation, Rules, Symbol};
use dooz_play::players::{BrainKind, BrainSpec, BrainSpecError, ThinkLimits};

/// What decides every game of a match, its chance included: two matches with
/// equal options and equal moves of people are equal.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MatchOptions {
    /// The rules of the game.
    pub rules: Rules,
    /// Who sits at the near and at the far side: see [`Place`].
    pub seats: [Seat; 2],
    /// Who makes the first move of each game.
    pub begins: Begins,
    /// What the near seat draws; the far seat draws the other symbol.
    pub near_symbol: Symbol,
    /// Whether the first stone of a computer player falls on a random cell,
    /// as in the game of Machinarium's cafe.
    pub random_stone: bool,
    /// The seed of all chance.
    pub seed: u64,
}

impl MatchOptions {
    /// A person against a brain, as its article has it: the rules, who
    /// begins, and who draws what.
    ///
    /// ```
    /// use dooz_cli::play::options::{Begins, MatchOptions, Place};
    /// use dooz_core::Symbol;
    /// let options = MatchOptions::against("sisoog".parse()?, 1);
    /// assert_eq!(options.symbol(Place::Near), Symbol::O);
    /// assert_eq!(options.begins, Begins::First);
    /// # Ok::<(), dooz_play::players::BrainSpecError>(())
    /// ```
    #[must_use]
    pub fn against(brain: BrainSpec, seed: u64) -> Self {
        let article = Classic::of(brain.name());
        let options = Self {
            rules: Rules::TIC_TAC_TOE,
            seats: [Seat::Person, Seat::Brain(brain)],
            begins: Begins::First,
            near_symbol: article.map_or(Symbol::X, |classic| classic.person),
            random_stone: false,
            seed,
        };
        // The brains that are no article's are met as most people know it.
        options.with_rules(article.map_or(Rules::TIC_TAC_TOE, |classic| classic.rules))
    }

    /// The same match on another board. The game of Machinarium's cafe comes
    /// with its begin: a stone of the computer on a random cell. All others
    /// begin with the near seat.
    #[must_use]
    pub fn with_rules(self, rules: Rules) -> Self {
        let is_cafe = rules == Rules::MACHINARIUM && self.seat(Place::Far) != Seat::Person;
        Self {
            rules,
            begins: if is_cafe {
                Begins::Second
            } else {
                Begins::First
            },
            random_stone: is_cafe,
            ..self
        }
    }

    /// Who sits at a place.
    #[must_use]
    pub const fn seat(&self, place: Place) -> Seat {
        self.seats[place as usize]
    }

    /// What is drawn from a place.
    #[must_use]
    pub fn symbol(&self, place: Place) -> Symbol {
        match place {
            Place::Near => self.near_symbol,
            Place::Far => !self.near_symbol,
        }
    }

    /// How the opponent's article numbers the cells, if it does so.
    #[must_use]
    pub fn numbering(&self) -> Option<Notation> {
        let article = Classic::of(self.seat(Place::Far).name())?;
        let numbers = matches!(article.notation, Notation::Cell | Notation::Keypad);
        (numbers && article.notation.fits(self.rules)).then_some(article.notation)
    }

    /// Whether nobody plays but computers.
    #[must_use]
    pub fn is_show(&self) -> bool {
        !self.seats.contains(&Seat::Person)
    }
}

impl Default for MatchOptions {
    /// Tic-tac-toe against the perfect player; the person has X and begins.
    fn default() -> Self {
        let limits = ThinkLimits::default();
        Self::against(
            BrainSpec {
                kind: BrainKind::Perfect,
                limits,
            },
            0,
        )
    }
}

/// One of the two sides of the table. A place keeps its seat and its symbol
/// through a whole match, whoever begins the single game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// The side of the person at the keyboard; in a show, that of the brain
    /// named first.
    Near,
    /// The other side.
    Far,
}

impl Place {
    /// Both places.
    pub const BOTH: [Self; 2] = [Self::Near, Self::Far];

    /// The name as records write and read it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Near => "near",
            Self::Far => "far",
        }
    }
}

impl std::ops::Not for Place {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::Near => Self::Far,
            Self::Far => Self::Near,
        }
    }
}

/// Who plays: a person, or a computer player.
///
/// ```
/// use dooz_cli::play::options::Seat;
/// assert_eq!("person".parse(), Ok(Seat::Person));
/// assert_eq!("search:4".parse::<Seat>()?.to_string(), "search:depth=4");
/// # Ok::<(), dooz_play::players::BrainSpecError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Seat {
    /// A person.
    Person,
    /// A computer player.
    Brain(BrainSpec),
}

impl Seat {
    /// `person`, or the player's name without its options.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Person => "person",
            Self::Brain(spec) => spec.name(),
        }
    }

    /// Whether whoever sits here knows these rules. A person does.
    ///
    /// # Errors
    ///
    /// If the computer player does not.
    pub fn plays(&self, rules: Rules) -> Result<(), CannotPlay> {
        match self {
            Self::Person => Ok(()),
            Self::Brain(spec) => spec.plays(rules),
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person => f.write_str("person"),
            Self::Brain(spec) => spec.fmt(f),
        }
    }
}

impl FromStr for Seat {
    type Err = BrainSpecError;

    fn from_str(text: &str) -> Result<Self, BrainSpecError> {
        if text.eq_ignore_ascii_case("person") {
            return Ok(Self::Person);
        }
        text.parse().map(Self::Brain)
    }
}

/// Who makes the first move of each game.
///
/// ```
/// use dooz_cli::play::options::Begins;
/// assert_eq!("alternating".parse(), Ok(Begins::Alternating));
/// assert!("nobody".parse::<Begins>().is_err());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Begins {
    /// The near seat: the person.
    #[default]
    First,
    /// The far seat: the opponent.
    Second,
    /// Whoever chance chooses, in every game anew.
    Random,
    /// The near seat in the first game, and then each in turn.
    Alternating,
}

impl Begins {
    /// Every choice.
    pub const ALL: [Self; 4] = [Self::First, Self::Second, Self::Random, Self::Alternating];

    /// The name on the command line and in records.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Second => "second",
            Self::Random => "random",
            Self::Alternating => "alternating",
        }
    }
}

impl fmt::Display for Begins {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Begins {
    type Err = ParseBeginsError;

    fn from_str(text: &str) -> Result<Self, ParseBeginsError> {
        let found = Self::ALL
            .into_iter()
            .find(|begins| begins.name().eq_ignore_ascii_case(text));
        found.ok_or(ParseBeginsError)
    }
}

/// A text that does not say who begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseBeginsError;

impl fmt::Display for ParseBeginsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("who begins is first, second, random or alternating")
    }
}

impl std::error::Error for ParseBeginsError {}
