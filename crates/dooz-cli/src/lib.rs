//! Dooz in a terminal: the program `dooz`.
//!
//! [`args`] says what is asked for, [`play`] and [`think`] do it, and a
//! [`voice`](voice::Voice) puts it into words. Only [`run`] knows that there
//! are a standard input and output.

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
pub mod play;
pub mod puzzle;
pub mod review;
pub mod setup_text;
pub mod table;
pub mod think;
pub mod trace;
pub mod voice;
pub mod web;
pub mod words;

use args::{Request, Tongue};
use voice::Voice;

/// Does what the arguments ask for, the program's name first.
///
/// The exit status is 0, or 1 if something was wrong with the input, or 2 if
/// it was with the arguments.
#[must_use]
pub fn run(arguments: Vec<OsString>) -> ExitCode {
    let tongue = Tongue::find(&arguments, |name| env::var(name).ok());
    let locale = || {
        let locale = Locale::new(tongue.language);
        match tongue.digits {
            Some(digits) => locale.with_digits(digits),
            None => locale,
        }
    };
    let voice_for = |is_terminal| {
        let usual = if is_terminal { Bidi::App } else { Bidi::Off };
        let voice = Voice::new(locale(), tongue.bidi.unwrap_or(usual));
        // Where there is no terminal, asking for its size runs a program.
        let size = is_terminal.then(crossterm::terminal::size);
        match size {
            Some(Ok((columns, _))) => voice.within(columns.into()),
            _ => voice,
        }
    };
    let voice = voice_for(io::stdout().is_terminal());

    let request = match Request::parse(args::command(voice.locale()), arguments) {
        Ok(request) => request,
        Err(error) => {
            let voice = voice_for(io::stderr().is_terminal());
            let sentence = error.explain(voice.locale());
            // Nobody is left to tell if this fails, too.
            let _ = voice.tell(&mut io::stderr(), &sentence);
            return ExitCode::from(2);
        }
    };
    match answer(request, &voice) {
        Ok(code) => code,
        // Whoever read the output has seen enough of it: `dooz think | head`.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            let voice = voice_for(io::stderr().is_terminal());
            let gaps = [("reason", error.to_string().into())];
            let _ = voice.say(&mut io::stderr(), "error-system", &gaps);
            ExitCode::FAILURE
        }
    }
}

fn answer(request: Request, voice: &Voice) -> io::Result<ExitCode> {
    let mut output = io::BufWriter::new(io::stdout().lock());
    match request {
        Request::Play(request) => {
            // The screen writes to the terminal itself.
            drop(output);
            return play::run(&request, voice);
        }
        Request::Think(request) => {
            return think::run(&request, voice, io::stdin().lock(), &mut output);
        }
        Request::Puzzle(request) => {
            return puzzle::run(&request, voice, io::stdin().lock(), &mut output);
        }
        Request::Levels(request) => coach::levels::run(request, voice, &mut output)?,
        Request::Puzzles(request) => coach::puzzles::run(request, &mut output)?,
        Request::Trace(request) => return trace::run(&request, voice, &mut output),
        Request::Diff(request) => return diff::run(&request, voice, &mut output),
        Request::Convert(request) => {
            let mut errors = io::stderr();
            return convert::run(
                &request,
                voice,
                io::stdin().lock(),
                &mut output,
                &mut errors,
            );
        }
        Request::Compare(request) => return compare::run(&request, voice, &mut output),
        Request::Explain(request) => return explain::run(&request, voice, &mut output),
        Request::Review(request) => {
            let mut errors = io::stderr();
            return review::run(
                &request,
                voice,
                io::stdin().lock(),
                &mut output,
                &mut errors,
            );
        }
        Request::Web(request) => return web::run(&request, voice, &mut output),
        Request::Show(text) => voice.tell(&mut output, &text)?,
        Request::Completions(shell) => {
            // The generator panics where it cannot write, so not straight to
            // the output.
            let mut script = Vec::new();
            let mut command = args::command(voice.locale());
            clap_complete::generate(shell, &mut command, "dooz", &mut script);
            output.write_all(&script)?;
        }
        Request::Man(page) => output.write_all(&man(page.as_deref(), voice.locale())?)?,
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
