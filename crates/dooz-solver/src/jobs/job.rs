//! Jobs and their results, as data and as bytes.

use std::fmt;
use std::sync::atomic::AtomicBool;

use crc::{CRC_32_ISCSI, Crc};
use dooz_core::{Limits, Player, Position, Rules, Setup, Symbol};
use dooz_verify::{Claim, Goal, Rejection, Statement, verify};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::proof::{ProofSearch, implies};
use crate::prover::Prover;

/// A question for a worker: whether a claim about a position can be proved
/// within a limited number of positions.
///
/// The same job has the same result on every machine, in programs that have the same
/// [weights](dooz_engine::Weights::find).
///
/// ```
/// use dooz_core::{Player, Position};
/// use dooz_solver::{Job, JobResult, Verdict};
/// use dooz_verify::Goal;
/// let job = Job {
///     position: Position::new("4x3x3".parse()?),
///     claimant: Player::First,
///     goal: Goal::Win,
///     nodes: 100_000,
///     memory: 1 << 20,
/// };
/// // What a worker does, wherever it is:
/// let work = |bytes: &[u8]| Ok::<_, dooz_solver::JobError>(Job::read(bytes)?.run(None).write());
/// let answer = work(&job.write())?;
/// // What the other side believes:
/// assert!(matches!(JobResult::read(&answer, &job)?.verdict, Verdict::Proved(_)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Job {
    /// The position, of a game that is not over.
    pub position: Position,
    /// The player for whom something is claimed.
    pub claimant: Player,
    /// The goal that the claimant is said to reach.
    pub goal: Goal,
    /// The number of positions to visit at most.
    pub nodes: u64,
    /// The memory of each table, in bytes.
    pub memory: usize,
}

/// The result of a job.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JobResult {
    /// The verdict.
    pub verdict: Verdict,
    /// The number of positions visited.
    pub nodes: u64,
}

/// The verdict of a job.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Verdict {
    /// The claim is true, as this certificate shows.
    Proved(Vec<u8>),
    /// The claim is false, says the search. Nothing shows it.
    Refuted,
    /// The positions were not enough.
    Unknown,
}

/// The error of reading what should be a job, or the result of one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JobError {
    /// The bytes are not a job or a result, or were altered.
    Damaged,
    /// The job is from another version of the program, which may search otherwise.
    Version(String),
    /// The certificate proves nothing.
    Rejected(Box<Rejection>),
    /// The certificate proves another claim.
    OtherClaim(Box<Claim>),
}

impl fmt::Display for JobError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Damaged => f.write_str("the bytes are damaged"),
            Self::Version(version) => write!(f, "the job is one of version {version}"),
            Self::Rejected(rejection) => write!(f, "the certificate is rejected: {rejection}"),
            Self::OtherClaim(claim) => write!(f, "the certificate proves something else: {claim}"),
        }
    }
}

impl std::error::Error for JobError {}

/// The checksum after the bytes: CRC-32C.
const CHECKSUM: Crc<u32> = Crc::<u32>::new(&CRC_32_ISCSI);

/// The serialised form of a job.
#[derive(Serialize, Deserialize)]
struct JobData {
    version: String,
    position: PositionData,
    claim: ClaimData,
    nodes: u64,
    memory: u64,
}

/// The serialised form of a position.
#[derive(Serialize, Deserialize)]
pub(super) struct PositionData {
    rules: String,
    /// The stones, crosses being those of the first player.
    board: String,
}

/// The serialised form of a claim about it.
#[derive(Serialize, Deserialize)]
pub(super) struct ClaimData {
    claimant_is_first: bool,
    goal: GoalData,
}

#[derive(Serialize, Deserialize)]
enum GoalData {
    Win,
    Hold,
    HoldFor(u16),
    HoldWeakly,
}

/// The serialised form of a result.
#[derive(Serialize, Deserialize)]
struct ResultData {
    verdict: Verdict,
    nodes: u64,
}

impl Job {
    /// Returns the statement of the claim.
    #[must_use]
    pub fn statement(&self) -> Statement {
        Statement::of(&self.position, self.claimant, self.goal)
    }

    /// Searches for the proof. The result is [`Unknown`](Verdict::Unknown) if the flag
    /// ends the search, and then must not be kept.
    #[must_use]
    pub fn run(&self, stop: Option<&AtomicBool>) -> JobResult {
        let limits = Limits {
            nodes: Some(self.nodes),
            memory: Some(self.memory),
            stop,
            ..Limits::default()
        };
        let Some(mut prover) = Prover::new(self.position.rules(), self.goal) else {
            return JobResult {
                verdict: Verdict::Unknown,
                nodes: 0,
            };
        };
        let verdict = match prover.prove(&self.statement(), &limits, &mut |_| {}) {
            ProofSearch::Proved(certificate) => Verdict::Proved(certificate.write()),
            ProofSearch::Refuted => Verdict::Refuted,
            ProofSearch::Unknown => Verdict::Unknown,
        };
        JobResult {
            verdict,
            nodes: prover.nodes(),
        }
    }

