//! Pickles of the choices of players.

use std::time::Duration;

use dooz_cli::commands::think::player;
use dooz_coach::advice::MoveValue;
use dooz_core::{Choice as CoreChoice, Score, ScoredMove};
use dooz_locale::Explain;
use dooz_play::matches::{Thought, Turn};
use serde::{Deserialize, Serialize};

use super::{BoardState, Pickle, check_squares, names, nanoseconds, square, squares};
use crate::errors::english;
use crate::players::Choice;

#[derive(Serialize, Deserialize)]
pub(crate) struct ChoiceState {
    board: BoardState,
    to_move: char,
    brain: String,
    seed: u64,
    r#move: Option<String>,
    score: Option<MoveValue>,
    own_score: i64,
    nodes: u64,
    exact: Option<bool>,
    line: Vec<String>,
    moves: Vec<(String, Option<MoveValue>, i64)>,
    stopped: bool,
    time_ns: Option<u64>,
}

/// Returns the score that a value stands for.
const fn score(value: MoveValue) -> Option<Score> {
    Some(match value {
        MoveValue::Win { plies } => Score::WinIn(plies),
        MoveValue::Draw => Score::Draw,
        MoveValue::Loss { plies } => Score::LossIn(plies),
        MoveValue::Estimate { score } => Score::Estimate(score),
        MoveValue::Unknown => return None,
    })
}

impl Pickle for Choice {
    const NAME: &'static str = "Choice";
    type State = ChoiceState;

    fn state(&self) -> ChoiceState {
        let Thought {
            turn,
            choice,
            moves,
            stopped,
            time,
        } = &self.thought;
        let scored = |mv: &ScoredMove| {
            let value = mv.score.map(MoveValue::from);
            (mv.square.to_string(), value, mv.own_score)
        };
        ChoiceState {
            board: BoardState::of(&turn.position, turn.first),
            to_move: self.to_move.to_char(),
            brain: turn.spec.to_string(),
            seed: turn.seed,
            r#move: choice.square.map(|square| square.to_string()),
            score: choice.score.map(MoveValue::from),
            own_score: choice.own_score,
            nodes: choice.nodes,
            exact: choice.exact,
            line: names(&choice.pv),
            moves: moves.iter().map(scored).collect(),
            stopped: *stopped,
            time_ns: time.map(nanoseconds),
        }
    }

    fn restore(state: ChoiceState) -> Result<Self, String> {
        let (position, first) = state.board.board()?;
        let spec = player(&state.brain, position.rules());
        let spec = spec.map_err(|error| error.explain(&english()))?;
        let scored = |(name, value, own_score): &(String, _, _)| {
            Ok(ScoredMove {
                square: square(name)?,
                score: Option::and_then(*value, score),
                own_score: *own_score,
            })
        };
        let moves = state.moves.iter().map(scored);
        let moves: Vec<ScoredMove> = moves.collect::<Result<_, String>>()?;
        let chosen = state.r#move.as_deref().map(square).transpose()?;
        let line = squares(&state.line)?;
        let others = moves.iter().map(|mv| mv.square).chain(chosen);
        check_squares(position.rules(), others.chain(line.iter().copied()))?;
        let to_move = state.to_move.to_string();
        Ok(Self {
            thought: Thought {
                turn: Turn {
                    spec,
                    position,
                    first,
                    seed: state.seed,
                    game: 1,
                    clock: None,
                },
                choice: CoreChoice {
                    square: chosen,
                    score: state.score.and_then(score),
                    own_score: state.own_score,
                    nodes: state.nodes,
                    exact: state.exact,
                    pv: line.into_iter().collect(),
                },
                moves,
                stopped: state.stopped,
                time: state.time_ns.map(Duration::from_nanos),
            },
            to_move: to_move
                .parse()
                .map_err(|_| format!("`{to_move}` is not a symbol"))?,
        })
    }
}
