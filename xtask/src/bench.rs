//! `cargo xtask bench`: the speed of Dooz beside a plain C program, as WebAssembly
//! beside native code, and from Python beside other packages.

use clap::{Args, ValueEnum};

use crate::line::{self, Failure};
use crate::python;

#[derive(Args)]
pub(crate) struct Arguments {
    /// The measurement to run
    #[arg(value_enum, default_value_t)]
    what: What,
}

#[derive(Clone, Copy, Default, ValueEnum)]
enum What {
    /// Search and teaching beside a plain C program
    #[default]
    Native,
    /// The same work natively and as WebAssembly, side by side in Node
    Wasm,
    /// The package for Python beside other packages, which are installed under target/
    Python,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    match arguments.what {
        What::Native => {
            line::run("cargo run --quiet --release --locked --package dooz-bench --bin dooz-bench")
        }
        What::Wasm => {
            let file = build()?;
            line::run(&format!(
                "cargo run --quiet --release --locked --package dooz-bench-wasm -- {file}"
            ))
        }
        What::Python => python::bench(),
    }
}

/// Builds the WebAssembly like that of the page, and returns its name.
fn build() -> Result<String, Failure> {
    line::run_quietly("rustup target add wasm32-unknown-unknown")?;
    line::run(
        "cargo build --quiet --locked --package dooz-bench-wasm --lib --profile web \
         --target wasm32-unknown-unknown",
    )?;
    let target = line::target();
    Ok(format!(
        "{target}/wasm32-unknown-unknown/web/dooz_bench_wasm.wasm"
    ))
}
