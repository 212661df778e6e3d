//! The answer of a player about one position.

use std::io::{self, Write};
use std::time::Duration;

use dooz_core::Symbol;
use dooz_locale::Value;
use dooz_play::matches::Thought;
use serde::Serialize;

use crate::printer::Printer;

/// The answer of `dooz think`. Its fields are the keys of the JSON object,
/// in this order.
#[derive(Debug, Serialize)]
pub(super) struct Answer {
    board: String,
    to_move: char,
    brain: &'static str,
    r#move: Option<usize>,
    square: Option<String>,
    score: Option<i64>,
    calls: u64,
    moves: Vec<CellScore>,
    time_ms: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    exact: Option<bool>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pv: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    nodes: Option<u64>,
}

#[derive(Debug, Serialize)]
struct CellScore {
    cell: usize,
    score: i64,
}

impl Answer {
    /// Builds the answer about a board, which is repeated as it was typed.
    pub(super) fn new(board: &str, to_move: Symbol, thought: &Thought) -> Self {
        let Thought { turn, choice, .. } = thought;
        let rules = turn.position.rules();
        let player = turn.spec.row();
        let mut moves: Vec<CellScore> = (thought.moves.iter())
            .map(|mv| CellScore {
                cell: rules.cell(mv.square),
                score: mv.own_score,
            })
            .collect();
        moves.sort_by_key(|scored| scored.cell);
        let scores = !player.by_chance;
        let searches = scores && player.classic.is_none();
        Self {
            board: board.to_owned(),
            to_move: to_move.to_char(),
            brain: turn.spec.name(),
            r#move: choice.square.map(|square| rules.cell(square)),
            square: choice.square.map(|square| square.to_string()),
            score: scores.then_some(choice.own_score),
            calls: choice.nodes,
            moves,
            time_ms: milliseconds(thought.time.unwrap_or_default()),
            exact: choice.exact,
            pv: choice.pv.iter().map(ToString::to_string).collect(),
            nodes: searches.then_some(choice.nodes),
        }
    }

    /// Writes the answer as a paragraph.
    pub(super) fn tell(&self, printer: &Printer, output: &mut dyn Write) -> io::Result<()> {
        let locale = printer.locale();
        let brain = locale.brain(self.brain);
        let score = self.score.map_or_else(|| "–".into(), Value::from);
        // The board is no sentence: it is written as it is in every language.
        writeln!(output, "{} {}", self.board, self.to_move)?;
        match &self.square {
            Some(square) => {
                let gaps = [
                    ("brain", brain.into()),
                    ("square", square.into()),
                    ("score", score),
                ];
                printer.say(output, "think-move", &gaps)?;
            }
            None => printer.say(output, "think-no-move", &[("brain", brain.into())])?,
        }
        let time = Value::decimal(self.time_ms, 3);
        printer.say(
            output,
            "think-calls",
            &[("count", self.calls.into()), ("milliseconds", time)],
        )?;
        if !self.pv.is_empty() {
            printer.say(output, "panel-line", &[("moves", self.pv.join(" ").into())])?;
        }
        match self.exact {
            Some(true) => printer.say(output, "advice-exact", &[])?,
            Some(false) => printer.say(output, "advice-not-exact", &[])?,
            None => {}
        }
        writeln!(output)
    }
}

/// Milliseconds with six decimals, which is all that a clock knows.
fn milliseconds(time: Duration) -> f64 {
    (time.as_secs_f64() * 1e9).round() / 1e6
}
