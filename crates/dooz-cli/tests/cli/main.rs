//! The program as scripts and people meet it: its arguments, its input, its
//! output and its exit status.

mod analyze;
mod bench;
mod cert;
mod classics;
mod compare;
mod convert;
mod explain;
mod gomocup;
mod jobs;
mod languages;
mod line_mode;
mod program;
mod proof;
mod prove;
mod puzzle;
mod record;
mod review;
mod scripted_program;
mod selfplay;
mod solve;
mod think;
mod tournament;
mod trace;
mod usage;
mod values;
mod verify;
mod web;
