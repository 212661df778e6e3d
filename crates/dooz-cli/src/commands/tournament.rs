//! `dooz match`: games between computer players, to measure their strength.

mod args;
mod progress;
mod report;

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::Ordering;

use dooz_core::{Game, Rules};
use dooz_locale::Locale;
use dooz_play::atomic_file;
use dooz_play::match_file::MatchFileError;
use dooz_play::records::RecordFormat;
use dooz_play::tournament::{Fixture, GameEntry, Schedule, Standings};

use crate::failure::Failure;
use crate::game_files::read_openings;
use crate::interruption::{INTERRUPTED, interruption};
use crate::json::write_json;
use crate::messages::file_error;
use crate::output_file::{cannot_write_file, check_writable, holds_something};
use crate::printer::Printer;
use crate::tournament::{Log, LogError, Runner, Terms};
pub use args::MatchArgs;
use progress::Progress;
use report::Report;

/// Plays a tournament, or what remains of it, and reports its results.
///
/// # Errors
///
/// Returns an error if the arguments do not fit together, the files cannot be
/// read or written, or the output cannot be written.
pub fn run(
    args: &MatchArgs,
    printer: &Printer,
    output: &mut dyn Write,
) -> Result<ExitCode, Failure> {
    let locale = printer.locale();
    args.check()?;
    let openings = openings(args, locale)?;
    let names = args.names();
    check_pair(args, &openings, locale)?;
    check_record_without_games(args, locale)?;
    let has_log = args.log.as_deref().is_some_and(Path::exists);
    let (log, terms, finished) = open_log(args, &names, openings.len(), locale)?;
    let schedule = args.schedule(&openings, terms.seed);
    let standings = standings(args, &names, &openings, &schedule, &finished, locale)?;
    let mut report = Report::new(args, &names, terms.seed, standings);
    let record = open_record(args, &finished, locale)?;
    if args.check {
        return checked(&report, &schedule, printer, output);
    }

    if args.resume && !has_log {
        printer.say(&mut io::stderr(), "match-new-log", &[])?;
    }
    if let Some(games) = args.games_if_rounded() {
        printer.say(&mut io::stderr(), "match-even", &[("games", games.into())])?;
    }
    if let Some(pairs) = args.repeats_after(&schedule) {
        printer.say(
            &mut io::stderr(),
            "match-repeats",
            &[("pairs", pairs.into())],
        )?;
    }
    let runner = Runner {
        contestants: &args.players,
        names: &names,
        rules: args.rules,
        conditions: args.conditions(),
        openings: &openings,
        schedule: &schedule,
        games: match args.pair {
            Some(pair) => Schedule::games_of_pair(pair),
            None => 1..=schedule.games(),
        },
        finished: finished.into_keys().collect(),
        seed: terms.seed,
        concurrency: args.concurrency(),
    };
    let mut files = Files { args, log, record };
    report.is_interrupted = play(&runner, &mut files, &mut report, printer, output)?;
    tell(&report, printer, output)?;
    Ok(if report.is_interrupted {
        ExitCode::from(INTERRUPTED)
    } else {
        ExitCode::SUCCESS
    })
}

/// Plays the games until the test of the match decides, and returns `true` if it was
/// interrupted.
fn play(
    runner: &Runner<'_>,
    files: &mut Files<'_>,
    report: &mut Report<'_>,
    printer: &Printer,
    output: &mut dyn Write,
) -> Result<bool, Failure> {
    if report.is_decided() {
        return Ok(false);
    }
    let interrupted = interruption()?;
    let progress = Progress::new(files.args, runner);
    let mut take = |fixture: &Fixture, entry: GameEntry| -> Result<bool, Failure> {
        files.append(&entry, printer.locale())?;
        report.add(fixture, &entry);
        progress.show(&entry, report, printer, output)?;
        Ok(report.is_decided())
    };
    let failure = runner.run(&interrupted, |fixture, entry| match take(fixture, entry) {
        Ok(false) => ControlFlow::Continue(()),
        Ok(true) => ControlFlow::Break(None),
        Err(failure) => ControlFlow::Break(Some(failure)),
    });
    progress.finish();
    match failure.flatten() {
        Some(failure) => Err(failure),
        None => Ok(interrupted.load(Ordering::Relaxed)),
    }
}

