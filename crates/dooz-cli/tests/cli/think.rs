//! `dooz think`.

use std::io::{BufRead, BufReader, Write};

use serde_json::Value;

use crate::program::{command, dooz};
use crate::scripted_program::scripted;

fn json(line: &str) -> Value {
    serde_json::from_str(line).unwrap()
}

/// Returns the answer about one position.
fn answer(arguments: &[&str], board: &str, side: &str) -> Value {
    let arguments = [
        &["think", "--json", "--brain"],
        arguments,
        &["--", board, side],
    ]
    .concat();
    let run = dooz(&arguments, "");
    assert_eq!((run.status, run.errors.as_str()), (0, ""), "{}", run.output);
    json(run.output.trim())
}

#[test]
fn a_board_and_its_side_may_stand_in_quotation_marks() {
    for (command, rest) in [
        (&["think", "--brain", "perfect"][..], None),
        (&["compare", "--brain", "perfect"], None),
        (&["explain"], Some("c1")),
    ] {
        let said = |words: &[&str]| {
            let run = dooz(&[command, words, rest.as_slice()].concat(), "");
            assert_eq!(run.status, 0, "{}", run.errors);
            run.output.lines().next().map(str::to_owned)
        };
        for board in ["X..XO....", "X . . X O . . . .", "X../XO./..."] {
            assert_eq!(
                said(&[&format!("{board} O")]),
                said(&[board, "O"]),
                "{command:?}"
            );
        }
        // Without a side, the last cell is none.
        let run = dooz(&[command, &["X . . X . . . . O"]].concat(), "");
        assert!(run.errors.contains("say who is to move"), "{}", run.errors);
    }
}

#[test]
fn a_program_without_an_answer_says_why() {
    for (name, reason) in [
        ("refusing", "its answer is `ERROR I do not like this board`"),
        ("crashing", "it ended: "),
        ("repeating", "its answer is `"),
    ] {
        let program = scripted(name);
        let arguments = ["think", "--rules", "5x5x5", "--brain", &program];
        let board = "X.O../X.O../...../...../.....";
        let run = dooz(&[&arguments[..], &["--", board, "X"]].concat(), "");
        let sentence = format!(" has failed: {reason}");
        assert_eq!(run.status, 1, "{}", run.output);
        assert!(run.output.contains(&sentence), "{}", run.output);
        let run = dooz(
            &[&arguments[..], &["--json", "--", board, "X"]].concat(),
            "",
        );
        assert_eq!(run.status, 1, "{}", run.output);
        let error = json(run.output.trim())["error"].to_string();
        assert!(error.contains(&sentence), "{error}");
    }
}

#[test]
fn every_brain_blocks_a_row_of_two() {
    for brain in [
        "sisoog",
        "freecodecamp",
        "lafore",
        "alphabeta",
        "minimax",
        "machinarium",
        "perfect",
        "search",
    ] {
        let answer = answer(&[brain], "XX..O....", "O");
        assert_eq!(answer["move"], 2, "{brain}");
        assert_eq!(answer["square"], "c3", "{brain}");
        assert_eq!(answer["brain"], brain);
    }
}

#[test]
fn the_keys_come_in_their_order() {
    let run = dooz(
        &["think", "--brain", "perfect", "--json", ".........", "X"],
        "",
    );
    let mut at = 0;
    for key in [
        "board",
        "to_move",
        "brain",
        "move",
        "square",
        "score",
        "scores_for",
        "worth",
        "calls",
        "moves",
        "time_ms",
        "exact",
        "pv",
        "nodes",
    ] {
        let found = run.output[at..].find(&format!("\"{key}\":"));
        at += found.unwrap_or_else(|| panic!("{key} is not after the others: {}", run.output));
    }
    assert_eq!(run.output.lines().count(), 1);
}

#[test]
fn a_score_says_what_it_is_and_for_whom() {
    // Only the centre does not lose.
    let minimax = answer(&["minimax"], "X........", "O");
    assert_eq!(minimax["scores_for"], "X");
    for scored in minimax["moves"].as_array().unwrap() {
        let is = match scored["cell"].as_u64().unwrap() {
            1 | 4 => "exact",
            // The search had something as good before, and looked no further.
            _ => "lower-bound",
        };
        assert_eq!(scored["is"], is, "{scored}");
    }
    let perfect = answer(&["perfect"], "X........", "O");
    assert_eq!(perfect["scores_for"], "O");
    for scored in perfect["moves"].as_array().unwrap() {
        let kind = if scored["square"] == "b2" {
            "draw"
        } else {
            "loss"
        };
        assert_eq!(
            (&scored["is"], &scored["worth"]["kind"]),
            (&"exact".into(), &kind.into())
        );
    }
    let search = answer(&["search"], "X........", "O");
    let kinds = search["moves"]
        .as_array()
        .unwrap()
        .iter()
        .map(|scored| &scored["is"]);
    assert_eq!(
        kinds.collect::<Vec<_>>(),
        ["upper-bound", "upper-bound", "estimate"]
    );
}

