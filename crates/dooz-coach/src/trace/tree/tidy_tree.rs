//! The tidy layout of a tree.

use self::Side::{Left, Right};

/// The places of the nodes of a tree: parents above the middle of their
/// children, no two nodes nearer than a gap, the same subtree always drawn
/// alike, and a mirrored tree drawn as a mirrored picture. Time and memory are
/// linear in the number of nodes, and nothing recurses.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct TidyTree {
    /// The places of the nodes, in their order.
    pub(super) places: Vec<NodePlace>,
    /// The width of the picture, from its left edge at 0.
    pub(super) width: f32,
    /// The number of levels.
    pub(super) levels: usize,
}

/// The place of a node.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct NodePlace {
    /// The centre of the node.
    pub(super) x: f32,
    /// The number of levels below the root.
    pub(super) level: usize,
}

/// A node as the layout sees it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct NodeShape {
    /// The index of the parent among the nodes, before this one; `None` at the
    /// root, which is the first.
    pub(super) parent: Option<usize>,
    /// The width of the node.
    pub(super) width: f32,
}

impl TidyTree {
    /// Lays out a tree. A node whose parent does not come before it hangs below
    /// the root.
    #[must_use]
    pub(super) fn new(shapes: &[NodeShape], gap: f32) -> Self {
        let mut tree = Subtrees::new(shapes, gap);
        // Children come after their parents, so this is bottom-up.
        for node in (0..shapes.len()).rev() {
            tree.place_children(node);
        }
        tree.absolute()
    }
}

/// A tree whose subtrees are being laid out, each relative to its root.
///
/// The contour of a subtree is a chain from its root down: the next node of the
/// left contour is the first child or, if there is none, the one given by
/// `thread`. A chain is followed no further than the lower of two neighbouring
/// subtrees, which keeps the time linear.
struct Subtrees<'a> {
    shapes: &'a [NodeShape],
    gap: f32,
    children: Vec<Vec<usize>>,
    /// The offset from the parent's centre to the node's.
    offset: Vec<f32>,
    /// The number of levels of the subtree below its root.
    height: Vec<usize>,
    /// The next node of the contour below a node without children, and its
    /// offset; one for each side.
    thread: [Vec<Option<(usize, f32)>>; 2],
    /// The lowest node of each contour, and its offset from the root.
    end: [Vec<(usize, f32)>; 2],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    Left = 0,
    Right = 1,
}

impl Side {
    const fn other(self) -> Self {
        match self {
            Left => Right,
            Right => Left,
        }
    }

    /// Returns the factor that mirrors coordinates so that this side is the
    /// left one.
    const fn sign(self) -> f32 {
        match self {
            Left => 1.0,
            Right => -1.0,
        }
    }
}

/// A node on a contour, and its offset from the subtree's parent.
#[derive(Clone, Copy, Debug)]
struct Cursor {
    node: usize,
    x: f32,
}

/// An earlier sibling that can still be seen from the side.
struct Visible {
    /// The number of its levels. Siblings packed before it are visible only
    /// below them.
    height: usize,
    /// The highest visible node of its contour.
    cursor: Cursor,
}

impl<'a> Subtrees<'a> {
    fn new(shapes: &'a [NodeShape], gap: f32) -> Self {
        let count = shapes.len();
        let mut children = vec![Vec::new(); count];
        for (node, shape) in shapes.iter().enumerate().skip(1) {
            let parent = shape.parent.filter(|&parent| parent < node);
            children[parent.unwrap_or(0)].push(node);
        }
        let alone: Vec<(usize, f32)> = (0..count).map(|node| (node, 0.0)).collect();
        Self {
            shapes,
            gap,
            children,
            offset: vec![0.0; count],
            height: vec![0; count],
            thread: [vec![None; count], vec![None; count]],
            end: [alone.clone(), alone],
        }
    }

