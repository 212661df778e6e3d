//! `dooz compare`.

use insta::assert_snapshot;
use serde_json::Value;

use crate::program::dooz;
use crate::scripted_program::scripted;

fn said(arguments: &[&str]) -> String {
    let run = dooz(&[&["compare"], arguments].concat(), "");
    assert_eq!((run.status, run.errors.as_str()), (0, ""), "{}", run.output);
    run.output
}

#[test]
fn over_all_positions_each_classic_has_its_weakness() {
    let brains = ["perfect", "sisoog", "freecodecamp", "lafore", "alphabeta"];
    let brains = brains.iter().flat_map(|brain| ["--brain", brain]);
    let arguments: Vec<&str> = ["--all"].into_iter().chain(brains).collect();
    assert_snapshot!(said(&arguments), @r"
    4,520 unfinished positions; in 1,539 the players disagree.
    A player differs where its move is not that of Perfect; a slip throws a win or a draw away.

    Player        Differs   Wins missed  Slips, first  Slips, second
    Perfect             0    0 of 2,358    0 of 2,423     0 of 2,097
    Sisoog            735    0 of 2,358    0 of 2,423     0 of 2,097
    freeCodeCamp    1,209  392 of 2,358    0 of 2,423     0 of 2,097
    Lafore            715    0 of 2,358    8 of 2,423    16 of 2,097
    Alpha-beta      1,124  392 of 2,358    0 of 2,423     0 of 2,097
    ");
}

#[test]
fn a_program_that_fails_is_not_compared() {
    let (failing, text) = (scripted("refusing"), "`ERROR I do not like this board`.");
    let players = [
        "compare", "--rules", "5x1x5", "--brain", "perfect", "--brain", &failing,
    ];
    for rest in [
        &["--all"][..],
        &["--all", "--json"],
        &["a1"],
        &["a1", "--json"],
    ] {
        let run = dooz(&[&players[..], rest].concat(), "");
        assert_eq!((run.status, run.output.as_str()), (1, ""), "{rest:?}");
        assert!(run.errors.contains(" has failed: "), "{}", run.errors);
        assert!(run.errors.contains(text), "{}", run.errors);
    }
}

#[test]
fn a_win_of_which_a_shorter_way_may_exist_takes_at_most_so_many_moves() {
    let board =
        "........O/........./..X....../..X....../...XX..../........./O......../........./O.......O";
    let text = said(&["--rules", "9x9x5", "--brain", "machinarium", board, "X"]);
    assert!(text.contains("win in at most 3"), "{text}");
}

#[test]
fn a_position_is_a_board_or_the_end_of_a_game() {
    let perfect = ["--brain", "perfect", "--json"];
    let moves = |text: &str| {
        let comparison: Value = serde_json::from_str(text).unwrap();
        comparison["map"]["moves"].clone()
    };
    let of_board = moves(&said(&[&perfect[..], &["X...O....", "X"]].concat()));
    assert_eq!(
        moves(&said(&[&perfect[..], &["a3", "b2"]].concat())),
        of_board
    );
    let run = dooz(&[&["compare"], &perfect[..], &["-"]].concat(), "a3 b2");
    assert_eq!(moves(&run.output), of_board);
}

#[test]
fn in_one_position_moves_scores_and_calls_stand_side_by_side() {
    let text = said(&[".....XOX.", "O", "--json"]);
    let comparison: Value = serde_json::from_str(&text).unwrap();
    let entries = comparison["entries"].as_array().unwrap();
    let of = |name: &str| {
        let entry = entries.iter().find(|entry| entry["name"] == name);
        entry.unwrap_or_else(|| panic!("{name} is compared"))["thought"].clone()
    };
    assert_eq!(of("lafore")["keeps"], false);
    assert_eq!(of("sisoog")["keeps"], true);
    assert!(of("minimax")["calls"].as_u64() > of("alphabeta")["calls"].as_u64());

    let table = said(&["X........", "O", "--brain", "freecodecamp"]);
    assert!(
        table.starts_with("Player        Move  Score   Calls  Time, ms"),
        "{table}"
    );
    assert!(
        table.contains("freeCodeCamp  b2        0  59,705"),
        "{table}"
    );
}

#[test]
fn larger_boards_leave_out_who_does_not_know_them() {
    let table = said(&["--rules", "4x4x3"]);
    assert!(
        table.contains("Perfect") && !table.contains("Lafore"),
        "{table}"
    );
    let run = dooz(&["compare", "--rules", "4x4x3", "--brain", "lafore"], "");
    assert_eq!(run.status, 2);
    let run = dooz(&["compare", "--rules", "gomoku", "--all"], "");
    assert_eq!(run.status, 1);
    assert!(run.errors.contains("choose 3x3x3"), "{}", run.errors);
}

#[test]
fn a_table_from_right_to_left_keeps_its_columns() {
    let table = said(&["--language", "fa", "X........", "O", "--brain", "sisoog"]);
    let rows: Vec<&str> = table.lines().collect();
    let place = |row: &str, word: &str| {
        let before = row.split(word).next().unwrap();
        dooz_locale::terminal::width(before)
    };
    assert_eq!(place(rows[0], "حرکت"), place(rows[1], "b2"), "{table}");
}
