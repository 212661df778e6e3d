//! `dooz book`: balanced openings, found by search.

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use clap::Args;
use dooz_core::{Game, Rules};
use dooz_play::openings::OpeningFormat;
use dooz_play::selfplay::{BookMaker, Half, without_repetitions};

use super::selfplay::progress_bar;
use crate::args::values::{ENGINE_RULES, number, threads};
use crate::failure::Failure;
use crate::output_file::{check_output, write_file};
use crate::printer::Printer;

/// The arguments of `dooz book`.
#[derive(Clone, Debug, Args)]
pub struct BookArgs {
    /// The rules.
    #[arg(long, value_parser = ENGINE_RULES, default_value_t = Rules::GOMOKU)]
    pub rules: Rules,
    /// The number of openings, of both halves together.
    #[arg(long, value_name = "NUMBER", value_parser = number::<u64>(2, 10_000_000))]
    pub count: u64,
    /// The seed of the first opening.
    #[arg(
        long,
        value_name = "NUMBER",
        default_value = "1",
        value_parser = number::<u64>(0, u64::MAX),
    )]
    pub seed: u64,
    /// The number of positions to visit for an opening.
    #[arg(
        long,
        value_name = "NUMBER",
        default_value = "100000",
        value_parser = number::<u64>(1, 1 << 53),
    )]
    pub nodes: u64,
    /// The name of the files, to which that of the half is added.
    #[arg(long, value_name = "FILE")]
    pub output: PathBuf,
    /// `true` if files that exist already are replaced.
    #[arg(long)]
    pub overwrite: bool,
    /// The number of openings that are searched at the same time.
    #[arg(long, value_name = "NUMBER", value_parser = number::<u16>(1, 1024))]
    pub jobs: Option<u16>,
}

/// Finds openings and writes them to two files, one for each half.
///
/// # Errors
///
/// Returns an error if the openings found are too few for two files, or a file cannot
/// be written.
pub fn run(args: &BookArgs, printer: &Printer, output: &mut dyn Write) -> Result<(), Failure> {
    let locale = printer.locale();
    for half in Half::ALL {
        check_output(&file_of(&args.output, half), args.overwrite, locale)?;
    }
    let openings = without_repetitions(openings(args));
    let halves = Half::ALL.map(|half| {
        let of_half = openings
            .iter()
            .filter(|(number, _)| Half::of(*number) == half);
        let games: Vec<Game> = of_half.map(|(_, game)| game.clone()).collect();
        (half, games)
    });
    if halves.iter().any(|(_, games)| games.is_empty()) {
        return Err(locale.text("book-error-few").into_owned().into());
    }
    for (half, games) in halves {
        let file = file_of(&args.output, half);
        let format = OpeningFormat::of_file(&file).unwrap_or(OpeningFormat::Moves);
        let text = format.write(&games);
        write_file(&file, text.as_bytes(), locale)?;
        let gaps = [
            ("count", games.len().into()),
            ("file", file.display().to_string().into()),
        ];
        printer.say(output, "book-done", &gaps)?;
    }
    Ok(())
}

/// Returns the balanced openings with their numbers, in order.
fn openings(args: &BookArgs) -> Vec<(u64, Game)> {
    let bar = progress_bar(args.count, io::stderr().is_terminal());
    let next = AtomicU64::new(0);
    let work = || {
        let mut maker = BookMaker::new(args.rules, args.nodes);
        let mut found = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= args.count {
                return found;
            }
            let opening = maker.opening(args.seed, number);
            let opening = opening.expect("the engine plays by the rules");
            found.extend(opening.map(|game| (number, game)));
            bar.inc(1);
        }
    };
    let mut openings: Vec<(u64, Game)> = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads(args.jobs)).map(|_| scope.spawn(work)).collect();
        let found = workers
            .into_iter()
            .map(|worker| worker.join().expect("no worker panics"));
        found.flatten().collect()
    });
    bar.finish_and_clear();
    openings.sort_by_key(|(number, _)| *number);
    openings
}

/// Returns the file of a half: `book-tuning.txt` for `book.txt`.
fn file_of(output: &Path, half: Half) -> PathBuf {
    let mut name = output.file_stem().unwrap_or_default().to_owned();
    name.push("-");
    name.push(half.name());
    if let Some(extension) = output.extension() {
        name.push(".");
        name.push(extension);
    }
    output.with_file_name(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_files_of_the_halves_have_their_names() {
        let file = file_of(Path::new("data/book.txt"), Half::HeldOut);
        assert_eq!(file, Path::new("data/book-held-out.txt"));
        assert_eq!(
            file_of(Path::new("book"), Half::Tuning),
            Path::new("book-tuning")
        );
    }
}
