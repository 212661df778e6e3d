//! `dooz puzzle` and `dooz coach`.

use std::fs;

use dooz_coach::puzzles::{Goal, PuzzleProgress, shipped, write};
use dooz_core::Square;

use crate::program::{Run, dooz, fresh_file};

/// Asks puzzles with the progress in a fresh file of this name.
fn puzzle(name: &str, arguments: &[&str], input: &str) -> Run {
    let file = fresh_file(name);
    ask(file.to_str().unwrap(), arguments, input)
}

fn ask(file: &str, arguments: &[&str], input: &str) -> Run {
    dooz(
        &[&["puzzle", "--progress", file], arguments].concat(),
        input,
    )
}

#[test]
fn eight_sessions_at_once_lose_nothing() {
    let file = fresh_file("at-once.txt");
    let file = file.to_str().unwrap();
    std::thread::scope(|scope| {
        for (number, puzzle) in (1..=8).zip(shipped()) {
            let solution = puzzle.solution().to_string();
            scope.spawn(move || ask(file, &["--number", &number.to_string()], &solution));
        }
    });
    let progress = PuzzleProgress::read(&fs::read_to_string(file).unwrap()).unwrap();
    assert_eq!(progress.solved(shipped()), 8);
}

#[test]
fn a_right_answer_in_any_notation_solves_the_puzzle_and_is_remembered() {
    let file = fresh_file("right.txt");
    let file = file.to_str().unwrap();
    let solution = shipped()[0].solution().to_string();
    let run = ask(file, &["--number", "1"], &solution.to_uppercase());
    assert_eq!((run.status, run.errors.as_str()), (0, ""), "{}", run.output);
    assert!(run.output.contains("Puzzle 1 of 100: 3x3x3, grade 1"));
    assert!(run.output.contains("Right"), "{}", run.output);
    assert!(run.output.ends_with("Solved: 1 of 1.\n"), "{}", run.output);

    let list = ask(file, &["--list", "--board", "3x3x3"], "").output;
    assert!(list.starts_with("1. 3x3x3, grade 1, "), "{list}");
    assert!(list.lines().next().unwrap().ends_with(": solved"), "{list}");
    assert_eq!(list.matches(": open").count(), 27, "{list}");
    // The next session begins with the second puzzle.
    assert!(ask(file, &[], "quit").output.starts_with("Puzzle 2 of 100"));
}

#[cfg(unix)]
#[test]
fn a_link_to_the_file_of_progress_stays_a_link() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let (file, link) = (fresh_file("linked.txt"), fresh_file("link.txt"));
    fs::write(&file, PuzzleProgress::default().write()).unwrap();
    fs::set_permissions(&file, fs::Permissions::from_mode(0o600)).unwrap();
    symlink(&file, &link).unwrap();
    let solution = shipped()[0].solution().to_string();
    let run = ask(link.to_str().unwrap(), &["--number", "1"], &solution);
    assert_eq!((run.status, run.errors.as_str()), (0, ""), "{}", run.output);
    assert!(link.is_symlink());
    let text = fs::read_to_string(&file).unwrap();
    assert_ne!(text, PuzzleProgress::default().write());
    let mode = fs::metadata(&file).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
}

#[test]
fn a_wrong_answer_is_refuted_and_the_puzzle_asked_again() {
    let is_draw = |goal| matches!(goal, Goal::Draw { .. });
    let place = shipped().iter().position(|puzzle| is_draw(puzzle.goal()));
    let place = place.unwrap();
    let puzzle_here = &shipped()[place];
    let is_wrong = |square: &Square| *square != puzzle_here.solution();
    let wrong = puzzle_here.position().legal_moves().find(is_wrong).unwrap();
    let number = (place + 1).to_string();
    let input = format!("{wrong}\nhint\nhint\n{}\n", puzzle_here.solution());
    let run = puzzle("wrong.txt", &["--number", &number], &input);
    assert!(
        run.output
            .contains(&format!("{wrong} loses in 1 move: {wrong} ")),
        "{}",
        run.output
    );
    let hinted = run.output.contains("It is in row") || run.output.contains("It is in column");
    assert!(hinted, "{}", run.output);
    assert!(
        run.output
            .contains(&format!("It is {}.", puzzle_here.solution()))
    );
    assert!(run.output.ends_with("Solved: 1 of 1.\n"), "{}", run.output);
}

