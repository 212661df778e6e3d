//! A place for one question to the worker.

use std::time::Duration;

use crate::page::browser::window::Timer;
use crate::page::prelude::*;
use crate::page::state::worker_client::WorkerClient;
use crate::protocol::{Answer, Question};
use crate::task_queue::Ticket;

/// A place for one question to the worker, which is forgotten when another one
/// is asked or the owner goes.
#[derive(Clone, Copy)]
pub(crate) struct QuestionSlot {
    worker: WorkerClient,
    ticket: StoredValue<Option<Ticket>>,
    delay: StoredValue<Option<Timer>, LocalStorage>,
}

/// The delay of [`QuestionSlot::ask_soon`]: a key that is held steps through a game
/// faster, some thirty times a second.
const MOMENT: Duration = Duration::from_millis(50);

impl QuestionSlot {
    pub(crate) fn new(worker: WorkerClient) -> Self {
        let slot = Self {
            worker,
            ticket: StoredValue::new(None),
            delay: StoredValue::new_local(None),
        };
        on_cleanup(move || slot.forget());
        slot
    }

    /// Asks a question, as [`WorkerClient::ask`] does.
    pub(crate) fn ask(self, question: Question, listener: impl FnMut(Answer, bool) + 'static) {
        self.forget();
        self.send(question, listener);
    }

    /// Asks a question after a short delay.
    pub(crate) fn ask_soon(self, question: Question, listener: impl FnMut(Answer, bool) + 'static) {
        self.ask_after(MOMENT, question, listener);
    }

    /// Asks a question after a delay.
    pub(crate) fn ask_after(
        self,
        delay: Duration,
        question: Question,
        listener: impl FnMut(Answer, bool) + 'static,
    ) {
        self.forget();
        let send = move || self.send(question, listener);
        self.delay.set_value(Some(Timer::start(delay, send)));
    }

    fn send(self, question: Question, listener: impl FnMut(Answer, bool) + 'static) {
        let ticket = self.worker.ask(question, listener);
        self.ticket.set_value(Some(ticket));
    }

    /// Stops the question; its listener receives the last answer, if it was sent.
    pub(crate) fn stop(self) {
        self.delay.set_value(None);
        if let Some(ticket) = self.ticket.get_value() {
            self.worker.stop(ticket);
        }
    }

    /// Forgets the question.
    pub(crate) fn forget(self) {
        // It may be disposed of already.
        self.delay.try_set_value(None);
        if let Some(ticket) = self.ticket.try_update_value(Option::take).flatten() {
            self.worker.forget(ticket);
        }
    }
}
