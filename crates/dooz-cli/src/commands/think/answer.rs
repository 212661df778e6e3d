//! The answer of a player about one position.

use std::io::{self, Write};

use dooz_coach::advice::MoveValue;
use dooz_core::{Outcome, Score, Symbol};
use dooz_locale::coach::advice;
use dooz_locale::{Locale, Value};
use dooz_play::matches::Thought;
use dooz_play::players::BrainSpec;
use serde::Serialize;

use crate::json::milliseconds;
use crate::printer::Printer;

/// The answer of `dooz think`. Its fields are the keys of the JSON object,
/// in this order.
#[derive(Debug, Serialize)]
pub struct Answer {
    board: String,
    to_move: char,
    brain: &'static str,
    #[serde(skip)]
    spec: BrainSpec,
    r#move: Option<usize>,
    square: Option<String>,
    score: Option<i64>,
    scores_for: Option<char>,
    worth: MoveValue,
    calls: u64,
    moves: Vec<CellScore>,
    time_ms: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    exact: Option<bool>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pv: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    nodes: Option<u64>,
    /// `true` if the score is that of an article, which it explains.
    #[serde(skip)]
    has_own_scale: bool,
    /// The outcome of the game, if it is over.
    #[serde(skip)]
    outcome: Option<Outcome>,
    /// The symbol of the first player.
    #[serde(skip)]
    first: Symbol,
}

/// A move that was looked at.
#[derive(Debug, Serialize)]
struct CellScore {
    cell: usize,
    square: String,
    score: Option<i64>,
    is: ScoreKind,
    worth: MoveValue,
}

/// The meaning of a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
enum ScoreKind {
    /// The value of the game after the move is proven to be this.
    Exact,
    /// The score is at most this.
    UpperBound,
    /// The score is at least this.
    LowerBound,
    /// The player's opinion.
    Estimate,
}

/// Returns the player's own number. That of a decided game may be one that JavaScript
/// cannot hold; what it says stands in the worth.
fn own(score: i64) -> Option<i64> {
    const LARGEST: u64 = 1 << 53;
    (score.unsigned_abs() <= LARGEST).then_some(score)
}

/// Returns the worth of a score, for the player to move.
fn worth(score: Option<Score>) -> MoveValue {
    score.map_or(MoveValue::Unknown, MoveValue::from)
}

/// Returns the scored moves in the order of their cells. `is_turned` if the player's own
/// numbers are for the opponent of the player to move.
fn scored(thought: &Thought, is_turned: bool) -> Vec<CellScore> {
    let rules = thought.turn.position.rules();
    let is_exact = thought.choice.exact == Some(true);
    let (plain, bound) = (
        if is_exact {
            ScoreKind::Exact
        } else {
            ScoreKind::Estimate
        },
        if is_turned {
            ScoreKind::LowerBound
        } else {
            ScoreKind::UpperBound
        },
    );
    let mut moves: Vec<CellScore> = { thought.moves.iter().zip(thought.bounds()) }
        .map(|(mv, is_bound)| {
            let ends = thought.turn.position.after(mv.square).outcome().is_some();
            let is = match is_bound {
                _ if ends => ScoreKind::Exact,
                true => bound,
                false => plain,
            };
            CellScore {
                cell: rules.cell(mv.square),
                square: mv.square.to_string(),
                score: own(mv.own_score),
                is,
                worth: if is_bound {
                    MoveValue::Unknown
                } else {
                    worth(mv.score)
                },
            }
        })
        .collect();
    moves.sort_by_key(|scored| scored.cell);
    moves
}

impl Answer {
    /// Builds the answer about a board, which is repeated as it was typed.
    #[must_use]
    pub fn new(board: &str, to_move: Symbol, thought: &Thought) -> Self {
        let Thought { turn, choice, .. } = thought;
        let rules = turn.position.rules();
        let player = turn.spec.row();
        let is_turned = player.scores_for_x && to_move == Symbol::O;
        let for_whom = if player.scores_for_x {
            Symbol::X
        } else {
            to_move
        };
        let moves = scored(thought, is_turned);
        let scores = !player.by_chance;
        let searches = scores && player.classic.is_none();
        Self {
            board: board.to_owned(),
            to_move: to_move.to_char(),
            spec: turn.spec,
            brain: turn.spec.name(),
            r#move: choice.square.map(|square| rules.cell(square)),
            square: choice.square.map(|square| square.to_string()),
            score: own(choice.own_score).filter(|_| scores),
            scores_for: scores.then(|| for_whom.to_char()),
            worth: worth(choice.score.filter(|_| scores)),
            has_own_scale: player.classic.is_some(),
            outcome: turn.position.outcome(),
            first: turn.first,
            calls: choice.nodes,
            moves,
            time_ms: milliseconds(thought.time.unwrap_or_default()),
            exact: choice.exact,
            pv: choice.pv.iter().map(ToString::to_string).collect(),
            nodes: searches.then_some(choice.nodes),
        }
    }

    /// Says how the game ends. Unless that is proven, or the next move ends it, it is
    /// likely at best.
    fn decided(&self, locale: &Locale) -> String {
        let is_proven = self.exact == Some(true) || self.worth.plies() == Some(1);
        advice::value_seen(self.worth, is_proven, locale)
    }

    /// Returns what the player thinks its move is worth, unless chance decides.
    fn valued(&self, locale: &Locale) -> Option<Value<'static>> {
        match self.worth {
            MoveValue::Win { .. } | MoveValue::Draw | MoveValue::Loss { .. }
                if !self.has_own_scale =>
            {
                Some(self.decided(locale).into())
            }
            MoveValue::Estimate { .. } if self.spec.row().estimates_chances => {
                Some(advice::value(self.worth, locale).into())
            }
            _ => self.score.map(Value::from),
        }
    }

    /// Says why there is no move: how the game has ended, or that the player finds
    /// none.
    fn no_move(&self, locale: &Locale) -> String {
        match self.outcome {
            Some(Outcome::Win(winner)) => {
                let winner = winner.symbol(self.first).to_string();
                locale.format("think-won", &[("player", winner.into())])
            }
            Some(Outcome::Draw) => locale.text("think-drawn").into_owned(),
            None => {
                let brain = locale.player(self.spec);
                locale.format("think-no-move", &[("brain", brain.into())])
            }
        }
    }

    /// Writes the answer as a paragraph.
    ///
    /// # Errors
    ///
    /// Returns an error if the output cannot be written.
    pub fn tell(&self, printer: &Printer, output: &mut dyn Write) -> io::Result<()> {
        let locale = printer.locale();
        // The board is not a sentence: it is written as it is in every language.
        writeln!(output, "{} {}", self.board, self.to_move)?;
        match &self.square {
            Some(square) => {
                let brain = ("brain", locale.player(self.spec).into());
                let square = ("square", square.into());
                match self.valued(locale) {
                    Some(score) => {
                        let gaps = [brain, square, ("score", score)];
                        printer.say(output, "think-move", &gaps)?;
                    }
                    None => printer.say(output, "think-move-unvalued", &[brain, square])?,
                }
            }
            None => printer.tell(output, &self.no_move(locale))?,
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
