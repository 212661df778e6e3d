//! The coach's answers about moves, line by line.

use std::io;
use std::time::Duration;

use dooz_coach::advice::{Explanation, Review};
use dooz_coach::analysis::Analyst;
use dooz_core::{Limits, Player, Position, Square};
use dooz_locale::coach::advice;

use super::Plain;
use crate::advice_text::{legend, map_of, tell_review};
use crate::analysis_text::block_of;
use crate::play::advice_job::{NODES, map_nodes, move_to_explain};
use crate::play::analysis_job::AnalysisJob;
use crate::play::timer::Timer;
use crate::tactics::Tactics;

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
        let ply = move_to_explain(&self.game)?;
        Some((self.game.position_after(ply), self.game.moves()[ply]))
    }

    /// Shows the value of every move, the best one in brackets.
    pub(super) fn tell_map(&mut self) -> io::Result<()> {
        let position = *self.game.position();
        let limits = Limits {
            nodes: Some(map_nodes(position.rules())),
            ..Limits::default()
        };
        let map = self.adviser.values(&position, &limits);
        let Some(best) = map.best() else {
            return self.say("error-game-over", &[]);
        };
        let why = self.adviser.explain(&position, best.square, &limits);
        let why = why.expect("the move is legal");
        let legend = legend(&why.position, &why.map, self.printer.locale());
        self.printer.tell(self.output, &legend)?;
        // The board is the same in every language.
        let board = map_of(&why, self.game.symbol(Player::First));
        self.output.write_all(board.as_bytes())?;
        let knowledge = advice::knowledge_of_map(&map, self.printer.locale());
        self.printer.tell(self.output, &knowledge)
    }

    /// Shows the engine's lines for the position, forced wins and forbidden squares.
    pub(super) fn tell_analysis(&mut self) -> io::Result<()> {
        let position = *self.game.position();
        if position.outcome().is_some() {
            return self.say("error-game-over", &[]);
        }
        if !Analyst::supports(position.rules()) {
            return self.say("prompt-no-analysis", &[]);
        }
        let player = self.game.symbol(position.turn()).to_string();
        let gaps = [
            ("player", player.into()),
            ("seconds", ANALYSIS.as_secs().into()),
        ];
        self.say("prompt-analysis", &gaps)?;
        // The output can be read while the engine thinks.
        self.output.flush()?;

        let job = AnalysisJob::new(position, &self.analyst);
        let timer = Timer::start(ANALYSIS, &job.stop_flag());
        let mut last = None;
        job.run(&mut |analysis, time| last = Some((analysis.clone(), time)));
        drop(timer);
        let Some((analysis, time)) = last else {
            return Ok(());
        };
        let first = self.game.symbol(Player::First);
        let block = block_of(
            &analysis.iteration,
            &analysis.wins,
            time,
            self.printer.locale(),
        );
        let tactics = Tactics::from(analysis);
        for sentence in tactics.sentences(position.turn(), first, self.printer) {
            self.printer.tell(self.output, &sentence)?;
        }
        self.printer.tell(self.output, &block)
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
        tell_review(&review, first, self.printer, self.output)
    }
}

/// The time of an analysis: as long as somebody likes to wait for an answer.
const ANALYSIS: Duration = Duration::from_secs(3);

fn limits() -> Limits<'static> {
    Limits {
        nodes: Some(NODES),
        ..Limits::default()
    }
}
