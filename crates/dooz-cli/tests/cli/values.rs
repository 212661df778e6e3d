//! `dooz values`.

use serde_json::{Value, json};

use crate::program::dooz;

#[test]
fn each_kind_of_evidence_has_its_table() {
    let run = dooz(&["values", "4x4x4"], "");
    assert_eq!((run.status, run.errors.as_str()), (0, ""));
    assert_eq!(
        run.output,
        "Certified here: dooz verify checks the files of data/proofs\n\
         Game   Value  Moves  Weak game  Certificate\n\
         4x4x4  draw          draw       4x4x4.dzc, 119 bytes\n\n\
         Reported by others:\n\
         Game      Value  Moves  Weak game  Source\n\
         4..7x4x4  draw          draw       Uiterwijk, van den Herik, Information Sciences 122 (2000)\n"
    );
    let run = dooz(&["values"], "");
    for game in ["3x3x3", "6x5x4", "15x15x5-exactly", "1..x1..x9.."] {
        assert!(run.output.contains(&format!("\n{game} ")), "{}", run.output);
    }
    let run = dooz(&["values", "12x11x7"], "");
    assert_eq!(run.output, "Nothing is known about this game here.\n");
}

#[test]
fn scripts_get_the_values_as_an_object() {
    let run = dooz(&["values", "4x3x3", "--json"], "");
    let object: Value = serde_json::from_str(&run.output).unwrap();
    assert_eq!(
        object["values"][0],
        json!({
            "game": "4x3x3", "value": "first", "plies": 7, "weak": null,
            "evidence": "certified", "files": ["4x3x3.dzc", "4x3x3.2.dzc"], "bytes": 215,
        })
    );
    let kinds: Vec<_> = (object["values"].as_array().unwrap().iter())
        .map(|value| &value["evidence"])
        .collect();
    assert_eq!(kinds, ["certified", "reported"]);
    let run = dooz(&["values", "8x4x4", "--json"], "");
    let object: Value = serde_json::from_str(&run.output).unwrap();
    assert_eq!(object["values"][0]["command"], "cargo xtask prove 8x4x4");
    assert!(object["values"][1]["source"].is_string());
}

#[test]
fn the_values_are_told_in_every_language() {
    for language in ["fa", "ar", "ru"] {
        for arguments in [&["values"][..], &["values", "12x11x7"], &["help", "values"]] {
            let run = dooz(&[arguments, &["--language", language]].concat(), "");
            assert_eq!((run.status, run.errors.as_str()), (0, ""));
            assert!(!run.output.contains('⟨'), "{}", run.output);
        }
    }
}
