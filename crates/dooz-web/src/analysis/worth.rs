//! The value of a move or a position, in the one unit of the screens.

use dooz_coach::advice::{MoveValue, ValueMap, ValuedMove};
use dooz_core::{Outcome, Player};
use dooz_locale::{Locale, coach::advice};

/// The value of a move or a position: the chance of the first player, whoever is to
/// move, or the end that is proven.
///
/// ```
/// use dooz_coach::advice::{Knowledge, MoveValue, ValuedMove};
/// use dooz_core::Player;
/// use dooz_web::analysis::Worth;
/// let square = "b2".parse()?;
/// let knowledge = Knowledge::Search { plies: 8 };
/// let good = ValuedMove { square, value: MoveValue::Estimate { score: 150 }, knowledge };
/// assert_eq!(Worth::of(&good, Player::First), Worth::Chance(68));
/// assert_eq!(Worth::of(&good, Player::Second), Worth::Chance(32));
/// let (value, knowledge) = (MoveValue::Loss { plies: 4 }, Knowledge::Exact);
/// let lost = ValuedMove { square, value, knowledge };
/// let win = Worth::Win { player: Player::Second, plies: 4, is_bound: false };
/// assert_eq!(Worth::of(&lost, Player::First), win);
/// assert_eq!(win.percent(), Some(0));
/// # Ok::<(), dooz_core::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Worth {
    /// Nothing is known.
    #[default]
    Unknown,
    /// The first player's chance of winning in whole per cent, from 1 to 99: nothing is
    /// proven.
    Chance(u8),
    /// It is proven that neither player can force a win.
    Draw,
    /// It is proven that a player wins.
    Win {
        /// That player.
        player: Player,
        /// The number of plies to the end; 0 if the game is over.
        plies: u16,
        /// `true` if a shorter way may exist.
        is_bound: bool,
    },
}

impl Worth {
    /// Returns the value of a move of the player `mover`.
    #[must_use]
    pub fn of(found: &ValuedMove, mover: Player) -> Self {
        Self::new(found, found.is_proven(), mover)
    }

    /// Returns the value of the position of a map, given best play.
    #[must_use]
    pub fn of_map(map: &ValueMap) -> Self {
        let Some(best) = map.best() else {
            return Self::Unknown;
        };
        // A draw or a loss is proven only if every other move is no better.
        let exact = map.is_proven() || (best.is_proven() && best.value.is_win());
        Self::new(best, exact, map.turn)
    }

    /// Returns the value of a finished game.
    #[must_use]
    pub const fn of_outcome(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Win(player) => Self::Win {
                player,
                plies: 0,
                is_bound: false,
            },
            Outcome::Draw => Self::Draw,
        }
    }

    pub(super) fn new(found: &ValuedMove, is_proven: bool, mover: Player) -> Self {
        let is_bound = found.is_bound();
        let win = |player, plies| Self::Win {
            player,
            plies,
            is_bound,
        };
        match (found.value, is_proven) {
            (MoveValue::Win { plies }, true) => win(mover, plies),
            (MoveValue::Loss { plies }, true) => win(!mover, plies),
            (MoveValue::Draw, true) => Self::Draw,
            (value, _) => value
                .chance()
                .map_or(Self::Unknown, |chance| Self::Chance(percent(chance, mover))),
        }
    }

    /// Returns the first player's chance in whole per cent.
    #[must_use]
    pub const fn percent(self) -> Option<u8> {
        match self {
            Self::Unknown => None,
            Self::Chance(percent) => Some(percent),
            Self::Draw => Some(50),
            Self::Win { player, .. } => Some(match player {
                Player::First => 100,
                Player::Second => 0,
            }),
        }
    }

    /// Returns `true` if it is proven.
    #[must_use]
    pub const fn is_proven(self) -> bool {
        matches!(self, Self::Draw | Self::Win { .. })
    }

    /// Writes it in a few words, given the names of both players: "X 46%" or
    /// "X wins in 3".
    #[must_use]
    pub fn text(self, names: &[String; 2], locale: &Locale) -> String {
        match self {
            Self::Unknown => locale.text("advice-value-unknown").into_owned(),
            Self::Chance(percent) => {
                let player = ("player", (&*names[0]).into());
                locale.format(
                    "analyse-worth-chance",
                    &[player, ("percent", percent_gap(percent))],
                )
            }
            Self::Draw => locale.text("analyse-worth-draw").into_owned(),
            Self::Win {
                player,
                plies,
                is_bound,
            } => {
                let player = ("player", (&*names[player as usize]).into());
                if plies == 0 {
                    return locale.format("analyse-worth-won", &[player]);
                }
                let [count, length] = advice::in_moves(plies, is_bound);
                locale.format("analyse-worth-win", &[player, count, length])
            }
        }
    }
}

