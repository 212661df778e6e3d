//! `dooz verify`.

use serde_json::{Value, json};

use crate::program::{Run, dooz, fresh_file};

/// The proof that the first player wins 4x3x3, byte by byte in `docs/certificates.md`.
const PROOF: &[u8] = include_bytes!("../../../../data/proofs/4x3x3.dzc");

/// The claim of [`PROOF`] with a proof that does not list the reply c2.
fn proof_with_a_hole() -> Vec<u8> {
    let mut bytes = PROOF[..16].to_vec();
    bytes.extend([2, 4, 0, 6, 2, 7, 0, 4, 0, 6]);
    bytes
}

/// Verifies what is on the standard input.
fn verify(bytes: &[u8], arguments: &[&str]) -> Run {
    dooz(&[&["verify", "-"], arguments].concat(), bytes)
}

/// Returns the answer in JSON, without its time.
fn object(run: &Run) -> Value {
    assert_eq!(run.output.lines().count(), 1, "{}", run.output);
    let mut object: Value = serde_json::from_str(&run.output).unwrap();
    let time = object.as_object_mut().unwrap().remove("time_ms");
    assert!(time.unwrap().as_f64().unwrap() >= 0.0);
    object
}

#[test]
fn what_a_certificate_proves_is_said_in_words() {
    let file = fresh_file("verified.dzc");
    std::fs::write(&file, PROOF).unwrap();
    let run = dooz(&["verify", file.to_str().unwrap()], "");
    assert_eq!((run.status, run.errors.as_str()), (0, ""));
    let lines: Vec<_> = run.output.lines().collect();
    let [verdict, claim, effort] = lines[..] else {
        panic!("{}", run.output);
    };
    assert_eq!(verdict, "The proof is correct.");
    assert_eq!(
        claim,
        "4x3x3, empty board, X to move: X wins within 7 moves, counting those of both players."
    );
    assert!(
        effort.starts_with("Lemmas: 1, nodes: 16, bytes: 30; verified in "),
        "{effort}"
    );
}

#[test]
fn scripts_get_the_claim_as_an_object() {
    let run = verify(PROOF, &["--json"]);
    assert_eq!((run.status, run.errors.as_str()), (0, ""));
    assert_eq!(
        object(&run),
        json!({
            "accepted": true, "rules": "4x3x3", "first": [], "second": [], "turn": "first",
            "claimant": "first", "goal": "wins", "plies": 7,
            "lemmas": 1, "nodes": 16, "bytes": 30,
        })
    );
}

#[test]
fn the_second_player_who_holds_on_the_empty_board_proves_a_draw() {
    // The only line weighs too little.
    let bytes = b"DZC1\x00\x03\x01\x03\x01\x03\x01\x01\x00\x00\x00\xfe";
    let run = verify(bytes, &[]);
    assert!(
        run.output.contains(
            "3x1x3, empty board, X to move: X never completes a line, even if the game goes on \
             after lines of O. With best play the game is a draw"
        ),
        "{}",
        run.output
    );
    // Another goal, and another position.
    let horizon = b"DZC1\x00\x03\x01\x03\x01\x02\x03\x00\x01\x00\x01\x00\x00\xfb";
    let run = verify(horizon, &["--json"]);
    let object = object(&run);
    assert_eq!(object["goal"], "holds-for", "{object}");
    assert_eq!(
        (&object["plies"], &object["first"]),
        (&json!(3), &json!(["a1"]))
    );
}

#[test]
fn a_proof_with_a_hole_is_rejected_with_its_step() {
    let bytes = proof_with_a_hole();
    let run = verify(&bytes, &[]);
    assert_eq!((run.status, run.errors.as_str()), (1, ""));
    assert!(
        run.output.starts_with(
            "Rejected at byte 26, in lemma 0: the claimant may be unable to play c2 (claimant b2, "
        ),
        "{}",
        run.output
    );
    let run = verify(&bytes, &["--json"]);
    assert_eq!(run.status, 1);
    let object = object(&run);
    assert_eq!(object["accepted"], false);
    let rejection = &object["rejection"];
    assert_eq!(
        (
            &rejection["reason"],
            &rejection["lemma"],
            &rejection["offset"]
        ),
        (&json!("move"), &json!(0), &json!(26))
    );
    let run = verify(b"something else", &[]);
    assert_eq!(run.status, 1);
    assert!(
        run.output
            .starts_with("Rejected at byte 1: the file does not begin with DZC1."),
        "{}",
        run.output
    );
}

#[test]
fn compressed_certificates_are_known_by_their_first_bytes() {
    // By `zstd -19`, with a checksum.
    let packed = include_bytes!("4x3x3.dzc.zst");
    let run = verify(packed, &["--json"]);
    assert_eq!(object(&run)["bytes"], 30);
    let run = verify(&packed[..packed.len() - 1], &[]);
    assert_eq!(run.status, 2);
    assert!(run.errors.contains("is compressed by zstd, but damaged"));
}

#[test]
fn a_file_that_is_not_there_is_named() {
    let run = dooz(&["verify", "no/such.dzc"], "");
    assert_eq!((run.status, run.output.as_str()), (2, ""));
    assert_eq!(
        run.errors,
        "dooz: There is no file no/such.dzc; check its name.\n"
    );
    assert_eq!(dooz(&["verify"], "").status, 2);
}

#[test]
fn the_verdict_is_told_in_every_language() {
    for (language, word) in [("fa", "اثبات"), ("ar", "البرهان"), ("ru", "Доказательство")]
    {
        let run = verify(PROOF, &["--language", language]);
        assert!(run.output.contains(word), "{}", run.output);
        assert!(!run.output.contains('⟨'), "{}", run.output);
        let run = verify(&proof_with_a_hole(), &["--language", language]);
        assert!(!run.output.contains('⟨'), "{}", run.output);
    }
}
