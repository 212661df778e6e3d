//! The browser around the page: window, timers and events.
//!
//! Callbacks do not track the signals that they read, because an event may be
//! dispatched while the effect runs that has caused it.

use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use js_sys::{Function, Promise, Reflect, Uint8Array};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue, UnwrapThrowExt};
use web_sys::{
    Document, Element, Event, EventTarget, MediaQueryList, ResizeObserver, Response, Window,
};

use crate::effects;
use crate::page::browser::focus;
use crate::page::prelude::*;
use crate::route::Route;

/// Returns the window that shows the page.
pub(crate) fn window() -> Window {
    web_sys::window().expect("a page is in a window")
}

/// Returns the document of the page.
pub(crate) fn document() -> Document {
    window().document().expect("a window has a document")
}

/// Returns a signal of whether the system is in its dark colours, which follows the
/// system for as long as the current owner lives.
pub(crate) fn prefers_dark() -> RwSignal<bool> {
    let query = media("(prefers-color-scheme: dark)");
    let is_dark = RwSignal::new(query.as_ref().is_some_and(MediaQueryList::matches));
    if let Some(query) = query {
        listen(&query.clone(), "change", move |_| {
            is_dark.set(query.matches());
        });
    }
    is_dark
}

/// Returns `true` if the system asks for no animations.
pub(crate) fn prefers_stillness() -> bool {
    media("(prefers-reduced-motion: reduce)").is_some_and(|query| query.matches())
}

fn media(query: &str) -> Option<MediaQueryList> {
    window().match_media(query).ok().flatten()
}

/// Runs the pending effects in a microtask, when the current event is over.
pub(crate) fn run_effects_soon() {
    thread_local! {
        static RUN: Function = Closure::<dyn Fn()>::new(|| {
            untrack(effects::run_pending);
            focus::restore();
        })
        .into_js_value()
        .unchecked_into();
    }
    RUN.with(|run| window().queue_microtask(run));
}

/// Returns the number of milliseconds from 1 January 1970 to now.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the number is whole and not negative"
)]
pub(crate) fn milliseconds_now() -> u64 {
    js_sys::Date::now() as u64
}

/// Draws a random seed.
pub(crate) fn random_seed() -> u64 {
    // The bits of a number from 0 to 1 differ as much as it does.
    js_sys::Math::random().to_bits()
}

/// Calls `act` before the next repaint.
pub(crate) fn next_frame(act: impl FnOnce() + 'static) {
    // Every browser draws.
    let _ = window().request_animation_frame(&once(Box::new(act)));
}

/// Calls `act` after some time.
pub(crate) fn after(wait: Duration, act: impl FnOnce() + 'static) {
    set_timeout(wait, &once(Box::new(act)));
}

/// Calls `act` at regular intervals, for as long as the page lives.
pub(crate) fn every(wait: Duration, mut act: impl FnMut() + 'static) {
    let act = Closure::<dyn FnMut()>::new(move || untrack(&mut act)).into_js_value();
    // Every browser has timers.
    let _ = window().set_interval_with_callback_and_timeout_and_arguments_0(
        act.unchecked_ref(),
        milliseconds(wait),
    );
}

/// A call after some time, which is cancelled when the timer is dropped.
pub(crate) struct Timer {
    handle: i32,
    _act: Closure<dyn FnMut()>,
}

impl Timer {
    pub(crate) fn start(wait: Duration, act: impl FnOnce() + 'static) -> Self {
        let act: Box<dyn FnOnce()> = Box::new(act);
        let act = Closure::once(move || untrack(act));
        Self {
            handle: set_timeout(wait, act.as_ref().unchecked_ref()),
            _act: act,
        }
    }
}

impl Drop for Timer {
    fn drop(&mut self) {
        window().clear_timeout_with_handle(self.handle);
    }
}

fn set_timeout(wait: Duration, act: &Function) -> i32 {
    let window = window();
    let wait = milliseconds(wait);
    let handle = window.set_timeout_with_callback_and_timeout_and_arguments_0(act, wait);
    handle.expect_throw("every browser has timers")
}

fn milliseconds(wait: Duration) -> i32 {
    wait.as_millis().try_into().unwrap_or(i32::MAX)
}

/// Calls `react` for each event of one kind on an element or the window, for
/// as long as the current owner lives.
pub(crate) fn listen(target: &EventTarget, event: &str, react: impl FnMut(Event) + 'static) {
    // Boxed first, as in the prelude.
    let mut react: Box<dyn FnMut(Event)> = Box::new(react);
    let listener = Listener {
        target: target.clone(),
        event: event.to_owned(),
        react: Closure::new(move |event| untrack(|| react(event))),
    };
    // It fails for no listener that is a function.
    let _ = target.add_event_listener_with_callback(event, listener.function());
    StoredValue::new_local(listener);
}

