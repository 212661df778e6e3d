//! Exact values, and certificates that prove them.

use std::fs::{self, Metadata};
use std::panic::resume_unwind;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use dooz_cli::certificate::{ClaimDocument, read_certificate, rejection_text, write_certificate};
use dooz_cli::commands::solve::{SolutionDocument, refusal};
use dooz_core::Symbol;
use dooz_locale::proof;
use dooz_locale::terminal::without_marks;
use dooz_solver::{PositionSolver, Solution as Value};
use dooz_verify::{Claim as ProvedClaim, verify_watched};
use pyo3::exceptions::{PyOSError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyTuple};

use crate::board::Board;
use crate::document::{dictionary, locale};
use crate::errors::{english, game_over, wrong_file};
use crate::limit::Limit;
use crate::long_call::{released, watched};
use crate::outcome::name;
use crate::pickles::{ClaimState, Reduced, SolutionState, broken, read_plain, restorer};

/// Finds the value of a board under perfect play: who wins, and in how many plies.
///
/// Without a limit it searches until it knows, or until no method gets further. With
/// `certificate=True` it also searches for proofs, which `Certificate.verify` checks without
/// trust in the solver.
/// `progress` is called about 50 times a second with the nodes visited so far and the number
/// of plies within which neither player wins, as far as that is known.
///
/// >>> import dooz
/// >>> solution = dooz.solve(dooz.Board("4x3x3"), certificate=True)
/// >>> solution.value, solution.plies
/// ('first', 7)
/// >>> all(certificate.verify() for certificate in solution.certificates)
/// True
#[pyfunction]
#[pyo3(signature = (board, limit = None, *, certificate = false, progress = None))]
pub(crate) fn solve(
    py: Python<'_>,
    board: PyRef<'_, Board>,
    limit: Option<&Bound<'_, Limit>>,
    certificate: bool,
    progress: Option<Bound<'_, PyAny>>,
) -> PyResult<Solution> {
    let limit = limit.map(Bound::get);
    Limit::without_depth(limit)?;
    let limit = limit.copied().unwrap_or_default();
    let position = *board.position();
    drop(board);
    if position.outcome().is_some() {
        return Err(game_over());
    }
    let rules = position.rules();
    let solver = PositionSolver::new(rules);
    let mut solver = solver.ok_or_else(|| PyValueError::new_err(refusal(rules, &english())))?;

    let (begin, news) = (Instant::now(), Mutex::new((0, None)));
    let work = |stop: &_| {
        let timer = limit.start(stop);
        let limits = limit.limits(stop);
        let mut no_win_within = None;
        let value = solver.solve(&position, &limits, &mut |report| {
            no_win_within = report.depth;
            *news.lock().expect("nobody panics with it") = (report.nodes, report.depth);
        });
        let value = value.ok();
        let proofs = match value {
            Some(value) if certificate => solver.proofs(&position, value, &limits, &mut |_| {}),
            _ => Vec::new(),
        };
        drop(timer);
        Solution {
            value,
            no_win_within,
            nodes: solver.nodes(),
            time: Duration::ZERO,
            certificates: proofs
                .iter()
                .map(|proof| Certificate(proof.write()))
                .collect(),
        }
    };
    let solution = watched(py, work, |_| {
        let (nodes, plies) = *news.lock().expect("nobody panics with it");
        progress
            .as_ref()
            .map_or(Ok(()), |call| call.call1((nodes, plies)).map(drop))
    })?;
    Ok(Solution {
        time: begin.elapsed(),
        ..solution
    })
}

/// The value of a board under perfect play, as far as it was found.
///
/// >>> import dooz
/// >>> dooz.solve(dooz.Board("3x3x3"))
/// <Solution draw>
#[pyclass(frozen, eq, module = "dooz")]
pub(crate) struct Solution {
    value: Option<Value>,
    no_win_within: Option<u32>,
    nodes: u64,
    time: Duration,
    certificates: Vec<Certificate>,
}

impl PartialEq for Solution {
    /// The time differs whenever somebody solves again.
    fn eq(&self, other: &Self) -> bool {
        let essence = |solution: &Self| (solution.value, solution.no_win_within, solution.nodes);
        essence(self) == essence(other) && self.certificates == other.certificates
    }
}

impl Solution {
    pub(crate) const NAME: &str = "Solution";

    /// Makes a solution again from its pickle.
    pub(crate) fn restore(state: &Bound<'_, PyDict>) -> PyResult<Self> {
        let plain = state.copy()?;
        let certificates: Vec<Vec<u8>> = match plain.get_item("certificates")? {
            Some(certificates) => certificates
                .extract()
                .map_err(|_| broken("its certificates are not bytes"))?,
            None => return Err(broken("it has no certificates")),
        };
        plain.del_item("certificates")?;
        let state: SolutionState = read_plain(&plain)?;
        Ok(Self {
            value: state.value().map_err(|reason| broken(&reason))?,
            no_win_within: state.no_win_within,
            nodes: state.nodes,
            time: Duration::from_nanos(state.time_ns),
            certificates: certificates.into_iter().map(Certificate).collect(),
        })
    }

