//! What a person is told.

use std::io;

use dooz_core::{Line, Outcome, Player, Square};
use dooz_locale::Value;

use super::{Plain, board, names};
use crate::play::options::Seat;

impl Plain<'_> {
    pub(super) fn say(&mut self, key: &str, gaps: &[(&str, Value<'_>)]) -> io::Result<()> {
        self.printer.say(self.output, key, gaps)
    }

    /// A square as the match writes it.
    pub(super) fn written(&self, square: Square) -> String {
        let notation = self.phrases.notation;
        notation.write(self.session.rules(), square).to_string()
    }

    fn list(&self, squares: impl Iterator<Item = Square>) -> String {
        let squares: Vec<String> = squares.map(|square| self.written(square)).collect();
        squares.join(" ")
    }

    pub(super) fn tell_move(&mut self, mover: Player, square: Square) -> io::Result<()> {
        let rules = self.session.rules();
        let from_top = rules.height() - square.row();
        let player = names::player(&self.session, mover, self.printer.locale());
        let gaps = [
            ("player", player.into()),
            ("square", self.written(square).into()),
            ("cell", rules.cell(square).into()),
            ("column", (square.column() + 1).into()),
            ("row", from_top.into()),
        ];
        self.say(self.phrases.moved, &gaps)
    }

    /// Says where the random stone fell, if one begins this game.
    pub(super) fn tell_first_stone(&mut self) -> io::Result<()> {
        let session = &self.session;
        if let [square] = *session.game().moves()
            && session.options().random_stone
            && session.seat(Player::First) != Seat::Person
        {
            let player = names::player(session, Player::First, self.printer.locale());
            let square = self.written(square);
            self.say(
                "play-first-stone",
                &[("player", player.into()), ("square", square.into())],
            )?;
        }
        Ok(())
    }

    /// Shows the board and says how the game ended.
    pub(super) fn tell_end(&mut self) -> io::Result<()> {
        self.show_board()?;
        let outcome = self.session.outcome().expect("the game is over");
        let lines: Vec<Line> = self.session.position().winning_lines().collect();
        for line in lines {
            let squares = self.list(line.squares());
            self.say("play-line", &[("squares", squares.into())])?;
        }
        let person_plays = self.session.options().seats.contains(&Seat::Person);
        let persons_only = self.session.options().seats == [Seat::Person; 2];
        match outcome {
            Outcome::Draw => self.say(self.phrases.draw, &[]),
            Outcome::Win(player) if persons_only || !person_plays => {
                let name = names::player(&self.session, player, self.printer.locale());
                self.say("play-wins", &[("player", name.into())])
            }
            Outcome::Win(player) if self.session.seat(player) == Seat::Person => {
                self.say(self.phrases.person_wins, &[])
            }
            Outcome::Win(_) => self.say(self.phrases.computer_wins, &[]),
        }
    }

    /// A sentence for each square, or one that there is none.
    pub(super) fn tell_squares(
        &mut self,
        squares: &[Square],
        each: &str,
        none: &str,
    ) -> io::Result<()> {
        if squares.is_empty() {
            return self.say(none, &[]);
        }
        for &square in squares {
            let square = self.written(square);
            self.say(each, &[("square", square.into())])?;
        }
        Ok(())
    }

    pub(super) fn tell_moves(&mut self) -> io::Result<()> {
        let moves = self.list(self.session.game().moves().iter().copied());
        if moves.is_empty() {
            return self.say("panel-no-moves", &[]);
        }
        self.say("prompt-moves", &[("moves", moves.into())])
    }

    /// Shows the board unless it has not changed since.
    pub(super) fn show_board_once(&mut self) -> io::Result<()> {
        if self.shown == Some(*self.session.position()) {
            return Ok(());
        }
        self.show_board()
    }

    pub(super) fn show_board(&mut self) -> io::Result<()> {
        self.say("prompt-board", &[])?;
        // The board is the same in every language.
        let text = board::text(&self.session, self.phrases.notation);
        self.output.write_all(text.as_bytes())?;
        self.shown = Some(*self.session.position());
        Ok(())
    }

    pub(super) fn tell_record_failure(&mut self) -> io::Result<()> {
        match self.session.take_record_failure() {
            Some(error) => self.say("error-record", &[("reason", error.to_string().into())]),
            None => Ok(()),
        }
    }
}
