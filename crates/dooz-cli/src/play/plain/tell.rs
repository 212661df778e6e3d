//! The sentences about a match.

use std::io;
use std::time::Duration;

use dooz_core::{Line, Player, Square};
use dooz_locale::{Ending, StatusText, Value};
use dooz_play::matches::Participant;

use super::{Plain, board, names};
use crate::play::clock_text::clock_texts;

impl Plain<'_> {
    pub(super) fn say(&mut self, key: &str, gaps: &[(&str, Value<'_>)]) -> io::Result<()> {
        self.printer.say(self.output, key, gaps)
    }

    /// Writes a square in the notation of the match.
    pub(super) fn written(&self, square: Square) -> String {
        let notation = self.phrases.notation;
        notation.write(self.game.rules(), square).to_string()
    }

    pub(super) fn list(&self, squares: impl Iterator<Item = Square>) -> String {
        let squares: Vec<String> = squares.map(|square| self.written(square)).collect();
        squares.join(" ")
    }

    pub(super) fn tell_move(&mut self, mover: Player, square: Square) -> io::Result<()> {
        let locale = self.printer.locale();
        let article = self.phrases.article;
        if let Some(own) = article.and_then(|article| article.moved(square, locale)) {
            return self.printer.tell(self.output, &own);
        }
        let player = names::player(&self.game, mover, locale);
        let square = self.written(square);
        let gaps = [("player", player.into()), ("square", square.into())];
        self.say("play-moved", &gaps)
    }

    /// Names the square of the random stone, if one opens this game.
    pub(super) fn tell_first_stone(&mut self) -> io::Result<()> {
        let game = &self.game;
        if let [square] = *game.moves()
            && game.options().random_stone
            && game.participant(Player::First) != Participant::Person
        {
            let player = names::player(game, Player::First, self.printer.locale());
            let square = self.written(square);
            self.say(
                "play-first-stone",
                &[("player", player.into()), ("square", square.into())],
            )?;
        }
        Ok(())
    }

    /// Says what the clocks show, if there are clocks, while the player to move
    /// has thought for this long.
    pub(super) fn tell_clocks(&mut self, elapsed: Duration) -> io::Result<()> {
        let locale = self.printer.locale();
        let Some([first, second]) = clock_texts(&self.game, elapsed, locale) else {
            return Ok(());
        };
        let symbol = |player| self.game.symbol(player).to_string().into();
        let gaps = [
            ("first", symbol(Player::First)),
            ("first-time", first.into()),
            ("second", symbol(Player::Second)),
            ("second-time", second.into()),
        ];
        self.say("play-clocks", &gaps)
    }

    /// Shows the board and the result of the game.
    pub(super) fn tell_end(&mut self) -> io::Result<()> {
        self.show_board()?;
        // Only the clock of a player who has lost on time runs on.
        self.tell_clocks(Duration::MAX)?;
        let lines: Vec<Line> = self.game.position().winning_lines().collect();
        for line in lines {
            let squares = self.list(line.squares());
            self.say("play-line", &[("squares", squares.into())])?;
        }
        let locale = self.printer.locale();
        let text = StatusText {
            game: &self.game,
            locale,
            names: Player::BOTH.map(|player| names::player(&self.game, player, locale)),
        };
        let ending = text.ending().expect("the game is over");
        let article = self.phrases.article;
        let own = article.and_then(|article| article.ending(ending, locale));
        let own = own.filter(|_| self.game.lost_on_time().is_none());
        let sentence = own.unwrap_or_else(|| match ending {
            Ending::Draw => locale.text("play-draw-long").into_owned(),
            ending => text.ended(ending, "play-draw-long"),
        });
        self.printer.tell(self.output, &sentence)
    }

    /// Writes a sentence for each square, or another one if there is none.
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
        let moves = self.list(self.game.moves().iter().copied());
        if moves.is_empty() {
            return self.say("panel-no-moves", &[]);
        }
        self.say("prompt-moves", &[("moves", moves.into())])
    }

    /// Shows the board if it has changed since it was last shown.
    pub(super) fn show_board_once(&mut self) -> io::Result<()> {
        if self.shown == Some(*self.game.position()) {
            return Ok(());
        }
        self.show_board()
    }

    pub(super) fn show_board(&mut self) -> io::Result<()> {
        self.say("prompt-board", &[])?;
        // The board is the same in every language.
        let position = *self.game.position();
        let first = self.game.symbol(Player::First);
        let notation = self.phrases.notation;
        let text = match self.phrases.drawing() {
            Some(numbers) => board::drawing(&position, first, notation, numbers),
            None => board::picture(&position, first, notation),
        };
        self.output.write_all(text.as_bytes())?;
        self.shown = Some(position);
        Ok(())
    }
}
