//! `dooz bench`.

use serde_json::Value;

use crate::program::dooz;

#[test]
fn the_signature_is_the_same_every_time() {
    let signature = || {
        let run = dooz(&["bench", "--nodes", "300", "--json"], "");
        assert_eq!(run.status, 0, "{}", run.errors);
        let result: Value = serde_json::from_str(&run.output).unwrap();
        assert_eq!(result["positions"], 20);
        result["signature"].clone()
    };
    assert_eq!(signature(), signature());
    let text = dooz(&["bench", "--depth", "1"], "").output;
    assert!(text.contains("Signature: "), "{text}");
}

#[test]
fn a_search_in_several_threads_has_no_signature() {
    let text = dooz(&["bench", "--nodes", "100", "--threads", "2"], "").output;
    assert!(text.contains("20 searches"), "{text}");
    assert!(!text.contains("Signature"), "{text}");
}
