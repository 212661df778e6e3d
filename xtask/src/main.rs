//! What the developers of Dooz run: `cargo xtask test`, `web`, `fuzz`, `bench`, `size`.
//!
//! Every command is made of command lines that a person could type at the
//! root of the checkout, and prints them before it runs them: nothing that
//! fails here needs `xtask` to be repeated.

mod bench;
mod cost;
mod fuzz;
mod line;
mod provide;
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
    /// Run every check, stopping at the first that fails
    Test(test::Arguments),
    /// Build the page into dist/, ready for any host of static files
    Web(web::Arguments),
    /// Feed the parsers arbitrary text and see that their laws hold
    Fuzz(fuzz::Arguments),
    /// Measure the speed of Dooz: native, as WebAssembly, or slice by slice
    Bench(bench::Arguments),
    /// Measure how large the programs are and how soon the board is shown
    Size,
    /// Install what the tests need, unless it is there already
    Provide {
        /// A program, like `dot`, or a library, like `gtk+-3.0.pc`
        what: String,
        /// The Debian packages that have it, like `graphviz`
        #[arg(required = true)]
        packages: Vec<String>,
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
        Task::Fuzz(arguments) => fuzz::run(&arguments),
        Task::Bench(arguments) => bench::run(&arguments),
        Task::Size => size::run(),
        Task::Provide { what, packages } => provide::run(&what, &packages),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("\n{failure}");
            ExitCode::FAILURE
        }
    }
}
