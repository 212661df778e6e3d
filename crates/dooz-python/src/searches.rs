//! Recorded searches and their differences.

use dooz_cli::commands::diff::differences;
use dooz_coach::trace::{
    self as coach, Document, Method, Subject, TraceError, TraceFilter, TreeView, dot, svg,
    write_outline,
};
use dooz_locale::coach::trace::TraceMessages;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyRange};

use crate::arguments::place;
use crate::board::Board;
use crate::document::{dictionary, json, large_dictionary, locale, unless_stopped};
use crate::errors::wrong;
use crate::limit::Limit;
use crate::long_call::released;
use crate::pickles::{Reduced, TraceState, broken, read_plain, reduce, restorer};

fn method(name: &str) -> PyResult<Method> {
    name.parse().map_err(|error| wrong(&error))
}

fn subject(board: &Board) -> Subject {
    Subject::Board {
        position: Box::new(*board.position()),
        first: board.first(),
    }
}

fn record(
    py: Python<'_>,
    subject: &Subject,
    method: Method,
    limit: Limit,
) -> PyResult<coach::Trace> {
    let trace = released(py, |stop| -> Result<_, TraceError> {
        let timer = limit.start(stop);
        let limits = limit.limits(stop);
        let filter = TraceFilter::default();
        let found =
            coach::Trace::record_within(subject.clone(), method, filter, &limits, &mut |_| {});
        drop(timer);
        found
    })?;
    trace.map_err(|error| wrong(&error))
}

/// Records a search of a board, call by call.
///
/// `search` is "minimax", "alphabeta" or another one of `dooz trace`, with its options.
/// It keeps to all limits. A search of more than 1,000,000 calls raises `ValueError`.
///
/// >>> import dooz
/// >>> trace = dooz.trace(dooz.Board("XOX / OXO / O.."), "minimax")
/// >>> len(trace), trace.calls, trace.score
/// (11, 4, 10)
#[pyfunction]
#[pyo3(signature = (board, search = "alphabeta", limit = None))]
pub(crate) fn trace(
    py: Python<'_>,
    board: PyRef<'_, Board>,
    search: &str,
    limit: Option<&Bound<'_, Limit>>,
) -> PyResult<Trace> {
    let (method, subject) = (method(search)?, subject(&board));
    drop(board);
    let limit = limit.map(|limit| *limit.get()).unwrap_or_default();
    record(py, &subject, method, limit).map(Trace)
}

/// A recorded search.
///
/// Its length is the number of its events, which can be asked for by their places.
///
/// >>> import dooz
/// >>> trace = dooz.trace(dooz.Board("XOX / OXO / O.."), "minimax")
/// >>> trace[0]["step"]["event"]
/// 'enter'
#[pyclass(frozen, eq, module = "dooz")]
#[derive(PartialEq)]
pub(crate) struct Trace(pub(crate) coach::Trace);

impl Trace {
    pub(crate) const NAME: &str = "Trace";

    /// Makes a trace again from its pickle. Its events are bytes, and lists in old pickles.
    pub(crate) fn restore(state: &Bound<'_, PyDict>) -> PyResult<Self> {
        let plain = state.copy()?;
        let events = match plain.get_item("event_bytes")? {
            None => None,
            Some(bytes) => {
                let bytes = bytes.cast_into::<PyBytes>();
                let bytes = bytes.map_err(|_| broken("its events are not bytes"))?;
                plain.del_item("event_bytes")?;
                let json = bytes.as_bytes();
                let events = released(state.py(), |_| serde_json::from_slice(json))?;
                Some(events.map_err(|error| broken(&error.to_string()))?)
            }
        };
        let state: TraceState = read_plain(&plain)?;
        state
            .trace(events)
            .map(Self)
            .map_err(|reason| broken(&reason))
    }

    fn view(&self, most: usize) -> TreeView {
        TreeView::finished(self.0.clone(), most)
    }
}

#[pymethods]
impl Trace {
    /// The search with its options.
    ///
    /// >>> import dooz
    /// >>> dooz.trace(dooz.Board("XOX / OXO / O..")).search
    /// 'alphabeta'
    #[getter]
    fn search(&self) -> String {
        self.0.method.to_string()
    }

