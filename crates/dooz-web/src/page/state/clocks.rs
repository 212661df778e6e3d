//! The clocks of a game against time.

use std::time::Duration;

use dooz_core::Player;
use dooz_play::matches::Match;

use crate::page::browser::storage;
use crate::page::browser::window::{every, milliseconds_now};
use crate::page::prelude::*;
use crate::page::state::shared::Shared;

/// The clocks of the game on the board, which run while a move is due.
#[derive(Clone, Copy)]
pub(crate) struct Clocks {
    game: RwSignal<Match>,
    /// `true` if computers have to wait, and their clocks with them.
    resting: RwSignal<bool>,
    /// When the player to move began to think, in milliseconds since 1970.
    since: StoredValue<u64>,
    /// The time that the player to move has thought, as far as it is shown.
    shown: RwSignal<Duration>,
}

/// The name under which the start of a person's turn is stored.
const TURN: &str = "dooz-turn";

/// The time between two looks at the clock.
const TICK: Duration = Duration::from_millis(200);

impl Clocks {
    pub(crate) fn new(game: RwSignal<Match>, resting: RwSignal<bool>) -> Self {
        Self {
            game,
            resting,
            since: StoredValue::new(0),
            shown: RwSignal::new(Duration::ZERO),
        }
    }

    /// Lets the clocks run, and ends the game when a flag falls.
    pub(crate) fn serve(self, shared: &'static Shared) {
        let turn = memo(move |_| {
            let game = self.game.read();
            (
                game.options().seed,
                game.number(),
                game.tree().cursor(),
                self.is_due(&game),
            )
        });
        effect(move || {
            depend_on(turn);
            let start = untrack(|| self.start_of_turn(shared));
            self.since.set_value(start);
            self.shown.set(self.elapsed());
        });
        every(TICK, move || self.tick());
    }

    /// Returns when the player to move began to think: now, unless a person's turn goes on
    /// after a reload, from another tab, or after a look at another place of the game. A
    /// computer begins to think again.
    fn start_of_turn(self, shared: &Shared) -> u64 {
        let now = milliseconds_now();
        let game = self.game.read();
        let stored = storage::read(TURN).unwrap_or_default();
        let name = format!("{} {} ", game.options().seed, game.number());
        if self.is_due(&game) && game.awaits_person() {
            let turn = format!("{name}{} ", game.moves().len());
            let start = stored.strip_prefix(&turn);
            return start
                .and_then(|start| start.parse().ok())
                .unwrap_or_else(|| {
                    shared.store_text(TURN, &format!("{turn}{now}"));
                    now
                });
        }
        // A turn that was taken back begins anew, and so does one of another game.
        let tree = game.tree();
        let is_undone = (!tree.is_at_end() && !game.looks_back()) || game.opening().is_some();
        if !stored.is_empty() && (is_undone || !stored.starts_with(&name)) {
            shared.store_text(TURN, "");
        }
        now
    }

    fn tick(self) {
        if !untrack(|| self.game.with(|game| self.is_due(game))) {
            return;
        }
        let elapsed = self.elapsed();
        self.shown.set(elapsed);
        let has_fallen = self.game.with_untracked(|game| {
            let clock = game.clock(game.position().turn());
            clock.is_some_and(|clock| clock.flag(elapsed).is_some())
        });
        if has_fallen {
            self.game.update(|game| {
                game.check_flag(elapsed);
            });
        }
    }

    /// Returns the time that the player to move has thought.
    pub(crate) fn elapsed(self) -> Duration {
        Duration::from_millis(milliseconds_now().saturating_sub(self.since.get_value()))
    }

    /// Returns the time that a player has left, unless it is not limited.
    pub(crate) fn left(self, player: Player) -> Option<Duration> {
        let game = self.game.read();
        let left = game.clock(player)?.left()?;
        let runs = self.is_due(&game) && game.position().turn() == player;
        let elapsed = if runs {
            self.shown.get()
        } else {
            Duration::ZERO
        };
        Some(left.saturating_sub(elapsed))
    }

    /// Returns `true` if a move is due at the end of a game against time.
    fn is_due(self, game: &Match) -> bool {
        let tree = game.tree();
        game.options().clock.is_limited()
            && game.outcome().is_none()
            && game.opening().is_none()
            && !game.is_paused()
            && tree.is_at_end()
            && tree.is_main(tree.cursor())
            && (game.awaits_person() || !self.resting.get())
    }
}
