//! The match of the page, which is stored by the browser, and its computer
//! players.

use std::time::Duration;

use dooz_core::{Choice, Square};
use dooz_locale::{Explain, explain_move};
use dooz_play::matches::{self, Match, Turn};

use crate::page::browser::storage;
use crate::page::browser::window::Timer;
use crate::page::prelude::*;
use crate::page::state::question_slot::QuestionSlot;
use crate::page::state::shared::Shared;
use crate::page::state::worker_client::WorkerClient;
use crate::play::{StorageError, load, shorten};
use crate::protocol::{Answer, Question, Thought};

/// The match that every screen of the page shows.
#[derive(Clone, Copy)]
pub(crate) struct MatchStore {
    /// The match.
    pub(crate) game: RwSignal<Match>,
    /// The progress of the computer that is thinking now.
    pub(crate) thinking: RwSignal<Option<TurnProgress>>,
    /// The seconds between the moves of a match between computers.
    pub(crate) pace: RwSignal<u32>,
    /// `true` if a paused match between computers makes a single move.
    stepping: StoredValue<bool>,
    /// `true` if computers have to wait, because the game is being analysed.
    pub(crate) resting: RwSignal<bool>,
    question: QuestionSlot,
    /// The error of the stored match, if it could not be read.
    unread: StoredValue<Option<StorageError>>,
}

/// The progress of a computer in its turn.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct TurnProgress {
    /// Its turn.
    pub(crate) turn: Turn,
    /// The positions that it has visited.
    pub(crate) nodes: u64,
}

/// The name under which the match is stored.
const MATCH: &str = "dooz-match";

/// The name under which earlier versions stored it, before it was SGF.
const OLD_MATCH: &str = "dooz-room";

/// The name under which a text is stored that could not be read.
const UNREAD_MATCH: &str = "dooz-match-unread";

impl MatchStore {
    /// Reads the stored match, or creates one.
    pub(crate) fn new(worker: WorkerClient) -> Self {
        let stored = storage::read(MATCH).or_else(|| storage::read(OLD_MATCH));
        let stored = stored.map(|text| (load(&text), text));
        let (stored, unread) = match stored {
            None => (None, None),
            Some((Ok(game), _)) => (Some(game), None),
            Some((Err(error), text)) => {
                // The next match overwrites it, but the user may still want it.
                storage::write(UNREAD_MATCH, &text);
                (None, Some(error))
            }
        };
        Self {
            game: RwSignal::new(stored.unwrap_or_default()),
            thinking: RwSignal::new(None),
            pace: RwSignal::new(1),
            stepping: StoredValue::new(false),
            resting: RwSignal::new(false),
            question: QuestionSlot::new(worker),
            unread: StoredValue::new(unread),
        }
    }

    /// Stores the match whenever it changes, and lets its computers play.
    pub(crate) fn serve(self, shared: &'static Shared) {
        let mut was_stored = true;
        Effect::new(move || {
            self.game.update_untracked(shorten);
            let is_stored = self.game.with(|game| storage::write(MATCH, &game.to_sgf()));
            if was_stored && !is_stored {
                shared.live.warn(shared.messages.text("page-not-kept"));
            }
            was_stored = is_stored;
        });
        let rules = Memo::new(move |_| self.game.read().rules());
        Effect::new(move || shared.weights.fetch_for(rules.get()));
        let turn = Memo::new(move |_| {
            let plays = !self.resting.get();
            plays.then(|| self.game.read().pending()).flatten()
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
            // Another turn drops the timer, and with it the question.
            StoredValue::new_local(timer);
        });
        if let Some(error) = self.unread.get_value() {
            let messages = shared.messages;
            let reason = messages.with(|locale| error.explain(locale));
            let gaps = [("reason", reason.into())];
            shared
                .live
                .warn(messages.format("play-match-unread", &gaps));
        }
    }

