//! The evaluation of the position on the board.

use std::collections::HashMap;

use dooz_core::{Game, Position, Rules};

use crate::analysis::{Standing, Worth, knows_as_much, show_threats, show_values};
use crate::board_view::BoardView;
use crate::page::browser::window::{document, listen};
use crate::page::prelude::*;
use crate::page::state::question_slot::QuestionSlot;
use crate::page::state::shared::Shared;
use crate::page::widgets::players::names;
use crate::protocol::{Analysis, Answer, Question};

/// The worker's evaluation of the moves of the current position.
///
/// Every screen that shows the match can have one:
///
/// ```text
/// let analyst = Analyst::new(shared, switch.into());
/// let view = memo(move |_| {
///     let mut view = board_view();
///     analyst.mark(&mut view);
///     view
/// });
/// let board = Board { view, .. };
/// html("div").child(evaluation_bar(analyst)).child(board.el())
/// ```
#[derive(Clone, Copy)]
pub(crate) struct Analyst {
    /// The values of the moves as far as they are known, if they are wanted.
    pub(crate) values: RwSignal<Option<Analysis>>,
    /// `true` if the values are those of the last position, which stay until there are
    /// new ones.
    pub(crate) is_outdated: RwSignal<bool>,
    /// The last announcement about the current position; empty before it.
    said: StoredValue<String>,
    /// The state of the evaluation.
    pub(crate) state: RwSignal<EvaluationState>,
    /// The values of the positions that were evaluated before, with the depth of the
    /// search.
    seen: RwSignal<HashMap<Key, (u32, Worth)>>,
    /// The position to evaluate, if one is wanted that is not over.
    position: Memo<Option<Position>>,
    question: QuestionSlot,
    shared: &'static Shared,
}

/// The state of an evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum EvaluationState {
    /// More will be known.
    Running,
    /// The user has stopped it, or it has failed; it can be asked to go on.
    Stopped,
    /// It goes on when the page is seen again.
    Resting,
    /// No more can be known.
    Finished,
}

impl Analyst {
    /// Follows the position on the board, and asks about it while that is
    /// `wanted`.
    pub(crate) fn new(shared: &'static Shared, wanted: Signal<bool>) -> Self {
        let position = memo(move |_| {
            let wanted = wanted.get();
            let position = wanted.then(|| shared.store.game.with(|game| *game.position()));
            position.filter(|position| position.outcome().is_none())
        });
        let analyst = Self {
            values: RwSignal::new(None),
            is_outdated: RwSignal::new(false),
            said: StoredValue::new(String::new()),
            state: RwSignal::new(EvaluationState::Finished),
            seen: RwSignal::new(HashMap::new()),
            position,
            // Other questions are answered while the analysis goes on.
            question: QuestionSlot::new(shared.analysis_worker),
            shared,
        };
        effect(move || analyst.evaluate(position.get()));
        listen(&document(), "visibilitychange", move |_| {
            analyst.rest(document().hidden());
        });
        analyst
    }

    /// Marks the values of the moves on the board.
    pub(crate) fn mark(self, view: &mut BoardView) {
        self.with_values(|values| {
            let show = |locale: &_| show_values(view, values, &names(), locale);
            self.shared.messages.with(show);
        });
    }

    /// Marks the threats on the board.
    pub(crate) fn mark_threats(self, view: &mut BoardView) {
        self.with_values(|values| show_threats(view, values));
    }

    /// Calls a function with the values of the position on the board, if there are any.
    fn with_values(self, show: impl FnOnce(&Analysis)) {
        if !self.is_outdated.get() {
            self.values.with(|values| values.as_ref().map(show));
        }
    }

    /// Returns the evaluation of the position, as far as it is known.
    pub(crate) fn standing(self) -> Standing {
        self.shared.store.game.with(|game| {
            let position = game.position();
            Standing::of(position, self.remembers(position).unwrap_or_default())
        })
    }

