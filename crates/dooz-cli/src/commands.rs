//! The commands, one file each with its arguments and its work.

pub mod analyze;
pub mod bench;
pub mod book;
pub mod cert;
pub mod coach;
pub mod compare;
pub mod completions;
pub mod convert;
pub mod diff;
pub mod explain;
pub mod gomocup;
pub mod help;
pub mod man;
pub mod play;
mod proof_args;
pub mod prove;
pub mod puzzle;
pub mod review;
pub mod selfplay;
pub mod solve;
pub mod think;
pub mod tournament;
pub mod trace;
pub mod values;
pub mod verify;
pub mod web;

use std::io::{self, Write};
use std::process::ExitCode;

use crate::args::{Request, with_usage_words};
use crate::failure::Failure;
use crate::printer::Printer;
use crate::standard_output::StandardOutput;

/// Carries out a request with the standard input and output.
///
/// # Errors
///
/// Returns an error if the arguments do not fit together, something is wrong
/// with the input, or the system refuses.
pub fn run(request: Request, printer: &Printer) -> Result<ExitCode, Failure> {
    let mut output = io::BufWriter::new(StandardOutput::lock());
    let input = || io::stdin().lock();
    match request {
        Request::Play(args) => {
            // The screen writes to the terminal itself.
            drop(output);
            play::run(&args.own, printer)?;
            return Ok(ExitCode::SUCCESS);
        }
        Request::Think(args) => {
            return think::run(&args.own, printer, input(), &mut output);
        }
        Request::Analyze(args) => {
            return analyze::run(&args.own, printer, input(), &mut output);
        }
        Request::Solve(args) => {
            return solve::run(&args.own, printer, input(), &mut output);
        }
        Request::Prove(args) => {
            return prove::run(&args.own, printer, input(), &mut output);
        }
        Request::Verify(args) => {
            return verify::run(&args.own, printer, input(), &mut output);
        }
        Request::Cert(args) => cert::run(&args.own, printer, input(), &mut output)?,
        Request::Values(args) => values::run(&args.own, printer, &mut output)?,
        Request::Match(args) => return tournament::run(&args.own, printer, &mut output),
        Request::SelfPlay(args) => selfplay::run(&args.own, printer, &mut output)?,
        Request::Book(args) => book::run(&args.own, printer, &mut output)?,
        Request::Bench(args) => bench::run(&args.own, printer, &mut output)?,
        Request::Trace(args) => trace::run(&args.own, printer, &mut output)?,
        Request::Diff(args) => diff::run(&args.own, printer, &mut output)?,
        Request::Puzzle(args) => puzzle::run(&args.own, printer, input(), &mut output)?,
        Request::Coach(args) => coach::run(&args.own, printer, &mut output)?,
        Request::Compare(args) => compare::run(&args.own, printer, input(), &mut output)?,
        Request::Explain(args) => explain::run(&args.own, printer, input(), &mut output)?,
        Request::Review(args) => review::run(&args.own, printer, input(), &mut output)?,
        Request::Convert(args) => convert::run(&args.own, printer, input(), &mut output)?,
        Request::Gomocup(args) => gomocup::run(&args.own, &mut output)?,
        Request::Web(args) => web::run(&args.own, printer, &mut output)?,
        Request::Completions(args) => completions::run(args.own, printer, &mut output)?,
        Request::Help(args) => help::run(&args.own, printer, &mut output)?,
        Request::Man(args) => man::run(&args.own, printer, &mut output)?,
        Request::Show(text) => {
            let text = with_usage_words(&text, printer.locale());
            printer.tell(&mut output, &text)?;
        }
    }
    output.flush()?;
    Ok(ExitCode::SUCCESS)
}
