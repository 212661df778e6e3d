//! Dooz in a terminal: the program `dooz`.
//!
//! [`args`] is the command line, [`play`], [`think`] and the other modules
//! carry out a command each, and a [`Printer`] writes the sentences. Only
//! [`run`] knows that there are a standard input and output.

#![forbid(unsafe_code)]

use std::env;
use std::ffi::OsString;
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;

use dooz_locale::terminal::Bidi;
use dooz_locale::{Explain, Locale};

pub mod args;
pub mod coach;
pub mod compare;
pub mod convert;
pub mod diff;
pub mod explain;
pub mod lines;
pub mod messages;
pub mod play;
pub mod printer;
pub mod puzzle;
pub mod review;
pub mod setup_text;
pub mod table;
pub mod think;
pub mod trace;
pub mod web;

use args::{LanguageOptions, Request};
use printer::Printer;

/// Does what the arguments ask for, the program's name first.
///
/// The exit status is 0, or 1 if something was wrong with the input, or 2 if
/// it was with the arguments.
#[must_use]
pub fn run(arguments: Vec<OsString>) -> ExitCode {
    let found = LanguageOptions::find(&arguments, |name| env::var(name).ok());
    let locale = || {
        let locale = Locale::new(found.language);
        match found.digits {
            Some(digits) => locale.with_digits(digits),
            None => locale,
        }
    };
    let printer_for = |is_terminal| {
        let usual = if is_terminal { Bidi::App } else { Bidi::Off };
        let printer = Printer::new(locale(), found.bidi.unwrap_or(usual));
        // Where there is no terminal, asking for its size runs a program.
        let size = is_terminal.then(crossterm::terminal::size);
        match size {
            Some(Ok((columns, _))) => printer.within(columns.into()),
            _ => printer,
        }
    };
    let printer = printer_for(io::stdout().is_terminal());

    let request = match Request::parse(args::command(printer.locale()), arguments) {
        Ok(request) => request,
        Err(error) => {
            let printer = printer_for(io::stderr().is_terminal());
            let sentence = error.explain(printer.locale());
            // Nobody is left to tell if this fails, too.
            let _ = printer.tell(&mut io::stderr(), &sentence);
            return ExitCode::from(2);
        }
    };
    match answer(request, &printer) {
        Ok(code) => code,
        // Whoever read the output has seen enough of it: `dooz think | head`.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            let printer = printer_for(io::stderr().is_terminal());
            let gaps = [("reason", error.to_string().into())];
            let _ = printer.say(&mut io::stderr(), "error-system", &gaps);
            ExitCode::FAILURE
        }
    }
}

fn answer(request: Request, printer: &Printer) -> io::Result<ExitCode> {
    let mut output = io::BufWriter::new(io::stdout().lock());
    match request {
        Request::Play(request) => {
            // The screen writes to the terminal itself.
            drop(output);
            return play::run(&request, printer);
        }
        Request::Think(request) => {
            return think::run(&request, printer, io::stdin().lock(), &mut output);
        }
        Request::Puzzle(request) => {
            return puzzle::run(&request, printer, io::stdin().lock(), &mut output);
        }
        Request::Levels(request) => coach::levels::run(request, printer, &mut output)?,
        Request::Puzzles(request) => coach::puzzles::run(request, &mut output)?,
        Request::Trace(request) => return trace::run(&request, printer, &mut output),
        Request::Diff(request) => return diff::run(&request, printer, &mut output),
        Request::Convert(request) => {
            let mut errors = io::stderr();
            return convert::run(
                &request,
                printer,
                io::stdin().lock(),
                &mut output,
                &mut errors,
            );
        }
        Request::Compare(request) => return compare::run(&request, printer, &mut output),
        Request::Explain(request) => return explain::run(&request, printer, &mut output),
        Request::Review(request) => {
            let mut errors = io::stderr();
            return review::run(
                &request,
                printer,
                io::stdin().lock(),
                &mut output,
                &mut errors,
            );
        }
        Request::Web(request) => return web::run(&request, printer, &mut output),
        Request::Show(text) => printer.tell(&mut output, &text)?,
        Request::Completions(shell) => {
            // The generator panics where it cannot write, so not straight to
            // the output.
            let mut script = Vec::new();
            let mut command = args::command(printer.locale());
            clap_complete::generate(shell, &mut command, "dooz", &mut script);
            output.write_all(&script)?;
        }
        Request::Man(page) => output.write_all(&man(page.as_deref(), printer.locale())?)?,
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
