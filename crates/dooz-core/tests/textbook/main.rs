//! Search as a textbook tells it: what its parts promise.

mod forms;
mod intuition;
mod limits;
mod search;
mod tree;
mod weights;
