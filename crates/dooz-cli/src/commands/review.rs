//! `dooz review`: every move of a game, judged.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use clap::{ArgAction, Args};
use dooz_coach::advice::{Adviser, Review};
use dooz_core::{Game, Limits, Player, Rules, Symbol, parse_moves};
use dooz_locale::coach::{advice, annotate, review as sentences};
use dooz_locale::{Explain, Locale, explain_move};
use dooz_play::records::{Record, RecordFormat};

use crate::args::values::{RULES, number};
use crate::commands::convert::{FileFormat, kept, read_games, write_file};
use crate::commands::explain::{joined, symbol};
use crate::failure::Failure;
use crate::input_lines::{BYTE_ORDER_MARK, read_at_most};
use crate::json::write_json;
use crate::printer::Printer;
use crate::table::{Align, Table, advice_column};

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
        refuse_source(file, &args.game, printer.locale())?;
    }
    let mut record = read_game(&source, input, printer.locale())?;
    let limits = Limits {
        nodes: Some(args.nodes),
        ..Limits::default()
    };
    tell_assumed_rules(&record, &args.game[0], printer)?;
    let review = Review::of(&record.game(), &mut Adviser::new(), &limits);
    if args.json {
        write_json(&review, output)?;
    } else {
        tell(&review, record.first(), printer, output)?;
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

/// Returns an error if the annotated game would replace the game itself.
fn refuse_source(file: &Path, words: &[String], locale: &Locale) -> Result<(), Failure> {
    let is_source = match words {
        [game] => fs::canonicalize(game).is_ok_and(|game| {
            let file = fs::canonicalize(file);
            file.is_ok_and(|file| file == game && file.is_file())
        }),
        _ => false,
    };
    if is_source {
        Err(kept(file, locale))
    } else {
        Ok(())
    }
}

/// Tells on the error output if a file does not state the rules of its game.
pub(crate) fn tell_assumed_rules(record: &Record, file: &str, printer: &Printer) -> io::Result<()> {
    if !record.assumes_rules() {
        return Ok(());
    }
    let gaps = [
        ("file", file.into()),
        ("rules", record.rules().to_string().into()),
    ];
    printer.say(&mut io::stderr(), "convert-assumed", &gaps)
}

/// The largest file that is read. Games are smaller; `dooz convert` reads
/// collections.
const LARGEST_FILE: u64 = 1 << 20;

/// A game as words of the command line: a file, `-` for the standard input, or
/// moves.
pub(crate) struct GameSource<'a> {
    pub(crate) words: &'a [String],
    pub(crate) rules: Option<Rules>,
    /// The rules of moves, where none are given.
    pub(crate) default_rules: Rules,
}

/// Reads the first game of a file in any format, the last game of a recorded
/// match, or moves.
pub(crate) fn read_game(
    source: &GameSource<'_>,
    input: impl Read,
    locale: &Locale,
) -> Result<Record, Failure> {
    let (name, bytes) = match source.words {
        [dash] if dash == "-" => ("-", read_at_most(LARGEST_FILE, input)?),
        [file] if Path::new(file).exists() => {
            let bytes = File::open(file).and_then(|file| read_at_most(LARGEST_FILE, file));
            let bytes = bytes.map_err(|error| {
                let gaps = [("file", file.into()), ("reason", error.to_string().into())];
                locale.format("error-file-read", &gaps)
            })?;
            (file.as_str(), bytes)
        }
        [file] if file.contains(['.', '/', '\\']) => {
            return Err(locale
                .format("error-file-missing", &[("file", file.into())])
                .into());
        }
        words => {
            let rules = source.rules.unwrap_or(source.default_rules);
            return Ok(read_moves(&words.join(" "), None, rules, locale)?);
        }
    };
    let bytes =
        bytes.ok_or_else(|| locale.format("error-file-too-large", &[("file", name.into())]))?;
    Ok(read_file(name, &bytes, source, locale)?)
}

fn read_file(
    name: &str,
    bytes: &[u8],
    source: &GameSource<'_>,
    locale: &Locale,
) -> Result<Record, String> {
    let bytes = bytes.strip_prefix(BYTE_ORDER_MARK).unwrap_or(bytes);
    let format = FileFormat::of_bytes(bytes);
    if let (None | Some(FileFormat::Games(RecordFormat::Moves)), Ok(text)) =
        (format, str::from_utf8(bytes))
    {
        let rules = source.rules.unwrap_or(source.default_rules);
        let file = Some(name).filter(|name| *name != "-");
        return read_moves(text, file, rules, locale);
    }
    let records = read_games(bytes, format, Some(name.as_ref()), source.rules);
    let records = records.map_err(|error| error.explain(name, locale))?;
    let record = match format {
        Some(FileFormat::Match) => records.into_iter().next_back(),
        _ => records.into_iter().next(),
    };
    Ok(record.expect("a file has one game at least"))
}

fn read_moves(
    text: &str,
    file: Option<&str>,
    rules: Rules,
    locale: &Locale,
) -> Result<Record, String> {
    let mut game = Game::new(rules);
    for (number, square) in (1_usize..).zip(parse_moves(text)) {
        let square = square.map_err(|error| {
            let reason = ("reason", error.explain(locale).into());
            match file {
                Some(file) => locale.format("error-review-file", &[("file", file.into()), reason]),
                None => locale.format("error-review-moves", &[reason]),
            }
        })?;
        game.play(square).map_err(|error| {
            let reason = explain_move(error, rules, locale);
            let gaps = [("number", number.into()), ("reason", reason.into())];
            locale.format("error-review-move", &gaps)
        })?;
    }
    if game.moves().is_empty() {
        return Err(locale.text("error-review-empty").into_owned());
    }
    Ok(Record::from(&game))
}

/// Writes every judgement, the move that decided the game, and the decisions of
/// the players.
///
/// # Errors
///
/// Returns an error if the output cannot be written.
pub fn tell(
    review: &Review,
    first: Symbol,
    printer: &Printer,
    output: &mut dyn Write,
) -> io::Result<()> {
    let locale = printer.locale();
    let mut table = Table::new([
        (String::new(), Align::End),
        advice_column(locale, "player", Align::Start),
        advice_column(locale, "move", Align::Start),
        advice_column(locale, "judgement", Align::Start),
        advice_column(locale, "worth", Align::Start),
        advice_column(locale, "better", Align::Start),
    ]);
    for reviewed in &review.moves {
        let better = reviewed.better.as_ref().map(|better| joined(&better.line));
        table.row([
            locale.number(reviewed.number),
            symbol(reviewed.player, first).to_string(),
            reviewed.found.square.to_string(),
            advice::class(reviewed.class, locale),
            advice::worth(&reviewed.found, locale),
            better.unwrap_or_default(),
        ]);
    }
    table.tell(printer, output)?;

    writeln!(output)?;
    let name = |player| symbol(player, first).to_string();
    printer.tell(output, &sentences::turning_point(review, name, locale))?;
    for reviewed in &review.moves {
        if let Some(sentence) = sentences::refutation(reviewed, locale) {
            printer.tell(output, &sentence)?;
        }
    }
    for player in Player::BOTH {
        let reviewed = &review.players[player as usize];
        printer.tell(
            output,
            &sentences::decisions(reviewed, &name(player), locale),
        )?;
    }
    Ok(())
}
