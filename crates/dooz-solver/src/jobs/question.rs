//! The question of a search by jobs.

use dooz_core::{Player, Position};
use dooz_verify::{Certificate, Goal, Statement};
use serde::{Deserialize, Serialize};

use super::job::{ClaimData, Job, JobError, JobResult, PositionData, check, read, write};
use super::{JobSearch, JobSizes, JobTree, ValueJobs};
use crate::solution::Solution;

/// A question that is answered by jobs: whether a claim about a position is true, or
/// which value the position has.
///
/// Its bytes hold all that a search needs to come to the same jobs again.
///
/// ```
/// use dooz_core::Position;
/// use dooz_solver::{Answer, JobSearch, Question, Solution};
/// let question = Question::value(Position::new("4x4x4".parse()?));
/// assert_eq!(Question::read(&question.write())?, question);
/// let mut search = question.search().expect("there are provers");
/// while let Some(job) = search.next_job() {
///     search.accept(&job, &job.run(None));
/// }
/// let Some(Answer::Proved { value, certificates }) = search.answer() else {
///     panic!("4,4,4 is solved");
/// };
/// assert_eq!((value, certificates.len()), (Some(Solution::DRAW), 1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The position.
    pub position: Position,
    /// The claim; `None` asks for the value.
    pub claim: Option<(Player, Goal)>,
    /// The number of positions that the first job about a position may visit, if it is
    /// not the default one.
    pub nodes: Option<u64>,
    /// The memory of each table of a job in bytes, if it is not the default one.
    pub memory: Option<usize>,
}

/// The search for the answer to a [`Question`].
#[derive(Clone, Debug)]
pub enum QuestionSearch {
    /// The search for a proof of the claim.
    Claim(JobTree),
    /// The search for a proof of the value.
    Value(ValueJobs),
}

/// The answer to a [`Question`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The claim, or the value, is proved.
    Proved {
        /// The value, if the question asks for it.
        value: Option<Solution>,
        /// The certificates that prove the answer together, as bytes.
        certificates: Vec<Vec<u8>>,
    },
    /// The claim is false. That rests on the searches alone: no certificate shows it.
    Refuted,
}

/// An answer as it is written. A refutation is one without certificates.
#[derive(Serialize, Deserialize)]
struct AnswerData {
    value: Option<ValueData>,
    certificates: Vec<Vec<u8>>,
}

#[derive(Serialize, Deserialize)]
enum ValueData {
    Draw,
    FirstWins,
    SecondWins,
}

/// The serialised form of a question.
#[derive(Serialize, Deserialize)]
struct QuestionData {
    version: String,
    position: PositionData,
    claim: Option<ClaimData>,
    nodes: Option<u64>,
    memory: Option<u64>,
}

impl Question {
    /// Returns the question for the value of a position, by jobs of the default sizes.
    #[must_use]
    pub const fn value(position: Position) -> Self {
        Self {
            position,
            claim: None,
            nodes: None,
            memory: None,
        }
    }

    /// Returns the search for the answer. Returns `None` if jobs cannot find it, as
    /// [`JobTree::new`] and [`ValueJobs::new`] say.
    #[must_use]
    pub fn search(&self) -> Option<QuestionSearch> {
        let sizes = |default: JobSizes| JobSizes {
            nodes: self.nodes.unwrap_or(default.nodes),
            memory: self.memory.unwrap_or(default.memory),
            ..default
        };
        Some(match self.claim {
            Some((claimant, goal)) => {
                let tree = JobTree::new(self.position, claimant, goal)?;
                let sizes = sizes(tree.sizes());
                QuestionSearch::Claim(tree.with_sizes(sizes))
            }
            None => QuestionSearch::Value(ValueJobs::new(self.position)?.with_sizes(sizes)),
        })
    }

    /// Returns `true` if an answer is one to this question, and the verifier accepts its
    /// certificates. A refutation is taken on trust.
    #[must_use]
    pub fn accepts(&self, answer: &Answer) -> bool {
        let (claims, certificates) = match (self.claim, answer) {
            (
                Some(claim),
                Answer::Proved {
                    value: None,
                    certificates,
                },
            ) => (vec![claim], certificates),
            (
                None,
                Answer::Proved {
                    value: Some(value),
                    certificates,
                },
            ) => (value.claims(&self.position), certificates),
            (claim, answer) => return claim.is_some() && *answer == Answer::Refuted,
        };
        let proves = |(&(claimant, goal), certificate): (&(Player, Goal), &Vec<u8>)| {
            let statement = Statement::of(&self.position, claimant, goal);
            check(certificate, self.position.rules(), &statement).is_ok()
        };
        claims.len() == certificates.len() && claims.iter().zip(certificates).all(proves)
    }

