//! The opening by swap2, line by line.

use std::io;
use std::sync::atomic::AtomicBool;

use dooz_core::{Player, Position, Square, Symbol};
use dooz_play::swap2::Decision;

use super::Plain;
use super::input::{LineCommand, command, read_square};
use crate::play::opening::{Opening, OpeningText};

/// The columns and rows of an example of three stones.
const EXAMPLE: [(u8, u8); 3] = [(1, 1), (2, 3), (4, 4)];

impl<'a> Plain<'a> {
    /// Begins the opening of a new game, if the players choose their sides.
    pub(super) fn begin_opening(&mut self) {
        self.opening = Opening::begin(&self.game);
    }

    /// Returns the position on the board, in the opening or in the game.
    pub(super) fn position(&self) -> &Position {
        let opening = self.opening.as_ref();
        opening.map_or(self.game.position(), Opening::position)
    }

    /// Lets computer players decide in the opening until a person has to.
    pub(super) fn let_computers_decide(&mut self) -> io::Result<()> {
        while let Some(opening) = &self.opening
            && let Some(job) = opening.job(&self.game)
        {
            // The output can be read while the computer thinks.
            self.output.flush()?;
            let decision = job.run(&AtomicBool::new(false));
            let decision = decision.expect("the rules were checked when the match was opened");
            self.carry_out(&decision)?;
        }
        Ok(())
    }

    /// Carries out a decision, and begins the game when both players have a side.
    fn carry_out(&mut self, decision: &Decision) -> io::Result<()> {
        let text = self.opening_text();
        let Some(opening) = &mut self.opening else {
            return Ok(());
        };
        let Some(player) = opening.swap2().decider() else {
            return Ok(());
        };
        let name = text.name(player, &self.game);
        if let Err(error) = opening.carry_out(decision, &mut self.game) {
            return self.printer.tell(self.output, &text.explain(error));
        }
        self.printer
            .tell(self.output, &text.decided(name, decision))?;
        if opening.swap2().decider().is_none() {
            self.opening = None;
            self.save()?;
        }
        Ok(())
    }

    /// Returns the question of the opening to the person who decides.
    pub(super) fn opening_question(&self) -> Option<String> {
        let swap2 = self.opening.as_ref()?.swap2();
        let key = if swap2.is_empty() {
            "swap2-ask-stones"
        } else if swap2.stones_to_place() > 0 {
            "swap2-ask-side-or-stones"
        } else {
            "swap2-ask-side"
        };
        let text = self.opening_text();
        let player = text.name(swap2.decider()?, &self.game);
        let example = EXAMPLE.map(|(column, row)| Square::new(column, row));
        let example: Vec<Square> = example.into_iter().flatten().collect();
        let example = text.list(&example);
        let [first, second] = text.symbols;
        let gaps = [
            ("player", player.into()),
            ("first", first.into()),
            ("second", second.into()),
            ("example", example.into()),
        ];
        Some(self.printer.locale().format(key, &gaps))
    }

    fn opening_text(&self) -> OpeningText<'a> {
        let locale = self.printer.locale();
        let symbols = Player::BOTH.map(|player| self.game.symbol(player).to_string());
        let [first, second] = &symbols;
        let gaps = [("first", first.into()), ("second", second.into())];
        OpeningText {
            locale,
            only_sides: locale.format("swap2-wrong-side", &gaps),
            symbols,
            rules: self.game.rules(),
            notation: self.phrases.notation,
        }
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
        if let Ok(symbol) = text.parse::<Symbol>() {
            return self.carry_out(&if symbol == self.game.symbol(Player::First) {
                Decision::First
            } else {
                Decision::Second(None)
            });
        }
        let (rules, notation) = (self.game.rules(), self.phrases.notation);
        let words = text.split(|sign: char| sign.is_whitespace() || sign == ';');
        let words = words.filter(|word| !word.is_empty());
        let squares = words.map(|word| read_square(word, rules, notation));
        match squares.collect::<Result<Vec<_>, _>>() {
            Ok(squares) => self.carry_out(&Decision::Stones(squares)),
            Err(error) => {
                let sentence = self.phrases.explain(&error, rules, self.printer.locale());
                self.printer.tell(self.output, &sentence)
            }
        }
    }
}
