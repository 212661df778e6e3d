//! The game line by line.

use std::fs;
use std::process::Stdio;

use crate::program::{Run, command, dooz, fresh_file, hinted_game};
use crate::scripted_program::scripted;

/// Returns a game line by line, with the input's words as lines.
fn play(arguments: &[&str], words: &str) -> Run {
    let input = format!("{}\n", words.replace(' ', "\n"));
    let run = dooz(arguments, input);
    assert_eq!((run.status, run.errors.as_str()), (0, ""), "{}", run.output);
    run
}

#[test]
fn a_whole_game_against_the_perfect_player_is_a_draw_at_best() {
    let run = dooz(&["--seed", "1"], hinted_game(&["--seed", "1"]));
    assert!(run.output.contains("It is a draw"), "{}", run.output);
    assert!(run.output.contains("Another game? (y/n)"), "{}", run.output);
    assert_eq!(run.status, 0);
}

#[test]
fn a_win_is_noticed_at_once_and_its_line_named() {
    let run = play(&["--opponent", "person"], "a1 b1 a2 b2 a3 n");
    assert!(
        run.output.contains("Winning line: a1 a2 a3."),
        "{}",
        run.output
    );
    assert!(run.output.contains("X wins!"), "{}", run.output);
    assert!(
        run.output.contains("3 X . .\n2 X O .\n1 X O .\n  a b c\n"),
        "{}",
        run.output
    );
    assert!(run.output.ends_with("Goodbye!\n"), "{}", run.output);
}

#[test]
fn why_explains_the_last_move_or_the_hint() {
    let run = play(&["--opponent", "person"], "why a3 b3 why hint why");
    assert!(
        run.output.contains("There is no move to explain yet."),
        "{}",
        run.output
    );
    assert!(run.output.contains("O at b3: loses."), "{}", run.output);
    assert!(run.output.contains("Exact: searched"), "{}", run.output);
    let (_, hinted) = run.output.split_once("Hint: ").unwrap();
    assert!(hinted.contains("X at "), "{}", run.output);
}

#[test]
fn the_map_shows_what_every_move_is_worth() {
    let run = play(&["--opponent", "person"], "a3 b3 map");
    assert!(
        run.output
            .contains("3  X    O    =\n2  +3  [+3]  =\n1  +3   =    =\n"),
        "{}",
        run.output
    );
    let run = play(&["--opponent", "person"], "a1 b1 a2 b2 a3 map");
    let told = run.output.contains("The game is over; begin a new one");
    assert!(told, "{}", run.output);
}

#[test]
fn a_review_judges_every_move() {
    let run = play(&["--opponent", "person"], "review a3 b3 a1 a2 c1 review");
    assert!(
        run.output.contains("There are no moves to review yet."),
        "{}",
        run.output
    );
    assert!(
        run.output
            .contains("The game was decided by move 2, b3 of O."),
        "{}",
        run.output
    );
}

#[test]
fn puzzles_are_asked_line_by_line_where_there_is_no_screen() {
    let nothing_solved = std::env::temp_dir().join("dooz-nothing-solved");
    let run = command(&["--puzzles"])
        .env("XDG_DATA_HOME", nothing_solved)
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let output = String::from_utf8(run.stdout).unwrap();
    assert!(
        run.status.success() && output.contains("Puzzle 1 of 100"),
        "{output}"
    );
    let run = dooz(&["--puzzles", "--record", "game.txt"], "");
    assert_eq!(run.status, 2);
}

#[test]
fn every_notation_is_understood() {
    let moves = "b2\nr1c1\n1 2\n3\n2,3\nmoves\n";
    let run = dooz(&["--opponent", "person", "--notation", "keypad"], moves);
    assert!(run.output.contains("Moves: 5 7 8 3 6"), "{}", run.output);
    let run = dooz(
        &["--opponent", "person", "--notation", "tournament"],
        "0,0\nmoves\n",
    );
    assert!(run.output.contains("Moves: 0,0"), "{}", run.output);
    let run = dooz(
        &["--opponent", "person", "--rules", "gomoku"],
        "h8\n0\nmoves\n",
    );
    assert!(run.output.contains("Moves: h8 a15"), "{}", run.output);
}

#[test]
fn bad_input_is_explained_and_asked_again() {
    for (input, sentence) in [
        (
            "hello",
            "`hello` was not understood; write a square like b2, or ? for help.",
        ),
        ("d4", "`d4` is off this 3x3 board"),
        ("zz99", "No board is that large"),
        ("r0c1", "There is no such square on this board"),
        ("b2\nb2", "`b2` is taken"),
        ("10", "`10` is not a number from 1 to 9"),
        ("\u{1b}[2Jx", "`\u{fffd}[2Jx` was not understood"),
        ("undo", "There is nothing to take back"),
        ("redo", "There is nothing to play again"),
    ] {
        let run = dooz(&["--opponent", "person"], format!("{input}\nquit\n"));
        assert!(run.output.contains(sentence), "{input}: {}", run.output);
        assert_eq!(run.status, 0);
        assert!(run.output.ends_with("Goodbye!\n"), "{}", run.output);
    }
}

