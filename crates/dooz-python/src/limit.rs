//! The class `Limit`.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use dooz_cli::play::timer::Timer;
use dooz_core::Limits;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyFloat};

use crate::arguments::{number_within, whole_number};

/// The limits of a search: the one that is met first ends it.
///
/// `seconds` of the clock, `nodes` visited, and a `depth` in plies. A function says which
/// of them it keeps to, and what it does without any.
///
/// >>> import dooz
/// >>> dooz.Limit(nodes=1000)
/// Limit(nodes=1000)
/// >>> dooz.Limit(seconds=0.5).seconds
/// 0.5
#[pyclass(frozen, eq, module = "dooz")]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Limit {
    seconds: Option<f64>,
    nodes: Option<u64>,
    depth: Option<u32>,
}

/// The longest time: a year.
const MOST_SECONDS: f64 = 366.0 * 86400.0;

impl Limit {
    /// Returns the limits of a search that ends when the flag is set.
    pub(crate) fn limits<'a>(&self, stop: &'a AtomicBool) -> Limits<'a> {
        Limits {
            depth: self.depth,
            nodes: self.nodes,
            memory: None,
            time: self.time(),
            stop: Some(stop),
        }
    }

    /// Returns these limits, with a number of nodes if nothing is limited.
    pub(crate) fn or_nodes(limit: Option<&Self>, nodes: u64) -> Self {
        let limit = limit.copied().unwrap_or_default();
        if limit == Self::default() {
            return Self {
                nodes: Some(nodes),
                ..limit
            };
        }
        limit
    }

    /// Returns an exception if the depth is limited, for searches that have none.
    pub(crate) fn without_depth(limit: Option<&Self>) -> PyResult<()> {
        if limit.is_some_and(|limit| limit.depth.is_some()) {
            return Err(PyValueError::new_err(
                "this search has no limit of depth; limit its seconds or nodes",
            ));
        }
        Ok(())
    }

    /// Starts the clock, which sets the flag when the time is over.
    pub(crate) fn start(&self, stop: &Arc<AtomicBool>) -> Option<Timer> {
        self.time().map(|time| Timer::start(time, stop))
    }

    pub(crate) fn time(&self) -> Option<Duration> {
        self.seconds.map(Duration::from_secs_f64)
    }

    pub(crate) const fn node_limit(&self) -> Option<u64> {
        self.nodes
    }

    pub(crate) const fn depth_limit(&self) -> Option<u32> {
        self.depth
    }
}

#[pymethods]
impl Limit {
    #[new]
    #[pyo3(signature = (*, seconds = None, nodes = None, depth = None))]
    fn new(
        seconds: Option<&Bound<'_, PyAny>>,
        nodes: Option<&Bound<'_, PyAny>>,
        depth: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        let seconds = seconds.map(read_seconds).transpose()?;
        let nodes = nodes.map(|nodes| count(nodes, "nodes")).transpose()?;
        let depth = depth.map(|depth| count(depth, "depth")).transpose()?;
        Ok(Self {
            seconds,
            nodes,
            // No game is as long.
            depth: depth.map(|depth| u32::try_from(depth).unwrap_or(u32::MAX)),
        })
    }

    /// The time on the clock, in seconds.
    ///
    /// >>> import dooz
    /// >>> dooz.Limit(seconds=2).seconds
    /// 2.0
    #[getter]
    const fn seconds(&self) -> Option<f64> {
        self.seconds
    }

    /// The number of positions visited.
    ///
    /// >>> import dooz
    /// >>> dooz.Limit(seconds=2).nodes is None
    /// True
    #[getter]
    const fn nodes(&self) -> Option<u64> {
        self.nodes
    }

    /// The number of plies to look ahead.
    ///
    /// >>> import dooz
    /// >>> dooz.Limit(depth=4).depth
    /// 4
    #[getter]
    const fn depth(&self) -> Option<u32> {
        self.depth
    }

    fn __getnewargs_ex__<'py>(&self, py: Python<'py>) -> PyResult<((), Bound<'py, PyDict>)> {
        let limits = PyDict::new(py);
        limits.set_item("seconds", self.seconds)?;
        limits.set_item("nodes", self.nodes)?;
        limits.set_item("depth", self.depth)?;
        Ok(((), limits))
    }

    fn __repr__(&self) -> String {
        let mut parts = Vec::new();
        parts.extend(self.seconds.map(|seconds| format!("seconds={seconds}")));
        parts.extend(self.nodes.map(|nodes| format!("nodes={nodes}")));
        parts.extend(self.depth.map(|depth| format!("depth={depth}")));
        format!("Limit({})", parts.join(", "))
    }
}

fn read_seconds(argument: &Bound<'_, PyAny>) -> PyResult<f64> {
    let seconds = if argument.is_instance_of::<PyFloat>() {
        argument.extract().ok()
    } else {
        let seconds = whole_number(argument, "seconds", "int or float")?;
        seconds.extract().ok()
    };
    let seconds = seconds.filter(|seconds| *seconds > 0.0 && *seconds <= MOST_SECONDS);
    seconds.ok_or_else(|| {
        PyValueError::new_err(format!(
            "seconds must be more than 0 and at most {MOST_SECONDS}, not {argument}"
        ))
    })
}

/// Reads a number from 1.
pub(crate) fn count(argument: &Bound<'_, PyAny>, name: &str) -> PyResult<u64> {
    number_within(argument, name, 1, u64::MAX)
}
