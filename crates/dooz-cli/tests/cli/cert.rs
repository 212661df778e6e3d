//! `dooz cert`.

use serde_json::{Value, json};

use crate::program::{Run, dooz};

/// The proof that the first player wins 4x3x3, byte by byte in `docs/certificates.md`.
const PROOF: &[u8] = include_bytes!("../../../../data/proofs/4x3x3.dzc");

fn cert(command: &str, arguments: &[&str]) -> Run {
    dooz(&[&["cert", command, "-"], arguments].concat(), PROOF)
}

#[test]
fn a_proof_is_shown_as_text() {
    let run = cert("show", &[]);
    assert_eq!((run.status, run.errors.as_str()), (0, ""));
    let start = "\
lemma 0, First to move: First wins, claimant -, opponent -
  First b2
    3 replies are listed
";
    assert!(run.output.starts_with(start), "{}", run.output);
    assert!(run.output.ends_with("First wins within 7 plies\n"));
}

#[test]
fn the_proof_around_a_position_says_what_each_reply_changes() {
    let run = cert("show", &["--at", "b2 a3"]);
    assert_eq!((run.status, run.errors.as_str()), (0, ""));
    assert_eq!(
        run.output,
        "4x3x3, empty board, X to move: X wins within 7 moves, counting those of both players.\n\
         X b2 is the move of the proof.\n\
         O a3 changes nothing: the proof goes on as if O had passed.\n\
         X wins within 3 more moves, counting those of both players.\n  \
         First c2\n    \
         First threatens a2 d2\n"
    );
    assert_eq!(cert("show", &["--at", "b۲ a٣"]).output, run.output);
    let run = cert("show", &["--at", "b2 c2 a1 c3 c1 a3 b1"]);
    assert!(
        run.output.ends_with(
            "O c2 is a reply that the proof lists.\n\
             X a1 is the move of the proof.\n\
             O c3 is forced.\n\
             X c1 is the move of the proof.\n\
             O a3 does not keep X from completing a line.\n\
             X b1 is the move of the proof.\n\
             The proof ends here.\n"
        ),
        "{}",
        run.output
    );
}

#[test]
fn moves_that_are_not_in_the_proof_are_refused() {
    for (moves, error) in [
        ("a1", "Move 1 is not in the proof: X plays b2 here.\n"),
        ("b2 b2", "Move 2: b2 is not an empty square.\n"),
        (
            "b2 h8",
            "Move 2: `h8` is off this 4x3 board; columns go from a to d and rows from 1 to 3.\n",
        ),
    ] {
        let run = cert("show", &["--at", moves]);
        assert_eq!(
            (run.status, run.errors.as_str()),
            (1, format!("dooz: {error}").as_str())
        );
    }
    let run = cert("show", &["--at", "b2 99"]);
    assert_eq!(run.status, 1);
    assert!(run.errors.contains("This is not a square."));
}

#[test]
fn the_sizes_of_a_proof_are_counted() {
    let run = cert("stats", &["--json"]);
    let object: Value = serde_json::from_str(&run.output).unwrap();
    assert_eq!(
        object,
        json!({
            "rules": "4x3x3", "first": [], "second": [], "turn": "first", "claimant": "first",
            "goal": "wins", "plies": 7, "lemmas": 1, "nodes": 16,
            "steps": {
                "move": 8, "replies": 1, "reply": 3, "others": 1, "forced": 3, "threats": 4,
            },
            "depth": 5, "maybe_sets": 1, "bytes": 30, "compressed_bytes": null,
        })
    );
    let run = cert("stats", &[]);
    assert!(
        run.output.contains(
            "Lemmas: 1, nodes: 16, depth: 5, most maybe-sets: 1, bytes: 30.\n\
             Step                            Count\n\
             forced reply                        3\n"
        ),
        "{}",
        run.output
    );
    let packed = include_bytes!("4x3x3.dzc.zst");
    let run = dooz(&["cert", "stats", "-"], packed);
    assert!(run.output.contains("Bytes of the compressed file: 43."));
}

#[test]
fn what_proves_nothing_is_not_shown() {
    for command in [
        &["show", "-"][..],
        &["show", "-", "--at", "b2"],
        &["stats", "-"],
    ] {
        let run = dooz(&[&["cert"], command].concat(), &PROOF[..29]);
        assert_eq!((run.status, run.output.as_str()), (1, ""));
        assert_eq!(
            run.errors,
            "dooz: Rejected at byte 29, in lemma 0: the file ends too early.\n"
        );
    }
    assert_eq!(dooz(&["cert"], "").status, 2);
}

#[test]
fn proofs_are_told_in_every_language() {
    for language in ["fa", "ar", "ru"] {
        for arguments in [
            &["show", "-", "--at", "b2 a3 c2 a2"][..],
            &["show", "-", "--at", "b2 a2 c2 d2 c1 a1 a3"],
            &["stats", "-"],
            &["--help"],
            &["show", "--help"],
        ] {
            let arguments = [&["cert"], arguments, &["--language", language]].concat();
            let run = dooz(&arguments, PROOF);
            assert_eq!((run.status, run.errors.as_str()), (0, ""));
            assert!(!run.output.contains('⟨'), "{}", run.output);
        }
    }
}
