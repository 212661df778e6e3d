//! The program as scripts and people meet it: its arguments, its input, its
//! output and its exit status.

mod classics;
mod languages;
mod line_mode;
mod program;
mod record;
mod think;
mod usage;
