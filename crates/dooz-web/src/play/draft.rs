//! A match that is being put together.

use dooz_core::{LineRule, Rules, RulesError, Symbol};
use dooz_play::matches::{MatchOptions, Participant, Seat, Symbols};
use dooz_play::players::BrainSpec;
use dooz_play::swap2::Swap2;

use super::has_board;

/// A match that is being put together, and that can be played at any time.
/// Of two choices that exclude each other, the later one holds, and a [`Change`]
/// tells what has become of the earlier one.
///
/// ```
/// use dooz_core::Rules;
/// use dooz_play::matches::{MatchOptions, Seat};
/// use dooz_web::play::{Change, Draft};
///
/// let mut draft = Draft::new(MatchOptions::between_people(Rules::GOMOKU));
/// let change = draft.set_participant(Seat::Far, "sisoog".parse()?);
/// assert_eq!(change, Some(Change::Rules("sisoog".parse()?)));
/// assert_eq!(draft.options().rules, Rules::TIC_TAC_TOE);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Draft {
    options: MatchOptions,
    /// The symbols that were chosen before an opening by swap2 brought its own.
    free_symbols: Option<Symbols>,
}

/// A side effect of a choice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Change {
    /// The rules, because this player does not know those that were chosen.
    Rules(Participant),
    /// A player who does not know the rules, replaced by their default opponent.
    Participant {
        /// The player who left the seat.
        old: Participant,
        /// The player who sits there now.
        new: Participant,
    },
}

impl Draft {
    /// Creates a draft that begins with these options.
    #[must_use]
    pub const fn new(options: MatchOptions) -> Self {
        Self {
            options,
            free_symbols: None,
        }
    }

    /// Returns the options as they are now.
    #[must_use]
    pub const fn options(&self) -> &MatchOptions {
        &self.options
    }

    /// Returns the options with the seed of the match.
    #[must_use]
    pub fn finish(&self, seed: u64) -> MatchOptions {
        MatchOptions {
            seed,
            ..self.options
        }
    }

    /// Chooses a participant. Against one of the published programs a person
    /// plays as its article has it; all of that can be changed afterwards.
    pub fn set_participant(&mut self, seat: Seat, participant: Participant) -> Option<Change> {
        let before = self.options.rules;
        let is_other = self.options.participant(seat).name() != participant.name();
        self.options.participants[seat as usize] = participant;
        if let (Seat::Far, Participant::Computer(brain)) = (seat, participant) {
            let is_person = self.options.participant(Seat::Near) == Participant::Person;
            if is_other && is_person && brain.row().classic.is_some() {
                self.options = MatchOptions::against(brain);
            }
        }
        if is_other && self.options.participant(Seat::Far) == Participant::Person {
            self.options.random_stone = false;
        }
        if let Participant::Computer(brain) = participant
            && !brain.is_offered(self.options.rules)
        {
            self.options.rules = brain.default_rules();
        }
        if !self.offers_swap2() {
            self.end_swap2();
        }
        let rules = self.options.rules;
        let other = &mut self.options.participants[!seat as usize];
        if let Some(change) = replace_if_unable(other, rules) {
            return Some(change);
        }
        (before != self.options.rules).then_some(Change::Rules(participant))
    }

    /// Chooses the rules, which must have a board. The default opponent of the old
    /// rules gives way to that of the new ones.
    pub fn rules(&mut self, rules: Rules) -> Option<Change> {
        let before = std::mem::replace(&mut self.options.rules, rules);
        let mut change = None;
        for participant in &mut self.options.participants {
            *participant = participant.after_change_of_rules(before, rules);
            change = replace_if_unable(participant, rules).or(change);
        }
        if !self.offers_swap2() {
            self.end_swap2();
        }
        change
    }

    /// Chooses the rules by their parts.
    ///
    /// # Errors
    ///
    /// Returns an error if there are no such rules, or no board for them here;
    /// then nothing has changed.
    pub fn parts(
        &mut self,
        [columns, rows, k]: [u8; 3],
        line: LineRule,
    ) -> Result<Option<Change>, DraftError> {
        let rules = Rules::new(columns, rows, k, line).map_err(DraftError::Rules)?;
        if !has_board(rules) {
            return Err(DraftError::Board);
        }
        Ok(self.rules(rules))
    }