    /// Returns what jobs have found.
    pub(crate) fn proved(
        value: Option<Value>,
        nodes: u64,
        time: Duration,
        certificates: Vec<Vec<u8>>,
    ) -> Self {
        Self {
            value,
            no_win_within: None,
            nodes,
            time,
            certificates: certificates.into_iter().map(Certificate).collect(),
        }
    }
}

#[pymethods]
impl Solution {
    /// "first" or "second", who wins; "draw"; or None if it was not found.
    ///
    /// >>> import dooz
    /// >>> dooz.solve(dooz.Board("4x4x3")).value
    /// 'first'
    /// >>> dooz.solve(dooz.Board("5x5x4"), dooz.Limit(nodes=10)).value is None
    /// True
    #[getter]
    fn value(&self) -> Option<&'static str> {
        Some(self.value?.winner.map_or("draw", name))
    }

    /// The number of plies to the end of a won game, if it is known exactly.
    ///
    /// >>> import dooz
    /// >>> dooz.solve(dooz.Board("4x4x3")).plies
    /// 5
    #[getter]
    fn plies(&self) -> Option<u16> {
        self.value?.plies
    }

    /// The number of plies within which neither player wins, where the value is unknown.
    ///
    /// >>> import dooz
    /// >>> dooz.solve(dooz.Board("3x3x3")).no_win_within is None
    /// True
    #[getter]
    fn no_win_within(&self) -> Option<u32> {
        self.no_win_within.filter(|_| self.value.is_none())
    }

    /// The number of positions visited.
    ///
    /// >>> import dooz
    /// >>> dooz.solve(dooz.Board("3x3x3")).nodes > 0
    /// True
    #[getter]
    const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The certificate of the value; None if it was not wanted or not found.
    ///
    /// >>> import dooz
    /// >>> dooz.solve(dooz.Board("3x3x3"), certificate=True).certificate
    /// <Certificate of ... bytes>
    #[getter]
    fn certificate(&self) -> Option<Certificate> {
        self.certificates.first().cloned()
    }

    /// All certificates: the first says who wins or who holds a draw; a second one
    /// that no win is shorter, or that the other player holds as well.
    ///
    /// >>> import dooz
    /// >>> len(dooz.solve(dooz.Board("4x3x3"), certificate=True).certificates)
    /// 2
    #[getter]
    fn certificates<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.certificates.clone())
    }

    /// Returns the fields of `dooz solve --json`.
    ///
    /// >>> import dooz
    /// >>> dooz.solve(dooz.Board("4x4x3")).to_dict()["value"]
    /// 'first'
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let (value, plies) = (self.value, self.no_win_within);
        let document = SolutionDocument::new(value, plies, self.nodes, self.time);
        dictionary(py, &document)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        let state = SolutionState::of(self.value, self.no_win_within, self.nodes, self.time);
        let state = dictionary(py, &state)?;
        let certificates = self.certificates.iter().map(|file| file.__bytes__(py));
        state.set_item("certificates", PyTuple::new(py, certificates)?)?;
        Ok((restorer(py)?, (Self::NAME, state)))
    }

    fn __repr__(&self) -> String {
        match (self.value, self.plies()) {
            (None, _) if !self.certificates.is_empty() => "<Solution of a claim>".to_owned(),
            (None, _) => "<Solution unknown>".to_owned(),
            (Some(Value { winner: None, .. }), _) => "<Solution draw>".to_owned(),
            (
                Some(Value {
                    winner: Some(player),
                    ..
                }),
                plies,
            ) => {
                let player = name(player);
                let within = plies.map_or_else(String::new, |plies| format!(" in {plies} plies"));
                format!("<Solution {player} wins{within}>")
            }
        }
    }
}

/// A file that proves who wins a position, or that a player holds a draw.
///
/// >>> import dooz
/// >>> certificate = dooz.solve(dooz.Board("4x3x3"), certificate=True).certificate
/// >>> print(certificate.verify().text())
/// 4x3x3, empty board, X to move: X wins within 7 moves, counting those of both players.
#[pyclass(frozen, eq, module = "dooz")]
#[derive(Clone, PartialEq)]
pub(crate) struct Certificate(Vec<u8>);

#[pymethods]
impl Certificate {
    #[new]
    fn new(data: Vec<u8>) -> Self {
        Self(data)
    }