    /// Places the children of a node, whose own subtrees are done.
    fn place_children(&mut self, node: usize) {
        let children = std::mem::take(&mut self.children[node]);
        if !children.is_empty() {
            // Packed from the left, small subtrees stick to the left of gaps,
            // and from the right to the right; both keep all distances, so
            // their average does, too.
            let from_left = self.pack(children.iter().copied(), Left);
            let from_right = self.pack(children.iter().rev().copied(), Right);
            for ((&child, left), right) in
                children.iter().zip(from_left).zip(from_right.iter().rev())
            {
                self.offset[child] = f32::midpoint(left, *right);
            }
            let (first, last) = (children[0], children[children.len() - 1]);
            let middle = f32::midpoint(self.offset[first], self.offset[last]);
            for &child in &children {
                self.offset[child] -= middle;
            }
            self.join_contour(node, children.iter().copied(), Left);
            self.join_contour(node, children.iter().rev().copied(), Right);
            let tallest = children.iter().map(|&child| self.height[child]).max();
            self.height[node] = tallest.unwrap_or(0) + 1;
        }
        self.children[node] = children;
    }

    /// Packs subtrees as close as possible to the earlier ones, from one side.
    /// Returns their places along the way.
    fn pack(&self, children: impl Iterator<Item = usize>, from: Side) -> Vec<f32> {
        let sign = from.sign();
        let mut offsets = Vec::new();
        // The last one is on top; each reaches further down than those above.
        let mut visible: Vec<Visible> = Vec::new();
        for child in children {
            let mut own = Cursor {
                node: child,
                x: 0.0,
            };
            let mut distance = 0.0_f32;
            for level in 0..=self.height[child] {
                let Some(seen) = visible.last_mut() else {
                    break;
                };
                let other = seen.cursor;
                let apart = f32::midpoint(self.width(other.node), self.width(own.node));
                distance = distance.max(sign * (other.x - own.x) + apart + self.gap);
                if level < self.height[child] {
                    own = self.next(own, from);
                }
                if level < seen.height {
                    seen.cursor = self.next(other, from.other());
                } else {
                    visible.pop();
                }
            }
            let x = sign * distance;
            offsets.push(x);
            visible.push(Visible {
                height: self.height[child],
                cursor: Cursor { node: child, x },
            });
        }
        // The first sibling, at 0, is the end that both directions share.
        let last = offsets.last().copied().unwrap_or(0.0);
        if from == Right {
            for offset in &mut offsets {
                *offset -= last;
            }
        }
        offsets
    }

    /// Joins the contour of a node from those of its children, the outermost
    /// first.
    fn join_contour(&mut self, node: usize, children: impl Iterator<Item = usize>, side: Side) {
        let mut end: Option<(Cursor, usize)> = None;
        for child in children {
            let height = self.height[child];
            let (lowest, aside) = self.end[side as usize][child];
            let own = Cursor {
                node: lowest,
                x: self.offset[child] + aside,
            };
            match end {
                Some((_, reached)) if height <= reached => {}
                Some((above, reached)) => {
                    let mut below = Cursor {
                        node: child,
                        x: self.offset[child],
                    };
                    for _ in 0..=reached {
                        below = self.next(below, side);
                    }
                    self.thread[side as usize][above.node] = Some((below.node, below.x - above.x));
                    end = Some((own, height));
                }
                None => end = Some((own, height)),
            }
        }
        if let Some((end, _)) = end {
            self.end[side as usize][node] = (end.node, end.x);
        }
    }

    /// Returns the next node down a contour, which must reach further down.
    fn next(&self, cursor: Cursor, side: Side) -> Cursor {
        let children = &self.children[cursor.node];
        let child = match side {
            Left => children.first(),
            Right => children.last(),
        };
        let (node, aside) = match child {
            Some(&child) => (child, self.offset[child]),
            None => self.thread[side as usize][cursor.node].expect("the contour goes on"),
        };
        Cursor {
            node,
            x: cursor.x + aside,
        }
    }

    fn width(&self, node: usize) -> f32 {
        self.shapes[node].width
    }

