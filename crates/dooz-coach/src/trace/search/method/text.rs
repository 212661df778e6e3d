//! Methods as text.

use std::fmt;
use std::str::FromStr;

use dooz_core::textbook::{Cut, Form, Window};

use super::super::order::Order;
use super::{Algorithm, DepthScore, FastCutAt, Maximiser, Method};

const ALGORITHMS: [(&str, Algorithm); 7] = [
    ("minimax", Algorithm::Minimax(Form::Pair)),
    ("alphabeta", Algorithm::ALPHA_BETA),
    ("averaging", Algorithm::Averaging),
    ("sisoog", Algorithm::Sisoog),
    ("freecodecamp", Algorithm::Freecodecamp),
    ("lafore", Algorithm::Lafore),
    ("classic-alphabeta", Algorithm::ClassicAlphaBeta),
];

/// Values that are chosen by name; the first one is usual.
type Choices<T, const N: usize> = [(&'static str, T); N];

const FORMS: Choices<Form, 2> = [("pair", Form::Pair), ("one", Form::One)];
const CUTS: Choices<Cut, 3> = [
    ("ge", Cut::AtLeast),
    ("gt", Cut::Above),
    ("never", Cut::Never),
];
const FAST_CUTS: Choices<FastCutAt, 3> = [
    ("none", FastCutAt::None),
    ("min", FastCutAt::Min),
    ("both", FastCutAt::Both),
];
const ORDERS: Choices<Order, 3> = [
    ("rows", Order::Rows),
    ("centre", Order::Centre),
    ("reversed", Order::Reversed),
];
const DEPTH_SCORES: Choices<DepthScore, 3> = [
    ("none", DepthScore::None),
    ("zero", DepthScore::Zero),
    ("one", DepthScore::One),
];
const MAXIMISERS: Choices<Maximiser, 3> = [
    ("mover", Maximiser::Mover),
    ("x", Maximiser::X),
    ("o", Maximiser::O),
];

/// More would not leave room for sums.
const LARGEST_SCORE: i64 = 1_000_000_000;

impl Method {
    /// The names of the algorithms; `negamax`, which is `minimax:form=one`,
    /// is known besides.
    pub const NAMES: [&'static str; 7] = {
        let mut names = [""; 7];
        let mut i = 0;
        while i < names.len() {
            names[i] = ALGORITHMS[i].0;
            i += 1;
        }
        names
    };

    /// The name of the algorithm.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self.algorithm {
            Algorithm::Minimax(_) => "minimax",
            Algorithm::AlphaBeta { .. } => "alphabeta",
            Algorithm::Averaging => "averaging",
            Algorithm::Sisoog => "sisoog",
            Algorithm::Freecodecamp => "freecodecamp",
            Algorithm::Lafore => "lafore",
            Algorithm::ClassicAlphaBeta => "classic-alphabeta",
        }
    }

    /// Sets an option from its text.
    ///
    /// # Errors
    ///
    /// If the algorithm has no such option, or the option no such value.
    pub fn set(&mut self, option: &str, value: &str) -> Result<(), MethodError> {
        let none = MethodError::Option {
            method: self.name(),
            option: option.to_owned(),
        };
        if self.algorithm.is_classic() && option != "max" {
            return Err(none);
        }
        match (option, &mut self.algorithm) {
            ("max", _) => self.max = choose(&MAXIMISERS, value)?,
            ("order", _) => self.order = choose(&ORDERS, value)?,
            ("depth-score", Algorithm::Minimax(_) | Algorithm::AlphaBeta { .. }) => {
                self.depth_score = choose(&DEPTH_SCORES, value)?;
            }
            ("win", Algorithm::Minimax(_) | Algorithm::AlphaBeta { .. }) => {
                self.win = Some(number(value, 1)?);
            }
            ("form", Algorithm::Minimax(form) | Algorithm::AlphaBeta { form, .. }) => {
                *form = choose(&FORMS, value)?;
            }
            ("window", Algorithm::AlphaBeta { window, .. }) => *window = read_window(value)?,
            ("cut", Algorithm::AlphaBeta { cut, .. }) => *cut = choose(&CUTS, value)?,
            ("fast-cut", Algorithm::AlphaBeta { fast_cut, .. }) => {
                *fast_cut = choose(&FAST_CUTS, value)?;
            }
            _ => return Err(none),
        }
        Ok(())
    }
}

