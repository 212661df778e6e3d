//! Searches with a receiver of their events.

use std::sync::atomic::AtomicBool;

use dooz_core::classics::TicTacToeBoard;
use dooz_core::textbook::{Averaging, Board, DepthAdjusted, Minimax, Scores};
use dooz_core::{Limits, Player, Position, Symbol, classics, textbook};

use super::method::{Algorithm, DepthScore, Maximiser, Method, alpha_beta};
use super::order::Order;
use super::recorder::{Recorder, Sink};
use super::subject::Subject;
use super::trace_game::{AnyGame, TraceGame};
use crate::trace::record::{Summary, TraceError};

/// Searches and passes every event to `sink` as it happens, which holds no more
/// calls in memory than are open.
///
/// ```
/// use std::ops::ControlFlow;
/// use dooz_coach::trace::{Subject, stream};
/// use dooz_core::{Limits, Rules, Setup, Symbol};
/// let empty = Subject::board(&Setup::parse(Rules::TIC_TAC_TOE, ".........", Symbol::X)?)?;
/// let mut events = 0_u64;
/// let summary = stream(&empty, &"alphabeta".parse()?, &Limits::default(), &mut |_| {
///     events += 1;
///     ControlFlow::Continue(())
/// })?;
/// assert_eq!(summary.calls, 18_297);
/// assert!(events > 2 * summary.calls);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// Returns an error if the method does not support the subject.
pub fn stream(
    subject: &Subject,
    method: &Method,
    limits: &Limits<'_>,
    sink: &mut Sink<'_>,
) -> Result<Summary, TraceError> {
    let stop = AtomicBool::new(false);
    let within = Limits {
        stop: Some(&stop),
        ..*limits
    };
    let has_window = method.algorithm.has_window();
    let mut course = Course {
        method,
        limits: &within,
        recorder: Recorder::new(sink, limits, &stop, has_window),
    };
    match subject {
        Subject::Board { position, first } => course.search_board(position, *first)?,
        Subject::Tree(_) if method.algorithm.is_classic() => {
            return Err(TraceError::BoardOnly(method.name()));
        }
        Subject::Tree(tree) if method.algorithm.averages() => {
            course.search(AnyGame::Branch(tree.root_in_points()), tree.range());
        }
        Subject::Tree(tree) => course.search(AnyGame::Branch(tree.root()), tree.range()),
    }
    Ok(course.recorder.summary)
}

/// The context of a running search.
struct Course<'a> {
    method: &'a Method,
    limits: &'a Limits<'a>,
    recorder: Recorder<'a>,
}

impl Course<'_> {
    fn search_board(&mut self, position: &Position, first: Symbol) -> Result<(), TraceError> {
        let player = |symbol| {
            if symbol == first {
                Player::First
            } else {
                Player::Second
            }
        };
        let algorithm = self.method.algorithm;
        let max = match self.method.maximiser() {
            Maximiser::X => player(Symbol::X),
            Maximiser::O => player(Symbol::O),
            Maximiser::Mover => position.turn(),
        };
        let nine = |nine| TraceGame::new(AnyGame::TicTacToe(nine), Order::Rows);
        let method = self.method.name();
        let refused = |reason| TraceError::CannotPlay { method, reason };
        match algorithm {
            Algorithm::Sisoog => {
                let game = classics::Sisoog.game(position).map_err(refused)?;
                self.minimax(Minimax::default(), &game.map(nine));
            }
            Algorithm::Freecodecamp => {
                let brain = classics::Freecodecamp { computer: max };
                let game = brain.game(position).map_err(refused)?;
                self.minimax(Minimax::default(), &DepthAdjusted::never(nine(game)));
            }
            Algorithm::Lafore => {
                let game = classics::Lafore.game(position).map_err(refused)?;
                self.average(&DepthAdjusted::never(nine(game)));
            }
            Algorithm::ClassicAlphaBeta => {
                let brain = classics::AlphaBeta::new(max);
                let game = brain.game(position).map_err(refused)?;
                self.alpha_beta(&brain.search(), &DepthAdjusted::never(nine(game)));
            }
            _ => {
                let squares = position.rules().squares();
                let scores = self.method.scores(squares);
                let nine = match i8::try_from(scores.win) {
                    Ok(win) if scores == Scores::symmetric(win.into()) => {
                        TicTacToeBoard::new(position, max, win).ok()
                    }
                    _ => None,
                };
                let state = nine.map_or_else(
                    || AnyGame::Board(Box::new(Board::new(*position, max, scores))),
                    AnyGame::TicTacToe,
                );
                self.search(state, self.method.extremes(squares));
            }
        }
        Ok(())
    }

    /// Searches any game by one of the textbook's methods. No score is beyond
    /// the extremes.
    fn search(&mut self, state: AnyGame<'_>, (lowest, highest): (i64, i64)) {
        let game = TraceGame::new(state, self.method.order);
        let game = match self.method.depth_score {
            DepthScore::None => DepthAdjusted::never(game),
            DepthScore::Zero => DepthAdjusted::from_zero(game),
            DepthScore::One => DepthAdjusted::from_one(game),
        };
        match self.method.algorithm {
            Algorithm::Minimax(form) => self.minimax(Minimax { form }, &game),
            Algorithm::AlphaBeta {
                form,
                window,
                cut,
                fast_cut,
            } => {
                let fast = fast_cut.scores(lowest, highest);
                self.alpha_beta(&alpha_beta(form, window, cut, fast), &game);
            }
            _ => self.average(&game),
        }
    }

    // The recorder has seen all that the searches find.

    fn minimax(&mut self, search: Minimax, game: &DepthAdjusted<TraceGame<'_>>) {
        let _ = search.search_within(game, self.limits, &mut self.recorder);
    }

    fn alpha_beta(&mut self, search: &textbook::AlphaBeta, game: &DepthAdjusted<TraceGame<'_>>) {
        let _ = search.search_within(game, self.limits, &mut self.recorder);
    }

    fn average(&mut self, game: &DepthAdjusted<TraceGame<'_>>) {
        let _ = Averaging.search_within(game, self.limits, &mut self.recorder);
    }
}
