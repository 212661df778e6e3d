//! `dooz coach puzzles`: the search for the hundred puzzles.

use std::io::{self, Write};

use clap::Args;
use dooz_coach::puzzles::{self, SHIPPED_SHARES, generate};
use dooz_play::players::{RandomPurpose, SeededRandom};

use crate::args::values::number;

/// The arguments of `dooz coach puzzles`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Args)]
pub struct PuzzlesArgs {
    /// The seed of chance; the default one leads to the puzzles that are
    /// shipped.
    #[arg(
        long,
        value_name = "NUMBER",
        allow_hyphen_values = true,
        value_parser = number::<u64>(0, u64::MAX),
        default_value_t = 1,
    )]
    pub seed: u64,
}

/// Writes the table of puzzles of this seed. The default seed gives the shipped
/// file, byte for byte.
///
/// # Errors
///
/// Returns an error if the output cannot be written.
pub fn run(args: &PuzzlesArgs, output: &mut dyn Write) -> io::Result<()> {
    let dice = SeededRandom::new(args.seed);
    let mut drawn = 0;
    let mut chance = |choices| {
        drawn += 1;
        dice.draw(drawn, RandomPurpose::Begins, choices)
    };
    let mut found = Vec::new();
    for share in &SHIPPED_SHARES {
        found.extend(generate(share, &mut chance));
    }
    output.write_all(puzzles::write(&found).as_bytes())
}
