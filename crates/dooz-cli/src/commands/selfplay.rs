//! `dooz selfplay`: games of the engine against itself, from which its weights are
//! fitted.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, IsTerminal, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use clap::Args;
use dooz_core::{Game, Rules};
use dooz_engine::{Board, Weights};
use dooz_locale::Locale;
use dooz_play::match_file::MatchFileError;
use dooz_play::selfplay::{SelfPlay, Terms, TermsError, digest, games};
use indicatif::{ProgressBar, ProgressStyle};

use super::tournament::read_book;
use crate::args::UsageError;
use crate::args::values::{number, read, threads};
use crate::failure::Failure;
use crate::messages::file_error;
use crate::printer::Printer;

/// The arguments of `dooz selfplay`.
#[derive(Clone, Debug, Args)]
pub struct SelfPlayArgs {
    /// The rules.
    #[arg(long, value_parser = engine_rules, default_value_t = Rules::GOMOKU)]
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

/// Reads rules by which the engine plays.
pub(super) fn engine_rules(text: &str) -> Result<Rules, UsageError> {
    let rules: Rules = read(text)?;
    if Board::supports(rules) {
        Ok(rules)
    } else {
        Err(UsageError::EngineRules)
    }
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
    let (mut file, played) = open(&args.output, &terms, locale)?;

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
                    if sender.send((game, record.to_bytes())).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);

        // Games are written in the order of their numbers, so that the file is the
        // same whoever played them.
        let mut waiting = BTreeMap::new();
        let mut written = played;
        for (game, bytes) in receiver {
            waiting.insert(game, bytes);
            while let Some(bytes) = waiting.remove(&written) {
                file.write_all(&bytes)?;
                written += 1;
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

/// Opens the file after its last whole game, and returns the number of games in
/// it.
fn open(path: &Path, terms: &Terms, locale: &Locale) -> Result<(File, u64), Failure> {
    let shown = path.display().to_string();
    let system = |error| file_error(&MatchFileError::System(error), &shown, locale);
    let options = OpenOptions::new()
        .read(true)
        .append(true)
        .create(true)
        .clone();
    let mut file = options.open(path).map_err(system)?;
    if let Err(TryLockError::WouldBlock) = file.try_lock() {
        return Err(file_error(&MatchFileError::Busy, &shown, locale).into());
    }
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes).map_err(system)?;
    let line = terms.line();
    // A program that was killed may not even have written the first line.
    if line.as_bytes().starts_with(&bytes) {
        file.set_len(0).map_err(system)?;
        file.write_all(line.as_bytes()).map_err(system)?;
        return Ok((file, 0));
    }
    let gaps = |detail: String| [("file", shown.clone().into()), ("terms", detail.into())];
    let begin = match Terms::read(&bytes) {
        Ok((found, begin)) if found == *terms => begin,
        Ok((found, _)) => {
            let gaps = gaps(found.line().trim_end().to_owned());
            return Err(locale.format("selfplay-error-terms", &gaps).into());
        }
        Err(TermsError::Version(version)) => {
            let gaps = [("file", shown.into()), ("version", version.into())];
            return Err(locale.format("selfplay-error-version", &gaps).into());
        }
        Err(TermsError::Format) => {
            return Err(locale
                .format("selfplay-error-file", &gaps(String::new()))
                .into());
        }
    };
    let (mut end, mut count) = (begin, 0);
    for read in games(&bytes[begin..]) {
        let Ok((_, length)) = read else {
            let gaps = [
                ("file", shown.into()),
                ("game", (count + 1).into()),
                // A text, for a command: digits of no language, without signs between them.
                ("bytes", end.to_string().into()),
            ];
            return Err(locale.format("selfplay-error-damaged", &gaps).into());
        };
        end += length;
        count += 1;
    }
    file.set_len(end as u64).map_err(system)?;
    file.seek(SeekFrom::End(0)).map_err(system)?;
    Ok((file, count))
}
