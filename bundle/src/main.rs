//! Makes `dist/`, the page as any host of static files can serve it.
//!
//! `cargo xtask web` builds the WebAssembly and then runs this program. It is
//! a package of its own because what it depends on takes longer to compile
//! than all the rest of what developers run.

mod dist;
mod names;
mod order;
mod sizes;
mod worker_cache;

use std::error::Error;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;

/// Make the folder of the page
#[derive(Parser)]
struct Arguments {
    /// The WebAssembly, as the compiler made it
    wasm: PathBuf,

    /// The folder of the files that go in as they are
    #[arg(long, default_value = "crates/dooz-web/static")]
    files: PathBuf,

    /// The folder to make; what was in it is removed
    #[arg(long, default_value = "dist")]
    dist: PathBuf,

    /// Keep names for debugging, let the browser keep nothing, allow any size
    #[arg(long)]
    dev: bool,
}

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    let Arguments { wasm, files, .. } = arguments;
    let dist = dist::make(&arguments.dist, wasm, files, arguments.dev)?;

    let sizes = sizes::Sizes::of(&dist)?;
    println!("{sizes}");
    if arguments.dev {
        return Ok(());
    }
    Ok(sizes.check(sizes::MOST)?)
}
