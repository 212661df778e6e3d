//! Developer tasks: `cargo xtask test`, `web`, `fuzz`, `bench`, `size` and others.
//!
//! Each task is a list of command lines that a person could type at the root
//! of the checkout. They are printed before they run, so that a failure can be
//! repeated without `xtask`.

mod bench;
mod cost;
mod fit;
mod fuzz;
mod licences;
mod line;
mod prove;
mod provide;
mod python;
mod size;
mod steps;
mod test;
mod web;

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
    /// Run all checks, stopping at the first failure
    Test(test::Arguments),
    /// Build the page into dist/, ready for any host of static files
    Web(web::Arguments),
    /// Build the package for Python into target/wheels
    Python(python::Arguments),
    /// Fuzz the parsers
    Fuzz(fuzz::Arguments),
    /// Fit the engine's weights to games of `dooz selfplay`
    #[command(disable_help_flag = true)]
    Fit(fit::Arguments),
    /// Play a match between two settings of the engine
    #[command(disable_help_flag = true)]
    Duel(fit::Arguments),
    /// Tune the parameters of the search by matches
    #[command(disable_help_flag = true)]
    Spsa(fit::Arguments),
    /// Count the positions known to be won in which the search sees the win
    #[command(disable_help_flag = true)]
    Wins(fit::Arguments),
    /// Make the proofs that take long, such as that 8x7x5 is a draw
    Prove(prove::Arguments),
    /// Check the licence and the source of every dependency
    Licences,
    /// Measure the speed of Dooz: native or as WebAssembly
    Bench(bench::Arguments),
    /// Measure the size of the programs and the time until the board is shown
    Size,
    /// Install Debian packages that a check needs, unless they are there
    Provide {
        /// Programs such as `npm`, libraries such as `gtk+-3.0.pc=libgtk-3-dev` or modules
        /// such as `venv.py=python3-venv`, each with its package unless that has its name
        #[arg(required = true, value_name = "NEED[=PACKAGE]")]
        needs: Vec<provide::Need>,
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
        Task::Web(arguments) => web::run(&arguments),
        Task::Python(arguments) => python::run(&arguments),
        Task::Fuzz(arguments) => fuzz::run(&arguments),
        Task::Bench(arguments) => bench::run(&arguments),
        Task::Fit(arguments) => fit::run("fit", &arguments),
        Task::Duel(arguments) => fit::run("duel", &arguments),
        Task::Spsa(arguments) => fit::run("spsa", &arguments),
        Task::Wins(arguments) => fit::run("wins", &arguments),
        Task::Prove(arguments) => prove::run(&arguments),
        Task::Licences => licences::run(),
        Task::Size => size::run(),
        Task::Provide { needs } => provide::run(&needs),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("\n{failure}");
            ExitCode::FAILURE
        }
    }
}
