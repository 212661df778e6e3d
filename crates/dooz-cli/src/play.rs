//! `dooz play`: a match against a brain or a person.

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use crate::convert::{self, ConvertError};
use crate::failure::Failure;
use crate::printer::Printer;
use crate::puzzle::{self, PuzzleArgs};
use options::MatchOptions;
use record::{FileError, Recorder};
use session::Session;

pub mod advice_job;
mod args;
pub mod options;
pub mod plain;
pub mod record;
pub mod session;
pub mod think_job;
pub mod tui;

pub use args::{Appearance, ColourChoice, MatchArgs, PlayArgs};

/// Plays the match that is asked for: on the screen of the terminal, or line
/// by line if that is asked for or there is no terminal.
///
/// # Errors
///
/// If the arguments do not fit together, the match cannot be opened, the input
/// cannot be read or the output not be written.
pub fn run(args: &PlayArgs, printer: &Printer) -> Result<(), Failure> {
    let options = args.match_options()?;
    let plain = args.plain || !io::stdin().is_terminal() || !io::stdout().is_terminal();
    if plain && args.puzzles {
        let mut output = io::BufWriter::new(io::stdout().lock());
        return puzzle::run(
            &PuzzleArgs::default(),
            printer,
            io::stdin().lock(),
            &mut output,
        );
    }
    let table = open(args, options).map_err(|(file, error)| {
        let file = file.display().to_string();
        match error {
            OpenError::Match(error) => error.explain(&file, printer.locale()),
            OpenError::Game(error) => error.explain(&file, printer.locale()),
        }
    })?;

    if plain {
        let mut output = io::BufWriter::new(io::stdout().lock());
        notices(&table, args, printer, &mut output)?;
        let echoes = io::stdin().is_terminal();
        let style = plain::Style {
            classic: args.classic,
            notation: args.notation,
            echoes,
        };
        let input = io::stdin().lock();
        plain::play(table.session, style, printer, input, &mut output)?;
        return Ok(());
    }
    on_screen(table, args, printer)
}

/// A match and what is to be said about its file.
struct Table {
    session: Session,
    resumed: bool,
    repaired: bool,
    read_only: bool,
}

/// Why there is no match to play.
enum OpenError {
    Match(FileError),
    Game(ConvertError),
}

fn open(args: &PlayArgs, options: MatchOptions) -> Result<Table, (&Path, OpenError)> {
    if let Some(file) = &args.resume {
        if let Some(game) = convert::open_game(file) {
            // Its format is not ours to write to while the game goes on.
            return Ok(Table {
                session: game.map_err(|error| (file.as_path(), OpenError::Game(error)))?,
                resumed: true,
                repaired: false,
                read_only: true,
            });
        }
        let resumed = Recorder::resume(file);
        let resumed = resumed.map_err(|error| (file.as_path(), OpenError::Match(error)))?;
        return Ok(Table {
            session: resumed.session,
            resumed: true,
            repaired: resumed.repaired,
            read_only: resumed.read_only,
        });
    }
    let mut session = Session::new(options);
    if let Some(file) = &args.record {
        let created = Recorder::create(file, &mut session);
        created.map_err(|error| (file.as_path(), OpenError::Match(error)))?;
    }
    Ok(Table {
        session,
        resumed: false,
        repaired: false,
        read_only: false,
    })
}

fn notices(
    table: &Table,
    args: &PlayArgs,
    printer: &Printer,
    output: &mut dyn Write,
) -> io::Result<()> {
    let file = args.resume.as_ref().or(args.record.as_ref());
    let file = file
        .map(|file| file.display().to_string())
        .unwrap_or_default();
    if table.repaired {
        printer.say(output, "play-repaired", &[("file", (&file).into())])?;
    }
    if table.read_only {
        printer.say(output, "play-read-only", &[("file", (&file).into())])?;
    }
    if table.resumed {
        let moves = table.session.game().moves().len();
        printer.say(output, "play-resumed", &[("count", moves.into())])?;
    } else if args.record.is_some() {
        printer.say(output, "play-recorded", &[("file", file.into())])?;
    }
    Ok(())
}

fn on_screen(table: Table, args: &PlayArgs, printer: &Printer) -> Result<(), Failure> {
    let file = args.resume.as_ref().or(args.record.as_ref());
    let file = file.filter(|_| !table.read_only);
    let options = table.session.options();
    let numbers = args.notation.or_else(|| options.numbering());
    let look = tui::Look {
        language: printer.locale().language(),
        digits: Some(printer.locale().digits()),
        bidi: printer.bidi(),
        colours: args.appearance.colour,
        ascii: args.appearance.ascii,
        stones: args.appearance.stones,
        numbers: numbers.filter(|notation| notation.fits(options.rules)),
        classic: args.classic,
        pace: args.appearance.pace,
        kept_in: file.map(|file| file.display().to_string()),
    };
    // The screen covers what is said before it, so it is said afterwards.
    let mut said = Vec::new();
    notices(&table, args, printer, &mut said)?;
    let mut later_files = file.map(|file| LaterFiles {
        first: file.clone(),
        number: 1,
    });
    let keep = |session: &mut Session| {
        if let Some(files) = &mut later_files {
            // The screen tells of a match that is not kept by itself.
            let _ = files.keep(session);
        }
    };
    tui::run(table.session, look, args.puzzles, keep).map_err(|error| {
        let gaps = [("reason", error.to_string().into())];
        printer.locale().format("error-terminal", &gaps)
    })?;
    Ok(io::stdout().write_all(&said)?)
}

/// The files of matches that are begun from the menu: a record has one match,
/// so they go into `game-2.txt`, `game-3.txt` and so on, beside `game.txt`.
struct LaterFiles {
    first: PathBuf,
    number: u32,
}

impl LaterFiles {
    fn keep(&mut self, session: &mut Session) -> Result<(), FileError> {
        loop {
            self.number += 1;
            match Recorder::create(&self.path(), session) {
                Err(FileError::Exists | FileError::Busy) => {}
                result => return result,
            }
        }
    }

    fn path(&self) -> PathBuf {
        let mut name = self.first.file_stem().unwrap_or_default().to_owned();
        name.push(format!("-{}", self.number));
        if let Some(extension) = self.first.extension() {
            name.push(".");
            name.push(extension);
        }
        self.first.with_file_name(name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_later_match_has_its_file_beside_the_first() {
        let path = |first: &str| {
            LaterFiles {
                first: first.into(),
                number: 2,
            }
            .path()
        };
        assert_eq!(path("games/mine.txt"), Path::new("games/mine-2.txt"));
        assert_eq!(path("mine"), Path::new("mine-2"));
    }
}
