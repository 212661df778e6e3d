//! The evaluation of a position, for the evaluation bar and in words.

use dooz_core::{Outcome, Player, Position};
use dooz_locale::Locale;

use super::Worth;

/// The evaluation of a position.
///
/// ```
/// use dooz_core::{Rules, Setup, Symbol};
/// use dooz_locale::{Language, Locale};
/// use dooz_web::analysis::{Standing, Worth};
/// let setup = Setup::parse(Rules::TIC_TAC_TOE, "OOO / XX. / ...", Symbol::X)?;
/// let standing = Standing::of(&setup.position()?, Worth::Unknown);
/// assert_eq!(standing.worth.percent(), Some(100));
/// let names = ["O", "X"].map(str::to_owned);
/// assert_eq!(standing.text(&names, &Locale::new(Language::English)), "O wins!");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// The value of the position, as far as it is known.
    pub worth: Worth,
    /// The outcome, if the game is over.
    pub outcome: Option<Outcome>,
}

impl Standing {
    /// Evaluates a position, given what is known of it if it is not over.
    #[must_use]
    pub fn of(position: &Position, known: Worth) -> Self {
        let outcome = position.outcome();
        Self {
            worth: outcome.map_or(known, Worth::of_outcome),
            outcome,
        }
    }

    /// Describes the evaluation in a sentence, given the names of both players.
    #[must_use]
    pub fn text(&self, names: &[String; 2], locale: &Locale) -> String {
        let name = |player: Player| ("player", (&*names[player as usize]).into());
        match (self.outcome, self.worth) {
            (Some(Outcome::Win(player)), _) => locale.format("play-wins", &[name(player)]),
            (Some(Outcome::Draw), _) => locale.text("play-draw").into_owned(),
            (None, Worth::Unknown) => locale.text("analyse-bar-waits").into_owned(),
            (None, Worth::Chance(percent)) => {
                let gaps = [name(Player::First), ("percent", u16::from(percent).into())];
                locale.format("analyse-bar-says", &gaps)
            }
            (None, worth) => {
                let worth = match worth {
                    Worth::Draw => locale.text("advice-value-draw").into_owned(),
                    worth => worth.text(names, locale),
                };
                locale.format("analyse-bar-proven", &[("worth", worth.into())])
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dooz_core::Rules;
    use dooz_locale::Language;

    fn says(worth: Worth) -> String {
        let position = Position::new(Rules::TIC_TAC_TOE);
        let names = ["Black", "White"].map(str::to_owned);
        Standing::of(&position, worth).text(&names, &Locale::new(Language::English))
    }

    #[test]
    fn an_evaluation_is_the_chance_of_the_first_player_or_a_proof() {
        assert_eq!(says(Worth::Unknown), "Not known yet.");
        assert_eq!(says(Worth::Chance(46)), "Black’s chance: 46%.");
        assert_eq!(says(Worth::Draw), "Proven: draw.");
        let wins = |is_bound| Worth::Win {
            player: Player::Second,
            plies: 6,
            is_bound,
        };
        assert_eq!(says(wins(false)), "Proven: White wins in 3.");
        assert_eq!(says(wins(true)), "Proven: White wins in at most 3.");
    }
}
