//! The inks of a drawn board.

use dooz_core::Symbol;

use super::Tone;

/// The ink of a shape: its class on the page, and its look in a file.
///
/// The colours of files are those of the page's light theme.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Ink {
    /// The paper below a board of pen strokes.
    Paper,
    /// The lines of such a board.
    Pencil,
    /// A symbol that is drawn with a pen.
    Symbol(Symbol),
    /// The tick below the symbol of the last move.
    Tick(Symbol),
    /// The sweep under the symbols that won.
    Sweep(Symbol),
    /// The name of a column or row on paper.
    Coordinate,
    /// The ground of a wooden board.
    Wood,
    /// The grain of the wood, with its width.
    Grain(f32),
    /// The lines of a wooden board.
    Line,
    /// The outermost lines of a wooden board.
    Edge,
    /// A star point.
    Star,
    /// The name of a column or row on wood.
    WoodCoordinate,
    /// The shadow of a stone.
    Shade,
    /// A stone: black for X, white for O.
    Stone(Symbol),
    /// The rim of a white stone.
    Rim,
    /// The ring on the last stone, by the symbol of the stone.
    Last(Symbol),
    /// The number of a move on its stone, by the symbol of the stone.
    Number(Symbol),
    /// The number of a move on a symbol.
    SymbolNumber,
    /// The line through the stones of a threat.
    Threat,
    /// The ring round a stone that threatens.
    Ring,
    /// The circle on a square that extends a threat.
    Point,
    /// The length that a stone there makes.
    Tag,
    /// The disc of a candidate.
    Candidate {
        /// `true` for the best.
        best: bool,
    },
    /// The chance of a candidate.
    Percent {
        /// `true` for the best.
        best: bool,
    },
    /// The figure of a move's value.
    Value {
        /// Its colour.
        tone: Tone,
        /// `true` if the value is proven.
        exact: bool,
    },
    /// The text of a move's value.
    Worth {
        /// The colour of its figure.
        tone: Tone,
        /// `true` if the value is proven.
        exact: bool,
        /// The number of characters.
        length: usize,
    },
    /// The frame that draws attention to a square.
    Mark,
    /// An arrow from one square to another.
    Arrow,
    /// The clean ground of a mark on lines.
    Halo,
    /// The mark of a forbidden square.
    Forbidden,
    /// The winning line of stones.
    WinEdge,
    /// The core of the winning line.
    WinLine,
    /// An ink that only the page has, by its class.
    Class(&'static str),
}