#[test]
fn what_is_no_answer_is_said_to_be_and_nothing_is_lost() {
    let run = puzzle(
        "odd.txt",
        &["--number", "1"],
        "hello\nz9\n\n?\nboard\nnext\n",
    );
    assert!(
        run.output.contains("`hello` was not understood"),
        "{}",
        run.output
    );
    assert!(run.output.contains("off this 3x3 board"), "{}", run.output);
    assert!(
        run.output.contains("or one of: hint, next, board, quit"),
        "{}",
        run.output
    );
    assert_eq!(run.output.matches("  a b c").count(), 2, "{}", run.output);
    assert!(run.output.ends_with("Solved: 0 of 1.\n"), "{}", run.output);
}

#[test]
fn a_broken_file_of_progress_is_named_and_left_as_it_is() {
    let file = fresh_file("broken.txt");
    fs::write(&file, "dooz-progress 1\n!").unwrap();
    let run = ask(file.to_str().unwrap(), &[], "quit");
    assert_eq!((run.status, run.output.as_str()), (1, ""));
    assert!(run.errors.starts_with("dooz: Line 2 of "), "{}", run.errors);
    assert!(run.errors.contains("--progress"), "{}", run.errors);
    assert_eq!(fs::read_to_string(&file).unwrap(), "dooz-progress 1\n!");

    fs::write(&file, "dooz-progress 7").unwrap();
    let run = ask(file.to_str().unwrap(), &[], "quit");
    assert!(
        run.errors.contains("later Dooz (version 7)"),
        "{}",
        run.errors
    );
}

#[test]
fn a_file_that_cannot_be_there_is_an_error() {
    let folder = fresh_file("progress-is-a-file");
    fs::write(&folder, "").unwrap();
    let inside = folder.join("progress.txt");
    let run = ask(inside.to_str().unwrap(), &[], "hint\nhint\nquit");
    // What cannot be read cannot be trusted to be empty.
    assert_eq!(run.status, 1, "{}{}", run.output, run.errors);
    assert!(run.errors.contains("Choose another file"), "{}", run.errors);
}

#[test]
fn a_kind_that_does_not_exist_is_an_error() {
    let run = puzzle("none.txt", &["--board", "gomoku"], "");
    assert_eq!(run.status, 1);
    assert!(
        run.errors.contains("--list shows them all"),
        "{}",
        run.errors
    );
    for arguments in [["--grade", "6"], ["--number", "0"], ["--number", "101"]] {
        let run = puzzle("none.txt", &arguments, "");
        assert_eq!(run.status, 2, "{arguments:?}");
        assert!(
            run.errors.contains("is not a number from 1 to"),
            "{}",
            run.errors
        );
    }
}

#[test]
fn when_all_are_solved_it_says_so() {
    let file = fresh_file("all.txt");
    let mut progress = PuzzleProgress::default();
    for puzzle in shipped() {
        progress.change(puzzle, |attempts| attempts.solved = true);
    }
    fs::write(&file, progress.write()).unwrap();
    let run = ask(file.to_str().unwrap(), &[], "");
    assert!(
        run.output
            .starts_with("All puzzles of this kind are solved.")
    );
    assert!(
        run.output.ends_with("Solved: 100 of 100.\n"),
        "{}",
        run.output
    );
}

#[test]
fn puzzles_are_asked_in_every_language() {
    for (language, part) in [("fa", "نوبت"), ("ar", "الدور على"), ("ru", "Ход")] {
        let name = format!("{language}.txt");
        let run = puzzle(&name, &["--language", language], "hint\nquit\n");
        assert_eq!(run.status, 0, "{}", run.errors);
        assert!(run.output.contains(part), "{}", run.output);
        assert!(!run.output.contains('⟨'), "{}", run.output);
    }
}