    /// Returns the bytes of the job, with a checksum. They are the same on every
    /// machine, and differ for each version of the program.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        write(&JobData {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            position: (&self.position).into(),
            claim: (self.claimant, self.goal).into(),
            nodes: self.nodes,
            memory: self.memory as u64,
        })
    }

    /// Reads the bytes of a job.
    ///
    /// # Errors
    ///
    /// Returns an error if they are damaged, or from another version.
    pub fn read(bytes: &[u8]) -> Result<Self, JobError> {
        let data: JobData = read(bytes)?;
        if data.version != env!("CARGO_PKG_VERSION") {
            return Err(JobError::Version(data.version));
        }
        let (claimant, goal) = data.claim.into();
        Ok(Self {
            position: data.position.read()?,
            claimant,
            goal,
            nodes: data.nodes,
            memory: usize::try_from(data.memory).map_err(|_| JobError::Damaged)?,
        })
    }
}

impl JobResult {
    /// Returns the bytes of the result, with a checksum.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        write(&ResultData {
            verdict: self.verdict.clone(),
            nodes: self.nodes,
        })
    }

    /// Reads the bytes of a job's result, and verifies the certificate.
    ///
    /// # Errors
    ///
    /// Returns an error if they are damaged, or the certificate does not prove the
    /// claim of the job.
    pub fn read(bytes: &[u8], job: &Job) -> Result<Self, JobError> {
        let ResultData { verdict, nodes } = read(bytes)?;
        if let Verdict::Proved(certificate) = &verdict {
            check(certificate, job.position.rules(), &job.statement())?;
        }
        Ok(Self { verdict, nodes })
    }
}

/// Checks that a certificate proves a statement about a position of these rules.
pub(super) fn check(
    certificate: &[u8],
    rules: Rules,
    statement: &Statement,
) -> Result<(), JobError> {
    let verified = verify(certificate).map_err(|r| JobError::Rejected(Box::new(r)))?;
    let claim = verified.claim;
    if claim.rules != rules || !implies(&claim.statement, statement) {
        return Err(JobError::OtherClaim(Box::new(claim)));
    }
    Ok(())
}

pub(super) fn write(data: &impl Serialize) -> Vec<u8> {
    postcard::to_allocvec_crc32(data, CHECKSUM.digest()).expect("the data can be written")
}

pub(super) fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, JobError> {
    let (data, rest) =
        postcard::take_from_bytes_crc32(bytes, CHECKSUM.digest()).map_err(|_| JobError::Damaged)?;
    if rest.is_empty() {
        Ok(data)
    } else {
        Err(JobError::Damaged)
    }
}

impl From<&Position> for PositionData {
    fn from(position: &Position) -> Self {
        Self {
            rules: position.rules().to_string(),
            board: position.picture(Symbol::X).to_string(),
        }
    }
}

impl PositionData {
    pub(super) fn read(&self) -> Result<Position, JobError> {
        let rules: Rules = self.rules.parse().map_err(|_| JobError::Damaged)?;
        let setup = Setup::parse(rules, &self.board, Symbol::X).map_err(|_| JobError::Damaged)?;
        let position = setup.with_side_by_count().with_first(Symbol::X).position();
        position.map_err(|_| JobError::Damaged)
    }
}

impl From<(Player, Goal)> for ClaimData {
    fn from((claimant, goal): (Player, Goal)) -> Self {
        Self {
            claimant_is_first: claimant == Player::First,
            goal: goal.into(),
        }
    }
}

impl From<ClaimData> for (Player, Goal) {
    fn from(data: ClaimData) -> Self {
        let claimant = if data.claimant_is_first {
            Player::First
        } else {
            Player::Second
        };
        (claimant, data.goal.into())
    }
}

impl From<Goal> for GoalData {
    fn from(goal: Goal) -> Self {
        match goal {
            Goal::Win => Self::Win,
            Goal::Hold => Self::Hold,
            Goal::HoldFor(plies) => Self::HoldFor(plies),
            Goal::HoldWeakly => Self::HoldWeakly,
        }
    }
}

impl From<GoalData> for Goal {
    fn from(data: GoalData) -> Self {
        match data {
            GoalData::Win => Self::Win,
            GoalData::Hold => Self::Hold,
            GoalData::HoldFor(plies) => Self::HoldFor(plies),
            GoalData::HoldWeakly => Self::HoldWeakly,
        }
    }
}
