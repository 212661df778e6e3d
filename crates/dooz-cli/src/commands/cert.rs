//! `dooz cert`: certificates, looked into.

pub mod show;
pub mod stats;

use std::io::{Read, Write};

use clap::{Args, Subcommand};

use self::show::ShowArgs;
use self::stats::StatsArgs;
use crate::args::CommandArgs;
use crate::failure::Failure;
use crate::printer::Printer;

/// The arguments of `dooz cert`.
#[derive(Debug, Args)]
#[command(arg_required_else_help = false)]
pub struct CertArgs {
    /// The command after `cert`.
    #[command(subcommand)]
    pub request: CertRequest,
}

/// A command of `dooz cert` with its arguments.
#[derive(Debug, Subcommand)]
pub enum CertRequest {
    /// The proof as text.
    Show(CommandArgs<ShowArgs>),
    /// The sizes of a proof.
    Stats(CommandArgs<StatsArgs>),
}

/// Carries out the command after `cert`.
///
/// # Errors
///
/// Returns an error if the certificate cannot be read or proves nothing, the moves
/// are not in it, or the output cannot be written.
pub fn run(
    args: &CertArgs,
    printer: &Printer,
    input: impl Read,
    output: &mut dyn Write,
) -> Result<(), Failure> {
    match &args.request {
        CertRequest::Show(args) => show::run(&args.own, printer, input, output),
        CertRequest::Stats(args) => stats::run(&args.own, printer, input, output),
    }
}
