//! `dooz coach`: the measurements and findings of the coach.

pub mod levels;
pub mod puzzles;

use std::io::{self, Write};

use clap::{Args, Subcommand};

use self::levels::LevelsArgs;
use self::puzzles::PuzzlesArgs;
use crate::args::CommandArgs;
use crate::printer::Printer;

/// The arguments of `dooz coach`.
#[derive(Debug, Args)]
#[command(arg_required_else_help = false)]
pub struct CoachArgs {
    /// The command after `coach`.
    #[command(subcommand)]
    pub request: CoachRequest,
}

/// A command of `dooz coach` with its arguments.
#[derive(Debug, Subcommand)]
pub enum CoachRequest {
    /// The strength of the levels.
    Levels(CommandArgs<LevelsArgs>),
    /// The search for puzzles.
    Puzzles(CommandArgs<PuzzlesArgs>),
}

/// Carries out the command after `coach`.
///
/// # Errors
///
/// Returns an error if the output cannot be written.
pub fn run(args: &CoachArgs, printer: &Printer, output: &mut dyn Write) -> io::Result<()> {
    match &args.request {
        CoachRequest::Levels(args) => levels::run(&args.own, printer, output),
        CoachRequest::Puzzles(args) => puzzles::run(&args.own, output),
    }
}
