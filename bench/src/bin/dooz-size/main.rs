//! The sizes of the programs and the time until `dooz` shows its board.
//!
//! `dooz-size PROBE DOOZ` takes the microcontroller program from `size-probe`
//! and the release binary of `dooz`. A size over its budget is an error. Times
//! are only printed, because they depend on the machine.

mod flash;
mod start;

use std::env;
use std::error::Error;
use std::fs;
use std::path::Path;
use std::process::ExitCode;

/// The size limit of a program.
struct Budget {
    what: &'static str,
    weigh: fn(&[u8]) -> Result<u64, object::Error>,
    limit: u64,
}

const PROBE: Budget = Budget {
    what: "core for thumbv6m-none-eabi: code and constants",
    weigh: flash::bytes,
    limit: 8 * 1024,
};
const DOOZ: Budget = Budget {
    what: "dooz: the release binary without the page",
    weigh: |program| Ok(program.len() as u64),
    limit: 8 * 1000 * 1000,
};

fn main() -> ExitCode {
    match run() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<bool, Box<dyn Error>> {
    let paths: Vec<_> = env::args_os().skip(1).collect();
    let [probe, dooz] = paths.as_slice() else {
        return Err("usage: dooz-size PROBE DOOZ (`cargo xtask size` builds both)".into());
    };

    // Measure both before failing, so that one run shows all sizes.
    let small = [PROBE.check(Path::new(probe))?, DOOZ.check(Path::new(dooz))?];
    let start = start::time_to_board(Path::new(dooz), 11)?;
    println!(
        "dooz: start until the board is shown: {:.1} ms (of {} starts, {:.1} to {:.1}; meant to be under 20)",
        start.median, start.count, start.min, start.max
    );
    Ok(small.iter().all(|&fits| fits))
}

impl Budget {
    /// Prints the size, and returns `true` if it is within the budget.
    fn check(&self, program: &Path) -> Result<bool, Box<dyn Error>> {
        let bytes = fs::read(program).map_err(|error| format!("{}: {error}", program.display()))?;
        let size =
            (self.weigh)(&bytes).map_err(|error| format!("{}: {error}", program.display()))?;

        let fits = size <= self.limit;
        let verdict = if fits { "" } else { ": TOO LARGE" };
        println!("{}: {size} bytes of {}{verdict}", self.what, self.limit);
        Ok(fits)
    }
}
