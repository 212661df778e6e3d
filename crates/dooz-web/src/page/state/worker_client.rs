//! The page's side of the worker.

use std::cell::{OnceCell, RefCell};
use std::rc::Rc;
use std::task::Poll;
use std::time::Duration;

use js_sys::{Function, Uint8Array};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::page::browser::window::{Timer, after, every};
use crate::page::prelude::*;
use crate::page::state::weights_files::WeightsFiles;
use crate::protocol::{Answer, Question, Reply, Request};
use crate::task_queue::{Stopped, TaskQueue, Ticket};

/// Asks a worker one question after the other, and keeps a spare worker.
///
/// A question runs to its end, or its worker is terminated: the question is
/// then answered from its progress, and the spare worker takes over. A worker
/// that breaks or falls silent is replaced in the same way, and the other one
/// is asked the same question again.
///
/// The weights of the engine are sent with each question that needs them, so that any
/// worker can answer it.
#[derive(Clone, Copy)]
pub(crate) struct WorkerClient(StoredValue<&'static Client, LocalStorage>);

struct Client {
    state: RefCell<State>,
    weights: WeightsFiles,
    /// The handlers, which all workers share so that none leaves closures behind.
    on_message: OnceCell<Function>,
    on_error: OnceCell<Function>,
}

#[derive(Default)]
struct State {
    queue: TaskQueue<Listener>,
    current: Option<Running>,
    spare: Option<Running>,
    is_spare_due: bool,
    /// The timer that stops the running question.
    time_limit: Option<Timer>,
}

/// A callback for the answers to a question; the flag marks the last one.
type Listener = Rc<RefCell<dyn FnMut(Answer, bool)>>;

/// The delay of the spare worker, so that the page is drawn first.
const SPARE_DELAY: Duration = Duration::from_millis(200);

impl WorkerClient {
    /// Creates a client whose worker starts with the first question.
    pub(crate) fn new(weights: WeightsFiles) -> Self {
        let client = Self(StoredValue::new_local(Box::leak(Box::new(Client {
            state: RefCell::default(),
            weights,
            on_message: OnceCell::new(),
            on_error: OnceCell::new(),
        }))));
        weights.when_changed(move || client.advance());
        every(Duration::from_secs(1), move || client.count_second());
        client
    }

    /// Starts the worker, so that it is ready when it is asked.
    pub(crate) fn wake(self) {
        let mut state = self.state().borrow_mut();
        if state.current.is_none() {
            state.current = self.start_worker();
        }
    }

    /// Asks a question. `listener` receives each answer, with `true` for the last
    /// one; a question that breaks all workers gets [`Answer::Nothing`].
    pub(crate) fn ask(
        self,
        question: Question,
        listener: impl FnMut(Answer, bool) + 'static,
    ) -> Ticket {
        let listener = Rc::new(RefCell::new(listener));
        let ticket = self.state().borrow_mut().queue.ask(question, listener);
        self.advance();
        ticket
    }

    /// Stops a question. Its listener receives the last answer before this
    /// returns.
    pub(crate) fn stop(self, ticket: Ticket) {
        let stopped = self.state().borrow_mut().queue.stop(ticket);
        let Some(Stopped {
            listener,
            answer,
            was_running,
        }) = stopped
        else {
            return;
        };
        if was_running {
            self.replace_worker();
        }
        listener.borrow_mut()(answer, true);
    }

    /// Stops a question whose answer is no longer needed.
    pub(crate) fn forget(self, ticket: Ticket) {
        let was_running = self.state().borrow_mut().queue.forget(ticket);
        if was_running {
            self.replace_worker();
        }
    }

    fn state(self) -> &'static RefCell<State> {
        &self.0.get_value().state
    }

    /// Sends the next question to the worker if it is free.
    fn advance(self) {
        let line = self
            .state()
            .borrow()
            .queue
            .next()
            .and_then(Question::weights);
        let files = self.0.get_value().weights;
        let weights = line.map_or(Poll::Ready(None), |line| files.get(line));
        let state = &mut *self.state().borrow_mut();
        if state.current.is_none() && !state.queue.is_empty() {
            state.current = self.start_worker();
        }
        let Some(current) = state.current.as_ref().filter(|worker| worker.is_ready) else {
            return;
        };
        if let Poll::Ready(weights) = weights
            && let Some(request) = state.queue.start()
        {
            let sent = Request {
                weights,
                ..request.clone()
            };
            current.post(&sent.to_bytes());
            let ticket = Ticket::of(request);
            let stop = move |limit| Timer::start(limit, move || self.stop(ticket));
            state.time_limit = request.question.time_limit().map(stop);
        }
        if state.spare.is_none() && !state.is_spare_due {
            state.is_spare_due = true;
            after(SPARE_DELAY, move || self.start_spare());
        }
    }

    fn receive(self, event: &MessageEvent) {
        let received = {
            let state = &mut *self.state().borrow_mut();
            let reply = event.data().dyn_into::<Uint8Array>().ok();
            match (state.sender(event), reply) {
                // The first message, without a reply, reports the start.
                (Some(worker), None) => {
                    worker.is_ready = true;
                    None
                }
                (Some(_), Some(reply)) => {
                    let reply = Reply::read(&reply.to_vec()).ok();
                    reply.and_then(|reply| state.queue.take_reply(reply))
                }
                (None, _) => return,
            }
        };
        if let Some((listener, answer, last)) = received {
            if last {
                self.state().borrow_mut().time_limit = None;
            }
            listener.borrow_mut()(answer, last);
        }
        self.advance();
    }

    fn fail(self, event: &Event) {
        let is_current = {
            let state = &mut *self.state().borrow_mut();
            state.spare.take_if(|worker| worker.sent(event));
            { state.current.as_ref() }.is_some_and(|worker| worker.sent(event))
        };
        if is_current {
            self.recover();
        }
    }

    fn count_second(self) {
        let is_broken = self.state().borrow_mut().queue.count_second();
        if is_broken {
            self.recover();
        }
    }

    /// Continues with another worker, because this one is broken.
    fn recover(self) {
        let given_up = self.state().borrow_mut().queue.recover();
        self.replace_worker();
        if let Some(listener) = given_up {
            listener.borrow_mut()(Answer::Nothing, true);
        }
    }

    /// Terminates the worker and continues with the spare one.
    fn replace_worker(self) {
        {
            let state = &mut *self.state().borrow_mut();
            state.current = state.spare.take();
            state.time_limit = None;
        }
        self.advance();
    }

    fn start_spare(self) {
        let state = &mut *self.state().borrow_mut();
        state.is_spare_due = false;
        state.spare = self.start_worker();
    }

    /// Starts a worker. Without workers there are no computer players, but people
    /// can still play each other.
    fn start_worker(self) -> Option<Running> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options("./worker.js", &options).ok()?;
        let on_message = self.0.get_value().on_message.get_or_init(|| {
            let receive = move |event: MessageEvent| untrack(|| self.receive(&event));
            handler(Closure::<dyn Fn(MessageEvent)>::new(receive))
        });
        let on_error = self.0.get_value().on_error.get_or_init(|| {
            let fail = move |event: Event| untrack(|| self.fail(&event));
            handler(Closure::<dyn Fn(Event)>::new(fail))
        });
        worker.set_onmessage(Some(on_message));
        worker.set_onerror(Some(on_error));
        // It is shared, because to compile it again would take too long.
        worker.post_message(&wasm_bindgen::module()).ok()?;
        Some(Running {
            worker,
            is_ready: false,
        })
    }
}

impl State {
    /// Returns the worker that sent a message, unless it is terminated.
    fn sender(&mut self, event: &Event) -> Option<&mut Running> {
        let workers = [&mut self.current, &mut self.spare];
        let mut workers = workers.into_iter().flatten();
        workers.find(|worker| worker.sent(event))
    }
}

/// A worker, which is terminated when this is dropped.
struct Running {
    worker: Worker,
    /// `true` once it has started.
    is_ready: bool,
}

impl Running {
    fn sent(&self, event: &Event) -> bool {
        event.target().is_some_and(|target| target == *self.worker)
    }

    fn post(&self, request: &[u8]) {
        // Bytes can always be sent.
        let _ = self.worker.post_message(&Uint8Array::from(request));
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

/// Converts a closure to a function that lives as long as the page.
fn handler<T: ?Sized + wasm_bindgen::closure::WasmClosure>(closure: Closure<T>) -> Function {
    closure.into_js_value().unchecked_into()
}
