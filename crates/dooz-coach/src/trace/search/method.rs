//! A search algorithm with its options.

mod text;

use dooz_core::textbook::{AlphaBeta, Cut, FastCut, Form, Scores, Window};

use super::order::Order;

pub use text::{ALGORITHMS, AlgorithmRow};

/// A search algorithm with its options.
///
/// Its text is the name, followed by the options that differ from their defaults:
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
    /// The order in which it searches moves.
    pub order: Order,
    /// The dependence of scores on the length of the game.
    pub depth_score: DepthScore,
    /// The score of a win. `None` depends on the board: 10, or one more than the
    /// number of squares where games can be longer than ten moves.
    pub win: Option<i64>,
    /// The score of a draw.
    pub draw: i64,
    /// The score of a loss. `None` is as bad as a win is good.
    pub loss: Option<i64>,
    /// The score of a position in which a limit stops the search.
    pub unfinished: i64,
    /// The maximising player.
    pub max: Maximiser,
}

/// A search algorithm. The classics are the published programs as they were:
/// they search 3x3 only, and the maximising player is their only option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Algorithm {
    /// Plain minimax.
    Minimax(Form),
    /// Minimax with alpha-beta.
    AlphaBeta {
        /// The form of its code.
        form: Form,
        /// The window at the root.
        window: Window,
        /// The condition under which the window counts as closed.
        cut: Cut,
        /// The sides that stop at a win.
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

/// The sides that stop at a winning move: the "fast cut-off".
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

/// The dependence of scores on the length of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum DepthScore {
    /// None.
    #[default]
    None,
    /// Each move costs the winner a point; the first is free.
    Zero,
    /// Each move costs the winner a point.
    One,
}

/// The maximising player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Maximiser {
    /// The player to move at the root; in the classic alpha-beta program, X.
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
    /// Alpha-beta with its default options.
    pub const ALPHA_BETA: Self = Self::AlphaBeta {
        form: Form::Pair,
        window: Window::WIDEST,
        cut: Cut::AtLeast,
        fast_cut: FastCutAt::None,
    };

    /// Returns `true` for the published programs.
    #[must_use]
    pub const fn is_classic(self) -> bool {
        matches!(
            self,
            Self::Sisoog | Self::Freecodecamp | Self::Lafore | Self::ClassicAlphaBeta
        )
    }

    /// Returns `true` if it has a window that moves can narrow.
    #[must_use]
    pub const fn has_window(self) -> bool {
        matches!(self, Self::AlphaBeta { .. } | Self::ClassicAlphaBeta)
    }

    /// Returns `true` if its scores run from 0 to 100, from the view of the side
    /// that made the last move. All other scores are from the view of Max.
    #[must_use]
    pub const fn averages(self) -> bool {
        matches!(self, Self::Averaging | Self::Lafore)
    }
}

impl Method {
    /// Returns the lowest and the highest score.
    #[must_use]
    pub fn extremes(&self, squares: usize) -> (i64, i64) {
        let scores = self.scores(squares);
        let all = [scores.win, scores.draw, scores.loss, scores.unfinished];
        let lowest = all.into_iter().fold(scores.loss, i64::min);
        (lowest, all.into_iter().fold(scores.win, i64::max))
    }

    /// Returns the maximising player, who is X in the classic alpha-beta program unless
    /// another is named.
    pub(super) fn maximiser(&self) -> Maximiser {
        match (self.max, self.algorithm) {
            (Maximiser::Mover, Algorithm::ClassicAlphaBeta) => Maximiser::X,
            (max, _) => max,
        }
    }

    /// Returns plain minimax with the same scores for the same maximising player.
    pub(in crate::trace) fn without_cuts(&self) -> Self {
        let full = Self {
            algorithm: Algorithm::default(),
            ..*self
        };
        if self.algorithm != Algorithm::ClassicAlphaBeta {
            return full;
        }
        Self {
            win: Some(1),
            loss: Some(-1),
            max: self.maximiser(),
            ..full
        }
    }

    /// Returns the scores of the ends of a game on a board of this size.
    #[must_use]
    pub fn scores(&self, squares: usize) -> Scores {
        // A win after the last square must still be better than a draw.
        let longest = i64::try_from(squares).unwrap_or(i64::MAX - 1);
        let enough = if longest < 10 { 10 } else { longest + 1 };
        let win = self.win.unwrap_or(enough);
        Scores {
            win,
            draw: self.draw,
            loss: self.loss.unwrap_or(-win),
            unfinished: self.unfinished,
        }
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

/// Creates the core's search with these options.
pub(super) const fn alpha_beta(form: Form, window: Window, cut: Cut, fast: FastCut) -> AlphaBeta {
    AlphaBeta {
        form,
        window,
        cut,
        fast,
    }
}
