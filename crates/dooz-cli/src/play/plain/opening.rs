//! The opening by swap2, line by line.

use std::io;
use std::sync::atomic::AtomicBool;

use dooz_core::{Player, Square, Symbol};
use dooz_locale::OpeningText;
use dooz_play::swap2::Decision;

use super::Plain;
use super::input::{LineCommand, command, read_square};
use crate::play::opening::{decide, explain};

/// The columns and rows of an example of three stones.
const EXAMPLE: [(u8, u8); 3] = [(1, 1), (2, 3), (4, 4)];

impl Plain<'_> {
    /// Lets computer players decide in the opening until a person has to.
    pub(super) fn let_computers_decide(&mut self) -> io::Result<()> {
        while let Some(due) = self.game.pending_decision() {
            // The output can be read while the computer thinks.
            self.output.flush()?;
            let decision = decide(due, &AtomicBool::new(false));
            let decision = decision.expect("the rules were checked when the match was opened");
            self.carry_out(&decision)?;
        }
        Ok(())
    }

    /// Carries out a decision, and begins the game when both players have a side.
    fn carry_out(&mut self, decision: &Decision) -> io::Result<()> {
        let decider = self.game.opening().and_then(|opening| opening.decider());
        let Some(player) = decider else {
            return Ok(());
        };
        let decided = self.opening_text().decided(player, decision);
        let said = match self.game.decide(decision) {
            Ok(()) => decided,
            Err(error) => {
                let locale = self.printer.locale();
                let [first, second] = self.sides();
                let gaps = [("first", first.into()), ("second", second.into())];
                let only_sides = locale.format("swap2-wrong-side", &gaps);
                explain(error, self.game.rules(), &only_sides, locale)
            }
        };
        self.printer.tell(self.output, &said)?;
        self.save()
    }

    /// Returns the question of the opening to the person who decides.
    pub(super) fn opening_question(&self) -> Option<String> {
        let swap2 = self.game.opening()?;
        let key = if !swap2.has_sides() {
            "swap2-ask-stones"
        } else if swap2.stones_to_place() > 0 {
            "swap2-ask-side-or-stones"
        } else {
            "swap2-ask-side"
        };
        let text = self.opening_text();
        let player = text.name(swap2.decider()?);
        let example = EXAMPLE.map(|(column, row)| Square::new(column, row));
        let example: Vec<Square> = example.into_iter().flatten().collect();
        let example = text.list(&example);
        let [first, second] = self.sides();
        let gaps = [
            ("player", player.into()),
            ("first", first.into()),
            ("second", second.into()),
            ("example", example.into()),
        ];
        Some(self.printer.locale().format(key, &gaps))
    }

    /// Returns the names of both sides.
    fn sides(&self) -> [String; 2] {
        Player::BOTH.map(|player| self.game.symbol(player).to_string())
    }

    fn opening_text(&self) -> OpeningText<'_> {
        OpeningText {
            game: &self.game,
            locale: self.printer.locale(),
            sides: self.sides(),
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
            Some(command @ (LineCommand::Undo | LineCommand::Redo)) => self.obey(command)?,
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
