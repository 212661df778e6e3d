//! Pickles of what the coach says.

use std::time::Duration;

use dooz_coach::advice::{self, ComparisonEntry, JudgedChoice, Suggestion, ValueMap};
use dooz_core::{Game, Position, Symbol};
use serde::{Deserialize, Serialize};

use super::{BoardState, Pickle, check_squares, nanoseconds, square};
use crate::advice::{Comparison, Entry, Explanation, MoveValue, Review, ReviewedMove, Values};

own_state!(MoveValue, "MoveValue");
plain!(ReviewedMove, "ReviewedMove", advice::ReviewedMove);

#[derive(Serialize, Deserialize)]
pub(crate) struct ValuesState {
    board: BoardState,
    map: ValueMap,
}

/// Returns a map that a first version wrote, which did not say that the best of all known
/// values is proven to be.
fn completed(mut map: ValueMap) -> ValueMap {
    map.best_is_proven |= map.is_proven();
    map
}

/// Returns an error if these are not values of moves on a board.
fn check_map(map: &ValueMap, position: &Position) -> Result<(), String> {
    if map.rules != position.rules() {
        return Err("its values are those of other rules".to_owned());
    }
    check_squares(map.rules, map.moves.iter().map(|found| found.square))
}

impl Pickle for Values {
    const NAME: &'static str = "Values";
    type State = ValuesState;

    fn state(&self) -> ValuesState {
        ValuesState {
            board: BoardState::of(&self.position, self.first),
            map: self.map.clone(),
        }
    }

    fn restore(state: ValuesState) -> Result<Self, String> {
        let (position, first) = state.board.board()?;
        check_map(&state.map, &position)?;
        Ok(Self {
            map: completed(state.map),
            position,
            first,
        })
    }
}

#[derive(Serialize, Deserialize)]
pub(crate) struct ExplanationState {
    board: BoardState,
    r#move: String,
    moves: Vec<Suggestion>,
    #[serde(default)]
    best_is_proven: bool,
}

impl Pickle for Explanation {
    const NAME: &'static str = "Explanation";
    type State = ExplanationState;

    fn state(&self) -> ExplanationState {
        ExplanationState {
            board: BoardState::of(&self.why.position, self.first),
            r#move: self.why.found.square.to_string(),
            moves: self.why.moves(),
            best_is_proven: self.why.map.best_is_proven,
        }
    }

    fn restore(state: ExplanationState) -> Result<Self, String> {
        let (position, first) = state.board.board()?;
        let square = square(&state.r#move)?;
        let why = advice::Explanation::of(position, square, state.moves, state.best_is_proven);
        let why = why.ok_or("its moves are not those of the board")?;
        Ok(Self { why, first })
    }
}

#[derive(Serialize, Deserialize)]
pub(crate) struct ReviewState {
    board: BoardState,
    moves: Vec<advice::ReviewedMove>,
}

impl Pickle for Review {
    const NAME: &'static str = "Review";
    type State = ReviewState;

    fn state(&self) -> ReviewState {
        ReviewState {
            board: BoardState::of(&self.review.start, self.first),
            moves: self.review.moves.clone(),
        }
    }

    fn restore(state: ReviewState) -> Result<Self, String> {
        let (start, first) = state.board.board()?;
        let mut game = Game::from_position(start);
        for reviewed in &state.moves {
            let played = game.play(reviewed.found.square);
            played.map_err(|error| error.to_string())?;
        }
        let review = advice::Review::from_moves(&game, state.moves);
        Ok(Self { review, first })
    }
}

/// The choice of a player.
#[derive(Serialize, Deserialize)]
pub(crate) struct EntryState {
    name: String,
    choice: JudgedState,
}

#[derive(Serialize, Deserialize)]
struct JudgedState {
    r#move: Option<String>,
    score: i64,
    nodes: u64,
    time_ns: u64,
    value: Option<advice::MoveValue>,
    keeps: Option<bool>,
}

fn entry_state(entry: &ComparisonEntry) -> EntryState {
    let judged = &entry.thought;
    EntryState {
        name: entry.name.clone(),
        choice: JudgedState {
            r#move: judged.square.map(|square| square.to_string()),
            score: judged.score,
            nodes: judged.nodes,
            time_ns: nanoseconds(judged.time),
            value: judged.value,
            keeps: judged.keeps,
        },
    }
}

fn entry(state: EntryState) -> Result<ComparisonEntry, String> {
    let judged = state.choice;
    Ok(ComparisonEntry {
        name: state.name,
        thought: JudgedChoice {
            square: judged.r#move.as_deref().map(square).transpose()?,
            score: judged.score,
            nodes: judged.nodes,
            time: Duration::from_nanos(judged.time_ns),
            value: judged.value,
            keeps: judged.keeps,
        },
    })
}

impl Pickle for Entry {
    const NAME: &'static str = "ComparisonEntry";
    type State = EntryState;

    fn state(&self) -> EntryState {
        entry_state(&self.0)
    }

    fn restore(state: EntryState) -> Result<Self, String> {
        entry(state).map(Self)
    }
}

#[derive(Serialize, Deserialize)]
pub(crate) struct ComparisonState {
    board: BoardState,
    entries: Vec<EntryState>,
    map: ValueMap,
}

impl Pickle for Comparison {
    const NAME: &'static str = "Comparison";
    type State = ComparisonState;

    fn state(&self) -> ComparisonState {
        ComparisonState {
            board: BoardState::of(&self.0.position, Symbol::X),
            entries: self.0.entries.iter().map(entry_state).collect(),
            map: self.0.map.clone(),
        }
    }

    fn restore(state: ComparisonState) -> Result<Self, String> {
        let position = state.board.board()?.0;
        check_map(&state.map, &position)?;
        let entries = state.entries.into_iter().map(entry);
        Ok(Self(advice::Comparison {
            version: advice::ADVICE_VERSION,
            position,
            entries: entries.collect::<Result<_, _>>()?,
            map: completed(state.map),
        }))
    }
}
