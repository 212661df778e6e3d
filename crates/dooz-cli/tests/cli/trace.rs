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
fn a_tree_has_the_digits_of_any_language() {
    let latin = good(&["trace", "--tree", "(3 (-1 4))", "--format", "tree"]);
    assert_eq!(
        good(&["trace", "--tree", "(۳ (−۱ ٤))", "--format", "tree"]),
        latin
    );
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
    let (status, errors) = bad(&["trace", "O.XX.X.OO", "X", "--output", path]);
    assert_eq!(status, 1);
    assert!(errors.contains("--overwrite"), "{errors}");
    let empty = ".".repeat(225);
    for failing in [
        &["O.XX.X.OO", "X", "--subtree", "99", "--format", "svg"][..],
        &[
            &empty,
            "X",
            "--rules",
            "gomoku",
            "--algorithm",
            "sisoog",
            "--format",
            "jsonl",
        ],
    ] {
        let (status, errors) =
            bad(&[&["trace"], failing, &["--output", path, "--overwrite"]].concat());
        assert_eq!(status, 1, "{errors}");
        assert_eq!(fs::read_to_string(&file).unwrap(), "a picture");
    }
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
#[cfg(target_os = "linux")]
fn a_small_picture_of_the_whole_tree_needs_little_memory() {
    let whole = [".........", "X", "--algorithm", "minimax", "--format"];
    let small: [&[&str]; 4] = [
        &["svg"],
        &["dot"],
        &["json", "--depth", "1"],
        &["tree", "--depth", "1"],
    ];
    for form in small {
        // The limit is in kibibytes.
        let script = "ulimit -d 51200; exec \"$0\" \"$@\"";
        let mut command = std::process::Command::new("sh");
        command.args(["-c", script, env!("CARGO_BIN_EXE_dooz"), "trace"]);
        let output = command.args(whole).args(form).output().unwrap();
        let problem = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{form:?}: {problem}");
        assert!((500..500_000).contains(&output.stdout.len()), "{form:?}");
    }
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
        english.contains("the window (0, −10) is closed"),
        "{english}"
    );
}

#[test]
fn wrong_input_is_refused_with_the_place() {
    let sign = |tree: &str| bad(&["trace", "--tree", tree]);
    let (status, errors) = sign("(3 (7 x))");
    assert_eq!(status, 1);
    assert!(
        errors.starts_with("dooz: At character 7 of the tree:"),
        "{errors}"
    );
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

#[test]
fn the_values_of_all_endings_can_be_chosen() {
    // Nothing is decided in three moves: the best unfinished board is worth 0,
    // or what is said.
    let trace = |scores: &str| {
        let method = format!("minimax:{scores}");
        let run = dooz(
            &[
                "trace",
                "--algorithm",
                &method,
                "--ahead",
                "3",
                "--depth",
                "0",
                "X...O....",
                "X",
            ],
            "",
        );
        assert_eq!(run.status, 0, "{}", run.errors);
        run.output
    };
    let none = trace("win=5:draw=2:loss=-5:unfinished=0");
    assert!(none.contains("Score 0,"), "{none}");
    let one = trace("win=5:draw=2:loss=-5:unfinished=1");
    assert!(one.contains("Score +1,"), "{one}");
    // To the end, X can force no more than a draw.
    let drawn = dooz(
        &[
            "trace",
            "--algorithm",
            "minimax:win=5:draw=2:loss=-5",
            "--depth",
            "0",
            "X...O....",
            "X",
        ],
        "",
    );
    assert!(drawn.output.contains("Score +2,"), "{}", drawn.output);
}

#[test]
fn time_and_memory_limit_a_search_as_well() {
    let limited = |limit: [&str; 2]| {
        let arguments = [
            "trace",
            "--algorithm",
            "minimax",
            "--depth",
            "0",
            "--rules",
            "4x4x4",
        ];
        let empty = ["................", "X"];
        dooz(&[&arguments[..], &limit, &empty].concat(), "")
    };
    for limit in [["--time-ms", "20"], ["--nodes", "5000"]] {
        let run = limited(limit);
        assert_eq!(run.status, 0, "{}", run.errors);
        assert!(
            run.output.contains("A limit kept the search"),
            "{}",
            run.output
        );
    }
    let run = dooz(
        &[
            "trace",
            "--algorithm",
            "minimax",
            "--depth",
            "0",
            "--memory",
            "300",
            ".........",
            "X",
        ],
        "",
    );
    assert!(
        run.output.contains("A limit kept the search"),
        "{}",
        run.output
    );
}

#[test]
fn boards_of_textbooks_are_traced_as_drawn() {
    let run = dooz(
        &[
            "trace",
            "--algorithm",
            "minimax",
            "--depth",
            "0",
            "XX.......",
            "O",
        ],
        "",
    );
    assert_eq!(run.status, 0, "{}", run.errors);
    assert!(
        run.output.contains("searches XX......., O to move"),
        "{}",
        run.output
    );
}

#[test]
fn averaging_reads_a_hundred_fifty_and_nought_as_its_article_does() {
    for (leaves, score) in [
        ("(100 0 0 0)", 100 - 85),
        ("(100 50 50 50)", 100 - 93),
        ("(50 50 50 50)", 50),
        ("(0 0 50 50)", 75),
        ("(100 100 100 100)", 0),
        // Other numbers are wins and losses by their signs.
        ("(1 -1 -1 -1)", 100 - 85),
        ("(7 50 50 50)", 0),
    ] {
        let run = dooz(&["trace", "--algorithm", "averaging", "--tree", leaves], "");
        let result = format!("\nScore {score}, ");
        assert!(run.output.contains(&result), "{leaves}: {}", run.output);
    }
}

#[test]
fn the_levels_are_numbered_in_the_picture() {
    let arguments = [
        "trace",
        "--algorithm",
        "freecodecamp",
        "--format",
        "svg",
        "O.XX.X.OO",
        "X",
    ];
    let run = dooz(&arguments, "");
    let levels = run
        .output
        .lines()
        .filter(|line| line.starts_with("<text class=\"note\" x=\"8.0\""));
    let numbers: Vec<&str> = levels
        .map(|line| line.split(['>', '<']).nth(2).unwrap())
        .collect();
    assert_eq!(numbers, ["0", "1", "2", "3"]);
}

#[test]
fn a_window_has_its_bounds_in_order_in_every_language() {
    let tree = ["--tree", "((3 7) (2 (9 1)))"];
    for (language, window, score) in [
        ("en", "(+3, +2)", "+3"),
        ("fa", "(+۳, +۲)", "+۳"),
        ("ar", "(+٣, +٢)", "+٣"),
    ] {
        let before = ["--language", language, "--bidi", "app"];
        let traced = good(&[&before[..], &["trace"], &tree].concat());
        assert!(traced.contains(window), "{traced}");
        let mut lines = traced.lines();
        let result = lines.rfind(|line| line.contains('.'));
        assert!(result.is_some_and(|it| it.contains(score)), "{traced}");

        let methods = ["minimax", "alphabeta"];
        let differs = good(&[&before[..], &["diff"], &tree, &methods].concat());
        assert!(differs.contains(window), "{differs}");
    }
}

#[test]
fn an_article_writes_scores_and_windows_as_the_tree_does() {
    let form = |form| good(&["trace", "O.XX.X.OO", "X", "--ahead", "1", "--format", form]);
    for window in ["(−∞, +∞)", "(0, +∞)"] {
        for form in [form("article"), form("tree")] {
            assert!(form.contains(window), "{form}");
        }
    }
}
