//! Values that tell who looks at them when they change.
//!
//! A [`RwSignal`] holds a value. A [`Signal`] is whatever can be looked at: a
//! signal of either kind, a [`memo`] or something [`derived`]. An effect
//! ([`keep`], [`whenever`]) does something with what it sees, and does it
//! again when that changes. Nobody says who looks at what: it is noticed.
//!
//! ```
//! use dooz_web::graph::{RwSignal, Stored, keep, memo, settle};
//!
//! let (wide, high) = (RwSignal::new(3), RwSignal::new(4));
//! let area = memo(move || wide.get() * high.get());
//! let seen = Stored::new(Vec::new());
//! keep(move || {
//!     seen.update(|seen| seen.push(area.get()));
//! });
//! wide.set(5);
//! wide.set(2);
//! high.set(6);
//! settle();
//! assert_eq!(seen.get(), [12], "two times six is twelve, as before");
//! high.set(7);
//! settle();
//! assert_eq!(seen.get(), [12, 14]);
//! ```
//!
//! What is written is there at once for whoever asks. Effects wait until
//! [`settle`] is called, and each runs once, however much was written. The
//! page lets the browser call it when the event is over ([`when_due`]).
//!
//! The handles are names: they can be copied, and what they name lives as long
//! as its [`Owner`]. To look at what is gone is a mistake, and panics. To
//! change it does nothing: the answer to a question may well come too late.
//!
//! A change marks what may be out of date, and nothing is worked out before
//! somebody asks for it; then it is asked first whether anything has changed
//! on which it rests. Milo Mighdoll describes it in "Super Charging
//! Fine-Grained Reactive Performance" (2022).
//!
//! All that has to be compiled once for each type of value is in the handles,
//! and is little; the graph behind them knows no types. It belongs to its
//! thread.

mod effect;
mod node;
mod owner;
mod runtime;
mod scope;
mod signal;
mod stored;
#[cfg(test)]
mod tests;

pub use self::effect::{keep, watch, whenever};
pub use self::owner::{Owner, on_cleanup};
pub use self::runtime::{settle, when_due};
pub use self::scope::quietly;
pub use self::signal::{RwSignal, Seen, Signal, derived, memo};
pub use self::stored::{Callback, Stored};
