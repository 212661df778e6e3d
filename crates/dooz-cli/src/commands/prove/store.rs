//! `dooz prove --store` without a claim: what a store holds, and more work on it.

use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use dooz_core::{Player, Symbol};
use dooz_locale::{Locale, proof};
use dooz_solver::{Answer, Question};
use dooz_verify::{Claim, Goal, verify};
use serde::Serialize;

use super::{CLAIMS, ProveArgs, claim_about, prove};
use crate::commands::solve::{self, SolveArgs, write_proofs};
use crate::failure::Failure;
use crate::jobs::{Contents, JobArgs, Store};
use crate::json::write_json;
use crate::printer::Printer;

/// Goes on with the open question of a store if there is a number of jobs; otherwise
/// shows the questions and writes the certificate of the one that is answered, if it is
/// wanted.
pub(super) fn run(
    args: &ProveArgs,
    printer: &Printer,
    output: &mut dyn Write,
) -> Result<ExitCode, Failure> {
    let locale = printer.locale();
    let folder = args.jobs.store.as_deref().expect("clap demands a store");
    let contents = Store::contents(folder).map_err(|error| error.explain(locale))?;
    let is_open = |(_, answer): &&(Question, Option<Answer>)| answer.is_none();
    if args.jobs.jobs.is_some() && contents.questions.iter().any(|row| is_open(&row)) {
        let open = contents.questions.iter().filter(is_open);
        let (question, _) = only(open, folder, locale)?;
        return go_on(args, question, printer, output);
    }
    if let Some(file) = &args.certificate {
        let answered = contents.questions.iter().filter(|row| !is_open(row));
        if let (_, Some(answer)) = only(answered, folder, locale)? {
            write_proofs(file, &answer.certificates, locale)?;
        }
    }
    if args.json {
        write_json(&Document::from(&contents), output)?;
    } else {
        tell(&contents, printer, output)?;
    }
    output.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Returns the only one of some questions.
fn only<'a>(
    mut questions: impl Iterator<Item = &'a (Question, Option<Answer>)>,
    folder: &Path,
    locale: &Locale,
) -> Result<&'a (Question, Option<Answer>), Failure> {
    let gaps = [("folder", folder.display().to_string().into())];
    match (questions.next(), questions.next()) {
        (Some(question), None) => Ok(question),
        (Some(_), Some(_)) => Err(locale.format("store-error-several", &gaps).into()),
        (None, _) => Err(locale.format("store-error-none", &gaps).into()),
    }
}

/// Goes on with a question as it was asked.
fn go_on(
    args: &ProveArgs,
    question: &Question,
    printer: &Printer,
    output: &mut dyn Write,
) -> Result<ExitCode, Failure> {
    let jobs = JobArgs {
        job_nodes: question.nodes,
        memory: question.memory.map(|bytes| bytes >> 20),
        ..args.jobs.clone()
    };
    if let Some(claim) = question.claim {
        let args = ProveArgs {
            jobs,
            ..args.clone()
        };
        return prove(&args, question.position, claim, printer, output);
    }
    let args = SolveArgs {
        rules: question.position.rules(),
        position: Vec::new(),
        certificate: args.certificate.clone(),
        nodes: args.nodes,
        time: args.time,
        jobs,
        json: args.json,
    };
    solve::solve(&args, (question.position, Symbol::X), printer, output)
}

/// Writes the questions, and what is known.
fn tell(contents: &Contents, printer: &Printer, output: &mut dyn Write) -> io::Result<()> {
    let locale = printer.locale();
    for (question, answer) in &contents.questions {
        let proofs = answer.iter().flat_map(|answer| &answer.certificates);
        let mut claims = proofs.map(|bytes| verify(bytes)).peekable();
        if claims.peek().is_none() {
            printer.tell(output, &open(question, locale))?;
        }
        for verdict in claims {
            match verdict {
                Ok(verified) => printer.tell(output, &proof::claim(&verified.claim, locale))?,
                Err(rejection) => {
                    let gaps = [("reason", rejection.to_string().into())];
                    printer.say(output, "store-rejected", &gaps)?;
                }
            }
        }
    }
    if contents.foreign > 0 {
        let gaps = [("count", contents.foreign.into())];
        printer.say(output, "store-foreign", &gaps)?;
    }
    let is_open = contents
        .questions
        .iter()
        .any(|(_, answer)| answer.is_none());
    let key = if is_open {
        "store-results-open"
    } else {
        "store-results"
    };
    printer.say(output, key, &[("jobs", contents.results.into())])
}

/// Says that a question is open.
fn open(question: &Question, locale: &Locale) -> String {
    let some_claim = question.claim.unwrap_or((Player::First, Goal::Win));
    let claim: Claim = claim_about(&question.position, some_claim);
    let gaps = [
        ("position", proof::position(&claim, locale).into()),
        ("claim", claim_name(question).unwrap_or_default().into()),
    ];
    let key = match question.claim {
        Some(_) => "store-open-claim",
        None => "store-open-value",
    };
    locale.format(key, &gaps)
}

/// Returns the claim of a question as `--claim` has it; `None` if it asks for the value.
fn claim_name(question: &Question) -> Option<&'static str> {
    let claim = question.claim?;
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
    /// `proved` or `open`.
    result: &'static str,
    /// The value, if it was asked for and is proved.
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<&'static str>,
    /// The sizes of the certificates, in bytes.
    bytes: Vec<usize>,
}

impl From<&Contents> for Document {
    fn from(contents: &Contents) -> Self {
        let questions = contents.questions.iter().map(|(question, answer)| {
            let value = answer.as_ref().and_then(|answer| answer.value);
            let proofs = answer.iter().flat_map(|answer| &answer.certificates);
            QuestionDocument {
                rules: question.position.rules().to_string(),
                board: question.position.picture(Symbol::X).to_string(),
                claim: claim_name(question),
                result: if answer.is_some() { "proved" } else { "open" },
                value: value.map(solve::value_name),
                bytes: proofs.map(Vec::len).collect(),
            }
        });
        Self {
            questions: questions.collect(),
            results: contents.results,
        }
    }
}
