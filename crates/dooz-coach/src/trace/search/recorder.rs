//! An observer that records a search.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

use dooz_core::Limits;
use dooz_core::textbook::{CutOff, DepthAdjusted, GameState, Node, Observer};

use super::trace_game::TraceGame;
use crate::trace::event::{Bounds, Event, Step};
use crate::trace::record::Summary;

/// The receiver of events. [`ControlFlow::Break`] ends the search.
pub type Sink<'a> = dyn FnMut(&Event) -> ControlFlow<()> + 'a;

/// An observer that turns each step into an event and passes it on at once: it
/// stores only the open calls.
pub(super) struct Recorder<'a> {
    sink: &'a mut Sink<'a>,
    limits: &'a Limits<'a>,
    /// The flag that ends the search, set when the sink wants no more or the
    /// limits' own flag is set.
    stop: &'a AtomicBool,
    has_window: bool,
    open: Vec<Open>,
    pub(super) summary: Summary,
    /// The number of calls that have returned.
    returned: u64,
}

/// A call that has not returned.
#[derive(Debug)]
struct Open {
    call: u64,
    bounds: Option<Bounds>,
    /// The number of moves tried.
    tried: usize,
    /// The last child, to recognise moves that are chosen without a call.
    last: Option<u32>,
    done: bool,
}

impl<'a> Recorder<'a> {
    pub(super) fn new(
        sink: &'a mut Sink<'a>,
        limits: &'a Limits<'a>,
        stop: &'a AtomicBool,
        has_window: bool,
    ) -> Self {
        Self {
            sink,
            limits,
            stop,
            has_window,
            open: Vec::new(),
            summary: Summary::default(),
            returned: 0,
        }
    }

    // Otherwise every event is copied twice, which takes a tenth of the time.
    #[inline]
    fn tell(&mut self, level: u32, step: Step) {
        let call = self.open.last().map_or(1, |open| open.call);
        if !self.stop.load(Ordering::Relaxed) {
            let event = Event { call, level, step };
            let ends = (self.sink)(&event).is_break() || self.limits.is_stopped();
            self.stop.store(ends, Ordering::Relaxed);
        }
    }
}

/// A node of the searches that are recorded.
type SearchNode<'a, 'b> = Node<'a, DepthAdjusted<TraceGame<'b>>>;

impl<'b> Observer<DepthAdjusted<TraceGame<'b>>> for Recorder<'_> {
    fn enter(&mut self, node: &SearchNode<'_, 'b>) {
        self.summary.calls += 1;
        let mv = node.mv;
        let parent = self.open.last_mut().map(|parent| {
            parent.tried += 1;
            parent.last = mv;
            parent.call
        });
        let end = node.state.game().end();
        self.summary.leaves += u64::from(end.is_some());
        let window = self.has_window.then(|| node.window.into());
        self.open.push(Open {
            call: self.summary.calls,
            bounds: window,
            tried: 0,
            last: None,
            done: end.is_some(),
        });
        let step = Step::Enter {
            parent,
            mv,
            side: node.state.turn(),
            end,
            window,
        };
        self.tell(node.ply, step);
    }

    fn choose(&mut self, node: &SearchNode<'_, 'b>, mv: u32, score: i64) {
        if node.ply == 0 {
            self.summary.best = Some(mv);
        }
        let mut window = None;
        let mut at_once = false;
        if let Some(open) = self.open.last_mut() {
            // Averaging recognises a win in one without a call.
            at_once = open.last != Some(mv);
            if at_once {
                open.tried += 1;
                open.last = Some(mv);
            }
            window = open
                .bounds
                .map(|bounds| bounds.with(node.state.turn(), score));
            open.bounds = window;
        }
        let step = Step::Choose {
            mv,
            score,
            window,
            at_once,
        };
        self.tell(node.ply, step);
    }

    fn cut(&mut self, node: &SearchNode<'_, 'b>, cut: &CutOff) {
        if cut.fast {
            self.summary.fast_cuts += 1;
        } else {
            self.summary.cuts += 1;
        }
        if let Some(open) = self.open.last_mut() {
            open.done = true;
        }
        let left_out = node.state.moves().skip(cut.visited);
        let step = Step::Cut {
            fast: cut.fast,
            window: cut.window.into(),
            pruned: left_out.collect(),
        };
        self.tell(node.ply, step);
    }

    fn leave(&mut self, node: &SearchNode<'_, 'b>, score: i64) {
        self.returned += 1;
        self.summary.score = score;
        let mut calls = 1;
        if let Some(open) = self.open.last() {
            let summary = &mut self.summary;
            let is_known = summary.limited || open.done;
            summary.limited |= !is_known && node.state.moves().nth(open.tried).is_some();
            calls = summary.calls - open.call + 1;
        }
        let step = Step::Leave {
            score,
            returned: self.returned,
            calls,
        };
        self.tell(node.ply, step);
        self.open.pop();
    }
}
