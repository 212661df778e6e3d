//! The page of Dooz, embedded in a program.
//!
//! `cargo xtask web` fills the folder `dist/`. A program that is built after
//! that contains its files and can serve them to a browser or a window without
//! a network. A program that was built before has no [`PAGE`].

#![forbid(unsafe_code)]

use std::io::Read;

use flate2::read::GzDecoder;

/// The page, if `dist/` had been filled when this program was built.
pub const PAGE: Option<Page> = include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// The content security policy, to be sent with every file.
///
/// The page contains the same policy, but a worker takes its own from the
/// header of its script, and `frame-ancestors` works in a header only.
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
    /// A hash of the files.
    pub version: &'static str,
    /// The files, sorted by path.
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
    /// The path in `dist/`, without a leading slash.
    pub path: &'static str,
    /// The content, compressed by gzip.
    pub gzipped: &'static [u8],
}

impl Page {
    /// Finds the file for the path of a URL; `/` is `index.html`.
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
    /// Decompresses the content.
    #[must_use]
    pub fn content(&self) -> Vec<u8> {
        let mut content = Vec::new();
        GzDecoder::new(self.gzipped)
            .read_to_end(&mut content)
            .expect("the build compressed it");
        content
    }

    /// Returns the media type by the extension, for the header `Content-Type`.
    #[must_use]
    pub fn media_type(&self) -> &'static str {
        match self.path.rsplit('.').next().unwrap_or_default() {
            "html" => "text/html; charset=utf-8",
            "js" => "text/javascript; charset=utf-8",
            "css" => "text/css; charset=utf-8",
            "txt" => "text/plain; charset=utf-8",
            "wasm" => "application/wasm",
            "svg" => "image/svg+xml",
            "png" => "image/png",
            "weights" => "application/vnd.dooz.weights",
            "dzc" => "application/vnd.dooz.certificate",
            "webmanifest" => "application/manifest+json",
            _ => "application/octet-stream",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn page_and_server_have_the_same_policy() {
        let index = include_str!("../../dooz-web/static/index.html");
        let (of_page, for_servers) = POLICY.rsplit_once(';').unwrap();

        assert!(index.contains(&format!("content=\"{of_page}\"")));
        assert_eq!(for_servers, " frame-ancestors 'none'");
    }

    #[test]
    fn every_file_of_the_page_has_a_type_and_can_be_unpacked() {
        let Some(page) = PAGE else {
            eprintln!("not run: `cargo xtask web` has not filled dist/");
            return;
        };
        for file in page.files {
            assert_ne!(
                file.media_type(),
                "application/octet-stream",
                "{}",
                file.path
            );
            // The style sheet alone may be empty.
            let is_empty = file.content().is_empty();
            assert!(!is_empty || file.path == "style.css", "{}", file.path);
        }
    }
}
