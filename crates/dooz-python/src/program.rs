//! The program for the terminal.

use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

use dooz_core::{Game, Rules};
use dooz_play::tournament::{Pairings, Schedule};
use pyo3::prelude::*;

/// Carries out a command line of the program `dooz`, which begins with its name, and
/// returns its status.
#[pyfunction]
#[pyo3(name = "_run_program")]
pub(crate) fn run_program(py: Python<'_>, arguments: Vec<OsString>) -> u8 {
    py.detach(|| {
        let code = dooz_cli::run(arguments);
        // Nobody else does at the end of the interpreter.
        let _ = std::io::stdout().flush();
        // A status cannot be asked for its number.
        let mut numbers = 0..=u8::MAX;
        let number = numbers.find(|&number| ExitCode::from(number) == code);
        number.expect("every status has a number")
    })
}

/// Returns the number of games that `dooz match` plays with a number of players, if each
/// pair of them plays `games` games.
#[pyfunction]
#[pyo3(name = "_scheduled_games")]
pub(crate) fn scheduled_games(players: usize, games: u32) -> u32 {
    let openings = [Game::new(Rules::GOMOKU)];
    Schedule::new(players, Pairings::RoundRobin, games, &openings, 0).games()
}
