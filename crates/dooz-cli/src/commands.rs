//! The commands, a file for each: its arguments, and what it does.

pub mod coach;
pub mod compare;
pub mod convert;
pub mod diff;
pub mod explain;
pub mod play;
pub mod puzzle;
pub mod review;
pub mod think;
pub mod trace;
pub mod web;
