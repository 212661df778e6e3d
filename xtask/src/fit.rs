//! `cargo xtask fit`, `duel`, `spsa` and `wins`: the engine's weights, fitted to games of
//! `dooz selfplay`, and its search, tuned; both measured.

use clap::Args;

use crate::line::{self, Failure};

#[derive(Args)]
pub(crate) struct Arguments {
    /// The arguments of `dooz-fit`; `--help` lists them
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    arguments: Vec<String>,
}

pub(crate) fn run(task: &str, arguments: &Arguments) -> Result<(), Failure> {
    let arguments = arguments.arguments.join(" ");
    line::run(&format!(
        "cargo run --quiet --release --locked --package dooz-fit -- {task} {arguments}"
    ))
}
