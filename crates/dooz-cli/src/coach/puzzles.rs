//! `dooz coach puzzles`: finds the hundred puzzles anew.

use std::io::{self, Write};

use dooz_coach::puzzles::{self, USUAL_SHARES, generate};
use dooz_play::players::{Chance, Draw};

use crate::args::PuzzlesRequest;

/// Writes the table of puzzles that this seed leads to. The usual seed leads
/// to the file that is shipped, byte for byte.
///
/// # Errors
///
/// If the output cannot be written.
pub fn run(request: PuzzlesRequest, output: &mut dyn Write) -> io::Result<()> {
    let dice = Chance::new(request.seed);
    let mut drawn = 0;
    let mut chance = |choices| {
        drawn += 1;
        dice.draw(drawn, Draw::Begins, choices)
    };
    let mut found = Vec::new();
    for share in &USUAL_SHARES {
        found.extend(generate(share, &mut chance));
    }
    output.write_all(puzzles::write(&found).as_bytes())
}
