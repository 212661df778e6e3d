//! Searching while somebody listens.

use std::cell::Cell;

use dooz_core::classics::Nine;
use dooz_core::textbook::{Averaging, Board, Bookmark, ByDepth, Interruptible, Mark};
use dooz_core::textbook::{Minimax, Scores};
use dooz_core::{Limits, Player, Position, Square, Symbol, classics};

use super::event::Event;
use super::method::{Algorithm, DepthScore, Maximiser, Method, alpha_beta};
use super::order::Ordered;
use super::record::{Summary, TraceError};
use super::recorder::{Recorder, Sink, SoFar};
use super::subject::Subject;
use super::traced::Traced;

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
    bookmarks: Bookmarks,
}

/// Where a search is, in the moves of each game.
#[derive(Debug)]
pub(super) struct Bookmarks {
    pub(super) squares: Marks<Square>,
    pub(super) cells: Marks<u8>,
    pub(super) branches: Marks<u32>,
}

pub(super) type Marks<M> = Bookmark<Vec<Cell<Mark<M>>>>;

impl Streaming {
    /// A search that has not begun, and can be interrupted on so many levels.
    pub(super) fn new(levels: usize) -> Self {
        fn marks<M: Copy>(levels: usize) -> Marks<M> {
            Bookmark::new(vec![Cell::new(Mark::NEW); levels])
        }
        Self {
            so_far: SoFar::default(),
            bookmarks: Bookmarks {
                squares: marks(levels),
                cells: marks(levels),
                branches: marks(levels),
            },
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
            bookmarks: &mut self.bookmarks,
            interrupt,
        };
        match subject {
            Subject::Board { position, first } => course.search_board(position, *first),
            Subject::Tree(_) if method.algorithm.is_classic() => {
                Err(TraceError::BoardOnly(method.name()))
            }
            Subject::Tree(tree) => Ok(course.search(tree.root(), tree.range())),
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
    bookmarks: &'a mut Bookmarks,
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
        let method = self.method;
        let x_in_window = method.algorithm == Algorithm::ClassicAlphaBeta;
        let max = match method.max {
            Maximiser::X => player(Symbol::X),
            Maximiser::O => player(Symbol::O),
            Maximiser::Mover if x_in_window => player(Symbol::X),
            Maximiser::Mover => position.turn(),
        };
        let (limits, scored, recorder) = (self.limits, &mut |_, _| {}, &mut self.recorder);
        let refused = match method.algorithm {
            Algorithm::Sisoog => classics::Sisoog.observed(position, limits, scored, recorder),
            Algorithm::Freecodecamp => classics::Freecodecamp { computer: max }
                .observed(position, limits, scored, recorder),
            Algorithm::Lafore => classics::Lafore.observed(position, limits, scored, recorder),
            Algorithm::ClassicAlphaBeta => {
                classics::AlphaBeta::new(max).observed(position, limits, scored, recorder)
            }
            _ => {
                let squares = position.rules().squares();
                let (win, extremes) = (method.win_on(squares), method.extremes(squares));
                // The same game, three times as fast.
                let nine = i8::try_from(win).map(|win| Nine::new(position, max, win));
                if let Ok(Ok(nine)) = nine {
                    return Ok(self.search(nine, extremes));
                }
                let board = Board::new(*position, max, Scores::symmetric(win));
                return Ok(self.search(board, extremes));
            }
        };
        let method = method.name();
        refused.map_err(|reason| TraceError::CannotPlay { method, reason })?;
        Ok(true)
    }

    /// Searches any game by one of the textbook's methods. Nothing can be
    /// worse or better than the extremes.
    fn search<G: Traced>(&mut self, game: G, extremes: (i64, i64)) -> bool {
        let order = self.method.order;
        let game = Ordered { game, order };
        match self.method.depth_score {
            DepthScore::None => self.run(&game, extremes),
            DepthScore::Zero => self.run(&ByDepth::from_zero(game), extremes),
            DepthScore::One => self.run(&ByDepth::from_one(game), extremes),
        }
    }

    fn run<G: Traced>(&mut self, game: &G, (lowest, highest): (i64, i64)) -> bool {
        match self.method.algorithm {
            Algorithm::Minimax(form) => self.go_on(&Minimax { form }, game),
            Algorithm::AlphaBeta {
                form,
                window,
                cut,
                fast_cut,
            } => {
                let fast = fast_cut.scores(lowest, highest);
                self.go_on(&alpha_beta(form, window, cut, fast), game)
            }
            _ => {
                // The recorder has seen what it found.
                _ = Averaging.search_within(game, self.limits, &mut self.recorder);
                true
            }
        }
    }

    fn go_on<G: Traced>(&mut self, search: &impl Interruptible, game: &G) -> bool {
        let bookmark = G::bookmark(self.bookmarks);
        let recorder = &mut self.recorder;
        let found = bookmark.go_on(search, game, self.limits, recorder, self.interrupt);
        found.is_some()
    }
}