impl FromStr for Method {
    type Err = MethodError;

    fn from_str(text: &str) -> Result<Self, MethodError> {
        let mut words = text.split(':');
        let name = words.next().unwrap_or_default();
        let algorithm = if name == "negamax" {
            Algorithm::Minimax(Form::One)
        } else {
            let known = ALGORITHMS.iter().find(|(known, _)| *known == name);
            known.ok_or_else(|| MethodError::Name(name.to_owned()))?.1
        };
        let mut method = Self {
            algorithm,
            ..Self::default()
        };
        for word in words {
            let (option, value) = word.split_once('=').unwrap_or((word, ""));
            method.set(option, value)?;
        }
        Ok(method)
    }
}

impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        match self.algorithm {
            Algorithm::Minimax(form) => option(f, "form", &FORMS, form)?,
            Algorithm::AlphaBeta {
                form,
                window,
                cut,
                fast_cut,
            } => {
                option(f, "form", &FORMS, form)?;
                if window != Window::WIDEST {
                    write!(f, ":window={},{}", window.alpha, window.beta)?;
                }
                option(f, "cut", &CUTS, cut)?;
                option(f, "fast-cut", &FAST_CUTS, fast_cut)?;
            }
            _ => {}
        }
        option(f, "order", &ORDERS, self.order)?;
        option(f, "depth-score", &DEPTH_SCORES, self.depth_score)?;
        if let Some(win) = self.win {
            write!(f, ":win={win}")?;
        }
        option(f, "max", &MAXIMISERS, self.max)
    }
}

/// Writes an option unless it has its usual value.
fn option<T: Copy + PartialEq>(
    f: &mut fmt::Formatter<'_>,
    name: &str,
    choices: &[(&str, T)],
    value: T,
) -> fmt::Result {
    match choices.iter().skip(1).find(|(_, known)| *known == value) {
        Some((text, _)) => write!(f, ":{name}={text}"),
        None => Ok(()),
    }
}

fn choose<T: Copy>(choices: &[(&'static str, T)], value: &str) -> Result<T, MethodError> {
    let known = choices.iter().find(|(name, _)| *name == value);
    known.map(|(_, chosen)| *chosen).ok_or_else(|| {
        let choices = choices.iter().map(|(name, _)| *name).collect();
        MethodError::Value {
            value: value.to_owned(),
            choices,
        }
    })
}

fn number(value: &str, from: i64) -> Result<i64, MethodError> {
    let number = value.trim().parse().ok();
    let number = number.filter(|number| (from..=LARGEST_SCORE).contains(number));
    number.ok_or_else(|| MethodError::Number {
        value: value.to_owned(),
        from,
        to: LARGEST_SCORE,
    })
}

/// Reads `-1,1`; the lower bound comes first.
fn read_window(value: &str) -> Result<Window, MethodError> {
    let (alpha, beta) = value
        .split_once(',')
        .ok_or_else(|| MethodError::Window(value.to_owned()))?;
    let alpha = number(alpha, -LARGEST_SCORE)?;
    let beta = number(beta, -LARGEST_SCORE)?;
    if alpha < beta {
        Ok(Window::new(alpha, beta))
    } else {
        Err(MethodError::Window(value.to_owned()))
    }
}

/// Why a text is not a method.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MethodError {
    /// There is no such algorithm.
    Name(String),
    /// The algorithm has no such option.
    Option {
        /// The algorithm.
        method: &'static str,
        /// The option.
        option: String,
    },
    /// The option has no such value.
    Value {
        /// What was given.
        value: String,
        /// What can be chosen.
        choices: Vec<&'static str>,
    },
    /// The option has a number as its value, in this range.
    Number {
        /// What was given.
        value: String,
        /// The smallest number.
        from: i64,
        /// The largest number.
        to: i64,
    },
    /// A window is two numbers, the smaller one first.
    Window(String),
}

impl fmt::Display for MethodError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name(name) => write!(f, "{name:?} is no algorithm"),
            Self::Option { method, option } => write!(f, "{method} has no option {option:?}"),
            Self::Value { value, choices } => {
                write!(f, "{value:?} is none of {}", choices.join(", "))
            }
            Self::Number { value, from, to } => {
                write!(f, "{value:?} is no number from {from} to {to}")
            }
            Self::Window(value) => write!(f, "{value:?} is no window like -1,1"),
        }
    }
}

impl std::error::Error for MethodError {}
