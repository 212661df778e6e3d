//! Algorithms as pseudo-code, with the current line.

use dooz_core::textbook::{Cut, Form, Side};

use crate::trace::event::{Event, Step};
use crate::trace::search::{Algorithm, FastCutAt, Method};
use crate::trace::search_state::{Call, SearchState};

use LineRole::{Adjust, AtOnce, Choose, Close, End, Fast, Head, Limit, Plain, Recur, Return};

/// An algorithm as lines of pseudo-code.
///
/// ```
/// use dooz_coach::trace::{PseudoCode, SearchState, Subject, Trace};
/// use dooz_core::textbook::Side;
/// let trace = Trace::record(Subject::tree("((7 9) (3 8))", Side::Max)?, "alphabeta".parse()?)?;
/// let listing = PseudoCode::of(&trace.method);
/// let event = &trace.events[4];
/// let line = listing.line(&SearchState::of(&trace.events[..5]), event).unwrap();
/// assert_eq!(listing.lines[line].code, "if score < β: β = score; best = m");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PseudoCode {
    /// The lines.
    pub lines: Vec<CodeLine>,
}

/// A line of pseudo-code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CodeLine {
    /// The level of indentation.
    pub indent: u8,
    /// The line, the same in all languages.
    pub code: &'static str,
    /// The key of a comment on it.
    pub note: Option<&'static str>,
    /// Its role.
    pub role: LineRole,
    /// The side that runs it; `None` if both do.
    pub side: Option<Side>,
}

/// The role of a line of pseudo-code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineRole {
    /// It names the function.
    Head,
    /// It ends a call whose game is over.
    End,
    /// It ends a call at a limit.
    Limit,
    /// It calls the function for the state after a move.
    Recur,
    /// It recognises a move that wins at once.
    AtOnce,
    /// It keeps a move that is the best so far.
    Choose,
    /// It skips the other moves because the window has closed.
    Close(Cut),
    /// It skips the other moves because nothing better can come.
    Fast,
    /// It moves an average towards a win.
    Adjust,
    /// It returns the score.
    Return,
    /// Anything that no event reports.
    Plain,
}

impl PseudoCode {
    /// Returns the pseudo-code of a method.
    #[must_use]
    pub fn of(method: &Method) -> Self {
        let (lines, cut, fast): (&[CodeLine], _, _) = match method.algorithm {
            Algorithm::Minimax(Form::One) => (NEGAMAX, Cut::Never, FastCutAt::None),
            Algorithm::Minimax(Form::Pair) | Algorithm::Sisoog | Algorithm::Freecodecamp => {
                (MINIMAX, Cut::Never, FastCutAt::None)
            }
            Algorithm::AlphaBeta {
                form,
                cut,
                fast_cut,
                ..
            } => match form {
                Form::Pair => (ALPHA_BETA, cut, fast_cut),
                Form::One => (ALPHA_BETA_NEGAMAX, cut, fast_cut),
            },
            Algorithm::ClassicAlphaBeta => (ALPHA_BETA, Cut::AtLeast, FastCutAt::None),
            Algorithm::Averaging | Algorithm::Lafore => (AVERAGING, Cut::Never, FastCutAt::None),
        };
        let runs = |line: &&CodeLine| match line.role {
            Close(closes) => closes == cut,
            Fast => match fast {
                FastCutAt::None => false,
                FastCutAt::Min => line.side != Some(Side::Max),
                FastCutAt::Both => true,
            },
            _ => true,
        };
        Self {
            lines: lines.iter().filter(runs).copied().collect(),
        }
    }

    /// Returns the line that an event has just run; `state` is the state after
    /// it.
    #[must_use]
    pub fn line(&self, state: &SearchState, event: &Event) -> Option<usize> {
        let call = state.call(event.call)?;
        let role = match &event.step {
            Step::Enter { .. } => Head,
            Step::Choose { at_once: true, .. } => AtOnce,
            Step::Choose { .. } => Choose,
            Step::Cut { fast: true, .. } => Fast,
            Step::Cut { fast: false, .. } => {
                return self.find(call.side, |role| matches!(role, Close(_)));
            }
            Step::Leave { .. } if call.end.is_some() => End,
            Step::Leave { .. } if call.is_limited() => Limit,
            Step::Leave { .. } => Return,
        };
        self.find(call.side, |other| other == role)
    }

