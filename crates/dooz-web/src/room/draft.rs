//! A match that is being put together.

use dooz_core::classics::Classic;
use dooz_core::{LineRule, Rules, RulesError};
use dooz_play::players::BrainSpec;

use super::settings::{Place, Seat, Settings};

/// A match that is being put together: whatever is chosen, it can be played.
/// Where one choice rules out another one, the later one holds, and a
/// [`Change`] says what has become of the earlier one.
///
/// ```
/// use dooz_core::Rules;
/// use dooz_web::room::{Change, Draft, Place, Seat, Settings};
///
/// let mut draft = Draft::new(Settings::between_people(Rules::GOMOKU));
/// let change = draft.seat(Place::Far, "sisoog".parse()?);
/// assert_eq!(change, Some(Change::Rules("sisoog".parse()?)));
/// assert_eq!(draft.settings().rules, Rules::TIC_TAC_TOE);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Draft {
    settings: Settings,
}

/// What a choice has changed besides.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Change {
    /// The rules, because this player does not know those that were chosen.
    Rules(Seat),
    /// The player, because this one does not know the rules.
    Seat(Seat),
}

impl Draft {
    /// A match that begins as one of these settings.
    #[must_use]
    pub const fn new(settings: Settings) -> Self {
        Self { settings }
    }

    /// The match as it is now.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The match, with the seed of its chance.
    #[must_use]
    pub fn finish(&self, seed: u64) -> Settings {
        let settings = self.settings.clone();
        Settings { seed, ..settings }
    }

    /// Seats somebody. Against one of the published programs a person plays
    /// as its article has it; all of that can be changed afterwards.
    pub fn seat(&mut self, place: Place, seat: Seat) -> Option<Change> {
        let before = self.settings.rules;
        let is_other = self.settings.seat(place).name() != seat.name();
        self.settings.seats[place as usize] = seat;
        if let (Place::Far, Seat::Brain(brain)) = (place, seat) {
            let article = Classic::of(brain.name());
            let is_person = *self.settings.seat(Place::Near) == Seat::Person;
            if is_other && is_person && article.is_some() {
                self.settings = Settings::against(brain);
            }
        }
        if is_other && *self.settings.seat(Place::Far) == Seat::Person {
            self.settings.random_stone = false;
        }
        if !seat.plays(self.settings.rules) {
            self.settings.rules = Rules::TIC_TAC_TOE;
        }
        let other = *self.settings.seat(!place);
        if !other.plays(self.settings.rules) {
            self.settings.seats[!place as usize] = Seat::perfect();
            return Some(Change::Seat(other));
        }
        (before != self.settings.rules).then_some(Change::Rules(seat))
    }

    /// Chooses the rules, which must have a board.
    pub fn rules(&mut self, rules: Rules) -> Option<Change> {
        self.settings.rules = rules;
        let mut change = None;
        for seat in &mut self.settings.seats {
            if !seat.plays(rules) {
                change = Some(Change::Seat(*seat));
                *seat = Seat::perfect();
            }
        }
        change
    }

    /// Chooses the rules by their parts.
    ///
    /// # Errors
    ///
    /// If there are no such rules, or no board for them here; nothing has
    /// changed then.
    pub fn parts(
        &mut self,
        [columns, rows, k]: [u8; 3],
        line: LineRule,
    ) -> Result<Option<Change>, DraftError> {
        let rules = Rules::new(columns, rows, k, line).map_err(DraftError::Rules)?;
        if !Settings::has_board(rules) {
            return Err(DraftError::Board);
        }
        Ok(self.rules(rules))
    }

    /// Sets an option of a player by its name; a value that is none of its
    /// values changes nothing.
    pub fn option(&mut self, place: Place, option: &'static str, value: &str) {
        if let Seat::Brain(brain) = &mut self.settings.seats[place as usize] {
            let mut changed = *brain;
            if changed.set(option, value).is_ok() {
                *brain = changed;
            }
        }
    }

    /// Changes anything else.
    pub fn change(&mut self, change: impl FnOnce(&mut Settings)) {
        let seats = self.settings.seats;
        let rules = self.settings.rules;
        change(&mut self.settings);
        // What the other methods watch over stays theirs.
        self.settings.seats = seats;
        self.settings.rules = rules;
    }
}

/// Why there is no such match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DraftError {
    /// There are no such rules.
    Rules(RulesError),
    /// The page has no board of this size.
    Board,
}

/// An option of a computer player that a person can choose.
///
/// ```
/// use dooz_web::room::BrainOption;
/// let options = BrainOption::of(&"level:30".parse()?);
/// assert_eq!(options.len(), 1);
/// assert_eq!(options[0].value, "30");
/// assert_eq!(options[0].range, Some((0, 100)));
/// # Ok::<(), dooz_play::players::BrainSpecError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BrainOption {
    /// Its name, as [`BrainSpec::set`] takes it.
    pub name: &'static str,
    /// The value that it has.
    pub value: String,
    /// The smallest and the largest number, if it is one; its values are
    /// those of [`choices`](dooz_play::players::choices) otherwise.
    pub range: Option<(i32, i32)>,
}

