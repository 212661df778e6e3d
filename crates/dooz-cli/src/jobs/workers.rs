//! Threads that run jobs.

use std::collections::HashMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use dooz_solver::{Job, JobError, JobResult, JobSearch, Verdict};

use super::store::{Store, StoreError};

/// The time between two reports.
const REPORT_INTERVAL: Duration = Duration::from_millis(100);

/// The number of times that a job is run whose result is faulty.
const MOST_FAULTS: u32 = 3;

/// The counts of a search's jobs, so far.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct JobCounts {
    /// The number of jobs that were run to their end, and how many of them proved what
    /// they asked.
    pub(crate) finished: u64,
    pub(crate) proved: u64,
    /// The number of results that were in the store.
    pub(crate) recalled: u64,
    /// The number of results that were faulty.
    pub(crate) faults: u64,
    /// The number of positions visited by the jobs that were run.
    pub(crate) nodes: u64,
    /// The time that is left if each job from now on proves what it asks, as far as the
    /// speed is known.
    pub(crate) left: Option<Duration>,
    /// `true` if the search has ended without an answer, and could go on.
    pub(crate) is_open: bool,
}

/// The reason why a search by jobs ends without an answer.
#[derive(Debug)]
pub(crate) enum RunError {
    Store(StoreError),
    /// The results of a job are faulty each time that it is run.
    Faulty(JobError),
}

impl From<StoreError> for RunError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

/// The workers, the store and the limits of a search by jobs.
pub(crate) struct RunOptions<'a> {
    /// The number of jobs at the same time.
    pub(crate) workers: usize,
    /// The number of positions after which no job is begun.
    pub(crate) nodes: Option<u64>,
    pub(crate) store: Option<&'a Store>,
    pub(crate) stop: &'a AtomicBool,
}

/// Runs the jobs of a search, until it has none left, a limit is met, or the flag stops
/// it. What was done until then is in the store.
pub(crate) fn run(
    search: &mut dyn JobSearch,
    options: &RunOptions<'_>,
    report: &mut dyn FnMut(&JobCounts),
) -> Result<JobCounts, RunError> {
    run_by(search, options, &run_job, report)
}

/// Runs a job. This is all that a worker knows.
fn run_job(job: &[u8], stop: &AtomicBool) -> Vec<u8> {
    match Job::read(job) {
        Ok(job) => job.run(Some(stop)).write(),
        // It is answered by a result that nobody accepts.
        Err(_) => Vec::new(),
    }
}

/// What a worker does.
type Work<'a> = &'a (dyn Fn(&[u8], &AtomicBool) -> Vec<u8> + Sync);

/// A result that has come back.
struct Answer {
    job: Job,
    bytes: Vec<u8>,
    time: Duration,
}

/// Runs the jobs of a search by workers of some kind.
fn run_by(
    search: &mut dyn JobSearch,
    options: &RunOptions<'_>,
    work: Work<'_>,
    report: &mut dyn FnMut(&JobCounts),
) -> Result<JobCounts, RunError> {
    let (jobs, waiting) = mpsc::channel::<Job>();
    let waiting = Mutex::new(waiting);
    let (answers, answered) = mpsc::channel();
    let stop = AtomicBool::new(false);
    thread::scope(|scope| {
        for _ in 0..options.workers {
            let (answers, waiting, stop) = (answers.clone(), &waiting, &stop);
            scope.spawn(move || {
                let next = || waiting.lock().expect("no worker panics").recv();
                while let Ok(job) = next() {
                    let begin = Instant::now();
                    let bytes = work(&job.write(), stop);
                    let time = begin.elapsed();
                    if answers.send(Answer { job, bytes, time }).is_err() {
                        return;
                    }
                }
            });
        }
        // Without workers, nobody answers.
        drop(answers);
        let mut coordinator = Coordinator {
            search,
            options,
            jobs,
            out: 0,
            counts: JobCounts::default(),
            time: Duration::ZERO,
            work: 0,
            faults: HashMap::new(),
        };
        let end = coordinator.run(&answered, report);
        // Workers that wait end with the coordinator's `jobs`; those that search, now.
        stop.store(true, Ordering::Relaxed);
        end.map(|()| coordinator.counts)
    })
}

