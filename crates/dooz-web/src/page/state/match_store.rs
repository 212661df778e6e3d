//! The match of the page, which is stored by the browser, and its computer
//! players.

use std::time::Duration;

use dooz_core::{Choice, Game, PlayError, Player, Rules, Square};
use dooz_locale::{Explain, StatusText, explain_move};
use dooz_play::matches::{self, Match, NotPlayed, OpeningTurn, Turn};
use dooz_play::swap2::Decision;

use crate::page::browser::storage;
use crate::page::browser::window::{Timer, listen, random_seed, window};
use crate::page::prelude::*;
use crate::page::state::clocks::Clocks;
use crate::page::state::question_slot::QuestionSlot;
use crate::page::state::shared::Shared;
use crate::page::state::worker_client::WorkerClient;
use crate::page::widgets::players::names;
use crate::play::{StorageError, casual, load, shorten, welcome};
use crate::protocol::{Answer, BrainTurn, Question, Thought};
use crate::route::Route;

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
    /// `true` while the game is played in another tab, whose computers play it.
    pub(crate) is_elsewhere: RwSignal<bool>,
    /// The clocks of the game.
    pub(crate) clocks: Clocks,
    question: QuestionSlot,
    /// `true` if the browser had no match stored.
    pub(crate) is_first_visit: bool,
    /// The stored match and its error, if it could not be read.
    unread: StoredValue<Option<(StorageError, String)>>,
}

/// The progress of a computer in its turn.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct TurnProgress {
    /// Its turn.
    pub(crate) turn: Turn,
    /// The positions that it has visited.
    pub(crate) nodes: u64,
}

/// The pending task of a computer player.
#[derive(Clone, Debug, PartialEq)]
enum Due {
    /// To move.
    Turn(Turn),
    /// To decide in the opening.
    Decision(OpeningTurn),
}

impl Due {
    fn of(game: &Match) -> Option<Self> {
        let decision = game.pending_decision().map(Self::Decision);
        decision.or_else(|| game.pending().map(Self::Turn))
    }

    const fn turn(&self) -> &Turn {
        match self {
            Self::Turn(turn) | Self::Decision(OpeningTurn { turn, .. }) => turn,
        }
    }

