//! `dooz values`: the values of games that are known, with their evidence.

use std::io::{self, Write};

use clap::Args;
use dooz_core::Rules;
use dooz_locale::Locale;
use dooz_solver::{Evidence, GameValue, KnownValue};
use serde::Serialize;

use crate::args::values::RULES;
use crate::json::write_json;
use crate::printer::Printer;
use crate::table::{Align, Table};

/// The arguments of `dooz values`.
#[derive(Clone, Debug, Args)]
pub struct ValuesArgs {
    /// The only game to name.
    #[arg(value_name = "RULES", value_parser = RULES)]
    pub rules: Option<Rules>,
    /// Answers in JSON.
    #[arg(long)]
    pub json: bool,
}

/// Writes the known values in three tables, by their evidence.
///
/// # Errors
///
/// Returns an error if the output cannot be written.
pub fn run(args: &ValuesArgs, printer: &Printer, output: &mut dyn Write) -> io::Result<()> {
    let is_asked = |row: &KnownValue| args.rules.is_none_or(|rules| row.games.contains(rules));
    let rows: Vec<_> = KnownValue::all().filter(is_asked).collect();
    if args.json {
        let values = rows.iter().map(Document::from).collect();
        return write_json(&Documents { values }, output);
    }
    if rows.is_empty() {
        return printer.say(output, "values-none", &[]);
    }
    let kinds = ["certified", "computed", "reported"];
    let mut is_first = true;
    for kind in kinds {
        let rows = rows.iter().filter(|row| self::kind(&row.evidence) == kind);
        let rows: Vec<_> = rows.collect();
        if rows.is_empty() {
            continue;
        }
        if !is_first {
            writeln!(output)?;
        }
        is_first = false;
        printer.say(output, &format!("values-{kind}"), &[])?;
        tell(&rows, kind, printer, output)?;
    }
    Ok(())
}

/// Returns the name of a kind of evidence.
const fn kind(evidence: &Evidence) -> &'static str {
    match evidence {
        Evidence::Certified { .. } => "certified",
        Evidence::Computed(_) => "computed",
        Evidence::Reported(_) => "reported",
    }
}

/// Writes the table of one kind of evidence.
fn tell(
    rows: &[&KnownValue],
    kind: &str,
    printer: &Printer,
    output: &mut dyn Write,
) -> io::Result<()> {
    let locale = printer.locale();
    let title = |name: &str| locale.text(&format!("values-column-{name}")).into_owned();
    let mut table = Table::new([
        (title("game"), Align::Start),
        (title("value"), Align::Start),
        (title("plies"), Align::End),
        (title("weak"), Align::Start),
        (title(kind), Align::Start),
    ]);
    for row in rows {
        let plies = row.plies.map(|plies| locale.number(plies));
        let weak = row.weak.map(|value| value_text(value, locale));
        table.row([
            row.games.to_string(),
            value_text(row.value, locale),
            plies.unwrap_or_default(),
            weak.unwrap_or_default(),
            evidence_text(&row.evidence, locale),
        ]);
    }
    table.tell(printer, output)
}

fn value_text(value: GameValue, locale: &Locale) -> String {
    let key = format!("values-value-{}", value.name());
    locale.text(&key).into_owned()
}

fn evidence_text(evidence: &Evidence, locale: &Locale) -> String {
    match evidence {
        Evidence::Certified { files, bytes } => {
            let gaps = [
                ("files", files.join(" ").into()),
                ("bytes", (*bytes).into()),
            ];
            locale.format("values-files", &gaps)
        }
        Evidence::Computed(by) | Evidence::Reported(by) => (*by).to_owned(),
    }
}

/// The values as an object of JSON.
#[derive(Serialize)]
struct Documents {
    values: Vec<Document>,
}

#[derive(Serialize)]
struct Document {
    /// The games, in the form of `data/values.tsv`.
    game: String,
    /// `first`, `draw` or `open`.
    value: &'static str,
    plies: Option<u32>,
    weak: Option<&'static str>,
    /// `certified`, `computed` or `reported`.
    evidence: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    files: Option<Vec<&'static str>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bytes: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    command: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    source: Option<&'static str>,
}

