//! Games that are kept, resumed and replayed.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::thread;
use std::time::Duration;

use dooz_core::Square;
use dooz_play::match_file::MatchFile;

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

/// A match in the text of the first versions.
const OLD: &str = "\
dooz record 1
rules: 3x3x3
near: X person
far: O person
begins: first
random stone: no
seed: 1

game near
move b2
";

/// Returns the moves in a file.
fn moves(file: &Path) -> String {
    let (game, _) = MatchFile::open(file).unwrap().read().unwrap();
    let moves: Vec<String> = game.moves().iter().map(Square::to_string).collect();
    moves.join(" ")
}

#[test]
fn a_game_is_kept_move_by_move_and_goes_on_where_it_stopped() {
    let file = recorded(
        "kept.sgf",
        &["--opponent", "person", "--seed", "1"],
        "b2\na1\nundo\nc3\n",
    );
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.starts_with("(;FF[4]GM[4]"), "{text}");
    assert!(
        text.contains("DOOZ[game=1][opened-by=near][near=person]"),
        "{text}"
    );
    assert!(text.contains(";B[bb]\n(;W[ca])\n(;W[ac]))"), "{text}");

    let run = resume(&file, "c1\nmoves\n");
    assert!(
        run.output
            .starts_with("The game goes on after 2 moves.\nMoves: b2 c3\n"),
        "{}",
        run.output
    );
    assert!(run.output.contains("Moves: b2 c3 c1"), "{}", run.output);
    let text = text.replace("(;W[ca])", "(;W[ca];B[cc])");
    assert_eq!(fs::read_to_string(&file).unwrap(), text);
}

#[test]
fn a_game_of_the_first_versions_is_read_and_goes_on_as_sgf() {
    let file = fresh_file("old.txt");
    fs::write(&file, format!("{OLD}move a1\nundo\nmove c3\n")).unwrap();
    let run = resume(&file, "c1\nmoves\n");
    assert!(run.output.contains("after 2 moves"), "{}", run.output);
    assert!(run.output.contains("Moves: b2 c3 c1"), "{}", run.output);
    assert_eq!(moves(&file), "b2 c3 c1");
    let text = fs::read_to_string(&file).unwrap();
    assert!(
        text.contains("W[ac]"),
        "what was taken back is a side line: {text}"
    );
}

