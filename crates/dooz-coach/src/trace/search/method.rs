//! Which algorithm searches, and how.

mod text;

use dooz_core::textbook::{AlphaBeta, Cut, FastCut, Form, Window};

use super::order::Order;

pub use text::{ALGORITHMS, AlgorithmRow};

/// Which algorithm searches, with its options.
///
/// Its text is the name, followed by the options that differ from the usual:
///
/// ```
/// use dooz_coach::trace::Method;
/// let method: Method = "alphabeta:window=-1,1:cut=gt".parse()?;
/// assert_eq!(method.to_string(), "alphabeta:window=-1,1:cut=gt");
/// assert_eq!("minimax".parse::<Method>()?, Method::default());
/// # Ok::<(), dooz_play::options::OptionError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Method {
    /// The algorithm.
    pub algorithm: Algorithm,
    /// The order in which it looks at moves.
    pub order: Order,
    /// Whether it prefers quick wins.
    pub depth_score: DepthScore,
    /// What a win is worth; none leaves it to the board: 10, or where games
    /// are longer than ten moves, one more than there are squares.
    pub win: Option<i64>,
    /// Who maximises.
    pub max: Maximiser,
}

/// An algorithm. The classics are the published programs as they were: they
/// know no option but who maximises, and 3x3 alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Algorithm {
    /// Plain minimax.
    Minimax(Form),
    /// Minimax with alpha-beta.
    AlphaBeta {
        /// How it is written down.
        form: Form,
        /// The window at the root.
        window: Window,
        /// When the window counts as closed.
        cut: Cut,
        /// Which sides stop at a win.
        fast_cut: FastCutAt,
    },
    /// The average of all moves in place of the best.
    Averaging,
    /// The console game in C: minimax with depth.
    Sisoog,
    /// The game in the browser: minimax without depth.
    Freecodecamp,
    /// Tictac in C++: averaging.
    Lafore,
    /// The game in a window: alpha-beta from (-1, +1).
    ClassicAlphaBeta,
}

/// Which sides stop at a move that wins: "fast cut-off".
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FastCutAt {
    /// None.
    #[default]
    None,
    /// Min alone.
    Min,
    /// Both.
    Both,
}

/// How scores depend on the length of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum DepthScore {
    /// Not at all.
    #[default]
    None,
    /// Each move costs the winner a point; the first is free.
    Zero,
    /// Each move costs the winner a point.
    One,
}

/// Who maximises.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Maximiser {
    /// Whoever is to move at the root; in the game in a window, X.
    #[default]
    Mover,
    /// X.
    X,
    /// O.
    O,
}

impl Default for Algorithm {
    fn default() -> Self {
        Self::Minimax(Form::Pair)
    }
}

impl Algorithm {
    /// Alpha-beta with its usual options.
    pub const ALPHA_BETA: Self = Self::AlphaBeta {
        form: Form::Pair,
        window: Window::WIDEST,
        cut: Cut::AtLeast,
        fast_cut: FastCutAt::None,
    };

    /// Whether it is one of the published programs.
    #[must_use]
    pub const fn is_classic(self) -> bool {
        matches!(
            self,
            Self::Sisoog | Self::Freecodecamp | Self::Lafore | Self::ClassicAlphaBeta
        )
    }

    /// Whether it has a window that moves can narrow.
    #[must_use]
    pub const fn has_window(self) -> bool {
        matches!(self, Self::AlphaBeta { .. } | Self::ClassicAlphaBeta)
    }

    /// Whether its scores run from 0 to 100 and are good for the side that
    /// made the last move; other scores are good for Max.
    #[must_use]
    pub const fn averages(self) -> bool {
        matches!(self, Self::Averaging | Self::Lafore)
    }
}

impl Method {
    /// The scores that cannot be improved: what the loser and the winner
    /// get.
    #[must_use]
    pub fn extremes(&self, squares: usize) -> (i64, i64) {
        let win = self.win_on(squares);
        (-win, win)
    }

    pub(super) fn win_on(&self, squares: usize) -> i64 {
        // A win after the last square must still be better than a draw.
        let longest = i64::try_from(squares).unwrap_or(i64::MAX - 1);
        let enough = if longest < 10 { 10 } else { longest + 1 };
        self.win.unwrap_or(enough)
    }
}

impl FastCutAt {
    pub(super) const fn scores(self, lowest: i64, highest: i64) -> FastCut {
        match self {
            Self::None => FastCut::NONE,
            Self::Min => FastCut::min(lowest),
            Self::Both => FastCut::both(lowest, highest),
        }
    }
}

/// The core's search with these options.
pub(super) const fn alpha_beta(form: Form, window: Window, cut: Cut, fast: FastCut) -> AlphaBeta {
    AlphaBeta {
        form,
        window,
        cut,
        fast,
    }
}
