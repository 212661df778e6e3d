//! The format of the files that [`Locale`](crate::Locale) reads, one for each language.
//!
//! The build checks Fluent's messages and resolves references between them, so
//! that the program needs no parser. The result is text with these marks, none
//! of which occurs in a sentence:
//!
//! ```text
//! file     = code (BETWEEN key BETWEEN pattern)*
//! pattern  = (text | GAP name END | NUMBER digits END | choice)*
//! choice   = CHOICE name END variant+ DONE
//! variant  = key END pattern NEXT
//! ```
//!
//! The code is that of the language, and the keys of sentences are sorted. The key of a
//! variant is a text, an integer or a plural category. The last
//! key is empty and matches everything else.

/// Separates the code of the language, keys and sentences.
pub(crate) const BETWEEN: char = '\0';
/// Begins the name of an argument.
pub(crate) const GAP: char = '\u{1}';
/// Begins a number, which is written in the digits of the locale.
pub(crate) const NUMBER: char = '\u{2}';
/// Begins the name of an argument that chooses between variants.
pub(crate) const CHOICE: char = '\u{3}';
/// Ends a name, a number or a key.
pub(crate) const END: char = '\u{4}';
/// Ends a variant.
pub(crate) const NEXT: char = '\u{5}';
/// Ends a choice.
pub(crate) const DONE: char = '\u{6}';
