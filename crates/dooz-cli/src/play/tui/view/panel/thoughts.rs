//! The thinking of a computer player, beside the board.

use dooz_coach::advice::MoveValue;
use dooz_core::{MoveList, Score, Square};
use dooz_locale::Value;
use dooz_locale::coach::advice;
use dooz_play::matches::Thought;
use dooz_play::players::{PlayerRow, Snapshot};
use ratatui::{buffer::Buffer, layout::Rect, style::Style};

use crate::play::tui::app::App;
use crate::play::tui::view::text::below;
use crate::play::tui::view::theme::Theme;

/// Draws the progress of the computer that is thinking or, if none is, the
/// thought behind the last shown move of a computer.
pub(crate) fn draw(buffer: &mut Buffer, area: Rect, app: &App) -> Rect {
    let mut plies = (0..app.shown_moves()).rev().take(2);
    let lines = match app.progress_of_thinking() {
        Some((player, progress)) => sentences(app, player).of_progress(progress),
        None => match plies.find_map(|ply| app.thought(ply)) {
            Some(thought) => sentences(app, thought.turn.spec.row()).of_thought(thought),
            None => return area,
        },
    };
    let text = app.text();
    let heading = app.locale.text("panel-thoughts");
    let mut rest = text.row(buffer, area, &heading, Theme::heading());
    for line in lines {
        rest = text.paragraph(buffer, rest, &line, Style::new());
    }
    below(rest, 1)
}

const fn sentences<'a>(app: &'a App, player: &'a PlayerRow) -> Sentences<'a> {
    Sentences { app, player }
}

/// The sentences about the thinking of a player.
struct Sentences<'a> {
    app: &'a App,
    player: &'a PlayerRow,
}

impl Sentences<'_> {
    fn of_progress(&self, progress: &Snapshot) -> Vec<String> {
        if self.player.by_chance {
            return Vec::new();
        }
        let depth = progress
            .depth
            .map(|depth| self.format("panel-depth", "depth", depth.into()));
        let score = (!progress.pv.is_empty())
            .then(|| self.score(progress.score, progress.own_score, false))
            .flatten();
        let lines = [
            depth,
            score,
            Some(self.nodes(progress.nodes)),
            self.line(&progress.pv),
        ];
        lines.into_iter().flatten().collect()
    }

    fn of_thought(&self, thought: &Thought) -> Vec<String> {
        let time = thought.time.unwrap_or_default();
        let milliseconds = Value::decimal(time.as_secs_f64() * 1000.0, 2);
        let time = self.format("panel-time", "milliseconds", milliseconds);
        // They would tell whether it has slipped.
        if self.player.by_chance {
            return vec![time];
        }
        let choice = &thought.choice;
        let exact = choice.exact.map(|exact| {
            let key = if exact {
                "advice-exact"
            } else {
                "advice-not-exact"
            };
            self.app.locale.text(key).into_owned()
        });
        let score = self.score(choice.score, choice.own_score, choice.exact == Some(true));
        let mut lines: Vec<String> = score.into_iter().collect();
        lines.extend([self.nodes(choice.nodes), time]);
        lines.extend(exact);
        lines.extend(self.line(&choice.pv));
        lines
    }

    /// Returns the sentence about a score: how the game ends, the chance of winning
    /// that the player sees, or the number on the scale of the player's article. Other
    /// estimates are on no scale that means anything to a person.
    fn score(&self, score: Option<Score>, own_score: i64, is_exact: bool) -> Option<String> {
        let value = score.map_or(MoveValue::Unknown, MoveValue::from);
        let says = match value {
            MoveValue::Win { plies } | MoveValue::Loss { plies }
                if self.player.classic.is_none() =>
            {
                advice::value_seen(value, is_exact || plies <= 1, &self.app.locale)
            }
            MoveValue::Draw if self.player.classic.is_none() => {
                advice::value(value, &self.app.locale)
            }
            MoveValue::Estimate { .. } if self.player.estimates_chances => {
                advice::value(value, &self.app.locale)
            }
            _ => {
                let is_on_scale = self.player.classic.is_some();
                let score = || self.format("panel-score", "score", own_score.into());
                return is_on_scale.then(score);
            }
        };
        Some(self.format("panel-score", "score", says.into()))
    }

    fn nodes(&self, count: u64) -> String {
        let key = match self.player.classic {
            Some(_) => "panel-calls",
            None => "panel-nodes",
        };
        self.format(key, "count", count.into())
    }

    fn line(&self, pv: &[Square]) -> Option<String> {
        let moves = &pv[..pv.len().min(LINE)];
        (!moves.is_empty()).then(|| self.format("panel-line", "moves", MoveList(moves).into()))
    }

    fn format(&self, key: &str, name: &str, value: Value<'_>) -> String {
        self.app.locale.format(key, &[(name, value)])
    }
}

/// The number of moves of an expected line that are worth reading.
const LINE: usize = 9;
