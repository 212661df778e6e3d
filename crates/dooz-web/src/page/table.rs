//! The table of the page: its room, kept by the browser, and the computers
//! that play at it.

use std::time::Duration;

use dooz_core::{Game, Position, Square};
use dooz_locale::{Explain, explain_move};

use super::shared::Shared;
use super::storage;
use crate::page::prelude::*;
use crate::page::window::Timer;
use crate::protocol::{Answer, Question, Thought};
use crate::room::{Room, RoomError, Turn};
use crate::task_queue::Ticket;

/// The room that a person is in on every screen of the page.
#[derive(Clone, Copy)]
pub(super) struct Table {
    /// The room.
    pub(super) room: RwSignal<Room>,
    /// How far a computer has come that is thinking now.
    pub(super) thinking: RwSignal<Option<Progress>>,
    /// What the computer thought that has moved last, with the position
    /// after its move.
    pub(super) thought: RwSignal<Option<(Position, Thought)>>,
    /// How many seconds a show rests before each move.
    pub(super) pace: RwSignal<u32>,
    /// Whether a show makes one move and waits again.
    stepping: StoredValue<bool>,
    /// Whether computers have to wait, because somebody looks at the game
    /// instead of playing it.
    pub(super) resting: RwSignal<bool>,
    asked: StoredValue<Option<Ticket>>,
    /// Why the room that was kept is not this one.
    unread: StoredValue<Option<RoomError>>,
}

/// How far a computer has come.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Progress {
    /// Whose turn it is.
    pub(super) turn: Turn,
    /// The positions that it has visited.
    pub(super) nodes: u64,
}

/// The name under which the room is kept.
const ROOM: &str = "dooz-room";

/// The name under which a room is kept that could not be read.
const UNREAD_ROOM: &str = "dooz-room-unread";

impl Table {
    /// The room as the browser has kept it, or a fresh one.
    pub(super) fn new() -> Self {
        let kept = storage::recall(ROOM).map(|text| (Room::load(&text), text));
        let (kept, unread) = match kept {
            None => (None, None),
            Some((Ok(room), _)) => (Some(room), None),
            Some((Err(error), text)) => {
                // The next game takes its place, and somebody may want it.
                storage::keep(UNREAD_ROOM, &text);
                (None, Some(error))
            }
        };
        Self {
            room: RwSignal::new(kept.unwrap_or_default()),
            thinking: RwSignal::new(None),
            thought: RwSignal::new(None),
            pace: RwSignal::new(1),
            stepping: StoredValue::new(false),
            resting: RwSignal::new(false),
            asked: StoredValue::new(None),
            unread: StoredValue::new(unread),
        }
    }

    /// Keeps the room whenever it changes, and lets its computers play.
    pub(super) fn serve(self, shared: &'static Shared) {
        let mut was_kept = true;
        Effect::new(move || {
            let is_kept = self.room.with(|room| storage::keep(ROOM, &room.save()));
            if was_kept && !is_kept {
                shared.live.warn(shared.words.text("page-not-kept"));
            }
            was_kept = is_kept;
        });
        let turn = Memo::new(move |_| {
            let plays = !self.resting.get();
            plays.then(|| self.room.read().pending()).flatten()
        });
        Effect::new(move || {
            let turn = turn.get();
            let pace = self.rest_before(turn.as_ref());
            if pace == 0 {
                self.ask(turn, shared);
                return;
            }
            self.ask(None, shared);
            let ask = move || self.ask(turn, shared);
            let timer = Timer::start(Duration::from_secs(pace.into()), ask);
            // Another turn drops it, and what it would have asked.
            StoredValue::new_local(timer);
        });
        if let Some(error) = self.unread.get_value() {
            let words = shared.words;
            let reason = words.with(|locale| error.explain(locale));
            let gaps = [("reason", reason.into())];
            shared.live.warn(words.format("play-room-unread", &gaps));
        }
    }

