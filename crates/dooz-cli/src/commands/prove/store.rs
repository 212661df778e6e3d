//! `dooz prove --store` without a claim: the contents of a store, and more work on it.

use std::io::{self, Write};
use std::process::ExitCode;

use dooz_core::{Player, Symbol};
use dooz_locale::{Locale, proof};
use dooz_solver::{Answer, Question};
use dooz_verify::{Claim, Goal, verify};
use serde::Serialize;

use super::{CLAIMS, claim_about, prove};
use crate::commands::proof_args::ProofArgs;
use crate::commands::solve::{self, write_proofs};
use crate::failure::Failure;
use crate::jobs::{Contents, JobArgs, Store};
use crate::json::write_json;
use crate::printer::Printer;

/// Goes on with the open question of a store if any option of a search is given; otherwise
/// shows the questions, and writes the certificate of the one that is proved if it is
/// wanted.
pub(super) fn run(
    args: &ProofArgs,
    printer: &Printer,
    output: &mut dyn Write,
) -> Result<ExitCode, Failure> {
    let locale = printer.locale();
    let folder = args.jobs.store.as_deref().expect("clap demands a store");
    let contents = Store::contents(folder).map_err(|error| error.explain(locale))?;
    let gaps = [("folder", folder.display().to_string().into())];
    let fails = |key| Failure::from(locale.format(key, &gaps));

    let rows = contents.questions.iter();
    let mut open = rows.filter(|(_, answer)| answer.is_none());
    let is_to_go_on = args.jobs.are_given() || args.time.is_some() || args.nodes.is_some();
    if is_to_go_on && let Some((question, _)) = open.next() {
        return match open.next() {
            None => go_on(args, question, printer, output),
            Some(_) => Err(fails("store-error-several-open")),
        };
    }
    if let Some(file) = &args.certificate {
        let mut proofs = contents.questions.iter().filter_map(|row| match &row.1 {
            Some(Answer::Proved { certificates, .. }) => Some(certificates),
            _ => None,
        });
        match (proofs.next(), proofs.next()) {
            (Some(certificates), None) => write_proofs(file, certificates, locale)?,
            (Some(_), Some(_)) => return Err(fails("store-error-several-proved")),
            (None, _) => return Err(fails("store-error-none-proved")),
        };
    }
    if args.json {
        write_json(&Document::from(&contents), output)?;
    } else {
        tell(&contents, printer, output)?;
    }
    output.flush()?;
    let mut answers = contents.questions.iter().map(|(_, answer)| answer);
    let is_proved = answers.any(|answer| matches!(answer, Some(Answer::Proved { .. })));
    Ok(if is_proved {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// Goes on with a question as it was asked.
fn go_on(
    args: &ProofArgs,
    question: &Question,
    printer: &Printer,
    output: &mut dyn Write,
) -> Result<ExitCode, Failure> {
    check_sizes(&args.jobs, question, printer.locale())?;
    let args = ProofArgs {
        jobs: JobArgs {
            job_nodes: question.nodes,
            memory: question.memory,
            ..args.jobs.clone()
        },
        ..args.clone()
    };
    let position = (question.position, Symbol::X);
    match question.claim {
        Some(claim) => prove(&args, position, claim, printer, output),
        // What is found without jobs would not come into the store.
        None => solve::solve(&args, position, 0, printer, output),
    }
}

/// Checks that the sizes of jobs on the command line, if there are any, are those of the
/// question: by others it would be another question, without the results in the store.
fn check_sizes(jobs: &JobArgs, question: &Question, locale: &Locale) -> Result<(), Failure> {
    let is_other_memory = jobs.memory.is_some() && jobs.memory != question.memory;
    let (option, size) = if is_other_memory {
        let size = question.memory.map(|bytes| (bytes >> 20).to_string());
        ("--memory", size)
    } else if jobs.job_nodes.is_some() && jobs.job_nodes != question.nodes {
        let size = question.nodes.map(|nodes| nodes.to_string());
        ("--job-nodes", size)
    } else {
        return Ok(());
    };
    let key = match size {
        Some(_) => "store-error-size",
        None => "store-error-default-size",
    };
    let gaps = [
        ("option", option.into()),
        ("size", size.unwrap_or_default().into()),
    ];
    Err(locale.format(key, &gaps).into())
}

/// Writes the questions, and what is known.
fn tell(contents: &Contents, printer: &Printer, output: &mut dyn Write) -> io::Result<()> {
    let locale = printer.locale();
    for (question, answer) in &contents.questions {
        match answer {
            None => printer.tell(output, &open(question, locale))?,
            Some(Answer::Refuted) => printer.tell(output, &refuted(question, locale))?,
            Some(Answer::Proved { certificates, .. }) => {
                for bytes in certificates {
                    tell_proof(bytes, printer, output)?;
                }
            }
        }
    }
    if contents.foreign > 0 {
        let gaps = [("count", contents.foreign.into())];
        printer.say(output, "store-foreign", &gaps)?;
    }
    let mut rows = contents.questions.iter();
    let is_open = rows.any(|(_, answer)| answer.is_none());
    let key = if is_open {
        "store-results-open"
    } else {
        "store-results"
    };
    printer.say(output, key, &[("jobs", contents.results.into())])
}

/// Writes the claim that a certificate of the store proves.
fn tell_proof(bytes: &[u8], printer: &Printer, output: &mut dyn Write) -> io::Result<()> {
    match verify(bytes) {
        Ok(verified) => printer.tell(
            output,
            &proof::claim(&verified.claim, Symbol::X, printer.locale()),
        ),
        Err(rejection) => {
            let gaps = [("reason", rejection.to_string().into())];
            printer.say(output, "store-rejected", &gaps)
        }
    }
}

/// Says that a question is open.
fn open(question: &Question, locale: &Locale) -> String {
    let gaps = [
        ("position", position_of(question, locale).into()),
        ("claim", claim_name(question).unwrap_or_default().into()),
    ];
    let key = match question.claim {
        Some(_) => "store-open-claim",
        None => "store-open-value",
    };
    locale.format(key, &gaps)
}

/// Says that the claim of a question is refuted, and which claim would prove that.
fn refuted(question: &Question, locale: &Locale) -> String {
    let opposite = match question.claim {
        Some((player, Goal::Win)) => name_of((!player, Goal::Hold)),
        Some((player, Goal::Hold)) => name_of((!player, Goal::Win)),
        _ => None,
    };
    let key = match opposite {
        Some(_) => "store-refuted-opposite",
        None => "store-refuted",
    };
    let gaps = [
        ("position", position_of(question, locale).into()),
        ("claim", claim_name(question).unwrap_or_default().into()),
        ("opposite", opposite.unwrap_or_default().into()),
    ];
    locale.format(key, &gaps)
}

/// Returns the position of a question in words.
fn position_of(question: &Question, locale: &Locale) -> String {
    let some_claim = question.claim.unwrap_or((Player::First, Goal::Win));
    let claim: Claim = claim_about(&question.position, some_claim);
    proof::position(&claim, Symbol::X, locale)
}

/// Returns the claim of a question as `--claim` has it; `None` if it asks for the value.
fn claim_name(question: &Question) -> Option<&'static str> {
    name_of(question.claim?)
}

/// Returns the name of a claim on the command line.
fn name_of(claim: (Player, Goal)) -> Option<&'static str> {
    let named = CLAIMS.iter().find(|(_, known)| *known == claim);
    named.map(|(name, _)| *name)
}

/// The contents of a store as an object of JSON.
#[derive(Serialize)]
struct Document {
    questions: Vec<QuestionDocument>,
    /// The number of results of jobs.
    results: u64,
}

#[derive(Serialize)]
struct QuestionDocument {
    rules: String,
    /// The stones, crosses being those of the first player.
    board: String,
    /// The claim as on the command line; `null` if the question is for the value.
    claim: Option<&'static str>,
    /// `proved`, `refuted` or `open`.
    result: &'static str,
    /// The value, if it was asked for and is proved.
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<&'static str>,
    /// The sizes of jobs as on the command line, the memory in MiB; `null` if they are
    /// the usual ones.
    job_nodes: Option<u64>,
    memory: Option<usize>,
    /// The sizes of the certificates, in bytes.
    bytes: Vec<usize>,
}

impl From<&Contents> for Document {
    fn from(contents: &Contents) -> Self {
        let questions = contents.questions.iter().map(|(question, answer)| {
            let (result, value, proofs) = match answer {
                Some(Answer::Proved {
                    value,
                    certificates,
                }) => ("proved", *value, &certificates[..]),
                Some(Answer::Refuted) => ("refuted", None, &[][..]),
                None => ("open", None, &[][..]),
            };
            QuestionDocument {
                rules: question.position.rules().to_string(),
                board: question.position.picture(Symbol::X).to_string(),
                claim: claim_name(question),
                result,
                value: value.map(solve::value_name),
                job_nodes: question.nodes,
                memory: question.memory.map(|bytes| bytes >> 20),
                bytes: proofs.iter().map(Vec::len).collect(),
            }
        });
        Self {
            questions: questions.collect(),
            results: contents.results,
        }
    }
}