#[test]
fn the_table_of_levels_is_exact_where_the_board_can_be_solved() {
    let run = dooz(&["coach", "levels"], "");
    assert_eq!((run.status, run.errors.as_str()), (0, ""));
    insta::assert_snapshot!(run.output, @r"
    Each level against the perfect player on 3x3x3, computed exactly, in percent.

    The level makes the first move:
    Level  Wins   Draws  Losses
        0  0.00   11.32   88.68
       10  0.00   17.24   82.76
       20  0.00   23.63   76.37
       30  0.00   30.47   69.53
       40  0.00   37.80   62.20
       50  0.00   45.70   54.30
       60  0.00   54.30   45.70
       70  0.00   63.77   36.23
       80  0.00   74.35   25.65
       90  0.00   86.31   13.69
      100  0.00  100.00    0.00

    The perfect player makes the first move:
    Level  Wins   Draws  Losses
        0  0.00    0.52   99.48
       10  0.00    1.73   98.27
       20  0.00    4.00   96.00
       30  0.00    7.67   92.33
       40  0.00   13.06   86.94
       50  0.00   20.51   79.49
       60  0.00   30.33   69.67
       70  0.00   42.87   57.13
       80  0.00   58.44   41.56
       90  0.00   77.37   22.63
      100  0.00  100.00    0.00
    ");
    let json = dooz(&["coach", "levels", "--json"], "").output;
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["rows"][10]["first"]["draw"], 1.0);
}

#[test]
fn levels_of_other_boards_play_matches_that_can_be_repeated() {
    let run = |seed| {
        let arguments = [
            "coach", "levels", "--rules", "5x4x4", "--games", "2", "--seed", seed, "--json",
        ];
        dooz(&arguments, "").output
    };
    let first = run("5");
    assert_eq!(first.lines().count(), 5, "{first}");
    let found: serde_json::Value = serde_json::from_str(first.lines().next().unwrap()).unwrap();
    assert_eq!((&found["strong"], &found["weak"]), (&20.into(), &0.into()));
    assert_eq!(first, run("5"));
}

#[test]
fn a_level_plays_and_the_same_seed_gives_the_same_game() {
    let play = |seed| {
        let arguments = [
            "--show", "level:40", "level:40", "--seed", seed, "--begins", "first",
        ];
        dooz(&arguments, "").output
    };
    assert_eq!(play("3"), play("3"));
    let games: std::collections::HashSet<String> = ["1", "2", "3", "4"].map(play).into();
    assert!(games.len() > 1, "{games:?}");
}

#[test]
#[ignore = "searches for half a minute"]
fn the_shipped_puzzles_are_those_of_the_default_seed_byte_for_byte() {
    let run = dooz(&["coach", "puzzles"], "");
    assert_eq!(run.status, 0, "{}", run.errors);
    assert_eq!(run.output, write(shipped()));
}

#[test]
#[cfg(unix)]
fn a_file_that_cannot_be_written_is_said_once_and_the_puzzles_go_on() {
    use std::os::unix::fs::PermissionsExt;
    let folder = fresh_file("read-only");
    let _ = fs::create_dir(&folder);
    fs::set_permissions(&folder, fs::Permissions::from_mode(0o500)).unwrap();
    let inside = folder.join("new").join("progress.txt");
    let writable = fs::create_dir(folder.join("probe")).is_ok();
    let run = ask(inside.to_str().unwrap(), &[], "hint\nhint\nquit");
    fs::set_permissions(&folder, fs::Permissions::from_mode(0o700)).unwrap();
    let _ = fs::remove_dir_all(&folder);
    // Whoever may do anything can write here, too.
    let complaints = usize::from(!writable);
    assert_eq!(
        run.output.matches("nothing is remembered").count(),
        complaints,
        "{}",
        run.output
    );
    assert!(run.output.contains("It is "), "{}", run.output);
    assert_eq!(run.status, 0);
}
