//! Threads that run jobs.

use std::panic::{self, AssertUnwindSafe};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use dooz_solver::{Job, JobSearch};

use super::coordinator::{Coordinator, JobCounts, Next, RunError};

/// The time between two reports.
const REPORT_INTERVAL: Duration = Duration::from_millis(100);

/// The workers and the limits of a search by jobs.
pub(crate) struct RunOptions<'a> {
    /// The number of jobs at the same time.
    pub(crate) workers: usize,
    /// The number of positions after which no job is begun.
    pub(crate) nodes: Option<u64>,
    pub(crate) stop: &'a AtomicBool,
}

/// A report on a search that goes on: the counts of its jobs, and the time that is left
/// if each job from now on proves what it asks, and takes as long for its size as those
/// before it. The time is not known before the first job is done.
pub(crate) type Report<'a> = &'a mut dyn FnMut(&JobCounts, Option<Duration>);

/// Runs the jobs of a search, until it has none left, a limit is met, or the flag stops
/// it. What was done until then is in the store.
pub(crate) fn run(
    coordinator: &mut Coordinator,
    options: &RunOptions<'_>,
    report: Report<'_>,
) -> Result<(), RunError> {
    run_by(coordinator, options, &run_job, report)
}

/// Runs a job.
fn run_job(job: &[u8], stop: &AtomicBool) -> Vec<u8> {
    // Bytes that are not a job get an empty result, which the coordinator rejects.
    super::run_job(job, stop).unwrap_or_default()
}

/// The function that a worker runs for each job.
type Work<'a> = &'a (dyn Fn(&[u8], &AtomicBool) -> Vec<u8> + Sync);

/// A job that a worker is done with, its result, and the time that it took.
struct JobOutput {
    job: Job,
    /// The result, unless the job made the worker panic.
    bytes: Option<Vec<u8>>,
    time: Duration,
}

/// Runs the jobs of a search by workers of some kind.
fn run_by(
    coordinator: &mut Coordinator,
    options: &RunOptions<'_>,
    work: Work<'_>,
    report: Report<'_>,
) -> Result<(), RunError> {
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
                    // Nothing that a panic has left half done outlives the job.
                    let work = AssertUnwindSafe(|| work(&job.write(), stop));
                    let bytes = panic::catch_unwind(work).ok();
                    let time = begin.elapsed();
                    if answers.send(JobOutput { job, bytes, time }).is_err() {
                        return;
                    }
                }
            });
        }
        // Without workers, nobody answers.
        drop(answers);
        let mut dispatcher = Dispatcher {
            coordinator,
            options,
            jobs,
            out: 0,
            time: Duration::ZERO,
            work: 0,
        };
        let end = dispatcher.run(&answered, report);
        // Workers that wait end with the dispatcher's `jobs`; those that search, now.
        stop.store(true, Ordering::Relaxed);
        end
    })
}

/// Hands jobs out to the threads, and takes their results.
struct Dispatcher<'a> {
    coordinator: &'a mut Coordinator,
    options: &'a RunOptions<'a>,
    jobs: Sender<Job>,
    /// The number of jobs that are out.
    out: usize,
    /// The time that the workers have spent on jobs, and the sizes of these together, in
    /// jobs of the first size. A job that proves what it asks takes less than its size.
    time: Duration,
    work: u64,
}