    /// The score of the position, in the search's own scale.
    ///
    /// >>> import dooz
    /// >>> dooz.trace(dooz.Board("XOX / OXO / O..")).score
    /// 10
    #[getter]
    const fn score(&self) -> i64 {
        self.0.summary.score
    }

    /// The number of calls, including the first one.
    ///
    /// >>> import dooz
    /// >>> dooz.trace(dooz.Board("XOX / OXO / O..")).calls
    /// 4
    #[getter]
    const fn calls(&self) -> u64 {
        self.0.summary.calls
    }

    /// The number of calls in which the game was over.
    ///
    /// >>> import dooz
    /// >>> dooz.trace(dooz.Board("XOX / OXO / O..")).leaves
    /// 2
    #[getter]
    const fn leaves(&self) -> u64 {
        self.0.summary.leaves
    }

    /// The number of cuts.
    ///
    /// >>> import dooz
    /// >>> dooz.trace(dooz.Board("XOX / OXO / O..")).cuts
    /// 0
    #[getter]
    const fn cuts(&self) -> u64 {
        self.0.summary.cuts + self.0.summary.fast_cuts
    }

    /// True if a limit has kept the search from being complete.
    ///
    /// >>> import dooz
    /// >>> dooz.trace(dooz.Board("3x3x3"), limit=dooz.Limit(nodes=10)).limited
    /// True
    #[getter]
    const fn limited(&self) -> bool {
        self.0.summary.limited
    }

    fn __len__(&self) -> usize {
        self.0.events.len()
    }

    fn __getitem__<'py>(&self, index: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyDict>> {
        let events = &self.0.events;
        let place = place(index, events.len(), "event")?;
        dictionary(index.py(), &events[place])
    }

    fn __iter__<'py>(this: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        let py = this.py();
        let places = PyRange::new(py, 0, this.len()?.cast_signed())?;
        let event = this.getattr("__getitem__")?;
        py.import("builtins")?
            .getattr("map")?
            .call1((event, places))
    }

    /// Writes the search as an indented tree, in a language: "en", "fa", "ar" or "ru".
    ///
    /// >>> import dooz
    /// >>> print(dooz.trace(dooz.Board("XOX / OXO / O..")).text().splitlines()[0])
    /// How alphabeta searches XOXOXOO.., X to move
    #[pyo3(signature = (language = "en"))]
    fn text(&self, py: Python<'_>, language: &str) -> PyResult<String> {
        let locale = locale(language)?;
        released(py, |stop| {
            let (view, messages) = (self.view(usize::MAX), TraceMessages { locale: &locale });
            let text = unless_stopped(stop, |output| write_outline(&view, &messages, output));
            dooz_locale::terminal::without_marks(&text)
        })
    }

    /// Draws the tree of the search as a file in SVG, with the words of a language.
    ///
    /// >>> import dooz
    /// >>> dooz.trace(dooz.Board("XOX / OXO / O..")).svg()[:4]
    /// '<svg'
    #[pyo3(signature = (language = "en"))]
    fn svg(&self, py: Python<'_>, language: &str) -> PyResult<String> {
        let locale = locale(language)?;
        released(py, |_| {
            svg(
                &self.view(TreeView::MOST_DRAWN),
                &TraceMessages { locale: &locale },
            )
        })
    }

    fn _repr_svg_(&self, py: Python<'_>) -> PyResult<String> {
        self.svg(py, "en")
    }

    /// Writes the tree of the search for Graphviz, with the words of a language.
    ///
    /// >>> import dooz
    /// >>> dooz.trace(dooz.Board("XOX / OXO / O..")).dot()[:7]
    /// 'digraph'
    #[pyo3(signature = (language = "en"))]
    fn dot(&self, py: Python<'_>, language: &str) -> PyResult<String> {
        let locale = locale(language)?;
        released(py, |_| {
            dot(
                &self.view(TreeView::MOST_DRAWN),
                &TraceMessages { locale: &locale },
            )
        })
    }

    /// Writes the document of `dooz trace --format json`.
    ///
    /// >>> import dooz
    /// >>> import json
    /// >>> json.loads(dooz.trace(dooz.Board("XOX / OXO / O..")).json())["format"]
    /// 'dooz-trace'
    fn json(&self, py: Python<'_>) -> PyResult<String> {
        released(py, |stop| json(&Document::of(&self.0), stop))
    }

    /// Returns the fields of `dooz trace --format json`.
    ///
    /// >>> import dooz
    /// >>> len(dooz.trace(dooz.Board("XOX / OXO / O..")).to_dict()["calls"])
    /// 4
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        large_dictionary(py, || Document::of(&self.0))
    }

    /// The events are bytes: as objects of Python they would take many times the memory.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        let state = dictionary(py, &TraceState::of(&self.0))?;
        let events = released(py, |stop| json(&self.0.events, stop))?;
        state.set_item("event_bytes", PyBytes::new(py, events.as_bytes()))?;
        Ok((restorer(py)?, (Self::NAME, state)))
    }

    fn __repr__(&self) -> String {
        let (search, calls) = (self.search(), self.calls());
        format!("<Trace of {search}: {calls} calls>")
    }
}

