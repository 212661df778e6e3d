//! The worker: it carries bytes between the page and the [`Desk`].
//!
//! The page and the worker are the same file of WebAssembly. A panic is
//! written to the console and traps, which the page hears as an error of the
//! worker; it then starts another one and asks again.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::{Function, Uint8Array};
use wasm_bindgen::closure::WasmClosure;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent, Performance};

use crate::desk::Desk;

/// With the longest step of any question, which `cargo xtask bench slices`
/// measures, it is half of the time after which a page must have heard an
/// answer.
const SLICE_MS: f64 = 10.0;

/// Begins to answer in a worker.
#[wasm_bindgen]
pub fn start_worker() {
    console_error_panic_hook::set_once();
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let clock = scope.performance().expect("a worker has a clock");
    let desk = Rc::new(RefCell::new(Desk::default()));

    // A message to itself, and not a timer, which waits for four
    // milliseconds: between two of them the page's messages come in.
    let channel = MessageChannel::new().expect_throw("a worker can talk to itself");
    let myself = channel.port2();
    let is_awake = Rc::new(Cell::new(false));
    let go_on = {
        let is_awake = Rc::clone(&is_awake);
        move || {
            if !is_awake.replace(true) {
                let sent = myself.post_message(&JsValue::NULL);
                sent.expect_throw("nothing is always sent");
            }
        }
    };

    let work = {
        let (scope, desk, go_on) = (scope.clone(), Rc::clone(&desk), go_on.clone());
        Closure::<dyn FnMut()>::new(move || {
            is_awake.set(false);
            let mut desk = desk.borrow_mut();
            for reply in work_for_a_slice(&mut desk, &clock) {
                let sent = scope.post_message(&Uint8Array::from(&reply[..]));
                sent.expect_throw("bytes are always sent");
            }
            if !desk.is_idle() {
                go_on();
            }
        })
    };
    channel
        .port1()
        .set_onmessage(Some(into_function(work).as_ref()));

    let take = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
        // What is no bytes is no request, either, and the desk says so.
        let bytes = message.data().dyn_into::<Uint8Array>();
        let bytes = bytes.map_or_else(|_| Vec::new(), |bytes| bytes.to_vec());
        desk.borrow_mut().take(&bytes);
        go_on();
    });
    scope.set_onmessage(Some(into_function(take).as_ref()));
}

fn work_for_a_slice(desk: &mut Desk, clock: &Performance) -> Vec<Vec<u8>> {
    let begin = clock.now();
    desk.work(&|| clock.now() - begin >= SLICE_MS)
}

/// The closure as a function that lives as long as the worker.
fn into_function<T: ?Sized + WasmClosure>(closure: Closure<T>) -> Function {
    closure.into_js_value().unchecked_into()
}
