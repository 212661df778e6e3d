//! `dooz prove`: proofs of claims about positions.

mod store;

use std::io::{self, BufRead, Write};
use std::ops::Not;
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use clap::Args;
use dooz_core::{Limits, LineRule, Player, Position, Rules, Symbol};
use dooz_locale::{Locale, Value, proof};
use dooz_solver::{Answer, ProofSearch, Prover, Question, QuestionSearch, SmallBoardSolver};
use dooz_verify::{Claim, Goal, Statement, verify};
use serde::Serialize;

use crate::args::values::{RULES, one_of};
use crate::certificate::{ClaimDocument, check_certificate_file, write_certificate};
use crate::commands::proof_args::ProofArgs;
use crate::commands::solve::refusal;
use crate::failure::Failure;
use crate::game_source::GameSource;
use crate::interruption::interruption;
use crate::jobs::{Coordinator, JobsDocument};
use crate::json::{milliseconds, write_json};
use crate::play::timer::Timer;
use crate::printer::Printer;
use crate::status_line::StatusLine;

/// The arguments of `dooz prove`.
#[derive(Clone, Debug, Args)]
pub struct ProveArgs {
    /// The rules of the position.
    #[arg(long, value_parser = RULES, default_value = "gomoku", requires = "claim")]
    pub rules: Rules,
    /// A board and the side to move, moves, a file, or `-`; the empty board, if there is none.
    #[arg(long, value_name = "POSITION", requires = "claim")]
    pub position: Option<String>,
    /// The claim. Without it, the store says what is to be proved.
    #[arg(long, value_parser = one_of(CLAIMS), required_unless_present = "store")]
    pub claim: Option<(Player, Goal)>,
    /// The search and its output.
    #[command(flatten)]
    pub(crate) proof: ProofArgs,
}

/// The claims that can be proved, by their names on the command line.
pub const CLAIMS: [(&str, (Player, Goal)); 6] = [
    ("first-wins", (Player::First, Goal::Win)),
    ("second-wins", (Player::Second, Goal::Win)),
    ("first-holds", (Player::First, Goal::Hold)),
    ("second-holds", (Player::Second, Goal::Hold)),
    ("first-holds-weakly", (Player::First, Goal::HoldWeakly)),
    ("second-holds-weakly", (Player::Second, Goal::HoldWeakly)),
];

/// Searches for a proof of a claim, unless a limit is met or Ctrl-C is pressed first.
///
/// # Errors
///
/// Returns an error if there is no such position, such claims cannot be proved, the
/// input cannot be read or the output cannot be written.
pub fn run(
    args: &ProveArgs,
    printer: &Printer,
    input: impl BufRead,
    output: &mut dyn Write,
) -> Result<ExitCode, Failure> {
    let Some(claim) = args.claim else {
        return store::run(&args.proof, printer, output);
    };
    let source = GameSource {
        words: args.position.as_slice(),
        rules: Some(args.rules),
        default_rules: args.rules,
    };
    let position = source.read_position(printer, input)?;
    prove(&args.proof, position, claim, printer, output)
}

/// Searches for a proof of a claim about a position in which the first player has a symbol.
fn prove(
    args: &ProofArgs,
    (position, first): (Position, Symbol),
    (claimant, goal): (Player, Goal),
    printer: &Printer,
    output: &mut dyn Write,
) -> Result<ExitCode, Failure> {
    let locale = printer.locale();
    if position.outcome().is_some() {
        return Err(locale.text("error-game-over").into_owned().into());
    }
    let claim = claim_about(&position, (claimant, goal));
    let prover = Prover::new(claim.rules, goal);
    let mut prover = prover.ok_or_else(|| unprovable(claim.rules, goal, locale))?;
    let search = args.jobs.search(position, Some((claimant, goal)), locale)?;
    if let Some(file) = &args.certificate {
        check_certificate_file(file, locale)?;
    }

    let stop = interruption()?;
    let timer = args.time.map(|time| Timer::start(time, &stop));
    let mut attempt = if let Some(search) = search {
        Attempt::by_jobs(claim, search, args, &stop, printer)?
    } else {
        let limits = Limits {
            nodes: args.nodes,
            memory: args.jobs.memory,
            stop: Some(&stop),
            ..Limits::default()
        };
        Attempt::new(claim, &mut prover, &limits, printer)
    };
    drop(timer);
    attempt.has_given_up = attempt.is_open() && !args.may_have_ended(attempt.nodes, &stop);
    if let (Some(file), Some((bytes, _))) = (&args.certificate, &attempt.proof) {
        write_certificate(file, bytes, locale)?;
    }
    if args.json {
        write_json(&Document::from(&attempt), output)?;
    } else {
        attempt.tell(first, printer, output)?;
        if attempt.has_given_up {
            printer.say(output, "prove-gave-up", &[])?;
        }
        args.jobs
            .tell_rest(attempt.jobs.as_ref(), printer, output)?;
    }
    output.flush()?;
    Ok(match attempt.proof {
        Some(_) => ExitCode::SUCCESS,
        None => ExitCode::FAILURE,
    })
}

/// Explains why claims with a goal cannot be proved by these rules.
fn unprovable(rules: Rules, goal: Goal, locale: &Locale) -> String {
    let key = match (goal, rules.line()) {
        (Goal::Win, LineRule::Freestyle | LineRule::Exactly) => return refusal(rules, locale),
        (Goal::Win, LineRule::Caro | LineRule::Renju) => "prove-error-win",
        (_, LineRule::Misere) => "prove-error-rules",
        _ => "prove-error-hold",
    };
    let gaps = [
        ("rules", rules.to_string().into()),
        ("most", SmallBoardSolver::MOST_SQUARES.into()),
    ];
    locale.format(key, &gaps)
}

