//! Methods as text.

use std::fmt;
use std::mem;
use std::str::FromStr;

use dooz_core::textbook::{Cut, Form, Window};
use dooz_play::options::{
    Configurable, LARGEST, Offered, OptionError, OptionSpec, Spec, Values, names,
};

use super::super::order::Order;
use super::{Algorithm, DepthScore, FastCutAt, Maximiser, Method};

/// A row of the table of algorithms.
///
/// ```
/// use dooz_coach::trace::ALGORITHMS;
/// let names: Vec<_> = ALGORITHMS.iter().map(|row| row.name).collect();
/// assert_eq!(names[..3], ["minimax", "alphabeta", "averaging"]);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct AlgorithmRow {
    /// The name by which the algorithm is chosen.
    pub name: &'static str,
    /// The options, in the order in which they are written.
    pub options: &'static [OptionSpec],
    /// The algorithm with its default options.
    pub algorithm: Algorithm,
}

/// All algorithms, in the order in which menus list them. The published
/// programs know no option but who maximises.
pub static ALGORITHMS: &[AlgorithmRow] = &[
    AlgorithmRow {
        name: "minimax",
        options: &[FORM, ORDER, DEPTH_SCORE, WIN, DRAW, LOSS, UNFINISHED, MAX],
        algorithm: Algorithm::Minimax(Form::Pair),
    },
    AlgorithmRow {
        name: "alphabeta",
        options: &[
            FORM,
            OptionSpec::new("window", Values::Window).offered(Offered::Forms),
            OptionSpec::choice("cut", &names(&CUTS)),
            OptionSpec::choice("fast-cut", &names(&FAST_CUTS)),
            ORDER,
            DEPTH_SCORE,
            WIN,
            DRAW,
            LOSS,
            UNFINISHED,
            MAX,
        ],
        algorithm: Algorithm::ALPHA_BETA,
    },
    AlgorithmRow {
        name: "averaging",
        options: &[ORDER, MAX],
        algorithm: Algorithm::Averaging,
    },
    AlgorithmRow::classic("sisoog", Algorithm::Sisoog),
    AlgorithmRow::classic("freecodecamp", Algorithm::Freecodecamp),
    AlgorithmRow::classic("lafore", Algorithm::Lafore),
    AlgorithmRow::classic("classic-alphabeta", Algorithm::ClassicAlphaBeta),
];

impl AlgorithmRow {
    const fn classic(name: &'static str, algorithm: Algorithm) -> Self {
        Self {
            name,
            options: &[MAX],
            algorithm,
        }
    }
}

impl Configurable for AlgorithmRow {
    const KIND: &'static str = "method";

    const TABLE: &'static [Self] = ALGORITHMS;

    fn name(&self) -> &'static str {
        self.name
    }

    fn options(&self) -> &'static [OptionSpec] {
        self.options
    }
}

const FORM: OptionSpec = OptionSpec::choice("form", &names(&FORMS)).offered(Offered::CommandLine);
const ORDER: OptionSpec = OptionSpec::choice("order", &names(&ORDERS));
const DEPTH_SCORE: OptionSpec = OptionSpec::choice("depth-score", &names(&DEPTH_SCORES));
const WIN: OptionSpec = OptionSpec::new(
    "win",
    Values::Count {
        to: LARGEST,
        default: None,
    },
)
.offered(Offered::Forms);
const DRAW: OptionSpec = OptionSpec::new("draw", SCORE).offered(Offered::Forms);
const LOSS: OptionSpec = OptionSpec::new("loss", Values::Score).offered(Offered::Forms);
const UNFINISHED: OptionSpec = OptionSpec::new("unfinished", SCORE).offered(Offered::Forms);
const SCORE: Values = Values::Whole {
    from: -LARGEST,
    to: LARGEST,
    default: 0,
};
const MAX: OptionSpec =
    OptionSpec::choice("max", &names(&MAXIMISERS)).offered(Offered::CommandLine);

