//! `dooz coach levels`: the strength of the levels.

use std::io::{self, Write};

use clap::Args;
use dooz_core::{Limits, Position, Rules};
use dooz_locale::{Locale, Value};
use dooz_play::levels::{Chances, Level, LevelMatch, LevelTable, Strength};
use dooz_play::players::{RandomPurpose, SeededRandom};
use dooz_play::tournament::Interval;

use crate::args::values::{RULES, SeedArgs, number};
use crate::json::write_json;
use crate::printer::Printer;
use crate::table::{Align, Table};

/// The arguments of `dooz coach levels`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Args)]
pub struct LevelsArgs {
    /// The rules of the games.
    #[arg(long, value_parser = RULES, default_value_t = Rules::TIC_TAC_TOE)]
    pub rules: Rules,
    /// The number of games in a match, if matches are needed: forty distinguish
    /// levels that are twenty apart.
    #[arg(
        long,
        value_name = "NUMBER",
        allow_hyphen_values = true,
        value_parser = number::<u32>(1, 1_000_000),
        default_value_t = 40,
    )]
    pub games: u32,
    /// The distance between two levels that play each other.
    #[arg(long, value_name = "NUMBER", value_parser = number::<u8>(1, 100), default_value_t = 20)]
    pub step: u8,
    /// The seed of chance.
    #[command(flatten)]
    pub seed: SeedArgs,
    /// Answers in JSON.
    #[arg(long)]
    pub json: bool,
}

/// Writes the odds of the levels against the perfect player if they can be
/// computed, and otherwise the results of matches.
///
/// # Errors
///
/// Returns an error if the output cannot be written.
pub fn run(args: &LevelsArgs, printer: &Printer, output: &mut dyn Write) -> io::Result<()> {
    let is_solved = Strength::of(Level::RANDOM, args.rules) == Strength::Perfect;
    let table = is_solved.then(|| {
        let levels: Vec<Level> = Level::all().step_by(10).collect();
        LevelTable::compute(args.rules, &levels, &Limits::default())
    });
    match table {
        Some(Ok(table)) if args.json => write_json(&table, output),
        Some(Ok(table)) => tell_exact(&table, printer, output),
        _ => tell_matches(args, printer, output),
    }
}

fn tell_exact(table: &LevelTable, printer: &Printer, output: &mut dyn Write) -> io::Result<()> {
    let locale = printer.locale();
    printer.say(output, "level-exact", &[("rules", (&table.rules).into())])?;
    for (title, second) in [("level-first", false), ("level-second", true)] {
        writeln!(output)?;
        printer.say(output, title, &[])?;
        let titles = ["level-name", "level-wins", "level-draws", "level-losses"];
        let mut odds = Table::new(columns(locale, titles));
        for row in &table.rows {
            let Chances { win, draw, loss } = if second { row.second } else { row.first };
            let percent = |share: f64| locale.number(Value::decimal(100.0 * share, 2));
            let level = locale.number(row.level.number());
            odds.row([level, percent(win), percent(draw), percent(loss)]);
        }
        odds.tell(printer, output)?;
    }
    Ok(())
}

fn tell_matches(args: &LevelsArgs, printer: &Printer, output: &mut dyn Write) -> io::Result<()> {
    let locale = printer.locale();
    let rules = args.rules;
    let titles = [
        "level-name",
        "level-against",
        "level-wins",
        "level-draws",
        "level-losses",
        "level-score",
        "level-elo",
    ];
    let widths = [5, 5, 5, 5, 5, 16, 16];
    let mut table = Table::new(columns(locale, titles)).at_least(widths);
    if !args.json {
        let gaps = [
            ("rules", rules.to_string().into()),
            ("count", args.games.into()),
        ];
        printer.say(output, "level-matches", &gaps)?;
        writeln!(output)?;
        table.tell(printer, output)?;
        output.flush()?;
    }

    let dice = SeededRandom::new(args.seed.or_fresh());
    let levels: Vec<Level> = Level::all().step_by(args.step.into()).collect();
    for (match_number, pair) in (0..).zip(levels.windows(2)) {
        let [weak, strong] = [pair[0], pair[1]];
        let mut chance = |game: u32, position: &Position, choices| {
            let game = match_number * args.games + game;
            dice.draw(game, RandomPurpose::Move(position.ply()), choices)
        };
        let found = LevelMatch::play(rules, [strong, weak], args.games, &mut chance);
        if args.json {
            write_json(&found, output)?;
        } else {
            table.row(cells(&found, locale));
            table.tell_last(printer, output)?;
        }
        // A match takes seconds, and somebody is waiting.
        output.flush()?;
    }
    Ok(())
}

/// Returns columns of numbers with these titles.
fn columns<const N: usize>(locale: &Locale, titles: [&str; N]) -> [(String, Align); N] {
    titles.map(|title| (locale.text(title).into_owned(), Align::End))
}

fn cells(found: &LevelMatch, locale: &Locale) -> [String; 7] {
    let whole = |number: f64| locale.number(Value::decimal(number, 0));
    let ranged = |number: f64, Interval { low, high }| {
        format!("{} ({} – {})", whole(number), whole(low), whole(high))
    };
    let percent = Interval {
        low: 100.0 * found.score_interval.low,
        high: 100.0 * found.score_interval.high,
    };
    [
        locale.number(found.strong.number()),
        locale.number(found.weak.number()),
        locale.number(found.tally.wins),
        locale.number(found.tally.draws),
        locale.number(found.tally.losses),
        ranged(100.0 * found.score, percent),
        ranged(found.elo, found.elo_interval),
    ]
}