    /// Returns the seconds to wait before a computer is asked.
    fn rest_before(self, turn: Option<&Turn>) -> u32 {
        let is_shown = self
            .game
            .with_untracked(|game| game.options().is_show() && game.tree().at() > 0);
        if turn.is_some() && is_shown && !self.stepping.get_value() {
            self.pace.get_untracked()
        } else {
            0
        }
    }

    /// Asks the computer to move, and cancels the last question.
    fn ask(self, turn: Option<Turn>, shared: &'static Shared) {
        self.question.forget();
        let Some(turn) = turn else {
            self.thinking.set(None);
            return;
        };
        let game = self.game.with_untracked(Match::game);
        let rules = game.position().rules();
        if turn.spec.plays(rules).is_err() {
            self.game.update(Match::pause);
            let messages = shared.messages;
            let brain = messages.text(&format!("brain-{}", turn.spec.name()));
            let gaps = [("brain", brain.into()), ("rules", rules.to_string().into())];
            shared.live.warn(messages.format("play-brain-rules", &gaps));
            return;
        }
        let question = Question::Think {
            game: Box::new(game),
            first: turn.first,
            brain: turn.spec,
            seed: turn.seed,
            number: turn.game,
        };
        self.thinking.set(Some(TurnProgress {
            turn: turn.clone(),
            nodes: 0,
        }));
        self.question.ask(question, move |answer, _| match answer {
            Answer::Thinking(Thought { nodes, .. }) => {
                let turn = turn.clone();
                self.thinking.set(Some(TurnProgress { turn, nodes }));
            }
            Answer::Move(thought) => self.accept(&turn, thought, shared),
            failure => {
                self.thinking.set(None);
                self.game.update(Match::pause);
                shared.warn_of_failure(&failure);
            }
        });
    }

    fn accept(self, turn: &Turn, thought: Thought, shared: &'static Shared) {
        self.thinking.set(None);
        let thought = matches::Thought {
            turn: turn.clone(),
            choice: Choice {
                square: thought.square,
                score: thought.score,
                own_score: thought.own_score,
                nodes: thought.nodes,
                exact: thought.exact,
                pv: thought.pv.into_iter().collect(),
            },
            moves: thought.moves,
            stopped: thought.stopped,
            time: None,
        };
        let steps = self
            .stepping
            .try_update_value(std::mem::take)
            .unwrap_or_default();
        let mut played = None;
        self.game.update(|game| {
            played = game.accept(thought);
            // A player without a move leaves its turn pending, and is not asked
            // again.
            if steps || played.is_none() {
                game.pause();
            }
        });
        if played.is_none() {
            let messages = shared.messages;
            let brain = messages.text(&format!("brain-{}", turn.spec.name()));
            let gaps = [("brain", brain.into())];
            shared.live.warn(messages.format("think-no-move", &gaps));
        }
    }

    /// Lets a paused match between computers make one move.
    pub(crate) fn step(self) {
        self.stepping.set_value(true);
        self.game.update(Match::go_on);
    }

    /// Makes the computer that is thinking move now.
    pub(crate) fn move_now(self) {
        self.question.stop();
    }

    /// Plays a move of the user, or warns with the reason why it is illegal.
    pub(crate) fn play(self, square: Square, shared: &'static Shared) {
        let is_taken = |game: &Match| game.position().stone(square).is_some();
        let waits = |game: &Match| game.outcome().is_none() && !game.awaits_person();
        if self
            .game
            .with_untracked(|game| waits(game) && !is_taken(game))
        {
            shared.live.warn(shared.messages.text("play-wait"));
            return;
        }
        let mut played = Ok(());
        self.game.update(|game| played = game.play(square));
        match played {
            Ok(()) => shared.live.clear_warning(),
            Err(error) => {
                let rules = self.game.with_untracked(Match::rules);
                let explain = |locale: &_| explain_move(error, rules, locale);
                shared.live.warn(shared.messages.with(explain));
            }
        }
    }
}
