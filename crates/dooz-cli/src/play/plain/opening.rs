//! The opening by swap2, line by line.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use dooz_core::{CannotPlay, Player, Position, Square, Symbol};
use dooz_locale::explain_move;
use dooz_play::clock::{Clock, TimeControl};
use dooz_play::matches::{Participant, Turn};
use dooz_play::players::BrainSpec;
use dooz_play::swap2::{Decision, Swap2, Swap2Error};

use super::Plain;
use super::input::{LineCommand, command, read_square};
use crate::play::thinking::think;

/// The time of a computer player for a decision: no clock runs in the opening.
const TIME: Duration = Duration::from_secs(2);

/// The columns and rows of an example of three stones.
const EXAMPLE: [(u8, u8); 3] = [(1, 1), (2, 3), (4, 4)];

impl Plain<'_> {
    /// Begins the opening of a new game, if the players choose their sides.
    pub(super) fn begin_opening(&mut self) {
        let is_new = self.game.moves().is_empty() && self.game.tree().is_at_end();
        self.opening = (is_new && self.game.options().swap2)
            .then(|| Swap2::new(self.game.rules()))
            .flatten();
    }

    /// Returns the position on the board, in the opening or in the game.
    pub(super) fn position(&self) -> &Position {
        let opening = self.opening.as_ref();
        opening.map_or(self.game.position(), |opening| opening.game().position())
    }

    /// Lets computer players decide in the opening until a person has to.
    pub(super) fn let_computers_decide(&mut self) -> io::Result<()> {
        while let Some(opening) = &self.opening
            && let Some(player) = opening.decider()
            && let Participant::Computer(spec) = self.game.participant(player)
        {
            // The output can be read while the computer thinks.
            self.output.flush()?;
            let decision = self.decision(opening, spec);
            let decision = decision.expect("the rules were checked when the match was opened");
            self.carry_out(player, &decision)?;
        }
        Ok(())
    }

    fn decision(&self, opening: &Swap2, spec: BrainSpec) -> Result<Decision, CannotPlay> {
        // A program would take its whole time for each of many positions.
        let spec = if spec.row().is_program {
            BrainSpec::strongest(self.game.rules())
        } else {
            spec
        };
        let clock = Clock::new(TimeControl::per_turn(TIME));
        opening.decision(&clock, |position, clock| {
            let turn = Turn {
                spec,
                position: *position,
                first: self.game.symbol(Player::First),
                seed: self.game.options().seed,
                game: self.game.number(),
                clock: Some(*clock),
            };
            Ok(think(turn, &Arc::default(), &mut |_| {})?.choice)
        })
    }

    /// Carries out a decision of a player, and begins the game when both have a side.
    fn carry_out(&mut self, player: Player, decision: &Decision) -> io::Result<()> {
        let Some(opening) = &mut self.opening else {
            return Ok(());
        };
        if let Err(error) = opening.decide(decision) {
            return self.refuse(error);
        }
        let is_over = opening.decider().is_none();
        let name = self.decider_name(player);
        match decision {
            Decision::Stones(stones) => {
                let squares = self.list(stones.iter().copied());
                let gaps = [("player", name.into()), ("squares", squares.into())];
                self.say("swap2-placed", &gaps)?;
            }
            Decision::First | Decision::Second(_) => {
                let [first, second] = self.opening_symbols();
                let symbol = if *decision == Decision::First {
                    first
                } else {
                    second
                };
                let gaps = [
                    ("player", name.into()),
                    ("symbol", symbol.to_string().into()),
                ];
                self.say("swap2-took", &gaps)?;
            }
        }
        if is_over && let Some(opening) = self.opening.take() {
            let opener = self.game.first_mover();
            let first = if opening.is_swapped() {
                !opener
            } else {
                opener
            };
            let begun = self.game.begin_with(opening.game().moves(), first);
            begun.expect("the stones were placed by the same rules");
            self.save()?;
        }
        Ok(())
    }

    /// Returns the question of the opening to the person who decides.
    pub(super) fn opening_question(&self) -> Option<String> {
        let opening = self.opening.as_ref()?;
        let key = if opening.is_empty() {
            "swap2-ask-stones"
        } else if opening.can_add_stones() {
            "swap2-ask-side-or-stones"
        } else {
            "swap2-ask-side"
        };
        let [first, second] = self.opening_symbols();
        let player = self.decider_name(opening.decider()?);
        let example = EXAMPLE.map(|(column, row)| Square::new(column, row));
        let example: Vec<Square> = example.into_iter().flatten().collect();
        let gaps = [
            ("player", player.into()),
            ("first", first.to_string().into()),
            ("second", second.to_string().into()),
            ("example", self.list(example.iter().copied()).into()),
        ];
        Some(self.printer.locale().format(key, &gaps))
    }

    /// Carries out a line in the opening; returns `false` to leave.
    pub(super) fn follow_opening(&mut self, line: &str) -> io::Result<bool> {
        let text = line.trim();
        let locale = self.printer.locale();
        match command(text, locale) {
            Some(LineCommand::Quit) => return Ok(false),
            Some(LineCommand::New) => self.new_game()?,
            Some(LineCommand::Board) => self.show_board()?,
            // The question is asked again, which explains what to do.
            Some(LineCommand::Help) => {}
            Some(_) => self.say("swap2-no-game", &[])?,
            None if text.is_empty() => {}
            None => self.decide(text)?,
        }
        Ok(true)
    }

    /// Carries out the decision of a person: a symbol, or the squares of stones.
    fn decide(&mut self, text: &str) -> io::Result<()> {
        let Some(player) = self.opening.as_ref().and_then(Swap2::decider) else {
            return Ok(());
        };
        if let Ok(symbol) = text.parse::<Symbol>() {
            let [first, _] = self.opening_symbols();
            let decision = if symbol == first {
                Decision::First
            } else {
                Decision::Second(None)
            };
            return self.carry_out(player, &decision);
        }
        let (rules, notation) = (self.game.rules(), self.phrases.notation);
        let words = text.split(|sign: char| sign.is_whitespace() || sign == ';');
        let words = words.filter(|word| !word.is_empty());
        let squares = words.map(|word| read_square(word, rules, notation));
        match squares.collect::<Result<Vec<_>, _>>() {
            Ok(squares) => self.carry_out(player, &Decision::Stones(squares)),
            Err(error) => {
                let sentence = self.phrases.explain(&error, rules, self.printer.locale());
                self.printer.tell(self.output, &sentence)
            }
        }
    }

    fn refuse(&mut self, error: Swap2Error) -> io::Result<()> {
        let locale = self.printer.locale();
        let [first, second] = self.opening_symbols().map(|symbol| symbol.to_string());
        let sentence = match error {
            Swap2Error::Stones(count) => {
                locale.format("swap2-wrong-stones", &[("count", count.into())])
            }
            Swap2Error::TooEarly => locale.text("swap2-too-early").into_owned(),
            Swap2Error::NoMoreStones | Swap2Error::Over => {
                let gaps = [("first", first.into()), ("second", second.into())];
                locale.format("swap2-wrong-side", &gaps)
            }
            Swap2Error::Move(error) => explain_move(error, self.game.rules(), locale),
        };
        self.printer.tell(self.output, &sentence)
    }

    /// Returns the symbols of the first and of the second player.
    fn opening_symbols(&self) -> [Symbol; 2] {
        Player::BOTH.map(|player| self.game.symbol(player))
    }

    /// Returns the name of a player who has no side yet.
    fn decider_name(&self, player: Player) -> String {
        let locale = self.printer.locale();
        let [near, far] = self.game.options().participants;
        match self.game.participant(player) {
            Participant::Person if near != far => locale.text("player-you").into_owned(),
            Participant::Computer(spec) if near != far => locale.brain(spec.name()).into_owned(),
            _ if player == Player::First => locale.text("swap2-opener").into_owned(),
            _ => locale.text("swap2-other").into_owned(),
        }
    }
}
