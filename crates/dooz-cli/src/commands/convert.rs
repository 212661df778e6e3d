//! `dooz convert`: conversion of games between file formats.

use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use dooz_core::Rules;
use dooz_play::records::RecordFormat;

use crate::args::values::{RULES, one_of};
use crate::failure::Failure;
use crate::game_files::{
    FileFormat, GameFileError, LARGEST_FILE, lost, read_file, read_games, tell_assumed_rules,
};
use crate::input_lines::{BYTE_ORDER_MARK, read_at_most};
use crate::output_file::{check_output, write_file};
use crate::printer::Printer;

/// The arguments of `dooz convert`.
#[derive(Clone, Debug, PartialEq, Eq, Args)]
pub struct ConvertArgs {
    /// The file to read; `-` is the standard input.
    #[arg(value_name = "IN")]
    pub input: PathBuf,
    /// The file to write; `-` is the standard output, and the default.
    #[arg(value_name = "OUT")]
    pub output: Option<PathBuf>,
    /// The format to read, if it is not to be detected.
    #[arg(
        long,
        value_name = "CHOICE",
        value_parser = one_of(FileFormat::ALL.map(|format| (format.name(), format))),
    )]
    pub from: Option<FileFormat>,
    /// The format to write, if it does not follow from the file's name.
    #[arg(
        long,
        value_name = "CHOICE",
        value_parser = one_of(FileFormat::ALL.map(|format| (format.name(), format))),
    )]
    pub to: Option<FileFormat>,
    /// `true` if a file that exists already is replaced.
    #[arg(long)]
    pub overwrite: bool,
    /// The rules of the games, overriding those in the file.
    #[arg(long, value_parser = RULES)]
    pub rules: Option<Rules>,
}

impl ConvertArgs {
    /// Returns the file to read, if it is not the standard input.
    fn input(&self) -> Option<&Path> {
        Some(&*self.input).filter(|file| file.as_os_str() != "-")
    }

    /// Returns the file to write, if it is not the standard output.
    fn output(&self) -> Option<&Path> {
        (self.output.as_deref()).filter(|file| file.as_os_str() != "-")
    }
}

/// Reads games and writes them in another format. The losses are reported on
/// the error output; after an error, nothing is written.
///
/// # Errors
///
/// Returns an error if the games cannot be read or converted, or the output not
/// be written.
pub fn run(
    args: &ConvertArgs,
    printer: &Printer,
    input: impl Read,
    output: &mut dyn Write,
) -> Result<(), Failure> {
    let bytes = convert(args, printer, input)?;
    match args.output() {
        None => {
            output.write_all(&bytes)?;
            Ok(output.flush()?)
        }
        Some(file) => {
            check_output(file, args.overwrite, printer.locale())?;
            write_file(file, &bytes, printer.locale())
        }
    }
}

/// Returns the bytes to write.
fn convert(args: &ConvertArgs, printer: &Printer, input: impl Read) -> Result<Vec<u8>, Failure> {
    let locale = printer.locale();
    let file = args.input();
    let name = file.map_or_else(|| "-".to_owned(), |file| file.display().to_string());
    let explain = |error: GameFileError| error.explain(&name, locale);
    let bytes = match file {
        None => read_at_most(LARGEST_FILE, input)?.ok_or(GameFileError::TooLarge),
        Some(file) => read_file(file, LARGEST_FILE),
    };
    let bytes = bytes.map_err(explain)?;
    let bytes = bytes.strip_prefix(BYTE_ORDER_MARK).unwrap_or(&bytes);
    let records = read_games(bytes, args.from, file, args.rules).map_err(explain)?;

    let to = args.to.or_else(|| FileFormat::of_file(args.output()?));
    // SGF is the format that holds everything.
    let to = to.unwrap_or(FileFormat::Games(RecordFormat::Sgf));
    let written = to.write(&records);
    let written = written.map_err(|error| explain(GameFileError::CannotWrite(error, to)))?;

    if let Some(record) = records.iter().find(|record| record.assumes_rules()) {
        tell_assumed_rules(record, &name, printer)?;
    }
    if let Some(lost) = lost(to, &records, locale) {
        printer.tell(&mut io::stderr(), &lost)?;
    }
    Ok(written)
}