/// Returns a claim about a position, of which nobody knows how long it takes.
fn claim_about(position: &Position, (claimant, goal): (Player, Goal)) -> Claim {
    Claim {
        rules: position.rules(),
        statement: Statement::of(position, claimant, goal),
        height: None,
    }
}

/// The outcome of a search for a proof.
struct Attempt {
    claim: Claim,
    /// The bytes of the certificate, and the number of its lemmas.
    proof: Option<(Vec<u8>, usize)>,
    is_refuted: bool,
    /// `true` if there is no answer, and more positions would not help.
    has_given_up: bool,
    nodes: u64,
    time: Duration,
    /// The coordinator of its jobs, if the work was split.
    jobs: Option<Coordinator>,
}

impl Attempt {
    /// Searches for a proof, and shows meanwhile how far it is, where the error output is
    /// a terminal.
    fn new(claim: Claim, prover: &mut Prover, limits: &Limits<'_>, printer: &Printer) -> Self {
        let line = StatusLine::new(printer);
        let begin = Instant::now();
        let found = prover.prove(&claim.statement, limits, &mut |progress| {
            let gaps = [("nodes", progress.nodes.into())];
            line.say("prove-progress", &gaps);
        });
        drop(line);
        let is_refuted = found == ProofSearch::Refuted;
        let certificate = match found {
            ProofSearch::Proved(certificate) => Some(certificate.write()),
            ProofSearch::Refuted | ProofSearch::Unknown => None,
        };
        let effort = (prover.nodes(), begin);
        Self::of(claim, certificate, is_refuted, effort)
    }

    /// Searches for a proof by jobs.
    fn by_jobs(
        claim: Claim,
        search: (Question, QuestionSearch),
        args: &ProofArgs,
        stop: &AtomicBool,
        printer: &Printer,
    ) -> Result<Self, Failure> {
        let begin = Instant::now();
        let coordinator = args.jobs.run(search, args.nodes, stop, printer)?;
        let (certificate, is_refuted) = match coordinator.answer() {
            Some(Answer::Proved { certificates, .. }) => (certificates.first().cloned(), false),
            Some(Answer::Refuted) => (None, true),
            None => (None, false),
        };
        let effort = (coordinator.counts().nodes, begin);
        Ok(Self {
            jobs: Some(coordinator),
            ..Self::of(claim, certificate, is_refuted, effort)
        })
    }

    /// Returns the outcome of a search that visited `nodes` positions since `begin`.
    fn of(
        claim: Claim,
        certificate: Option<Vec<u8>>,
        is_refuted: bool,
        (nodes, begin): (u64, Instant),
    ) -> Self {
        let verified = certificate.map(|bytes| {
            let verified = verify(&bytes).expect("provers return what is accepted");
            (bytes, verified)
        });
        let (claim, proof) = match verified {
            Some((bytes, verified)) => (verified.claim, Some((bytes, verified.lemmas))),
            None => (claim, None),
        };
        Self {
            claim,
            proof,
            is_refuted,
            has_given_up: false,
            nodes,
            time: begin.elapsed(),
            jobs: None,
        }
    }

    /// Returns `true` if a search without jobs has found nothing.
    const fn is_open(&self) -> bool {
        self.proof.is_none() && !self.is_refuted && self.jobs.is_none()
    }

    /// Writes the claim if it is proved, and what it took.
    fn tell(&self, first: Symbol, printer: &Printer, output: &mut dyn Write) -> io::Result<()> {
        let (bytes, lemmas) = match &self.proof {
            Some((bytes, lemmas)) => (bytes.len(), *lemmas),
            None => (0, 0),
        };
        let gaps = [
            ("nodes", self.nodes.into()),
            ("lemmas", lemmas.into()),
            ("bytes", bytes.into()),
            ("seconds", Value::decimal(self.time.as_secs_f64(), 3)),
        ];
        if self.proof.is_some() {
            let claim = proof::claim(&self.claim, first, printer.locale());
            printer.tell(output, &claim)?;
            printer.say(output, "prove-effort", &gaps)
        } else if self.is_refuted {
            printer.say(output, "prove-refuted", &gaps)
        } else {
            printer.say(output, "prove-unknown", &gaps)
        }
    }
}

/// The outcome as an object of JSON.
#[derive(Serialize)]
struct Document {
    /// `proved`, `refuted` or `unknown`.
    result: &'static str,
    /// `true` if more positions would not help; left out otherwise.
    #[serde(skip_serializing_if = "Not::not")]
    gave_up: bool,
    #[serde(flatten)]
    claim: ClaimDocument,
    #[serde(skip_serializing_if = "Option::is_none")]
    lemmas: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bytes: Option<usize>,
    nodes: u64,
    time_ms: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    jobs: Option<JobsDocument>,
}

impl From<&Attempt> for Document {
    fn from(attempt: &Attempt) -> Self {
        let proof = attempt.proof.as_ref();
        Self {
            result: match proof {
                Some(_) => "proved",
                None if attempt.is_refuted => "refuted",
                None => "unknown",
            },
            gave_up: attempt.has_given_up,
            claim: (&attempt.claim).into(),
            lemmas: proof.map(|(_, lemmas)| *lemmas),
            bytes: proof.map(|(bytes, _)| bytes.len()),
            nodes: attempt.nodes,
            time_ms: milliseconds(attempt.time),
            jobs: attempt.jobs.as_ref().map(|jobs| jobs.counts().into()),
        }
    }
}