    fn absolute(&self) -> TidyTree {
        let mut places = vec![NodePlace::default(); self.shapes.len()];
        for (parent, children) in self.children.iter().enumerate() {
            for &child in children {
                places[child] = NodePlace {
                    x: places[parent].x + self.offset[child],
                    level: places[parent].level + 1,
                };
            }
        }
        let edges = || places.iter().zip(self.shapes);
        let left = edges().map(|(place, shape)| place.x - shape.width / 2.0);
        let left = left.fold(f32::INFINITY, f32::min);
        let right = edges().map(|(place, shape)| place.x + shape.width / 2.0);
        let right = right.fold(f32::NEG_INFINITY, f32::max);
        let levels = places.iter().map(|place| place.level + 1).max();
        for place in &mut places {
            place.x -= left;
        }
        TidyTree {
            width: if places.is_empty() { 0.0 } else { right - left },
            levels: levels.unwrap_or(0),
            places,
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const GAP: f32 = 3.0;

    /// Generates a tree in which every node hangs below an earlier one, its
    /// nodes in the order in which a search visits them.
    fn trees() -> impl Strategy<Value = Vec<NodeShape>> {
        let node = (any::<prop::sample::Index>(), 1..40_u8);
        prop::collection::vec(node, 1..120).prop_map(|nodes| {
            let mut line: Vec<usize> = Vec::new();
            let mut shapes = Vec::new();
            for (number, (depth, width)) in nodes.into_iter().enumerate() {
                if number > 0 {
                    line.truncate(depth.index(line.len()) + 1);
                }
                shapes.push(NodeShape {
                    parent: line.last().copied(),
                    width: width.into(),
                });
                line.push(number);
            }
            shapes
        })
    }

    /// Returns the mirrored tree, with the numbers of its nodes in the
    /// original.
    fn mirrored(shapes: &[NodeShape]) -> (Vec<NodeShape>, Vec<usize>) {
        let mut children = vec![Vec::new(); shapes.len()];
        for (node, shape) in shapes.iter().enumerate() {
            if let Some(parent) = shape.parent {
                children[parent].push(node);
            }
        }
        let (mut mirror, mut names) = (Vec::new(), Vec::new());
        let mut stack = vec![(0, None)];
        while let Some((node, parent)) = stack.pop() {
            let number = mirror.len();
            mirror.push(NodeShape {
                parent,
                ..shapes[node]
            });
            names.push(node);
            stack.extend(children[node].iter().map(|&child| (child, Some(number))));
        }
        (mirror, names)
    }

    #[test]
    fn a_million_levels_need_no_more_stack_than_one() {
        let chain = (0..1_000_000_usize).map(|node| NodeShape {
            parent: node.checked_sub(1),
            width: 1.0,
        });
        let layout = TidyTree::new(&chain.collect::<Vec<_>>(), GAP);
        assert_eq!((layout.width, layout.levels), (1.0, 1_000_000));
    }

    #[test]
    fn a_parent_stands_above_the_middle_of_its_children() {
        let node = |parent| NodeShape {
            parent,
            width: 10.0,
        };
        let tidy = TidyTree::new(&[node(None), node(Some(0)), node(Some(0))], 2.0);
        let middles: Vec<f32> = tidy.places.iter().map(|place| place.x).collect();
        assert_eq!(middles, [11.0, 5.0, 17.0]);
        assert!((tidy.width - 22.0).abs() < 1e-3);
    }

    #[test]
    fn no_node_no_picture() {
        assert_eq!(TidyTree::new(&[], GAP).levels, 0);
    }

    proptest! {
        #[test]
        fn no_two_nodes_of_a_level_are_too_near(shapes in trees()) {
            let layout = TidyTree::new(&shapes, GAP);
            let mut edge = vec![f32::NEG_INFINITY; layout.levels];
            for (place, shape) in layout.places.iter().zip(&shapes) {
                let left = place.x - shape.width / 2.0;
                prop_assert!(left - edge[place.level] >= GAP - 0.01, "{layout:?}");
                edge[place.level] = left + shape.width;
            }
        }

        #[test]
        fn parents_stand_above_the_middle_of_their_children(shapes in trees()) {
            let layout = TidyTree::new(&shapes, GAP);
            for node in 0..shapes.len() {
                let children = (0..shapes.len()).filter(|&child| shapes[child].parent == Some(node));
                let xs: Vec<f32> = children.map(|child| layout.places[child].x).collect();
                if let (Some(first), Some(last)) = (xs.first(), xs.last()) {
                    prop_assert!((f32::midpoint(*first, *last) - layout.places[node].x).abs() < 0.01);
                }
            }
        }

        #[test]
        fn a_mirrored_tree_is_a_mirrored_picture(shapes in trees()) {
            let layout = TidyTree::new(&shapes, GAP);
            let (mirror, names) = mirrored(&shapes);
            let other = TidyTree::new(&mirror, GAP);
            for (place, &name) in other.places.iter().zip(&names) {
                let x = layout.width - layout.places[name].x;
                prop_assert!((place.x - x).abs() < 0.05, "{} {}", place.x, x);
            }
        }
    }
}