impl From<&KnownValue> for Document {
    fn from(row: &KnownValue) -> Self {
        let (mut files, mut bytes, mut command, mut source) = (None, None, None, None);
        match &row.evidence {
            Evidence::Certified {
                files: names,
                bytes: number,
            } => (files, bytes) = (Some(names.clone()), Some(*number)),
            Evidence::Computed(by) => command = Some(*by),
            Evidence::Reported(by) => source = Some(*by),
        }
        Self {
            game: row.games.to_string(),
            value: row.value.name(),
            plies: row.plies,
            weak: row.weak.map(GameValue::name),
            evidence: kind(&row.evidence),
            files,
            bytes,
            command,
            source,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    use dooz_core::{LineRule, Player};
    use dooz_locale::Language;
    use dooz_verify::{Claim, Goal};

    use super::*;
    use crate::certificate::read_certificate;

    const PROOFS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/proofs");

    /// Returns the claim about the empty board that a file of `data/proofs` proves, and
    /// the number of bytes of the file.
    fn claim_of(file: &str) -> (Claim, usize) {
        let path = Path::new(PROOFS).join(file);
        let locale = Locale::new(Language::English);
        let content = read_certificate(&path, io::empty(), &locale).expect(file);
        let claim = dooz_verify::verify(&content.bytes).expect(file).claim;
        let statement = &claim.statement;
        let stones = statement.stones();
        assert!(stones.iter().all(dooz_core::Bitboard::is_empty), "{file}");
        assert_eq!(statement.turn, Player::First, "{file}");
        (claim, content.compressed.unwrap_or(content.bytes.len()))
    }

    #[test]
    fn certificates_prove_the_values_that_name_them() {
        let mut named = BTreeSet::new();
        for row in KnownValue::all() {
            let Evidence::Certified { files, bytes } = &row.evidence else {
                continue;
            };
            let rules = row.games.rules().expect("a certificate is about one game");
            let (claims, sizes): (Vec<_>, Vec<_>) = files.iter().map(|file| claim_of(file)).unzip();
            let size: usize = sizes.iter().sum();
            assert_eq!(*bytes, size, "{rules}: the row has the bytes of its files");
            assert!(claims.iter().all(|claim| claim.rules == rules), "{rules}");
            named.extend(files.iter().map(ToString::to_string));

            let is_proved = |player: Player, holds: fn(Goal) -> bool| {
                let mut claims = claims.iter().map(|claim| &claim.statement);
                claims.any(|claim| claim.claimant == player && holds(claim.goal))
            };
            let holds = |goal: Goal| goal.implies(Goal::Hold);
            match row.value {
                GameValue::First => {
                    let wins = claims
                        .iter()
                        .filter(|claim| claim.statement.goal == Goal::Win);
                    let wins = wins.filter(|claim| claim.statement.claimant == Player::First);
                    let plies = wins.filter_map(|claim| claim.height).min();
                    let plies = plies.unwrap_or_else(|| panic!("{rules}: First wins"));
                    if row.plies.is_some() {
                        assert_eq!(row.plies, Some(plies), "{rules}");
                        let until = Goal::HoldFor(plies as u16 - 1);
                        let mut claims = claims.iter().map(|claim| &claim.statement);
                        let is_tight = claims.any(|claim| {
                            claim.claimant == Player::Second && claim.goal.implies(until)
                        });
                        assert!(is_tight, "{rules}: Second holds until the ply before");
                    }
                }
                GameValue::Draw => {
                    assert!(is_proved(Player::Second, holds), "{rules}: Second holds");
                    // Elsewhere a stone more can be a disadvantage.
                    if rules.line() != LineRule::Freestyle {
                        assert!(is_proved(Player::First, holds), "{rules}: First holds");
                    }
                }
                GameValue::Open => panic!("{rules}: a certificate proves a value"),
            }
            let weakly = is_proved(Player::Second, |goal| goal == Goal::HoldWeakly);
            let weak = weakly.then_some(GameValue::Draw);
            assert_eq!(row.weak, weak, "{rules}: the weak game");
        }
        let files = fs::read_dir(PROOFS).unwrap();
        let files = files.map(|file| file.unwrap().file_name().into_string().unwrap());
        assert_eq!(
            files.collect::<BTreeSet<_>>(),
            named,
            "every proof has its row"
        );
    }
}
