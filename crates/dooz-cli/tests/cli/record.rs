//! Games that are kept, resumed and replayed.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;

use crate::program::{Run, command, dooz, fresh_file};

fn resume(file: &Path, input: &str) -> Run {
    dooz(&["--resume", file.to_str().unwrap()], input)
}

fn recorded(name: &str, arguments: &[&str], input: &str) -> std::path::PathBuf {
    let file = fresh_file(name);
    let arguments = [arguments, &["--record", file.to_str().unwrap()]].concat();
    let run = dooz(&arguments, input);
    assert_eq!(run.status, 0, "{}{}", run.output, run.errors);
    assert!(run.output.contains("The game is kept in"), "{}", run.output);
    file
}

#[test]
fn a_game_is_kept_line_by_line_and_goes_on_where_it_stopped() {
    let file = recorded(
        "kept.txt",
        &["--opponent", "person", "--seed", "1"],
        "b2\na1\nundo\nc3\n",
    );
    let text = fs::read_to_string(&file).unwrap();
    assert!(
        text.starts_with("dooz record 1\nrules: 3x3x3\nnear: X person\n"),
        "{text}"
    );
    assert!(
        text.ends_with("\ngame near\nmove b2\nmove a1\nundo\nmove c3\n"),
        "{text}"
    );

    let run = resume(&file, "c1\nmoves\n");
    assert!(
        run.output
            .starts_with("The game goes on after 2 moves.\nMoves: b2 c3\n"),
        "{}",
        run.output
    );
    assert!(run.output.contains("Moves: b2 c3 c1"), "{}", run.output);
    assert_eq!(fs::read_to_string(&file).unwrap(), text + "move c1\n");
}

#[test]
fn a_finished_game_can_be_stepped_through() {
    let file = recorded(
        "finished.txt",
        &["--opponent", "person"],
        "a1\nb1\na2\nb2\na3\n",
    );
    let run = resume(&file, "undo\nundo\nredo\nboard\n");
    assert!(
        run.output.contains("Moves: a1 b1 a2 b2 a3"),
        "{}",
        run.output
    );
    assert!(run.output.contains("X wins!"), "{}", run.output);
    assert!(run.output.contains("Took back a3.") && run.output.contains("Took back b2."));
    assert!(run.output.contains("Played b2 again."), "{}", run.output);
}

#[test]
fn a_finished_show_can_be_stepped_through() {
    let show = recorded("show.txt", &["--show", "perfect", "perfect"], "");
    let run = resume(&show, "undo\nundo\nb2\nredo\nquit\n");
    assert_eq!(run.status, 0);
    assert!(
        run.output.contains("The game goes on after 9 moves."),
        "{}",
        run.output
    );
    assert!(run.output.contains("It is a draw"), "{}", run.output);
    assert_eq!(run.output.matches("Took back").count(), 2, "{}", run.output);
    assert_eq!(run.output.matches(" again.").count(), 1, "{}", run.output);
    assert!(run.output.ends_with("Goodbye!\n"), "{}", run.output);
}

#[test]
fn chance_goes_on_as_if_there_had_been_no_break() {
    let arguments = ["--opponent", "random", "--begins", "random", "--seed", "11"];
    let whole = recorded("whole.txt", &arguments, "new\nnew\nnew\nnew\n");
    let broken = recorded("broken.txt", &arguments, "new\nnew\n");
    let run = resume(&broken, "new\nnew\n");
    assert_eq!(run.status, 0);
    assert_eq!(
        fs::read_to_string(whole).unwrap(),
        fs::read_to_string(broken).unwrap()
    );
}

#[test]
fn a_game_that_is_killed_loses_no_move() {
    let file = fresh_file("killed.txt");
    let mut child = command(&["--seed", "1", "--record", file.to_str().unwrap()])
        .spawn()
        .unwrap();
    let mut person = child.stdin.take().unwrap();
    let mut said = BufReader::new(child.stdout.take().unwrap());
    writeln!(person, "b2").unwrap();
    let mut line = String::new();
    while !line.contains("played") {
        line.clear();
        said.read_line(&mut line).unwrap();
    }
    child.kill().unwrap();
    child.wait().unwrap();

    let answer = line
        .trim()
        .trim_end_matches('.')
        .rsplit(' ')
        .next()
        .unwrap()
        .to_owned();
    let text = fs::read_to_string(&file).unwrap();
    assert!(
        text.ends_with(&format!("\nmove b2\nmove {answer}\n")),
        "{text}"
    );
    let run = resume(&file, "");
    assert!(
        run.output.contains(&format!("Moves: b2 {answer}")),
        "{}",
        run.output
    );
}

#[test]
fn a_last_line_that_was_cut_short_is_taken_out() {
    let file = recorded("cut.txt", &["--opponent", "person"], "b2\n");
    let whole = fs::read_to_string(&file).unwrap();
    for part in ["m", "move", "move a", "move a1"] {
        fs::write(&file, format!("{whole}{part}")).unwrap();
        let run = resume(&file, "");
        assert_eq!(run.status, 0);
        assert!(run.output.contains("was cut short"), "{}", run.output);
        assert_eq!(fs::read_to_string(&file).unwrap(), whole);
    }
}

#[test]
fn a_file_that_is_wrong_is_named_with_its_line_and_left_as_it_is() {
    let file = recorded("wrong.txt", &["--opponent", "person"], "b2\n");
    let whole = fs::read(&file).unwrap();
    for (tail, part) in [
        (&b"move b2\n"[..], "Line 11 of"),
        (b"jump\n", "only `game`"),
        (b"\xff\n", "UTF-8"),
        (b"move a99\nmo", "No board is that large"),
    ] {
        let bytes = [&whole, tail].concat();
        fs::write(&file, &bytes).unwrap();
        let run = resume(&file, "");
        assert_eq!(run.status, 1);
        assert!(run.errors.contains(part), "{}", run.errors);
        assert!(run.errors.contains("wrong.txt"), "{}", run.errors);
        assert_eq!(fs::read(&file).unwrap(), bytes);
    }
}

#[test]
fn a_file_with_something_in_it_is_not_overwritten() {
    let file = fresh_file("precious.txt");
    fs::write(&file, "my diary\n").unwrap();
    let run = dooz(&["--record", file.to_str().unwrap()], "b2\n");
    assert_eq!(run.status, 1);
    assert!(run.errors.contains("--resume"), "{}", run.errors);
    assert_eq!(fs::read_to_string(&file).unwrap(), "my diary\n");
    let run = resume(&file, "");
    assert_eq!(run.status, 1);
    assert!(run.errors.contains("dooz record 1"), "{}", run.errors);
    assert_eq!(resume(Path::new("/no/such/file"), "").status, 1);
}

#[test]
fn two_matches_do_not_write_into_one_file() {
    let file = fresh_file("busy.txt");
    let mut first = command(&["--record", file.to_str().unwrap()])
        .spawn()
        .unwrap();
    let mut said = BufReader::new(first.stdout.take().unwrap());
    said.read_line(&mut String::new()).unwrap();
    let run = resume(&file, "");
    assert_eq!(run.status, 1);
    assert!(run.errors.contains("Another game"), "{}", run.errors);
    drop(first.stdin.take());
    first.wait().unwrap();
    assert_eq!(resume(&file, "").status, 0);
}