#[test]
fn a_win_is_a_win_and_no_number_that_nobody_can_read() {
    let found = answer(&["search"], "XX.OO....", "X");
    assert_eq!(
        found["worth"],
        serde_json::json!({"kind": "win", "plies": 1})
    );
    assert_eq!(found["score"], Value::Null);
    let run = dooz(&["think", "--brain", "search", "XX.OO....", "X"], "");
    assert!(
        run.output.contains("Search plays c3, worth win in 1."),
        "{}",
        run.output
    );
}

#[test]
fn a_byte_order_mark_is_no_cell() {
    let run = dooz(
        &["think", "--brain", "perfect", "--json"],
        "\u{feff}X........ O\n",
    );
    assert_eq!(json(&run.output)["square"], "b2");
    let run = dooz(
        &["think", "--brain", "perfect", "\u{feff}X........", "O"],
        "",
    );
    assert_eq!((run.status, run.errors.as_str()), (0, ""));
    let run = dooz(&["review", "\u{feff}b2 a1"], "");
    assert_eq!((run.status, run.errors.as_str()), (0, ""));
}

#[test]
fn the_counts_are_those_of_the_articles() {
    let calls = |arguments: &[&str]| answer(arguments, ".........", "X")["calls"].as_u64();
    assert_eq!(calls(&["sisoog"]), Some(549_945));
    assert_eq!(calls(&["freecodecamp"]), Some(549_946));
    assert_eq!(calls(&["lafore"]), Some(340_858));
    assert_eq!(calls(&["alphabeta"]), Some(16_811));
    assert_eq!(calls(&["alphabeta", "--window", "-2,2"]), Some(18_297));
    assert_eq!(
        calls(&["alphabeta", "--window=-2,2", "--fast-cut", "min"]),
        Some(18_131)
    );
    assert_eq!(calls(&["minimax"]), Some(549_946));
}

#[test]
fn a_classic_that_stores_no_move_says_so_only_when_faithful() {
    let board = ".....X.OX";
    assert_eq!(
        answer(&["alphabeta", "--faithful"], board, "O")["move"],
        Value::Null
    );
    assert!(answer(&["alphabeta"], board, "O")["move"].is_u64());
    assert!(answer(&["sisoog", "--faithful"], board, "O")["move"].is_u64());
}

#[test]
fn a_finished_game_says_who_has_won() {
    for (board, side, says) in [
        ("XXXOO....", "O", "The game is over: X has won."),
        ("XXOOOXXXO", "O", "The game is over: it is a draw."),
    ] {
        let run = dooz(&["think", "--brain", "perfect", board, side], "");
        assert!(run.output.contains(says), "{}", run.output);
    }
}

#[test]
fn a_finished_game_has_no_move_and_is_no_error() {
    for brain in [
        "sisoog",
        "freecodecamp",
        "lafore",
        "alphabeta",
        "machinarium",
        "perfect",
        "random",
    ] {
        let answer = answer(&[brain], "XXXOO....", "O");
        assert_eq!(answer["move"], Value::Null, "{brain}");
        assert_eq!(answer["square"], Value::Null, "{brain}");
        assert_eq!(answer["moves"], Value::Array(vec![]), "{brain}");
    }
}

#[test]
fn boards_are_read_in_every_form_and_repeated_as_they_were_given() {
    let javascript = r#"["O",1,"X","X",4,"X",6,"O","O"]"#;
    for board in ["O.XX.X.OO", "o_x/x-x/_oo", "O.X / X.X / .OO", javascript] {
        let answer = answer(&["freecodecamp"], board, "x");
        assert_eq!(answer["board"], board);
        assert_eq!(answer["to_move"], "X");
        assert_eq!(answer["move"], 4);
    }
    let spaced = dooz(
        &["think", "--brain", "lafore", "--json"],
        "O . X / X . X / . O O X\n",
    );
    assert_eq!(json(&spaced.output)["board"], "O . X / X . X / . O O");
}

#[test]
fn other_rules_have_other_boards() {
    let rules = ["machinarium", "--rules", "10x10x5"];
    let empty = ".".repeat(100);
    let first = answer(&rules, &empty, "X");
    assert_eq!(
        (first["move"].as_u64(), first["score"].as_u64()),
        (Some(4), Some(120))
    );
    assert_eq!(first["moves"].as_array().unwrap().len(), 100);
    let rules = ["machinarium", "--rules", "10x10x5", "--tie", "centre"];
    let centre = answer(&rules, &empty, "X");
    assert_eq!(centre["move"], 44);
}