/// Returns the standings after the finished games, which are those of the schedule.
fn standings(
    args: &MatchArgs,
    names: &[String],
    openings: &[Game],
    schedule: &Schedule,
    finished: &FinishedGames,
    locale: &Locale,
) -> Result<Standings, Failure> {
    let mut standings = Standings::new(args.players.len());
    for entry in finished.values() {
        let fixture = schedule.fixture(entry.game);
        let fixture = fixture.map(|fixture| fixture.as_played(entry));
        let fixture = fixture.filter(|fixture| {
            fixture.players.map(|player| &*names[player]) == [&*entry.first, &*entry.second]
                && (args.swap2() || fixture.opening(openings).moves() == entry.opening)
                && entry.record(args.rules).is_ok()
        });
        let Some(fixture) = fixture else {
            let gaps = [("game", entry.game.into())];
            return Err(locale.format("match-error-foreign-game", &gaps).into());
        };
        standings.add(&fixture, entry.result, entry.reason);
    }
    Ok(standings)
}

/// Checks that there is a pair of this number, before anything is written to a file.
fn check_pair(args: &MatchArgs, openings: &[Game], locale: &Locale) -> Result<(), Failure> {
    // How many there are does not depend on the order of the openings.
    let pairs = args.schedule(openings, 0).pairs();
    match args.pair {
        Some(pair) if pair > pairs => {
            let gaps = [("pair", pair.into()), ("pairs", pairs.into())];
            Err(locale.format("match-error-pair", &gaps).into())
        }
        _ => Ok(()),
    }
}

/// Says that a tournament can be played, and reports its results so far.
fn checked(
    report: &Report<'_>,
    schedule: &Schedule,
    printer: &Printer,
    output: &mut dyn Write,
) -> Result<ExitCode, Failure> {
    let (all, played) = (schedule.games(), report.games());
    if !report.is_json() {
        let gaps = [("games", all.into()), ("played", played.into())];
        printer.say(output, "match-check", &gaps)?;
    }
    if report.is_json() || played > 0 {
        tell(report, printer, output)?;
    }
    output.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Writes the results.
fn tell(report: &Report<'_>, printer: &Printer, output: &mut dyn Write) -> Result<(), Failure> {
    if report.is_json() {
        write_json(&report.document(), output)?;
    } else {
        report.tell(printer, output)?;
    }
    Ok(output.flush()?)
}

/// Reads the openings; without a file, games begin on the empty board.
fn openings(args: &MatchArgs, locale: &Locale) -> Result<Vec<Game>, Failure> {
    match &args.openings {
        Some(file) => read_openings(file, args.rules, locale),
        None => Ok(vec![Game::new(args.rules)]),
    }
}

/// The finished games by their numbers.
type FinishedGames = BTreeMap<u32, GameEntry>;

/// The files of a tournament.
struct Files<'a> {
    args: &'a MatchArgs,
    log: Option<Log>,
    record: Option<File>,
}

impl Files<'_> {
    /// Appends a finished game to the files that there are.
    fn append(&mut self, entry: &GameEntry, locale: &Locale) -> Result<(), Failure> {
        let refused = |file: &Option<PathBuf>, error| {
            let file = file.as_deref().unwrap_or(Path::new(""));
            cannot_write_file(file, error, locale)
        };
        if let Some(log) = &mut self.log {
            let written = log.append(entry);
            written.map_err(|error| refused(&self.args.log, error))?;
        }
        if let Some(file) = &mut self.record {
            let written = file.write_all(sgf(entry, self.args.rules).as_bytes());
            written.map_err(|error| refused(&self.args.record, error))?;
        }
        Ok(())
    }
}

/// Opens the log, and returns the terms and the games that have already been played.
fn open_log(
    args: &MatchArgs,
    names: &[String],
    openings: usize,
    locale: &Locale,
) -> Result<(Option<Log>, Terms, FinishedGames), Failure> {
    let terms = |logged: Option<&Terms>| args.terms(names, openings, logged);
    let Some(file) = &args.log else {
        return Ok((None, terms(None), BTreeMap::new()));
    };
    // What is not to be played leaves no log behind, which would stand in its way.
    if args.check && !args.resume {
        return if is_empty(file) {
            Ok((None, terms(None), BTreeMap::new()))
        } else {
            Err(explain(LogError::Exists, file, locale))
        };
    }
    let opened = if args.resume {
        Log::resume(file, terms)
    } else {
        let terms = terms(None);
        Log::create(file, &terms).map(|log| (log, terms, BTreeMap::new()))
    };
    let (log, terms, finished) = opened.map_err(|error| explain(error, file, locale))?;
    Ok((Some(log), terms, finished))
}

fn is_empty(file: &Path) -> bool {
    fs::metadata(file).map_or(true, |about| about.len() == 0)
}