    /// Returns `true` if the rules have openings by swap2.
    #[must_use]
    pub fn offers_swap2(&self) -> bool {
        Swap2::new(self.options.rules).is_some()
    }

    /// Chooses whether games begin with an opening by swap2, which the rules must have.
    /// The side of the first stone then has the crosses, or the black stones.
    ///
    /// ```
    /// use dooz_core::Rules;
    /// use dooz_play::matches::MatchOptions;
    /// use dooz_web::play::Draft;
    /// let mut draft = Draft::new(MatchOptions::by_rules(Rules::GOMOKU));
    /// draft.set_swap2(true);
    /// assert!(draft.options().swap2);
    /// draft.rules(Rules::TIC_TAC_TOE);
    /// assert!(!draft.options().swap2);
    /// ```
    pub fn set_swap2(&mut self, is_wanted: bool) {
        if !is_wanted {
            self.end_swap2();
        } else if self.offers_swap2() && !self.options.swap2 {
            self.free_symbols = Some(self.options.symbols);
            self.options = self.options.with_swap2(Symbol::X);
        }
    }

    /// Lets games begin without an opening, with the symbols that were chosen for such
    /// games.
    fn end_swap2(&mut self) {
        if self.options.swap2 {
            let near = self.options.symbol(Seat::Near, Seat::Near);
            self.options = self.options.with_free_opening(near);
            self.options.symbols = self.free_symbols.take().unwrap_or(self.options.symbols);
        }
    }

    /// Sets an option of a player by its name; a value that is none of its
    /// values changes nothing.
    pub fn set_option(&mut self, seat: Seat, option: &'static str, value: &str) {
        if let Participant::Computer(brain) = &mut self.options.participants[seat as usize] {
            let mut changed = *brain;
            if changed.set(option, value).is_ok() {
                *brain = changed;
            }
        }
    }

    /// Changes anything else.
    pub fn change(&mut self, change: impl FnOnce(&mut MatchOptions)) {
        let participants = self.options.participants;
        let rules = self.options.rules;
        change(&mut self.options);
        // What the other methods watch over stays theirs.
        self.options.participants = participants;
        self.options.rules = rules;
    }
}

/// Replaces a player who is not offered for the rules by their default opponent.
fn replace_if_unable(participant: &mut Participant, rules: Rules) -> Option<Change> {
    let old = *participant;
    if old.is_offered(rules) {
        return None;
    }
    let new = Participant::Computer(BrainSpec::default_opponent(rules));
    *participant = new;
    Some(Change::Participant { old, new })
}

/// The error for a match that cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DraftError {
    /// There are no such rules.
    Rules(RulesError),
    /// The page has no board of this size.
    Board,
}

#[cfg(test)]
mod tests {
    use super::*;
    use dooz_play::matches::{FirstMover, Match};

    fn participant(text: &str) -> Participant {
        text.parse().unwrap()
    }

    #[test]
    fn a_program_of_an_article_brings_its_rules_its_symbols_and_its_first_stone() {
        let mut draft = Draft::new(MatchOptions::default());
        let intuitive = participant("machinarium");
        assert_eq!(
            draft.set_participant(Seat::Far, intuitive),
            Some(Change::Rules(intuitive))
        );
        let options = draft.finish(7);
        assert_eq!(options.rules, Rules::MACHINARIUM);
        assert!(options.random_stone);
        assert_eq!(Match::new(options).position().ply(), 1);
    }

    #[test]
    fn another_opponent_keeps_what_was_chosen() {
        let mut draft = Draft::new(MatchOptions::between_people(Rules::GOMOKU));
        draft.change(|options| options.first_mover = FirstMover::Random);
        assert_eq!(draft.set_participant(Seat::Far, participant("level")), None);
        draft.set_option(Seat::Far, "level", "70");
        draft.set_option(Seat::Far, "level", "700");
        assert_eq!(draft.options().participants[1], participant("level:70"));
        assert_eq!(draft.options().rules, Rules::GOMOKU);
        assert_eq!(draft.options().first_mover, FirstMover::Random);
    }