impl Dispatcher<'_> {
    fn run(&mut self, answered: &Receiver<JobOutput>, report: Report<'_>) -> Result<(), RunError> {
        loop {
            self.hand_out(report)?;
            if self.out == 0 || self.coordinator.is_decided() || self.is_stopped() {
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
            report(&self.coordinator.counts(), self.time_left());
        }
    }

    fn is_stopped(&self) -> bool {
        self.options.stop.load(Ordering::Relaxed)
    }

    /// Hands out jobs until all workers have one. Those whose result is in the store
    /// need no worker.
    fn hand_out(&mut self, report: Report<'_>) -> Result<(), RunError> {
        let allows = |nodes| self.options.nodes.is_none_or(|most| nodes < most);
        while self.out < self.options.workers
            && !self.is_stopped()
            && allows(self.coordinator.counts().nodes)
        {
            match self.coordinator.step()? {
                Next::Job(job) => {
                    self.jobs.send(*job).expect("the workers wait");
                    self.out += 1;
                }
                Next::Recalled => report(&self.coordinator.counts(), None),
                Next::Nothing => break,
            }
        }
        Ok(())
    }

    /// Takes the answer of a worker.
    fn take(&mut self, answer: &JobOutput) -> Result<(), RunError> {
        let JobOutput { job, bytes, time } = answer;
        self.out -= 1;
        let Some(bytes) = bytes else {
            return self.coordinator.lose(job);
        };
        if self.coordinator.take(job, bytes)? {
            self.time += *time;
            self.work += job.nodes / self.coordinator.search().first_size(job);
        }
        Ok(())
    }

    /// Returns the time that the work which is left takes, if jobs of a size take as long
    /// as they did so far.
    fn time_left(&self) -> Option<Duration> {
        let left = self.coordinator.search().work_left();
        if left == u64::MAX {
            return None;
        }
        let nanos = self.time.as_nanos().checked_mul(u128::from(left))?;
        let nanos = nanos.checked_div(self.work.into())? / self.options.workers as u128;
        u64::try_from(nanos).ok().map(Duration::from_nanos)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicU32;

    use dooz_core::{Player, Position};
    use dooz_solver::{Answer, JobError, JobSizes, JobTree, QuestionSearch};
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

    fn coordinator() -> Coordinator {
        Coordinator::new(QuestionSearch::Claim(tree()), None)
    }

    fn options(workers: usize, stop: &AtomicBool) -> RunOptions<'_> {
        RunOptions {
            workers,
            nodes: None,
            stop,
        }
    }

    fn certificate(coordinator: &Coordinator) -> Option<Vec<u8>> {
        match coordinator.answer()? {
            Answer::Proved { certificates, .. } => Some(certificates[0].clone()),
            Answer::Refuted => None,
        }
    }

    /// Runs a tree by workers of some kind, and returns the certificate.
    fn prove(workers: usize, work: Work<'_>) -> (JobCounts, Option<Vec<u8>>) {
        let (mut coordinator, stop) = (coordinator(), AtomicBool::new(false));
        let options = options(workers, &stop);
        run_by(&mut coordinator, &options, work, &mut |_, _| {}).unwrap();
        (coordinator.counts(), certificate(&coordinator))
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
        let (mut coordinator, stop) = (coordinator(), AtomicBool::new(false));
        let wrong: Work<'_> = &|_, _| b"proved".to_vec();
        let end = run_by(&mut coordinator, &options(2, &stop), wrong, &mut |_, _| {});
        assert!(
            matches!(end, Err(RunError::Faulty(JobError::Damaged))),
            "{end:?}"
        );
    }

    #[test]
    fn a_job_that_is_always_faulty_ends_the_search_among_good_ones() {
        let (mut coordinator, stop) = (coordinator(), AtomicBool::new(false));
        let root = tree().next_job().unwrap();
        let wrong: Work<'_> = &|job, stop| {
            let is_early = Job::read(job).unwrap().position.ply() < 2;
            if is_early && Job::read(job).unwrap() != root {
                return b"proved".to_vec();
            }
            run_job(job, stop)
        };
        let end = run_by(&mut coordinator, &options(2, &stop), wrong, &mut |_, _| {});
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
        let mut coordinator = coordinator();
        let options = options(2, &stop);
        run_by(&mut coordinator, &options, endless, &mut |_, _| {}).unwrap();
        let finished = coordinator.counts().finished;
        assert_eq!((finished, coordinator.answer()), (0, None));
    }

    #[test]
    fn a_limit_of_positions_ends_the_search_between_jobs() {
        let (mut coordinator, stop) = (coordinator(), AtomicBool::new(false));
        let options = RunOptions {
            nodes: Some(1),
            ..options(1, &stop)
        };
        run(&mut coordinator, &options, &mut |_, _| {}).unwrap();
        let finished = coordinator.counts().finished;
        assert_eq!((finished, coordinator.answer()), (1, None));
    }

    #[test]
    fn a_job_that_no_worker_survives_is_split() {
        let mut coordinator = Coordinator::new(QuestionSearch::Claim(tree()), None);
        let mut deadly = None;
        loop {
            match coordinator.step().unwrap() {
                Next::Job(job) if *deadly.get_or_insert_with(|| job.clone()) == job => {
                    coordinator.lose(&job).unwrap();
                }
                Next::Job(job) => {
                    let result = run_job(&job.write(), &AtomicBool::new(false));
                    coordinator.take(&job, &result).unwrap();
                }
                Next::Recalled | Next::Nothing => break,
            }
        }
        assert_eq!(coordinator.counts().losses, 3);
        let certificate = certificate(&coordinator).expect("it is proved without that job");
        assert!(verify(&certificate).is_ok());
    }

    #[test]
    fn the_time_that_is_left_is_that_of_jobs_so_far() {
        let (mut coordinator, stop) = (coordinator(), AtomicBool::new(false));
        let mut dispatcher = Dispatcher {
            coordinator: &mut coordinator,
            options: &options(2, &stop),
            jobs: mpsc::channel().0,
            out: 0,
            time: Duration::from_secs(12),
            work: 3,
        };
        // One job of the first size, which the two workers share.
        assert_eq!(dispatcher.time_left(), Some(Duration::from_secs(2)));
        dispatcher.work = 0;
        assert_eq!(dispatcher.time_left(), None);
    }

    #[test]
    fn workers_that_panic_at_every_job_end_the_search() {
        let (mut coordinator, stop) = (coordinator(), AtomicBool::new(false));
        let panics: Work<'_> = &|_, _| panic!("a job that is meant to fail");
        let end = run_by(&mut coordinator, &options(2, &stop), panics, &mut |_, _| {});
        assert!(matches!(end, Err(RunError::Deadly)), "{end:?}");
    }

    #[test]
    fn workers_that_survive_no_job_end_the_search() {
        let mut coordinator = Coordinator::new(QuestionSearch::Claim(tree()), None);
        let end = loop {
            match coordinator.step().unwrap() {
                Next::Job(job) => {
                    if let Err(error) = coordinator.lose(&job) {
                        break error;
                    }
                }
                Next::Recalled | Next::Nothing => unreachable!("no job has an answer"),
            }
        };
        assert!(matches!(end, RunError::Deadly), "{end:?}");
    }
}
