//! Openings by swap2 in a match, for the screen and the line mode.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use dooz_core::{CannotPlay, Game, Notation, Player, Position, Rules, Square};
use dooz_locale::{Locale, explain_move};
use dooz_play::clock::{Clock, TimeControl};
use dooz_play::matches::{Match, Participant, Turn};
use dooz_play::players::BrainSpec;
use dooz_play::swap2::{Decision, Swap2, Swap2Error};

use crate::play::thinking::think;
use crate::program;

/// The opening of a game whose players choose their sides, until the game begins.
pub(crate) struct Opening {
    swap2: Swap2,
    /// The stones on the board, with those that the next decision has placed so far.
    game: Game,
}

impl Opening {
    /// Begins the opening of the game on the board; `None` if the game has begun, or
    /// its players do not choose their sides.
    pub(crate) fn begin(game: &Match) -> Option<Self> {
        let is_new = game.moves().is_empty() && game.tree().is_at_end();
        let is_wanted = is_new && game.options().swap2;
        let swap2 = is_wanted.then(|| Swap2::new(game.rules())).flatten()?;
        Some(Self {
            game: swap2.game().clone(),
            swap2,
        })
    }

    /// Returns the decisions so far.
    pub(crate) const fn swap2(&self) -> &Swap2 {
        &self.swap2
    }

    /// Returns the position on the board.
    pub(crate) const fn position(&self) -> &Position {
        self.game.position()
    }

    /// Returns the stones on the board, in their order.
    pub(crate) fn stones(&self) -> &[Square] {
        self.game.moves()
    }

    /// Returns the number of stones that the next decision has placed so far.
    pub(crate) fn placed(&self) -> usize {
        self.stones().len() - self.swap2.game().moves().len()
    }

    /// Places a stone, and returns the decision if it was the last stone of one.
    ///
    /// # Errors
    ///
    /// Returns an error if no stone can be placed there; the opening is then
    /// unchanged.
    pub(crate) fn place(&mut self, square: Square) -> Result<Option<Decision>, Swap2Error> {
        let wanted = self.swap2.stones_to_place();
        if wanted == 0 {
            return Err(Swap2Error::NoMoreStones);
        }
        self.game.play(square)?;
        let placed = &self.stones()[self.swap2.game().moves().len()..];
        Ok((placed.len() == wanted).then(|| Decision::Stones(placed.to_vec())))
    }

    /// Takes back the last stone of the next decision.
    pub(crate) fn take_back(&mut self) -> Option<Square> {
        if self.placed() == 0 {
            return None;
        }
        self.game.undo()
    }

    /// Returns the decision of a computer player, to be made in any thread; `None` if
    /// a person decides.
    pub(crate) fn job(&self, game: &Match) -> Option<OpeningJob> {
        let Participant::Computer(spec) = game.participant(self.swap2.decider()?) else {
            return None;
        };
        Some(OpeningJob {
            swap2: self.swap2.clone(),
            turn: Turn {
                spec,
                position: *self.position(),
                first: game.symbol(Player::First),
                seed: game.options().seed,
                game: game.number(),
                clock: None,
            },
        })
    }

    /// Carries out a decision, and begins the game when both players have a side.
    ///
    /// # Errors
    ///
    /// Returns an error if the decision is not possible; the opening is then
    /// unchanged.
    pub(crate) fn carry_out(
        &mut self,
        decision: &Decision,
        game: &mut Match,
    ) -> Result<(), Swap2Error> {
        self.swap2.decide(decision)?;
        self.game = self.swap2.game().clone();
        if self.swap2.decider().is_none() {
            let opener = game.first_mover();
            let first = if self.swap2.is_swapped() {
                !opener
            } else {
                opener
            };
            let begun = game.begin_with(self.stones(), first);
            begun.expect("the stones were placed by the same rules");
        }
        Ok(())
    }
}

