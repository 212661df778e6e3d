//! `dooz cert stats`: the sizes of proofs.

use std::collections::BTreeMap;
use std::io::{self, Read, Write};
use std::path::PathBuf;

use clap::Args;
use dooz_core::Symbol;
use dooz_locale::proof;
use dooz_verify::{Step, Verified, verify_watched};
use serde::Serialize;

use crate::certificate::{ClaimDocument, read_certificate, rejection_text};
use crate::failure::Failure;
use crate::json::write_json;
use crate::printer::Printer;
use crate::table::{Align, Table};

/// The arguments of `dooz cert stats`.
#[derive(Clone, Debug, Args)]
pub struct StatsArgs {
    /// The file of the certificate; `-` is the standard input.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Answers in JSON.
    #[arg(long)]
    pub json: bool,
}

/// Measures a proof.
///
/// # Errors
///
/// Returns an error if the certificate cannot be read or proves nothing, or the
/// output cannot be written.
pub fn run(
    args: &StatsArgs,
    printer: &Printer,
    input: impl Read,
    output: &mut dyn Write,
) -> Result<(), Failure> {
    let locale = printer.locale();
    let file = read_certificate(&args.file, input, locale)?;
    let mut sizes = Sizes::default();
    let verified = verify_watched(&file.bytes, &mut |visit| {
        *sizes.steps.entry(name(visit.step)).or_default() += 1;
        sizes.depth = sizes.depth.max(visit.depth);
        sizes.maybe_sets = sizes.maybe_sets.max(visit.statement.state.maybe.len());
    });
    let verified = verified.map_err(|rejection| rejection_text(&rejection, locale))?;
    let document = Document {
        claim: (&verified.claim).into(),
        lemmas: verified.lemmas,
        nodes: verified.nodes,
        sizes,
        bytes: file.bytes.len(),
        compressed_bytes: file.compressed,
    };
    if args.json {
        write_json(&document, output)?;
    } else {
        document.tell(&verified, printer, output)?;
    }
    Ok(())
}

/// Returns the name of a kind of step.
const fn name(step: &Step) -> &'static str {
    match step {
        Step::Complete(_) => "complete",
        Step::Move(_) => "move",
        Step::Threats(_) => "threats",
        Step::Forced(_) => "forced",
        Step::Replies(_) => "replies",
        Step::Reply { .. } => "reply",
        Step::Others(_) => "others",
        Step::Safe => "safe",
        Step::Stuck => "stuck",
        Step::Elapsed => "elapsed",
        Step::Reference { .. } => "reference",
        Step::Potential => "potential",
        Step::Pair(..) => "pair",
        Step::Split(_) => "split",
        Step::Horizon => "horizon",
    }
}

/// The sizes that are measured on the way through a proof.
#[derive(Debug, Default, Serialize)]
struct Sizes {
    /// The number of steps of each kind.
    steps: BTreeMap<&'static str, u64>,
    /// The number of nodes above the deepest one of a lemma.
    depth: usize,
    /// The largest number of maybe-sets of a state.
    maybe_sets: usize,
}

/// The sizes of a proof as an object of JSON.
#[derive(Serialize)]
struct Document {
    #[serde(flatten)]
    claim: ClaimDocument,
    lemmas: usize,
    nodes: u64,
    #[serde(flatten)]
    sizes: Sizes,
    bytes: usize,
    /// The number of bytes that zstd made of them, if it did.
    compressed_bytes: Option<usize>,
}

impl Document {
    fn tell(
        &self,
        verified: &Verified,
        printer: &Printer,
        output: &mut dyn Write,
    ) -> io::Result<()> {
        let locale = printer.locale();
        printer.tell(output, &proof::claim(&verified.claim, Symbol::X, locale))?;
        let gaps = [
            ("lemmas", self.lemmas.into()),
            ("nodes", self.nodes.into()),
            ("depth", self.sizes.depth.into()),
            ("sets", self.sizes.maybe_sets.into()),
            ("bytes", self.bytes.into()),
        ];
        printer.say(output, "cert-sizes", &gaps)?;
        if let Some(bytes) = self.compressed_bytes {
            printer.say(output, "cert-compressed", &[("bytes", bytes.into())])?;
        }
        let title = |name: &str| locale.text(name).into_owned();
        let mut table = Table::new([
            (title("cert-column-step"), Align::Start),
            (title("cert-column-count"), Align::End),
        ]);
        for (name, &count) in &self.sizes.steps {
            let step = locale.text(&format!("cert-step-{name}"));
            table.row([step.into_owned(), locale.number(count)]);
        }
        table.tell(printer, output)
    }
}
