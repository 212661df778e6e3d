//! The state that all parts of the page share.

pub(crate) mod analyst;
pub(crate) mod clocks;
pub(crate) mod match_store;
pub(crate) mod messages;
pub(crate) mod question_slot;
pub(crate) mod shared;
pub(crate) mod weights_files;
pub(crate) mod worker_client;
