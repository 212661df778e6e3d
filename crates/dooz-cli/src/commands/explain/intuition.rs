//! `dooz explain --intuition`: what the intuitive player thinks of a move,
//! optionally with the user's own weights.

use std::io::Write;

use clap::Args;
use dooz_coach::trace::{Go, IntuitionView};
use dooz_core::textbook::{Lengths, Weights};
use dooz_core::{Direction, MoveList, Rules, Square};
use dooz_locale::coach::intuition::conditions;
use dooz_locale::{Digits, quoted};
use dooz_play::players::{IntuitionSpec, WeightList};

use super::Question;
use crate::args::UsageError;
use crate::failure::Failure;
use crate::printer::Printer;
use crate::table::{Align, Table};

/// The options of an explanation by intuition.
#[derive(Clone, Debug, Default, Args)]
pub(super) struct IntuitionArgs {
    /// Explains by intuition, with the options of the intuitive player.
    #[arg(
        long,
        value_name = "OPTIONS",
        num_args = 0..=1,
        // The next word is the board.
        require_equals = true,
        default_missing_value = "",
        value_parser = intuitive,
        conflicts_with_all = ["json", "nodes"],
    )]
    intuition: Option<IntuitionSpec>,
    /// The weights of rows that a move makes, from length 1.
    #[arg(
        long,
        value_name = "NUMBERS",
        allow_hyphen_values = true,
        requires = "intuition",
        value_parser = weights,
    )]
    own: Option<WeightList>,
    /// The weights of rows that a move spoils, from length 1.
    #[arg(
        long,
        value_name = "NUMBERS",
        allow_hyphen_values = true,
        requires = "intuition",
        value_parser = weights,
    )]
    spoiled: Option<WeightList>,
}

impl IntuitionArgs {
    /// Returns the intuition, if it is to explain.
    pub(super) fn spec(&self) -> Option<IntuitionSpec> {
        let mut spec = self.intuition.clone()?;
        spec.own = self.own.clone().or(spec.own);
        spec.spoiled = self.spoiled.clone().or(spec.spoiled);
        Some(spec)
    }
}

/// Reads the options of the intuitive player, such as `style=50:count=line`.
fn intuitive(options: &str) -> Result<IntuitionSpec, UsageError> {
    Ok(Digits::to_latin(options).parse()?)
}

fn weights(text: &str) -> Result<WeightList, UsageError> {
    Ok(Digits::to_latin(text).parse()?)
}

/// The number of moves in the table of the best.
const MOST_MOVES: usize = 10;

/// Writes what each direction of a move is worth, the best moves, and whether
/// the weights keep the conditions.
pub(super) fn run(
    question: &Question,
    spec: &IntuitionSpec,
    printer: &Printer,
    output: &mut dyn Write,
) -> Result<(), Failure> {
    let locale = printer.locale();
    let rules = question.position.rules();
    let intuition = spec.intuition(rules);
    let mut view = IntuitionView::of(question.position, intuition);
    view.go(Go::Last);

    let over = || locale.text("error-game-over").into_owned();
    let (best, _) = view.best().ok_or_else(over)?;
    let square = question.square.unwrap_or(best);
    if view.directions(square).next().is_none() {
        let reason = locale.text("explain-intuition-not-considered");
        let gaps = [
            ("word", quoted(&square.to_string()).into()),
            ("reason", reason.into_owned().into()),
        ];
        return Err(locale.format("error-word", &gaps).into());
    }
    let player = question.position.turn().symbol(question.first);
    let gaps = [
        ("player", player.to_string().into()),
        ("square", square.to_string().into()),
    ];
    printer.say(output, "explain-intuition", &gaps)?;
    directions(&view, square, printer, output)?;

    writeln!(output)?;
    printer.say(output, "explain-intuition-best", &[])?;
    best_moves(&view, printer, output)?;

    writeln!(output)?;
    weights_and_conditions(&intuition.weights, rules, printer, output)?;
    Ok(output.flush()?)
}

fn directions(
    view: &IntuitionView,
    square: Square,
    printer: &Printer,
    output: &mut dyn Write,
) -> Result<(), Failure> {
    let locale = printer.locale();
    let mut table = Table::new([
        (
            locale.text("explain-column-direction").into_owned(),
            Align::Start,
        ),
        ("k".to_owned(), Align::End),
        ("k′".to_owned(), Align::End),
        ("g(k)".to_owned(), Align::End),
        ("q(k′)".to_owned(), Align::End),
        (locale.text("explain-column-sum").into_owned(), Align::End),
    ]);
    for part in view.directions(square) {
        let Lengths { own, opponent } = part.score.lengths;
        let count = |row: u8, beyond: u8| match beyond {
            0 => locale.number(u64::from(row)),
            _ => format!(
                "{}+{}",
                locale.number(u64::from(row)),
                locale.number(u64::from(beyond))
            ),
        };
        table.row([
            locale.text(direction_key(part.direction)).into_owned(),
            count(own, part.score.beyond.own),
            count(opponent, part.score.beyond.opponent),
            locale.number(part.score.gain),
            locale.number(part.score.spoil),
            locale.number(part.sum),
        ]);
    }
    Ok(table.tell(printer, output)?)
}

const fn direction_key(direction: Direction) -> &'static str {
    match direction {
        Direction::Horizontal => "explain-direction-horizontal",
        Direction::Vertical => "explain-direction-vertical",
        Direction::Rising => "explain-direction-rising",
        Direction::Falling => "explain-direction-falling",
    }
}

/// Writes the best moves with their scores; those that are equally good stand
/// together.
fn best_moves(
    view: &IntuitionView,
    printer: &Printer,
    output: &mut dyn Write,
) -> Result<(), Failure> {
    let mut scores: Vec<(Square, i64)> = view.scores().collect();
    scores.sort_by_key(|(_, score)| std::cmp::Reverse(*score));
    scores.truncate(MOST_MOVES);
    for equal in scores.chunk_by(|one, other| one.1 == other.1) {
        let squares: Vec<Square> = equal.iter().map(|(square, _)| *square).collect();
        let gaps = [
            ("squares", MoveList(&squares).into()),
            ("score", equal[0].1.into()),
        ];
        printer.say(output, "explain-intuition-score", &gaps)?;
    }
    printer.say(
        output,
        "explain-intuition-moves",
        &[("count", view.scores().count().into())],
    )?;
    Ok(())
}

fn weights_and_conditions(
    weights: &Weights,
    rules: Rules,
    printer: &Printer,
    output: &mut dyn Write,
) -> Result<(), Failure> {
    let locale = printer.locale();
    let mut table = Table::new([
        ("k".to_owned(), Align::End),
        ("g(k)".to_owned(), Align::End),
        ("q(k)".to_owned(), Align::End),
    ]);
    for length in 1..=rules.k() {
        table.row([
            locale.number(u64::from(length)),
            locale.number(weights.own(length)),
            locale.number(weights.opponent(length)),
        ]);
    }
    table.tell(printer, output)?;
    for sentence in conditions(weights, rules, locale) {
        printer.tell(output, &sentence)?;
    }
    Ok(())
}
