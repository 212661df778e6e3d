//! The layout of the visible nodes, and the part of it in a window.

use std::ops::Range;

use super::tidy_tree::{NodeShape, TidyTree};
use super::tree_index::{TreeIndex, TreeNode, TreeNodeId};
use super::visible_tree::{VisibleNode, VisibleTree};

/// The width of a node.
pub const NODE_WIDTH: f32 = 64.0;
/// The distance between the centres of two levels.
pub const LEVEL_HEIGHT: f32 = 128.0;
const GAP: f32 = 10.0;
/// The distance of the texts beside a node from its centre.
const CAPTION: f32 = 36.0;
/// The width of a letter of these texts.
const LETTER: f32 = 6.3;

/// The part of a picture that a window shows, in the picture's units: the
/// root's level is at 0, and each next one [`LEVEL_HEIGHT`] lower.
///
/// ```
/// use dooz_coach::trace::{LEVEL_HEIGHT, Viewport};
/// let top = Viewport { left: 0.0, right: 100.0, top: -50.0, bottom: 50.0 };
/// assert_eq!(top.levels(9), 0..1);
/// let all = Viewport { bottom: 3.0 * LEVEL_HEIGHT, ..top };
/// assert_eq!(all.levels(3), 0..3);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Viewport {
    /// The left edge.
    pub left: f32,
    /// The right edge.
    pub right: f32,
    /// The upper edge.
    pub top: f32,
    /// The lower edge.
    pub bottom: f32,
}

impl Viewport {
    /// The viewport of the whole picture.
    pub const WHOLE: Self = Self {
        left: f32::NEG_INFINITY,
        right: f32::INFINITY,
        top: f32::NEG_INFINITY,
        bottom: f32::INFINITY,
    };

    /// Returns `true` if it contains another viewport.
    ///
    /// ```
    /// use dooz_coach::trace::Viewport;
    /// let some = Viewport { left: 0.0, right: 9.0, top: 0.0, bottom: 9.0 };
    /// assert!(Viewport::WHOLE.holds(some) && !some.holds(Viewport::WHOLE));
    /// ```
    #[must_use]
    pub fn holds(&self, other: Self) -> bool {
        self.left <= other.left
            && self.right >= other.right
            && self.top <= other.top
            && self.bottom >= other.bottom
    }

    /// Returns the levels that it shows a part of, of `count` levels.
    #[must_use]
    #[expect(clippy::cast_sign_loss, reason = "negative ones become 0")]
    pub fn levels(&self, count: usize) -> Range<usize> {
        let half = LEVEL_HEIGHT / 2.0;
        let first = ((self.top - half) / LEVEL_HEIGHT).ceil() as usize;
        let end = ((self.bottom + half) / LEVEL_HEIGHT).floor();
        let end = if end < 0.0 {
            0
        } else {
            (end as usize).saturating_add(1)
        };
        first.min(count)..end.min(count).max(first.min(count))
    }
}

/// The level of detail of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Detail {
    /// A dot with the colour of its side.
    Dot,
    /// The score as well.
    Value,
    /// The name of the branch and the number of the call as well.
    Label,
    /// The board and the window as well.
    Board,
}

impl Detail {
    /// Returns the level of detail if a unit of the picture takes `scale`
    /// pixels.
    ///
    /// ```
    /// use dooz_coach::trace::Detail;
    /// assert_eq!(Detail::at(1.0), Detail::Board);
    /// assert_eq!(Detail::at(0.5), Detail::Label);
    /// assert_eq!(Detail::at(0.3), Detail::Value);
    /// assert_eq!(Detail::at(0.1), Detail::Dot);
    /// ```
    #[must_use]
    pub fn at(scale: f32) -> Self {
        // A board of three columns needs 45 pixels. In 26, values are legible; in 12, one
        // sees at least the shape.
        match scale * NODE_WIDTH {
            45.0.. => Self::Board,
            26.0.. => Self::Label,
            12.0.. => Self::Value,
            _ => Self::Dot,
        }
    }
}

