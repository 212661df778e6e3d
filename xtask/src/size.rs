//! `cargo xtask size`: how large the programs are, how soon the board shows.

use crate::line::{self, Failure};

pub(crate) fn run() -> Result<(), Failure> {
    line::run("rustup target add thumbv6m-none-eabi")?;
    line::run(
        "cargo build --quiet --release --locked --manifest-path bench/size-probe/Cargo.toml \
         --target thumbv6m-none-eabi --target-dir target/size-probe",
    )?;
    line::run("cargo build --quiet --release --locked --package dooz-cli --target-dir target")?;
    line::run(
        "cargo run --quiet --release --locked --package dooz-bench --bin dooz-size \
         target/size-probe/thumbv6m-none-eabi/release/size-probe target/release/dooz",
    )
}