impl Ink {
    /// Returns the class on the page.
    #[must_use]
    pub const fn class(self) -> &'static str {
        self.look().0
    }

    /// Returns the attributes in a file.
    #[must_use]
    pub const fn attributes(self) -> &'static str {
        self.look().1
    }

    #[expect(clippy::too_many_lines, reason = "a table of one entry for each ink")]
    const fn look(self) -> (&'static str, &'static str) {
        use Symbol::{O, X};
        match self {
            Self::Paper => ("paper", r##"fill="#fffdf8""##),
            Self::Pencil => ("b-line", r##"fill="#7d7768""##),
            Self::Symbol(X) => ("x", r##"fill="#0066a6""##),
            Self::Symbol(O) => ("o", r##"fill="#b84a00""##),
            Self::Tick(X) => ("x tick", r##"fill="#0066a6""##),
            Self::Tick(O) => ("o tick", r##"fill="#b84a00""##),
            Self::Sweep(X) => (
                "sweep",
                r##"fill="none" stroke="#0066a6" stroke-width="26" stroke-linecap="round" opacity=".2""##,
            ),
            Self::Sweep(O) => (
                "sweep o-win",
                r##"fill="none" stroke="#b84a00" stroke-width="26" stroke-linecap="round" opacity=".2""##,
            ),
            Self::Coordinate => ("coord", r##"fill="#575a60" dominant-baseline="central""##),
            Self::Wood => ("w-ground", r#"fill="url(#wd)""#),
            Self::Grain(_) => ("w-grain", r##"fill="none" stroke="#d2a766" opacity=".16""##),
            Self::Line => (
                "w-line",
                r##"fill="none" stroke="#6d4e20" stroke-width=".55" opacity=".8""##,
            ),
            Self::Edge => ("w-edge", r##"fill="none" stroke="#6d4e20" opacity=".9""##),
            Self::Star => ("w-star", r##"fill="#6d4e20""##),
            Self::WoodCoordinate => (
                "w-coord",
                r##"fill="#5a3f17" font-weight="500" dominant-baseline="central""##,
            ),
            Self::Shade => ("shade", r##"fill="#3e2606" fill-opacity=".32""##),
            Self::Stone(X) => ("disc", r#"fill="url(#sb)""#),
            Self::Stone(O) => ("disc", r#"fill="url(#sw)""#),
            Self::Rim => (
                "rim-w",
                r##"fill="none" stroke="#8f8776" stroke-width=".3" opacity=".7""##,
            ),
            Self::Last(X) => (
                "last-b",
                r##"fill="none" stroke="#ffffff" stroke-width="1.3""##,
            ),
            Self::Last(O) => (
                "last-w",
                r##"fill="none" stroke="#1f2328" stroke-width="1.3""##,
            ),
            Self::Number(X) => (
                "n-b",
                r##"fill="#ffffff" font-size="7.6" font-weight="600" dominant-baseline="central""##,
            ),
            Self::Number(O) => (
                "n-w",
                r##"fill="#1f2328" font-size="7.6" font-weight="600" dominant-baseline="central""##,
            ),
            Self::SymbolNumber => (
                "n-pen",
                r##"fill="#1f2328" stroke="#fffdf8" stroke-width="1.6" paint-order="stroke" font-size="5.4" font-weight="600" dominant-baseline="central""##,
            ),
            Self::Threat => (
                "w-threat",
                r##"fill="none" stroke="#8f1531" stroke-width="1.1" stroke-linecap="round" stroke-dasharray="2.4 2.6" opacity=".9""##,
            ),
            Self::Ring => (
                "w-ring",
                r##"fill="none" stroke="#8f1531" stroke-width="1.3""##,
            ),
            Self::Point => (
                "w-point",
                r##"fill="#ecd0a0" fill-opacity=".72" stroke="#8f1531" stroke-width="1.1""##,
            ),
            Self::Tag => (
                "w-tag",
                r##"fill="#8f1531" font-size="6.8" font-weight="700" dominant-baseline="central""##,
            ),
            Self::Candidate { best: true } => (
                "w-cand best",
                r##"fill="#0a6865" stroke="#0a6865" stroke-width=".5""##,
            ),
            Self::Candidate { best: false } => (
                "w-cand",
                r##"fill="#f7e8cb" stroke="#6d4e20" stroke-width=".5""##,
            ),
            Self::Percent { best: true } => (
                "w-pct best",
                r##"fill="#ffffff" font-size="6.9" font-weight="650" dominant-baseline="central""##,
            ),
            Self::Percent { best: false } => (
                "w-pct",
                r##"fill="#2a1c06" font-size="6.9" font-weight="650" dominant-baseline="central""##,
            ),
            Self::Value { tone, exact } => ("w-value", value(tone, exact)),
            Self::Worth {
                tone,
                exact,
                length,
            } => worth(tone, exact, length),
            Self::Mark => (
                "w-mark",
                r##"fill="#0a6865" fill-opacity=".1" stroke="#0a6865" stroke-width=".8""##,
            ),
            Self::Arrow => ("w-arrow", r##"fill="#0a6865" opacity=".85""##),
            Self::Halo => ("w-halo", r##"fill="#ecd0a0" opacity=".85""##),
            Self::Forbidden => (
                "w-forbid",
                r##"fill="none" stroke="#8f1531" stroke-width="1.1" stroke-linecap="round""##,
            ),
            Self::WinEdge => (
                "w-win-edge",
                r##"fill="none" stroke="#075350" stroke-width="3.6" stroke-linecap="round""##,
            ),
            Self::WinLine => (
                "w-win-line",
                r##"fill="none" stroke="#ffffff" stroke-width="1.6" stroke-linecap="round" opacity=".95""##,
            ),
            Self::Class(class) => (class, ""),
        }
    }
}

/// Returns the look of the figure of a value: a proven win or loss is solid, and an
/// estimate has a broken edge.
const fn value(tone: Tone, exact: bool) -> &'static str {
    match (tone, exact) {
        (Tone::Win, true) => r##"fill="#0a6865" stroke="#0a6865" stroke-width=".8""##,
        (Tone::Loss, true) => r##"fill="#a3203c" stroke="#a3203c" stroke-width=".8""##,
        (Tone::Good, true) => r##"fill="#fdf6e6" stroke="#3f6f4a" stroke-width=".8""##,
        (Tone::Even, true) => r##"fill="#fdf6e6" stroke="#6d4e20" stroke-width=".8""##,
        (Tone::Bad, true) => r##"fill="#fdf6e6" stroke="#a84300" stroke-width=".8""##,
        (Tone::Win, false) => {
            r##"fill="#fdf6e6" stroke="#0a6865" stroke-width=".8" stroke-dasharray="2 1.4""##
        }
        (Tone::Loss, false) => {
            r##"fill="#fdf6e6" stroke="#a3203c" stroke-width=".8" stroke-dasharray="2 1.4""##
        }
        (Tone::Good, false) => {
            r##"fill="#fdf6e6" stroke="#3f6f4a" stroke-width=".8" stroke-dasharray="2 1.4""##
        }
        (Tone::Even, false) => {
            r##"fill="#fdf6e6" stroke="#6d4e20" stroke-width=".8" stroke-dasharray="2 1.4""##
        }
        (Tone::Bad, false) => {
            r##"fill="#fdf6e6" stroke="#a84300" stroke-width=".8" stroke-dasharray="2 1.4""##
        }
    }
}

/// Returns the class and the look of the text of a value, which is small if it is long.
const fn worth(tone: Tone, exact: bool, length: usize) -> (&'static str, &'static str) {
    let is_solid = exact && matches!(tone, Tone::Win | Tone::Loss);
    match (length, is_solid) {
        (0..=2, false) => (
            "w-worth",
            r##"fill="#1f2328" font-size="6.4" font-weight="650" dominant-baseline="central""##,
        ),
        (0..=2, true) => (
            "w-worth",
            r##"fill="#ffffff" font-size="6.4" font-weight="650" dominant-baseline="central""##,
        ),
        (3, false) => (
            "w-worth long",
            r##"fill="#1f2328" font-size="5.2" font-weight="650" dominant-baseline="central""##,
        ),
        (3, true) => (
            "w-worth long",
            r##"fill="#ffffff" font-size="5.2" font-weight="650" dominant-baseline="central""##,
        ),
        (_, false) => (
            "w-worth longest",
            r##"fill="#1f2328" font-size="3.9" font-weight="650" dominant-baseline="central""##,
        ),
        (_, true) => (
            "w-worth longest",
            r##"fill="#ffffff" font-size="3.9" font-weight="650" dominant-baseline="central""##,
        ),
    }
}
