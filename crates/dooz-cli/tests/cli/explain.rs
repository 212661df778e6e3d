//! `dooz explain`.

use insta::assert_snapshot;
use serde_json::Value;

use crate::program::dooz;

fn said(arguments: &[&str]) -> String {
    let run = dooz(&[&["explain"], arguments].concat(), "");
    assert_eq!((run.status, run.errors.as_str()), (0, ""), "{}", run.output);
    run.output
}

/// Returns the sentence about a request that cannot be met, and the exit
/// status.
fn refused(arguments: &[&str]) -> (i32, String) {
    let run = dooz(&[&["explain"], arguments].concat(), "");
    assert_eq!(run.output, "");
    (run.status, run.errors)
}

#[test]
fn a_bad_move_is_explained_with_a_map_and_what_answers_the_others() {
    assert_snapshot!(said(&["XX. / .O. / ...", "O", "a1"]), @r"
    O at a1: loses.
    Loses at once to c3. Better is c3, which keeps the draw.
    Exact: searched to the end of the game.

    Every move: +n wins and -n loses after n moves of both sides, = draws, ~ the search sees no end, ? not looked at.
    3  X    X    =
    2  -2   O    -2
    1 [-2]  -2   -2
       a    b    c

    Other moves and what answers them:
    Move  Judgement  Worth      Line
    c3    only move  draw
    a2    loses      loss in 1  c3
    c2    loses      loss in 1  c3
    b1    loses      loss in 1  c3
    c1    loses      loss in 1  c3
    ");
}

#[test]
fn without_a_move_the_best_one_is_explained() {
    let best = said(&["X.. / .O. / O.X", "X"]);
    assert!(
        best.starts_with("X at c3: only move.\nMakes a fork: threatens to win at b3 or c2. "),
        "{best}"
    );
}

#[test]
fn every_language_gives_the_same_reasons() {
    for (language, sentence) in [
        ("fa", "دوراهی می‌سازد: تهدید به برد در b3 یا c2."),
        ("ar", "يصنع شوكة: يهدد بالفوز في b3 أو c2."),
        ("ru", "Ставит вилку: грозит выиграть на b3 или c2."),
    ] {
        let text = said(&["--language", language, "X.. / .O. / O.X", "X", "c3"]);
        assert!(text.contains(sentence), "{text}");
    }
}

#[test]
fn other_rules_have_other_reasons() {
    let text = said(&["--rules", "3x3x3-misere", "XX. / OO. / ...", "X", "c3"]);
    assert!(text.contains("Completes the line a3 b3 c3"), "{text}");
    let large = said(&["--rules", "gomoku", &".".repeat(225), "X", "h8"]);
    assert!(large.contains("Not proven: the search looked "), "{large}");
}

#[test]
fn scripts_get_one_object_with_a_version() {
    let text = said(&["--json", "XX. / .O. / ...", "O", "c3"]);
    let why: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(why["version"], 1);
    assert_eq!(why["class"], "only");
    assert_eq!(why["reasons"][0]["kind"], "blocks");
    assert_eq!(why["map"]["moves"].as_array().unwrap().len(), 6);
    assert_eq!(text.lines().count(), 1);
}

#[test]
fn what_is_wrong_is_said_with_the_remedy() {
    let (status, sentence) = refused(&["X.. / ... / ..."]);
    assert_eq!(status, 2);
    assert!(sentence.contains("say who is to move"), "{sentence}");
    let (status, sentence) = refused(&["X.. / ... / ...", "Y"]);
    assert_eq!(status, 1);
    assert!(sentence.contains("X | O"), "{sentence}");
    let (status, sentence) = refused(&["XXX / OO. / ...", "O"]);
    assert_eq!(status, 1);
    assert!(sentence.starts_with("The game is over"), "{sentence}");
    let (status, sentence) = refused(&["X.. / ... / ...", "O", "a3"]);
    assert_eq!(status, 1);
    assert!(sentence.contains("`a3` is taken"), "{sentence}");
    let (status, _) = refused(&["--nodes", "none", "X.. / ... / ...", "O"]);
    assert_eq!(status, 2);
}
