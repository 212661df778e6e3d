//! Pickles of outcomes and lists of moves.

use dooz_core::Rules;
use serde::{Deserialize, Serialize};

use super::{Pickle, check_squares, parsed, squares};
use crate::legal_moves::LegalMoves;
use crate::outcome::Outcome;

#[derive(Serialize, Deserialize)]
pub(crate) struct OutcomeState {
    winner: Option<String>,
    lines: Vec<Vec<String>>,
}

impl Pickle for Outcome {
    const NAME: &'static str = "Outcome";
    type State = OutcomeState;

    fn state(&self) -> OutcomeState {
        let (winner, lines) = self.parts();
        OutcomeState {
            winner: winner.map(str::to_owned),
            lines: lines.to_vec(),
        }
    }

    fn restore(state: OutcomeState) -> Result<Self, String> {
        Self::of_parts(state.winner.as_deref(), state.lines).ok_or("nobody else plays".to_owned())
    }
}

#[derive(Serialize, Deserialize)]
pub(crate) struct LegalMovesState {
    rules: String,
    moves: Vec<String>,
}

impl Pickle for LegalMoves {
    const NAME: &'static str = "LegalMoves";
    type State = LegalMovesState;

    fn state(&self) -> LegalMovesState {
        LegalMovesState {
            rules: self.rules().to_string(),
            moves: self.squares().map(|mv| mv.to_string()).collect(),
        }
    }

    fn restore(state: LegalMovesState) -> Result<Self, String> {
        let (rules, moves): (Rules, _) = (parsed(&state.rules)?, squares(&state.moves)?);
        check_squares(rules, moves.iter().copied())?;
        Ok(Self::from_moves(rules, moves))
    }
}
