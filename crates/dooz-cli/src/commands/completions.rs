//! `dooz completions`: the completions of a shell.

use std::io::{self, Write};

use clap::Args;
use clap_complete::Shell;

use crate::args;
use crate::printer::Printer;

/// The arguments of `dooz completions`.
#[derive(Clone, Copy, Debug, Args)]
pub struct CompletionsArgs {
    /// The shell.
    pub shell: Shell,
}

/// Writes the script that completes commands and options in a shell.
///
/// # Errors
///
/// Returns an error if the output cannot be written.
pub fn run(args: CompletionsArgs, printer: &Printer, output: &mut dyn Write) -> io::Result<()> {
    // The generator panics if it cannot write, so not straight to the output.
    let mut script = Vec::new();
    let mut command = args::command(printer.locale());
    clap_complete::generate(args.shell, &mut command, "dooz", &mut script);
    output.write_all(&script)
}
