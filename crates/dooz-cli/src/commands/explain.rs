//! `dooz explain`: the reasons why a move is good or bad.

mod intuition;

use std::io::{self, Read, Write};

use clap::{ArgAction, Args};
use dooz_coach::advice::{
    Adviser, Alternative, Explanation, Knowledge, MoveValue, ValueMap, ValuedMove,
};
use dooz_core::{Limits, MoveList, Notation, Position, Rules, Setup, SetupError, Square, Symbol};
use dooz_locale::coach::advice;
use dooz_locale::{Digits, Explain, Locale, explain_move, quoted};

use crate::advice_text::{legend, map_of, map_of_values};
use crate::args::UsageError;
use crate::args::values::{RULES, number};
use crate::failure::Failure;
use crate::game_source::GameSource;
use crate::json::write_json;
use crate::printer::Printer;
use crate::table::{Align, Table, advice_column};
use intuition::IntuitionArgs;

/// The arguments of `dooz explain`.
#[derive(Clone, Debug, Args)]
pub struct ExplainArgs {
    /// The rules, if a game does not state them.
    #[arg(long, value_parser = RULES)]
    pub rules: Option<Rules>,
    /// The number of positions to search exactly, at most: about a second's
    /// worth.
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
    #[command(flatten)]
    intuition: IntuitionArgs,
    /// The board, the side to move and optionally a move; or a file, `-`, or moves.
    #[arg(
        value_name = "POSITION",
        required = true,
        num_args = 1..,
        action = ArgAction::Set,
    )]
    pub position: Vec<String>,
}

/// The number of positions to search exactly where no number is given: about a
/// second's worth.
pub const DEFAULT_NODES: u64 = 4_000_000;

/// A move in the position before it; without one, the best move is meant.
struct Question {
    position: Position,
    first: Symbol,
    square: Option<Square>,
}

impl ExplainArgs {
    /// Reads a board that `read_board` makes a position with the symbol of its first player,
    /// or a game, of which the last move is to be explained.
    fn question(
        &self,
        printer: &Printer,
        input: impl Read,
        read_board: impl FnOnce(&Setup) -> Result<(Position, Symbol), SetupError>,
    ) -> Result<Question, Failure> {
        let locale = printer.locale();
        let source = GameSource {
            words: &self.position,
            rules: self.rules,
            default_rules: Rules::TIC_TAC_TOE,
        };
        let Some((setup, words)) = source.read_board(locale)? else {
            let record = source.read_game(printer, input)?;
            let mut game = record.game();
            let square = game.undo();
            return Ok(Question {
                position: *game.position(),
                first: record.first(),
                square,
            });
        };
        let (position, first) = read_board(&setup).map_err(|error| error.explain(locale))?;
        let square = match words {
            [] => None,
            [word] => Some(read_square(word, position.rules(), locale)?),
            [_, word, ..] => return Err(UsageError::Unexpected(word.clone()).into()),
        };
        Ok(Question {
            position,
            first,
            square,
        })
    }
}

fn read_square(word: &str, rules: Rules, locale: &Locale) -> Result<Square, String> {
    let square = Notation::Algebraic.parse(rules, &Digits::to_latin(word));
    square.map_err(|error| {
        let reason = error.explain(locale);
        let gaps = [("word", quoted(word).into()), ("reason", reason.into())];
        locale.format("error-word", &gaps)
    })
}

/// Writes the reasons for a move, the values of all moves, and the refutations
/// of the others.
///
/// # Errors
///
/// Returns an error if there is no such position or move, the input cannot be read,
/// or the output cannot be written.
pub fn run(
    args: &ExplainArgs,
    printer: &Printer,
    input: impl Read,
    output: &mut dyn Write,
) -> Result<(), Failure> {
    if let Some(spec) = args.intuition.spec() {
        let question = args.question(printer, input, Setup::drawn)?;
        return intuition::run(&question, &spec, printer, output);
    }
    let read_board = |setup: &Setup| Ok((setup.position()?, setup.first()));
    let question = args.question(printer, input, read_board)?;
    let why = explain(&question, args.nodes, printer.locale())?;
    if args.json {
        write_json(&why, output)?;
    } else {
        tell(&why, question.first, printer, output)?;
    }
    Ok(output.flush()?)
}

