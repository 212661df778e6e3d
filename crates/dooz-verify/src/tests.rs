//! Tests of the verifier by certificates that are made without it.

mod board;
mod fill;
mod format;
mod generator;
mod mutations;
mod oracle;
mod rejections;
mod renju;
mod second;
mod truth;
mod weakened;
