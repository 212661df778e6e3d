//! The evaluation of the position on the board.

use std::collections::HashMap;

use dooz_core::{Game, Position, Rules};

use crate::analysis::{Standing, knows_as_much, map_balance, show_values};
use crate::board_view::BoardView;
use crate::page::prelude::*;
use crate::page::state::question_slot::QuestionSlot;
use crate::page::state::shared::Shared;
use crate::protocol::{Analysis, Answer, Question};

/// The worker's evaluation of the moves of the current position.
///
/// Every screen that shows the match can have one:
///
/// ```text
/// let analyst = Analyst::new(shared, switch.into());
/// let view = Memo::new(move |_| {
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
    /// `true` if more will be known.
    pub(crate) thinking: RwSignal<bool>,
    /// The balances of the positions that were evaluated before.
    seen: RwSignal<HashMap<Key, i8>>,
    question: QuestionSlot,
    shared: &'static Shared,
}

impl Analyst {
    /// Follows the position on the board, and asks about it while that is
    /// `wanted`.
    pub(crate) fn new(shared: &'static Shared, wanted: Signal<bool>) -> Self {
        let analyst = Self {
            values: RwSignal::new(None),
            thinking: RwSignal::new(false),
            seen: RwSignal::new(HashMap::new()),
            question: QuestionSlot::new(shared.worker),
            shared,
        };
        let position = Memo::new(move |_| {
            let wanted = wanted.get();
            wanted.then(|| shared.store.game.with(|game| *game.position()))
        });
        Effect::new(move || analyst.evaluate(position.get()));
        analyst
    }

    /// Marks the values of the moves on the board.
    pub(crate) fn mark(self, view: &mut BoardView) {
        self.values.with(|values| {
            if let Some(values) = values {
                let locale = |locale: &_| show_values(view, &values.map, locale);
                self.shared.messages.with(locale);
            }
        });
    }

    /// Returns the evaluation of the position, as far as it is known.
    pub(crate) fn standing(self) -> Standing {
        self.shared.store.game.with(|game| {
            let first = game.symbol(dooz_core::Player::First);
            self.values.with(|values| {
                let map = values.as_ref().map(|values| &values.map);
                let map = map.filter(|map| map.turn == game.position().turn());
                Standing::of(game.position(), first, map)
            })
        })
    }

    /// Returns the balance of a position that was on the board before.
    pub(crate) fn remembers(self, position: &Position) -> Option<i8> {
        self.seen.read().get(&key(position)).copied()
    }

    /// Stops the evaluation and keeps the values found so far.
    pub(crate) fn stop(self) {
        self.question.stop();
    }

    fn evaluate(self, position: Option<Position>) {
        self.values.set(None);
        let position = position.filter(|position| position.outcome().is_none());
        self.thinking.set(position.is_some());
        let Some(position) = position else {
            self.question.forget();
            return;
        };
        let game = Box::new(Game::from_position(position));
        let receive = move |answer, last| self.receive(&position, answer, last);
        self.question.ask_soon(Question::Values { game }, receive);
    }

    fn receive(self, position: &Position, answer: Answer, last: bool) {
        match answer {
            Answer::Values(new) => self.update(position, new),
            Answer::Failed(_) => self.shared.warn_of_failure(&answer),
            _ => {}
        }
        if last {
            self.thinking.set(false);
            let standing = self.standing();
            let text = |locale: &_| standing.text(locale);
            self.shared.live.announce(self.shared.messages.with(text));
        }
    }

    fn update(self, position: &Position, new: Analysis) {
        if let Some(balance) = map_balance(&new.map) {
            let key = key(position);
            self.seen.update(|seen| {
                seen.insert(key, balance);
            });
        }
        let is_news = self.values.with_untracked(|old| {
            old.as_ref()
                .is_none_or(|old| knows_as_much(&new.map, &old.map))
        });
        if is_news {
            self.values.set(Some(new));
        }
    }
}

/// The rules and the hash of a position, which identify it.
type Key = (Rules, u64);

fn key(position: &Position) -> Key {
    (position.rules(), position.hash())
}