/// Minimax as one function that negates values, by its option.
const ONE_FUNCTION: &str = "minimax:form=one";
/// The name of [`ONE_FUNCTION`] in the literature.
const NEGAMAX: &str = "negamax";

/// The values of an option, each with its name; the first one is the default.
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

impl Method {
    /// Returns the name of the algorithm.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.spec().name()
    }

    /// Returns the method as a row of the table of algorithms with values for
    /// its options.
    #[must_use]
    pub fn spec(&self) -> Spec<AlgorithmRow> {
        let is_same = |row: &&AlgorithmRow| {
            mem::discriminant(&row.algorithm) == mem::discriminant(&self.algorithm)
        };
        let row = ALGORITHMS.iter().find(is_same);
        let mut spec = Spec::of(row.expect("every algorithm has a row"));
        match self.algorithm {
            Algorithm::Minimax(form) => spec.choose("form", &FORMS, &form),
            Algorithm::AlphaBeta {
                form,
                window,
                cut,
                fast_cut,
            } => {
                spec.choose("form", &FORMS, &form);
                if window != Window::WIDEST {
                    let Window { alpha, beta } = window;
                    let _ = spec.set("window", &format!("{alpha},{beta}"));
                }
                spec.choose("cut", &CUTS, &cut);
                spec.choose("fast-cut", &FAST_CUTS, &fast_cut);
            }
            _ => {}
        }
        spec.choose("order", &ORDERS, &self.order);
        spec.choose("depth-score", &DEPTH_SCORES, &self.depth_score);
        if let Some(win) = self.win {
            let _ = spec.set("win", &win.to_string());
        }
        let _ = spec.set("draw", &self.draw.to_string());
        if let Some(loss) = self.loss {
            let _ = spec.set("loss", &loss.to_string());
        }
        let _ = spec.set("unfinished", &self.unfinished.to_string());
        spec.choose("max", &MAXIMISERS, &self.max);
        spec
    }
}

impl From<Spec<AlgorithmRow>> for Method {
    fn from(spec: Spec<AlgorithmRow>) -> Self {
        let form = spec.chosen("form", &FORMS).unwrap_or_default();
        let algorithm = match spec.row().algorithm {
            Algorithm::Minimax(_) => Algorithm::Minimax(form),
            Algorithm::AlphaBeta { cut, fast_cut, .. } => Algorithm::AlphaBeta {
                form,
                window: spec.window("window"),
                cut: spec.chosen("cut", &CUTS).unwrap_or(cut),
                fast_cut: spec.chosen("fast-cut", &FAST_CUTS).unwrap_or(fast_cut),
            },
            other => other,
        };
        Self {
            algorithm,
            order: spec.chosen("order", &ORDERS).unwrap_or_default(),
            depth_score: spec
                .chosen("depth-score", &DEPTH_SCORES)
                .unwrap_or_default(),
            win: spec.number("win"),
            draw: spec.number("draw").unwrap_or_default(),
            loss: spec.number("loss"),
            unfinished: spec.number("unfinished").unwrap_or_default(),
            max: spec.chosen("max", &MAXIMISERS).unwrap_or_default(),
        }
    }
}

impl FromStr for Method {
    type Err = OptionError;

    /// Reads `NAME[:OPTION=VALUE]...`; `negamax` is another name for
    /// `minimax:form=one`.
    fn from_str(text: &str) -> Result<Self, OptionError> {
        let (name, options) = text.split_at(text.find(':').unwrap_or(text.len()));
        let spec: Result<Spec<AlgorithmRow>, _> = if name.eq_ignore_ascii_case(NEGAMAX) {
            format!("{ONE_FUNCTION}{options}").parse()
        } else {
            text.parse()
        };
        spec.map(Self::from).map_err(|mut error| {
            if let OptionError::Name { choices, .. } = &mut error {
                choices.push(NEGAMAX);
            }
            error
        })
    }
}

impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.spec().to_string();
        match text.strip_prefix(ONE_FUNCTION) {
            Some(options) => write!(f, "{NEGAMAX}{options}"),
            None => f.write_str(&text),
        }
    }
}