    /// Returns the bytes of the question, with a checksum.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        write(&QuestionData {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            position: (&self.position).into(),
            claim: self.claim.map(ClaimData::from),
            nodes: self.nodes,
            memory: self.memory.map(|bytes| bytes as u64),
        })
    }

    /// Reads the bytes of a question.
    ///
    /// # Errors
    ///
    /// Returns an error if they are damaged, or from another version.
    pub fn read(bytes: &[u8]) -> Result<Self, JobError> {
        let data: QuestionData = read(bytes)?;
        if data.version != env!("CARGO_PKG_VERSION") {
            return Err(JobError::Version(data.version));
        }
        let memory = data.memory.map(usize::try_from).transpose();
        Ok(Self {
            position: data.position.read()?,
            claim: data.claim.map(Into::into),
            nodes: data.nodes,
            memory: memory.map_err(|_| JobError::Damaged)?,
        })
    }
}

impl Answer {
    /// Returns the bytes of the answer, with a checksum.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let (value, certificates) = match self {
            Self::Proved {
                value,
                certificates,
            } => (*value, certificates.clone()),
            Self::Refuted => (None, Vec::new()),
        };
        let value = value.map(|value| match value.winner {
            None => ValueData::Draw,
            Some(Player::First) => ValueData::FirstWins,
            Some(Player::Second) => ValueData::SecondWins,
        });
        write(&AnswerData {
            value,
            certificates,
        })
    }

    /// Reads the bytes of an answer. Whether it answers a question is only known by
    /// [`Question::accepts`].
    ///
    /// # Errors
    ///
    /// Returns an error if they are damaged.
    pub fn read(bytes: &[u8]) -> Result<Self, JobError> {
        let AnswerData {
            value,
            certificates,
        } = read(bytes)?;
        if certificates.is_empty() {
            return Ok(Self::Refuted);
        }
        let value = value.map(|value| Solution {
            winner: match value {
                ValueData::Draw => None,
                ValueData::FirstWins => Some(Player::First),
                ValueData::SecondWins => Some(Player::Second),
            },
            plies: None,
        });
        Ok(Self::Proved {
            value,
            certificates,
        })
    }
}

impl QuestionSearch {
    /// Returns the answer if it is known.
    #[must_use]
    pub fn answer(&self) -> Option<Answer> {
        let (value, certificates) = match self {
            Self::Claim(tree) if tree.answer() == Some(false) => return Some(Answer::Refuted),
            Self::Claim(tree) => (None, vec![tree.certificate()?]),
            Self::Value(search) => {
                let (value, certificates) = search.solution()?;
                (Some(value), certificates)
            }
        };
        Some(Answer::Proved {
            value,
            certificates: certificates.iter().map(Certificate::write).collect(),
        })
    }

    /// Returns the memory of each table of a job in bytes, that of the largest jobs.
    #[must_use]
    pub fn job_memory(&self) -> usize {
        match self {
            Self::Claim(tree) => tree.sizes().memory,
            Self::Value(search) => search.job_memory(),
        }
    }

    fn as_search(&self) -> &dyn JobSearch {
        match self {
            Self::Claim(tree) => tree,
            Self::Value(search) => search,
        }
    }

    fn as_search_mut(&mut self) -> &mut dyn JobSearch {
        match self {
            Self::Claim(tree) => tree,
            Self::Value(search) => search,
        }
    }
}

impl JobSearch for QuestionSearch {
    fn next_job(&mut self) -> Option<Job> {
        self.as_search_mut().next_job()
    }

    fn is_out(&self, job: &Job) -> bool {
        self.as_search().is_out(job)
    }

    fn accept(&mut self, job: &Job, result: &JobResult) {
        self.as_search_mut().accept(job, result);
    }

    fn give_back(&mut self, job: &Job) {
        self.as_search_mut().give_back(job);
    }

    fn work_left(&self) -> u64 {
        self.as_search().work_left()
    }

    fn first_size(&self, job: &Job) -> u64 {
        self.as_search().first_size(job)
    }
}