/// A player, its option, the usual value, and the range if it is a number.
type Known = (&'static str, &'static str, &'static str, Option<(i32, i32)>);

/// The options that a person can choose.
const OPTIONS: [Known; 9] = [
    ("level", "level", "50", Some((0, 100))),
    ("machinarium", "style", "0", Some((-100, 100))),
    ("machinarium", "family", "power", None),
    ("machinarium", "tie", "centre", None),
    ("machinarium", "candidates", "all", None),
    ("search", "depth", "4", Some((1, 12))),
    ("alphabeta", "window", "-1,1", None),
    ("alphabeta", "fast-cut", "none", None),
    ("alphabeta", "cut", "ge", None),
];

impl BrainOption {
    /// The options of a player with the values that they have.
    #[must_use]
    pub fn of(brain: &BrainSpec) -> Vec<Self> {
        let text = brain.to_string();
        let known = OPTIONS.iter().filter(|(of, ..)| *of == brain.name());
        let options = known.map(|&(_, name, usual, range)| {
            let mut parts = text.split(':').filter_map(|part| part.split_once('='));
            let set = parts.find(|(option, _)| *option == name);
            Self {
                name,
                value: set.map_or(usual, |(_, value)| value).to_owned(),
                range,
            }
        });
        options.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::room::{Begins, Room};
    use dooz_core::Symbol;

    fn seat(text: &str) -> Seat {
        text.parse().unwrap()
    }

    #[test]
    fn the_usual_value_of_every_option_changes_nothing() {
        for (brain, option, usual, range) in OPTIONS {
            let mut spec: BrainSpec = brain.parse().unwrap();
            spec.set(option, usual).unwrap();
            let position = dooz_core::Position::new(Rules::TIC_TAC_TOE);
            let choice = |spec: &BrainSpec| {
                let chance = dooz_play::players::Chance::new(1);
                let mut brain = spec.build(Rules::TIC_TAC_TOE, Symbol::X, chance, 1);
                let mut scores = Vec::new();
                let limits = dooz_core::Limits::default();
                let choice = brain.think(&position, &limits, &mut |progress| {
                    scores.extend(progress.searched);
                });
                (choice.unwrap().square, scores)
            };
            assert_eq!(
                choice(&spec),
                choice(&brain.parse().unwrap()),
                "{brain}:{option}"
            );
            if let Some((least, most)) = range {
                for number in [least, most] {
                    spec.set(option, &number.to_string()).unwrap();
                }
            }
        }
    }

    #[test]
    fn a_program_of_an_article_brings_its_rules_its_symbols_and_its_first_stone() {
        let mut draft = Draft::new(Settings::default());
        let intuitive = seat("machinarium");
        assert_eq!(
            draft.seat(Place::Far, intuitive),
            Some(Change::Rules(intuitive))
        );
        let settings = draft.finish(7);
        assert_eq!(settings.rules, Rules::MACHINARIUM);
        assert!(settings.random_stone);
        assert_eq!(Room::new(settings).position().ply(), 1);
    }

    #[test]
    fn another_opponent_keeps_what_was_chosen() {
        let mut draft = Draft::new(Settings::between_people(Rules::GOMOKU));
        draft.change(|settings| settings.begins = Begins::Random);
        assert_eq!(draft.seat(Place::Far, seat("level")), None);
        draft.option(Place::Far, "level", "70");
        draft.option(Place::Far, "level", "700");
        assert_eq!(draft.settings().seats[1], seat("level:70"));
        assert_eq!(draft.settings().rules, Rules::GOMOKU);
        assert_eq!(draft.settings().begins, Begins::Random);
    }

    #[test]
    fn whoever_does_not_know_the_rules_gives_the_seat_up() {
        let mut draft = Draft::new(Settings::against("lafore".parse().unwrap()));
        let change = draft.parts([4, 4, 4], LineRule::Freestyle);
        assert_eq!(change, Ok(Some(Change::Seat(seat("lafore")))));
        assert_eq!(draft.settings().seats, [Seat::Person, seat("perfect")]);
        assert!(draft.settings().can_be_played());
    }

    #[test]
    fn a_show_between_a_program_for_small_boards_and_another_player_is_on_a_small_board() {
        let mut draft = Draft::new(Settings::between_people(Rules::RENJU));
        draft.seat(Place::Near, seat("search"));
        draft.seat(Place::Far, seat("minimax"));
        assert_eq!(draft.settings().seats, [seat("search"), seat("minimax")]);
        assert!(draft.settings().can_be_played());
    }

    #[test]
    fn rules_that_nobody_can_play_are_refused() {
        let mut draft = Draft::new(Settings::default());
        let before = draft.clone();
        let error = draft.parts([15, 15, 6], LineRule::Renju);
        assert!(matches!(error, Err(DraftError::Rules(_))));
        assert_eq!(
            draft.parts([2, 3, 3], LineRule::Freestyle),
            Err(DraftError::Board)
        );
        assert_eq!(draft, before);
    }
}
