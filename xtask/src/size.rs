//! `cargo xtask size`: how large the programs are, how soon the board shows.

use crate::line::{self, Failure};

pub(crate) fn run() -> Result<(), Failure> {
    line::run("rustup target add thumbv6m-none-eabi")?;
    line::run(
        "cargo build --quiet --release --locked --manifest-path bench/size-probe/Cargo.toml \
         --target thumbv6m-none-eabi --target-dir target/size-probe",
    )?;
    // The page has a bar of its own, in `cargo xtask web`. A folder of its
    // own keeps the program that has the page where it is.
    line::run(
        "DOOZ_WITHOUT_PAGE=1 cargo build --quiet --release --locked --package dooz-cli \
         --target-dir target/without-page",
    )?;
    line::run(
        "cargo run --quiet --release --locked --package dooz-bench --bin dooz-size \
         target/size-probe/thumbv6m-none-eabi/release/size-probe \
         target/without-page/release/dooz",
    )?;

    // Memory and time of the firmware are known when it has played.
    line::run("python3 firmware/emulation/setup.py")?;
    line::run(
        "cargo build --quiet --release --locked --manifest-path firmware/Cargo.toml \
         --target thumbv6m-none-eabi --target-dir firmware/target",
    )?;
    line::run(
        "cargo build --quiet --release --locked --manifest-path firmware/Cargo.toml \
         --package dooz-firmware-host --target-dir firmware/target",
    )?;
    line::run(
        "target/tools/firmware-python/bin/python -m unittest discover \
         -s firmware/emulation -p test_stm32f030.py",
    )
}
