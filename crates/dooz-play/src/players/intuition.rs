//! Intuitions with the weights of their user.

use std::fmt;
use std::str::FromStr;

use dooz_core::Rules;
use dooz_core::textbook::{Intuition, Weights};

use super::{BrainSpec, machinarium};
use crate::options::OptionError;

/// An intuition as its user has set it up: the options of the intuitive player, and
/// weights that take the place of those of its family.
///
/// Its text lists what differs from the default:
///
/// ```
/// use dooz_core::Rules;
/// use dooz_play::players::IntuitionSpec;
/// let spec: IntuitionSpec = "style=50:own=1,10,100:spoiled=1,5".parse()?;
/// assert_eq!(spec.to_string(), "style=50:own=1,10,100:spoiled=1,5");
/// let weights = spec.intuition(Rules::MACHINARIUM).weights;
/// assert_eq!((weights.own(2), weights.own(4)), (10, 100));
/// # Ok::<(), dooz_play::options::OptionError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IntuitionSpec {
    /// The intuitive player with its options.
    pub player: BrainSpec,
    /// The weights `g` of rows that a move makes.
    pub own: Option<WeightList>,
    /// The weights `q` of rows that a move spoils.
    pub spoiled: Option<WeightList>,
}

/// The weights of rows of 1, 2, 3 and more stones. The last one is that of all longer
/// rows.
///
/// ```
/// use dooz_play::players::WeightList;
/// let weights: WeightList = "1, 10, 100".parse()?;
/// assert_eq!((weights.of(2), weights.of(7)), (10, 100));
/// assert_eq!(weights.to_string(), "1,10,100");
/// # Ok::<(), dooz_play::options::OptionError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WeightList {
    /// There is one at least.
    weights: Vec<i64>,
}

impl IntuitionSpec {
    /// The name of the intuitive player.
    const PLAYER: &str = "machinarium";

    /// Returns the intuition for a game.
    #[must_use]
    pub fn intuition(&self, rules: Rules) -> Intuition {
        let player = machinarium(&self.player);
        let default = player.family.weights(rules.k());
        let weight = |list: &Option<WeightList>, length, default: i64| {
            list.as_ref().map_or(default, |list| list.of(length))
        };
        let weights = Weights::from_fn(
            rules.k(),
            |length| weight(&self.own, length, default.own(length)),
            |length| weight(&self.spoiled, length, default.opponent(length)),
        );
        Intuition {
            weights: weights.styled(player.style),
            ..player.intuition(rules)
        }
    }

    /// Sets an option of the player, or the weights `own` or `spoiled`, from its text.
    ///
    /// # Errors
    ///
    /// Returns an error if there is no such option, or it has no such value.
    pub fn set(&mut self, option: &str, value: &str) -> Result<(), OptionError> {
        match option {
            "own" => self.own = Some(value.parse()?),
            "spoiled" => self.spoiled = Some(value.parse()?),
            _ => self.player.set(option, value)?,
        }
        Ok(())
    }
}

impl Default for IntuitionSpec {
    fn default() -> Self {
        Self {
            player: BrainSpec::by_name(Self::PLAYER).expect("there is this player"),
            own: None,
            spoiled: None,
        }
    }
}

impl FromStr for IntuitionSpec {
    type Err = OptionError;

    fn from_str(text: &str) -> Result<Self, OptionError> {
        let mut spec = Self::default();
        for option in text.split(':').filter(|option| !option.is_empty()) {
            let (name, value) = option.split_once('=').unwrap_or((option, ""));
            spec.set(name, value)?;
        }
        Ok(spec)
    }
}

impl fmt::Display for IntuitionSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let player = self.player.to_string();
        let mut parts: Vec<String> = player.split(':').skip(1).map(str::to_owned).collect();
        parts.extend(self.own.as_ref().map(|own| format!("own={own}")));
        parts.extend(
            self.spoiled
                .as_ref()
                .map(|spoiled| format!("spoiled={spoiled}")),
        );
        f.write_str(&parts.join(":"))
    }
}

impl WeightList {
    /// Returns the weight of rows of a length.
    #[must_use]
    pub fn of(&self, length: u8) -> i64 {
        let place = usize::from(length).saturating_sub(1);
        self.weights[place.min(self.weights.len() - 1)]
    }
}

impl FromStr for WeightList {
    type Err = OptionError;

    fn from_str(text: &str) -> Result<Self, OptionError> {
        let weight = |word: &str| {
            let weight = word.trim().parse().ok();
            let weight = weight.filter(|weight| (0..=Weights::MAX).contains(weight));
            weight.ok_or_else(|| OptionError::Number {
                value: word.trim().to_owned(),
                from: 0,
                to: Weights::MAX,
            })
        };
        let weights = text.split(',').map(weight).collect::<Result<_, _>>()?;
        Ok(Self { weights })
    }
}

impl fmt::Display for WeightList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let weights = self.weights.iter().map(i64::to_string);
        f.write_str(&weights.collect::<Vec<_>>().join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_weight_is_named() {
        let read = |text: &str| text.parse::<IntuitionSpec>();
        let wrong = |word: &str| {
            Err(OptionError::Number {
                value: word.to_owned(),
                from: 0,
                to: Weights::MAX,
            })
        };
        assert_eq!(read("own=1,x"), wrong("x"));
        assert_eq!(read("spoiled=-1"), wrong("-1"));
        assert_eq!(read("own="), wrong(""));
        assert!(matches!(
            read("colour=red"),
            Err(OptionError::Option { .. })
        ));
    }

    #[test]
    fn without_weights_of_its_own_it_is_the_player() {
        let rules = Rules::MACHINARIUM;
        let spec: IntuitionSpec = "family=factorial:style=-50:count=line".parse().unwrap();
        assert_eq!(spec.to_string(), "family=factorial:style=-50:count=line");
        let player = machinarium(&spec.player);
        assert_eq!(spec.intuition(rules), player.intuition(rules));
    }
}
