//! The worker: carries bytes between the page and its [`TaskRunner`].
//!
//! The page and the worker are the same WebAssembly module. A panic is logged to
//! the console and traps, which the page receives as an error of the worker; it
//! then asks another one.

use std::time::Duration;

use js_sys::{Function, Uint8Array};
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::task_runner::TaskRunner;

/// Starts to answer the page, and reports that by an empty message.
#[wasm_bindgen]
pub fn start_worker() {
    console_error_panic_hook::set_once();
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let post = {
        let scope = scope.clone();
        move |message: &JsValue| {
            let sent = scope.post_message(message);
            sent.expect_throw("bytes are always sent");
        }
    };
    let performance = scope.performance().expect("a worker has a clock");
    let clock = move || Duration::from_secs_f64(performance.now() / 1000.0);

    post(&JsValue::NULL);
    let mut runner = TaskRunner::default();
    let run = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
        // A message without bytes is answered as an unreadable request.
        let request = message.data().dyn_into::<Uint8Array>();
        let request = request.map_or_else(|_| Vec::new(), |request| request.to_vec());
        runner.run(&request, &clock, &mut |reply| {
            post(&Uint8Array::from(&reply.to_bytes()[..]));
        });
    });
    let run: Function = run.into_js_value().unchecked_into();
    scope.set_onmessage(Some(&run));
}
