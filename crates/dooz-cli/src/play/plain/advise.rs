//! The coach's answers about moves, line by line.

use std::io;

use dooz_coach::advice::{Explanation, Review};
use dooz_core::{Limits, Player, Position, Square};
use dooz_locale::coach::advice;
use dooz_play::matches::Participant;

use super::Plain;
use crate::commands::explain::{legend, map_of};
use crate::commands::review;
use crate::play::advice_job::NODES;

impl Plain<'_> {
    /// Explains the hint or, without one, the last move of the computer, or the
    /// last move of all if none plays.
    pub(super) fn tell_why(&mut self) -> io::Result<()> {
        let Some((position, square)) = self.subject() else {
            return self.say("play-no-why", &[]);
        };
        let why = self.explain(&position, square);
        let player = self.game.symbol(position.turn()).to_string();
        let locale = self.printer.locale();
        let gaps = [
            ("player", player.into()),
            ("square", self.written(square).into()),
            ("class", advice::class(why.class, locale).into()),
        ];
        self.say("advice-move", &gaps)?;
        let (reasons, knowledge) = (
            advice::in_short(&why, locale),
            advice::certainty(&why, locale),
        );
        self.printer.tell(self.output, &reasons)?;
        self.printer.tell(self.output, &knowledge)
    }

    fn subject(&self) -> Option<(Position, Square)> {
        let now = self.game.position();
        if let Some((position, square)) = self.hint.filter(|(position, _)| position == now) {
            return Some((position, square));
        }
        let moves = self.game.moves();
        let is_computers = |ply: &usize| {
            let participant = self.game.participant(self.game.mover(*ply));
            participant != Participant::Person
        };
        let last = moves.len().checked_sub(1)?;
        let ply = (0..=last).rev().find(is_computers).unwrap_or(last);
        Some((self.game.position_after(ply), moves[ply]))
    }

    /// Shows the value of every move, the best one in brackets.
    pub(super) fn tell_map(&mut self) -> io::Result<()> {
        let position = *self.game.position();
        let map = self.adviser.values(&position, &limits());
        let Some(best) = map.best() else {
            return self.say("play-no-hint", &[]);
        };
        let why = self.explain(&position, best.square);
        self.say(legend(&why.map), &[])?;
        // The board is the same in every language.
        let board = map_of(&why, self.game.symbol(Player::First));
        self.output.write_all(board.as_bytes())?;
        let knowledge = advice::knowledge(map.knowledge(), self.printer.locale());
        self.printer.tell(self.output, &knowledge)
    }

    fn explain(&mut self, position: &Position, square: Square) -> Explanation {
        let why = self.adviser.explain(position, square, &limits());
        why.expect("the move is legal")
    }

    /// Judges every move of the game.
    pub(super) fn tell_review(&mut self) -> io::Result<()> {
        if self.game.moves().is_empty() {
            return self.say("play-no-review", &[]);
        }
        let review = Review::of(&self.game.game(), &mut self.adviser, &limits());
        let first = self.game.symbol(Player::First);
        review::tell(&review, first, self.printer, self.output)
    }
}

fn limits() -> Limits<'static> {
    Limits {
        nodes: Some(NODES),
        ..Limits::default()
    }
}
