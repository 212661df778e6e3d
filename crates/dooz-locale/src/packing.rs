//! How the build writes a sentence for [`Locale`](crate::Locale) to fill in.
//!
//! Fluent allows more than a program needs that was compiled with its
//! sentences. The build checks and resolves what it can; what is left is text
//! with these marks, none of which stands in a sentence:
//!
//! ```text
//! pattern  = (text | GAP name END | NUMBER digits END | choice)*
//! choice   = CHOICE name END variant+ DONE
//! variant  = key END pattern NEXT
//! ```
//!
//! The key of a variant is a text, a whole number or a plural category; that
//! of the last one is empty, and it stands for everything else.

/// Stands between keys, and between sentences.
pub(crate) const BETWEEN: char = '\0';
/// Begins the name of an argument.
pub(crate) const GAP: char = '\u{1}';
/// Begins a number, so that it gets the digits of the reader's choice.
pub(crate) const NUMBER: char = '\u{2}';
/// Begins the name of an argument that chooses between variants.
pub(crate) const CHOICE: char = '\u{3}';
/// Ends a name, a number or a key.
pub(crate) const END: char = '\u{4}';
/// Ends a variant.
pub(crate) const NEXT: char = '\u{5}';
/// Ends a choice.
pub(crate) const DONE: char = '\u{6}';
