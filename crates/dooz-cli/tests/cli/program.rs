//! Running the program.

use std::io::{Read, Write};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// The outcome of a run of the program.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) status: i32,
    pub(crate) output: String,
    pub(crate) errors: String,
}

/// Returns the program with these arguments, in English whatever the system
/// speaks.
pub(crate) fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_dooz"));
    command.args(arguments).env("DOOZ_LANG", "en");
    command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// Runs the program to its end with this input.
pub(crate) fn dooz(arguments: &[&str], input: impl AsRef<[u8]>) -> Run {
    finish(command(arguments).spawn().unwrap(), input.as_ref())
}

/// Gives a running program its input, and waits for its end.
fn finish(mut child: Child, input: &[u8]) -> Run {
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // The program may leave without reading it all.
    let writer = thread::spawn(move || drop(stdin.write_all(&input)));
    let output = reader(child.stdout.take().unwrap());
    let errors = reader(child.stderr.take().unwrap());

    let begin = Instant::now();
    let status = loop {
        if let Some(status) = child.try_wait().unwrap() {
            break status;
        }
        if begin.elapsed() > Duration::from_mins(1) {
            child.kill().unwrap();
            panic!("the program hangs");
        }
        thread::sleep(Duration::from_millis(2));
    };
    writer.join().unwrap();
    Run {
        status: status.code().expect("the program ends by itself"),
        output: output.join().unwrap(),
        errors: errors.join().unwrap(),
    }
}

fn reader(mut stream: impl Read + Send + 'static) -> thread::JoinHandle<String> {
    thread::spawn(move || {
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).unwrap();
        String::from_utf8(bytes).expect("the program writes UTF-8")
    })
}

/// Returns the moves of a person who follows every hint until the game is over.
pub(crate) fn hinted_game(arguments: &[&str]) -> String {
    let mut moves = String::new();
    loop {
        let run = dooz(arguments, format!("{moves}hint\n"));
        let Some(at) = run.output.rfind("Hint: ") else {
            return moves;
        };
        let hint = run.output[at..].trim_start_matches("Hint: ");
        let end = hint.find('.').expect("a hint is a sentence");
        moves.push_str(&hint[..end]);
        moves.push('\n');
    }
}

/// Returns the name of a file of this test that does not exist yet.
pub(crate) fn fresh_file(name: &str) -> PathBuf {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&file);
    file
}
