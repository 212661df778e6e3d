//! `cargo xtask python`: builds the package for Python as a wheel.

use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use clap::Args;
use rayon::prelude::*;

use crate::line::{self, Failure};
use crate::provide::{self, Need};

#[derive(Args, Default)]
pub(crate) struct Arguments {
    /// Build quickly, and install the wheel beside the tools for the tests
    #[arg(long)]
    dev: bool,
    /// Only install the tools that build and test the package
    #[arg(long, conflicts_with = "dev")]
    tools: bool,
    /// Install the wheel of the tests for each Python on this machine, and use it there
    #[arg(long, conflicts_with_all = ["dev", "tools"])]
    installs: bool,
    /// Further options of `maturin build`, for other machines and interpreters
    #[arg(last = true, conflicts_with_all = ["dev", "tools", "installs"])]
    options: Vec<String>,
}

/// The environment with the tools, and with the package in it for its tests.
const ENVIRONMENT: &str = "target/tools/python";

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    if arguments.installs {
        return try_installs();
    }
    let pip = format!("{ENVIRONMENT}/bin/pip --disable-pip-version-check --quiet");
    if !Path::new(ENVIRONMENT).join("bin/pip").exists() {
        let needs = ["ensurepip.py=python3-venv", "venv.py=python3-venv"];
        provide::run(&needs.map(Need::from))?;
        line::run_quietly(&format!("python3 -m venv {ENVIRONMENT}"))?;
    }
    line::run(&format!(
        "{pip} install --requirement python/requirements.txt"
    ))?;
    if arguments.tools {
        return Ok(());
    }

    if !arguments.dev {
        let mut words = RELEASE.to_owned();
        if cfg!(target_os = "linux") {
            line::run(&format!(
                "{pip} install --requirement python/requirements-release.txt"
            ))?;
            words += PORTABLE;
        }
        for option in &arguments.options {
            words += " ";
            words += option;
        }
        return maturin(&words);
    }
    maturin("build --profile dev --out ../target/wheels/dev")?;
    line::run(&format!(
        "{pip} install --force-reinstall --no-deps --no-index --find-links target/wheels/dev dooz"
    ))
}

/// The arguments with which `maturin` builds a wheel for release.
const RELEASE: &str = "build --compression-level 9 --out ../target/wheels";

/// Zig links with the C library of Linux distributions from 2018 on, whatever the one of
/// this machine is.
const PORTABLE: &str = " --zig --compatibility manylinux_2_28";

/// Tries the wheel of the tests with each Python that is found, some of them at once.
fn try_installs() -> Result<(), Failure> {
    let pythons = or_usual(pythons(), usual_python)?;
    let versions: Vec<&str> = pythons.iter().map(|(version, _)| &**version).collect();
    println!("The package is tried with Python {}.", versions.join(", "));
    let pythons = pythons.par_iter();
    pythons.try_for_each(|(version, python)| try_install(version, python))
}

/// Returns the Pythons that were found, or the usual one if there are none.
fn or_usual(
    mut found: Vec<Python>,
    usual: impl FnOnce() -> Option<Python>,
) -> Result<Vec<Python>, Failure> {
    if found.is_empty() {
        found.extend(usual());
    }
    if found.is_empty() {
        return Err(Failure::Found(format!(
            "No Python here can have the package: it needs Python 3.{FIRST_MINOR} with venv"
        )));
    }
    Ok(found)
}

/// The version of a Python, and its program.
type Python = (String, PathBuf);

/// Tries the wheel of the tests in an empty environment of a Python, without `NumPy` and
/// with it.
fn try_install(version: &str, python: &Path) -> Result<(), Failure> {
    let environment = format!("target/tools/python-{version}");
    // Packages of an earlier run would make it less than empty.
    line::run_quietly(&format!(
        "{} -m venv --clear {environment}",
        python.display()
    ))?;
    let pip = format!("{environment}/bin/pip --disable-pip-version-check --quiet");
    let script = format!("{environment}/bin/python python/tests/installed.py");
    line::run(&format!(
        "{pip} install --no-index --find-links target/wheels/dev dooz"
    ))?;
    line::run(&script)?;
    line::run(&format!(
        "{pip} install --constraint python/requirements.txt numpy"
    ))?;
    line::run(&script)
}

