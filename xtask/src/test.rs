//! `cargo xtask test`: runs the steps up to the first failure.

use std::fmt;
use std::process::ExitCode;

use clap::Args;
use clap::builder::PossibleValuesParser;

use crate::cost::{self, Cost, Meter};
use crate::line::{self, Failure};
use crate::steps::{STEPS, Step};

#[derive(Args)]
pub(crate) struct Arguments {
    /// Also run the long checks and those that need the network
    #[arg(long)]
    full: bool,

    /// Run only this step; may be given more than once
    #[arg(long, value_name = "STEP", value_parser = names())]
    only: Vec<String>,

    /// List the steps and the claim of each, and run none
    #[arg(long)]
    list: bool,
}

pub(crate) fn run(arguments: &Arguments) -> ExitCode {
    if arguments.list {
        list();
        return ExitCode::SUCCESS;
    }

    let chosen: Vec<&Step> = STEPS
        .iter()
        .filter(|step| {
            if arguments.only.is_empty() {
                arguments.full || !step.full
            } else {
                arguments.only.iter().any(|name| name == step.name)
            }
        })
        .collect();
    cost::adopt_orphans();
    let report = run_steps(&chosen, line::run);

    println!("\n{report}");
    if report.failed() {
        ExitCode::FAILURE
    } else {
        ExitCode::SUCCESS
    }
}

fn names() -> PossibleValuesParser {
    PossibleValuesParser::new(STEPS.iter().map(|step| step.name))
}

fn list() {
    for step in STEPS {
        let when = if step.full { " (only with --full)" } else { "" };
        println!("{:<11} {}{when}", step.name, step.shows);
    }
}

fn run_steps(steps: &[&Step], mut run: impl FnMut(&str) -> Result<(), Failure>) -> Report {
    let whole = Meter::start();
    let mut report = Report::default();
    for (i, step) in steps.iter().enumerate() {
        let meter = Meter::start();
        let verdict = if report.failed() {
            Verdict::NotRun("a step before it failed")
        } else {
            println!("\n{}/{} {}: {}", i + 1, steps.len(), step.name, step.shows);
            run_step(step, &mut run)
        };
        report.entries.push(Entry {
            name: step.name,
            verdict,
            cost: meter.read(),
        });
    }
    report.cost = whole.read();
    report
}

fn run_step(step: &Step, run: &mut impl FnMut(&str) -> Result<(), Failure>) -> Verdict {
    if let Some(Err(failure)) = step.first.map(&mut *run) {
        return Verdict::Failed(failure);
    }
    if let Some(condition) = step.condition
        && run(condition.line).is_err()
    {
        return Verdict::NotRun(condition.otherwise);
    }

    match step.lines.iter().try_for_each(|line| run(line)) {
        Ok(()) => Verdict::Passed,
        Err(failure) => Verdict::Failed(failure),
    }
}

/// The verdict on each step with its cost, printed with the line that repeats
/// a failure.
#[derive(Default)]
struct Report {
    entries: Vec<Entry>,
    cost: Cost,
}

struct Entry {
    name: &'static str,
    verdict: Verdict,
    cost: Cost,
}

enum Verdict {
    Passed,
    Failed(Failure),
    NotRun(&'static str),
}

impl Report {
    fn failed(&self) -> bool {
        self.count(|verdict| matches!(verdict, Verdict::Failed(_))) > 0
    }

    fn count(&self, is: impl Fn(&Verdict) -> bool) -> usize {
        self.entries
            .iter()
            .filter(|entry| is(&entry.verdict))
            .count()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:<19} minutes processor", "")?;
        for Entry {
            name,
            verdict,
            cost,
        } in &self.entries
        {
            match verdict {
                Verdict::Passed => writeln!(f, "passed  {name:<11} {cost}")?,
                Verdict::Failed(_) => writeln!(f, "FAILED  {name:<11} {cost}")?,
                Verdict::NotRun(reason) => writeln!(f, "not run {name:<11} {reason}")?,
            }
        }
        writeln!(f, "{:<19} {}", "in all", self.cost)?;

        for Entry { name, verdict, .. } in &self.entries {
            if let Verdict::Failed(failure) = verdict {
                writeln!(f, "\nThe step `{name}` failed. {failure}")?;
            }
        }

        write!(
            f,
            "\n{} passed, {} failed, {} not run",
            self.count(|verdict| matches!(verdict, Verdict::Passed)),
            self.count(|verdict| matches!(verdict, Verdict::Failed(_))),
            self.count(|verdict| matches!(verdict, Verdict::NotRun(_))),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::steps::Condition;

    const ONE: Step = Step {
        name: "one",
        shows: "",
        full: false,
        first: Some("fetch one"),
        condition: None,
        lines: &["check one", "check one more"],
    };
    const TWO: Step = Step {
        name: "two",
        condition: Some(Condition {
            line: "ask two",
            otherwise: "no network",
        }),
        first: None,
        lines: &["check two"],
        ..ONE
    };

    /// Runs both steps on a machine where only the line `broken` fails, and
    /// returns the lines that ran.
    fn run_with(broken: &str) -> (Report, Vec<String>) {
        let mut ran = Vec::new();
        let report = run_steps(&[&ONE, &TWO], |line| {
            ran.push(line.to_owned());
            if line == broken {
                Err(Failure::Found(format!("To repeat it:\n  {line}")))
            } else {
                Ok(())
            }
        });
        (report, ran)
    }

    #[test]
    fn every_line_of_every_step_runs_in_order() {
        let (report, ran) = run_with("nothing");

        assert!(!report.failed());
        assert_eq!(
            ran,
            [
                "fetch one",
                "check one",
                "check one more",
                "ask two",
                "check two"
            ]
        );
        assert!(report.to_string().contains("2 passed, 0 failed, 0 not run"));
    }

    #[test]
    fn the_first_failure_stops_the_run_and_names_its_command() {
        let (report, ran) = run_with("check one");

        assert!(report.failed());
        assert_eq!(ran, ["fetch one", "check one"]);
        let text = report.to_string();
        assert!(text.contains("The step `one` failed. To repeat it:\n  check one\n"));
        assert!(text.contains("0 passed, 1 failed, 1 not run"));
    }

    #[test]
    fn a_step_whose_needs_cannot_be_fetched_fails() {
        let (report, ran) = run_with("fetch one");

        assert!(report.failed());
        assert_eq!(ran, ["fetch one"]);
    }

    #[test]
    fn a_step_that_the_machine_cannot_run_is_not_reported_as_passed() {
        let (report, ran) = run_with("ask two");

        assert!(!report.failed());
        assert_eq!(ran.last().unwrap(), "ask two");
        let text = report.to_string();
        assert!(text.contains("not run two         no network"));
        assert!(text.contains("1 passed, 0 failed, 1 not run"));
    }
}
