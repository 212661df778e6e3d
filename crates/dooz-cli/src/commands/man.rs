//! `dooz man`: the pages of the manual.

use std::io::{self, Write};

use clap::Args;

use crate::args;
use crate::printer::Printer;

/// The arguments of `dooz man`.
#[derive(Clone, Debug, Args)]
pub struct ManArgs {
    /// The command to describe; `None` for the program itself.
    pub command: Option<String>,
}

/// Writes the manual page of the program, or of one of its commands.
///
/// # Errors
///
/// Returns an error if the output cannot be written.
pub fn run(args: &ManArgs, printer: &Printer, output: &mut dyn Write) -> io::Result<()> {
    let root = args::command(printer.locale());
    let named = args
        .command
        .as_deref()
        .and_then(|name| root.find_subcommand(name));
    let command = match named {
        Some(command) => {
            let name = format!("dooz-{}", command.get_name());
            let version = env!("CARGO_PKG_VERSION");
            command.clone().name(name).version(version)
        }
        None => root,
    };
    let mut text = Vec::new();
    clap_mangen::Man::new(command).render(&mut text)?;
    output.write_all(&text)
}
