//! Teaching: values, explanations, reviews and comparisons.

mod comparisons;
mod explanations;
mod move_values;
mod reviews;

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use dooz_coach::advice::MoveClass;
use dooz_core::Limits;
use pyo3::prelude::*;

use crate::limit::Limit;
use crate::long_call::released;

pub(crate) use comparisons::{Comparison, Entry, compare};
pub(crate) use explanations::{Explanation, explain};
pub(crate) use move_values::{MoveValue, Values, values};
pub(crate) use reviews::{Review, ReviewedMove, review};

/// Returns the word for a judgement in the documents for scripts.
fn judgement(class: MoveClass) -> String {
    let word = serde_json::to_value(class).expect("a judgement is a word");
    word.as_str().unwrap_or_default().to_owned()
}

/// Runs a search with its limits, and the clock if it has one.
fn within<T: Send>(
    py: Python<'_>,
    limit: Limit,
    work: impl FnOnce(&Limits<'_>) -> T + Send,
) -> PyResult<T> {
    released(py, |stop: &Arc<AtomicBool>| {
        let timer = limit.start(stop);
        let result = work(&limit.limits(stop));
        drop(timer);
        result
    })
}

/// Reads the limits of a teaching search.
fn limit_of(limit: Option<&Bound<'_, Limit>>, nodes: u64) -> PyResult<Limit> {
    let limit = limit.map(Bound::get);
    Limit::without_depth(limit)?;
    Ok(Limit::or_nodes(limit, nodes))
}
