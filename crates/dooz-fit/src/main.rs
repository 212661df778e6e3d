//! `dooz-fit`: the engine's weights, fitted to games of self-play, and its search,
//! tuned by matches.

use std::process::ExitCode;

use clap::{Parser, Subcommand};

mod commands;

use commands::{duel, fit, spsa, wins};

/// Fits the engine's weights to games of self-play, tunes its search, and measures
/// both by matches
#[derive(Parser)]
#[command(name = "dooz-fit")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Fit weights to games that `dooz selfplay` has played
    Fit(fit::Arguments),
    /// Play a match between two settings of the engine
    Duel(duel::Arguments),
    /// Tune the parameters of the search by matches
    Spsa(spsa::Arguments),
    /// Count the positions known to be won in which the search sees the win
    Wins(wins::Arguments),
}

fn main() -> ExitCode {
    let result = match Arguments::parse().task {
        Task::Fit(arguments) => fit::run(&arguments),
        Task::Duel(arguments) => duel::run(&arguments),
        Task::Spsa(arguments) => spsa::run(&arguments),
        Task::Wins(arguments) => wins::run(&arguments),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
