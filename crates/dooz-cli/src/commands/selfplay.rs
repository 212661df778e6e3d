//! `dooz selfplay`: games of the engine against itself, from which its weights are
//! fitted.

use std::collections::BTreeMap;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use clap::Args;
use dooz_core::{Game, Rules};
use dooz_engine::Weights;
use dooz_locale::{Locale, Value};
use dooz_play::match_file::MatchFileError;
use dooz_play::selfplay::{
    GamesFile, GamesFileError, RecordedGame, SelfPlay, Terms, TermsError, digest,
};
use indicatif::{ProgressBar, ProgressStyle};

use crate::args::values::{ENGINE_RULES, number, threads};
use crate::failure::Failure;
use crate::game_files::read_openings;
use crate::messages::file_error;
use crate::output_file::cannot_write_file;
use crate::printer::Printer;

/// The arguments of `dooz selfplay`.
#[derive(Clone, Debug, Args)]
pub struct SelfPlayArgs {
    /// The rules.
    #[arg(long, value_parser = ENGINE_RULES, default_value_t = Rules::GOMOKU)]
    pub rules: Rules,
    /// The number of games.
    #[arg(long, value_name = "NUMBER", value_parser = number::<u64>(1, 1_000_000_000))]
    pub games: u64,
    /// The seed of the first game.
    #[arg(
        long,
        value_name = "NUMBER",
        default_value = "1",
        value_parser = number::<u64>(0, u64::MAX),
    )]
    pub seed: u64,
    /// The number of positions to visit for a move.
    #[arg(
        long,
        value_name = "NUMBER",
        default_value = "2000",
        value_parser = number::<u64>(1, 1 << 53),
    )]
    pub nodes: u64,
    /// The number of leaves of the search for each move to record.
    #[arg(long, value_name = "NUMBER", default_value = "0", value_parser = number::<u8>(0, 16))]
    pub leaves: u8,
    /// The file of games.
    #[arg(long, value_name = "FILE")]
    pub output: PathBuf,
    /// The book of openings, in place of random starts.
    #[arg(long, value_name = "FILE")]
    pub openings: Option<PathBuf>,
    /// The number of games at the same time.
    #[arg(long, value_name = "NUMBER", value_parser = number::<u16>(1, 1024))]
    pub jobs: Option<u16>,
}

/// Plays games and appends them to the file, after those that are already there.
///
/// # Errors
///
/// Returns an error if the file holds something else or cannot be written, or
/// the openings cannot be read.
pub fn run(args: &SelfPlayArgs, printer: &Printer, output: &mut dyn Write) -> Result<(), Failure> {
    let locale = printer.locale();
    let book = match &args.openings {
        Some(file) => read_book(file, args.rules, locale)?,
        None => Vec::new(),
    };
    let terms = terms(args, &book);
    let mut file = GamesFile::open(&args.output, &terms)
        .map_err(|error| explain(error, &args.output, locale))?;
    let played = file.games();

    let bar = progress_bar(args.games, io::stderr().is_terminal());
    bar.set_position(played.min(args.games));
    bar.reset_eta();
    let next = AtomicU64::new(played);
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| -> Result<(), Failure> {
        for _ in 0..threads(args.jobs) {
            let (sender, next, book) = (sender.clone(), &next, &book);
            scope.spawn(move || {
                let mut player =
                    SelfPlay::new(args.rules, args.nodes).with_leaves(args.leaves.into());
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    let seed = args.seed.wrapping_add(game);
                    let opening = seed.checked_rem(book.len() as u64);
                    let opening = opening.map(|index| &book[index as usize]);
                    if game >= args.games {
                        break;
                    }
                    let record = player
                        .play(seed, opening)
                        .expect("the engine plays by the rules");
                    if sender.send((game, record)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);

        // Games are written in the order of their numbers, so that the file is the
        // same whoever played them.
        let mut waiting = BTreeMap::new();
        for (number, game) in receiver {
            waiting.insert(number, game);
            while let Some(game) = waiting.remove(&file.games()) {
                let written = file.append(&game);
                written.map_err(|error| cannot_write_file(&args.output, error, locale))?;
                bar.inc(1);
            }
        }
        Ok(())
    })?;
    bar.finish_and_clear();
    let gaps = [
        ("count", played.max(args.games).into()),
        ("file", args.output.display().to_string().into()),
    ];
    Ok(printer.say(output, "selfplay-done", &gaps)?)
}

/// Reads a book whose openings a file of games can hold.
fn read_book(file: &Path, rules: Rules, locale: &Locale) -> Result<Vec<Game>, Failure> {
    let book = read_openings(file, rules, locale)?;
    let is_too_long = |opening: &Game| opening.moves().len() > RecordedGame::LONGEST_OPENING;
    let Some(index) = book.iter().position(is_too_long) else {
        return Ok(book);
    };
    let gaps = [
        ("opening", (index + 1).into()),
        ("file", file.display().to_string().into()),
        ("most", RecordedGame::LONGEST_OPENING.into()),
    ];
    Err(locale.format("selfplay-error-opening", &gaps).into())
}

/// Returns a bar on the error output, if that is a terminal.
pub(super) fn progress_bar(length: u64, is_terminal: bool) -> ProgressBar {
    if !is_terminal {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} {eta}");
    ProgressBar::new(length).with_style(style.expect("the template is well formed"))
}

fn terms(args: &SelfPlayArgs, book: &[Game]) -> Terms {
    let weights = Weights::of(args.rules).signature();
    let engine = format!("{} {weights:016x}", env!("CARGO_PKG_VERSION"));
    let mut terms = Terms::new(args.rules, args.seed, args.nodes, engine);
    terms.leaves = args.leaves.into();
    terms.book = (!book.is_empty()).then(|| format!("{:016x}", digest(book)));
    terms
}

/// Returns the sentence about a file to which games cannot be appended.
fn explain(error: GamesFileError, file: &Path, locale: &Locale) -> String {
    let shown = file.display().to_string();
    let gaps = |name, value| [("file", Value::from(&*shown)), (name, value)];
    match error {
        GamesFileError::System(error) => file_error(&MatchFileError::System(error), &shown, locale),
        GamesFileError::NotAFile => locale.format("error-file-device", &[("file", shown.into())]),
        GamesFileError::Busy => file_error(&MatchFileError::Busy, &shown, locale),
        GamesFileError::NoTerms(TermsError::Format) => {
            locale.format("selfplay-error-file", &[("file", (&*shown).into())])
        }
        GamesFileError::NoTerms(TermsError::Version(version)) => {
            locale.format("selfplay-error-version", &gaps("version", version.into()))
        }
        GamesFileError::OtherTerms(terms) => {
            let terms = terms.line().trim_end().to_owned();
            locale.format("selfplay-error-terms", &gaps("terms", terms.into()))
        }
        GamesFileError::Damaged { game, before } => {
            let [file, game] = gaps("game", game.into());
            // A text, for a command: digits of no language, without signs between them.
            let bytes = ("bytes", before.to_string().into());
            locale.format("selfplay-error-damaged", &[file, game, bytes])
        }
    }
}