/// A listener that is removed when it is dropped. Otherwise it would still be
/// called when an element loses the focus because it is removed.
struct Listener {
    target: EventTarget,
    event: String,
    react: Closure<dyn FnMut(Event)>,
}

impl Listener {
    fn function(&self) -> &Function {
        self.react.as_ref().unchecked_ref()
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        let _ = self
            .target
            .remove_event_listener_with_callback(&self.event, self.function());
    }
}

/// Calls `react` whenever an element gets another size, for as long as the current part
/// of the page is shown.
pub(crate) fn on_resize(element: &Element, react: impl Fn() + 'static) {
    let react = Closure::<dyn FnMut(JsValue)>::new(move |_| untrack(&react));
    if let Ok(observer) = ResizeObserver::new(react.as_ref().unchecked_ref()) {
        observer.observe(element);
        StoredValue::new_local(Observation {
            observer,
            _react: react,
        });
    }
}

/// An observer that ends when it is dropped.
struct Observation {
    observer: ResizeObserver,
    _react: Closure<dyn FnMut(JsValue)>,
}

impl Drop for Observation {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}

/// Returns the target of an event as its own type, which is not checked.
pub(crate) fn target<T: JsCast>(event: &Event) -> T {
    let target = event.target().expect("it happened to something");
    target.unchecked_into()
}

/// Returns the text in the field that is the target of an event.
pub(crate) fn text_of(event: &Event) -> String {
    let field: JsValue = target(event);
    let text = Reflect::get(&field, &"value".into());
    text.ok()
        .and_then(|text| text.as_string())
        .unwrap_or_default()
}

/// Calls `take` with the value of a promise, or with nothing if it is rejected.
pub(crate) fn when_there(promise: &Promise, take: impl FnOnce(Option<JsValue>) + 'static) {
    let take: Box<dyn FnOnce(Option<JsValue>)> = Box::new(take);
    // Only one of the two handlers will be called.
    let take = Rc::new(Cell::new(Some(take)));
    let refused = Rc::clone(&take);
    let fulfilled = Closure::new(move |value| {
        if let Some(take) = take.take() {
            untrack(|| take(Some(value)));
        }
    });
    let refused = Closure::new(move |_| {
        if let Some(take) = refused.take() {
            untrack(|| take(None));
        }
    });
    let _ = promise.then2(&fulfilled, &refused);
    // JavaScript frees them together with the promise.
    fulfilled.forget();
    refused.forget();
}

/// Fetches a file of the page, and calls `take` with its bytes, or with nothing if the
/// host does not answer or has no such file.
pub(crate) fn fetch(address: &str, take: impl FnOnce(Option<Vec<u8>>) + 'static) {
    when_there(&window().fetch_with_str(address), move |response| {
        let response = response.and_then(|value| value.dyn_into::<Response>().ok());
        let content = response.filter(Response::ok);
        let Some(content) = content.and_then(|response| response.array_buffer().ok()) else {
            return take(None);
        };
        when_there(&content, move |bytes| {
            take(bytes.map(|bytes| Uint8Array::new(&bytes).to_vec()));
        });
    });
}

/// A function that frees itself when it is called, which it can be once.
fn once(act: Box<dyn FnOnce()>) -> Function {
    Closure::once_into_js(move || untrack(act)).unchecked_into()
}

/// Changes the address without leaving the screen.
pub(crate) fn replace_address(address: &str) {
    let history = window().history();
    // If it fails, the browser shows the old address.
    let _ =
        history.map(|history| history.replace_state_with_url(&JsValue::NULL, "", Some(address)));
}

/// Calls `react` with each new address within the page, for as long as the current owner
/// lives. The screen stays if the address is one of its own.
pub(crate) fn follow_address(react: impl Fn(Route) + 'static) {
    listen(&window(), "hashchange", move |_| {
        let hash = window().location().hash().unwrap_or_default();
        react(Route::of(&hash));
    });
}

/// Returns the number of days from 1 January 1970 to today, where the user lives.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the number of days is small"
)]
pub(crate) fn today() -> u32 {
    const MINUTE: f64 = 60_000.0;
    const DAY: f64 = 24.0 * 60.0 * MINUTE;
    let now = js_sys::Date::new_0();
    ((now.get_time() - now.get_timezone_offset() * MINUTE) / DAY) as u32
}