    /// Returns the value of a position that is or was on the board.
    pub(crate) fn remembers(self, position: &Position) -> Option<Worth> {
        let known = self.seen.read().get(&key(position)).copied();
        known.map(|(_, worth)| worth)
    }

    /// Stops the evaluation and keeps the values found so far, or goes on with it.
    pub(crate) fn stop_or_resume(self) {
        if self.state.get_untracked() == EvaluationState::Running {
            self.state.set(EvaluationState::Stopped);
            self.question.stop();
        } else if let Some(position) = self.position.get_untracked() {
            self.ask(position);
        }
    }

    /// Stops an analysis that does not end while the page is hidden.
    fn rest(self, is_hidden: bool) {
        let is_live = self.values.with_untracked(|values| {
            let search = values.as_ref().map(|values| values.search.is_some());
            search.unwrap_or_default()
        });
        match self.state.get_untracked() {
            EvaluationState::Running if is_hidden && is_live => {
                self.state.set(EvaluationState::Resting);
                self.question.stop();
            }
            EvaluationState::Resting if !is_hidden => {
                if let Some(position) = self.position.get_untracked() {
                    self.ask(position);
                }
            }
            _ => {}
        }
    }

    fn evaluate(self, position: Option<Position>) {
        if let Some(position) = position {
            self.is_outdated.set(true);
            self.said.set_value(String::new());
            self.ask(position);
        } else {
            self.question.forget();
            self.values.set(None);
            self.state.set(EvaluationState::Finished);
        }
    }

    fn ask(self, position: Position) {
        self.state.set(EvaluationState::Running);
        let game = Box::new(Game::from_position(position));
        let receive = move |answer, last| self.receive(&position, answer, last);
        self.question.ask_soon(Question::Values { game }, receive);
    }

    fn receive(self, position: &Position, answer: Answer, last: bool) {
        // A question that was stopped is answered as well.
        let is_end = last && self.state.get_untracked() == EvaluationState::Running;
        match answer {
            Answer::Values(new) => {
                self.update(position, new);
                if is_end {
                    self.state.set(EvaluationState::Finished);
                    self.announce();
                }
            }
            failure if is_end => {
                self.state.set(EvaluationState::Stopped);
                self.shared.warn_of_failure(&failure);
            }
            _ => {}
        }
    }

    fn announce(self) {
        let standing = self.standing();
        let text = |locale: &_| standing.text(&names(), locale);
        let text = self.shared.messages.with(text);
        if self.said.with_value(|said| *said != text) {
            self.said.set_value(text.clone());
            self.shared.live.announce(text);
        }
    }

    fn update(self, position: &Position, new: Analysis) {
        let worth = Worth::of_map(&new.map);
        let is_known = worth != Worth::Unknown;
        let depth = new.search.as_ref().map_or(0, |search| search.depth);
        let key = key(position);
        // A position that is looked at again is searched from the start.
        let is_deeper = |&(old, _): &(u32, Worth)| depth >= old || worth.is_proven();
        if is_known && self.seen.read_untracked().get(&key).is_none_or(is_deeper) {
            self.seen.update(|seen| {
                seen.insert(key, (depth, worth));
            });
        }
        let is_outdated = self.is_outdated.get_untracked();
        let is_news = self.values.with_untracked(|old| match old {
            None => true,
            Some(_) if is_outdated => is_known,
            Some(old) => knows_as_much(&new.map, &old.map),
        });
        if !is_news {
            return;
        }
        // An analysis that does not end is spoken when it begins.
        let is_first = is_outdated && is_known && new.search.is_some();
        self.values.set(Some(new));
        self.is_outdated.set(false);
        if is_first {
            self.announce();
        }
    }
}

/// The rules and the hash of a position, which identify it.
type Key = (Rules, u64);

fn key(position: &Position) -> Key {
    (position.rules(), position.hash())
}
