//! Dooz in a window of its own.
//!
//! The page is embedded in this program and shown by the system's web engine.
//! Nothing is fetched.

#![forbid(unsafe_code)]
#![cfg_attr(windows, windows_subsystem = "windows")]

mod pages;
mod window;
mod window_state;

use std::env;
use std::process::ExitCode;

use dooz_locale::{Language, Locale};

fn main() -> ExitCode {
    let language = Language::from_environment(|name| env::var(name).ok());
    let locale = Locale::new(language);
    let Some(page) = dooz_dist::PAGE else {
        eprintln!("{}", locale.text("web-no-page"));
        return ExitCode::FAILURE;
    };
    match window::run(page, &locale) {
        Ok(()) => success(),
        Err(error) => {
            let gaps = [("reason", error.to_string().into())];
            eprintln!("{}", locale.format("error-system", &gaps));
            ExitCode::FAILURE
        }
    }
}

/// Ends the process at once. A thread of `tao`, which nobody can end, listens for keys: one
/// that is released while the process takes down its libraries would crash it.
#[cfg(target_os = "linux")]
fn success() -> ExitCode {
    signal_hook::low_level::exit(0)
}

#[cfg(not(target_os = "linux"))]
const fn success() -> ExitCode {
    ExitCode::SUCCESS
}
