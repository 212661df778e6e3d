//! The opening by swap2 on the board.

use dooz_core::{Notation, Player, Square};
use dooz_locale::{Digits, Explain, OpeningText, Value};
use dooz_play::swap2::{Decision, Swap2, Swap2Error};

use super::{App, Effect, Overlay};
use crate::play::opening::explain;
use crate::play::thinking::ThinkError;
use crate::play::tui::input::keys::KeyCommand;
use crate::play::tui::view::dialog::help::{self, Help};
use crate::play::tui::view::names;

/// The keys that choose the side of the first and of the second player.
const SIDES: [u8; 2] = [1, 2];

impl App {
    /// Returns the opening on the board.
    pub(crate) fn opening(&self) -> Option<Swap2> {
        self.game.opening()
    }

    /// Returns the player who decides in the opening.
    pub(crate) fn decider(&self) -> Option<Player> {
        self.opening()?.decider()
    }

    /// Returns the name of a player who has no side yet.
    pub(crate) fn opening_name(&self, player: Player) -> String {
        self.opening_text().name(player)
    }

    /// Returns the sentences that tell a person what to decide, the most important
    /// one first.
    pub(crate) fn opening_question(&self) -> Vec<String> {
        let (Some(opening), Some(player)) = (self.opening(), self.decider()) else {
            return Vec::new();
        };
        let signs = self.signs();
        let wanted = opening.stones_to_place();
        let mut gaps = keys_of(&signs).to_vec();
        gaps.extend([
            ("player", self.opening_name(player).into()),
            ("number", (opening.placed() + 1).into()),
            ("count", wanted.into()),
            ("symbol", (&signs[self.line().len() % 2]).into()),
        ]);
        let keys: &[&str] = if opening.placed() > 0 {
            &["swap2-place"]
        } else if !opening.has_sides() {
            &["swap2-place", "swap2-place-first"]
        } else if wanted > 0 {
            &[
                "swap2-press",
                "swap2-or-place",
                "swap2-place-first",
                "swap2-next",
            ]
        } else {
            &["swap2-press", "swap2-next"]
        };
        let sentences = keys.iter().map(|key| self.locale.format(key, &gaps));
        sentences.collect()
    }

    /// Runs a command in the opening, or returns `false` if it has its usual meaning.
    pub(super) fn run_in_opening(&mut self, command: KeyCommand) -> bool {
        match command {
            KeyCommand::Help => self.overlay = Some(Overlay::Help(Help::of(help::OF_OPENINGS))),
            KeyCommand::Hint
            | KeyCommand::Why
            | KeyCommand::Values
            | KeyCommand::Analysis
            | KeyCommand::Review
            | KeyCommand::Earlier
            | KeyCommand::Later
            | KeyCommand::Start
            | KeyCommand::Now => self.say(self.locale.text("swap2-no-game").into_owned()),
            _ => return false,
        }
        true
    }

    /// Places a stone of the person who decides.
    pub(super) fn place_stone(&mut self, square: Square) {
        // The status line names the player who decides.
        if !self.is_persons_turn() {
            return;
        }
        match self.game.place(square) {
            Ok(_) => self.moved(),
            Err(error) => self.warn(self.explain_decision(error)),
        }
    }

    /// Returns the side that a key chooses in the opening.
    pub(super) fn side_of_key(&self, sign: char) -> Option<Decision> {
        if self.opening().is_none() || !self.entry.is_empty() {
            return None;
        }
        let key = Digits::to_latin(sign.encode_utf8(&mut [0; 4])).into_owned();
        match SIDES.map(|side| side.to_string() == key) {
            [true, _] => Some(Decision::First),
            [_, true] => Some(Decision::Second(None)),
            _ => None,
        }
    }

    /// Takes a side for the person who decides.
    pub(super) fn take_side(&mut self, decision: &Decision) {
        self.notice = None;
        if self.is_persons_turn() {
            self.carry_out(decision);
        }
    }

    /// Returns the decision of a computer player as a job, if it is due.
    pub(super) fn next_decision(&mut self) -> Option<Effect> {
        let due = self.game.pending_decision()?;
        let stop = self.begin_thinking(due.turn.spec.row(), false);
        Some(Effect::Decide(self.jobs, Box::new(due), stop))
    }

    /// Handles the decision of a computer player.
    pub(super) fn decided(&mut self, job: u64, decision: Result<Decision, ThinkError>) {
        if !self.end_thinking(job) {
            return;
        }
        match decision {
            Ok(decision) => self.carry_out(&decision),
            Err(error) => {
                self.stuck = true;
                self.warn(error.explain(&self.locale));
            }
        }
        if self.game.options().is_show() {
            self.rest = self.look.pace_in_ticks();
        }
    }

    /// Carries out a decision. The game begins when both players have a side.
    fn carry_out(&mut self, decision: &Decision) {
        let Some(player) = self.decider() else {
            return;
        };
        let announcement = self.opening_text().decided(player, decision);
        if let Err(error) = self.game.decide(decision) {
            return self.warn(self.explain_decision(error));
        }
        let has_begun = self.game.opening().is_none();
        self.moved();
        // Otherwise it is more important who decides next.
        if has_begun || self.game.options().is_show() {
            self.say(announcement);
        }
    }

    /// Says why a decision is not possible.
    fn explain_decision(&self, error: Swap2Error) -> String {
        let signs = self.signs();
        let only_sides = self.locale.format("swap2-press-side", &keys_of(&signs));
        explain(error, self.game.rules(), &only_sides, &self.locale)
    }

    /// Returns the signs of both sides.
    fn signs(&self) -> [String; 2] {
        Player::BOTH.map(|player| names::sign(self, player).to_string())
    }

    fn opening_text(&self) -> OpeningText<'_> {
        OpeningText {
            game: &self.game,
            locale: &self.locale,
            sides: self.signs(),
            notation: Notation::Algebraic,
        }
    }
}

/// Returns the gaps of a message about the keys that choose a side.
fn keys_of([first, second]: &[String; 2]) -> [(&'static str, Value<'_>); 4] {
    let [first_key, second_key] = SIDES;
    [
        ("first", first.into()),
        ("second", second.into()),
        ("first-key", first_key.into()),
        ("second-key", second_key.into()),
    ]
}