/// Returns the versions and programs of the Pythons that can have the package, with what
/// makes environments: those in the search path and those that pyenv has built, one for
/// each version.
fn pythons() -> Vec<Python> {
    let pyenv = env::var_os("PYENV_ROOT").map(PathBuf::from);
    let pyenv = pyenv.or_else(|| Some(env::home_dir()?.join(".pyenv")));
    let builds = pyenv.and_then(|root| fs::read_dir(root.join("versions")).ok());
    let builds = builds.into_iter().flatten().flatten();
    let bins = builds.map(|build| build.path().join("bin"));
    let bins: Vec<PathBuf> = std::iter::once(PathBuf::new()).chain(bins).collect();
    let find = |minor: u32| {
        let version = format!("3.{minor}");
        let programs = bins.iter().map(|bin| bin.join(format!("python{version}")));
        let python = programs
            .into_iter()
            .find(|program| minor_of(program) == Some(minor))?;
        Some((version, python))
    };
    (FIRST_MINOR..FIRST_MINOR + 10).filter_map(find).collect()
}

/// Returns the Python that has no version in its name.
fn usual_python() -> Option<Python> {
    let python = PathBuf::from("python3");
    let minor = minor_of(&python).filter(|&minor| minor >= FIRST_MINOR)?;
    Some((format!("3.{minor}"), python))
}

/// Returns the minor version of a Python that makes environments. A shim of pyenv is there
/// even if its Python is not, and a Python of Debian may lack the modules for it.
fn minor_of(python: &Path) -> Option<u32> {
    let mut command = Command::new(python);
    command.args([
        "-c",
        "import ensurepip, sys, venv; print(sys.version_info.minor)",
    ]);
    let output = command.stderr(Stdio::null()).output().ok()?;
    let minor = String::from_utf8(output.stdout).ok()?;
    minor.trim().parse().ok()
}

/// The wheel is for the stable ABI of Python 3 and this.
const FIRST_MINOR: u32 = 11;

/// The environment with the packages that Dooz is compared with.
const PEERS: &str = "target/tools/python-peers";

/// Measures the speed of the package beside that of others.
pub(crate) fn bench() -> Result<(), Failure> {
    run(&Arguments::default())?;
    let pip = format!("{PEERS}/bin/pip --disable-pip-version-check --quiet");
    if !Path::new(PEERS).join("bin/pip").exists() {
        line::run_quietly(&format!("python3 -m venv {PEERS}"))?;
    }
    line::run(&format!(
        "{pip} install --requirement python/bench/requirements.txt"
    ))?;
    line::run(&format!(
        "{pip} install --force-reinstall --no-deps --no-index --find-links target/wheels dooz"
    ))?;
    line::run(&format!("{PEERS}/bin/python python/bench"))
}

/// Runs maturin, which reads its settings in the folder where it is started, and finds Zig
/// where the Python is that the search path names first.
fn maturin(words: &str) -> Result<(), Failure> {
    let line = format!("cd python && PATH=../{ENVIRONMENT}/bin:$PATH maturin {words}");
    println!("$ {line}");
    let run = || {
        let bin = env::current_dir()?.join(ENVIRONMENT).join("bin");
        let path = env::var_os("PATH").unwrap_or_default();
        let path = std::iter::once(bin.clone()).chain(env::split_paths(&path));
        let path = env::join_paths(path).map_err(io::Error::other)?;
        let mut command = Command::new(bin.join("maturin"));
        command.current_dir("python").env("PATH", path);
        command.args(words.split(' ')).status()
    };
    match run() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(Failure::End { line, status }),
        Err(error) => Err(Failure::Start { line, error }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn python(version: &str) -> Python {
        (version.to_owned(), PathBuf::from("python"))
    }

    #[test]
    fn a_package_that_no_python_has_tried_is_no_success() {
        let (old, new) = (python("3.11"), python("3.14"));
        let found = or_usual(vec![old.clone()], || Some(new.clone()));
        assert_eq!(found.unwrap(), [old]);
        let usual = or_usual(Vec::new(), || Some(new.clone()));
        assert_eq!(usual.unwrap(), [new]);
        assert!(or_usual(Vec::new(), || None).is_err());
    }
}
