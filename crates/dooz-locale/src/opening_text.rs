//! Sentences about an opening by swap2.

use dooz_core::{Notation, Player, Square};
use dooz_play::matches::{Match, Participant};
use dooz_play::swap2::Decision;
#[cfg(feature = "page")]
use dooz_play::swap2::Swap2;

use crate::Locale;

/// The sentences about the opening of a match by swap2.
///
/// ```
/// use dooz_core::{Notation, Player, Rules, Symbol};
/// use dooz_locale::{Language, Locale, OpeningText};
/// use dooz_play::matches::{Match, MatchOptions};
/// use dooz_play::swap2::Decision;
/// let options = MatchOptions::between_people(Rules::GOMOKU);
/// let text = OpeningText {
///     game: &Match::new(options.with_swap2(Symbol::X)),
///     locale: &Locale::new(Language::English),
///     sides: ["X", "O"].map(str::to_owned),
///     notation: Notation::Algebraic,
/// };
/// let decided = text.decided(Player::Second, &Decision::First);
/// assert_eq!(decided, "Second player: the side of X.");
/// ```
#[derive(Clone, Debug)]
pub struct OpeningText<'a> {
    /// The match.
    pub game: &'a Match,
    /// The language.
    pub locale: &'a Locale,
    /// The names by which the front end calls the sides of the first and of the second
    /// player.
    pub sides: [String; 2],
    /// The notation of squares.
    pub notation: Notation,
}

impl OpeningText<'_> {
    /// Returns the name of a player who has no side yet. [`Player::First`] is the one who
    /// opens.
    #[must_use]
    pub fn name(&self, player: Player) -> String {
        self.name_of(player, self.game.participant(player))
    }

    fn name_of(&self, player: Player, participant: Participant) -> String {
        let [near, far] = self.game.options().participants;
        match participant {
            Participant::Person if near != far => self.locale.text("player-you").into_owned(),
            Participant::Computer(spec) if near != far => self.locale.player(spec),
            _ if player == Player::First => self.locale.text("swap2-opener").into_owned(),
            _ => self.locale.text("swap2-other").into_owned(),
        }
    }

    /// Lists squares.
    #[must_use]
    pub fn list(&self, squares: &[Square]) -> String {
        let rules = self.game.rules();
        let written = |&square: &Square| self.notation.write(rules, square).to_string();
        squares.iter().map(written).collect::<Vec<_>>().join(" ")
    }

    /// Says what a player has decided, before the sides are exchanged.
    #[must_use]
    pub fn decided(&self, player: Player, decision: &Decision) -> String {
        self.decided_by(self.name(player), decision)
    }

    fn decided_by(&self, name: String, decision: &Decision) -> String {
        let [first, second] = &self.sides;
        let (key, gap) = match decision {
            Decision::Stones(stones) => ("swap2-placed", ("squares", self.list(stones).into())),
            Decision::First => ("swap2-took", ("symbol", first.into())),
            Decision::Second(_) => ("swap2-took", ("symbol", second.into())),
        };
        self.locale.format(key, &[("player", name.into()), gap])
    }
}

/// The sentences that only the page uses.
#[cfg(feature = "page")]
impl OpeningText<'_> {
    /// Says who has to do what in the opening.
    #[must_use]
    pub fn status(&self, opening: &Swap2) -> String {
        let name = opening.decider().map(|player| self.name(player));
        let mut gaps = vec![("player", name.unwrap_or_default().into())];
        if self.game.pending_decision().is_some() {
            return self.locale.format("play-thinking", &gaps);
        }
        if opening.has_sides() && opening.placed() == 0 {
            return self.locale.format("swap2-choose", &gaps);
        }
        let stones = opening.game().moves().len();
        gaps.extend([
            ("number", (opening.placed() + 1).into()),
            ("count", opening.stones_to_place().into()),
            ("symbol", self.sides[stones % 2].as_str().into()),
        ]);
        self.locale.format("swap2-place", &gaps)
    }

    /// Says what else can be done in the opening, and what comes next.
    #[must_use]
    pub fn advice(&self, opening: &Swap2) -> String {
        let keys: &[&str] = match (opening.has_sides(), opening.stones_to_place()) {
            (false, _) => &["swap2-place-first"],
            (true, 0) => &["swap2-moves-next"],
            (true, _) if opening.placed() > 0 => &["swap2-place-first"],
            (true, _) => &["swap2-moves-next", "swap2-two-more"],
        };
        let gaps = [("second", self.sides[1].as_str().into())];
        let sentences = keys.iter().map(|key| self.locale.format(key, &gaps));
        sentences.collect::<Vec<_>>().join(" ")
    }

    /// Says who has taken which side, where the players have just chosen.
    #[must_use]
    pub fn chosen(&self) -> Option<String> {
        let (decider, side) = self.game.chosen_side()?;
        let decision = match side {
            Player::First => Decision::First,
            Player::Second => Decision::Second(None),
        };
        let name = self.name_of(decider, self.game.participant(side));
        Some(self.decided_by(name, &decision))
    }
}
