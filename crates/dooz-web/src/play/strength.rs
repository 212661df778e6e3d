//! The strength of an opponent in words.

use dooz_core::Rules;
use dooz_locale::Locale;
use dooz_play::levels::{Level, Strength};
use dooz_play::matches::Participant;
use dooz_play::players::BrainSpec;

/// A stop of the strength slider, which gives the levels around it their name.
///
/// ```
/// use dooz_web::play::StrengthStop;
/// assert_eq!(StrengthStop::of(45), StrengthStop::Casual);
/// assert_eq!(StrengthStop::of(99), StrengthStop::Strong);
/// assert!(StrengthStop::ALL.iter().all(|&stop| StrengthStop::of(stop.level()) == stop));
/// assert_eq!(StrengthStop::of(100), StrengthStop::Best);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StrengthStop {
    /// Many slips.
    Easy,
    /// A slip now and then.
    Casual,
    /// Few slips.
    Strong,
    /// No slips.
    Best,
}

/// The level of the first opponent.
pub const FIRST_LEVEL: u8 = 45;

impl StrengthStop {
    /// All stops, the weakest first.
    pub const ALL: [Self; 4] = [Self::Easy, Self::Casual, Self::Strong, Self::Best];

    /// Returns the stop of a level from 0 to 100.
    #[must_use]
    pub const fn of(level: u8) -> Self {
        match level {
            0..30 => Self::Easy,
            30..60 => Self::Casual,
            60..100 => Self::Strong,
            _ => Self::Best,
        }
    }

    /// Returns the level that its name chooses.
    #[must_use]
    pub const fn level(self) -> u8 {
        match self {
            Self::Easy => 15,
            Self::Casual => FIRST_LEVEL,
            Self::Strong => 80,
            Self::Best => 100,
        }
    }

    /// Returns the key of its name. Only where the game can be solved does the best
    /// level play perfectly.
    #[must_use]
    pub fn key(self, rules: Rules) -> &'static str {
        match self {
            Self::Easy => "strength-easy",
            Self::Casual => "strength-casual",
            Self::Strong => "strength-strong",
            Self::Best if Strength::of(Level::BEST, rules) == Strength::Perfect => {
                "strength-perfect"
            }
            Self::Best => "strength-best",
        }
    }
}

/// Says what a level sees, and how often it slips.
///
/// ```
/// use dooz_core::Rules;
/// use dooz_locale::{Language, Locale};
/// use dooz_web::play::sight;
/// let english = Locale::new(Language::English);
/// assert_eq!(
///     sight(45, Rules::TIC_TAC_TOE, &english),
///     "Sees the game to its end, but in 55 of 100 moves plays at random.",
/// );
/// ```
#[must_use]
pub fn sight(level: u8, rules: Rules, locale: &Locale) -> String {
    let level = Level::new(level).unwrap_or(Level::BEST);
    let of_level = u32::from(level.slip_percent());
    let (seen, slips) = match Strength::of(level, rules) {
        Strength::Perfect => (locale.text("strength-sees-all").into_owned(), of_level),
        Strength::Search { depth, .. } => (
            locale.format("strength-sees-ahead", &[("count", depth.into())]),
            of_level,
        ),
        Strength::Engine(engine) => (
            locale.format("strength-sees-positions", &[("count", engine.nodes.into())]),
            engine.slips.div_ceil(10),
        ),
    };
    let key = if slips == 0 {
        "strength-never-slips"
    } else {
        "strength-slips"
    };
    locale.format(key, &[("seen", seen.into()), ("slips", slips.into())])
}

/// Returns the level of a participant that has one.
///
/// ```
/// use dooz_web::play::level_of;
/// assert_eq!(level_of("level:70".parse()?), Some(70));
/// assert_eq!(level_of("perfect".parse()?), None);
/// # Ok::<(), dooz_play::options::OptionError>(())
/// ```
#[must_use]
pub fn level_of(participant: Participant) -> Option<u8> {
    match participant {
        Participant::Computer(spec) => spec.number(LEVEL),
        Participant::Person => None,
    }
}

/// Names a computer: the stop of its level and the level, or the player.
#[must_use]
pub fn computer_name(spec: BrainSpec, rules: Rules, locale: &Locale) -> String {
    match level_of(Participant::Computer(spec)) {
        Some(level) => {
            let stop = StrengthStop::of(level).key(rules);
            format!("{} {}", locale.text(stop), locale.number(level))
        }
        None => locale.brain(spec.name()).into_owned(),
    }
}

/// Returns the opponent of a level.
#[must_use]
pub fn opponent(level: u8) -> Participant {
    let mut spec = BrainSpec::by_name(LEVEL).expect("levels are a player");
    let set = spec.set(LEVEL, &level.min(Level::BEST.number()).to_string());
    set.expect("the level is one");
    Participant::Computer(spec)
}

/// The name of the player with levels, and of its option.
const LEVEL: &str = "level";

#[cfg(test)]
mod tests {
    use super::*;
    use dooz_locale::Language;

    #[test]
    fn every_level_has_a_sentence_on_every_kind_of_board() {
        for language in Language::ALL {
            let locale = Locale::new(language);
            for rules in ["3x3x3", "5x5x4", "15x15x5"] {
                let rules = rules.parse().unwrap();
                let sentences = [0, 45, 70, 100].map(|level| sight(level, rules, &locale));
                assert_ne!(sentences[1], sentences[2], "{language:?} {rules}");
                assert_ne!(sentences[2], sentences[3], "{language:?} {rules}");
            }
        }
    }

    #[test]
    fn nobody_is_called_perfect_where_the_end_is_out_of_reach() {
        let key = |rules| StrengthStop::Best.key(rules);
        assert_eq!(key(Rules::TIC_TAC_TOE), "strength-perfect");
        assert_eq!(key(Rules::GOMOKU), "strength-best");
    }

    #[test]
    fn an_opponent_has_the_level_that_was_asked_for() {
        for level in [0, 45, 50, 100] {
            assert_eq!(level_of(opponent(level)), Some(level));
        }
    }
}