    fn question(&self, game: Game) -> Question {
        let turn = self.turn();
        let turn = BrainTurn {
            game: Box::new(game),
            first: turn.first,
            brain: turn.spec,
            seed: turn.seed,
            number: turn.game,
        };
        match self {
            Self::Turn(_) => Question::Think(turn),
            Self::Decision(_) => Question::Decide(turn),
        }
    }
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
        let is_first_visit = stored.is_none();
        let (stored, unread) = match stored {
            None => (None, None),
            Some((Ok(game), _)) => (Some(game), None),
            Some((Err(error), text)) => (None, Some((error, text))),
        };
        let game = RwSignal::new(stored.unwrap_or_else(|| first_game(is_first_visit)));
        let resting = RwSignal::new(false);
        Self {
            game,
            clocks: Clocks::new(game, resting),
            thinking: RwSignal::new(None),
            pace: RwSignal::new(1),
            stepping: StoredValue::new(false),
            resting,
            is_elsewhere: RwSignal::new(false),
            question: QuestionSlot::new(worker),
            is_first_visit,
            unread: StoredValue::new(unread),
        }
    }

    /// Stores the match whenever it changes, and lets its computers play.
    pub(crate) fn serve(self, shared: &'static Shared) {
        effect(move || {
            self.game.update_untracked(shorten);
            let text = self.game.with(Match::to_sgf);
            // Another tab may have stored it.
            if storage::read(MATCH).as_deref() != Some(&text) {
                shared.store_text(MATCH, &text);
            }
        });
        self.follow_other_tabs();
        self.clocks.serve(shared);
        let rules = memo(move |_| self.game.read().rules());
        effect(move || shared.weights.fetch_for(rules.get()));
        let due = memo(move |_| {
            let plays = !self.resting.get() && !self.is_elsewhere.get();
            plays.then(|| self.game.with(Due::of)).flatten()
        });
        effect(move || {
            let due = due.get();
            let pace = self.rest_before(due.as_ref());
            if pace == 0 {
                self.ask(due, shared);
                return;
            }
            self.ask(None, shared);
            let ask = move || self.ask(due, shared);
            let timer = Timer::start(Duration::from_secs(pace.into()), ask);
            // Another turn drops the timer, and with it the question.
            StoredValue::new_local(timer);
        });
        let unread = self.unread.try_update_value(Option::take).flatten();
        if let Some((error, text)) = unread {
            // The next match overwrites it, but the user may still want it.
            shared.store_text(UNREAD_MATCH, &text);
            let messages = shared.messages;
            let news = untrack(|| {
                let reason = messages.with(|locale| error.explain(locale));
                messages.format("play-match-unread", &[("reason", reason.into())])
            });
            shared.live.tell_loss(news);
        }
    }

    /// Shows the moves that are made in another tab, so that both tabs always have the
    /// same match and neither overwrites it.
    fn follow_other_tabs(self) {
        storage::when_changed_elsewhere(MATCH, move || {
            // Several tabs agree on what is stored last, whatever they were told first.
            let stored = storage::read(MATCH).and_then(|text| load(&text).ok());
            if let Some(game) = stored {
                self.is_elsewhere.set(true);
                self.game.set(game);
            }
        });
        for event in ["focus", "pointerdown", "keydown"] {
            listen(&window(), event, move |_| {
                if self.is_elsewhere.get() {
                    self.is_elsewhere.set(false);
                }
            });
        }
    }

    /// Returns the seconds to wait before a computer is asked; none against the clock.
    fn rest_before(self, due: Option<&Due>) -> u32 {
        let is_shown = self.game.with_untracked(|game| {
            let options = game.options();
            options.is_show() && !options.clock.is_limited() && game.tree().at() > 0
        });
        if due.is_some() && is_shown && !self.stepping.get_value() {
            self.pace.get_untracked()
        } else {
            0
        }
    }

    /// Asks the computer to move or to decide, and cancels the last question.
    fn ask(self, due: Option<Due>, shared: &'static Shared) {
        self.question.forget();
        let Some(due) = due else {
            self.thinking.set(None);
            return;
        };
        let turn = due.turn().clone();
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
        self.thinking.set(Some(TurnProgress {
            turn: turn.clone(),
            nodes: 0,
        }));
        let question = due.question(game);
        self.question
            .ask(question, move |answer, last| match answer {
                Answer::Thinking(Thought { nodes, .. }) | Answer::Working { nodes } => {
                    let turn = turn.clone();
                    self.thinking.set(Some(TurnProgress { turn, nodes }));
                }
                Answer::Decision { nodes, .. } if !last => {
                    let turn = turn.clone();
                    self.thinking.set(Some(TurnProgress { turn, nodes }));
                }
                Answer::Decision { decision, .. } => {
                    self.thinking.set(None);
                    if let Due::Decision(due) = &due {
                        self.accept_decision(due, &decision, shared);
                    }
                }
                Answer::Move(thought) => self.accept(&turn, thought, shared),
                failure => {
                    self.thinking.set(None);
                    self.game.update(Match::pause);
                    let go_on = Callback::new(move |()| self.game.update(Match::go_on));
                    let news = shared.failure(&failure);
                    shared.live.offer(news, "page-try-again", go_on);
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
            time: Some(self.clocks.elapsed()),
        };
        let steps = self.take_step();
        let mut has_no_move = false;
        self.game.update(|game| {
            has_no_move = game.accept(thought) == Err(NotPlayed::NoMove);
            // A player without a move leaves its turn pending, and is not asked
            // again.
            if steps || has_no_move {
                game.pause();
            }
        });
        if has_no_move {
            let messages = shared.messages;
            let brain = messages.text(&format!("brain-{}", turn.spec.name()));
            let gaps = [("brain", brain.into())];
            shared.live.warn(messages.format("think-no-move", &gaps));
        }
    }

    fn accept_decision(self, due: &OpeningTurn, decision: &Decision, shared: &'static Shared) {
        let said = say_decision(decision, shared);
        let steps = self.take_step();
        let mut is_accepted = false;
        self.game.update(|game| {
            is_accepted = game.accept_decision(due, decision);
            if steps || !is_accepted {
                game.pause();
            }
        });
        if is_accepted {
            announce_decision(&said, shared);
        }
    }

    /// Takes a side for the person who decides in the opening.
    pub(crate) fn take_side(self, side: Player, shared: &'static Shared) {
        let decision = match side {
            Player::First => Decision::First,
            Player::Second => Decision::Second(None),
        };
        let is_persons = |game: &Match| game.opening().is_some() && game.awaits_person();
        if !self.game.with_untracked(is_persons) {
            return;
        }
        let said = say_decision(&decision, shared);
        let mut decided = Ok(());
        self.game.update(|game| decided = game.decide(&decision));
        if decided.is_ok() {
            announce_decision(&said, shared);
        }
    }

    /// Returns `true` if the computer that was asked makes a single move.
    fn take_step(self) -> bool {
        let step = self.stepping.try_update_value(std::mem::take);
        step.unwrap_or_default()
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

    /// Plays a move of the user. A slip, such as a move on a taken square, is announced
    /// to those who do not see the board; a forbidden move is warned of.
    pub(crate) fn play(self, square: Square, shared: &'static Shared) {
        let &Shared { live, messages, .. } = shared;
        let only_sides = |game: &Match| {
            let opening = game.opening().filter(|_| game.awaits_person());
            opening.is_some_and(|opening| opening.stones_to_place() == 0)
        };
        if self.game.with_untracked(only_sides) {
            let [first, second] = untrack(names);
            let gaps = [("first", first.into()), ("second", second.into())];
            live.announce(messages.format("swap2-choose-only", &gaps));
            return;
        }
        let is_taken = |game: &Match| game.position().stone(square).is_some();
        let waits = |game: &Match| game.outcome().is_none() && !game.awaits_person();
        if self
            .game
            .with_untracked(|game| waits(game) && !is_taken(game))
        {
            live.announce(messages.text("play-wait"));
            return;
        }
        let mut played = Ok(());
        let elapsed = self.clocks.elapsed();
        self.game
            .update(|game| played = game.play_in(square, elapsed));
        let Err(error) = played else {
            live.clear_warning();
            return;
        };
        let rules = self.game.with_untracked(Match::rules);
        let sentence = messages.with(|locale| explain_move(error, rules, locale));
        match error {
            PlayError::Occupied(square) => shared.note_taken(square),
            PlayError::GameOver => live.announce(sentence),
            _ => live.warn(sentence),
        }
    }
}

/// Says what the player who decides in the opening decides.
fn say_decision(decision: &Decision, shared: &'static Shared) -> String {
    let say = |text: StatusText<'_>| {
        let decider = text.game.player_to_move();
        text.opening().decided(decider, decision)
    };
    untrack(|| shared.status(say))
}

/// Announces a decision, and what comes next.
fn announce_decision(said: &str, shared: &'static Shared) {
    let next = untrack(|| shared.status(|text| text.status()));
    shared.live.announce(format!("{said} {next}"));
}

/// Returns the game of a browser that has none stored.
fn first_game(is_first_visit: bool) -> Match {
    let address = window().location().hash().unwrap_or_default();
    // Whoever comes for a game is not welcomed with another one.
    if is_first_visit && Route::of(&address).game().is_none() {
        welcome()
    } else {
        Match::new(casual(Rules::TIC_TAC_TOE, random_seed()))
    }
}