#[test]
fn an_empty_line_is_no_mistake() {
    for language in ["en", "fa"] {
        let run = play(
            &["--opponent", "person", "--language", language],
            "b2  quit",
        );
        let without = play(&["--opponent", "person", "--language", language], "b2 quit");
        let [questions, usual] = [&run, &without].map(|run| run.output.matches("b2").count());
        assert_eq!(questions, usual + 1, "{}", run.output);
        assert!(!run.output.contains("``"), "{}", run.output);
        assert!(!run.output.contains("«»"), "{}", run.output);
    }
}

#[test]
fn the_end_of_the_input_ends_the_game_politely() {
    for input in ["", "b2", "b2\n", "b2\nundo\n"] {
        let run = dooz(&[], input);
        assert_eq!(run.status, 0);
        let last = run.output.lines().last().unwrap();
        assert_eq!(
            last, "The input has ended, and with it the game.",
            "{}",
            run.output
        );
    }
}

#[test]
fn lines_without_end_and_bytes_without_meaning_do_no_harm() {
    let mut garbage = Vec::new();
    let mut state = 1_u32;
    while garbage.len() < 1 << 20 {
        // Any bytes will do; these have few line ends, so that lines are long.
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        garbage.push((state >> 24) as u8);
    }
    let one_line = vec![b'9'; 1 << 20];
    let many_lines = b"x\n".repeat(1 << 19);
    for input in [garbage, one_line, many_lines] {
        let run = dooz(&[], [&input, &b"\nb2\nmoves\nquit\n"[..]].concat());
        assert_eq!(run.status, 0);
        assert!(!run.output.contains('\u{1b}'));
    }
}

#[test]
fn undo_returns_to_the_person_and_redo_goes_on() {
    let run = play(&["--seed", "1"], "b2 undo moves redo moves quit");
    assert!(run.output.contains("Took back b2."), "{}", run.output);
    assert!(run.output.contains("No moves yet."), "{}", run.output);
    assert!(run.output.contains("Played b2 again."), "{}", run.output);
    assert!(run.output.contains("Moves: b2 "), "{}", run.output);
}

#[test]
fn the_value_of_the_game_is_said_once() {
    let value = |args: &[&str]| {
        let run = play(args, "new quit");
        let lines = run.output.lines().map(str::to_owned);
        lines
            .filter(|line| line.contains("best play"))
            .collect::<Vec<_>>()
    };
    let certified = "With best play the game is a draw (certified).";
    assert_eq!(value(&["--rules", "4x4x4"]), [certified]);
    let reported = value(&["--rules", "renju", "--opponent", "person"]);
    assert!(reported[0].contains("(reported: Wagner"), "{reported:?}");
    for unknown in ["10x4x4", "3x3x3-misere"] {
        assert_eq!(value(&["--rules", unknown]), [""; 0], "{unknown}");
    }
    // A classic says only what its own program says.
    assert_eq!(value(&["--opponent", "sisoog", "--classic"]), [""; 0]);
}

#[test]
fn whoever_is_to_begin_begins() {
    let first_move = |begins: &str, words: &str| {
        let run = play(&["--begins", begins, "--seed", "3"], words);
        // Before it stands the value of the game.
        run.output.lines().nth(1).unwrap().to_owned()
    };
    assert!(first_move("first", "quit").contains("Board"));
    assert!(first_move("second", "quit").starts_with("Perfect (O) played"));
    let run = play(&["--begins", "alternating"], "new new quit");
    let begun: Vec<&str> = run.output.split("A new game begins.").collect();
    assert!(!begun[0].contains("Perfect"), "{}", run.output);
    assert!(begun[1].contains("Perfect (O) played"), "{}", run.output);
    assert!(!begun[2].contains("Perfect"), "{}", run.output);
}

#[test]
fn symbols_can_be_changed() {
    let run = play(&["--symbols", "OX"], "b2 quit");
    assert!(run.output.contains("Perfect (X) played"), "{}", run.output);
    assert!(run.output.contains("2 . O ."), "{}", run.output);
}

#[test]
fn the_same_seed_is_the_same_game() {
    let game = |seed: &str| play(&["--opponent", "random", "--seed", seed], "b2 quit").output;
    assert_eq!(game("5"), game("5"));
    let games: Vec<String> = ["1", "2", "3", "4", "5", "6"].map(game).to_vec();
    assert!(games.iter().any(|other| *other != games[0]));
}