/// Returns the first player's chance in whole per cent, given that of a player. Nothing
/// but a proof is certain.
#[expect(clippy::cast_possible_truncation, reason = "it lies between 1 and 99")]
fn percent(chance: f64, of: Player) -> u8 {
    let of_first = match of {
        Player::First => chance,
        Player::Second => 1.0 - chance,
    };
    let percent = (100.0 * of_first).round().clamp(1.0, 99.0) as i8;
    percent.unsigned_abs()
}

fn percent_gap(percent: u8) -> dooz_locale::Value<'static> {
    u16::from(percent).into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use dooz_coach::advice::{Adviser, Knowledge};
    use dooz_core::{Limits, Rules, Setup, Symbol};
    use dooz_locale::Language;

    fn worth(picture: &str, to_move: Symbol) -> Worth {
        let setup = Setup::parse(Rules::TIC_TAC_TOE, picture, to_move).unwrap();
        let position = setup.position().unwrap();
        Worth::of_map(&Adviser::new().values(&position, &Limits::default()))
    }

    #[test]
    fn a_proven_value_is_said_as_such() {
        let names = ["X", "O"].map(str::to_owned);
        let english = Locale::new(Language::English);
        let win = worth("XX. / OO. / ...", Symbol::X);
        assert_eq!(win.text(&names, &english), "X wins in 1");
        let draw = worth("... / ... / ...", Symbol::X);
        assert_eq!(draw.text(&names, &english), "draw, proven");
        assert_eq!(Worth::Chance(46).text(&names, &english), "X 46%");
    }

    #[test]
    fn a_win_of_which_a_shorter_way_may_exist_takes_at_most_so_many_moves() {
        let found = ValuedMove {
            square: "a1".parse().unwrap(),
            value: MoveValue::Win { plies: 9 },
            knowledge: Knowledge::Proven,
        };
        let names = ["X", "O"].map(str::to_owned);
        let says = |language| {
            let text = Worth::of(&found, Player::First).text(&names, &Locale::new(language));
            dooz_locale::terminal::without_marks(&text)
        };
        assert_eq!(says(Language::English), "X wins in at most 5");
        assert_eq!(says(Language::Persian), "X در حداکثر ۵ حرکت می‌برد");
        assert_eq!(says(Language::Arabic), "يفوز X في ٥ نقلات على الأكثر");
        let russian = "X: выигрыш не более чем за 5 ходов";
        assert_eq!(says(Language::Russian), russian);
    }

    #[test]
    fn an_estimate_is_never_certain_and_has_one_sign_for_both_players() {
        for score in [0, 1, 1000, i64::MAX - 1] {
            let square = "a1".parse().unwrap();
            let knowledge = Knowledge::Search { plies: 3 };
            let value = MoveValue::Estimate { score };
            let found = ValuedMove {
                square,
                value,
                knowledge,
            };
            let [first, second] = Player::BOTH.map(|mover| Worth::of(&found, mover).percent());
            let (first, second) = (first.unwrap(), second.unwrap());
            assert!((50..=99).contains(&first));
            assert_eq!(first + second, 100);
        }
    }

    #[test]
    fn a_win_that_a_search_has_seen_is_not_proven() {
        let found = ValuedMove {
            square: "a1".parse().unwrap(),
            value: MoveValue::Win { plies: 9 },
            knowledge: Knowledge::Search { plies: 12 },
        };
        assert_eq!(Worth::of(&found, Player::Second), Worth::Chance(1));
    }
}