    /// Reads a certificate from a regular file, which zstd may have compressed. Whether it
    /// proves something is only known by `verify`.
    ///
    /// >>> import dooz, pathlib, tempfile
    /// >>> certificate = dooz.solve(dooz.Board("4x3x3"), certificate=True).certificate
    /// >>> with tempfile.TemporaryDirectory() as folder:
    /// ...     file = pathlib.Path(folder, "4x3x3.dzc")
    /// ...     certificate.save(file)
    /// ...     dooz.Certificate.load(file) == certificate
    /// True
    #[staticmethod]
    fn load(py: Python<'_>, file: PathBuf) -> PyResult<Self> {
        let is_stream = |about: Metadata| !about.is_file() && !about.is_dir();
        if fs::metadata(&file).is_ok_and(is_stream) {
            // Nobody knows when a pipe ends, and Ctrl-C would have to wait for it.
            let file = file.display();
            return Err(PyOSError::new_err(format!("{file} is not a regular file")));
        }
        let content = released(py, |_| {
            read_certificate(&file, std::io::empty(), &english())
        })?;
        content
            .map(|content| Self(content.bytes))
            .map_err(|failure| wrong_file(&failure, &file))
    }

    /// Writes the certificate to a file, compressed if its name ends in ".zst".
    ///
    /// >>> import dooz, pathlib, tempfile
    /// >>> certificate = dooz.solve(dooz.Board("3x3x3"), certificate=True).certificate
    /// >>> with tempfile.TemporaryDirectory() as folder:
    /// ...     certificate.save(pathlib.Path(folder, "draw.dzc.zst"))
    fn save(&self, py: Python<'_>, file: PathBuf) -> PyResult<()> {
        let written = released(py, |_| write_certificate(&file, &self.0, &english()))?;
        written.map_err(|failure| wrong_file(&failure, &file))
    }

    /// Verifies the certificate and returns its claim. A certificate that proves nothing
    /// raises ValueError with the place where it fails.
    ///
    /// The verifier searches nothing, and uses nothing of the solver's.
    ///
    /// >>> import dooz
    /// >>> dooz.Certificate(b"nonsense").verify()
    /// Traceback (most recent call last):
    ///     ...
    /// ValueError: ...
    fn verify(&self, py: Python<'_>) -> PyResult<Claim> {
        let verdict = released(py, |stop| {
            verify_watched(&self.0, &mut |_| {
                if stop.load(Ordering::Relaxed) {
                    // The verifier has no limits: to unwind is the only way out.
                    resume_unwind(Box::new("stopped"));
                }
            })
        })?;
        let verdict = verdict.map_err(|rejection| rejection_text(&rejection, &english()));
        let claim = verdict.map(|verified| Claim(verified.claim));
        claim.map_err(PyValueError::new_err)
    }

    fn __bytes__<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.0)
    }

    fn __getnewargs__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyBytes>,) {
        (self.__bytes__(py),)
    }

    fn __repr__(&self) -> String {
        format!("<Certificate of {} bytes>", self.0.len())
    }
}

/// The claim that a certificate proves. A pickle of it is no proof; its certificate is.
///
/// >>> import dooz
/// >>> claim = dooz.solve(dooz.Board("4x3x3"), certificate=True).certificate.verify()
/// >>> claim.to_dict()["goal"], claim.to_dict()["plies"]
/// ('wins', 7)
#[pyclass(frozen, eq, module = "dooz")]
#[derive(PartialEq)]
pub(crate) struct Claim(ProvedClaim);

impl Claim {
    pub(crate) const NAME: &str = "Claim";

    /// Makes a claim again from its pickle.
    pub(crate) fn restore(state: &Bound<'_, PyDict>) -> PyResult<Self> {
        let state: ClaimState = read_plain(state)?;
        state.claim().map(Self).map_err(|reason| broken(&reason))
    }
}

#[pymethods]
impl Claim {
    /// Says what is proved, in a language: "en", "fa", "ar" or "ru".
    ///
    /// >>> import dooz
    /// >>> claim = dooz.solve(dooz.Board("3x3x3"), certificate=True).certificate.verify()
    /// >>> len(claim.text("fa")) > 20
    /// True
    #[pyo3(signature = (language = "en"))]
    fn text(&self, language: &str) -> PyResult<String> {
        Ok(without_marks(&proof::claim(
            &self.0,
            Symbol::X,
            &locale(language)?,
        )))
    }

    /// Returns the claim with the fields of `dooz verify --json`.
    ///
    /// >>> import dooz
    /// >>> claim = dooz.solve(dooz.Board("3x3x3"), certificate=True).certificate.verify()
    /// >>> claim.to_dict()["claimant"], claim.to_dict()["goal"]
    /// ('second', 'holds')
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        dictionary(py, &ClaimDocument::from(&self.0))
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        Ok((restorer(py)?, (Self::NAME, self.to_dict(py)?)))
    }

    fn __repr__(&self) -> PyResult<String> {
        Ok(format!("<Claim: {}>", self.text("en")?))
    }
}
