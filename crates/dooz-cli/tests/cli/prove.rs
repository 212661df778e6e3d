//! `dooz prove`.

use serde_json::Value;

use crate::program::{dooz, fresh_file};

/// A position in which First wins by an open three.
const OPEN_THREE: &str = "h8 a1 i8 a3 j9 o15 j10 o1";

#[test]
fn a_proof_is_written_and_can_be_verified() {
    for name in ["proved.dzc", "proved.dzc.zst"] {
        let file = fresh_file(name);
        let file = file.to_str().unwrap();
        let claim = ["prove", "--position", OPEN_THREE, "--claim", "first-wins"];
        let run = dooz(&[&claim[..], &["--certificate", file]].concat(), "");
        assert_eq!((run.status, run.errors.as_str()), (0, ""));
        let claim = run.output.lines().next().unwrap();
        assert!(
            claim.ends_with("X wins within 5 moves, counting those of both players."),
            "{claim}"
        );
        let run = dooz(&["verify", file], "");
        assert_eq!((run.status, run.output.lines().nth(1)), (0, Some(claim)));
    }
}

#[test]
fn a_file_that_cannot_be_written_is_named_before_the_search() {
    let prove = "prove --rules gomoku --claim first-wins --nodes 9 --certificate";
    let solve = "solve gomoku --nodes 9 --certificate";
    // Tests run in the folder of the package.
    for file in ["no/such/folder/x.dzc", "Cargo.toml/x.dzc", "src"] {
        for command in [prove, solve] {
            let run = dooz(
                &format!("{command} {file}").split(' ').collect::<Vec<_>>(),
                "",
            );
            assert_eq!((run.status, run.output.as_str()), (1, ""), "{file}");
            assert!(run.errors.contains(file), "{}", run.errors);
        }
    }
}

#[test]
fn a_position_is_a_board_in_quotes_or_moves() {
    let board = "XX.. / OO.. / .... / .... X";
    let proved = |position: &str| {
        let claim = ["prove", "--rules", "4x4x3", "--claim", "first-wins"];
        let run = dooz(&[&claim[..], &["--position", position]].concat(), "");
        assert_eq!((run.status, run.errors.as_str()), (0, ""));
        run.output.lines().next().unwrap().to_owned()
    };
    assert_eq!(proved(board), proved("a4 a3 b4 b3"));

    // Circles have begun.
    let board = ["--position", "O........ X", "--claim", "second-holds"];
    let run = dooz(&[&["prove", "--rules", "3x3x3"], &board[..]].concat(), "");
    assert!(
        run.output
            .starts_with("3x3x3, X on –, O on a3, X to move: "),
        "{}",
        run.output
    );
    assert!(run.output.contains(": X does not lose."), "{}", run.output);

    let claim = ["prove", "--claim", "first-wins", "--position"];
    let run = dooz(&[&claim[..], &["XX.. / OO.."]].concat(), "");
    assert_eq!((run.status, run.output.as_str()), (2, ""));
    assert!(run.errors.contains("say who is to move"), "{}", run.errors);
}

#[test]
fn of_boards_without_provers_the_limits_are_named() {
    let run = dooz(
        &["prove", "--rules", "12x12x9", "--claim", "first-wins"],
        "",
    );
    assert_eq!((run.status, run.output.as_str()), (1, ""));
    assert!(run.errors.contains("lines of 3 to 8"), "{}", run.errors);
}

#[test]
fn what_is_not_proved_is_said_so() {
    let claim = ["prove", "--claim", "second-wins", "--nodes", "1", "--json"];
    let run = dooz(&[&claim[..], &["--position", OPEN_THREE]].concat(), "");
    assert_eq!((run.status, run.errors.as_str()), (1, ""));
    let object: Value = serde_json::from_str(&run.output).unwrap();
    assert_eq!(object["result"], "unknown");
    assert_eq!(
        (&object["claimant"], &object["goal"]),
        (&"second".into(), &"wins".into())
    );
}

#[test]
fn a_search_that_more_positions_would_not_help_says_so() {
    let claim = ["prove", "--rules", "3x3x3-exactly"];
    let claim = [&claim[..], &["--claim", "second-holds-weakly"]].concat();
    for (limit, is_said) in [
        (&[][..], true),
        (&["--nodes", "1000000"], true),
        (&["--nodes", "1"], false),
    ] {
        let run = dooz(&[&claim[..], limit].concat(), "");
        assert_eq!((run.status, run.errors.as_str()), (1, ""));
        assert!(run.output.starts_with("No proof was found within "));
        let says = run.output.contains("More positions would not help");
        assert_eq!(says, is_said, "{}", run.output);
        let run = dooz(&[&claim[..], limit, &["--json"]].concat(), "");
        let object: Value = serde_json::from_str(&run.output).unwrap();
        assert_eq!(object["gave_up"] == Value::Bool(true), is_said, "{object}");
    }
}

#[test]
fn a_line_that_the_opponent_completes_refutes_a_claim() {
    let four = "h8 a1 i8 a3 j8 a5 k8 a7";
    let run = dooz(&["prove", "--position", four, "--claim", "second-wins"], "");
    assert_eq!((run.status, run.errors.as_str()), (1, ""));
    assert!(
        run.output.starts_with("The claim is refuted,"),
        "{}",
        run.output
    );
}

#[test]
fn claims_without_a_prover_are_refused() {
    let run = dooz(
        &["prove", "--rules", "3x3x3-misere", "--claim", "first-wins"],
        "",
    );
    assert_eq!(run.status, 1);
    assert!(run.errors.contains("cannot be proved"), "{}", run.errors);
    for (rules, claim, limit) in [
        ("4x4x3-caro", "first-wins", "must have 5 to 22 columns"),
        ("9x9x5", "second-holds", "at most 64 squares"),
        ("renju", "second-holds", "freestyle, exactly and caro"),
    ] {
        let run = dooz(&["prove", "--rules", rules, "--claim", claim], "");
        assert_eq!(run.status, 1);
        assert!(run.errors.contains(limit), "{}", run.errors);
    }
}
