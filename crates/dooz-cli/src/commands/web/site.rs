//! The answers to a browser.

use std::borrow::Cow;

use dooz_dist::{POLICY, Page};
use http_body_util::Full;
use hyper::body::Bytes;
use hyper::header::{
    ACCEPT_ENCODING, ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE,
    ETAG, HOST, HeaderName, IF_NONE_MATCH, VARY, X_CONTENT_TYPE_OPTIONS,
};
use hyper::{Method, Request, Response, StatusCode};

/// The page as a web site.
///
/// ```
/// use dooz_cli::commands::web::Site;
/// use dooz_dist::Page;
/// use hyper::Request;
/// let site = Site::new(Page { version: "1", files: &[] });
/// let request = Request::get("/nothing").header("host", "localhost").body(()).unwrap();
/// assert_eq!(site.answer(&request).status(), 404);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Site {
    page: Page,
}

impl Site {
    /// Creates the site with this page only.
    #[must_use]
    pub const fn new(page: Page) -> Self {
        Self { page }
    }

    /// Answers a request.
    ///
    /// Requests must name this machine by one of its own names: otherwise a
    /// foreign page could let its host name resolve to this machine, and the
    /// browser would let it in.
    pub fn answer<B>(&self, request: &Request<B>) -> Response<Full<Bytes>> {
        if !header(request, &HOST).is_some_and(|host| is_local(&host)) {
            return empty(StatusCode::MISDIRECTED_REQUEST);
        }
        if !matches!(*request.method(), Method::GET | Method::HEAD) {
            let mut answer = empty(StatusCode::METHOD_NOT_ALLOWED);
            answer
                .headers_mut()
                .insert(ALLOW, "GET, HEAD".parse().expect("it is a valid header"));
            return answer;
        }
        let Some(file) = self.page.file(request.uri().path()) else {
            return empty(StatusCode::NOT_FOUND);
        };

        // Weak, because it identifies the content, not its encoding.
        let tag = format!("W/\"{}\"", self.page.version);
        let answer = Response::builder()
            .header(CONTENT_TYPE, file.media_type())
            .header(X_CONTENT_TYPE_OPTIONS, "nosniff")
            .header(CONTENT_SECURITY_POLICY, POLICY)
            // To be stored, but validated each time: a new program has a new
            // page.
            .header(CACHE_CONTROL, "no-cache")
            .header(VARY, ACCEPT_ENCODING)
            .header(ETAG, &tag);
        let known = header(request, &IF_NONE_MATCH).unwrap_or_default();
        let answer = if known.split(',').any(|known| known.trim() == tag) {
            answer
                .status(StatusCode::NOT_MODIFIED)
                .body(Full::default())
        } else if header(request, &ACCEPT_ENCODING).is_some_and(|list| takes_gzip(&list)) {
            answer
                .header(CONTENT_ENCODING, "gzip")
                .body(Bytes::from_static(file.gzipped).into())
        } else {
            answer.body(Bytes::from(file.content()).into())
        };
        answer.expect("its headers are valid")
    }
}

fn empty(status: StatusCode) -> Response<Full<Bytes>> {
    let mut answer = Response::new(Full::default());
    *answer.status_mut() = status;
    answer
}

fn header<'a, B>(request: &'a Request<B>, name: &HeaderName) -> Option<Cow<'a, str>> {
    let value = request.headers().get(name)?;
    Some(String::from_utf8_lossy(value.as_bytes()))
}

/// Returns `true` if this `Host` header names this machine.
fn is_local(host: &str) -> bool {
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    name.eq_ignore_ascii_case("localhost") || name == "127.0.0.1"
}