    #[test]
    fn whoever_does_not_know_the_rules_gives_the_seat_up() {
        let mut draft = Draft::new(MatchOptions::against("lafore".parse().unwrap()));
        let change = draft.parts([4, 4, 4], LineRule::Freestyle);
        let (old, new) = (participant("lafore"), participant("perfect"));
        assert_eq!(change, Ok(Some(Change::Participant { old, new })));
        assert_eq!(
            draft.options().participants,
            [Participant::Person, participant("perfect")]
        );
        assert!(draft.options().check().is_ok());
    }

    #[test]
    fn the_default_opponent_changes_with_the_rules_and_another_one_stays() {
        let mut draft = Draft::new(MatchOptions::default());
        assert_eq!(draft.rules(Rules::RENJU), None);
        assert_eq!(draft.options().participants[1], participant("engine"));
        draft.set_participant(Seat::Far, participant("level"));
        assert_eq!(draft.rules(Rules::TIC_TAC_TOE), None);
        assert_eq!(draft.options().participants[1], participant("level"));
    }

    #[test]
    fn a_player_for_large_boards_brings_one() {
        let mut draft = Draft::new(MatchOptions::default());
        let engine = participant("engine");
        let change = draft.set_participant(Seat::Far, engine);
        assert_eq!(change, Some(Change::Rules(engine)));
        assert_eq!(draft.options().rules, Rules::GOMOKU);
        assert!(draft.options().check().is_ok());
    }

    #[test]
    fn the_perfect_player_gives_up_the_seat_on_a_board_that_it_cannot_solve() {
        let mut draft = Draft::new(MatchOptions::between_people(Rules::RENJU));
        let perfect = participant("perfect");
        let change = draft.set_participant(Seat::Near, perfect);
        assert_eq!(change, Some(Change::Rules(perfect)));
        assert_eq!(draft.options().rules, Rules::TIC_TAC_TOE);
        let (old, new) = (perfect, participant("engine"));
        draft.set_participant(Seat::Far, participant("random"));
        let change = draft.rules(Rules::MACHINARIUM);
        assert!(!draft.options().participants.contains(&old), "{change:?}");
        assert_eq!(draft.rules(Rules::RENJU), None);
        assert_eq!(draft.options().participant(Seat::Near), new);
    }

    #[test]
    fn a_show_between_a_program_for_small_boards_and_another_player_is_on_a_small_board() {
        let mut draft = Draft::new(MatchOptions::between_people(Rules::RENJU));
        draft.set_participant(Seat::Near, participant("search"));
        draft.set_participant(Seat::Far, participant("minimax"));
        assert_eq!(
            draft.options().participants,
            [participant("search"), participant("minimax")]
        );
        assert!(draft.options().check().is_ok());
    }

    #[test]
    fn the_symbols_return_when_swap2_ends() {
        for symbols in [Symbols::Near(Symbol::O), Symbols::First(Symbol::O)] {
            let mut draft = Draft::new(MatchOptions::between_people(Rules::GOMOKU));
            draft.change(|options| options.symbols = symbols);
            draft.set_swap2(true);
            draft.set_swap2(true);
            assert_eq!(draft.options().symbols, Symbols::First(Symbol::X));
            draft.set_swap2(false);
            assert_eq!(draft.options().symbols, symbols);
            draft.set_swap2(true);
            draft.rules(Rules::TIC_TAC_TOE);
            assert_eq!(draft.options().symbols, symbols);
        }
        let people = MatchOptions::between_people(Rules::GOMOKU);
        let mut draft = Draft::new(people.with_swap2(Symbol::O));
        draft.set_swap2(false);
        assert_eq!(draft.options().symbols, Symbols::Near(Symbol::O));
    }

    #[test]
    fn rules_that_nobody_can_play_are_refused() {
        let mut draft = Draft::new(MatchOptions::default());
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