    /// Returns the line at which a call waits for one that it has made.
    #[must_use]
    pub fn waiting(&self, call: &Call) -> Option<usize> {
        self.find(call.side, |role| role == Recur)
    }

    fn find(&self, side: Side, is: impl Fn(LineRole) -> bool) -> Option<usize> {
        self.lines
            .iter()
            .position(|line| is(line.role) && line.side.is_none_or(|only| only == side))
    }
}

const fn line(indent: u8, role: LineRole, code: &'static str) -> CodeLine {
    CodeLine {
        indent,
        code,
        note: None,
        role,
        side: None,
    }
}

impl CodeLine {
    const fn of(self, side: Side) -> Self {
        Self {
            side: Some(side),
            ..self
        }
    }

    const fn note(self, key: &'static str) -> Self {
        Self {
            note: Some(key),
            ..self
        }
    }
}

const MAX: Side = Side::Max;
const MIN: Side = Side::Min;

const MINIMAX: &[CodeLine] = &[
    line(0, Head, "maximize(s):").of(MAX).note("tree-code-max"),
    line(1, End, "if over(s): return value(s)")
        .of(MAX)
        .note("tree-code-value"),
    line(1, Limit, "if deep(s): return estimate(s)")
        .of(MAX)
        .note("tree-code-limit"),
    line(1, Plain, "top = -∞").of(MAX),
    line(1, Plain, "for m in moves(s):").of(MAX),
    line(2, Recur, "score = minimize(after(s, m))")
        .of(MAX)
        .note("tree-code-answer"),
    line(2, Choose, "if score > top: top = score; best = m").of(MAX),
    line(1, Return, "return top").of(MAX),
    line(0, Head, "minimize(s):").of(MIN).note("tree-code-min"),
    line(1, End, "if over(s): return value(s)").of(MIN),
    line(1, Limit, "if deep(s): return estimate(s)").of(MIN),
    line(1, Plain, "low = +∞").of(MIN),
    line(1, Plain, "for m in moves(s):").of(MIN),
    line(2, Recur, "score = maximize(after(s, m))").of(MIN),
    line(2, Choose, "if score < low: low = score; best = m").of(MIN),
    line(1, Return, "return low").of(MIN),
];

const NEGAMAX: &[CodeLine] = &[
    line(0, Head, "negamax(s):").note("tree-code-one"),
    line(1, End, "if over(s): return own_value(s)").note("tree-code-own"),
    line(1, Limit, "if deep(s): return own_estimate(s)").note("tree-code-limit"),
    line(1, Plain, "top = -∞"),
    line(1, Plain, "for m in moves(s):"),
    line(2, Recur, "score = -negamax(after(s, m))").note("tree-code-turned"),
    line(2, Choose, "if score > top: top = score; best = m"),
    line(1, Return, "return top"),
];

const ALPHA_BETA: &[CodeLine] = &[
    line(0, Head, "maximize(s, α, β):")
        .of(MAX)
        .note("tree-code-window"),
    line(1, End, "if over(s): return value(s)")
        .of(MAX)
        .note("tree-code-value"),
    line(1, Limit, "if deep(s): return estimate(s)")
        .of(MAX)
        .note("tree-code-limit"),
    line(1, Plain, "for m in moves(s):").of(MAX),
    line(2, Recur, "score = minimize(after(s, m), α, β)").of(MAX),
    line(2, Choose, "if score > α: α = score; best = m").of(MAX),
    line(2, Close(Cut::AtLeast), "if α ≥ β: break")
        .of(MAX)
        .note("tree-code-cut"),
    line(2, Close(Cut::Above), "if α > β: break")
        .of(MAX)
        .note("tree-code-cut"),
    line(2, Fast, "if score ≥ win: break")
        .of(MAX)
        .note("tree-code-fast"),
    line(1, Return, "return α").of(MAX),
    line(0, Head, "minimize(s, α, β):").of(MIN),
    line(1, End, "if over(s): return value(s)").of(MIN),
    line(1, Limit, "if deep(s): return estimate(s)").of(MIN),
    line(1, Plain, "for m in moves(s):").of(MIN),
    line(2, Recur, "score = maximize(after(s, m), α, β)").of(MIN),
    line(2, Choose, "if score < β: β = score; best = m").of(MIN),
    line(2, Close(Cut::AtLeast), "if α ≥ β: break")
        .of(MIN)
        .note("tree-code-cut"),
    line(2, Close(Cut::Above), "if α > β: break")
        .of(MIN)
        .note("tree-code-cut"),
    line(2, Fast, "if score ≤ loss: break")
        .of(MIN)
        .note("tree-code-fast"),
    line(1, Return, "return β").of(MIN),
];