/// Compares two searches of a board: which calls both make, and which cuts save the
/// others.
///
/// >>> import dooz
/// >>> board = dooz.Board("XO. / .X. / ..O")
/// >>> diff = dooz.diff(board, "minimax", "alphabeta")
/// >>> diff.first_alone > 0, diff.second_alone
/// (True, 0)
#[pyfunction]
pub(crate) fn diff(
    py: Python<'_>,
    board: PyRef<'_, Board>,
    first: &str,
    second: &str,
) -> PyResult<Diff> {
    let searches = [method(first)?, method(second)?];
    let subject = subject(&board);
    drop(board);
    let first = record(py, &subject, searches[0], Limit::default())?;
    let second = record(py, &subject, searches[1], Limit::default())?;
    let diff = released(py, |_| coach::Diff::of(&first, &second))?;
    Ok(Diff { diff, searches })
}

/// The differences between two searches.
///
/// >>> import dooz
/// >>> board = dooz.Board("XO. / .X. / ..O")
/// >>> dooz.diff(board, "minimax", "minimax").first_alone
/// 0
#[pyclass(frozen, eq, module = "dooz")]
#[derive(PartialEq)]
pub(crate) struct Diff {
    pub(crate) diff: coach::Diff,
    pub(crate) searches: [Method; 2],
}

#[pymethods]
impl Diff {
    /// The number of calls that both searches make.
    ///
    /// >>> import dooz
    /// >>> dooz.diff(dooz.Board("XOX / OXO / O.."), "minimax", "alphabeta").common
    /// 4
    #[getter]
    const fn common(&self) -> u64 {
        self.diff.common
    }

    /// The number of calls that only the first search makes.
    ///
    /// >>> import dooz
    /// >>> dooz.diff(dooz.Board("XOX / OXO / O.."), "minimax", "alphabeta").first_alone
    /// 0
    #[getter]
    const fn first_alone(&self) -> u64 {
        self.diff.first_alone
    }

    /// The number of calls that only the second search makes.
    ///
    /// >>> import dooz
    /// >>> dooz.diff(dooz.Board("XOX / OXO / O.."), "minimax", "alphabeta").second_alone
    /// 0
    #[getter]
    const fn second_alone(&self) -> u64 {
        self.diff.second_alone
    }

    /// Describes the differences in a language: "en", "fa", "ar" or "ru".
    ///
    /// >>> import dooz
    /// >>> diff = dooz.diff(dooz.Board("XOX / OXO / O.."), "minimax", "alphabeta")
    /// >>> len(diff.text("fa").splitlines())
    /// 4
    #[pyo3(signature = (language = "en"))]
    fn text(&self, language: &str) -> PyResult<String> {
        let text = differences(&self.diff, &self.searches, &locale(language)?);
        Ok(dooz_locale::terminal::without_marks(&text))
    }

    /// Returns all fields of the comparison, with every subtree that one search skips.
    ///
    /// >>> import dooz
    /// >>> diff = dooz.diff(dooz.Board("XOX / OXO / O.."), "minimax", "alphabeta")
    /// >>> diff.to_dict()["missing"]
    /// []
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        dictionary(py, &self.diff)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        reduce(py, self)
    }

    fn __repr__(&self) -> String {
        let [first, second] = self.searches.map(|search| search.to_string());
        format!("<Diff of {first} and {second}>")
    }
}
