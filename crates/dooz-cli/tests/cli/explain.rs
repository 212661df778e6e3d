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
    Loses at once to c3. c3 is better: it keeps the draw.
    Exact: searched to the end of the game.

    Every move: +n wins and -n loses in n moves, = draws, ? not looked at.
    3  X    X    =
    2  -1   O    -1
    1 [-1]  -1   -1
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
fn of_a_game_the_last_move_is_explained() {
    let of_board = said(&["X.. / ... / ...", "O", "b3"]);
    assert!(of_board.starts_with("O at b3: loses."), "{of_board}");
    assert_eq!(said(&["a3", "b3"]), of_board);
    // In digits of Persian and Arabic as well.
    assert_eq!(said(&["X.. / ... / ...", "O", "b۳"]), of_board);
    assert_eq!(said(&["a٣", "b۳"]), of_board);
    let run = dooz(&["explain", "-"], "1. a3 b3");
    assert_eq!((run.status, run.output), (0, of_board));

    let rules = ["--rules", "10x10x4", "--intuition"];
    let row = "X........./........../........../........../........../\
               ........../........../........../........../..........";
    let of_board = said(&[&rules[..], &[row, "O", "b10"]].concat());
    assert_eq!(said(&[&rules[..], &["a10", "b10"]].concat()), of_board);
}