/// A node with its place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::trace) struct PlacedNode {
    pub(in crate::trace) node: TreeNodeId,
    /// The index of the parent among the placed nodes.
    pub(in crate::trace) parent: Option<usize>,
    pub(in crate::trace) x: f32,
    pub(in crate::trace) level: usize,
    width: f32,
}

impl PlacedNode {
    /// Returns the centre of the node.
    #[expect(clippy::cast_precision_loss, reason = "there are few levels")]
    pub(in crate::trace) const fn middle(&self) -> (f32, f32) {
        (self.x, self.level as f32 * LEVEL_HEIGHT)
    }
}

/// The places of all visible nodes, including those that the search has not
/// reached yet: playback only uncovers them, so no node ever jumps.
#[derive(Clone, Debug, Default)]
pub(in crate::trace) struct TreeLayout {
    placed: Vec<PlacedNode>,
    /// The placed nodes of each level, from left to right.
    levels: Vec<Vec<usize>>,
    pub(in crate::trace) width: f32,
}

impl TreeLayout {
    pub(in crate::trace) fn new(tree: &TreeIndex, visible: &VisibleTree) -> Self {
        let shape = |visible: VisibleNode| NodeShape {
            parent: visible.parent,
            width: width(tree.node(visible.node)),
        };
        let shapes: Vec<NodeShape> = visible.iter().map(shape).collect();
        let tidy = TidyTree::new(&shapes, GAP);
        let mut levels = vec![Vec::new(); tidy.levels];
        let places = visible.iter().zip(&shapes).zip(&tidy.places).enumerate();
        let placed = places.map(|(at, ((visible, shape), place))| {
            // Depth-first order is from left to right on every level.
            levels[place.level].push(at);
            PlacedNode {
                node: visible.node,
                parent: visible.parent,
                x: place.x,
                level: place.level,
                width: shape.width,
            }
        });
        Self {
            placed: placed.collect(),
            levels,
            width: tidy.width,
        }
    }

    pub(in crate::trace) fn levels(&self) -> usize {
        self.levels.len()
    }

    pub(in crate::trace) fn at(&self, place: usize) -> &PlacedNode {
        &self.placed[place]
    }

    /// Returns the nodes of which a window shows a part.
    pub(in crate::trace) fn nodes(&self, window: Viewport) -> impl Iterator<Item = &PlacedNode> {
        let levels = &self.levels[window.levels(self.levels.len())];
        levels.iter().flat_map(move |level| {
            let right = |at: &usize| self.placed[*at].x + self.placed[*at].width / 2.0;
            let left = |at: &usize| self.placed[*at].x - self.placed[*at].width / 2.0;
            let first = level.partition_point(|at| right(at) < window.left);
            let end = level.partition_point(|at| left(at) <= window.right);
            level[first..end.max(first)]
                .iter()
                .map(|&at| &self.placed[at])
        })
    }

    /// Returns the nodes whose line to their parent may be visible in a window.
    pub(in crate::trace) fn edges(&self, window: Viewport) -> impl Iterator<Item = &PlacedNode> {
        // A line runs between two levels, so lines of the level below the
        // window may reach into it.
        let levels = window.levels(self.levels.len());
        let levels = levels.start.max(1)..(levels.end + 1).min(self.levels.len());
        let levels = &self.levels[levels.start.min(levels.end)..levels.end];
        levels.iter().flat_map(move |level| {
            // Lines of a level do not cross, so both ends are sorted.
            let ends = |at: &usize| {
                let placed = &self.placed[*at];
                let parent = placed
                    .parent
                    .map_or(placed.x, |parent| self.placed[parent].x);
                (placed.x.min(parent), placed.x.max(parent))
            };
            let first = level.partition_point(|at| ends(at).1 < window.left);
            let end = level.partition_point(|at| ends(at).0 <= window.right);
            level[first..end.max(first)]
                .iter()
                .map(|&at| &self.placed[at])
        })
    }
}

/// Returns the width of a node with the texts beside it.
#[expect(clippy::cast_precision_loss, reason = "there are few letters")]
pub(super) fn width(node: &TreeNode) -> f32 {
    if node.letters == 0 {
        NODE_WIDTH
    } else {
        2.0 * (CAPTION + node.letters as f32 * LETTER)
    }
}
