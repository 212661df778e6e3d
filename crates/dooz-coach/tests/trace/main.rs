//! Searches written down: the article's calls, the laws of the log, the
//! documents and pictures.

mod bad_input;
mod documents;
mod freecodecamp;
mod laws;
mod messages;
mod pictures;
mod schema;
mod searches;
