//! `dooz cert show`: proofs as text.

use std::io::{Read, Write};
use std::path::PathBuf;

use clap::Args;
use dooz_core::{PlayError, Rules, Square, Symbol, parse_moves};
use dooz_locale::{Digits, Explain, Locale, explain_move, proof};
use dooz_solver::{Lookup, LookupError, ProofBook};
use dooz_verify::Visit;

use crate::certificate::{read_certificate, read_proof, rejection_text};
use crate::failure::Failure;
use crate::printer::Printer;

/// The arguments of `dooz cert show`.
#[derive(Clone, Debug, Args)]
pub struct ShowArgs {
    /// The file of the certificate; `-` is the standard input.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// The moves to a position, from that of the claim on.
    #[arg(long, value_name = "MOVES")]
    pub at: Option<String>,
}

/// Writes the whole proof, or what it has to say about some moves and the position
/// behind them. The steps are written in the words of `docs/certificates.md`, which
/// are the same in every language.
///
/// # Errors
///
/// Returns an error if the certificate cannot be read or proves nothing, the moves
/// are not in it, or the output cannot be written.
pub fn run(
    args: &ShowArgs,
    printer: &Printer,
    input: impl Read,
    output: &mut dyn Write,
) -> Result<(), Failure> {
    let locale = printer.locale();
    let bytes = read_certificate(&args.file, input, locale)?.bytes;
    let Some(moves) = &args.at else {
        let text = dooz_verify::text(&bytes);
        let text = text.map_err(|rejection| rejection_text(&rejection, locale))?;
        output.write_all(text.as_bytes())?;
        return Ok(());
    };
    let moves = Digits::to_latin(moves);
    let moves = parse_moves(&moves).collect::<Result<Vec<_>, _>>();
    let moves = moves.map_err(|error| error.explain(locale))?;
    let book = read_proof(&bytes, printer)?;
    printer.tell(output, &proof::claim(book.claim(), Symbol::X, locale))?;
    let place = follow(&book, &moves, printer, output)?;
    tell_rest(&book, &place, printer, output)
}

/// Plays moves, and says of each what it is in the proof.
fn follow<'a>(
    book: &'a ProofBook,
    moves: &[Square],
    printer: &Printer,
    output: &mut dyn Write,
) -> Result<Lookup<'a>, Failure> {
    let locale = printer.locale();
    let rules = book.claim().rules;
    let mut place = book.start();
    for (number, &square) in (1_usize..).zip(moves) {
        let before = place.clone();
        let reply = place
            .play(square)
            .map_err(|error| refusal(error, number, &before, rules, locale))?;
        let player = before.turn();
        let sentence = if let Some(reply) = reply {
            proof::reply(reply, player, Symbol::X, square, locale)
        } else {
            proof::own_move(&before, Symbol::X, square, locale)
        };
        printer.tell(output, &sentence)?;
    }
    Ok(place)
}

/// Explains why a move is not in the proof.
fn refusal(
    error: LookupError,
    number: usize,
    place: &Lookup<'_>,
    rules: Rules,
    locale: &Locale,
) -> String {
    let (key, square) = match error {
        LookupError::NotEmpty(square) if !rules.contains(square) => {
            let reason = explain_move(PlayError::OffBoard(square), rules, locale);
            let gaps = [("number", number.into()), ("reason", reason.into())];
            return locale.format("error-review-move", &gaps);
        }
        LookupError::NotEmpty(square) => ("proof-error-not-empty", Some(square)),
        LookupError::Plays(square) => ("proof-error-otherwise", Some(square)),
        LookupError::GameOver => ("proof-error-over", None),
    };
    let player = place.turn().symbol(Symbol::X);
    let square = square.map_or_else(String::new, |square| square.to_string());
    let gaps = [
        ("number", number.into()),
        ("player", player.to_string().into()),
        ("square", square.into()),
    ];
    locale.format(key, &gaps)
}

/// Writes the steps of the proof from a place on.
fn tell_rest(
    book: &ProofBook,
    place: &Lookup<'_>,
    printer: &Printer,
    output: &mut dyn Write,
) -> Result<(), Failure> {
    let statement = &book.claim().statement;
    let claimant = statement.claimant.symbol(Symbol::X);
    if let Some(rest) = proof::rest(place, claimant, printer.locale()) {
        printer.tell(output, &rest)?;
    }
    if place.has_ended() {
        return Ok(());
    }
    for (depth, step) in place.steps() {
        let visit = Visit {
            lemma: 0,
            depth,
            statement,
            step: &step,
        };
        writeln!(output, "{visit}")?;
    }
    Ok(())
}
