//! The program `pbrain-dooz`: `dooz gomocup` under the name that tournaments
//! ask for.

use std::process::ExitCode;

fn main() -> ExitCode {
    dooz_cli::run_brain(std::env::args_os().collect())
}
