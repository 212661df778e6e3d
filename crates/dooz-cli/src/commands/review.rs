//! `dooz review`: every move of a game, judged.

use std::io::{Read, Write};
use std::path::PathBuf;

use clap::{ArgAction, Args};
use dooz_coach::advice::{Adviser, Review};
use dooz_core::{Limits, Rules};
use dooz_locale::coach::annotate;
use dooz_play::records::RecordFormat;

use crate::advice_text::tell_review;
use crate::args::values::{RULES, number};
use crate::failure::Failure;
use crate::game_source::GameSource;
use crate::json::write_json;
use crate::output_file::{check_output, write_file};
use crate::printer::Printer;

/// The arguments of `dooz review`.
#[derive(Clone, Debug, Args)]
pub struct ReviewArgs {
    /// The rules of the game, if it does not state them.
    #[arg(long, value_parser = RULES)]
    pub rules: Option<Rules>,
    /// The number of positions to search exactly for each move, at most: enough
    /// for 4x4x4, and otherwise a quarter of a second.
    #[arg(
        long,
        value_name = "NUMBER",
        allow_hyphen_values = true,
        value_parser = number::<u64>(1, u64::MAX),
        default_value_t = DEFAULT_NODES,
    )]
    pub nodes: u64,
    /// Answers in JSON.
    #[arg(long)]
    pub json: bool,
    /// The file to which the annotated game is written.
    #[arg(long, value_name = "FILE")]
    pub sgf: Option<PathBuf>,
    /// `true` if a file that exists already is replaced.
    #[arg(long, requires = "sgf")]
    pub overwrite: bool,
    /// A file, `-`, or moves.
    #[arg(value_name = "FILE", required = true, num_args = 1.., action = ArgAction::Set)]
    pub game: Vec<String>,
}

/// The number of positions to search exactly for each move where no number is given.
pub const DEFAULT_NODES: u64 = 1_000_000;

/// Judges every move of a game, and writes the game with the judgements as
/// comments to a file if one is named.
///
/// # Errors
///
/// Returns an error if there is no such game, the standard input cannot be read
/// or the outputs cannot be written.
pub fn run(
    args: &ReviewArgs,
    printer: &Printer,
    input: impl Read,
    output: &mut dyn Write,
) -> Result<(), Failure> {
    let source = GameSource {
        words: &args.game,
        rules: args.rules,
        default_rules: Rules::TIC_TAC_TOE,
    };
    if let Some(file) = &args.sgf {
        check_output(file, args.overwrite, printer.locale())?;
    }
    let mut record = source.read_game(printer, input)?;
    let limits = Limits {
        nodes: Some(args.nodes),
        ..Limits::default()
    };
    let review = Review::of(&record.game(), &mut Adviser::new(), &limits);
    if args.json {
        write_json(&review, output)?;
    } else {
        tell_review(&review, record.first(), printer, output)?;
    }
    output.flush()?;

    let Some(file) = &args.sgf else {
        return Ok(());
    };
    annotate(&mut record, &review, printer.locale());
    let text = RecordFormat::Sgf.write(&[record]);
    let text = text.expect("SGF holds every game");
    write_file(file, text.as_bytes(), printer.locale())
}
