//! Trees given as text, parsed once and searched often.

use dooz_core::textbook::{GameState, Side, Tree, TreeError};

/// A tree given as text, such as `((3 7) (2 (9 1)))`.
///
/// The core's [`Tree`] needs no memory and scans for its subtrees each time;
/// with a million leaves that would never end. This type has parsed the text
/// once. At most [`Tree::MAX_DEPTH`] parentheses can be open, so that a search
/// fits on any stack.
///
/// ```
/// use dooz_coach::trace::TreeText;
/// use dooz_core::textbook::{Minimax, Side};
/// let tree = TreeText::parse("((3 7) (2 (9 1)))", Side::Max)?;
/// assert_eq!(Minimax::default().search(&tree.root(), &mut ()).score, 3);
/// # Ok::<(), dooz_core::textbook::TreeError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TreeText {
    text: String,
    turn: Side,
    nodes: Vec<Subtree>,
}

/// A node of the tree: a leaf with its points, or the indices of its children.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Subtree {
    Leaf(i64),
    Inner(Vec<usize>),
}

impl TreeText {
    /// Reads a tree. `turn` is the side to move at its root.
    ///
    /// # Errors
    ///
    /// Returns an error with its place if the text is not exactly one tree, or
    /// the tree is too deep.
    pub fn parse(text: &str, turn: Side) -> Result<Self, TreeError> {
        Tree::parse(text, turn)?;
        Ok(Self {
            text: text.trim().to_owned(),
            turn,
            nodes: read(text),
        })
    }

    /// Returns the text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns the side to move at the root.
    #[must_use]
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// Returns the whole tree as a game.
    #[must_use]
    pub const fn root(&self) -> Branch<'_> {
        Branch {
            tree: self,
            at: 0,
            turn: self.turn,
            draw: 0,
        }
    }

    /// Returns the whole tree as a game for averaging. Leaves of 100, 50 and 0
    /// are wins, draws and losses of Max, as in the article, if there are no
    /// others; otherwise only their signs count.
    ///
    /// ```
    /// use dooz_coach::trace::TreeText;
    /// use dooz_core::textbook::{Averaging, Side};
    /// let score = |text| {
    ///     let tree = TreeText::parse(text, Side::Max).unwrap();
    ///     Averaging.search(&tree.root_in_points(), &mut ()).score
    /// };
    /// // One win and three draws: the average 62 becomes 93.
    /// assert_eq!(score("(100 50 50 50)"), 100 - 93);
    /// assert_eq!(score("(1 0 0 0)"), score("(100 50 50 50)"));
    /// ```
    #[must_use]
    pub fn root_in_points(&self) -> Branch<'_> {
        let is_in_points = |leaf| matches!(leaf, 0 | 50 | 100);
        let (_, highest) = self.range();
        let draw = if highest >= 50 && self.leaves().all(is_in_points) {
            50
        } else {
            0
        };
        Branch {
            draw,
            ..self.root()
        }
    }

    /// Returns the lowest and the highest leaf.
    #[must_use]
    pub fn range(&self) -> (i64, i64) {
        let widest = (i64::MAX, i64::MIN);
        self.leaves()
            .fold(widest, |(low, high), leaf| (low.min(leaf), high.max(leaf)))
    }

    fn leaves(&self) -> impl Iterator<Item = i64> {
        self.nodes.iter().filter_map(|node| match node {
            Subtree::Leaf(value) => Some(*value),
            Subtree::Inner(_) => None,
        })
    }
}

/// Returns the nodes of a text that is known to be a tree, the root first.
fn read(text: &str) -> Vec<Subtree> {
    let mut nodes = Vec::new();
    let mut open: Vec<usize> = Vec::new();
    let mut rest = text;
    while let Some(start) = rest.find(|c: char| !c.is_whitespace() && c != ',') {
        rest = &rest[start..];
        let ends = |c: char| c.is_whitespace() || matches!(c, ',' | '(' | ')');
        let word = rest.find(ends).map_or(rest.len(), |end| end.max(1));
        let (word, after) = rest.split_at(word);
        rest = after;
        if word == ")" {
            open.pop();
            continue;
        }
        let number = nodes.len();
        if let Some(&parent) = open.last()
            && let Subtree::Inner(children) = &mut nodes[parent]
        {
            children.push(number);
        }
        if word == "(" {
            open.push(number);
            nodes.push(Subtree::Inner(Vec::new()));
        } else {
            let value = word.parse().expect("the tree has been checked");
            nodes.push(Subtree::Leaf(value));
        }
    }
    nodes
}

/// A subtree of a [`TreeText`] as a game to search.
#[derive(Clone, Copy, Debug)]
pub struct Branch<'a> {
    tree: &'a TreeText,
    at: usize,
    turn: Side,
    /// The value of a draw, which is subtracted from each leaf.
    draw: i64,
}

impl Branch<'_> {
    /// Returns the last of its moves, or 0 if there is none.
    pub(super) fn last(&self) -> u32 {
        self.children().len().saturating_sub(1) as u32
    }

    fn children(&self) -> &[usize] {
        match &self.tree.nodes[self.at] {
            Subtree::Leaf(_) => &[],
            Subtree::Inner(children) => children,
        }
    }
}

impl GameState for Branch<'_> {
    type Move = u32;

    fn turn(&self) -> Side {
        self.turn
    }

    fn moves(&self) -> impl Iterator<Item = u32> {
        (0..).zip(self.children()).map(|(number, _)| number)
    }

    fn after(&self, number: u32) -> Self {
        Self {
            at: self.children()[number as usize],
            turn: !self.turn,
            ..*self
        }
    }

    fn value(&self) -> Option<i64> {
        match self.tree.nodes[self.at] {
            Subtree::Leaf(value) => Some(value - self.draw),
            Subtree::Inner(_) => None,
        }
    }
}