    /// How many seconds a computer rests before its turn.
    fn rest_before(self, turn: Option<&Turn>) -> u32 {
        let is_shown = self
            .room
            .with_untracked(|room| room.settings().is_show() && room.tree().at() > 0);
        if turn.is_some() && is_shown && !self.stepping.get_value() {
            self.pace.get_untracked()
        } else {
            0
        }
    }

    /// Asks the computer whose turn it is, and no other.
    fn ask(self, turn: Option<Turn>, shared: &'static Shared) {
        let asked = self
            .asked
            .try_update_value(std::mem::take)
            .unwrap_or_default();
        if let Some(ticket) = asked {
            shared.desk.forget(ticket);
        }
        let Some(turn) = turn else {
            self.thinking.set(None);
            return;
        };
        let game = self.room.with_untracked(game_on_the_board);
        let rules = game.position().rules();
        if turn.brain.plays(rules).is_err() {
            self.room.update(Room::pause);
            let words = shared.words;
            let brain = words.text(&format!("brain-{}", turn.brain.name()));
            let gaps = [("brain", brain.into()), ("rules", rules.to_string().into())];
            shared.live.warn(words.format("play-brain-rules", &gaps));
            return;
        }
        let question = Question::Think {
            game: Box::new(game),
            first: turn.first,
            brain: turn.brain,
            seed: turn.seed,
            number: turn.game,
        };
        self.thinking.set(Some(Progress {
            turn: turn.clone(),
            nodes: 0,
        }));
        let ticket = shared.desk.ask(question, move |answer, _| match answer {
            Answer::Thinking(Thought { nodes, .. }) => {
                let turn = turn.clone();
                self.thinking.set(Some(Progress { turn, nodes }));
            }
            Answer::Move(thought) => self.accept(&turn, thought),
            _ => {
                self.thinking.set(None);
                self.room.update(Room::pause);
                shared.live.warn(shared.words.text("page-worker-failed"));
            }
        });
        self.asked.set_value(Some(ticket));
    }

    fn accept(self, turn: &Turn, thought: Thought) {
        self.asked.set_value(None);
        self.thinking.set(None);
        let Some(square) = thought.square else {
            return;
        };
        let mut after = turn.position;
        if after.play(square).is_ok() {
            self.thought.set(Some((after, thought)));
        }
        let steps = self
            .stepping
            .try_update_value(std::mem::take)
            .unwrap_or_default();
        self.room.update(|room| {
            room.accept(&turn.position, square);
            if steps {
                room.pause();
            }
        });
    }

    /// Lets a show that waits make one move and wait again.
    pub(super) fn step(self) {
        self.stepping.set_value(true);
        self.room.update(Room::go_on);
    }

    /// Lets the computer that is thinking move now.
    pub(super) fn move_now(self, shared: &'static Shared) {
        if let Some(ticket) = self.asked.get_value() {
            shared.desk.stop(ticket);
        }
    }

    /// Plays a move of a person, or says why it cannot be played.
    pub(super) fn play(self, square: Square, shared: &'static Shared) {
        let is_taken = |room: &Room| room.position().stone(square).is_some();
        let waits = |room: &Room| room.outcome().is_none() && !room.awaits_person();
        if self
            .room
            .with_untracked(|room| waits(room) && !is_taken(room))
        {
            shared.live.warn(shared.words.text("play-wait"));
            return;
        }
        let mut played = Ok(());
        self.room.update(|room| played = room.play(square));
        match played {
            Ok(()) => shared.live.calm(),
            Err(error) => {
                let rules = self.room.with_untracked(Room::rules);
                let explain = |locale: &_| explain_move(error, rules, locale);
                shared.live.warn(shared.words.with(explain));
            }
        }
    }

    /// The game up to the position that is looked at.
    pub(super) fn game(self) -> Game {
        self.room.with(game_on_the_board)
    }
}

/// The game up to the position that is looked at.
fn game_on_the_board(room: &Room) -> Game {
    let tree = room.tree();
    let mut game = Game::from_position(*tree.record().start());
    for square in tree.moves() {
        game.play(square).expect("the move was played here");
    }
    game
}
