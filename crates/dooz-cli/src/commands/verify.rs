//! `dooz verify`: certificates, checked.

use std::io::{self, Read, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::Args;
use dooz_core::Symbol;
use dooz_locale::{Explain, Value, proof};
use dooz_verify::{Rejection, Verified};
use serde::Serialize;

use crate::certificate::{ClaimDocument, read_certificate, rejection_text, verify_with_progress};
use crate::failure::Failure;
use crate::json::{milliseconds, write_json};
use crate::printer::Printer;

/// The arguments of `dooz verify`.
#[derive(Clone, Debug, Args)]
pub struct VerifyArgs {
    /// The file of the certificate; `-` is the standard input.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Answers in JSON.
    #[arg(long)]
    pub json: bool,
}

/// Verifies a certificate, and tells its claim, or the step that proves nothing.
///
/// # Errors
///
/// Returns an error if the certificate cannot be read or the output cannot be
/// written.
pub fn run(
    args: &VerifyArgs,
    printer: &Printer,
    input: impl Read,
    output: &mut dyn Write,
) -> Result<ExitCode, Failure> {
    let locale = printer.locale();
    let file = read_certificate(&args.file, input, locale);
    // Nothing is said of the proof, so that the exit status is not that of a rejection.
    let file = file.map_err(|failure| Failure::Unjudged(failure.explain(locale)))?;
    let bytes = file.bytes;
    let begin = Instant::now();
    let verdict = verify_with_progress(&bytes, printer);
    let time = begin.elapsed();
    if args.json {
        write_json(&Document::new(&verdict, bytes.len(), time), output)?;
    } else {
        match &verdict {
            Ok(verified) => tell(verified, bytes.len(), time, printer, output)?,
            Err(rejection) => {
                printer.tell(output, &rejection_text(rejection, locale))?;
                printer.say(output, "verify-rejected-note", &[])?;
            }
        }
    }
    output.flush()?;
    Ok(match verdict {
        Ok(_) => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    })
}

/// Writes what has been proved, and what it took to verify it.
fn tell(
    verified: &Verified,
    bytes: usize,
    time: Duration,
    printer: &Printer,
    output: &mut dyn Write,
) -> io::Result<()> {
    printer.say(output, "verify-accepted", &[])?;
    printer.tell(
        output,
        &proof::claim(&verified.claim, Symbol::X, printer.locale()),
    )?;
    let gaps = [
        ("lemmas", verified.lemmas.into()),
        ("nodes", verified.nodes.into()),
        ("bytes", bytes.into()),
        ("seconds", Value::decimal(time.as_secs_f64(), 3)),
    ];
    printer.say(output, "verify-effort", &gaps)
}

/// The verdict as an object of JSON.
#[derive(Serialize)]
struct Document {
    accepted: bool,
    #[serde(flatten)]
    claim: Option<ClaimDocument>,
    #[serde(skip_serializing_if = "Option::is_none")]
    lemmas: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    nodes: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rejection: Option<RejectionDocument>,
    bytes: usize,
    time_ms: f64,
}

#[derive(Serialize)]
struct RejectionDocument {
    /// The name of the reason in `docs/certificates.md`.
    reason: &'static str,
    /// The number of the lemma, from 0, or `null` outside of all lemmas.
    lemma: Option<usize>,
    offset: usize,
    text: String,
}

impl Document {
    fn new(verdict: &Result<Verified, Rejection>, bytes: usize, time: Duration) -> Self {
        let verified = verdict.as_ref().ok();
        Self {
            accepted: verified.is_some(),
            claim: verified.map(|verified| (&verified.claim).into()),
            lemmas: verified.map(|verified| verified.lemmas),
            nodes: verified.map(|verified| verified.nodes),
            rejection: verdict.as_ref().err().map(RejectionDocument::from),
            bytes,
            time_ms: milliseconds(time),
        }
    }
}

impl From<&Rejection> for RejectionDocument {
    fn from(rejection: &Rejection) -> Self {
        Self {
            reason: rejection.reason.name(),
            lemma: rejection.lemma,
            offset: rejection.offset,
            text: rejection.to_string(),
        }
    }
}
