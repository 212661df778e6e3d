//! The download size of the page.

use std::fmt;
use std::io::{self, Write};

use flate2::Compression;
use flate2::write::GzEncoder;

use crate::dist::{Files, PROOFS, SENTENCES, WEIGHTS};

/// The largest permitted size of a first visit, in bytes after gzip;
/// `docs/decisions/0007-what-a-page-of-400-kb-cost.md` says what it is made of.
pub(crate) const LIMIT: usize = 838_500;

/// The weights of gomoku, the only ones that a visitor who plays it waits for. The
/// service worker fetches the others afterwards, like the proofs.
const WEIGHTS_OF_GOMOKU: &str = "weights/freestyle.weights";

/// The name of each file with its size, plain and gzipped; the largest first.
pub(crate) struct Sizes(Vec<(String, usize, usize)>);

impl Sizes {
    pub(crate) fn of(page: &Files) -> io::Result<Self> {
        let size = |(name, content): (&String, &Vec<u8>)| {
            Ok((name.clone(), content.len(), compressed(content)?))
        };
        let mut sizes = page.iter().map(size).collect::<io::Result<Vec<_>>>()?;
        sizes.sort_by_key(|(_, _, sent)| std::cmp::Reverse(*sent));
        Ok(Self(sizes))
    }

    /// Checks that the files of a first visit, gzipped, do not exceed `limit` bytes.
    pub(crate) fn check(&self, limit: usize) -> Result<(), String> {
        let (_, total) = self.first_visit();
        if total <= limit {
            return Ok(());
        }
        Err(format!(
            "A first visit takes {total} bytes, gzipped; it may take {limit}. \
             The largest files stand at the top."
        ))
    }

    /// Returns the size of all files but the weights of other games than gomoku, the
    /// proofs, and the sentences of all languages but the one with the largest file.
    fn first_visit(&self) -> (usize, usize) {
        let mut names = self.0.iter().map(|(name, _, _)| &**name);
        let sentences = names.find(|name| name.starts_with(SENTENCES));
        let is_for_now = |name: &str| name == WEIGHTS_OF_GOMOKU || sentences == Some(name);
        let folders = [WEIGHTS, SENTENCES, PROOFS];
        let is_for_later = |name: &str| folders.iter().any(|folder| name.starts_with(folder));
        self.sum(|name| !is_for_later(name) || is_for_now(name))
    }

    fn sum(&self, counts: impl Fn(&str) -> bool) -> (usize, usize) {
        let counted = self.0.iter().filter(|(name, _, _)| counts(name));
        counted.fold((0, 0), |(raw, sent), size| (raw + size.1, sent + size.2))
    }
}

impl fmt::Display for Sizes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:<28} {:>9} {:>9}", "file", "bytes", "gzipped")?;
        for (name, raw, sent) in &self.0 {
            writeln!(f, "{name:<28} {raw:>9} {sent:>9}")?;
        }
        let (raw, sent) = self.sum(|_| true);
        writeln!(f, "{:<28} {raw:>9} {sent:>9}", "together")?;
        let (raw, sent) = self.first_visit();
        write!(
            f,
            "{:<28} {raw:>9} {sent:>9}  of {LIMIT}",
            "first visit, gomoku"
        )
    }
}

fn compressed(content: &[u8]) -> io::Result<usize> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(content)?;
    Ok(encoder.finish()?.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_may_be_as_large_as_the_limit_and_no_larger() {
        let page = Files::from([
            ("a.js".to_owned(), vec![b'a'; 10_000]),
            ("b.js".to_owned(), vec![b'b'; 10]),
            (WEIGHTS_OF_GOMOKU.to_owned(), vec![b'c'; 20]),
            (format!("{WEIGHTS}renju.weights"), vec![b'd'; 20]),
            (format!("{SENTENCES}ru.txt"), (0..=255).collect()),
            (format!("{SENTENCES}en.txt"), vec![b'f'; 10]),
            (format!("{PROOFS}4x3x3.dzc"), vec![b'g'; 20]),
        ]);
        let sizes = Sizes::of(&page).unwrap();
        let (raw, sent) = sizes.first_visit();

        assert_eq!(raw, 10_286);
        assert!(sent < 500, "{sent}");
        assert_eq!(sizes.check(sent), Ok(()));
        assert!(sizes.check(sent - 1).unwrap_err().contains("gzipped"));
    }
}
