//! The download size of the page.

use std::fmt;
use std::io::{self, Write};

use flate2::Compression;
use flate2::write::GzEncoder;

use crate::dist::Files;

/// The largest permitted size of all files together, in bytes after gzip.
pub(crate) const LIMIT: usize = 850_000;

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

    /// Checks that all files together, gzipped, do not exceed `limit` bytes.
    pub(crate) fn check(&self, limit: usize) -> Result<(), String> {
        let (_, total) = self.total();
        if total <= limit {
            return Ok(());
        }
        Err(format!(
            "The page has {total} bytes, gzipped; it may have {limit}. \
             The largest files stand at the top."
        ))
    }

    fn total(&self) -> (usize, usize) {
        let add = |(raw, sent), size: &(String, usize, usize)| (raw + size.1, sent + size.2);
        self.0.iter().fold((0, 0), add)
    }
}

impl fmt::Display for Sizes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:<28} {:>9} {:>9}", "file", "bytes", "gzipped")?;
        for (name, raw, sent) in &self.0 {
            writeln!(f, "{name:<28} {raw:>9} {sent:>9}")?;
        }
        let (raw, sent) = self.total();
        write!(f, "{:<28} {raw:>9} {sent:>9}  of {LIMIT}", "together")
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
        ]);
        let sizes = Sizes::of(&page).unwrap();
        let (raw, sent) = sizes.total();

        assert_eq!(raw, 10_010);
        assert!(sent < 200, "{sent}");
        assert_eq!(sizes.check(sent), Ok(()));
        assert!(sizes.check(sent - 1).unwrap_err().contains("gzipped"));
    }
}
