//! Dooz in a terminal: the program `dooz`.
//!
//! [`args`] is the command line, [`commands`] carries it out, [`play`] is the
//! match in a terminal, and a [`Printer`] writes the sentences. Only [`run`]
//! knows that there are a standard input and output.

#![forbid(unsafe_code)]

use std::env;
use std::ffi::OsString;
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;

use dooz_locale::terminal::Bidi;
use dooz_locale::{Explain, Locale};

pub mod args;
pub mod commands;
pub mod failure;
mod json;
pub mod lines;
pub mod messages;
pub mod play;
pub mod printer;
pub mod setup_text;
pub mod table;

use args::{CoachRequest, LanguageOptions, Request};
use failure::Failure;
use printer::Printer;

/// Does what the arguments ask for, the program's name first.
///
/// The exit status is 0, or 1 if something was wrong with the input, or 2 if
/// it was with the arguments.
#[must_use]
pub fn run(arguments: Vec<OsString>) -> ExitCode {
    let options = LanguageOptions::find(&arguments);
    let locale = || options.locale(|name| env::var(name).ok());
    let printer_for = |is_terminal| {
        let usual = if is_terminal { Bidi::App } else { Bidi::Off };
        let printer = Printer::new(locale(), options.bidi.unwrap_or(usual));
        // Where there is no terminal, asking for its size runs a program.
        let size = is_terminal.then(crossterm::terminal::size);
        match size {
            Some(Ok((columns, _))) => printer.within(columns.into()),
            _ => printer,
        }
    };
    let printer = printer_for(io::stdout().is_terminal());

    let request = Request::parse(args::command(printer.locale()), arguments);
    let result = request
        .map_err(Failure::from)
        .and_then(|request| answer(request, &printer));
    match result {
        Ok(code) => code,
        // Whoever read the output has seen enough of it: `dooz think | head`.
        Err(Failure::System(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
            ExitCode::SUCCESS
        }
        Err(failure) => {
            let printer = printer_for(io::stderr().is_terminal());
            let sentence = failure.explain(printer.locale());
            // Nobody is left to tell if this fails, too.
            let _ = printer.tell(&mut io::stderr(), &sentence);
            failure.code()
        }
    }
}

fn answer(request: Request, printer: &Printer) -> Result<ExitCode, Failure> {
    let mut output = io::BufWriter::new(io::stdout().lock());
    let input = || io::stdin().lock();
    match request {
        Request::Play(args) => {
            // The screen writes to the terminal itself.
            drop(output);
            commands::play::run(&args.own, printer)?;
            return Ok(ExitCode::SUCCESS);
        }
        Request::Think(args) => {
            return commands::think::run(&args.own, printer, input(), &mut output);
        }
        Request::Trace(args) => commands::trace::run(&args.own, printer, &mut output)?,
        Request::Diff(args) => commands::diff::run(&args.own, printer, &mut output)?,
        Request::Puzzle(args) => commands::puzzle::run(&args.own, printer, input(), &mut output)?,
        Request::Coach(args) => match args.own.request {
            CoachRequest::Levels(args) => {
                commands::coach::levels::run(&args.own, printer, &mut output)?
            }
            CoachRequest::Puzzles(args) => commands::coach::puzzles::run(&args.own, &mut output)?,
        },
        Request::Compare(args) => commands::compare::run(&args.own, printer, &mut output)?,
        Request::Explain(args) => commands::explain::run(&args.own, printer, &mut output)?,
        Request::Review(args) => commands::review::run(&args.own, printer, input(), &mut output)?,
        Request::Convert(args) => commands::convert::run(&args.own, printer, input(), &mut output)?,
        Request::Web(args) => commands::web::run(&args.own, printer, &mut output)?,
        Request::Completions(args) => {
            // The generator panics where it cannot write, so not straight to
            // the output.
            let mut script = Vec::new();
            let mut command = args::command(printer.locale());
            clap_complete::generate(args.own.shell, &mut command, "dooz", &mut script);
            output.write_all(&script)?;
        }
        Request::Man(args) => {
            output.write_all(&man(args.own.command.as_deref(), printer.locale())?)?;
        }
        Request::Show(text) => printer.tell(&mut output, &text)?,
    }
    output.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// The manual page of the program, or of one of its commands.
fn man(page: Option<&str>, locale: &Locale) -> io::Result<Vec<u8>> {
    let root = args::command(locale);
    let command = match page.and_then(|name| root.find_subcommand(name)) {
        Some(command) => {
            let name = format!("dooz-{}", command.get_name());
            command
                .clone()
                .name(name)
                .version(env!("CARGO_PKG_VERSION"))
        }
        None => root,
    };
    let mut text = Vec::new();
    clap_mangen::Man::new(command).render(&mut text)?;
    Ok(text)
}