fn explain(question: &Question, nodes: u64, locale: &Locale) -> Result<Explanation, String> {
    let position = &question.position;
    let limits = Limits {
        nodes: Some(nodes),
        ..Limits::default()
    };
    let mut adviser = Adviser::new();
    let square = match question.square {
        Some(square) => square,
        None => best_of(&adviser.values(position, &limits), locale)?,
    };
    let why = adviser.explain(position, square, &limits);
    why.map_err(|error| explain_move(error, position.rules(), locale))
}

fn best_of(map: &ValueMap, locale: &Locale) -> Result<Square, String> {
    let best = map.best().map(|best| best.square);
    best.ok_or_else(|| locale.text("error-game-over").into_owned())
}

/// The number of other moves in the table where not everything is proven.
const MOST_ALTERNATIVES: usize = 10;

/// Writes an explanation for people: the reasons, a map of the values, and the
/// refutations of other moves.
///
/// # Errors
///
/// Returns an error if the output cannot be written.
pub fn tell(
    why: &Explanation,
    first: Symbol,
    printer: &Printer,
    output: &mut dyn Write,
) -> io::Result<()> {
    let locale = printer.locale();
    let player = why.position.turn().symbol(first);
    let gaps = [
        ("player", player.to_string().into()),
        ("square", why.found.square.to_string().into()),
        ("class", advice::class(why.class, locale).into()),
    ];
    printer.say(output, "advice-move", &gaps)?;
    printer.tell(output, &advice::in_short(why, locale))?;
    printer.tell(output, &advice::certainty(why, locale))?;

    writeln!(output)?;
    printer.tell(output, &legend(&why.position, &why.map, locale))?;
    // The board is not a sentence: it is the same in every language.
    output.write_all(map_of(why, first).as_bytes())?;

    let alternative = |found: &ValuedMove| {
        let mut others = why.alternatives.iter();
        others.find(|other| other.found.square == found.square)
    };
    let known: Vec<&Alternative> = match why.map.knowledge() {
        // Hundreds of moves may lose alike.
        Knowledge::Search { .. } => {
            let best = why.map.from_best();
            let best = best.iter().filter_map(alternative);
            best.take(MOST_ALTERNATIVES).collect()
        }
        Knowledge::Exact | Knowledge::Proven | Knowledge::None => why
            .alternatives
            .iter()
            .filter(|other| other.found.value != MoveValue::Unknown)
            .collect(),
    };
    if known.is_empty() {
        return Ok(());
    }
    writeln!(output)?;
    printer.say(output, "advice-alternatives", &[])?;
    let mut table = Table::new([
        advice_column(locale, "move", Align::Start),
        advice_column(locale, "judgement", Align::Start),
        advice_column(locale, "worth", Align::Start),
        advice_column(locale, "line", Align::Start),
    ]);
    for other in known {
        table.row([
            other.found.square.to_string(),
            advice::class(other.class, locale),
            advice::worth(&other.found, locale),
            MoveList(why.refutation(other).unwrap_or_default()).to_string(),
        ]);
    }
    table.tell(printer, output)
}

/// Writes the values of all moves of a position as a map of the board.
///
/// # Errors
///
/// Returns an error if the output cannot be written.
pub fn tell_values(
    position: &Position,
    map: &ValueMap,
    first: Symbol,
    printer: &Printer,
    output: &mut dyn Write,
) -> io::Result<()> {
    printer.tell(output, &advice::knowledge_of_map(map, printer.locale()))?;
    printer.tell(output, &legend(position, map, printer.locale()))?;
    output.write_all(map_of_values(position, map, first, None).as_bytes())
}

#[cfg(test)]
mod tests {
    use dooz_coach::advice::Suggestion;
    use dooz_locale::Language;
    use dooz_locale::terminal::Bidi;

    use super::*;

    #[test]
    fn moves_that_were_not_searched_have_no_empty_table() {
        let position = Position::new(Rules::TIC_TAC_TOE);
        let unknown = |square| Suggestion {
            found: ValuedMove {
                square,
                value: MoveValue::Unknown,
                knowledge: Knowledge::None,
            },
            line: vec![square],
        };
        let moves = position.legal_moves().map(unknown).collect();
        let centre = "b2".parse().unwrap();
        let why = Explanation::of(position, centre, moves, false).unwrap();
        let printer = Printer::new(Locale::new(Language::English), Bidi::Off);
        let mut output = Vec::new();
        tell(&why, Symbol::X, &printer, &mut output).unwrap();
        let text = String::from_utf8(output).unwrap();
        assert!(text.ends_with("1  ?   ?   ?\n   a   b   c\n"), "{text}");
    }
}
