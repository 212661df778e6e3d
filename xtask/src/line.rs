//! Command lines as a person would type them at the root of the checkout.

use std::env;
use std::fmt;
use std::io;
use std::process::{Command, ExitStatus, Output, Stdio};

/// Prints a command line and runs it to its end.
///
/// Words are separated by spaces and nothing is quoted. `NAME=value` words
/// before the program are set in its environment.
pub(crate) fn run(line: &str) -> Result<(), Failure> {
    println!("$ {line}");
    let status = command(line).status();
    end(line, status.map_err(|error| not_started(line, error))?)
}

/// Runs a command line like [`run`], but shows its output only if it fails.
pub(crate) fn run_quietly(line: &str) -> Result<(), Failure> {
    output_of(line).map(drop)
}

/// Runs a command line like [`run_quietly`] and returns its standard output.
pub(crate) fn output_of(line: &str) -> Result<String, Failure> {
    println!("$ {line}");
    let output = command(line).output();
    let Output {
        status,
        stdout,
        stderr,
    } = output.map_err(|error| not_started(line, error))?;
    if !status.success() {
        for text in [&stdout, &stderr] {
            eprint!("{}", String::from_utf8_lossy(text));
        }
    }
    end(line, status)?;
    Ok(String::from_utf8_lossy(&stdout).into_owned())
}

/// The reason why a task failed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The program could not be started.
    Start { line: String, error: io::Error },
    /// The program ended with an error, which it has printed itself.
    End { line: String, status: ExitStatus },
    /// Another finding, as a sentence.
    Found(String),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start { line, error } => write!(
                f,
                "`{}` could not be started ({error}); is it installed?\nTo repeat it:\n  {line}",
                program(line)
            ),
            Self::End { line, status } => {
                write!(f, "It ended with {status}. To repeat it:\n  {line}")
            }
            Self::Found(what) => f.write_str(what),
        }
    }
}

impl std::error::Error for Failure {}

/// Returns the folder into which cargo builds.
pub(crate) fn target() -> String {
    env::var("CARGO_TARGET_DIR").unwrap_or_else(|_| "target".to_owned())
}

fn not_started(line: &str, error: io::Error) -> Failure {
    let line = line.to_owned();
    Failure::Start { line, error }
}

fn end(line: &str, status: ExitStatus) -> Result<(), Failure> {
    if status.success() {
        return Ok(());
    }
    let line = line.to_owned();
    Err(Failure::End { line, status })
}

fn command(line: &str) -> Command {
    let mut command = Command::new(program(line));
    command.stdin(Stdio::null());
    command.envs(settings(line));
    command.args(
        line.split_whitespace()
            .skip_while(|word| setting(word).is_some())
            .skip(1),
    );
    command
}

fn program(line: &str) -> &str {
    line.split_whitespace()
        .find(|word| setting(word).is_none())
        .unwrap_or_default()
}

fn settings(line: &str) -> impl Iterator<Item = (&str, &str)> {
    line.split_whitespace().map_while(setting)
}

fn setting(word: &str) -> Option<(&str, &str)> {
    let (name, value) = word.split_once('=')?;
    let is_name = name
        .chars()
        .all(|c| c == '_' || c.is_ascii_uppercase() || c.is_ascii_digit());
    (is_name && !name.is_empty()).then_some((name, value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_before_the_program_set_its_environment() {
        let command = command("RUSTDOCFLAGS=-Dwarnings A_1=x=y cargo doc --no-deps");

        assert_eq!(command.get_program(), "cargo");
        assert_eq!(command.get_args().collect::<Vec<_>>(), ["doc", "--no-deps"]);
        let set: Vec<_> = command.get_envs().collect();
        assert_eq!(set.len(), 2);
        assert!(set.contains(&("RUSTDOCFLAGS".as_ref(), Some("-Dwarnings".as_ref()))));
        assert!(set.contains(&("A_1".as_ref(), Some("x=y".as_ref()))));
    }

    #[test]
    fn an_equals_sign_in_an_argument_is_not_a_setting() {
        let command = command("fuzz square -max_total_time=3 A=b");

        assert_eq!(
            command.get_args().collect::<Vec<_>>(),
            ["square", "-max_total_time=3", "A=b"]
        );
        assert_eq!(command.get_envs().count(), 0);
    }

    #[test]
    fn a_failure_names_the_line_that_repeats_it() {
        let failure = run_quietly("rustc --no-such-option").unwrap_err();
        assert!(matches!(failure, Failure::End { .. }));
        assert!(failure.to_string().ends_with("\n  rustc --no-such-option"));

        let failure = run("no-such-program-anywhere --now").unwrap_err();
        assert!(matches!(failure, Failure::Start { .. }));
        assert!(failure.to_string().contains("`no-such-program-anywhere`"));
    }
}
