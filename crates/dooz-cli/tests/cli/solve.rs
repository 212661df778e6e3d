//! `dooz solve`.

use serde_json::{Value, json};

use crate::program::{Run, dooz, fresh_file};

fn solve(arguments: &[&str]) -> Run {
    dooz(&[&["solve"], arguments].concat(), "")
}

/// Returns the last line of the output in JSON, without its time.
fn object(run: &Run) -> Value {
    let line = run.output.lines().last().unwrap();
    let mut object: Value = serde_json::from_str(line).unwrap();
    let time = object.as_object_mut().unwrap().remove("time_ms");
    assert!(time.unwrap().as_f64().unwrap() >= 0.0);
    object
}

#[test]
fn a_win_is_told_with_its_distance() {
    let run = solve(&["6x5x4"]);
    assert_eq!((run.status, run.errors.as_str()), (0, ""));
    let (value, effort) = run.output.split_once('\n').unwrap();
    assert_eq!(
        value,
        "6x5x4: with best play, X wins in 11 moves, counting those of both players."
    );
    assert!(effort.contains(" positions in "), "{effort}");
}

#[test]
fn a_single_position_is_counted_as_one() {
    for (language, effort) in [("en", "\n1 position in "), ("ru", "\nПозиций: 1, за ")] {
        let run = solve(&["3x3x9", "--language", language]);
        assert_eq!((run.status, run.errors.as_str()), (0, ""));
        assert!(run.output.contains(effort), "{}", run.output);
    }
}

#[test]
fn scripts_get_one_object() {
    for (arguments, value, plies) in [
        (&["3x3x3"][..], json!("draw"), Value::Null),
        (&["tic-tac-toe", "b3", "a2"], json!("first"), json!(5)),
        (&["3x3x3", "b3", "a2", "c2"], json!("draw"), Value::Null),
        (&["3x3x3", "X.X/.O./...", "O"], json!("draw"), Value::Null),
        (&["3x3x3", "X.X / .O. / ... O"], json!("draw"), Value::Null),
        // Circles have begun.
        (&["3x3x3", "X.X/.O./O.O", "X"], json!("second"), json!(1)),
        (&["4x4x3-exactly"], json!("first"), json!(5)),
        (&["3x3x3-misere"], json!("draw"), Value::Null),
        (&["4x4x3-caro"], json!("first"), json!(5)),
        (&["8x7x3-caro"], json!("first"), json!(5)),
        (&["8x2x3-misere"], json!("draw"), Value::Null),
    ] {
        let run = solve(&[arguments, &["--json"]].concat());
        assert_eq!((run.status, run.errors.as_str()), (0, ""), "{arguments:?}");
        assert_eq!(run.output.lines().count(), 1);
        let object = object(&run);
        assert_eq!(object["value"], value, "{arguments:?}");
        assert_eq!(object["plies"], plies, "{arguments:?}");
        assert!(object["nodes"].is_u64());
    }
}

#[test]
fn values_are_proved_by_certificates() {
    let solve = |arguments: &[&str], name: &str| {
        let file = fresh_file(name);
        let file = file.to_str().unwrap().to_owned();
        let run = solve(&[arguments, &["--certificate", &file]].concat());
        assert_eq!((run.status, run.errors.as_str()), (0, ""), "{arguments:?}");
        (run.output, file)
    };
    for (rules, claim) in [
        ("6x5x4", "X wins within"),
        ("4x4x4", "With best play the game is a draw"),
        ("7x6x5", "With best play the game is a draw"),
    ] {
        let (output, file) = solve(&[rules], "solved.dzc.zst");
        assert!(output.contains(&file), "{output}");
        let run = dooz(&["verify", &file], "");
        assert!(run.output.contains(claim), "{}", run.output);
    }
    for (arguments, claims) in [
        (
            &["5x5x5", "c3", "b2"][..],
            ["O never completes", "X never completes"],
        ),
        (
            &["4x3x3"],
            ["X wins within 7 moves", "O does not lose within 6 moves"],
        ),
    ] {
        let (_, file) = solve(arguments, "two.dzc");
        let second = file.replace(".dzc", ".2.dzc");
        for (file, claim) in [file, second].iter().zip(claims) {
            let run = dooz(&["verify", file], "");
            assert!(run.output.contains(claim), "{}", run.output);
        }
    }
}

#[test]
fn positions_of_large_boards_are_solved_where_threats_win() {
    let moves = "h8 a1 i8 a3 j9 o15 j10 o1".split(' ');
    let arguments: Vec<_> = ["gomoku"].into_iter().chain(moves).collect();
    let run = solve(&arguments);
    assert_eq!((run.status, run.errors.as_str()), (0, ""));
    assert!(
        run.output.starts_with("15x15x5: with best play, X wins.\n"),
        "{}",
        run.output
    );
}

#[test]
fn positions_come_from_the_standard_input_as_well() {
    let run = dooz(&["solve", "3x3x3", "-", "--json"], "b3 a2\n");
    assert_eq!(object(&run)["plies"], 5);
}

#[test]
fn limits_leave_an_honest_answer() {
    let run = solve(&["7x4x4", "--nodes", "20000", "--json"]);
    assert_eq!(run.status, 1);
    assert_eq!(
        object(&run),
        json!({"value": null, "plies": null, "nodes": 20_000, "no_win_within": 12})
    );
    let run = solve(&["9x7x5", "--time", "0.05"]);
    assert_eq!((run.status, run.errors.as_str()), (1, ""));
    assert!(run.output.starts_with("9x7x5: not solved within "));
    assert!(run.output.contains("Nobody can force a win in "));
}

