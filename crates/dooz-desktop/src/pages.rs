//! The requests of the window: files of the page, and links for the browser.

use std::borrow::Cow;

use dooz_dist::{POLICY, Page};
use wry::http::header::{CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use wry::http::{Request, Response, StatusCode};

/// The scheme under which the window requests the page.
pub(crate) const PROTOCOL: &str = "dooz";

/// The address of the page.
pub(crate) const START: &str = "dooz://localhost/";

/// The same address on Windows, where schemes are mapped to hosts.
const START_ON_WINDOWS: &str = "http://dooz.localhost/";

/// Answers a request with the file that it asks for.
pub(crate) fn answer<B>(page: &Page, request: &Request<B>) -> Response<Cow<'static, [u8]>> {
    let Some(file) = page.file(request.uri().path()) else {
        let mut nothing = Response::new(Cow::default());
        *nothing.status_mut() = StatusCode::NOT_FOUND;
        return nothing;
    };
    Response::builder()
        .header(CONTENT_TYPE, file.media_type())
        .header(CONTENT_SECURITY_POLICY, POLICY)
        .body(file.content().into())
        .expect("its headers are valid")
}

/// Returns `true` if an address belongs to the page.
pub(crate) fn is_inside(address: &str) -> bool {
    address.starts_with(START)
        || (cfg!(windows) && address.starts_with(START_ON_WINDOWS))
        // Pictures and games that the page offers for download.
        || address.starts_with("blob:")
}

/// Returns `true` if an address may be opened outside: by a browser or a mail
/// program, but by nothing else.
pub(crate) fn is_for_others(address: &str) -> bool {
    ["https:", "http:", "mailto:"]
        .iter()
        .any(|scheme| address.starts_with(scheme))
}

#[cfg(test)]
mod tests {
    use super::*;
    use dooz_dist::File;

    const PAGE: Page = Page {
        version: "1",
        files: &[File {
            path: "index.html",
            // The output of `gzip -n` for no input.
            gzipped: &[
                0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            ],
        }],
    };

    fn ask(address: &str) -> Response<Cow<'static, [u8]>> {
        answer(&PAGE, &Request::get(address).body(()).unwrap())
    }

    #[test]
    fn the_page_is_found_with_whatever_stands_behind_its_address() {
        for address in [
            START,
            "dooz://localhost/?game=b2",
            "dooz://localhost/index.html",
        ] {
            let answer = ask(address);
            assert_eq!(answer.status(), StatusCode::OK, "{address}");
            assert_eq!(answer.headers()[CONTENT_SECURITY_POLICY], POLICY);
        }
        assert_eq!(
            ask("dooz://localhost/other").status(),
            StatusCode::NOT_FOUND
        );
    }

    #[test]
    fn only_the_page_is_shown_and_only_links_are_passed_on() {
        for (address, inside, for_others) in [
            ("dooz://localhost/#game", true, false),
            ("blob:dooz://localhost/1", true, false),
            ("http://dooz.localhost/#game", cfg!(windows), true),
            ("dooz://localhost.example/", false, false),
            ("https://example.org/", false, true),
            ("file:///etc/passwd", false, false),
            ("javascript:alert(1)", false, false),
        ] {
            assert_eq!(is_inside(address), inside, "{address}");
            assert_eq!(is_for_others(address), for_others, "{address}");
        }
    }
}