#[test]
fn a_bad_line_is_told_with_its_number_and_the_stream_goes_on() {
    let long = "X".repeat(100_000);
    let mut input =
        format!("......... X\r\n\n# remark\nnonsense\n{long}\nXXXOOO... O\n").into_bytes();
    input.extend(b"\xff\xfe X\n......... Y\n........ X\n......... X");
    let run = dooz(&["think", "--brain", "alphabeta", "--json"], input);
    assert_eq!((run.status, run.errors.as_str()), (1, ""));

    let lines: Vec<Value> = run.output.lines().map(json).collect();
    let wrong: Vec<Option<u64>> = lines.iter().map(|line| line["line"].as_u64()).collect();
    let expected = [
        None,
        Some(4),
        Some(5),
        Some(6),
        Some(7),
        Some(8),
        Some(9),
        None,
    ];
    assert_eq!(wrong, expected);
    for line in &lines[1..7] {
        assert!(line["error"].as_str().unwrap().len() > 20, "{line}");
    }
    assert!(
        run.output
            .lines()
            .nth(1)
            .unwrap()
            .starts_with(r#"{"line":4,"error":"#)
    );
}

#[test]
fn an_answer_comes_before_the_next_question() {
    let mut child = command(&["think", "--brain", "alphabeta", "--json"])
        .spawn()
        .unwrap();
    let mut questions = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap());
    for board in ["X........", "X...O.X.."] {
        writeln!(questions, "{board} O").unwrap();
        let mut line = String::new();
        answers.read_line(&mut line).unwrap();
        assert_eq!(json(&line)["board"], board);
    }
    drop(questions);
    assert!(child.wait().unwrap().success());
}

#[test]
fn a_reader_who_leaves_early_is_no_error() {
    let mut child = command(&["think", "--brain", "lafore"]).spawn().unwrap();
    let mut questions = child.stdin.take().unwrap();
    drop(child.stdout.take());
    // The program may have left before it has read this.
    let _ = questions.write_all("X...O.... X\n".repeat(2000).as_bytes());
    drop(questions);
    let end = child.wait_with_output().unwrap();
    assert_eq!(end.status.code(), Some(0));
    assert_eq!(String::from_utf8(end.stderr).unwrap(), "");
}

#[test]
fn people_get_sentences() {
    let run = dooz(
        &["think", "--brain", "sisoog", "X........", "O", "bad", "O"],
        "",
    );
    assert_eq!(run.status, 1);
    assert!(
        run.output.contains("Sisoog plays b2, worth 0."),
        "{}",
        run.output
    );
    assert!(run.output.contains("59,704 calls in "), "{}", run.output);
    assert!(run.output.contains("Line 2: "), "{}", run.output);
    assert!(
        run.output.ends_with("1 line was not understood.\n"),
        "{}",
        run.output
    );

    let run = dooz(&["think", "--brain", "random", "XXOOOXXO.", "X"], "");
    assert!(
        run.output.contains("\nRandom plays c1.\n"),
        "{}",
        run.output
    );
}

#[test]
fn the_same_seed_is_the_same_chance() {
    let moves = |seed: &str| {
        let input = "......... X\n".repeat(20);
        let run = dooz(
            &["think", "--brain", "random", "--seed", seed, "--json"],
            input,
        );
        let cells = run
            .output
            .lines()
            .map(|line| json(line)["move"].as_u64().unwrap());
        cells.collect::<Vec<_>>()
    };
    assert_eq!(moves("1"), moves("1"));
    assert_ne!(moves("1"), moves("2"));
    assert!(moves("1").iter().any(|&cell| cell != moves("1")[0]));
}

#[test]
fn limits_are_kept() {
    let empty = ".".repeat(225);
    let nodes = |limit: &[&str]| {
        let arguments = [&["search", "--rules", "gomoku"], limit].concat();
        answer(&arguments, &empty, "X")["nodes"].as_u64().unwrap()
    };
    assert!(nodes(&["--depth", "8", "--nodes", "1000"]) <= 1000);
    assert!(nodes(&["--depth", "1"]) < nodes(&["--depth", "2"]));
}

#[test]
fn boards_are_pasted_as_the_article_prints_them() {
    let drawn = " O |   | X\n---+---+---\n X |   | X\n---+---+---\n   | O | O";
    let curly = "[“O”,1,”X”,”X”,4,”X”,6,”O”,”O”]";
    for board in [drawn, curly] {
        let run = dooz(&["think", "--brain", "freecodecamp", board, "X"], "");
        assert_eq!(run.status, 0, "{}", run.output);
        assert!(run.output.contains("plays b2, worth 10."), "{}", run.output);
    }
}

#[test]
fn the_published_programs_take_boards_that_no_game_leads_to() {
    let run = dooz(&["think", "--brain", "freecodecamp", "XX.......", "O"], "");
    assert_eq!(run.status, 0, "{}", run.output);
    assert!(run.output.contains("plays c3"), "{}", run.output);
    let run = dooz(&["think", "--brain", "perfect", "XX.......", "O"], "");
    assert_eq!(run.status, 1);
    assert!(
        run.output.contains("2 X and 0 O cannot be"),
        "{}",
        run.output
    );
}

#[test]
fn in_renju_no_program_takes_a_board_that_does_not_tell_who_has_fouls() {
    let board = "OO.OOO.../X.X.X.X.X/X...X....";
    let think = ["think", "--brain", "machinarium", "--rules"];
    let run = dooz(&[&think[..], &["9x3x5-renju", board, "O"]].concat(), "");
    assert_eq!(run.status, 1, "{}", run.output);
    assert!(
        run.output.contains("7 X and 5 O cannot be"),
        "{}",
        run.output
    );
    let run = dooz(&[&think[..], &["9x3x5", board, "O"]].concat(), "");
    assert_eq!(run.status, 0, "{}", run.output);
}