#[test]
fn a_player_with_levels_is_named_with_its_level() {
    let run = dooz(&["--opponent", "level:60"], "b2\nquit\n");
    assert!(
        run.output.contains("Level 60 (O) played "),
        "{}",
        run.output
    );
}

#[test]
fn two_brains_play_each_other_to_the_end() {
    let run = dooz(&["--show", "perfect", "sisoog"], "");
    assert_eq!(run.status, 0);
    assert_eq!(run.output.matches(" played ").count(), 9, "{}", run.output);
    assert!(run.output.contains("It is a draw"), "{}", run.output);
    // The numbers of the article are for a person who types them.
    assert!(
        run.output.contains("Perfect (O) played a3."),
        "{}",
        run.output
    );
    let run = dooz(&["--show", "perfect", "random", "--seed", "4"], "");
    assert!(
        run.output.contains("wins!") || run.output.contains("draw"),
        "{}",
        run.output
    );
}

#[test]
fn large_boards_and_other_rules_are_played_too() {
    let run = play(
        &["--rules", "22x22x5", "--opponent", "machinarium"],
        "k11 quit",
    );
    assert!(run.output.contains("22 . . ."), "{}", run.output);
    assert!(
        run.output.contains("Intuitive (O) played"),
        "{}",
        run.output
    );
    // In misère whoever completes a line has lost.
    let run = play(
        &["--rules", "3x3x3-misere", "--opponent", "person"],
        "a1 b1 a2 b2 a3 n",
    );
    assert!(run.output.contains("O wins!"), "{}", run.output);
}

#[test]
fn a_foul_is_explained() {
    // Two open threes that meet in h8.
    let moves = "g8 a1 i8 a3 h7 a5 h9 a7 h8 quit";
    let run = play(&["--rules", "renju", "--opponent", "person"], moves);
    let sentence = "`h8` is forbidden to the first player (double three)";
    assert!(run.output.contains(sentence), "{}", run.output);
}

#[test]
fn the_engine_analyses_the_position() {
    // An open three of X, which is to move.
    let moves = "h8 a1 i8 a3 j8 a5 analyze quit";
    let run = play(&["--rules", "15x15x5", "--opponent", "person"], moves);
    assert!(run.output.contains("X is to move"), "{}", run.output);
    let win = "X wins by continuous fours: ";
    assert!(run.output.contains(win), "{}", run.output);
    assert!(run.output.contains("1. "), "{}", run.output);
    assert!(run.output.contains("positions, "), "{}", run.output);

    // Two open threes that meet in h8.
    let moves = "g8 a1 i8 a3 h7 a5 h9 a7 t quit";
    let run = play(&["--rules", "renju", "--opponent", "person"], moves);
    let fouls = "Forbidden to X: h8 (double three)";
    assert!(run.output.contains(fouls), "{}", run.output);
}

#[test]
fn an_analysis_that_is_not_possible_is_explained() {
    let run = play(&["--opponent", "person"], "analyze quit");
    let sentence = "Analysis is for boards from 5x5 squares on; map shows";
    assert!(run.output.contains(sentence), "{}", run.output);
    let over = play(
        &["--rules", "5x5x3", "--opponent", "person"],
        "a1 b1 a2 b2 a3 t n",
    );
    assert!(over.output.contains("The game is over"), "{}", over.output);
}

/// Plays a game with an opening by swap2 by these lines.
fn swap2(arguments: &[&str], lines: &[&str]) -> String {
    let rules = ["--rules", "standard", "--opening", "swap2"];
    let run = dooz(&[&rules[..], arguments].concat(), lines.join("\n") + "\n");
    assert_eq!((run.status, &*run.errors), (0, ""), "{}", run.output);
    run.output
}

#[test]
fn two_people_choose_their_sides_by_swap2() {
    let file = fresh_file("swap2-people.sgf");
    let arguments = ["--opponent", "person", "--record", file.to_str().unwrap()];
    let lines = [
        "X",
        "h8 i9",
        "h8 i9 h8",
        "hint",
        "h8 i9 j10",
        "board",
        "x",
        "a1",
        "quit",
    ];
    let output = swap2(&arguments, &lines);
    for sentence in [
        "The three stones come first.",
        "Write 3 squares on one line",
        "`h8` is taken",
        "First finish the opening",
        "First player: stones on h8 i9 j10.",
        "10 . . . . . . . . . X",
        "Second player: the side of X.",
        "Your move, O",
    ] {
        assert!(output.contains(sentence), "{sentence}: {output}");
    }
    let text = fs::read_to_string(&file).unwrap();
    // The far seat has the crosses now.
    assert!(text.contains("[opened-by=far]"), "{text}");
    assert!(text.contains("[first-draws=X]"), "{text}");
    assert!(text.contains("[opening=swap2]"), "{text}");

    let run = dooz(&["--resume", file.to_str().unwrap()], "moves\nnew\nquit\n");
    let (before, after) = run.output.split_once("A new game begins.").unwrap();
    assert!(before.contains("Moves: h8 i9 j10 a1"), "{}", run.output);
    assert!(after.contains("place three stones"), "{}", run.output);
}