/// The one who hands out jobs, and takes their results.
struct Coordinator<'a> {
    search: &'a mut dyn JobSearch,
    options: &'a RunOptions<'a>,
    jobs: Sender<Job>,
    /// The number of jobs that are out.
    out: usize,
    counts: JobCounts,
    /// The time that the workers have spent, and the work that they have done for it, in
    /// thousandths of a job of the first size.
    time: Duration,
    work: u64,
    /// The number of faulty results of each job that had any.
    faults: HashMap<Job, u32>,
}

impl Coordinator<'_> {
    fn run(
        &mut self,
        answered: &Receiver<Answer>,
        report: &mut dyn FnMut(&JobCounts),
    ) -> Result<(), RunError> {
        loop {
            self.hand_out(report)?;
            let is_decided = matches!(self.search.work_left(), 0 | u64::MAX);
            if self.out == 0 || is_decided || self.is_stopped() {
                // What was finished meanwhile is not lost.
                return answered
                    .try_iter()
                    .try_for_each(|answer| self.take(&answer));
            }
            match answered.recv_timeout(REPORT_INTERVAL) {
                Ok(answer) => self.take(&answer)?,
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Ok(()),
            }
            self.counts.left = self.time_left();
            report(&self.counts);
        }
    }

    fn is_stopped(&self) -> bool {
        self.options.stop.load(Ordering::Relaxed)
    }

    /// Hands out jobs until all workers have one. Those whose result is in the store
    /// need no worker.
    fn hand_out(&mut self, report: &mut dyn FnMut(&JobCounts)) -> Result<(), RunError> {
        let allows = |nodes| self.options.nodes.is_none_or(|most| nodes < most);
        while self.out < self.options.workers && !self.is_stopped() && allows(self.counts.nodes) {
            let Some(job) = self.search.next_job() else {
                break;
            };
            let known = self.options.store.map(|store| store.result(&job));
            if let Some(result) = known.transpose()?.flatten() {
                self.counts.recalled += 1;
                self.search.accept(&job, &result);
                report(&self.counts);
            } else {
                self.jobs.send(job).expect("the workers wait");
                self.out += 1;
            }
        }
        Ok(())
    }

    /// Takes the answer of a worker: keeps it in the store, and only then lets it change
    /// the search.
    fn take(&mut self, answer: &Answer) -> Result<(), RunError> {
        let Answer { job, bytes, time } = answer;
        self.out -= 1;
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
                return Ok(());
            }
        };
        if let Some(store) = self.options.store {
            store.put(job, &result)?;
        }
        self.counts.finished += 1;
        self.counts.proved += u64::from(matches!(result.verdict, Verdict::Proved(_)));
        self.counts.nodes += result.nodes;
        self.time += *time;
        self.work += 1000 * result.nodes / self.search.first_size(job);
        self.search.accept(job, &result);
        Ok(())
    }

    /// Returns the time that the work which is left takes, at the speed so far.
    fn time_left(&self) -> Option<Duration> {
        let left = self.search.work_left();
        if left == u64::MAX {
            return None;
        }
        let nanos = self.time.as_nanos().checked_mul(1000 * u128::from(left))?;
        let nanos = nanos.checked_div(self.work.into())? / self.options.workers as u128;
        u64::try_from(nanos).ok().map(Duration::from_nanos)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicU32;

    use dooz_core::{Player, Position};
    use dooz_solver::{JobSizes, JobTree};
    use dooz_verify::{Goal, verify};

    use super::*;

    /// Returns the tree of a draw, of small jobs.
    fn tree() -> JobTree {
        let empty = Position::new("6x6x5".parse().unwrap());
        let tree = JobTree::new(empty, Player::Second, Goal::HoldWeakly).unwrap();
        tree.with_sizes(JobSizes {
            nodes: 1,
            tries: 2,
            memory: 1 << 20,
        })
    }

    fn options(workers: usize, stop: &AtomicBool) -> RunOptions<'_> {
        RunOptions {
            workers,
            nodes: None,
            store: None,
            stop,
        }
    }

    /// Runs a tree by workers of some kind, and returns the certificate.
    fn prove(workers: usize, work: Work<'_>) -> (JobCounts, Option<Vec<u8>>) {
        let (mut tree, stop) = (tree(), AtomicBool::new(false));
        let counts = run_by(&mut tree, &options(workers, &stop), work, &mut |_| {}).unwrap();
        let certificate = tree.certificate().map(|certificate| certificate.write());
        (counts, certificate)
    }

    #[test]
    fn several_workers_prove_what_one_proves() {
        let (alone, certificate) = prove(1, &run_job);
        assert!(alone.proved > 1, "{alone:?}");
        assert!(verify(&certificate.unwrap()).is_ok());
        let (_, certificate) = prove(3, &run_job);
        assert!(verify(&certificate.unwrap()).is_ok());
    }

    #[test]
    fn a_worker_that_flips_bits_is_noticed() {
        let count = AtomicU32::new(0);
        let faulty = |job: &[u8], stop: &AtomicBool| {
            let mut result = run_job(job, stop);
            let number = count.fetch_add(1, Ordering::Relaxed);
            if number.is_multiple_of(3) {
                let byte = number as usize % result.len();
                result[byte] ^= 1 << (number % 8);
            }
            result
        };
        let (counts, certificate) = prove(1, &faulty);
        assert!(counts.faults > 1, "{counts:?}");
        assert_eq!(certificate, prove(1, &run_job).1);
    }

    #[test]
    fn a_worker_that_is_always_wrong_ends_the_search() {
        let (mut tree, stop) = (tree(), AtomicBool::new(false));
        let wrong: Work<'_> = &|_, _| b"proved".to_vec();
        let end = run_by(&mut tree, &options(2, &stop), wrong, &mut |_| {});
        assert!(
            matches!(end, Err(RunError::Faulty(JobError::Damaged))),
            "{end:?}"
        );
    }

    #[test]
    fn a_job_that_is_always_faulty_ends_the_search_among_good_ones() {
        let (mut tree, stop) = (tree(), AtomicBool::new(false));
        let root = tree.clone().next_job().unwrap();
        let wrong: Work<'_> = &|job, stop| {
            let is_early = Job::read(job).unwrap().position.ply() < 2;
            if is_early && Job::read(job).unwrap() != root {
                return b"proved".to_vec();
            }
            run_job(job, stop)
        };
        let end = run_by(&mut tree, &options(2, &stop), wrong, &mut |_| {});
        assert!(
            matches!(end, Err(RunError::Faulty(JobError::Damaged))),
            "{end:?}"
        );
    }

    #[test]
    fn a_search_that_is_stopped_waits_for_nobody() {
        let stop = AtomicBool::new(false);
        // It works until it is stopped.
        let endless: Work<'_> = &|job, end| {
            stop.store(true, Ordering::Relaxed);
            while !end.load(Ordering::Relaxed) {
                thread::yield_now();
            }
            run_job(job, end)
        };
        let mut tree = tree();
        let counts = run_by(&mut tree, &options(2, &stop), endless, &mut |_| {}).unwrap();
        assert_eq!((counts.finished, tree.answer()), (0, None));
    }

    #[test]
    fn a_limit_of_positions_ends_the_search_between_jobs() {
        let (mut tree, stop) = (tree(), AtomicBool::new(false));
        let options = RunOptions {
            nodes: Some(1),
            ..options(1, &stop)
        };
        let counts = run(&mut tree, &options, &mut |_| {}).unwrap();
        assert_eq!((counts.finished, tree.answer()), (1, None));
    }
}
