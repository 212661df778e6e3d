//! The program `dooz`.

use std::process::ExitCode;

fn main() -> ExitCode {
    dooz_cli::run(std::env::args_os().collect())
}
