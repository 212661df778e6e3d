//! Trees written down with the values of their leaves.

use core::fmt;

use super::game_state::{GameState, Side, Window};

/// A game given as a tree: `((3 7) (2 (9 1)))` is a root with two subtrees, and
/// a number is a leaf with its value for [`Side::Max`]. Spaces or commas
/// separate the parts. A move is the index of a subtree, counted from 0.
///
/// A tree is a slice of its text, so it needs no memory.
///
/// ```
/// use dooz_core::textbook::{Minimax, Side, Tree};
/// let max_first = Tree::parse("((3 7) (2 (9 1)))", Side::Max).unwrap();
/// assert_eq!(Minimax::default().search(&max_first, &mut ()).score, 3);
/// let min_first = Tree::parse("((3 7) (2 (9 1)))", Side::Min).unwrap();
/// assert_eq!(Minimax::default().search(&min_first, &mut ()).score, 2);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tree<'a> {
    /// The text from the beginning of this tree to the end of the whole text,
    /// which has been checked.
    text: &'a str,
    turn: Side,
}

impl<'a> Tree<'a> {
    /// The largest number of parentheses that can be open at once.
    pub const MAX_DEPTH: usize = 100;

    /// Reads a tree. `turn` is the side to move at its root.
    ///
    /// # Errors
    ///
    /// Returns an error if the text is not exactly one tree, or the tree is too
    /// deep.
    pub fn parse(text: &'a str, turn: Side) -> Result<Self, TreeError> {
        let mut depth = 0;
        let mut last = None;
        let mut end = 0;
        for part in parts(text) {
            let error = |kind| TreeError { at: part.at, kind };
            if depth == 0 && last.is_some() {
                return Err(error(TreeErrorKind::Rest));
            }
            match part.text {
                "(" if depth == Self::MAX_DEPTH => return Err(error(TreeErrorKind::TooDeep)),
                "(" => depth += 1,
                ")" if depth == 0 => return Err(error(TreeErrorKind::Unopened)),
                ")" if last == Some("(") => return Err(error(TreeErrorKind::Empty)),
                ")" => depth -= 1,
                number => {
                    leaf(number).ok_or(error(TreeErrorKind::Leaf))?;
                }
            }
            last = Some(part.text);
            end = part.at + part.text.len();
        }
        let kind = match last {
            None => TreeErrorKind::Empty,
            Some(_) if depth > 0 => TreeErrorKind::Unclosed,
            Some(_) => return Ok(Self { text, turn }),
        };
        Err(TreeError { at: end, kind })
    }

    /// Returns the texts that begin with each subtree; none for a leaf.
    fn children(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        let text = self.text;
        let mut depth = 0;
        parts(text)
            .map_while(move |part| {
                let begins = match part.text {
                    ")" => {
                        depth -= 1;
                        false
                    }
                    "(" => {
                        depth += 1;
                        depth == 2
                    }
                    _ => depth == 1,
                };
                (depth > 0).then_some(begins.then_some(&text[part.at..]))
            })
            .flatten()
    }
}

impl GameState for Tree<'_> {
    type Move = usize;

    fn turn(&self) -> Side {
        self.turn
    }

    fn moves(&self) -> impl Iterator<Item = usize> {
        (0..).zip(self.children()).map(|(number, _)| number)
    }

    fn after(&self, number: usize) -> Self {
        let child = self.children().nth(number);
        Self {
            text: child.expect("the move is one of `moves`"),
            turn: !self.turn,
        }
    }

    fn value(&self) -> Option<i64> {
        leaf(parts(self.text).next()?.text)
    }
}

/// A parenthesis or the text between two of them, with its place.
#[derive(Clone, Copy)]
struct Part<'a> {
    at: usize,
    text: &'a str,
}

fn parts(text: &str) -> impl Iterator<Item = Part<'_>> {
    let is_gap = |c: char| c.is_whitespace() || c == ',';
    let ends_word = move |c: char| is_gap(c) || matches!(c, '(' | ')');
    let mut at = 0;
    core::iter::from_fn(move || {
        at += text[at..].find(|c| !is_gap(c))?;
        let rest = &text[at..];
        let length = match rest.find(ends_word) {
            Some(0) => 1,
            Some(length) => length,
            None => rest.len(),
        };
        let part = Part {
            at,
            text: &rest[..length],
        };
        at += length;
        Some(part)
    })
}

fn leaf(text: &str) -> Option<i64> {
    let value = text.parse().ok()?;
    (Window::WIDEST.alpha < value && value < Window::WIDEST.beta).then_some(value)
}

/// An error in the text of a tree, with its place.
///
/// ```
/// use dooz_core::textbook::{Side, Tree};
/// let error = Tree::parse("(3 x)", Side::Max).unwrap_err();
/// assert_eq!(error.to_string(), "at byte 3: a leaf is a whole number");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TreeError {
    /// The byte of the text at which the error was found.
    pub at: usize,
    /// The kind of error.
    pub kind: TreeErrorKind,
}

/// The kind of error in the text of a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TreeErrorKind {
    /// A tree without a leaf: nothing at all, or `()`.
    Empty,
    /// The text ends inside a parenthesis.
    Unclosed,
    /// A closing parenthesis has no opening one.
    Unopened,
    /// Something follows the tree.
    Rest,
    /// A leaf is not a whole number between -2^63+1 and 2^63-1, both excluded.
    Leaf,
    /// More than [`Tree::MAX_DEPTH`] parentheses are open.
    TooDeep,
}

impl fmt::Display for TreeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at byte {}: ", self.at)?;
        match self.kind {
            TreeErrorKind::Empty => f.write_str("a tree needs at least one leaf"),
            TreeErrorKind::Unclosed => f.write_str("a `)` is missing"),
            TreeErrorKind::Unopened => f.write_str("this `)` has no `(`"),
            TreeErrorKind::Rest => f.write_str("the tree has ended before"),
            TreeErrorKind::Leaf => f.write_str("a leaf is a whole number"),
            TreeErrorKind::TooDeep => {
                write!(f, "no more than {} `(` can be open", Tree::MAX_DEPTH)
            }
        }
    }
}

impl core::error::Error for TreeError {}