/// Returns `true` if a list of encodings, each optionally with a weight,
/// includes gzip.
fn takes_gzip(list: &str) -> bool {
    list.split(',').any(|coding| {
        let (name, weight) = coding.split_once(';').unwrap_or((coding, "q=1"));
        let weight = weight.trim().trim_start_matches("q=");
        name.trim() == "gzip" && weight.parse().is_ok_and(|weight: f32| weight > 0.0)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use dooz_dist::File;

    // The text "dooz", as `gzip -n` writes it.
    const GZIPPED: &[u8] = &[
        0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 3, 0x4b, 0xc9, 0xcf, 0xaf, 2, 0, 0x1f, 0xdc, 0x3e, 0x84,
        4, 0, 0, 0,
    ];

    const SITE: Site = Site::new(Page {
        version: "1",
        files: &[
            File {
                path: "dooz_bg.wasm",
                gzipped: GZIPPED,
            },
            File {
                path: "index.html",
                gzipped: GZIPPED,
            },
        ],
    });

    fn ask(method: &str, path: &str, headers: &[(&str, &str)]) -> Response<Full<Bytes>> {
        let mut request = Request::builder().method(method).uri(path);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        SITE.answer(&request.body(()).unwrap())
    }

    fn get(path: &str, headers: &[(&str, &str)]) -> Response<Full<Bytes>> {
        let headers = [&[("host", "127.0.0.1:3669")], headers].concat();
        ask("GET", path, &headers)
    }

    #[test]
    fn a_browser_that_understands_gzip_is_sent_gzip() {
        for (accepted, encoding) in [
            ("gzip, deflate, br", Some("gzip")),
            ("br, gzip;q=0.5", Some("gzip")),
            ("identity, gzip;q=0", None),
            ("x-gzip", None),
        ] {
            let answer = get("/", &[("accept-encoding", accepted)]);
            let sent = answer.headers().get(CONTENT_ENCODING);
            assert_eq!(
                sent.map(|sent| sent.to_str().unwrap()),
                encoding,
                "{accepted}"
            );
        }
        assert!(get("/", &[]).headers().get(CONTENT_ENCODING).is_none());
    }

    #[test]
    fn every_file_comes_with_its_type_and_what_it_may_do() {
        let answer = get("/dooz_bg.wasm?now", &[]);

        assert_eq!(answer.status(), StatusCode::OK);
        assert_eq!(answer.headers()[CONTENT_TYPE], "application/wasm");
        assert_eq!(answer.headers()[CONTENT_SECURITY_POLICY], POLICY);
        assert_eq!(answer.headers()[X_CONTENT_TYPE_OPTIONS], "nosniff");
        assert_eq!(
            get("/", &[]).headers()[CONTENT_TYPE],
            get("/index.html", &[]).headers()[CONTENT_TYPE]
        );
    }

    #[test]
    fn what_the_browser_has_is_not_sent_again() {
        let tag = get("/", &[]).headers()[ETAG].to_str().unwrap().to_owned();

        let known = format!("\"other\", {tag}");
        let answer = get("/", &[("if-none-match", &known)]);
        assert_eq!(answer.status(), StatusCode::NOT_MODIFIED);
        let answer = get("/", &[("if-none-match", "W/\"0\"")]);
        assert_eq!(answer.status(), StatusCode::OK);
    }

    #[test]
    fn who_asks_for_another_host_is_not_answered() {
        for host in ["localhost", "LOCALHOST:80", "127.0.0.1", "127.0.0.1:3669"] {
            let answer = ask("GET", "/", &[("host", host)]);
            assert_eq!(answer.status(), StatusCode::OK, "{host}");
        }
        for host in [
            "evil.example",
            "localhost.evil.example",
            "127.0.0.1.evil.example:3669",
            "",
        ] {
            let answer = ask("GET", "/", &[("host", host)]);
            assert_eq!(answer.status(), StatusCode::MISDIRECTED_REQUEST, "{host}");
        }
        assert_eq!(
            ask("GET", "/", &[]).status(),
            StatusCode::MISDIRECTED_REQUEST
        );
    }

    #[test]
    fn what_is_not_there_is_not_found_and_nothing_can_be_changed() {
        for path in ["/no.js", "/../Cargo.toml", "//", "/icons/"] {
            let found = get(path, &[]).status();
            // Any number of slashes at the start is the start.
            let wanted = if path == "//" { 200 } else { 404 };
            assert_eq!(found, wanted, "{path}");
        }
        for method in ["POST", "PUT", "DELETE", "OPTIONS"] {
            let answer = ask(method, "/", &[("host", "localhost")]);
            assert_eq!(answer.status(), StatusCode::METHOD_NOT_ALLOWED, "{method}");
        }
    }
}
