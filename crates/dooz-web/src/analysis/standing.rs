//! The evaluation of a position, for the evaluation bar and in words.

use dooz_coach::advice::{MoveValue, ValueMap};
use dooz_core::{Outcome, Player, Position, Symbol};
use dooz_locale::Locale;
use dooz_locale::coach::advice;

use super::{final_balance, map_balance};

/// The evaluation of a position.
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
    /// The [`balance`](super::balance), if it is known.
    pub balance: Option<i8>,
    /// The outcome, if the game is over.
    pub outcome: Option<Outcome>,
    /// The symbol of the first player.
    pub first: Symbol,
    /// The player to move.
    pub turn: Player,
    /// The value of the best move, as far as it is known.
    pub value: MoveValue,
    /// `true` if the value is proven.
    pub exact: bool,
}

impl Standing {
    /// Evaluates a position, given what is known of its moves.
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
            value: best.map_or(MoveValue::Unknown, |best| best.value),
            exact: outcome.is_some()
                || map.is_some_and(|map| map.value().is_some())
                || best.is_some_and(|best| best.is_exact() && best.value.is_win()),
        }
    }

    /// Returns the first player's share of the bar, in percent.
    #[must_use]
    pub fn share(&self) -> Option<u8> {
        let share = |balance| u8::try_from(i16::midpoint(i16::from(balance), 100)).ok();
        self.balance.and_then(share)
    }

    /// Returns the symbol of a player.
    #[must_use]
    pub const fn symbol(&self, player: Player) -> Symbol {
        match (player, self.first) {
            (Player::First, symbol) => symbol,
            (Player::Second, Symbol::X) => Symbol::O,
            (Player::Second, Symbol::O) => Symbol::X,
        }
    }

    /// Describes the evaluation in a sentence.
    #[must_use]
    pub fn text(&self, locale: &Locale) -> String {
        let name = |player| self.symbol(player).to_string().into();
        match self.outcome {
            Some(Outcome::Win(player)) => locale.format("play-wins", &[("player", name(player))]),
            Some(Outcome::Draw) => locale.text("play-draw").into_owned(),
            None if self.value == MoveValue::Unknown => {
                locale.format("analyse-bar-waits", &[("player", name(self.turn))])
            }
            None => {
                let worth = advice::value(self.value, locale).into();
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
    fn an_unknown_evaluation_is_described_as_such() {
        let standing = standing("X.. / ... / ...", Symbol::O);
        assert_eq!(standing.share(), None);
        assert_eq!(
            standing.text(&Locale::new(Language::English)),
            "O to move: not known yet."
        );
    }
}
