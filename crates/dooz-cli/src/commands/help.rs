//! `dooz help`: the help of the program, or of one of its commands.

use std::io::{self, Write};

use clap::Args;

use crate::args;
use crate::printer::Printer;

/// The arguments of `dooz help`.
#[derive(Clone, Debug, Args)]
pub struct HelpArgs {
    /// The command to describe; `None` for the program itself.
    pub command: Option<String>,
}

/// Writes what `--help` writes.
///
/// # Errors
///
/// Returns an error if the output cannot be written.
pub fn run(args: &HelpArgs, printer: &Printer, output: &mut dyn Write) -> io::Result<()> {
    let mut root = args::command(printer.locale());
    // The commands get the name of the program for their usage.
    root.build();
    let name = args.command.as_deref();
    let help = match name.and_then(|name| root.find_subcommand_mut(name)) {
        Some(command) => command.render_help(),
        None => root.render_help(),
    };
    let help = args::with_usage_words(&help.to_string(), printer.locale());
    printer.tell(output, &help)
}