#[test]
fn a_finished_game_can_be_stepped_through() {
    let file = recorded(
        "finished.sgf",
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
    let show = recorded("show.sgf", &["--show", "perfect", "perfect"], "");
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
    let whole = recorded("whole.sgf", &arguments, "new\nnew\nnew\nnew\n");
    let broken = recorded("broken.sgf", &arguments, "new\nnew\n");
    let run = resume(&broken, "new\nnew\n");
    assert_eq!(run.status, 0);
    assert_eq!(
        fs::read_to_string(whole).unwrap(),
        fs::read_to_string(broken).unwrap()
    );
}

#[test]
fn a_game_that_is_killed_loses_no_move() {
    let file = fresh_file("killed.sgf");
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
    assert_eq!(moves(&file), format!("b2 {answer}"));
    let run = resume(&file, "");
    assert!(
        run.output.contains(&format!("Moves: b2 {answer}")),
        "{}",
        run.output
    );
}

#[test]
fn a_hundred_kills_lose_nothing() {
    let arguments = ["--opponent", "person", "--rules", "12x12x12"];
    let file = recorded("kills.sgf", &arguments, "");
    let mut kept = String::new();
    let squares = (0..100).map(|cell| Square::new(cell % 12, cell / 12).unwrap());
    for (kill, square) in squares.enumerate() {
        let mut child = command(&["--resume", file.to_str().unwrap()])
            .spawn()
            .unwrap();
        let mut person = child.stdin.take().unwrap();
        let said = BufReader::new(child.stdout.take().unwrap());
        let mut questions = said
            .lines()
            .map(Result::unwrap)
            .filter(|line| line.contains("Your move"));
        questions.next().expect("the game goes on");
        writeln!(person, "{square}").unwrap();
        let is_answered = kill % 2 == 0;
        if is_answered {
            questions.next().expect("the move is played");
        } else {
            // While the move is read, written or answered.
            thread::sleep(Duration::from_micros(20 * kill as u64));
        }
        child.kill().unwrap();
        child.wait().unwrap();

        let more = format!("{kept} {square}").trim_start().to_owned();
        let now = moves(&file);
        assert!(
            now == more || (now == kept && !is_answered),
            "{kill}: {now}"
        );
        kept = now;
    }
    assert!(kept.split(' ').count() >= 50, "{kept}");
    assert_eq!(resume(&file, "").status, 0);
}

#[test]
fn an_end_that_was_cut_short_is_mended() {
    let file = recorded("cut.sgf", &["--opponent", "person"], "b2\na1\n");
    let whole = fs::read_to_string(&file).unwrap();
    let end = whole.find(";B[bb]").unwrap() + ";B[bb]".len();
    for cut in end..whole.trim_end().len() {
        fs::write(&file, &whole[..cut]).unwrap();
        let run = resume(&file, "");
        assert_eq!(run.status, 0);
        assert!(run.output.contains("was cut short"), "{}", run.output);
        let is_complete = whole[..cut].ends_with("W[ac]");
        assert_eq!(moves(&file), if is_complete { "b2 a1" } else { "b2" });
    }
}

#[test]
fn a_last_line_of_the_first_versions_that_was_cut_short_is_taken_out() {
    let file = fresh_file("cut.txt");
    for part in ["m", "move", "move a", "move a1"] {
        fs::write(&file, format!("{OLD}{part}")).unwrap();
        let run = resume(&file, "");
        assert_eq!(run.status, 0);
        assert!(run.output.contains("was cut short"), "{}", run.output);
        assert_eq!(moves(&file), "b2");
    }
}

#[test]
fn a_file_that_is_wrong_is_named_with_its_line_and_left_as_it_is() {
    let file = fresh_file("wrong.txt");
    for (tail, part) in [
        (&b"move b2\n"[..], "Line 11 of"),
        (b"jump\n", "only `game`"),
        (b"\xff\n", "UTF-8"),
        (b"move a99\nmo", "No board is that large"),
    ] {
        let bytes = [OLD.as_bytes(), tail].concat();
        fs::write(&file, &bytes).unwrap();
        let run = resume(&file, "");
        assert_eq!(run.status, 1);
        assert!(run.errors.contains(part), "{}", run.errors);
        assert!(run.errors.contains("wrong.txt"), "{}", run.errors);
        assert_eq!(fs::read(&file).unwrap(), bytes);
    }
}

#[test]
fn a_match_that_is_wrong_is_named_with_its_fault_and_left_as_it_is() {
    let file = recorded("wrong.sgf", &["--opponent", "person"], "b2\n");
    let whole = fs::read_to_string(&file).unwrap();
    for (instead, part) in [
        (whole.replace("near=person", "near=nobody"), "`near=…`"),
        (whole.replace("B[bb]", "B[zz]"), "column"),
        (whole.replace("SZ[3]", "SZ[99]"), "wrong.sgf: "),
    ] {
        fs::write(&file, &instead).unwrap();
        let run = resume(&file, "");
        assert_eq!(run.status, 1);
        assert!(run.errors.contains(part), "{}", run.errors);
        assert!(run.errors.contains("wrong.sgf"), "{}", run.errors);
        assert_eq!(fs::read_to_string(&file).unwrap(), instead);
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
    let file = fresh_file("busy.sgf");
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

#[test]
fn a_faithful_player_without_a_move_does_not_end_the_program() {
    let file = fresh_file("no-move.sgf");
    let text =
        "(;FF[4]GM[4]SZ[3]IR[3]PB[alphabeta:faithful=yes]PW[person];B[ac];W[cb];B[bc];W[cc])";
    fs::write(&file, text).unwrap();
    let file = file.to_str().unwrap();
    let run = dooz(&["--plain", "--resume", file], "a3\nundo\nundo\nquit\n");
    assert_eq!(run.status, 0, "{}{}", run.output, run.errors);
    assert!(run.output.contains("plays no move here."), "{}", run.output);
    // Nobody moves for it.
    let (stuck, undone) = run.output.split_once("Took back ").unwrap();
    assert!(stuck.ends_with("Alpha-beta (X) to move.\n"), "{stuck}");
    assert!(!stuck.contains("Your move"), "{stuck}");
    assert!(undone.starts_with("c1."), "{undone}");
    assert!(run.output.ends_with("Goodbye!\n"), "{}", run.output);
}

#[test]
fn a_game_against_the_clock_is_kept_with_its_times() {
    let file = recorded(
        "clock.sgf",
        &[
            "--opponent",
            "search:6",
            "--rules",
            "7x7x5",
            "--clock",
            "5+0.1",
        ],
        "d4\nd5\n",
    );
    let text = fs::read_to_string(&file).unwrap();
    assert!(
        text.contains("[clock=5+0.1]") && text.contains("EMT["),
        "{text}"
    );
    let resumed = resume(&file, "quit\n");
    assert!(resumed.output.contains("Clocks: X "), "{}", resumed.output);

    let wrong = dooz(&["--clock", "5+"], "");
    assert_eq!(wrong.status, 2, "{}", wrong.errors);
    assert!(
        wrong.errors.contains("This is not a clock"),
        "{}",
        wrong.errors
    );
}

#[test]
fn computers_keep_their_time() {
    let run = dooz(
        &[
            "--show", "search:9", "search:9", "--rules", "9x9x5", "--clock", "1.5", "--seed", "1",
        ],
        "",
    );
    assert_eq!(run.status, 0, "{}", run.errors);
    assert!(!run.output.contains("out of time"), "{}", run.output);
}

#[test]
fn a_kept_game_against_the_perfect_player_goes_on_on_a_large_board() {
    let file = fresh_file("perfect.sgf");
    let text = "(;FF[4]GM[4]CA[UTF-8]SZ[15]RU[freestyle]IR[5]PW[perfect]
        DOOZ[game=1][opened-by=near][near=person][far=perfect][first-mover=first]
        [near-draws=X][random-stone=no][seed=1];B[hh];W[ig])";
    fs::write(&file, text).unwrap();
    let run = dooz(&["--resume", file.to_str().unwrap()], "h9\nmoves\nquit\n");
    assert_eq!((run.status, &*run.errors), (0, ""), "{}", run.output);
    assert!(run.output.contains("Perfect (O) played "), "{}", run.output);
}

/// Records moves in a file that may grow to `kibibytes`. Such a limit refuses to
/// write as a full disk does: in the middle.
#[cfg(target_os = "linux")]
fn record_on_full_disk(file: &Path, kibibytes: u8, moves: &str) -> std::process::Output {
    use std::io::Write;
    let script = format!("trap '' XFSZ; ulimit -f {kibibytes}; exec \"$0\" \"$@\"");
    let mut program = std::process::Command::new("bash");
    program.args(["-c", &script, env!("CARGO_BIN_EXE_dooz"), "--plain"]);
    program.args(["--rules", "gomoku-20", "--opponent", "person", "--record"]);
    program.arg(file).env("DOOZ_LANG", "en");
    program.stdin(std::process::Stdio::piped());
    program.stdout(std::process::Stdio::piped());
    program.stderr(std::process::Stdio::piped());
    let mut child = program.spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    input.write_all(moves.as_bytes()).unwrap();
    drop(input);
    child.wait_with_output().unwrap()
}

#[cfg(target_os = "linux")]
#[test]
fn a_disk_that_is_full_from_the_start_leaves_no_file() {
    let file = fresh_file("full-from-the-start.sgf");
    let run = record_on_full_disk(&file, 0, "a1\n");
    assert_eq!(run.status.code(), Some(1));
    let errors = String::from_utf8(run.stderr).unwrap();
    assert!(errors.contains("cannot be used"), "{errors}");
    assert!(!file.exists());
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_a_failure_on_the_error_output_and_leaves_a_whole_file() {
    let file = fresh_file("full.sgf");
    let mut moves = String::new();
    for row in (1..20).step_by(2) {
        for column in "abcdefghijklmnopqrst".chars() {
            moves.extend([column.to_string(), row.to_string(), "\n".to_owned()]);
        }
    }
    let run = record_on_full_disk(&file, 1, &moves);
    let errors = String::from_utf8(run.stderr).unwrap();
    let output = String::from_utf8(run.stdout).unwrap();
    assert_eq!(run.status.code(), Some(1), "{errors}{output}");
    assert!(
        errors.contains("The game cannot be kept any more"),
        "{errors}"
    );
    assert!(!output.contains("cannot be kept"), "{output}");
    assert!(std::fs::read_to_string(&file).unwrap().ends_with(")\n"));
    let resumed = dooz(&["--plain", "--resume", file.to_str().unwrap()], "");
    assert_eq!(resumed.status, 0, "{}", resumed.errors);
    assert!(
        resumed.output.contains("The game goes on after"),
        "{}",
        resumed.output
    );
}
