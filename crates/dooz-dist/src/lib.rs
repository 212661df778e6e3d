//! The page of Dooz inside a program.
//!
//! `cargo xtask web` makes the folder `dist/`. A program that is built after
//! that has its files inside, and can hand them to a browser or a window
//! without a network; one that was built before has no [`PAGE`].

#![forbid(unsafe_code)]

use std::io::Read;

use flate2::read::GzDecoder;

/// The page that was there when this program was built.
pub const PAGE: Option<Page> = include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// What the page may do, as a browser is told by whoever serves it.
///
/// The page says the same of itself; but what a worker may do is only known
/// from the answer that it came with, and so is who may frame the page.
pub const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
    worker-src 'self'; connect-src 'self'; style-src 'self'; img-src 'self' blob: data:; \
    manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The files of the page.
///
/// ```
/// use dooz_dist::{File, Page};
/// let page = Page {
///     version: "1",
///     files: &[File { path: "index.html", gzipped: b"" }],
/// };
/// assert_eq!(page.file("/").map(|file| file.path), Some("index.html"));
/// assert!(page.file("/nothing.js").is_none());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Page {
    /// Another one for every other content.
    pub version: &'static str,
    /// The files, in the order of their paths.
    pub files: &'static [File],
}

/// A file of the page.
///
/// ```
/// let file = dooz_dist::File { path: "icons/dooz.svg", gzipped: b"" };
/// assert_eq!(file.media_type(), "image/svg+xml");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// Where it is, without a slash at the beginning.
    pub path: &'static str,
    /// What is in it, compressed by gzip.
    pub gzipped: &'static [u8],
}

impl Page {
    /// The file that an address means, by the path of the address.
    #[must_use]
    pub fn file(&self, path: &str) -> Option<&'static File> {
        let path = match path.trim_start_matches('/') {
            "" => "index.html",
            path => path,
        };
        self.files.iter().find(|file| file.path == path)
    }
}

impl File {
    /// What is in it.
    #[must_use]
    pub fn content(&self) -> Vec<u8> {
        let mut content = Vec::new();
        GzDecoder::new(self.gzipped)
            .read_to_end(&mut content)
            .expect("the build compressed it");
        content
    }

    /// What it is, for the header `Content-Type`.
    #[must_use]
    pub fn media_type(&self) -> &'static str {
        match self.path.rsplit('.').next().unwrap_or_default() {
            "html" => "text/html; charset=utf-8",
            "js" => "text/javascript; charset=utf-8",
            "css" => "text/css; charset=utf-8",
            "wasm" => "application/wasm",
            "svg" => "image/svg+xml",
            "png" => "image/png",
            "webmanifest" => "application/manifest+json",
            _ => "application/octet-stream",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_says_of_itself_what_the_server_says_of_it() {
        let index = include_str!("../../dooz-web/static/index.html");
        let (of_page, for_servers) = POLICY.rsplit_once(';').unwrap();

        assert!(index.contains(&format!("content=\"{of_page}\"")));
        assert_eq!(for_servers, " frame-ancestors 'none'");
    }

    #[test]
    fn every_file_of_the_page_has_a_type_and_can_be_unpacked() {
        for file in PAGE.iter().flat_map(|page| page.files) {
            assert_ne!(
                file.media_type(),
                "application/octet-stream",
                "{}",
                file.path
            );
            // Only a style sheet may be empty, while nothing has a style.
            let is_empty = file.content().is_empty();
            assert!(!is_empty || file.path == "style.css", "{}", file.path);
        }
    }
}