#[test]
fn every_language_gives_the_same_reasons() {
    for (language, sentence) in [
        ("fa", "دوراهی می‌سازد: تهدید به برد در b3 یا c2."),
        ("ar", "تصنع شوكة: تهدد بالفوز في b3 أو c2."),
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
fn a_map_says_whether_its_numbers_of_moves_are_exact_or_upper_bounds() {
    let exact = said(&["XX. / OO. / ...", "X", "c2"]);
    assert!(exact.contains("-n loses in n moves"), "{exact}");
    // Threats win, and nobody looks for a shorter way.
    let mut rows = [['.'; 15]; 15];
    for (square, stone) in [("h8", 'X'), ("i8", 'X'), ("j9", 'X'), ("j10", 'X')]
        .into_iter()
        .chain(["a1", "a3", "o15", "o1"].map(|square| (square, 'O')))
    {
        let square: dooz_core::Square = square.parse().unwrap();
        rows[14 - usize::from(square.row())][usize::from(square.column())] = stone;
    }
    let board = rows.map(String::from_iter).join("/");
    let bounds = said(&["--rules", "gomoku", &board, "X", "k8"]);
    assert!(bounds.contains("-n loses in at most n moves"), "{bounds}");
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
    let (status, sentence) = refused(&["X.. / ... / ...", "O", "b2", "c3"]);
    assert_eq!(status, 2);
    assert!(sentence.contains("`c3`"), "{sentence}");
    let (status, sentence) = refused(&["game.sgf"]);
    assert_eq!(status, 1);
    assert!(sentence.contains("no file game.sgf"), "{sentence}");
    let (status, sentence) = refused(&["XXX / OO. / ...", "O"]);
    assert_eq!(status, 1);
    assert!(sentence.starts_with("dooz: The game is over"), "{sentence}");
    let (status, sentence) = refused(&["X.. / ... / ...", "O", "a3"]);
    assert_eq!(status, 1);
    assert!(sentence.contains("`a3` is taken"), "{sentence}");
    let (status, _) = refused(&["--nodes", "none", "X.. / ... / ...", "O"]);
    assert_eq!(status, 2);
}

/// The figure of the Russian text, as printed: four X, three O, X to move.
const FIGURE: &str = "........../........../........../........../..O..X..../...O.X..../\
                      ....OXX.../........../........../..........";

fn intuition(options: &[&str]) -> String {
    let rules = ["explain", "--rules", "10x10x4"];
    let run = dooz(&[&rules[..], options, &[FIGURE, "X", "f3"]].concat(), "");
    assert_eq!((run.status, run.errors.as_str()), (0, ""), "{}", run.output);
    run.output
}

#[test]
fn intuition_shows_both_lengths_of_each_direction_of_the_figure_as_printed() {
    let output = intuition(&["--intuition"]);
    let row = |name: &str| {
        let line = output.lines().find(|line| line.starts_with(name)).unwrap();
        let words = line[name.len()..].split_whitespace();
        words.take(2).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(row("row"), ["1", "1"]);
    assert_eq!(row("column"), ["4", "0"]);
    assert_eq!(row("rising diagonal"), ["2", "0"]);
    assert_eq!(row("falling diagonal"), ["0", "4"]);
    assert!(output.contains("\nf3: 469,405\n"), "{output}");
    assert!(!output.contains("Beware"), "{output}");
}

#[test]
fn weights_and_styles_that_break_a_condition_are_warned_of() {
    let own = intuition(&[
        "--intuition",
        "--own",
        "1,10,100,1000",
        "--spoiled",
        "1,5,50,300",
    ]);
    assert!(own.contains("does not hold, as 1,000 ≤ 1,200"), "{own}");
    assert!(own.contains("does not hold, as 300 ≤ 400"), "{own}");
    for (style, warnings) in [("-100", 0), ("100", 0), ("-200", 1), ("200", 1)] {
        let output = intuition(&[&format!("--intuition=style={style}")]);
        assert_eq!(
            output.matches("Beware").count(),
            warnings,
            "{style}: {output}"
        );
    }
}

#[test]
fn stones_beyond_gaps_can_count() {
    let output = intuition(&["--intuition=count=line"]);
    // e4 is the opponent's, but c6, d5 and e4 lead to f3 without a gap.
    assert!(output.contains("falling diagonal"), "{output}");
    let run = |count: &str| {
        let intuition = format!("--intuition=count={count}");
        let run = dooz(
            &[
                "explain", &intuition, "--rules", "7x1x4", "XX.....", "X", "d1",
            ],
            "",
        );
        let row = run.output.lines().find(|line| line.starts_with("row"));
        row.unwrap().split_whitespace().nth(1).unwrap().to_owned()
    };
    assert_eq!((run("row").as_str(), run("line").as_str()), ("1", "1+2"));
}

#[test]
fn wrong_options_of_intuition_are_refused_with_the_remedy() {
    for (options, remedy) in [
        (
            &["--intuition=style=300"][..],
            "is not a number from -200 to 200",
        ),
        (&["--intuition=colour=red"], "has no option `colour`"),
        (
            &["--intuition", "--own", "1,two,3"],
            "is not a number from 0",
        ),
        (&["--intuition", "--own", ""], "is not a number from 0"),
        (
            &["--intuition", "--spoiled", "-5"],
            "is not a number from 0",
        ),
        (&["--own", "1,2,3"], "--intuition"),
    ] {
        let rules = ["explain", "--rules", "10x10x4"];
        let run = dooz(&[&rules[..], options, &[FIGURE, "X", "f3"]].concat(), "");
        assert_eq!(run.status, 2, "{options:?}: {}", run.errors);
        assert!(run.errors.contains(remedy), "{options:?}: {}", run.errors);
    }
    let taken = dooz(&["explain", "--intuition", "X........", "O", "a3"], "");
    assert_eq!(taken.status, 1);
    assert!(
        taken.errors.contains("does not look at this square"),
        "{}",
        taken.errors
    );
    let over = dooz(&["explain", "--intuition", "XXXOO....", "O"], "");
    assert!(over.errors.contains("The game is over"), "{}", over.errors);
}

#[test]
fn a_legend_names_the_signs_that_can_stand_on_the_map_and_no_others() {
    let small = said(&["XX. / OO. / ...", "X", "c2"]);
    assert!(!small.contains(['~', '#']), "{small}");
    // Three and three: i8 is forbidden.
    let renju = said(&["--rules", "renju", "h8 a1 j8 a3 i9 a5 i10 a7 b15"]);
    let rows = renju.lines().filter(|row| row.contains(" # ")).count();
    assert!(rows > 1 && renju.contains(", # forbidden."), "{renju}");
    // In the same position after that move, white may play everywhere.
    let white = said(&["--rules", "renju", "h8 a1 j8 a3 i9 a5 i10 a7 b15 b14"]);
    assert!(!white.contains('#'), "{white}");
}

#[test]
fn intuition_in_misere_adds_up_to_its_scores_and_promises_no_win() {
    let output = said(&[
        "--intuition",
        "--rules",
        "3x3x3-misere",
        "X........",
        "O",
        "b2",
    ]);
    let (directions, best) = output.split_once("\n\n").unwrap();
    let sum = directions.split_whitespace().last().unwrap();
    assert!(sum.starts_with('-'), "{output}");
    let line = best.lines().find(|line| line.contains("b2"));
    assert!(line.is_some_and(|line| line.contains(sum)), "{output}");
    assert!(!output.contains("never"), "{output}");
}
