//! The checks of `cargo xtask test`, in order: cheap findings come first.

/// All steps. A new check is one more entry.
///
/// Steps that compile the workspace do so with `--workspace`, even where they
/// need only a part of it: `--package` would select other features for shared
/// dependencies and compile them again.
pub(crate) const STEPS: &[Step] = &[
    Step::new("format", "the code is formatted by rustfmt").runs(&[
        "cargo fmt --all --check",
        "cargo fmt --manifest-path fuzz/Cargo.toml --check",
        "cargo fmt --manifest-path bench/size-probe/Cargo.toml --check",
    ]),
    Step::new("clippy", "the code passes all lints")
        .first(WINDOW_LIBRARIES)
        .runs(&["cargo clippy --workspace --all-targets --locked -- -D warnings"]),
    Step::new("web", "the page builds, is small and passes all lints")
        .first("rustup target add wasm32-unknown-unknown")
        .runs(&[
            "cargo clippy --package dooz-web --lib --target wasm32-unknown-unknown --locked \
             -- -D warnings",
            "cargo xtask web",
        ]),
    Step::new(
        "tests",
        "unit tests, whole sessions and the examples in the documentation pass",
    )
    .runs(&["cargo test --workspace --locked"]),
    Step::new("graphviz", "Graphviz lays out the graphs of searches")
        .runs_if(
            "cargo xtask provide dot=graphviz",
            "nothing can lay the graphs out: install graphviz",
        )
        .runs(&["cargo test --workspace --test trace --locked graphviz -- --include-ignored"]),
    Step::new(
        "certificates",
        "both verifiers of certificates agree, and tests notice their mistakes",
    )
    .runs_if(
        "cargo xtask provide python3",
        "nothing can run the second verifier: install python3",
    )
    .runs(&["cargo test --workspace --tests --locked second_verifier -- --include-ignored"]),
    Step::new(
        "python",
        "the package for Python passes its tests, and its stubs tell the truth",
    )
    .runs_if(
        "cargo xtask python --tools",
        "it needs Python 3.11 with venv and its packages; what is missing is said above",
    )
    .runs(&[
        "target/tools/python/bin/ruff format --check python",
        "target/tools/python/bin/ruff check python",
        "cargo xtask python --dev",
        "target/tools/python/bin/mypy --config-file python/pyproject.toml python/dooz python/tests python/tests_cluster",
        "target/tools/python/bin/stubtest dooz._native",
        "target/tools/python/bin/pytest --numprocesses auto python/tests",
        "cargo xtask python --installs",
    ]),
    Step::new(
        "docs",
        "the documentation builds, and none of its links is broken",
    )
    .runs(&["RUSTDOCFLAGS=-Dwarnings cargo doc --workspace --no-deps --locked"]),
    Step::new("package", "the core can be published: its package builds alone")
        .runs(&["cargo package --package dooz-core --locked --allow-dirty --quiet"]),
    Step::new("book", "the book builds; `tests` runs its commands")
        .first(INSTALL_MDBOOK)
        .runs(&["target/tools/bin/mdbook build docs/book --dest-dir target/book"]),
    Step::new("thumbv6m", "the core builds for a small microcontroller")
        .first("rustup target add thumbv6m-none-eabi")
        .runs(&["cargo build --package dooz-core --target thumbv6m-none-eabi --locked"]),
    Step::new(
        "firmware",
        "the game on the microcontroller is small and correct, in emulation",
    )
    .runs_if(
        "python3 firmware/emulation/setup.py",
        "it needs Python 3, gcc and QEMU; what is missing is said above",
    )
    .runs(FIRMWARE),
    Step::new("e2e", "the page works in a real browser")
        .first("cargo xtask provide /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf=fonts-dejavu-core")
        .runs_if(
            "cargo xtask provide chromium-headless-shell npm",
            "nothing can show the page: install chromium-headless-shell and npm",
        )
        .runs(&[
            "npm --prefix crates/dooz-web/e2e ci --silent",
            "npm --prefix crates/dooz-web/e2e test",
        ]),
    Step::new("desktop", "the page works in a window of its own")
        .runs_if(
            "cargo xtask provide python3 xvfb-run=xvfb xauth xdotool xwd=x11-apps openbox",
            "there is no screen to show a window on: install what is said above",
        )
        .runs(&[
            "cargo build --workspace --bin dooz-desktop --locked",
            "xvfb-run --auto-servernum --server-args=-noreset python3 crates/dooz-desktop/tests/window.py",
        ]),
    Step::new(
        "licences",
        "every dependency may be shipped and comes from crates.io",
    )
    .runs(&["cargo xtask licences"]),
    Step::new(
        "fuzz",
        "the parsers keep their laws on arbitrary text, for some seconds each",
    )
    .runs_if(
        "cargo xtask provide c++=g++",
        "libFuzzer needs a C++ compiler: install g++",
    )
    .runs(&["cargo xtask fuzz"]),
    Step::new("long-tests", "the tests that take minutes pass")
        .only_full()
        .runs(&["cargo test --workspace --all-targets --locked -- --ignored"]),
    Step::new(
        "ray",
        "work on a cluster of Ray survives what happens to its machines",
    )
    .only_full()
    .runs_if(
        "cargo xtask python --tools",
        "it needs Python 3.11 with venv and its packages; what is missing is said above",
    )
    .runs(&[
        "target/tools/python/bin/pip install --quiet --requirement python/requirements-ray.txt",
        "cargo xtask python --dev",
        "target/tools/python/bin/pytest -W default python/tests_cluster",
    ]),
    Step::new("advisories", "no dependency has a known vulnerability")
        .only_full()
        .first(INSTALL_CARGO_DENY)
        .runs_if(
            "target/tools/bin/cargo-deny --locked fetch db",
            "the database of advisories could not be fetched",
        )
        .runs(&[
            "target/tools/bin/cargo-deny --locked --offline check --hide-inclusion-graph",
            "target/tools/bin/cargo-deny --manifest-path firmware/Cargo.toml --locked --offline \
             check --hide-inclusion-graph",
        ]),
    Step::new("sizes", "the programs are as small as promised")
        .only_full()
        .runs(&["cargo xtask size"]),
];

