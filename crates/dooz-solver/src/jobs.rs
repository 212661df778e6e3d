//! Proofs as trees of jobs, for as many workers as there are.
//!
//! A [`Job`] asks whether a claim about a position can be proved within a limited number
//! of positions. It is a pure function of its bytes, so that any worker may run it, and a
//! lost one be replaced. A [`JobTree`] says which job is worth running next, and turns
//! the results into one certificate. It knows of no threads, files or networks: the
//! caller distributes the jobs, stores their results, and gives them to a new tree after
//! a failure.

mod job;
mod merge;
mod question;
mod ranking;
mod tree;
mod value;

#[cfg(test)]
mod tests;

pub use job::{Job, JobError, JobResult, Verdict};
pub use question::{Answer, Question, QuestionSearch};
pub use tree::{JobSizes, JobTree};
pub use value::ValueJobs;

/// A search whose work is split into jobs.
pub trait JobSearch {
    /// Returns the job that is most worth running next. Returns `None` if the answer is
    /// known, if no job can find it, or as long as all that could be done is out.
    fn next_job(&mut self) -> Option<Job>;

    /// Returns `true` if a job was handed out, and neither its result was taken nor the job
    /// itself taken back.
    fn is_out(&self, job: &Job) -> bool;

    /// Takes the result of a job. That of one that is not out changes nothing.
    fn accept(&mut self, job: &Job, result: &JobResult);

    /// Takes a job back that was not run to its end.
    fn give_back(&mut self, job: &Job);

    /// Returns the work that is left if each job from now on proves what it asks, in jobs
    /// of the first size. It is 0 if the answer is proved, and [`u64::MAX`] if it cannot
    /// be.
    fn work_left(&self) -> u64;

    /// Returns the node limit of a position's first job, for claims like that of `job`.
    fn first_size(&self, job: &Job) -> u64;
}
