//! Advice as text: maps of what moves are worth, and reviews.

use std::io::{self, Write};

use dooz_coach::advice::{Explanation, Knowledge, Review, ValueMap};
use dooz_core::{MoveList, Player, Position, Square, Symbol};
use dooz_locale::coach::{advice, review as sentences};
use dooz_locale::{Locale, Value};

use crate::printer::Printer;
use crate::table::{Align, Table, advice_column};

/// Returns the sentence that tells how to read the map of a position's values.
pub(crate) fn legend(position: &Position, map: &ValueMap, locale: &Locale) -> String {
    let key = match map.knowledge() {
        Knowledge::Search { .. } => "advice-map-chances",
        Knowledge::Exact | Knowledge::Proven | Knowledge::None => "advice-map",
    };
    let has_fouls = !position.fouls().is_empty();
    let fouls = if has_fouls { "yes" } else { "no" };
    locale.format(key, &[length_of_wins(map), ("fouls", fouls.into())])
}

/// Returns the gap of a legend that tells whether numbers of moves are exact or upper
/// bounds.
pub(crate) fn length_of_wins(map: &ValueMap) -> (&'static str, Value<'static>) {
    let length = if map.has_bounds() { "bound" } else { "exact" };
    ("length", length.into())
}

/// Draws the board with the value of every move on its square, the explained
/// one in brackets.
pub(crate) fn map_of(why: &Explanation, first: Symbol) -> String {
    map_of_values(&why.position, &why.map, first, Some(why.found.square))
}

/// Draws the board with the value of every move on its square, that of the explained
/// move in brackets.
pub(crate) fn map_of_values(
    position: &Position,
    map: &ValueMap,
    first: Symbol,
    explained: Option<Square>,
) -> String {
    let rules = position.rules();
    let cell = |square: Square| match position.stone(square) {
        Some(player) => player.symbol(first).to_string(),
        None => map.of(square).map_or("#".to_owned(), |found| {
            let sign = advice::sign(found);
            if Some(square) == explained {
                format!("[{sign}]")
            } else {
                sign
            }
        }),
    };
    let squares: Vec<Square> = (0..rules.squares())
        .filter_map(|cell| rules.square(cell))
        .collect();
    let width = squares.iter().map(|&square| cell(square).len()).max();
    let width = width.unwrap_or(1);
    let label = rules.height().to_string().len();

    let mut text = String::new();
    for row in squares.chunks(usize::from(rules.width())) {
        let number = row[0].row() + 1;
        let cells = row
            .iter()
            .map(|&square| format!(" {:^width$}", cell(square)));
        let line = format!("{number:label$}{}", cells.collect::<String>());
        text += line.trim_end();
        text.push('\n');
    }
    let names = (0..rules.width()).filter_map(|column| Square::new(column, 0));
    let names = names.map(|square| {
        let name = square.to_string();
        format!(" {:^width$}", name.trim_end_matches('1'))
    });
    let line = format!("{:label$}{}", "", names.collect::<String>());
    text + line.trim_end() + "\n"
}

/// Writes every judgement, the move that decided the game, and the decisions of
/// the players.
///
/// # Errors
///
/// Returns an error if the output cannot be written.
pub fn tell_review(
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
        let better = reviewed
            .better
            .as_ref()
            .map(|better| MoveList(&better.line).to_string());
        table.row([
            locale.number(reviewed.number),
            reviewed.player.symbol(first).to_string(),
            reviewed.found.square.to_string(),
            advice::class(reviewed.class, locale),
            advice::worth(&reviewed.found, locale),
            better.unwrap_or_default(),
        ]);
    }
    table.tell(printer, output)?;

    writeln!(output)?;
    let name = |player: Player| player.symbol(first).to_string();
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
