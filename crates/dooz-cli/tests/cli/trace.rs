//! `dooz trace` and `dooz diff`.

use std::fs;

use crate::program::{dooz, fresh_file};

fn good(arguments: &[&str]) -> String {
    let run = dooz(arguments, "");
    assert_eq!((run.status, run.errors.as_str()), (0, ""), "{arguments:?}");
    run.output
}

fn bad(arguments: &[&str]) -> (i32, String) {
    let run = dooz(arguments, "");
    assert_eq!(run.output, "", "{arguments:?}");
    (run.status, run.errors)
}

#[test]
fn the_nine_calls_of_the_article() {
    let array = r#"["O",1,"X","X",4,"X",6,"O","O"]"#;
    insta::assert_snapshot!(good(&[
        "trace",
        array,
        "X",
        "--algorithm",
        "freecodecamp",
        "--format",
        "article",
    ]));
}

#[test]
fn a_tree_that_is_typed() {
    insta::assert_snapshot!(good(&["trace", "--tree", "((3 7) (2 (9 1)))"]));
    let min_first = good(&["trace", "--tree", "((3 7) (2 (9 1)))", "--first", "min"]);
    assert!(min_first.contains("Score +2"), "{min_first}");
}

#[test]
fn every_form_begins_as_its_readers_expect() {
    for (format, begin) in [
        ("json", "{\"format\":\"dooz-trace\",\"version\":1,"),
        ("jsonl", "{\"format\":\"dooz-trace-events\",\"version\":1,"),
        ("dot", "digraph trace {"),
        ("svg", "<svg xmlns=\"http://www.w3.org/2000/svg\""),
    ] {
        let text = good(&["trace", "O.XX.X.OO", "X", "--format", format]);
        assert!(text.starts_with(begin), "{format}");
    }
}

#[test]
fn a_file_takes_what_a_reader_would_have_seen() {
    let file = std::env::temp_dir().join(format!("dooz-trace-{}.svg", std::process::id()));
    let path = file.to_str().unwrap();
    let arguments = ["trace", "O.XX.X.OO", "X", "--format", "svg"];
    assert_eq!(good(&[&arguments[..], &["--output", path]].concat()), "");
    let written = std::fs::read_to_string(&file).unwrap();
    std::fs::remove_file(&file).unwrap();
    assert_eq!(written, good(&arguments));
}

#[test]
fn a_search_that_fails_leaves_the_file_as_it_was() {
    let file = fresh_file("keep.svg");
    fs::write(&file, "a picture").unwrap();
    let path = file.to_str().unwrap();
    let arguments = ["trace", "O.XX.X.OO", "X", "--subtree", "99", "--output"];
    let (status, errors) = bad(&[&arguments[..], &[path, "--format", "svg"]].concat());
    assert_eq!(status, 1, "{errors}");
    assert_eq!(fs::read_to_string(&file).unwrap(), "a picture");
}

#[test]
fn depth_and_subtree_show_a_part() {
    let part = good(&[
        "trace",
        "O.XX.X.OO",
        "X",
        "--algorithm",
        "minimax",
        "--subtree",
        "6",
        "--depth",
        "1",
    ]);
    assert!(part.contains("6 ▼ a1 O.XX.XXOO"), "{part}");
    assert!(part.contains("3 more calls are not shown."), "{part}");
}

#[test]
fn two_searches_side_by_side() {
    let text = good(&["diff", "O.XX.X.OO", "X", "minimax", "alphabeta"]);
    assert!(text.contains("Calls that only minimax makes: 1"), "{text}");
    assert!(text.contains("alphabeta:order=reversed"), "{text}");
}

#[test]
fn differences_are_told_in_the_digits_of_the_language() {
    let board = [
        "diff",
        "X...O....",
        "X",
        "minimax",
        "alphabeta",
        "--language",
    ];
    let persian = good(&[&board[..], &["fa"]].concat());
    assert!(persian.contains("از فراخوانی ۹."), "{persian}");
    assert!(persian.contains("(+۱۰, −۱۰)"), "{persian}");
    let english = good(&[&board[..], &["en"]].concat());
    assert!(
        english.contains("the window (0, -10) is closed"),
        "{english}"
    );
}

#[test]
fn wrong_input_is_refused_with_the_place() {
    let sign = |tree: &str| bad(&["trace", "--tree", tree]);
    let (status, errors) = sign("(3 (7 x))");
    assert_eq!(status, 1);
    assert!(errors.starts_with("At sign 7 of the tree:"), "{errors}");
    let deep = "(".repeat(100_000);
    assert!(sign(&deep).1.contains("no more than 100 parentheses"));
    let (status, errors) = bad(&["trace", "XXXOOO...", "X"]);
    assert_eq!(status, 1);
    assert!(
        errors.contains("Both sides have a winning line"),
        "{errors}"
    );
}

#[test]
fn wrong_usage_is_refused_with_a_remedy() {
    for (arguments, remedy) in [
        (&["trace"][..], "Say what to search"),
        (&["trace", "O.XX.X.OO"], "say who is to move"),
        (
            &["trace", "O.XX.X.OO", "X", "--tree", "(1 2)"],
            "Say what to search",
        ),
        (
            &["trace", "O.XX.X.OO", "X", "--algorithm", "machinarium"],
            "classic-alphabeta | negamax",
        ),
        (
            &["trace", "O.XX.X.OO", "X", "--algorithm", "sisoog:cut=gt"],
            "no option `cut`",
        ),
        (
            &["trace", "O.XX.X.OO", "X", "--depth", "many"],
            "is not a number",
        ),
        (
            &["diff", "O.XX.X.OO", "X", "minimax"],
            "and then two searches, like minimax alphabeta",
        ),
        (
            &["diff", "--tree", "(3 7)", "minimax"],
            "and then two searches, like minimax alphabeta",
        ),
        (
            &["diff", "O.XX.X.OO", "minimax", "alphabeta"],
            "Say what to search, a board",
        ),
    ] {
        let (status, errors) = bad(arguments);
        assert_eq!(status, 2, "{arguments:?}: {errors}");
        assert!(errors.contains(remedy), "{arguments:?}: {errors}");
    }
}