/// A decision that a computer player is to make, to be sent to a thread.
#[derive(Clone, Debug)]
pub(crate) struct OpeningJob {
    swap2: Swap2,
    turn: Turn,
}

/// The time of a computer player for a decision: no clock runs in the opening.
const TIME: Duration = Duration::from_secs(2);

impl OpeningJob {
    /// Returns the player who decides.
    pub(crate) const fn spec(&self) -> BrainSpec {
        self.turn.spec
    }

    /// Returns the decision. If the flag is set, it comes soon and means nothing.
    ///
    /// # Errors
    ///
    /// Returns an error if the player does not play by the rules.
    pub(crate) fn run(&self, stop: &AtomicBool) -> Result<Decision, CannotPlay> {
        let mut spec = self.spec();
        if spec.row().is_program {
            let decision = program::decide(spec, &self.swap2, stop);
            let is_possible = |decision: &Decision| self.swap2.clone().decide(decision).is_ok();
            if let Some(decision) = decision.filter(is_possible) {
                return Ok(decision);
            }
            // Not every program knows swap2, and as a mere brain it would take its
            // whole time for each of many positions.
            spec = BrainSpec::strongest(self.turn.position.rules());
        }
        let clock = Clock::new(TimeControl::per_turn(TIME));
        self.swap2.decision(&clock, |position, clock| {
            let turn = Turn {
                spec,
                position: *position,
                clock: Some(*clock),
                ..self.turn.clone()
            };
            // The end of the time for one position is not that for the others.
            let stop = Arc::new(AtomicBool::new(stop.load(Ordering::Relaxed)));
            Ok(think(turn, &stop, &mut |_| {})?.choice)
        })
    }
}

/// The sentences about an opening.
pub(crate) struct OpeningText<'a> {
    pub(crate) locale: &'a Locale,
    /// The symbols of the first and of the second player.
    pub(crate) symbols: [String; 2],
    pub(crate) rules: Rules,
    /// The notation of squares.
    pub(crate) notation: Notation,
    /// The sentence that only a side can be chosen, and how.
    pub(crate) only_sides: String,
}

impl OpeningText<'_> {
    /// Returns the name of a player who has no side yet.
    pub(crate) fn name(&self, player: Player, game: &Match) -> String {
        let [near, far] = game.options().participants;
        match game.participant(player) {
            Participant::Person if near != far => self.locale.text("player-you").into_owned(),
            Participant::Computer(spec) if near != far => {
                self.locale.brain(spec.name()).into_owned()
            }
            _ if player == Player::First => self.locale.text("swap2-opener").into_owned(),
            _ => self.locale.text("swap2-other").into_owned(),
        }
    }

    /// Returns squares as a list.
    pub(crate) fn list(&self, squares: &[Square]) -> String {
        let written = |&square: &Square| self.notation.write(self.rules, square).to_string();
        squares.iter().map(written).collect::<Vec<_>>().join(" ")
    }

    /// Says what the player of this name has decided.
    pub(crate) fn decided(&self, name: String, decision: &Decision) -> String {
        let [first, second] = &self.symbols;
        let (key, gap) = match decision {
            Decision::Stones(stones) => ("swap2-placed", ("squares", self.list(stones).into())),
            Decision::First => ("swap2-took", ("symbol", first.into())),
            Decision::Second(_) => ("swap2-took", ("symbol", second.into())),
        };
        self.locale.format(key, &[("player", name.into()), gap])
    }

    /// Says why a decision is not possible.
    pub(crate) fn explain(&self, error: Swap2Error) -> String {
        match error {
            Swap2Error::Stones(count) => self
                .locale
                .format("swap2-wrong-stones", &[("count", count.into())]),
            Swap2Error::TooEarly => self.locale.text("swap2-too-early").into_owned(),
            Swap2Error::NoMoreStones | Swap2Error::Over => self.only_sides.clone(),
            Swap2Error::Move(error) => explain_move(error, self.rules, self.locale),
        }
    }
}
