//! Who stands better in a position, for a bar and in words.

use dooz_coach::advice::{MoveValue, ValueMap};
use dooz_core::{Outcome, Player, Position, Symbol};
use dooz_locale::Locale;
use dooz_locale::coach::advice;

use super::{final_balance, map_balance};

/// Who stands better in a position.
///
/// ```
/// use dooz_coach::advice::Adviser;
/// use dooz_core::{Limits, Rules, Setup, Symbol};
/// use dooz_locale::{Language, Locale};
/// use dooz_web::analysis::Standing;
/// let setup = Setup::parse(Rules::TIC_TAC_TOE, "XX. / OO. / ...", Symbol::X)?;
/// let position = setup.position()?;
/// let map = Adviser::new().values(&position, &Limits::default());
/// let standing = Standing::of(&position, setup.first(), Some(&map));
/// assert_eq!(standing.share(), Some(100));
/// assert_eq!(standing.text(&Locale::new(Language::English)), "X to move: win in 1.");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Who stands better, as [`balance`](super::balance) counts; none if it
    /// is not known.
    pub balance: Option<i8>,
    /// How the game has ended, if it has.
    pub outcome: Option<Outcome>,
    /// What the first player draws.
    pub first: Symbol,
    /// Who is to move.
    pub turn: Player,
    /// What the best move is worth, as far as is known.
    pub worth: MoveValue,
    /// Whether that is proven.
    pub exact: bool,
}

impl Standing {
    /// The standing of a position, of whose moves this is known.
    #[must_use]
    pub fn of(position: &Position, first: Symbol, map: Option<&ValueMap>) -> Self {
        let outcome = position.outcome();
        let best = map.and_then(ValueMap::best);
        Self {
            balance: outcome
                .map(final_balance)
                .or_else(|| map.and_then(map_balance)),
            outcome,
            first,
            turn: position.turn(),
            worth: best.map_or(MoveValue::Unknown, |best| best.value),
            exact: outcome.is_some() || map.is_some_and(|map| map.value().is_some()),
        }
    }

    /// How much of the bar is the first player's, in percent.
    #[must_use]
    pub fn share(&self) -> Option<u8> {
        let share = |balance| u8::try_from(i16::midpoint(i16::from(balance), 100)).ok();
        self.balance.and_then(share)
    }

    /// The symbol of a player.
    #[must_use]
    pub const fn symbol(&self, player: Player) -> Symbol {
        match (player, self.first) {
            (Player::First, symbol) => symbol,
            (Player::Second, Symbol::X) => Symbol::O,
            (Player::Second, Symbol::O) => Symbol::X,
        }
    }

    /// The standing as a sentence.
    #[must_use]
    pub fn text(&self, locale: &Locale) -> String {
        let name = |player| self.symbol(player).to_string().into();
        match self.outcome {
            Some(Outcome::Win(player)) => locale.format("play-wins", &[("player", name(player))]),
            Some(Outcome::Draw) => locale.text("play-draw").into_owned(),
            None if self.balance.is_none() => {
                locale.format("analyse-bar-waits", &[("player", name(self.turn))])
            }
            None => {
                let worth = advice::worth(self.worth, locale).into();
                locale.format(
                    "analyse-bar-says",
                    &[("player", name(self.turn)), ("worth", worth)],
                )
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dooz_core::{Rules, Setup};
    use dooz_locale::Language;

    fn standing(picture: &str, to_move: Symbol) -> Standing {
        let setup = Setup::parse(Rules::TIC_TAC_TOE, picture, to_move).unwrap();
        Standing::of(&setup.position().unwrap(), setup.first(), None)
    }

    #[test]
    fn the_end_of_a_game_is_known_without_a_search() {
        let standing = standing("OOO / XX. / ...", Symbol::X);
        assert_eq!(standing.share(), Some(100));
        assert!(standing.exact);
        assert_eq!(standing.text(&Locale::new(Language::English)), "O wins!");
    }

    #[test]
    fn what_is_not_known_is_said_to_be_so() {
        let standing = standing("X.. / ... / ...", Symbol::O);
        assert_eq!(standing.share(), None);
        assert_eq!(
            standing.text(&Locale::new(Language::English)),
            "O to move: not known yet."
        );
    }
}
