//! The coordinator of a search by jobs, whoever carries them.

use std::collections::HashMap;

use dooz_solver::{Answer, Job, JobError, JobResult, JobSearch, QuestionSearch, Verdict};

use super::store::{Store, StoreError};

/// The number of times that a job is run whose result is faulty.
const MOST_FAULTS: u32 = 3;

/// The number of times that a job is run whose worker does not survive it.
const MOST_LOSSES: u32 = 3;

/// The number of jobs in a row that no worker survives, after which nothing is expected
/// of the workers.
const MOST_DEADLY_JOBS: u32 = 4;

/// The coordinator of a search by jobs: it hands them out, and believes no proof that is
/// not verified. Refutations cannot be verified, and are taken on trust.
///
/// Results go to the store, if there is one, before they change the search. It knows
/// nothing of threads, processes and networks, which carry the jobs.
pub struct Coordinator {
    search: QuestionSearch,
    store: Option<Store>,
    /// The answer, once it is known.
    answer: Option<Answer>,
    counts: JobCounts,
    /// The number of faulty results of each job that had any.
    faults: HashMap<Job, u32>,
    /// The number of lost workers of each job that lost any.
    losses: HashMap<Job, u32>,
    /// The number of jobs that no worker survived, since the last result.
    deadly_jobs: u32,
}

/// The counts of a search's jobs, so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct JobCounts {
    /// The number of jobs that were run to their end.
    pub finished: u64,
    /// The number of these that proved what they asked.
    pub proved: u64,
    /// The number of results that were in the store.
    pub recalled: u64,
    /// The number of results that were faulty.
    pub faults: u64,
    /// The number of workers that were lost with their jobs.
    pub losses: u64,
    /// The number of positions visited by the jobs that were run.
    pub nodes: u64,
}

/// The next step of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// This job is to be run by a worker.
    Job(Box<Job>),
    /// The result of a job was in the store, and has been taken.
    Recalled,
    /// No job can be handed out: the answer is known, all that could be done is out, or
    /// jobs cannot find it.
    Nothing,
}

/// The reason why a search by jobs ends without an answer.
#[derive(Debug)]
pub enum RunError {
    /// The store cannot be read or written.
    Store(StoreError),
    /// The results of a job are faulty each time that it is run.
    Faulty(JobError),
    /// No worker survives its job.
    Deadly,
}

impl From<StoreError> for RunError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl Coordinator {
    /// Creates the coordinator of a search, which keeps the results in a store. If the store
    /// holds the answer, nothing is left to do.
    #[must_use]
    pub fn new(search: QuestionSearch, mut store: Option<Store>) -> Self {
        let answer = store.as_mut().and_then(Store::take_answer);
        Self {
            search,
            store,
            answer,
            counts: JobCounts::default(),
            faults: HashMap::new(),
            losses: HashMap::new(),
            deadly_jobs: 0,
        }
    }

    /// Takes the next step.
    ///
    /// # Errors
    ///
    /// Returns an error if the store cannot be read.
    pub fn step(&mut self) -> Result<Next, RunError> {
        if self.answer.is_some() {
            return Ok(Next::Nothing);
        }
        let Some(job) = self.search.next_job() else {
            return Ok(Next::Nothing);
        };
        let known = self.store.as_ref().map(|store| store.result(&job));
        let Some(result) = known.transpose()?.flatten() else {
            return Ok(Next::Job(Box::new(job)));
        };
        self.counts.recalled += 1;
        self.accept(&job, &result)?;
        Ok(Next::Recalled)
    }

    /// Returns `true` if a job was handed out and has not come back. All others are those of
    /// somebody else, whose results do not count.
    #[must_use]
    pub fn is_out(&self, job: &Job) -> bool {
        self.search.is_out(job)
    }

    /// Takes the result of a job that is out from its worker: keeps it in the store, and only then
    /// lets it change the search. Returns `false` if it is faulty; then the job is going
    /// to be handed out again.
    ///
    /// # Errors
    ///
    /// Returns an error if the store cannot be written, or too many results of the job
    /// were faulty.
    pub fn take(&mut self, job: &Job, bytes: &[u8]) -> Result<bool, RunError> {
        let result = match JobResult::read(bytes, job) {
            Ok(result) => result,
            Err(error) => {
                self.counts.faults += 1;
                let faults = self.faults.entry(job.clone()).or_default();
                *faults += 1;
                if *faults == MOST_FAULTS {
                    return Err(RunError::Faulty(error));
                }
                self.search.give_back(job);
                return Ok(false);
            }
        };
        if let Some(store) = &self.store {
            store.put(job, &result)?;
        }
        self.deadly_jobs = 0;
        self.counts.finished += 1;
        self.counts.proved += u64::from(matches!(result.verdict, Verdict::Proved(_)));
        self.counts.nodes += result.nodes;
        self.accept(job, &result)?;
        Ok(true)
    }

    /// Records that the worker of a job that is out was lost. The job is going to be handed out
    /// again, but not for ever: one that no worker survives, as its memory may not
    /// suffice, counts as one that has given up, and its position is split.
    ///
    /// # Errors
    ///
    /// Returns an error if several jobs in a row have been fatal to their workers.
    pub fn lose(&mut self, job: &Job) -> Result<(), RunError> {
        self.counts.losses += 1;
        let losses = self.losses.entry(job.clone()).or_default();
        *losses += 1;
        if *losses < MOST_LOSSES {
            self.search.give_back(job);
            return Ok(());
        }
        self.deadly_jobs += 1;
        if self.deadly_jobs == MOST_DEADLY_JOBS {
            return Err(RunError::Deadly);
        }
        // Another run may have more luck: nothing is kept of it.
        let given_up = JobResult {
            verdict: Verdict::Unknown,
            nodes: 0,
        };
        // The positions after it may be proved already, and with them the question.
        Ok(self.accept(job, &given_up)?)
    }

    /// Takes a job back that was not run to its end, for no fault of its own.
    pub fn give_back(&mut self, job: &Job) {
        self.search.give_back(job);
    }

    /// Returns the answer if it is known.
    #[must_use]
    pub const fn answer(&self) -> Option<&Answer> {
        self.answer.as_ref()
    }

    /// Returns the search.
    #[must_use]
    pub const fn search(&self) -> &QuestionSearch {
        &self.search
    }

    /// Returns `true` if the answer is known, or no job can find it.
    #[must_use]
    pub fn is_decided(&self) -> bool {
        self.answer.is_some() || matches!(self.search.work_left(), 0 | u64::MAX)
    }

    /// Returns the counts of its jobs.
    #[must_use]
    pub const fn counts(&self) -> JobCounts {
        self.counts
    }

    /// Lets a result change the search, and puts the answer into the store once it is
    /// known.
    fn accept(&mut self, job: &Job, result: &JobResult) -> Result<(), StoreError> {
        self.search.accept(job, result);
        if self.answer.is_some() {
            return Ok(());
        }
        self.answer = self.search.answer();
        match (&self.store, &self.answer) {
            (Some(store), Some(answer)) => store.put_answer(answer),
            _ => Ok(()),
        }
    }
}
