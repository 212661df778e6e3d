//! Verification with progress, and what is said of certificates that fail.

use dooz_locale::Locale;
use dooz_solver::ProofBook;
use dooz_verify::{Rejection, Verified, verify_watched};
use indicatif::{ProgressBar, ProgressStyle};

/// Verifies a certificate, and shows meanwhile how far it is, where the error
/// output is a terminal.
pub(crate) fn verify_with_progress(bytes: &[u8], locale: &Locale) -> Result<Verified, Rejection> {
    let bar = VerificationBar::new(locale);
    let mut steps = 0;
    let verified = verify_watched(bytes, &mut |visit| {
        steps += 1;
        bar.update(visit.lemma, steps);
    });
    bar.bar.finish_and_clear();
    verified
}

/// Reads a proof as [`verify_with_progress`] does, to look games up in it. Returns
/// the sentence about a certificate that proves nothing.
pub(crate) fn read_proof(bytes: &[u8], locale: &Locale) -> Result<ProofBook, String> {
    let bar = VerificationBar::new(locale);
    let book = ProofBook::read_watched(bytes, &mut |lemma, steps| bar.update(lemma, steps));
    bar.bar.finish_and_clear();
    book.map_err(|rejection| rejection_text(&rejection, locale))
}

/// A line that says how far a verification is.
struct VerificationBar<'a> {
    bar: ProgressBar,
    locale: &'a Locale,
}

impl<'a> VerificationBar<'a> {
    fn new(locale: &'a Locale) -> Self {
        let style = ProgressStyle::with_template("{msg}").expect("the template is well formed");
        Self {
            bar: ProgressBar::no_length().with_style(style),
            locale,
        }
    }

    fn update(&self, lemma: usize, steps: u64) {
        // Some tenths of a second, so that short proofs show nothing.
        const INTERVAL: u64 = 1 << 17;
        if steps.is_multiple_of(INTERVAL) {
            let gaps = [("lemmas", lemma.into()), ("steps", steps.into())];
            let text = self.locale.format("verify-progress", &gaps);
            self.bar.set_message(text);
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
