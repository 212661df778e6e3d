//! Dooz in a terminal: the program `dooz`.
//!
//! [`args`] is the command line, [`commands`] carries it out, [`play`] is the
//! match in a terminal, and a [`Printer`] writes the sentences. Only [`run`]
//! uses the standard input and output.

#![forbid(unsafe_code)]

use std::env;
use std::ffi::OsString;
use std::io::{self, IsTerminal};
use std::process::ExitCode;

use dooz_locale::Explain;
use dooz_locale::terminal::Bidi;
use dooz_play::players::offer_programs;

pub mod advice_text;
mod analysis_text;
pub mod args;
pub mod certificate;
pub mod commands;
pub mod failure;
pub mod game_files;
mod game_source;
pub mod input_lines;
mod interruption;
pub mod jobs;
mod json;
pub mod messages;
mod output_file;
pub mod play;
pub mod printer;
pub mod program;
mod proof_player;
mod puzzle_memory;
pub mod setup_text;
mod standard_output;
mod status_line;
pub mod table;
mod tactics;
mod tournament;

use args::{ConfigError, ConfigFile, LanguageOptions, Request, UsageError};
use failure::Failure;
use printer::Printer;
use standard_output::has_no_reader;

/// Carries out the command of the arguments, which begin with the program's
/// name.
///
/// The exit status is 0 on success; 1 if the input is wrong, the system refuses, or the
/// answer of `solve`, `prove` or `verify` is no or unknown; 2 if the arguments are wrong, or
/// `verify` cannot read its file; and 130 after an interruption.
#[must_use]
pub fn run(arguments: Vec<OsString>) -> ExitCode {
    run_program("dooz", arguments, Request::parse)
}

/// Carries out the program `pbrain-dooz`, which is `dooz gomocup` under a name
/// that tournaments accept.
#[must_use]
pub fn run_brain(arguments: Vec<OsString>) -> ExitCode {
    run_program("pbrain-dooz", arguments, |command, arguments| {
        Request::parse_brain(&command, arguments)
    })
}

/// Offers the players of this program, wherever a player is named: other programs,
/// and proofs.
pub(crate) fn offer_players() {
    offer_programs(|text| program::find(text).or_else(|| proof_player::find(text)));
}

/// Removes the byte order mark that comes along when an argument is copied from the
/// start of a file.
fn without_mark(argument: OsString) -> OsString {
    let text = argument
        .to_str()
        .and_then(|text| text.strip_prefix('\u{feff}'));
    text.map(OsString::from).unwrap_or(argument)
}

fn run_program(
    name: &str,
    arguments: Vec<OsString>,
    parse: impl FnOnce(clap::Command, Vec<OsString>) -> Result<Request, UsageError>,
) -> ExitCode {
    offer_players();
    let arguments = arguments.into_iter().map(without_mark).collect();
    // A tournament has no use for what a person likes.
    let (config, problem) = match name {
        "dooz" => ConfigFile::open(env::var_os("DOOZ_CONFIG")),
        _ => (ConfigFile::default(), None),
    };
    let arguments = config.before(arguments);
    let options = LanguageOptions::find(&arguments);
    let locale = || options.locale(|name| env::var(name).ok());
    let printer_for = |is_terminal| {
        let default = if is_terminal { Bidi::App } else { Bidi::Off };
        let printer = Printer::new(locale(), options.bidi.unwrap_or(default));
        // Without a terminal, asking for its size runs a program.
        let size = is_terminal.then(crossterm::terminal::size);
        match size {
            Some(Ok((columns, _))) => printer.within(columns.into()),
            _ => printer,
        }
    };
    let printer = printer_for(io::stdout().is_terminal());

    let refuse = |error: ConfigError| Failure::Input(error.explain(printer.locale()));
    let result = problem
        .map_or(Ok(()), |error| Err(refuse(error)))
        .and_then(|()| Ok(parse(args::command(printer.locale()), arguments)?))
        .and_then(|request| commands::run(request, &printer));
    match result {
        Ok(code) => code,
        // The reader of the output has seen enough: `dooz think | head`.
        Err(Failure::System(error)) if has_no_reader(&error) => ExitCode::SUCCESS,
        Err(failure) => {
            let printer = printer_for(io::stderr().is_terminal());
            let sentence = failure.explain(printer.locale());
            // If this fails, too, the error cannot be reported.
            let _ = printer.tell(&mut io::stderr(), &format!("{name}: {sentence}"));
            failure.code()
        }
    }
}
