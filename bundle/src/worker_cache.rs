//! The list of files and the version that the service worker caches by.

use std::hash::{DefaultHasher, Hash, Hasher};

use serde_json::json;

use crate::dist::Files;

/// The service worker's script.
const SERVICE_WORKER: &str = "sw.js";

/// Prepends to the service worker the files that it caches, and a version
/// that changes whenever one of them or the worker itself does.
///
/// In development it caches none, so that every build is seen at once.
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
    fn the_service_worker_caches_every_file_but_itself() {
        let text = described("<p>", "work();", false);

        assert!(text.contains(r#""files":["index.html"]"#), "{text}");
        assert!(text.ends_with("};\nwork();"), "{text}");
    }

    #[test]
    fn any_change_makes_another_version() {
        let text = described("<p>", "work();", false);

        assert_eq!(described("<p>", "work();", false), text);
        assert_ne!(described("<b>", "work();", false), text);
        let version = |text: &str| text.split('}').next().unwrap().to_owned();
        let other = described("<p>", "rest();", false);
        assert_ne!(version(&other), version(&text));
    }

    #[test]
    fn nothing_is_cached_in_development() {
        assert!(described("<p>", "work();", true).contains(r#""files":[]"#));
    }

    #[test]
    fn a_page_without_a_service_worker_is_refused() {
        assert!(describe(&mut Files::new(), false).is_err());
    }
}
