//! Verification with progress, and what is said of certificates that fail.

use dooz_locale::Locale;
use dooz_solver::ProofBook;
use dooz_verify::{Rejection, Verified, verify_watched};

use crate::printer::Printer;
use crate::status_line::StatusLine;

/// Verifies a certificate, and shows meanwhile how far it is, where the error
/// output is a terminal.
pub(crate) fn verify_with_progress(bytes: &[u8], printer: &Printer) -> Result<Verified, Rejection> {
    let mut show = progress(printer);
    verify_watched(bytes, &mut |visit| show(visit.lemma))
}

/// Reads a proof as [`verify_with_progress`] does, to look games up in it. Returns
/// the sentence about a certificate that proves nothing.
pub(crate) fn read_proof(bytes: &[u8], printer: &Printer) -> Result<ProofBook, String> {
    let book = ProofBook::read_watched(bytes, &mut progress(printer));
    book.map_err(|rejection| rejection_text(&rejection, printer.locale()))
}

/// Returns a function that is told of each step of a verification, and shows how far
/// it is.
fn progress(printer: &Printer) -> impl FnMut(usize) {
    // Some tenths of a second, so that short proofs show nothing.
    const INTERVAL: u64 = 1 << 17;
    let status = StatusLine::new(printer);
    let mut steps = 0_u64;
    move |lemma| {
        steps += 1;
        if steps.is_multiple_of(INTERVAL) {
            status.say(
                "verify-progress",
                &[("lemmas", lemma.into()), ("steps", steps.into())],
            );
        }
    }
}

/// Returns the sentence that tells where a certificate fails.
///
/// The reason is one of the rules of `docs/certificates.md`, in its words: it is of
/// use to those who make certificates, and stays in English.
#[must_use]
pub fn rejection_text(rejection: &Rejection, locale: &Locale) -> String {
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
