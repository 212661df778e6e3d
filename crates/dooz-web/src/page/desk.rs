//! The worker that thinks, as the page sees it.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::Uint8Array;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use super::calls::Take;
use crate::page::prelude::*;
use crate::page::window::every;
use crate::protocol::{Answer, Question, Reply, Request};

/// The worker that thinks. Whatever happens to it, a question is asked until
/// it is answered: a worker that breaks or falls silent is replaced, and the
/// new one is asked again.
#[derive(Clone, Copy)]
pub(super) struct Desk(StoredValue<Rc<RefCell<State>>, LocalStorage>);

/// A question that was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ticket(u32);

/// Takes the answers to a question, and whether each is the last.
type Listener = Box<dyn Take<(Answer, bool)>>;

struct State {
    worker: Option<Worker>,
    /// The questions without a last answer, in the order in which they came.
    open: Vec<Open>,
    last_id: u32,
    /// For how many seconds the worker has said nothing.
    silent: u32,
    /// Whether this worker has said anything yet.
    has_spoken: bool,
}

struct Open {
    id: u32,
    request: Vec<u8>,
    /// Out while it is listening.
    listener: Option<Listener>,
    /// How many workers it has worn out.
    failures: u32,
}

/// A worker speaks four times a second.
const SILENCE: u32 = 5;

/// A worker on a slow line has to be fetched first.
const FIRST_SILENCE: u32 = 60;

/// A question that breaks so many workers would break the next one too.
const MOST_FAILURES: u32 = 3;

impl Desk {
    /// A desk whose worker comes with the first question.
    pub(super) fn new() -> Self {
        let state = State {
            worker: None,
            open: Vec::new(),
            last_id: 0,
            silent: 0,
            has_spoken: false,
        };
        let desk = Self(StoredValue::new_local(Rc::new(RefCell::new(state))));
        let second = std::time::Duration::from_secs(1);
        every(second, move || desk.listen_for_silence());
        desk
    }

    /// Starts the worker, so that it is ready when it is asked.
    pub(super) fn wake(self) {
        if self.state().borrow().worker.is_none() {
            self.replace_worker();
        }
    }

    /// Asks a question; `listener` takes each answer, and whether it is the
    /// last one. A question that nothing can answer ends with
    /// [`Answer::Nothing`].
    pub(super) fn ask(
        self,
        question: Question,
        mut listener: impl FnMut(Answer, bool) + 'static,
    ) -> Ticket {
        self.ask_boxed(
            question,
            Box::new(move |(answer, last)| listener(answer, last)),
        )
    }

    fn ask_boxed(self, question: Question, listener: Listener) -> Ticket {
        let state = self.state();
        let id = {
            let mut state = state.borrow_mut();
            state.last_id += 1;
            state.last_id
        };
        let request = Request { id, question }.to_bytes();
        let open = Open {
            id,
            request: request.clone(),
            listener: Some(listener),
            failures: 0,
        };
        state.borrow_mut().open.push(open);
        let is_awake = state.borrow().worker.is_some();
        if is_awake {
            self.post(&request);
        } else {
            self.replace_worker();
        }
        Ticket(id)
    }

    /// Ends a question early: its last answer, with what is known by then,
    /// still comes.
    pub(super) fn stop(self, Ticket(id): Ticket) {
        if self.state().borrow_mut().asked(id).is_some() {
            let question = Question::Stop;
            self.post(&Request { id, question }.to_bytes());
        }
    }

    /// Ends a question whose answer nobody waits for any more.
    pub(super) fn forget(self, ticket: Ticket) {
        self.stop(ticket);
        self.state().borrow_mut().close(ticket.0);
    }

    fn state(self) -> Rc<RefCell<State>> {
        self.0.get_value()
    }

    fn post(self, request: &[u8]) {
        if let Some(worker) = &self.state().borrow().worker {
            // Bytes can always be sent.
            let _ = worker.post_message(&Uint8Array::from(request));
        }
    }

    fn hear(self, reply: &[u8]) {
        let Ok(reply) = Reply::read(reply) else {
            return;
        };
        let state = self.state();
        let listener = {
            let mut state = state.borrow_mut();
            state.silent = 0;
            state.has_spoken = true;
            let open = state.asked(reply.id);
            open.and_then(|open| open.listener.take())
        };
        // The listener may ask the next question, or forget this one.
        let Some(mut listener) = listener else { return };
        if reply.last {
            state.borrow_mut().close(reply.id);
            untrack(|| listener.take((reply.answer, true)));
        } else {
            untrack(|| listener.take((reply.answer, false)));
            if let Some(open) = state.borrow_mut().asked(reply.id) {
                open.listener = Some(listener);
            }
        }
    }

    /// Called once a second. A computer that slept has slept as a whole, so
    /// what counts are these calls and not the clock.
    fn listen_for_silence(self) {
        let is_dead = {
            let state = self.state();
            let mut state = state.borrow_mut();
            state.silent = if state.open.is_empty() {
                0
            } else {
                state.silent + 1
            };
            let patience = if state.has_spoken {
                SILENCE
            } else {
                FIRST_SILENCE
            };
            state.silent > patience
        };
        if is_dead {
            self.recover();
        }
    }

    /// Replaces a worker that broke, and asks the new one again.
    fn recover(self) {
        let given_up = {
            let state = self.state();
            let mut state = state.borrow_mut();
            // Questions are answered in their order: the first one is to blame.
            let is_hopeless = state.open.first_mut().is_some_and(|first| {
                first.failures += 1;
                first.failures >= MOST_FAILURES
            });
            is_hopeless.then(|| state.open.remove(0))
        };
        self.replace_worker();
        if let Some(mut listener) = given_up.and_then(|open| open.listener) {
            listener.take((Answer::Nothing, true));
        }
    }

    fn replace_worker(self) {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options("./worker.js", &options);
        // Without workers nothing thinks, and persons still play each other.
        let worker = worker.ok();
        if let Some(worker) = &worker {
            let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
                if let Ok(reply) = event.data().dyn_into::<Uint8Array>() {
                    self.hear(&reply.to_vec());
                }
            });
            let on_error = Closure::<dyn FnMut()>::new(move || self.recover());
            worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
            worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
            // They live as long as the worker, which is as long as the page
            // but for workers that broke.
            on_message.forget();
            on_error.forget();
        }

        let state = self.state();
        let requests: Vec<Vec<u8>> = {
            let mut state = state.borrow_mut();
            let old = std::mem::replace(&mut state.worker, worker);
            if let Some(old) = old {
                old.set_onmessage(None);
                old.set_onerror(None);
                old.terminate();
            }
            state.silent = 0;
            state.has_spoken = false;
            let requests = state.open.iter().map(|open| open.request.clone());
            requests.collect()
        };
        for request in requests {
            self.post(&request);
        }
    }
}

impl State {
    fn asked(&mut self, id: u32) -> Option<&mut Open> {
        self.open.iter_mut().find(|open| open.id == id)
    }

    fn close(&mut self, id: u32) {
        self.open.retain(|open| open.id != id);
    }
}
