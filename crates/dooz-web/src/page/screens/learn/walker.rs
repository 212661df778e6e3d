//! A walkthrough on the screen, and its playback.

use dooz_coach::trace::{Disclosure, Go, NodeMark, Playback, TreeNodeId, Walkthrough};
use dooz_locale::coach::walkthrough;

use crate::page::browser::window::next_frame;
use crate::page::prelude::*;
use crate::page::state::messages::Messages;
use crate::page::state::shared::{Shared, shared};
use crate::page::widgets::live::Live;

/// A walkthrough on the screen.
#[derive(Clone, Copy)]
pub(super) struct Walker {
    /// The walkthrough at its current place.
    pub(super) walk: RwSignal<Walkthrough>,
    /// `true` while it plays by itself.
    pub(super) playing: RwSignal<bool>,
    /// The index of its speed in [`SPEEDS`].
    pub(super) speed: RwSignal<usize>,
    /// The parts of the search that are shown.
    pub(super) disclosure: RwSignal<Disclosure>,
    /// The node that the user is asked about, or has answered with.
    pub(super) mark: RwSignal<Option<(TreeNodeId, NodeMark)>>,
    /// `true` while the values are shown that a cut has left out.
    pub(super) uncovered: RwSignal<bool>,
    pub(super) messages: Messages,
    pub(super) live: Live,
}

/// The speeds in steps per ten seconds.
pub(super) const SPEEDS: [u32; 8] = [5, 10, 20, 50, 100, 300, 1000, 5000];

impl Walker {
    /// Creates an empty walkthrough.
    pub(super) fn new() -> Self {
        let &Shared { messages, live, .. } = shared();
        Self {
            walk: RwSignal::new(Walkthrough::Nothing),
            playing: RwSignal::new(false),
            speed: RwSignal::new(2),
            disclosure: RwSignal::new(Disclosure::Search),
            mark: RwSignal::new(None),
            uncovered: RwSignal::new(false),
            messages,
            live,
        }
    }

    /// Returns `true` if the search has windows; of two, the one that leads.
    pub(super) fn has_window(self) -> bool {
        let walk = self.walk.read();
        let leader = walk.leader();
        leader.is_some_and(|view| view.trace().method.algorithm.has_window())
    }

    /// Goes to a place on the user's command, and announces it. Returns `false`
    /// if it does not exist.
    pub(super) fn go(self, go: Go) -> bool {
        self.playing.set(false);
        self.uncovered.set(false);
        let moved = self.walk.try_update(|walk| walk.go(go)).unwrap_or(false);
        if moved {
            self.announce();
        }
        moved
    }

    fn announce(self) {
        self.live.announce(self.sentence());
    }

    /// Describes the current step.
    pub(super) fn sentence(self) -> String {
        let sentence = |locale: &_| {
            self.walk.with(|walk| match walk {
                Walkthrough::Intuition(view) => walkthrough::intuition_sentence(locale, view),
                _ => walk
                    .leader()
                    .map_or_else(String::new, |view| walkthrough::sentence(locale, view)),
            })
        };
        self.messages.with(sentence)
    }

    /// Starts or stops the playback. At the end it starts from the beginning.
    pub(super) fn play_or_pause(self) {
        let plays = !self.playing.get_untracked();
        self.uncovered.set(false);
        self.playing.set(plays);
        if plays {
            if !self.walk.with_untracked(|walk| walk.can(Go::Forward)) {
                self.walk.update(|walk| {
                    walk.go(Go::First);
                });
            }
            self.tick(Playback::new(1.0), js_sys::Date::now());
        }
    }

    /// Takes the steps that are due with each repaint.
    fn tick(self, mut pace: Playback, before: f64) {
        next_frame(move || {
            // The screen may have gone.
            if self.playing.is_disposed() || !self.playing.get_untracked() {
                return;
            }
            let now = js_sys::Date::now();
            pace.set(f64::from(SPEEDS[self.speed.get_untracked()]) / 10.0);
            let due = pace.tick(now - before);
            if due > 0 {
                self.walk.update(|walk| {
                    walk.go(Go::On(due));
                });
            }
            if self.walk.with_untracked(|walk| walk.can(Go::Forward)) {
                self.tick(pace, now);
            } else {
                self.playing.set(false);
                self.announce();
            }
        });
    }
}