/// Checks the file of records of a match without finished games, before its log is begun:
/// a log that is left behind would stand in the way of the match.
fn check_record_without_games(args: &MatchArgs, locale: &Locale) -> Result<(), Failure> {
    let Some(file) = &args.record else {
        return Ok(());
    };
    let log = args.log.as_deref();
    if log.is_some_and(|log| is_same_file(log, file)) {
        return Err(locale.text("match-error-same-file").into_owned().into());
    }
    check_writable(file, locale)?;
    if args.resume && log.is_some_and(|log| !is_empty(log)) {
        Ok(())
    } else {
        check_record(file, &[], locale)
    }
}

/// Returns `true` if two paths lead to the same file, which need not exist.
fn is_same_file(one: &Path, other: &Path) -> bool {
    let found = |path: &Path| {
        let folder = path.parent().filter(|folder| *folder != Path::new(""));
        let folder = fs::canonicalize(folder.unwrap_or(Path::new(".")));
        let new = folder.map(|folder| folder.join(path.file_name().unwrap_or_default()));
        fs::canonicalize(path).or(new)
    };
    matches!((found(one), found(other)), (Ok(one), Ok(other)) if one == other)
}

/// Opens the file of records, if there is one, to append to it. What it holds of the finished
/// games is written anew from the log, since a program that is killed may leave it unfinished.
/// It is only checked if nothing is to be played.
fn open_record(
    args: &MatchArgs,
    finished: &FinishedGames,
    locale: &Locale,
) -> Result<Option<File>, Failure> {
    let Some(file) = &args.record else {
        return Ok(None);
    };
    let games = finished.values().map(|entry| sgf(entry, args.rules));
    let games: Vec<String> = games.collect();
    check_record(file, &games, locale)?;
    if args.check {
        return Ok(None);
    }
    let refused = |error| cannot_write_file(file, error, locale);
    if !games.is_empty() {
        atomic_file::write(file, games.concat().as_bytes()).map_err(refused)?;
    }
    let opened = OpenOptions::new().append(true).create(true).open(file);
    opened.map(Some).map_err(refused)
}

/// Checks that a file holds nothing but some of these games.
fn check_record(file: &Path, games: &[String], locale: &Locale) -> Result<(), Failure> {
    // To read a pipe or a terminal would wait for somebody to write.
    let before = if holds_something(file) {
        fs::read(file).map_err(|error| explain(error.into(), file, locale))?
    } else {
        Vec::new()
    };
    if is_begun(&before, games) {
        return Ok(());
    }
    let gaps = [("file", file.display().to_string().into())];
    Err(locale.format("match-error-record", &gaps).into())
}

/// Returns `true` if a file holds some of these games, in any order, and nothing else but the
/// beginning of one.
fn is_begun(mut file: &[u8], games: &[String]) -> bool {
    let games: BTreeSet<&[u8]> = games.iter().map(String::as_bytes).collect();
    // No game is the beginning of another one, so the last that is not greater than the rest of
    // the file is the only one that the rest can begin with.
    while let Some(game) = games.range(..=file).next_back()
        && let Some(rest) = file.strip_prefix(*game)
    {
        file = rest;
    }
    file.is_empty() || (games.range(file..).next()).is_some_and(|game| game.starts_with(file))
}

/// Returns a game as a game tree.
fn sgf(entry: &GameEntry, rules: Rules) -> String {
    let record = entry.record(rules).expect("the moves were checked");
    let text = RecordFormat::Sgf.write(&[record]);
    text.expect("SGF holds every game")
}

/// Returns the failure that a file of the tournament causes.
fn explain(error: LogError, file: &Path, locale: &Locale) -> Failure {
    let shown = file.display().to_string();
    let known = match error {
        LogError::System(error) => MatchFileError::System(error),
        LogError::InUse => MatchFileError::Busy,
        LogError::Exists => MatchFileError::Exists,
        LogError::NotAFile => {
            let gaps = [("file", shown.into())];
            return locale.format("error-file-device", &gaps).into();
        }
        LogError::Line(line) => {
            let gaps = [("file", shown.into()), ("line", line.into())];
            return locale.format("match-error-log-line", &gaps).into();
        }
        LogError::Terms(terms) => {
            let terms = serde_json::to_string(&terms).expect("terms have no odd keys");
            let gaps = [("file", shown.into()), ("terms", terms.into())];
            return locale.format("match-error-terms", &gaps).into();
        }
    };
    file_error(&known, &shown, locale).into()
}
