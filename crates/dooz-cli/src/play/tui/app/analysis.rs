//! Live analysis of the shown position.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use dooz_coach::analysis::{Analysis, Analyst};
use dooz_core::Position;

use super::{App, Effect};
use crate::play::analysis_job::AnalysisJob;

/// The switch of the live analysis, and its last state.
#[derive(Default)]
pub(super) struct LiveAnalysis {
    is_on: bool,
    analyst: Arc<Mutex<Analyst>>,
    job: Option<Job>,
}

/// An analysis that has been begun.
struct Job {
    number: u64,
    position: Position,
    stop: Arc<AtomicBool>,
    last: Option<(Analysis, Duration)>,
}

impl App {
    /// Returns `true` if the shown position is to be analysed. In a puzzle that would
    /// reveal the solution, in an opening the better side, and a review has its own
    /// judgements.
    pub(crate) fn wants_analysis(&self) -> bool {
        self.analysis.is_on
            && self.quiz.is_none()
            && self.opening().is_none()
            && self.board_setup.is_none()
            && self.review.is_none()
    }

    /// Returns the analysis of the shown position as far as it is known, with the
    /// time that it has taken.
    pub(crate) fn analysis(&self) -> Option<(&Analysis, Duration)> {
        let job = self.analysis.job.as_ref()?;
        let is_current = self.wants_analysis() && job.position == self.shown().0;
        let (analysis, time) = job.last.as_ref().filter(|_| is_current)?;
        Some((analysis, *time))
    }

    pub(super) fn toggle_analysis(&mut self) {
        if !Analyst::supports(self.game.rules()) {
            return self.say(self.locale.text("play-no-analysis").into_owned());
        }
        self.analysis.is_on = !self.analysis.is_on;
        self.hide_values();
    }

    pub(super) const fn hide_analysis(&mut self) {
        self.analysis.is_on = false;
    }

    /// Begins the analysis of the shown position, if it is wanted and has not begun
    /// yet, and ends that of another one.
    pub(super) fn next_analysis(&mut self) -> Option<Effect> {
        let (position, _) = self.shown();
        let is_wanted = self.wants_analysis()
            && position.outcome().is_none()
            && Analyst::supports(position.rules());
        let job = self.analysis.job.as_ref();
        if is_wanted && job.is_some_and(|job| job.position == position) {
            return None;
        }
        self.stop_analysis();
        if !is_wanted {
            return None;
        }
        let job = AnalysisJob::new(position, &self.analysis.analyst);
        self.jobs += 1;
        self.analysis.job = Some(Job {
            number: self.jobs,
            position,
            stop: job.stop_flag(),
            last: None,
        });
        Some(Effect::Analyse(self.jobs, Box::new(job)))
    }

    pub(super) fn analysed(&mut self, number: u64, analysis: Analysis, time: Duration) {
        let job = self.analysis.job.as_mut();
        if let Some(job) = job.filter(|job| job.number == number) {
            job.last = Some((analysis, time));
        }
    }

    pub(super) fn stop_analysis(&mut self) {
        if let Some(job) = self.analysis.job.take() {
            job.stop.store(true, Ordering::Relaxed);
        }
    }
}
