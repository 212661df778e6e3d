//! `cargo xtask size`: the size of the programs and their time to start.

use crate::line::{self, Failure};

pub(crate) fn run() -> Result<(), Failure> {
    line::run("rustup target add thumbv6m-none-eabi")?;
    line::run(
        "cargo build --quiet --release --locked --manifest-path bench/size-probe/Cargo.toml \
         --target thumbv6m-none-eabi --target-dir target/size-probe",
    )?;
    // `cargo xtask web` checks the size of the page. A target folder of its
    // own leaves the program that includes the page in place.
    line::run(
        "DOOZ_WITHOUT_PAGE=1 cargo build --quiet --release --locked --package dooz-cli \
         --target-dir target/without-page",
    )?;
    line::run(
        "cargo run --quiet --release --locked --package dooz-bench --bin dooz-size \
         target/size-probe/thumbv6m-none-eabi/release/size-probe \
         target/without-page/release/dooz",
    )?;

    // The emulation measures memory and time of the firmware.
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
