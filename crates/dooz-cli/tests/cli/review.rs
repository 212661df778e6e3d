//! `dooz review`.

use insta::assert_snapshot;
use serde_json::Value;

use crate::program::{dooz, fresh_file};

fn said(arguments: &[&str], input: &str) -> String {
    let run = dooz(&[&["review"], arguments].concat(), input);
    assert_eq!((run.status, run.errors.as_str()), (0, ""), "{}", run.output);
    run.output
}

#[test]
fn a_known_blunder_is_found() {
    assert_snapshot!(said(&["a3", "b3", "a1", "a2", "c1", "b1", "b2"], ""), @r"
       Player  Move  Judgement  Worth      Better
    1  X       a3    best       draw
    2  O       b3    loses      loss in 3  b2 b3
    3  X       a1    best       win in 3
    4  O       a2    best       loss in 2
    5  X       c1    best       win in 2
    6  O       b1    best       loss in 1
    7  X       b2    only move  win in 1

    The game was decided by move 2, b3 of O.
    Move 2, b3, loses to b2 c1 a2 c2 a1.
    X: 3 of 3 decisions kept the value (100%); 4 of 4 judged moves were the best known.
    O: 1 decision, missed; 2 of 3 judged moves were the best known.
    ");
}

#[test]
fn no_language_claims_more_than_that_no_better_move_is_known() {
    for (language, claim) in [
        ("en", "were the best known"),
        ("fa", "حرکت بهتری شناخته نیست"),
        ("ar", "لا تُعرف نقلة أفضل منها"),
        ("ru", "лучше которых не найдено"),
    ] {
        let text = said(&["b2 a1 c3", "--language", language], "");
        assert_eq!(text.matches(claim).count(), 2, "{text}");
    }
}

#[test]
fn the_same_game_is_reviewed_from_every_source() {
    let moves = said(&["--json", "b2 a1 c3"], "");
    assert_eq!(said(&["--json", "-"], "1. b2 a1 2. c3\n"), moves);

    let sgf = "(;FF[4]GM[4]SZ[3]RU[freestyle]IR[3];B[bb];W[ac];B[ca])";
    assert_eq!(said(&["--json", "-"], sgf), moves);

    let file = fresh_file("review.dooz");
    let file = file.to_str().unwrap();
    let play = ["play", "--plain", "--opponent", "person", "--record", file];
    let run = dooz(&play, "b2\na1\nc3\nquit\n");
    assert_eq!(run.status, 0, "{}", run.errors);
    assert_eq!(said(&["--json", file], ""), moves);

    let review: Value = serde_json::from_str(&moves).unwrap();
    // The page has an accuracy of its own, which is another figure.
    assert!(review["players"][0]["decisions_kept"].is_null(), "{review}");
    assert_eq!(review["players"][1]["decisions_kept"], 100.0, "{review}");
    assert_eq!(review["players"][1].get("accuracy"), None);
    assert_eq!(
        (&review["version"], &review["finished"]),
        (&1.into(), &false.into())
    );
}

#[test]
fn the_judgements_become_comments_of_an_sgf_file() {
    let file = fresh_file("review.sgf");
    let name = file.to_str().unwrap();
    said(&["--sgf", name, "a3 b3 a1 a2"], "");
    let text = std::fs::read_to_string(&file).unwrap();
    assert!(text.contains("C[loses (loss in 3)"), "{text}");
    // The better move is a side line, and the file can be reviewed again.
    assert!(text.contains("(;W[bb]"), "{text}");
    assert_eq!(said(&[name], ""), said(&["a3 b3 a1 a2"], ""));

    let run = dooz(&["review", "--sgf", "/nowhere/game.sgf", "b2"], "");
    assert_eq!(run.status, 1);
    assert!(run.errors.contains("cannot be written"), "{}", run.errors);
}

#[test]
fn a_game_is_not_replaced_by_a_review_unless_that_is_asked_for() {
    let file = fresh_file("own.sgf");
    let text = "(;FF[4]GM[4]SZ[3]RU[freestyle]IR[3];B[bb];W[ac];B[ca])";
    std::fs::write(&file, text).unwrap();
    let name = file.to_str().unwrap();
    for game in [name, "b2 a1"] {
        let run = dooz(&["review", game, "--sgf", name], "");
        assert_eq!((run.status, &*run.output), (1, ""));
        assert!(run.errors.contains("--overwrite"), "{}", run.errors);
        assert_eq!(std::fs::read_to_string(&file).unwrap(), text);
    }
    said(&[name, "--sgf", name, "--overwrite"], "");
    let replaced = std::fs::read_to_string(&file).unwrap();
    assert!(replaced.contains("C["), "{replaced}");
}

#[test]
fn a_recorded_match_is_never_written_over() {
    let file = fresh_file("kept.dooz");
    let name = file.to_str().unwrap();
    let play = ["play", "--plain", "--opponent", "person", "--record", name];
    assert_eq!(dooz(&play, "b2\nquit\n").status, 0);
    let before = std::fs::read(&file).unwrap();
    for command in [
        &["review", "b2 a1", "--sgf", name, "--overwrite"][..],
        &["convert", "-", name, "--rules", "3x3x3", "--overwrite"],
        &["trace", "X........", "O", "--output", name, "--overwrite"],
    ] {
        let run = dooz(command, "b2 a1 c3");
        assert_eq!(run.status, 1, "{command:?}");
        assert!(
            run.errors.contains("holds a recorded match"),
            "{}",
            run.errors
        );
    }
    assert_eq!(std::fs::read(&file).unwrap(), before);
}

#[test]
fn every_first_move_of_a_small_board_is_judged_exactly() {
    let text = said(&["--rules", "4x4x4", "a1"], "");
    assert!(text.contains("best       draw"), "{text}");
}

#[test]
fn rules_that_were_assumed_are_told() {
    let run = dooz(&["review", "-"], "(;SZ[15];B[hh])");
    assert_eq!(run.status, 0);
    assert!(run.errors.contains("15x15x5 was assumed"), "{}", run.errors);
}

#[test]
fn a_file_of_several_games_says_which_one_is_reviewed() {
    let game = "(;FF[4]GM[4]SZ[3]RU[freestyle]IR[3];B[bb];W[ac];B[ca])";
    let alone = said(&["--json", "-"], game);
    let games = format!("{game}(;FF[4]GM[4]SZ[3]RU[freestyle]IR[3];B[aa])");
    for (language, sentence) in [
        ("en", "- holds 2 games; this is the first one.\n"),
        ("fa", "این نخستین بازی آن است."),
        ("ar", "لعبتان؛ هذه أولاهما."),
        ("ru", "это первая из них."),
    ] {
        let run = dooz(&["review", "--json", "-", "--language", language], &games);
        assert_eq!((run.status, &run.output), (0, &alone));
        assert!(run.errors.contains(sentence), "{}", run.errors);
    }

    let file = fresh_file("two.dooz");
    let file = file.to_str().unwrap();
    let play = ["play", "--plain", "--opponent", "person", "--record", file];
    let run = dooz(&play, "a1\nnew\nb2\na1\nc3\nquit\n");
    assert_eq!(run.status, 0, "{}", run.errors);
    let run = dooz(&["review", file], "");
    assert_eq!(run.status, 0);
    assert!(
        run.errors.contains("holds 2 games; this is the last one."),
        "{}",
        run.errors
    );
}

#[test]
fn a_file_without_moves_is_no_game() {
    let run = dooz(&["review", "-"], "\n");
    assert_eq!((run.status, run.output.as_str()), (1, ""));
    assert!(run.errors.contains("no moves to review"), "{}", run.errors);
}

#[test]
fn a_draw_without_a_slip_has_no_turning_point() {
    let text = said(&["b2 a1"], "");
    assert!(
        text.contains("No move changed what the game is worth."),
        "{text}"
    );
    let russian = said(&["--language", "ru", "b2 a1"], "");
    assert!(
        russian.contains("Ни один ход не изменил исхода игры."),
        "{russian}"
    );
}

#[test]
fn a_large_board_has_a_turning_point_in_every_language() {
    let game = "h8 i9 i8 h7 j8 a5 k8 g8 l8";
    for (language, judgement, sentence) in [
        ("en", "loses", "The game was decided by move 6, a5 of O."),
        ("fa", "می‌بازد", "سرنوشت بازی با حرکت ۶ تعیین شد: a5 از O."),
        ("ar", "تخسر", "حُسمت اللعبة بالنقلة ٦: a5 (O)."),
        ("ru", "проигрывает", "Игру решил ход 6: a5 (O)."),
    ] {
        let text = said(&["--language", language, "--rules", "gomoku", game], "");
        assert!(text.contains(sentence), "{text}");
        let lost: Vec<&str> = text
            .lines()
            .filter(|line| line.contains(judgement))
            .collect();
        // In the table, and with the line that refutes it.
        assert!(
            matches!(lost[..], [row, line] if row.contains("a5") && line.contains("a5")),
            "{text}"
        );
    }
}

#[test]
fn what_is_no_game_is_told_with_its_place() {
    for (game, sentence) in [
        ("b2 a1 b2", "Move 3: `b2` is taken"),
        ("b2 d4", "Move 2: `d4` is off this 3x3 board"),
        ("nosuch", "neither a file nor a list of moves"),
        ("b2 a1#", "`#`: This is not a square"),
    ] {
        let run = dooz(&["review", game], "");
        assert_eq!(run.status, 1);
        assert!(run.errors.contains(sentence), "{}", run.errors);
    }
    let run = dooz(&["review", "-"], b"\xff\xfe");
    assert_eq!(run.status, 1);
    assert_eq!(dooz(&["review"], "").status, 2);
}

#[test]
fn a_player_without_decisions_is_told_from_one_whose_decisions_are_not_known() {
    let text = said(&["--rules", "2x2x2", "a1 a2 b1"], "");
    assert!(
        text.contains("O: nothing to decide; 1 of 1 judged moves"),
        "{text}"
    );
    let text = said(&["--rules", "6x6x4-misere", "a1 b2"], "");
    assert!(
        text.contains("X: decisions not known; no move was judged."),
        "{text}"
    );
}