#[test]
fn a_board_that_needs_no_jobs_says_that_it_stores_nothing() {
    let store = fresh_file("unused-store");
    let run = solve(&["3x3x3", "--jobs", "1", "--store", store.to_str().unwrap()]);
    assert_eq!(run.status, 0);
    assert!(run.errors.contains("nothing was stored"), "{}", run.errors);
    assert!(!store.exists());
}

#[test]
fn a_certificate_replaces_nothing_but_a_certificate() {
    let file = fresh_file("notes.dzc");
    std::fs::write(&file, "my notes").unwrap();
    let words = ["3x3x3", "--certificate", file.to_str().unwrap()];
    let run = solve(&words);
    assert_eq!(run.status, 1, "{}", run.output);
    assert!(run.errors.contains("left as it is"), "{}", run.errors);
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "my notes");
    std::fs::remove_file(&file).unwrap();
    for _ in 0..2 {
        assert_eq!(solve(&words).status, 0);
    }
}

#[test]
fn a_length_without_its_proof_is_not_called_certified() {
    let file = fresh_file("length.dzc");
    let file = file.to_str().unwrap();
    let run = solve(&["6x5x4", "--certificate", file, "--nodes", "5000"]);
    assert_eq!((run.status, run.errors.as_str()), (1, ""));
    assert!(run.output.contains("no shorter win"), "{}", run.output);
    assert_eq!(dooz(&["verify", file], "").status, 0);
}

#[test]
fn a_certificate_that_is_not_written_is_left_as_it_is() {
    let [file, second] = ["new.dzc", "new.2.dzc"].map(fresh_file);
    let solve = |rules| solve(&[rules, "--certificate", file.to_str().unwrap()]);
    // A win in a number of moves has two proofs, this draw one.
    assert_eq!(solve("4x3x3").status, 0);
    let earlier = std::fs::read(&second).unwrap();
    let run = solve("4x4x4");
    assert!(run.output.contains("The proof is in "), "{}", run.output);
    assert!(!run.output.contains("new.2.dzc"), "{}", run.output);
    assert_eq!(std::fs::read(&second).unwrap(), earlier);

    std::fs::write(&second, "my notes").unwrap();
    let run = solve("4x4x4");
    assert!(run.errors.contains("left as it is"), "{}", run.errors);
    assert_eq!(std::fs::read_to_string(&second).unwrap(), "my notes");
}

#[test]
fn a_limit_of_positions_is_one_of_value_and_proof_together() {
    let file = fresh_file("too-late.dzc");
    // A draw has one proof here, a win in a number of moves two.
    for (rules, result) in [
        ("5x5x4", "draw"),
        ("5x4x4-exactly", "draw"),
        ("4x3x3", "first"),
    ] {
        let words = [rules, "--json", "--certificate", file.to_str().unwrap()];
        let nodes = |words: &[&str]| object(&solve(words))["nodes"].as_u64().unwrap();
        let (value, whole) = (nodes(&words[..2]), nodes(&words));
        assert!(whole > value + 4, "{rules}: {value}, {whole}");
        for quarters in 1..4 {
            let most = value + (whole - value) * quarters / 4;
            let run = solve(&[&words[..], &["--nodes", &most.to_string()]].concat());
            let found = object(&run);
            assert_eq!(found["value"], result);
            assert!(found["nodes"].as_u64().unwrap() <= most, "{rules}: {most}");
        }
    }
}

#[test]
fn positions_that_cannot_be_solved_are_refused() {
    for (arguments, error) in [
        (
            &["31x22x5"][..],
            "31x22x5 cannot be solved: the board may have at most 64 squares, or 5 to 22 columns and rows with lines of 3 to 8.\n",
        ),
        (
            &["9x4x4-misere"],
            "9x4x4-misere is too large to be solved: a board of misère may have at most 7 by 8 squares.\n",
        ),
        (
            &["10x10x9-caro"],
            "10x10x9-caro cannot be solved: a board of caro may have at most 7 by 8 squares, or 5 to 22 columns and rows with lines of 3 to 8.\n",
        ),
        (
            &["renju"],
            "Renju cannot be solved; `dooz prove` can prove wins by continuous fours.\n",
        ),
        (
            &["3x3x3", "XXX/OO./...", "O"],
            "The game is over; begin a new one or take a move back.\n",
        ),
    ] {
        let run = solve(arguments);
        assert_eq!(
            (run.status, run.errors.as_str()),
            (1, format!("dooz: {error}").as_str())
        );
    }
    assert_eq!(solve(&[]).status, 2);
    assert_eq!(solve(&["6x5"]).status, 2);
}

#[test]
fn the_answer_is_told_in_every_language() {
    for (language, draw) in [("fa", "مساوی"), ("ar", "بالتعادل"), ("ru", "ничья")]
    {
        let run = solve(&["3x3x3", "--language", language]);
        assert!(run.output.contains(draw), "{}", run.output);
        for position in [&["4x3x3"][..], &["4x4x4", "--nodes", "2"]] {
            let run = solve(&[position, &["--language", language]].concat());
            assert!(!run.output.contains('⟨'), "{}", run.output);
        }
    }
}