#[test]
fn stones_and_choices_of_an_opening_are_taken_back_line_by_line() {
    let lines = [
        "undo",
        "h8 i9 j10",
        "x",
        "undo",
        "undo",
        "redo",
        "redo",
        "redo",
        "a1",
        "moves",
        "quit",
    ];
    let output = swap2(&["--opponent", "person"], &lines);
    assert!(!output.contains("First finish the opening"), "{output}");
    let mut rest = &*output;
    for sentence in [
        "There is nothing to take back.",
        "Second player: the side of X.",
        "Second player: choose X or O",
        "Took back j10.",
        "Played j10 again.",
        "Your move, O",
        "nothing to play again",
        "Moves: h8 i9 j10 a1",
    ] {
        let found = rest.split_once(sentence);
        (_, rest) = found.unwrap_or_else(|| panic!("{sentence}: {output}"));
    }
}

#[test]
fn two_more_stones_leave_the_choice_to_the_other_player() {
    let lines = ["h8 i9 j10", "a1 a3", "a1 a2", "o", "quit"];
    let output = swap2(&["--opponent", "person"], &lines);
    assert!(output.contains("First player: the side of O."), "{output}");
    assert!(
        output.contains("Second player: stones on a1 a3."),
        "{output}"
    );
    assert!(
        output.contains("All stones are placed: write X or O."),
        "{output}"
    );
}

#[test]
fn the_computer_opens_and_chooses_by_swap2() {
    let engine = ["--opponent", "engine:nodes=300"];
    let opened = swap2(
        &[&engine[..], &["--begins", "second"]].concat(),
        &["X", "quit"],
    );
    assert!(opened.contains("Engine: stones on "), "{opened}");
    assert!(opened.contains("You: the side of X."), "{opened}");
    assert!(opened.contains("Engine (O) played "), "{opened}");
    // Two stones in the centre against one in the corner.
    let chose = swap2(&engine, &["h8 a1 i9", "quit"]);
    assert!(chose.contains("Engine: the side of X."), "{chose}");
    assert!(chose.contains("Your move, O"), "{chose}");
}

#[test]
fn a_program_decides_in_an_opening_by_swap2_itself() {
    let opponent = scripted("plain");
    let opened = ["--opponent", &opponent, "--begins", "second"];
    let output = swap2(&opened, &["a1 a2", "quit"]);
    assert!(output.contains("stones on h8 i7 j8."), "{output}");
    // It takes the side that has placed the first stone.
    assert!(output.contains("the side of X."), "{output}");
    let chose = swap2(&["--opponent", &opponent], &["h8 a2 c3", "quit"]);
    assert!(chose.contains("stones on a1 o1."), "{chose}");
    assert!(chose.contains("You: choose X or O."), "{chose}");
}

#[test]
fn an_unknown_setting_is_no_decision_by_swap2() {
    let chose = swap2(&["--opponent", &scripted("unset")], &["h8 a2 c3", "quit"]);
    assert!(chose.contains("stones on a1 o1."), "{chose}");
}

#[test]
fn a_program_is_told_the_time_that_its_clock_leaves() {
    let opponent = scripted("clocked");
    let arguments = [
        "--rules",
        "gomoku",
        "--opponent",
        &opponent,
        "--clock",
        "16",
    ];
    let run = dooz(&arguments, "h8\nquit\n");
    assert_eq!((run.status, &*run.errors), (0, ""), "{}", run.output);
    assert!(run.output.contains("played a1"), "{}", run.output);
}

#[test]
fn a_program_that_fails_says_why() {
    let arguments = ["--rules", "gomoku", "--opponent", &scripted("crashing")];
    let run = dooz(&arguments, "h8\nh9\nh10\nquit\n");
    assert!(
        run.output.contains(" has failed: it ended: "),
        "{}",
        run.output
    );
}

#[test]
fn the_value_of_a_game_is_not_told_where_it_has_an_opening() {
    let said = |opening: &str| {
        let arguments = [
            "--rules",
            "gomoku",
            "--opponent",
            "random",
            "--opening",
            opening,
        ];
        dooz(&arguments, "quit\n").output
    };
    assert!(said("free").contains("With best play"));
    assert!(!said("swap2").contains("With best play"));
}

#[test]
fn the_engine_stands_in_for_a_program_without_swap2() {
    // The square of its first stone is taken.
    let output = swap2(&["--opponent", &scripted("plain")], &["a1 a2 c3", "quit"]);
    assert!(output.contains("the side of "), "{output}");
}
