//! `dooz play`: a match against a computer player or a person.

use std::env;
use std::io::{self, Write};

use dooz_play::matches::Match;

use crate::args::UsageError;
use crate::commands::puzzle::{self, PuzzleArgs};
use crate::failure::Failure;
use crate::play::opened_match::{OpenError, OpenedMatch, programs_of};
use crate::play::{plain, tui};
use crate::printer::{Printer, terminal_echoes};
use crate::proof_player::ProofPlayer;
use crate::standard_output::StandardOutput;

mod args;

pub use args::{Appearance, NewMatchArgs, PlayArgs};

/// Plays the requested match: on the screen of the terminal, or line by line if
/// requested or if there is no terminal.
///
/// # Errors
///
/// Returns an error if the arguments do not fit together, the match cannot be
/// opened, the input cannot be read or the output not be written.
pub fn run(args: &PlayArgs, printer: &Printer) -> Result<(), Failure> {
    let proof = args.options.proof()?;
    if let Some(proof) = proof {
        proof.load(printer)?;
    }
    let options = args.match_options()?;
    // A terminal that can do nothing but scroll says so.
    let is_dumb = env::var_os("TERM").is_some_and(|name| name == "dumb");
    let has_screen = !args.plain && !is_dumb && terminal_echoes();
    if !has_screen && args.puzzles {
        let mut output = io::BufWriter::new(StandardOutput::lock());
        return puzzle::run(
            &PuzzleArgs::default(),
            printer,
            io::stdin().lock(),
            &mut output,
        );
    }
    let explain = |error: OpenError| error.explain(args.file(), printer.locale());
    let opened = if let Some(options) = options {
        let mut game = Match::new(options);
        for square in proof.and_then(ProofPlayer::opening).into_iter().flatten() {
            game.play(square).expect("the opening was checked");
        }
        OpenedMatch::begin(game, args.record.as_deref()).map_err(explain)?
    } else {
        let named = args.options.programs()?;
        let opened = OpenedMatch::resume(args.file(), &named).map_err(explain)?;
        let programs = programs_of(&opened.game);
        if named.iter().any(|name| !programs.contains(name)) {
            return Err(UsageError::ResumedPlayer.into());
        }
        opened
    };

    if !has_screen {
        let mut output = io::BufWriter::new(StandardOutput::lock());
        notices(&opened, args, printer, &mut output)?;
        let style = plain::PlainStyle {
            classic: args.classic,
            notation: args.notation,
            echoes: terminal_echoes(),
        };
        let input = io::stdin().lock();
        let (_, problem) = plain::play(opened, style, printer, input, &mut output)?;
        return problem.map_or(Ok(()), |problem| Err(problem.into()));
    }
    on_screen(opened, args, printer)
}

fn notices(
    opened: &OpenedMatch,
    args: &PlayArgs,
    printer: &Printer,
    output: &mut dyn Write,
) -> io::Result<()> {
    for warning in opened.warnings(printer.locale()) {
        printer.tell(output, &warning)?;
    }
    if opened.resumed_from.is_some() {
        let moves = opened.game.moves().len();
        return printer.say(output, "play-resumed", &[("count", moves.into())]);
    }
    tell_file(args, printer, output)
}

/// Says in which file a new match is kept, if one was named.
fn tell_file(args: &PlayArgs, printer: &Printer, output: &mut dyn Write) -> io::Result<()> {
    let Some(file) = &args.record else {
        return Ok(());
    };
    let gaps = [("file", file.display().to_string().into())];
    printer.say(output, "play-recorded", &gaps)
}

fn on_screen(opened: OpenedMatch, args: &PlayArgs, printer: &Printer) -> Result<(), Failure> {
    let look = tui::Look {
        language: printer.locale().language(),
        digits: Some(printer.locale().digits()),
        bidi: printer.bidi(),
        colours: args.appearance.colour,
        ascii: args.appearance.ascii,
        stones: args.appearance.stones,
        notation: args.notation,
        classic: args.classic,
        pace: args.appearance.pace,
    };
    let end = tui::run(opened, look, args.puzzles, args.autosave).map_err(|error| {
        let gaps = [("reason", error.to_string().into())];
        printer.locale().format("error-terminal", &gaps)
    })?;
    // The screen would have covered it.
    tell_file(args, printer, &mut StandardOutput::lock())?;
    match end {
        tui::End::Left => Ok(()),
        tui::End::Autosaved(file) => {
            let file = file.display().to_string();
            Ok(printer.say(
                &mut StandardOutput::lock(),
                "play-kept",
                &[("file", file.into())],
            )?)
        }
        tui::End::Unrecorded(problem) => Err(problem.into()),
        tui::End::Terminated => Err(printer
            .locale()
            .text("error-terminated")
            .into_owned()
            .into()),
    }
}
