//! What the developers of Dooz run: `cargo xtask test`, `fuzz`, `bench`, `size`.
//!
//! Every command is made of command lines that a person could type at the
//! root of the checkout, and prints them before it runs them: nothing that
//! fails here needs `xtask` to be repeated.

mod bench;
mod fuzz;
mod line;
mod provide;
mod size;
mod steps;
mod test;

use std::env;
use std::path::Path;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Developer tasks of Dooz
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Run every check, stopping at the first that fails
    Test(test::Arguments),
    /// Feed the parsers arbitrary text and see that their laws hold
    Fuzz(fuzz::Arguments),
    /// Measure the speed of Dooz beside a plain C program, as one table
    Bench,
    /// Measure how large the programs are and how soon the board is shown
    Size,
    /// Install a program that the tests run, unless it is there already
    Provide {
        /// What is run, like `dot`
        program: String,
        /// The Debian package that has it, like `graphviz`
        package: String,
    },
}

fn main() -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    if let Err(error) = env::set_current_dir(&root) {
        eprintln!("cannot enter the checkout {}: {error}", root.display());
        return ExitCode::FAILURE;
    }

    let result = match Arguments::parse().task {
        Task::Test(arguments) => return test::run(&arguments),
        Task::Fuzz(arguments) => fuzz::run(&arguments),
        Task::Bench => bench::run(),
        Task::Size => size::run(),
        Task::Provide { program, package } => provide::run(&program, &package),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("\n{failure}");
            ExitCode::FAILURE
        }
    }
}
