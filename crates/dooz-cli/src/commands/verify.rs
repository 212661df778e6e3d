//! `dooz verify`: certificates, checked.

use std::io::{Read, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::Args;
use dooz_locale::{Locale, Value};
use dooz_verify::{Rejection, Verified, verify_watched};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::certificate::{ClaimDocument, claim_text, read_certificate};
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
    let bytes = read_certificate(&args.file, input, locale)?.bytes;
    let begin = Instant::now();
    let verdict = verify_with_progress(&bytes, locale);
    let time = begin.elapsed();
    if args.json {
        write_json(&Document::new(&verdict, bytes.len(), time), output)?;
    } else {
        match &verdict {
            Ok(verified) => tell(verified, bytes.len(), time, printer, output)?,
            Err(rejection) => tell_rejection(rejection, printer, output)?,
        }
    }
    output.flush()?;
    Ok(match verdict {
        Ok(_) => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    })
}

/// Verifies a certificate, and shows meanwhile how far it is, where the error
/// output is a terminal.
fn verify_with_progress(bytes: &[u8], locale: &Locale) -> Result<Verified, Rejection> {
    /// The number of steps after which to look how far it is.
    const INTERVAL: u64 = 1 << 16;
    let style = ProgressStyle::with_template("{msg}").expect("the template is well formed");
    let bar = ProgressBar::no_length().with_style(style);
    let mut steps: u64 = 0;
    let verdict = verify_watched(bytes, &mut |visit| {
        steps += 1;
        if steps.is_multiple_of(INTERVAL) {
            let gaps = [("lemmas", visit.lemma.into()), ("steps", steps.into())];
            bar.set_message(locale.format("verify-progress", &gaps));
        }
    });
    bar.finish_and_clear();
    verdict
}

/// Writes what has been proved, and what it took to verify it.
fn tell(
    verified: &Verified,
    bytes: usize,
    time: Duration,
    printer: &Printer,
    output: &mut dyn Write,
) -> std::io::Result<()> {
    printer.say(output, "verify-accepted", &[])?;
    printer.tell(output, &claim_text(&verified.claim, printer.locale()))?;
    let gaps = [
        ("lemmas", verified.lemmas.into()),
        ("nodes", verified.nodes.into()),
        ("bytes", bytes.into()),
        ("seconds", Value::decimal(time.as_secs_f64(), 3)),
    ];
    printer.say(output, "verify-effort", &gaps)
}

/// Writes where a certificate fails. The reason is one of the rules of
/// `docs/certificates.md`, in its words: it is of use to those who make
/// certificates, and stays in English.
pub(crate) fn tell_rejection(
    rejection: &Rejection,
    printer: &Printer,
    output: &mut dyn Write,
) -> std::io::Result<()> {
    printer.tell(output, &rejection_text(rejection, printer.locale()))?;
    printer.say(output, "verify-rejected-note", &[])
}

/// Returns the sentence that tells where a certificate fails.
pub(crate) fn rejection_text(rejection: &Rejection, locale: &Locale) -> String {
    let mut reason = rejection.reason.to_string();
    if let Some(state) = &rejection.state {
        reason = format!("{reason} ({state})");
    }
    let gaps = [
        ("lemma", rejection.lemma.unwrap_or_default().into()),
        ("offset", rejection.offset.into()),
        ("reason", reason.into()),
    ];
    let key = match rejection.lemma {
        Some(_) => "verify-rejected-lemma",
        None => "verify-rejected",
    };
    locale.format(key, &gaps)
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