const ALPHA_BETA_NEGAMAX: &[CodeLine] = &[
    line(0, Head, "negamax(s, α, β):").note("tree-code-window"),
    line(1, End, "if over(s): return own_value(s)").note("tree-code-own"),
    line(1, Limit, "if deep(s): return own_estimate(s)").note("tree-code-limit"),
    line(1, Plain, "for m in moves(s):"),
    line(2, Recur, "score = -negamax(after(s, m), -β, -α)").note("tree-code-turned"),
    line(2, Choose, "if score > α: α = score; best = m"),
    line(2, Close(Cut::AtLeast), "if α ≥ β: break").note("tree-code-cut"),
    line(2, Close(Cut::Above), "if α > β: break").note("tree-code-cut"),
    line(2, Fast, "if score ≥ win: break").note("tree-code-fast"),
    line(1, Return, "return α"),
];

const AVERAGING: &[CodeLine] = &[
    line(0, Head, "average(s):").note("tree-code-average"),
    line(1, End, "if over(s): return 100 - own_value(s)").note("tree-code-hundred"),
    line(1, Limit, "if deep(s): return 50").note("tree-code-limit"),
    line(1, Plain, "for m in moves(s):"),
    line(2, AtOnce, "if wins(m): score = 100; best = m").note("tree-code-at-once"),
    line(2, Recur, "else: score = average(after(s, m))"),
    line(2, Plain, "sum += score; count += 1"),
    line(2, Choose, "if score > top: top = score; best = m"),
    line(1, Plain, "mean = sum / count"),
    line(
        1,
        Adjust,
        "if some but not all win: mean = 100 - (100 - mean) / 5",
    )
    .note("tree-code-favour"),
    line(1, Return, "return 100 - mean").note("tree-code-turned"),
];

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use dooz_core::{Limits, Rules, Setup, Symbol};

    use crate::trace::{Subject, Trace, TraceFilter};

    use super::*;

    const METHODS: [&str; 13] = [
        "minimax",
        "negamax",
        "alphabeta",
        "alphabeta:form=one",
        "alphabeta:cut=gt",
        "alphabeta:form=one:cut=gt:fast-cut=both",
        "alphabeta:fast-cut=both",
        "alphabeta:fast-cut=min",
        "averaging",
        "sisoog",
        "freecodecamp",
        "lafore",
        "classic-alphabeta",
    ];

    fn trace(method: &str) -> Trace {
        let setup = Setup::parse(Rules::TIC_TAC_TOE, "XO..X...O", Symbol::X).unwrap();
        let subject = Subject::board(&setup).unwrap();
        let limits = Limits::default();
        let method = method.parse().unwrap();
        Trace::record_within(
            subject,
            method,
            TraceFilter::default(),
            &limits,
            &mut |_| {},
        )
        .unwrap()
    }

    #[test]
    fn each_call_runs_its_lines_from_head_to_return_and_only_loops_repeat() {
        for method in METHODS {
            let trace = trace(method);
            let listing = PseudoCode::of(&trace.method);
            let mut state = SearchState::default();
            let mut runs: HashMap<u64, Vec<LineRole>> = HashMap::new();
            for event in &trace.events {
                state.apply(event);
                let line = listing.line(&state, event);
                let line = line.unwrap_or_else(|| panic!("{method}: no line for {event:?}"));
                runs.entry(event.call)
                    .or_default()
                    .push(listing.lines[line].role);
            }
            for (call, roles) in runs {
                let (first, last) = (roles[0], roles[roles.len() - 1]);
                assert_eq!(first, Head, "{method}, call {call}");
                assert!(
                    matches!(last, Return | End),
                    "{method}, call {call}: {roles:?}"
                );
                let inside = &roles[1..roles.len() - 1];
                assert!(last != End || inside.is_empty(), "{method}, call {call}");
                let (loops, cut) = match inside.split_last() {
                    Some((Close(_) | Fast, before)) => (before, 1),
                    _ => (inside, 0),
                };
                assert!(
                    loops.iter().all(|role| matches!(role, Choose | AtOnce)),
                    "{method}: {roles:?}"
                );
                assert_eq!(loops.len() + cut, inside.len());
            }
        }
    }

    #[test]
    fn lines_belong_to_the_function_of_the_side_to_move() {
        let trace = trace("minimax");
        let listing = PseudoCode::of(&trace.method);
        let mut state = SearchState::default();
        for event in &trace.events {
            state.apply(event);
            let side = state.call(event.call).unwrap().side;
            let line = listing.line(&state, event).unwrap();
            assert_eq!(listing.lines[line].side, Some(side));
            let waiting = listing.waiting(state.call(event.call).unwrap()).unwrap();
            assert_eq!(listing.lines[waiting].side, Some(side));
        }
    }

    #[test]
    fn a_listing_has_the_lines_of_its_options_alone() {
        let code = |method: &str| {
            let lines = PseudoCode::of(&method.parse().unwrap()).lines;
            lines.iter().map(|line| line.code).collect::<Vec<_>>()
        };
        assert!(code("alphabeta").contains(&"if α ≥ β: break"));
        assert!(!code("alphabeta").contains(&"if α > β: break"));
        assert!(code("alphabeta:cut=gt").contains(&"if α > β: break"));
        assert!(!code("alphabeta").contains(&"if score ≤ loss: break"));
        assert!(code("alphabeta:fast-cut=min").contains(&"if score ≤ loss: break"));
        assert!(!code("alphabeta:fast-cut=min").contains(&"if score ≥ win: break"));
    }

    #[test]
    fn what_a_filter_hides_was_neither_a_win_at_once_nor_beyond_a_limit() {
        let setup = Setup::parse(Rules::TIC_TAC_TOE, "XO..X...O", Symbol::X).unwrap();
        let subject = Subject::board(&setup).unwrap();
        let filter = TraceFilter {
            depth: Some(2),
            ..TraceFilter::default()
        };
        for method in METHODS {
            let method: Method = method.parse().unwrap();
            let whole = Trace::record(subject.clone(), method).unwrap();
            let part = Trace::record_part(subject.clone(), method, filter).unwrap();
            let listing = PseudoCode::of(&method);
            let lines = |trace: &Trace| {
                let mut state = SearchState::default();
                let lines = trace.events.iter().map(|event| {
                    state.apply(event);
                    (event.level, listing.line(&state, event))
                });
                lines.collect::<Vec<_>>()
            };
            let mut shown = lines(&whole);
            shown.retain(|(level, _)| *level <= 2);
            assert_eq!(lines(&part), shown, "{method}");
        }
    }

    #[test]
    fn a_search_that_may_look_no_deeper_ends_at_the_line_of_limits() {
        let setup = Setup::parse(Rules::TIC_TAC_TOE, ".........", Symbol::X).unwrap();
        let subject = Subject::board(&setup).unwrap();
        let limits = Limits {
            depth: Some(1),
            ..Limits::default()
        };
        let method: Method = "alphabeta".parse().unwrap();
        let trace = Trace::record_within(
            subject,
            method,
            TraceFilter::default(),
            &limits,
            &mut |_| {},
        )
        .unwrap();
        let state = SearchState::of(&trace.events[..3]);
        let listing = PseudoCode::of(&method);
        let line = listing.line(&state, &trace.events[2]).unwrap();
        assert_eq!(listing.lines[line].role, Limit);
    }
}
