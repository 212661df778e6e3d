//! Builds `dist/`, the page as a folder that any static host can serve.
//!
//! `cargo xtask web` compiles the WebAssembly and then runs this program,
//! which is a package of its own because wasm-bindgen takes longer to compile
//! than all other developer tools together.

mod dist;
mod sizes;
mod worker_cache;

use std::error::Error;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;

use crate::dist::Sources;
use crate::sizes::Sizes;

/// Build the folder of the page
#[derive(Parser)]
struct Arguments {
    /// The WebAssembly module, as rustc wrote it
    wasm: PathBuf,

    /// The folder of static files to copy
    #[arg(long, default_value = "crates/dooz-web/static")]
    files: PathBuf,

    /// The folder of the engine's weights, one file for each line rule
    #[arg(long, default_value = "crates/dooz-engine/weights")]
    weights: PathBuf,

    /// The folder of certificates, of which the small ones are copied
    #[arg(long, default_value = "data/proofs")]
    proofs: PathBuf,

    /// The folder to write; its old contents are removed
    #[arg(long, default_value = "dist")]
    dist: PathBuf,

    /// Keep debug names, cache nothing in the browser, allow any size
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

impl Arguments {
    fn sources(&self) -> Sources<'_> {
        Sources {
            wasm: &self.wasm,
            files: &self.files,
            weights: &self.weights,
            proofs: &self.proofs,
        }
    }
}

fn run(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    let page = dist::build(&arguments.dist, &arguments.sources(), arguments.dev)?;

    let sizes = Sizes::of(&page)?;
    println!("{sizes}");
    if !arguments.dev {
        sizes.check(sizes::LIMIT)?;
    }
    Ok(())
}
