//! The plain data of solutions and claims.

use std::time::Duration;

use dooz_core::{Bitboard, Player, Rules};
use dooz_solver::Solution as Value;
use dooz_verify::{Claim as ProvedClaim, Goal, State, Statement};
use serde::{Deserialize, Serialize};

use super::{check_squares, nanoseconds, parsed, squares};
use crate::outcome::{name, named};

/// A solution without its certificates.
#[derive(Serialize, Deserialize)]
pub(crate) struct SolutionState {
    /// "first" or "second", who wins, or "draw", if it is known.
    value: Option<String>,
    plies: Option<u16>,
    pub(crate) no_win_within: Option<u32>,
    pub(crate) nodes: u64,
    pub(crate) time_ns: u64,
}

impl SolutionState {
    pub(crate) fn of(
        value: Option<Value>,
        no_win_within: Option<u32>,
        nodes: u64,
        time: Duration,
    ) -> Self {
        let named = |value: Value| value.winner.map_or("draw", name).to_owned();
        Self {
            value: value.map(named),
            plies: value.and_then(|value| value.plies),
            no_win_within,
            nodes,
            time_ns: nanoseconds(time),
        }
    }

    pub(crate) fn value(&self) -> Result<Option<Value>, String> {
        let winner = match self.value.as_deref() {
            None => return Ok(None),
            Some("draw") => None,
            Some(winner) => Some(player_of(winner)?),
        };
        let plies = self.plies;
        Ok(Some(Value { winner, plies }))
    }
}

fn player_of(text: &str) -> Result<Player, String> {
    named(text).ok_or("nobody else plays".to_owned())
}

/// The fields of `Claim.to_dict`, which are those of its pickle.
#[derive(Deserialize)]
pub(crate) struct ClaimState {
    rules: String,
    first: Vec<String>,
    second: Vec<String>,
    turn: String,
    claimant: String,
    goal: String,
    plies: Option<u32>,
}

impl ClaimState {
    pub(crate) fn claim(self) -> Result<ProvedClaim, String> {
        let rules: Rules = parsed(&self.rules)?;
        let (first, second) = (squares(&self.first)?, squares(&self.second)?);
        check_squares(rules, first.iter().chain(&second).copied())?;
        let stones: [Bitboard; 2] = [first, second].map(|squares| squares.into_iter().collect());
        let claimant = player_of(&self.claimant)?;
        let goal = match (self.goal.as_str(), self.plies) {
            ("wins", _) => Goal::Win,
            ("holds", _) => Goal::Hold,
            ("holds-for", Some(plies)) => {
                let plies = plies.try_into();
                Goal::HoldFor(plies.map_err(|_| "no game is so long")?)
            }
            ("holds-weakly", _) => Goal::HoldWeakly,
            _ => return Err("it claims nothing".to_owned()),
        };
        let statement = Statement {
            goal,
            claimant,
            turn: player_of(&self.turn)?,
            state: State {
                claimant: stones[claimant as usize],
                opponent: stones[!claimant as usize],
                maybe: Vec::new(),
            },
        };
        Ok(ProvedClaim {
            rules,
            statement,
            height: self.plies.filter(|_| goal == Goal::Win),
        })
    }
}
