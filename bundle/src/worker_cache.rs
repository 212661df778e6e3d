//! What the service worker has to know: the files, and their version.

use std::hash::{DefaultHasher, Hash, Hasher};

use serde_json::json;

use crate::dist::Files;

/// The service worker, as the browser asks for it.
const SERVICE_WORKER: &str = "sw.js";

/// Writes in front of the service worker which files it keeps, and a version
/// that changes whenever one of them or the service worker itself does.
///
/// For development it is told to keep none, so that a page that was just
/// built is the page that is seen.
pub(crate) fn describe(page: &mut Files, dev: bool) -> Result<(), String> {
    let worker = page
        .remove(SERVICE_WORKER)
        .ok_or_else(|| format!("`{SERVICE_WORKER}` is missing"))?;
    let version = version(page, &worker);
    let files: Vec<&String> = page.keys().filter(|_| !dev).collect();
    let bundle = json!({ "version": version, "files": files });
    let mut text = format!("const BUNDLE = {bundle};\n").into_bytes();
    text.extend(worker);
    page.insert(SERVICE_WORKER.to_owned(), text);
    Ok(())
}

fn version(page: &Files, worker: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    (page, worker).hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn described(index: &str, worker: &str, dev: bool) -> String {
        let mut page = Files::from([
            ("index.html".to_owned(), index.into()),
            ("sw.js".to_owned(), worker.into()),
        ]);
        describe(&mut page, dev).unwrap();
        String::from_utf8(page.remove("sw.js").unwrap()).unwrap()
    }

    #[test]
    fn the_service_worker_is_told_every_file_but_itself() {
        let text = described("<p>", "work();", false);

        assert!(text.contains(r#""files":["index.html"]"#), "{text}");
        assert!(text.ends_with("};\nwork();"), "{text}");
    }

    #[test]
    fn whatever_changes_makes_another_version() {
        let text = described("<p>", "work();", false);

        assert_eq!(described("<p>", "work();", false), text);
        assert_ne!(described("<b>", "work();", false), text);
        let version = |text: &str| text.split('}').next().unwrap().to_owned();
        let other = described("<p>", "rest();", false);
        assert_ne!(version(&other), version(&text));
    }

    #[test]
    fn nothing_is_kept_during_development() {
        assert!(described("<p>", "work();", true).contains(r#""files":[]"#));
    }

    #[test]
    fn a_page_without_a_service_worker_is_refused() {
        assert!(describe(&mut Files::new(), false).is_err());
    }
}
