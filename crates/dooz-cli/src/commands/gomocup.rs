//! `dooz gomocup`: a computer player as a brain for the managers of tournaments.
//!
//! Three threads share the work. One reads the input. One thinks. The main one
//! carries the lines and the answers to the [`Session`](dooz_play::gomocup::Session),
//! writes its replies, and watches the clock.

mod driver;
mod thinker;

use std::io::{self, Write};

use clap::Args;
use dooz_play::options::OptionError;
use dooz_play::players::{BrainSpec, SeededRandom};

use crate::args::UsageError;
use crate::args::values::{self, OpenChoice, SeedArgs, read};

/// The default brain.
const DEFAULT_BRAIN: &str = "engine";

/// The arguments of `dooz gomocup`.
#[derive(Clone, Debug, Args)]
pub struct GomocupArgs {
    /// The player.
    #[arg(
        long,
        value_name = "PLAYER",
        default_value = DEFAULT_BRAIN,
        value_parser = OpenChoice { read: brain, names: values::brains },
    )]
    pub brain: BrainSpec,
    /// The seed of chance.
    #[command(flatten)]
    pub seed: SeedArgs,
}

/// Reads a player that plays by all rules of the protocol.
fn brain(text: &str) -> Result<BrainSpec, UsageError> {
    let brain: BrainSpec = read(text).map_err(|mut error| {
        if let UsageError::Option(OptionError::Name { choices, .. }) = &mut error {
            *choices = values::brains();
        }
        error
    })?;
    match brain.row().only {
        None => Ok(brain),
        Some(_) => Err(UsageError::OnlyTicTacToe(brain.name())),
    }
}

/// Talks to a manager through the standard input and output until it says
/// `END`, or the input ends.
///
/// # Errors
///
/// Returns an error if the output cannot be written.
pub fn run(args: &GomocupArgs, output: &mut dyn Write) -> io::Result<()> {
    let random = SeededRandom::new(args.seed.or_fresh());
    driver::run(args.brain, random, output)
}
