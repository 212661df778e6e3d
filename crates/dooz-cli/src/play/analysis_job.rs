//! Live analyses, which any thread can make.

use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use dooz_coach::analysis::{Analysis, Analyst};
use dooz_core::{Limits, Position};

/// An analysis of a position that goes on until it is stopped, to be sent to a
/// thread.
///
/// ```
/// use dooz_cli::play::analysis_job::AnalysisJob;
/// use dooz_core::{Position, Rules};
/// use std::sync::atomic::Ordering;
/// let job = AnalysisJob::new(Position::new(Rules::GOMOKU), &Default::default());
/// let stop = job.stop_flag();
/// let mut depth = 0;
/// job.run(&mut |analysis, _| {
///     depth = analysis.iteration.depth;
///     stop.store(depth > 0, Ordering::Relaxed);
/// });
/// assert!(depth > 0);
/// ```
#[derive(Clone, Debug)]
pub struct AnalysisJob {
    position: Position,
    analyst: Arc<Mutex<Analyst>>,
    stop: Arc<AtomicBool>,
}

/// The time between two reports: nobody reads faster.
const PAUSE: Duration = Duration::from_millis(100);

impl AnalysisJob {
    /// Creates a job for an analyst, which remembers what it has searched before.
    #[must_use]
    pub fn new(position: Position, analyst: &Arc<Mutex<Analyst>>) -> Self {
        Self {
            position,
            analyst: Arc::clone(analyst),
            stop: Arc::default(),
        }
    }

    /// Returns the flag that ends the job.
    #[must_use]
    pub fn stop_flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.stop)
    }

    /// Analyses the position, and reports the first line at once, later states from
    /// time to time, and the last one, each with the time that it took.
    pub fn run(self, report: &mut dyn FnMut(&Analysis, Duration)) {
        let limits = Limits {
            stop: Some(&self.stop),
            ..Limits::default()
        };
        // The analyst's knowledge stays valid even after a panic. A job that goes on
        // is stopped before the next one waits for it.
        let mut analyst = self.analyst.lock().unwrap_or_else(PoisonError::into_inner);
        let begin = Instant::now();
        let (mut told_at, mut told_line) = (None, false);
        let mut untold = None;
        let analysed = analyst.analyze(&self.position, &limits, &mut |analysis| {
            let now = begin.elapsed();
            let has_line = !analysis.iteration.lines.is_empty();
            let is_recent = told_at.is_some_and(|at| now.saturating_sub(at) < PAUSE);
            if is_recent && has_line == told_line {
                untold = Some(analysis.clone());
                return;
            }
            (told_at, told_line, untold) = (Some(now), has_line, None);
            report(analysis, now);
        });
        // Rules without an analysis have nothing to report.
        if let (Ok(()), Some(last)) = (analysed, untold) {
            report(&last, begin.elapsed());
        }
    }
}