const WINDOW_LIBRARIES: &str =
    "cargo xtask provide webkit2gtk-4.1.pc=libwebkit2gtk-4.1-dev gtk+-3.0.pc=libgtk-3-dev";

// The folder `firmware` is a workspace of its own.
const FIRMWARE: &[&str] = &[
    "rustup target add thumbv6m-none-eabi",
    "cargo fmt --manifest-path firmware/Cargo.toml --check \
     --package dooz-firmware --package dooz-firmware-host --package dooz-capi",
    "cargo clippy --manifest-path firmware/Cargo.toml --target-dir firmware/target --locked \
     --workspace --lib --tests -- -D warnings",
    "cargo clippy --manifest-path firmware/Cargo.toml --target-dir firmware/target --locked \
     --target thumbv6m-none-eabi --release -- -D warnings",
    "cargo test --manifest-path firmware/Cargo.toml --target-dir firmware/target --locked --lib",
    "cargo test --manifest-path firmware/Cargo.toml --target-dir firmware/target --locked --lib \
     --package dooz-capi",
    "cargo build --manifest-path firmware/Cargo.toml --target-dir firmware/target --locked \
     --release --target thumbv6m-none-eabi",
    "cargo build --manifest-path firmware/Cargo.toml --target-dir firmware/target --locked \
     --release --target thumbv6m-none-eabi --package dooz-capi --features compact",
    "cargo build --manifest-path firmware/Cargo.toml --target-dir firmware/target --locked \
     --release --package dooz-capi",
    "cargo build --manifest-path firmware/Cargo.toml --target-dir firmware/target --locked \
     --release --package dooz-firmware-host",
    "gcc -std=c99 -Wall -Wextra -Werror -Ifirmware/capi/include \
     firmware/capi/example/selfplay.c -o firmware/target/selfplay \
     -Lfirmware/target/release -ldooz_capi",
    "firmware/target/selfplay",
    "gcc -std=c99 -Wall -Wextra -Werror -Ifirmware/capi/include \
     firmware/capi/tests/refusals.c -o firmware/target/refusals \
     -Lfirmware/target/release -ldooz_capi",
    "firmware/target/refusals",
    "target/tools/firmware-python/bin/pytest -rs --numprocesses auto firmware/emulation",
];

// Both read a few hundred small files: compiled in the fastest way, they are
// fast enough.
const INSTALL_CARGO_DENY: &str = "CARGO_PROFILE_DEV_DEBUG=0 \
    cargo install --quiet --debug --locked --root target/tools cargo-deny@0.20.2";

// Without the default features it neither watches, serves nor searches.
const INSTALL_MDBOOK: &str = "CARGO_PROFILE_DEV_DEBUG=0 cargo install --quiet --debug --locked \
    --root target/tools --no-default-features mdbook@0.5.4";

/// A check: command lines that succeed if its claim is true.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Step {
    /// The name of the step on the command line.
    pub(crate) name: &'static str,
    /// The claim that is true if the step passes.
    pub(crate) shows: &'static str,
    /// Leaves the step out of runs without `--full`.
    pub(crate) full: bool,
    /// Fetches the tools of the step; quick if they are there already.
    pub(crate) first: Option<&'static str>,
    /// A requirement on the machine; the step is not run where it fails.
    pub(crate) condition: Option<Condition>,
    /// The check itself.
    pub(crate) lines: &'static [&'static str],
}

/// A command line that must succeed for a step to make sense.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Condition {
    pub(crate) line: &'static str,
    /// The reason that the report gives for a step that was not run.
    pub(crate) otherwise: &'static str,
}

impl Step {
    const fn new(name: &'static str, shows: &'static str) -> Self {
        Self {
            name,
            shows,
            full: false,
            first: None,
            condition: None,
            lines: &[],
        }
    }

    const fn only_full(mut self) -> Self {
        self.full = true;
        self
    }

    const fn first(mut self, line: &'static str) -> Self {
        self.first = Some(line);
        self
    }

    const fn runs_if(mut self, line: &'static str, otherwise: &'static str) -> Self {
        self.condition = Some(Condition { line, otherwise });
        self
    }

    const fn runs(mut self, lines: &'static [&'static str]) -> Self {
        self.lines = lines;
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_step_has_a_name_of_its_own_and_something_to_run() {
        for (i, step) in STEPS.iter().enumerate() {
            assert!(!step.lines.is_empty(), "{} runs nothing", step.name);
            assert!(
                STEPS[..i].iter().all(|other| other.name != step.name),
                "two steps are called {}",
                step.name
            );
        }
    }

    #[test]
    fn contributing_lists_the_steps_with_what_they_show() {
        let text = include_str!("../../CONTRIBUTING.md");
        let (_, table) = text.split_once("| step | shows that |").unwrap();
        let rows = table.lines().skip(2).take_while(|row| !row.is_empty());
        let told: Vec<String> = rows
            .map(|row| row[..row.rfind(" | ").unwrap()].to_owned())
            .collect();
        let expected = STEPS.iter().map(
            |Step {
                 name, shows, full, ..
             }| {
                let when = if *full { " (`--full`)" } else { "" };
                format!("| `{name}` | {shows}{when}")
            },
        );
        assert_eq!(told, expected.collect::<Vec<_>>());
    }
}
