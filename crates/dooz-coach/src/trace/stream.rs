//! Searching while somebody listens.

use std::cell::Cell;

use dooz_core::classics::TicTacToeBoard;
use dooz_core::textbook::{Averages, Board, Bookmark, DepthAdjusted, Interruptible, Mark};
use dooz_core::textbook::{Minimax, Scores, Sum};
use dooz_core::{Limits, Player, Position, Symbol, classics};

use super::event::Event;
use super::method::{Algorithm, DepthScore, Maximiser, Method, alpha_beta};
use super::order::Order;
use super::record::{Summary, TraceError};
use super::recorder::{Recorder, Sink, SoFar};
use super::subject::Subject;
use super::traced::{State, Traced};

/// Searches and hands every event to `sink` as it happens, which keeps no
/// more in memory than the calls that are open.
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
/// If the method does not know the subject.
pub fn stream(
    subject: &Subject,
    method: &Method,
    limits: &Limits<'_>,
    sink: &mut Sink<'_>,
) -> Result<Summary, TraceError> {
    let mut under_way = Streaming::new(0);
    let is_done = under_way.go_on((subject, method), limits, sink, &|| false)?;
    debug_assert!(is_done, "nobody interrupts it");
    Ok(under_way.summary())
}

/// A search that can be interrupted.
#[derive(Debug)]
pub(super) struct Streaming {
    so_far: SoFar,
    bookmark: Marks,
    averages: Sums,
}

type Marks = Bookmark<Vec<Cell<Mark<u32>>>>;
type Sums = Averages<Vec<Option<Sum<u32>>>>;

impl Streaming {
    /// A search that has not begun, and can be interrupted on so many levels.
    pub(super) fn new(levels: usize) -> Self {
        Self {
            so_far: SoFar::default(),
            bookmark: Bookmark::new(vec![Cell::new(Mark::NEW); levels]),
            averages: Averages::new(vec![None; levels]),
        }
    }

    /// Searches on, and returns whether that was the end of it.
    pub(super) fn go_on(
        &mut self,
        (subject, method): (&Subject, &Method),
        limits: &Limits<'_>,
        sink: &mut Sink<'_>,
        interrupt: &dyn Fn() -> bool,
    ) -> Result<bool, TraceError> {
        let stopped = Cell::new(false);
        let stop = || stopped.get() || limits.stop.is_some_and(|stop| stop());
        let limits = Limits {
            stop: Some(&stop),
            ..*limits
        };
        let mut sink = |event: &Event| sink(event);
        let has_window = method.algorithm.has_window();
        let recorder = Recorder::new(&mut sink, &stopped, has_window, &mut self.so_far);
        let mut course = Course {
            method,
            limits: &limits,
            recorder,
            bookmark: &mut self.bookmark,
            averages: &mut self.averages,
            interrupt,
        };
        match subject {
            Subject::Board { position, first } => course.search_board(position, *first),
            Subject::Tree(_) if method.algorithm.is_classic() => {
                Err(TraceError::BoardOnly(method.name()))
            }
            Subject::Tree(tree) => Ok(course.search(State::Branch(tree.root()), tree.range())),
        }
    }

    /// What has come of it.
    pub(super) fn summary(&self) -> Summary {
        Summary::from(self.so_far.counts)
    }
}

/// What a search needs on its way. Each step returns whether it came to the
/// end.
struct Course<'a> {
    method: &'a Method,
    limits: &'a Limits<'a>,
    recorder: Recorder<'a>,
    bookmark: &'a mut Marks,
    averages: &'a mut Sums,
    interrupt: &'a dyn Fn() -> bool,
}

impl Course<'_> {
    fn search_board(&mut self, position: &Position, first: Symbol) -> Result<bool, TraceError> {
        let player = |symbol| {
            if symbol == first {
                Player::First
            } else {
                Player::Second
            }
        };
        let algorithm = self.method.algorithm;
        let x_in_window = algorithm == Algorithm::ClassicAlphaBeta;
        let max = match self.method.max {
            Maximiser::X => player(Symbol::X),
            Maximiser::O => player(Symbol::O),
            Maximiser::Mover if x_in_window => player(Symbol::X),
            Maximiser::Mover => position.turn(),
        };
        let nine = |nine| Traced::new(State::TicTacToe(nine), Order::Rows);
        let method = self.method.name();
        let refused = |reason| TraceError::CannotPlay { method, reason };
        match algorithm {
            Algorithm::Sisoog => {
                let game = classics::Sisoog.game(position).map_err(refused)?;
                Ok(self.go_on(&Minimax::default(), &game.map(nine)))
            }
            Algorithm::Freecodecamp => {
                let brain = classics::Freecodecamp { computer: max };
                let game = brain.game(position).map_err(refused)?;
                Ok(self.go_on(&Minimax::default(), &DepthAdjusted::never(nine(game))))
            }
            Algorithm::Lafore => {
                let game = classics::Lafore.game(position).map_err(refused)?;
                Ok(self.average(&DepthAdjusted::never(nine(game))))
            }
            Algorithm::ClassicAlphaBeta => {
                let brain = classics::AlphaBeta::new(max);
                let game = brain.game(position).map_err(refused)?;
                Ok(self.go_on(&brain.search(), &DepthAdjusted::never(nine(game))))
            }
            _ => {
                let squares = position.rules().squares();
                let (win, extremes) = (self.method.win_on(squares), self.method.extremes(squares));
                let nine = i8::try_from(win).map(|win| TicTacToeBoard::new(position, max, win));
                let state = if let Ok(Ok(nine)) = nine {
                    State::TicTacToe(nine)
                } else {
                    let board = Board::new(*position, max, Scores::symmetric(win));
                    State::Board(Box::new(board))
                };
                Ok(self.search(state, extremes))
            }
        }
    }

    /// Searches any game by one of the textbook's methods. Nothing can be
    /// worse or better than the extremes.
    fn search(&mut self, state: State<'_>, (lowest, highest): (i64, i64)) -> bool {
        let game = Traced::new(state, self.method.order);
        let game = match self.method.depth_score {
            DepthScore::None => DepthAdjusted::never(game),
            DepthScore::Zero => DepthAdjusted::from_zero(game),
            DepthScore::One => DepthAdjusted::from_one(game),
        };
        match self.method.algorithm {
            Algorithm::Minimax(form) => self.go_on(&Minimax { form }, &game),
            Algorithm::AlphaBeta {
                form,
                window,
                cut,
                fast_cut,
            } => {
                let fast = fast_cut.scores(lowest, highest);
                self.go_on(&alpha_beta(form, window, cut, fast), &game)
            }
            _ => self.average(&game),
        }
    }

    fn average(&mut self, game: &DepthAdjusted<Traced<'_>>) -> bool {
        let recorder = &mut self.recorder;
        let found = self
            .averages
            .go_on(game, self.limits, recorder, self.interrupt);
        found.is_some()
    }

    fn go_on(&mut self, search: &impl Interruptible, game: &DepthAdjusted<Traced<'_>>) -> bool {
        let recorder = &mut self.recorder;
        let found = self
            .bookmark
            .go_on(search, game, self.limits, recorder, self.interrupt);
        found.is_some()
    }
}
