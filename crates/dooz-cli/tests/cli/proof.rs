//! Games against a proof.

use crate::program::{Run, dooz, fresh_file};

/// The path of a certificate.
fn path(name: &str) -> String {
    format!("{}/../../data/proofs/{name}", env!("CARGO_MANIFEST_DIR"))
}

/// Plays these moves against a proof.
fn play(name: &str, arguments: &[&str], moves: &str) -> Run {
    let file = path(name);
    let usual = ["play", "--plain", "--from-proof", &file];
    dooz(&[&usual, arguments].concat(), moves)
}

#[test]
fn a_proof_of_a_win_says_how_soon_and_what_changes_nothing() {
    let run = play("4x3x3.dzc", &[], "a3\nd1\nn\n");
    assert_eq!((run.status, run.errors.as_str()), (0, ""));
    for part in [
        "4x3x3.dzc (X) played b2.\nX wins within 6 more moves, counting those of both players.\n",
        "4x3x3.dzc (X) played c2.\nO a3 changes nothing: the proof goes on as if O had passed.\n\
         X wins within 2 more moves, counting those of both players.\n",
        "4x3x3.dzc (X) played a2.\nBoard",
        "The computer wins.\n",
    ] {
        assert!(run.output.contains(part), "{part}: {}", run.output);
    }
}

#[test]
fn moves_can_be_taken_back_and_played_otherwise() {
    let run = play("4x3x3.dzc", &[], "a3\nundo\na2\nd2\nundo\nundo\nc2\nquit\n");
    assert_eq!((run.status, run.errors.as_str()), (0, ""));
    assert!(run.output.contains("(X) played c1."), "{}", run.output);
    assert!(run.output.contains("(X) played a1."), "{}", run.output);
}

#[test]
fn the_person_has_the_other_side() {
    let run = play("3x3x3.dzc", &[], "b2\nquit\n");
    assert!(run.output.contains("Your move, X"), "{}", run.output);
    assert!(
        run.output.contains("3x3x3.dzc (O) played a3."),
        "{}",
        run.output
    );
    assert!(!run.output.contains("wins within"), "{}", run.output);
}

#[test]
fn a_proof_about_a_position_begins_there() {
    // The proof for 4x3x3 after its first move.
    let mut bytes = b"DZC1\x00\x04\x03\x03\x01\x00\x01\x00\x01\x05\x00\x00".to_vec();
    bytes.extend([3, 4, 0, 6, 2, 7, 0, 4, 0, 6, 0, 0, 2, 6]);
    let file = fresh_file("position.dzc");
    std::fs::write(&file, &bytes).unwrap();
    let file = file.to_str().unwrap();
    let run = dooz(&["--plain", "--from-proof", file], "a3\nquit\n");
    assert_eq!((run.status, run.errors.as_str()), (0, ""));
    assert!(run.output.contains("2 . X . .\n"), "{}", run.output);
    assert!(
        run.output.contains("position.dzc (X) played c2.\n"),
        "{}",
        run.output
    );

    // Two stones of X and none of O are no position of a game.
    let bytes = b"DZC1\x00\x04\x03\x03\x01\x00\x00\x00\x02\x05\x06\x00\x00";
    std::fs::write(file, bytes).unwrap();
    let run = dooz(&["--plain", "--from-proof", file], "");
    assert_eq!(run.status, 2, "{}", run.output);
    assert!(
        run.errors.contains("to which no game leads"),
        "{}",
        run.errors
    );
}

#[test]
fn rules_may_be_repeated() {
    let player = format!("proof:{}", path("4x3x3.dzc"));
    let run = dooz(
        &["--plain", "--opponent", &player, "--rules", "4x3x3"],
        "quit\n",
    );
    assert!(run.output.contains("(X) played b2."), "{}", run.output);
}

#[test]
fn a_proof_is_a_player_like_any_other() {
    let player = format!("proof:{}", path("3x3x3.dzc"));
    let run = dooz(
        &["think", "--brain", &player, "X........", "O", "--json"],
        "",
    );
    assert_eq!((run.status, run.errors.as_str()), (0, ""));
    assert!(run.output.contains("\"square\":\"b2\""), "{}", run.output);
    let run = dooz(&["--plain", "--opponent", &player], "quit\n");
    assert!(run.output.contains("Your move, X"), "{}", run.output);
}

#[test]
fn what_does_not_fit_a_proof_is_refused() {
    let proof = format!("proof:{}", path("3x3x3.dzc"));
    for (arguments, status, part) in [
        (&["--from-proof", "no/such.dzc"][..], 1, "There is no file"),
        (
            &["--from-proof", "-"],
            1,
            "not read from the standard input",
        ),
        (
            &["--from-proof", "Cargo.toml"],
            1,
            "does not begin with DZC1",
        ),
        (
            &["--opponent", &proof, "--rules", "4x4x4"],
            2,
            "is about 3x3x3",
        ),
        (
            &["--opponent", &proof, "--begins", "second"],
            2,
            "leave --begins out",
        ),
        (
            &["--opponent", &proof, "--first-stone", "random"],
            2,
            "3x3x3.dzc and --first-stone random cannot go together",
        ),
        (
            &["--opponent", &proof, "--opening", "swap2"],
            2,
            "and --opening swap2 cannot go together",
        ),
        (
            &["--from-proof", "a.dzc", "--rules", "4x4x4"],
            2,
            "cannot go together",
        ),
        (
            &["think", "--brain", "proof:no/such.dzc", "X........", "O"],
            2,
            "There is no file no/such.dzc",
        ),
    ] {
        let run = dooz(arguments, "");
        assert_eq!(run.status, status, "{arguments:?}: {}", run.errors);
        assert!(run.errors.contains(part), "{arguments:?}: {}", run.errors);
    }
}

#[test]
fn a_resumed_match_needs_its_proof() {
    let [proof, record] = ["resumed.dzc", "resumed.sgf"].map(fresh_file);
    let [proof, record] = [&proof, &record].map(|file| file.to_str().unwrap());
    std::fs::copy(path("5x5x4.dzc"), proof).unwrap();
    let begin = ["--plain", "--from-proof", proof, "--record", record];
    assert_eq!(dooz(&begin, "c3\n").status, 0);
    let before = std::fs::read(record).unwrap();
    let resume = || dooz(&["play", "--plain", "--resume", record], "c4\nquit\n");

    std::fs::remove_file(proof).unwrap();
    let run = resume();
    assert_eq!((run.status, run.output.as_str()), (1, ""));
    assert!(run.errors.contains("There is no file"), "{}", run.errors);
    std::fs::write(proof, "DZC1").unwrap();
    let run = resume();
    assert!(run.errors.contains("holds no proof"), "{}", run.errors);
    std::fs::copy(path("4x3x3.dzc"), proof).unwrap();
    let run = resume();
    assert!(run.errors.contains("is about 4x3x3"), "{}", run.errors);
    assert_eq!(std::fs::read(record).unwrap(), before);

    std::fs::copy(path("5x5x4.dzc"), proof).unwrap();
    let run = resume();
    assert_eq!((run.status, run.errors.as_str()), (0, ""));
    assert!(run.output.contains("resumed.dzc (O) played"), "{run:?}");
}

#[test]
fn a_proof_speaks_every_language() {
    for language in ["fa", "ar", "ru"] {
        let run = play("4x3x3.dzc", &["--language", language], "a3\nquit\n");
        assert_eq!((run.status, run.errors.as_str()), (0, ""));
        assert!(!run.output.contains('⟨'), "{}", run.output);
    }
}
