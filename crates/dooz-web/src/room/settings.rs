//! What is played, by whom, and how it looks.

use std::fmt;
use std::ops::Not;
use std::str::FromStr;

use dooz_core::classics::{Beginner, Classic};
use dooz_core::{Rules, Symbol};
use dooz_play::players::{BrainKind, BrainSpec, BrainSpecError, ThinkLimits};

/// What decides every game of a match, its chance included.
///
/// ```
/// use dooz_core::{Rules, Symbol};
/// use dooz_web::room::{Place, Settings};
///
/// let settings = Settings::against("sisoog".parse()?);
/// assert_eq!(settings.rules, Rules::TIC_TAC_TOE);
/// assert_eq!(settings.symbol(Place::Near, Place::Near), Symbol::O);
/// # Ok::<(), dooz_play::players::BrainSpecError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Settings {
    /// The rules of the game.
    pub rules: Rules,
    /// Who sits at the near and at the far side: see [`Place`].
    pub seats: [Seat; 2],
    /// Who makes the first move of each game.
    pub begins: Begins,
    /// Who draws which symbol.
    pub symbols: Symbols,
    /// Whether the first stone of a computer player falls on a random
    /// square, as in the game of Machinarium's cafe.
    pub random_stone: bool,
    /// The seed of all chance.
    pub seed: u64,
}

impl Settings {
    /// A person against a brain as its article has it: the rules, who
    /// begins, and who draws what. Brains of no article play tic-tac-toe.
    #[must_use]
    pub fn against(brain: BrainSpec) -> Self {
        let article = Classic::of(brain.name());
        let settings = Self {
            seats: [Seat::Person, Seat::Brain(brain)],
            symbols: Symbols::Near(article.map_or(Symbol::X, |classic| classic.person)),
            ..Self::between_people(Rules::TIC_TAC_TOE)
        };
        let Some(article) = article else {
            return settings;
        };
        let by_chance = article.beginner == Beginner::ProgramByChance;
        Self {
            rules: article.rules,
            begins: if by_chance {
                Begins::Second
            } else {
                Begins::First
            },
            random_stone: by_chance,
            ..settings
        }
    }

    /// Two people, of whom the near one has the crosses and begins.
    #[must_use]
    pub const fn between_people(rules: Rules) -> Self {
        Self {
            rules,
            seats: [Seat::Person, Seat::Person],
            begins: Begins::First,
            symbols: Symbols::Near(Symbol::X),
            random_stone: false,
            seed: 0,
        }
    }

    /// Whether the page has a board for these rules: from 3x3 to 22x22, and
    /// at least two in a row.
    #[must_use]
    pub fn has_board(rules: Rules) -> bool {
        let sizes = 3..=22;
        sizes.contains(&rules.width()) && sizes.contains(&rules.height()) && rules.k() >= 2
    }

    /// Who sits at a place.
    #[must_use]
    pub const fn seat(&self, place: Place) -> &Seat {
        &self.seats[place as usize]
    }

    /// What is drawn from a place, in a game that `begins` begins.
    #[must_use]
    pub fn symbol(&self, place: Place, begins: Place) -> Symbol {
        let (of, symbol) = match self.symbols {
            Symbols::Near(symbol) => (Place::Near, symbol),
            Symbols::First(symbol) => (begins, symbol),
        };
        if place == of { symbol } else { !symbol }
    }

    /// Whether everybody who plays knows the rules.
    #[must_use]
    pub fn can_be_played(&self) -> bool {
        Self::has_board(self.rules) && self.seats.iter().all(|seat| seat.plays(self.rules))
    }

    /// Whether nobody plays but computers.
    #[must_use]
    pub fn is_show(&self) -> bool {
        !self.seats.contains(&Seat::Person)
    }
}

/// Tic-tac-toe against the perfect player; the person has X and begins.
impl Default for Settings {
    fn default() -> Self {
        Self {
            seats: [Seat::Person, Seat::perfect()],
            ..Self::between_people(Rules::TIC_TAC_TOE)
        }
    }
}

/// One of the two sides of the table. A place keeps its seat through a whole
/// match, whoever begins the single game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// The side of the person before the screen; in a show, that of the
    /// brain named first.
    Near,
    /// The other side.
    Far,
}

impl Place {
    /// Both places.
    pub const BOTH: [Self; 2] = [Self::Near, Self::Far];
}

impl Not for Place {
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
/// use dooz_web::room::Seat;
/// assert_eq!("person".parse(), Ok(Seat::Person));
/// assert_eq!("level:60".parse(), Ok(Seat::Brain("level:level=60".parse()?)));
/// assert!("level&60".parse::<Seat>().is_err());
/// # Ok::<(), dooz_play::players::BrainSpecError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Seat {
    /// A person.
    Person,
    /// A computer player with its options.
    Brain(BrainSpec),
}

impl Seat {
    /// The perfect player, who knows all rules.
    #[must_use]
    pub const fn perfect() -> Self {
        Self::Brain(BrainSpec {
            kind: BrainKind::Perfect,
            limits: ThinkLimits {
                depth: None,
                nodes: None,
                time: None,
            },
        })
    }

    /// Whether who sits here knows these rules. People know all.
    #[must_use]
    pub fn plays(&self, rules: Rules) -> bool {
        match self {
            Self::Person => true,
            Self::Brain(brain) => brain.plays(rules).is_ok(),
        }
    }

    /// The name by which it is spoken of and chosen.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Person => "person",
            Self::Brain(brain) => brain.name(),
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

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person => f.write_str("person"),
            Self::Brain(brain) => brain.fmt(f),
        }
    }
}

/// Who makes the first move of each game.
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

    /// The name as the terminal has it.
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

/// Who draws which symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Symbols {
    /// The near seat draws this one through the whole match.
    Near(Symbol),
    /// Whoever begins a game draws this one in it.
    First(Symbol),
}
