//! The value of a position, by jobs.

use dooz_core::{Player, Position};
use dooz_verify::{Certificate, Goal};

use super::JobSearch;
use super::job::{Job, JobResult};
use super::tree::{JobSizes, JobTree, sum};
use crate::solution::{Solution, draw_claims, possible_winners};

/// The search of the value of a position, split into jobs: a [`JobTree`] for each claim
/// that may decide it.
///
/// ```
/// use dooz_core::Position;
/// use dooz_solver::{JobSearch, Solution, ValueJobs};
/// let empty = Position::new("4x4x4".parse()?);
/// let mut search = ValueJobs::new(empty).expect("there are provers");
/// while let Some(job) = search.next_job() {
///     search.accept(&job, &job.run(None));
/// }
/// let (solution, certificates) = search.solution().expect("4,4,4 is solved");
/// assert_eq!((solution, certificates.len()), (Solution::DRAW, 1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct ValueJobs {
    /// The values that the position may have, each with the claims that prove it.
    values: Vec<(Solution, Vec<JobTree>)>,
}

impl ValueJobs {
    /// Creates the search. Its next job is about the value with the least work left that has
    /// a job to run. Returns `None` if no value can be proved by [jobs](JobTree::new), or if
    /// the game is over.
    #[must_use]
    pub fn new(position: Position) -> Option<Self> {
        let wins = possible_winners(&position).iter().map(|&player| {
            let solution = Solution {
                winner: Some(player),
                plies: None,
            };
            (solution, vec![(player, Goal::Win)])
        });
        let draw = (Solution::DRAW, draw_claims(&position));
        let values = wins.chain([draw]);
        let trees = |claims: Vec<(Player, Goal)>| -> Option<Vec<JobTree>> {
            let claims = claims.into_iter();
            claims
                .map(|(player, goal)| JobTree::new(position, player, goal))
                .collect()
        };
        let values: Vec<_> = values
            .filter_map(|(solution, claims)| Some((solution, trees(claims)?)))
            .collect();
        (!values.is_empty()).then_some(Self { values })
    }

    /// Returns the search with jobs of other sizes. It must not have handed out any.
    #[must_use]
    pub fn with_sizes(mut self, sizes: impl Fn(JobSizes) -> JobSizes) -> Self {
        for (_, trees) in &mut self.values {
            for tree in trees {
                *tree = tree.clone().with_sizes(sizes(tree.sizes()));
            }
        }
        self
    }

    /// Returns the memory of each table of a job in bytes, that of the largest jobs.
    #[must_use]
    pub fn job_memory(&self) -> usize {
        let trees = self.values.iter().flat_map(|(_, trees)| trees);
        trees.map(|tree| tree.sizes().memory).max().unwrap_or(0)
    }

    fn trees_of(&mut self, job: &Job) -> impl Iterator<Item = &mut JobTree> {
        let trees = self.values.iter_mut().flat_map(|(_, trees)| trees);
        trees.filter(|tree| tree.is_about(job.claimant, job.goal))
    }

    fn proved(&self) -> Option<&(Solution, Vec<JobTree>)> {
        let is_proved = |trees: &[JobTree]| trees.iter().all(|tree| tree.answer() == Some(true));
        self.values.iter().find(|(_, trees)| is_proved(trees))
    }

    /// Returns the value if it is proved, and the certificates that prove it together.
    #[must_use]
    pub fn solution(&self) -> Option<(Solution, Vec<Certificate>)> {
        let (solution, trees) = self.proved()?;
        let certificates = trees.iter().filter_map(JobTree::certificate);
        Some((*solution, certificates.collect()))
    }
}

impl JobSearch for ValueJobs {
    fn next_job(&mut self) -> Option<Job> {
        if self.proved().is_some() {
            return None;
        }
        let mut order: Vec<&mut [JobTree]> =
            self.values.iter_mut().map(|(_, t)| &mut t[..]).collect();
        order.retain(|trees| work_left(trees) < u64::MAX);
        order.sort_by_cached_key(|trees| work_left(trees));
        let mut trees = order.into_iter().flatten();
        trees.find_map(JobTree::next_job)
    }

    fn is_out(&self, job: &Job) -> bool {
        let mut trees = self.values.iter().flat_map(|(_, trees)| trees);
        trees.any(|tree| tree.is_about(job.claimant, job.goal) && tree.is_out(job))
    }

    fn accept(&mut self, job: &Job, result: &JobResult) {
        for tree in self.trees_of(job) {
            tree.accept(job, result);
        }
    }

    fn give_back(&mut self, job: &Job) {
        for tree in self.trees_of(job) {
            tree.give_back(job);
        }
    }

    fn work_left(&self) -> u64 {
        let values = self.values.iter().map(|(_, trees)| work_left(trees));
        values.min().unwrap_or(u64::MAX)
    }

    fn first_size(&self, job: &Job) -> u64 {
        let mut trees = self.values.iter().flat_map(|(_, trees)| trees);
        let tree = trees.find(|tree| tree.is_about(job.claimant, job.goal));
        tree.map_or(1, |tree| tree.first_size(job))
    }
}

fn work_left(trees: &[JobTree]) -> u64 {
    sum(trees.iter().map(JobTree::work_left))
}
