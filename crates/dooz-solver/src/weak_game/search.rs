//! Proof-number search of the weak game, depth first.

use dooz_core::{Limits, Progress};
use dooz_engine::{MostProving, ProofNumbers};

use super::board::{Board, CellSet};
use super::evaluation::evaluate;
use super::hypergraph::Hypergraph;
use super::key::Key;
use super::node::{Node, Role, for_side};
use super::table::{Entry, Table};
use super::techniques::WeakGameTechniques;

/// The number of plies from the root within which symmetric positions are one.
const SYMMETRIC_PLIES: u32 = 4;

/// A search of one position.
///
/// The position is what is left of the lines, whatever the stones. Proof numbers are
/// remembered in a table for both sides, and a position is searched as long as they
/// stay below limits, so that the next one is always the most promising.
pub(super) struct Search<'a> {
    pub(super) board: &'a Board,
    pub(super) table: Table,
    pub(super) techniques: WeakGameTechniques,
    pub(super) limits: &'a Limits<'a>,
    pub(super) progress: &'a mut dyn FnMut(&Progress<'_>),
    pub(super) report: Progress<'a>,
    pub(super) nodes: u64,
    pub(super) stopped: bool,
}

/// The number of nodes between two reports.
const REPORT_INTERVAL: u64 = 1024;

struct Child {
    cell: usize,
    node: Node,
}

impl Search<'_> {
    fn uses(&self, technique: WeakGameTechniques) -> bool {
        self.techniques.contains(technique)
    }

    /// Creates the node of a position, and finds out what is known of it.
    pub(super) fn root(&mut self, mut graph: Hypergraph, mover: Role, ply: u32) -> Node {
        if self.uses(WeakGameTechniques::SUPERSETS) {
            graph.drop_supersets();
        }
        self.node(graph, mover, ply)
    }

    /// Creates the node of lines without supersets, if these are dropped.
    fn node(&mut self, mut graph: Hypergraph, mover: Role, ply: u32) -> Node {
        let mut twins = 0;
        if self.uses(WeakGameTechniques::TWINS) {
            twins = graph.drop_twins();
        }
        let (key, symmetry) = self.key(&graph, mover, ply);
        let known = self.recall(key, symmetry);
        let node = Node {
            entry: known.unwrap_or_else(|| evaluate(&graph, mover, self.techniques)),
            mover,
            ply,
            graph,
            twins,
            key,
            symmetry,
        };
        if known.is_none() {
            self.remember(&node);
        }
        node
    }

    /// Returns the entry of a position, of which the table has an image.
    fn recall(&self, key: Key, symmetry: usize) -> Option<Entry> {
        let entry = self.table.get(key)?;
        let best = self.board.images().preimage(symmetry, 1 << entry.best);
        Some(Entry {
            zone: self.board.images().preimage(symmetry, entry.zone),
            best: best.trailing_zeros() as u8,
            ..entry
        })
    }

    fn remember(&mut self, node: &Node) {
        let Entry { zone, best, .. } = node.entry;
        let entry = Entry {
            zone: self.board.images().image(node.symmetry, zone),
            best: self
                .board
                .images()
                .image(node.symmetry, 1 << best)
                .trailing_zeros() as u8,
            ..node.entry
        };
        self.table.insert(node.key, entry);
    }

    /// Returns the key of a position, and the symmetry of the image that has it.
    fn key(&self, graph: &Hypergraph, mover: Role, ply: u32) -> (Key, usize) {
        let symmetries = if self.uses(WeakGameTechniques::SYMMETRY) && ply < SYMMETRIC_PLIES {
            self.board.images().symmetries()
        } else {
            1
        };
        let key = |symmetry| {
            Key::of(graph, mover, |edge| {
                self.board.images().image(symmetry, edge)
            })
        };
        let keys = (0..symmetries).map(|symmetry| (key(symmetry), symmetry));
        keys.min().expect("every board has the identity")
    }

    /// Searches a node until its numbers reach limits, or somebody has won. The limits are
    /// those of a win of Maker.
    pub(super) fn search(&mut self, node: &mut Node, limits: ProofNumbers) {
        if let Some(known) = self.recall(node.key, node.symmetry) {
            node.entry = known;
        }
        let is_done = node.entry.work > 0 && !node.entry.numbers.is_within(limits);
        if node.winner().is_some() || is_done || self.is_stopped() {
            return;
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(REPORT_INTERVAL) {
            self.report.nodes = self.nodes;
            (self.progress)(&self.report);
        }
        let nodes_before = self.nodes;
        let (own, other) = (node.mover, !node.mover);
        let (moves, dominance) = node.moves(self.uses(WeakGameTechniques::DOMINANCE));
        // The squares on which the other side relies, against all moves so far, and
        // those on which it relied each time.
        let mut zone = match own {
            Role::Maker => dominance,
            Role::Breaker => node.entry.zone,
        };
        let mut open = CellSet::MAX;
        let mut children: Vec<Child> = Vec::with_capacity(moves.len());
        for cell in moves {
            if open >> cell & 1 == 0 {
                continue;
            }
            let after = node.after(cell, self.uses(WeakGameTechniques::SUPERSETS));
            let child = self.node(after, other, node.ply + 1);
            match child.winner() {
                Some(winner) if winner == own => {
                    children.clear();
                    children.push(Child { cell, node: child });
                    break;
                }
                Some(_) => self.narrow(&child, &mut zone, &mut open),
                None => children.push(Child { cell, node: child }),
            }
        }

        loop {
            children.retain(|child| open >> child.cell & 1 != 0);
            let numbers = |child: &Child| for_side(own, child.node.entry.numbers);
            let best = MostProving::among(children.iter().map(numbers));
            if best.numbers.is_known() {
                node.entry = Entry {
                    work: node.entry.work,
                    ..match children.get(best.index) {
                        Some(Child { cell, node: child }) => {
                            Entry::won(own, child.zone() | 1 << cell, *cell as u8)
                        }
                        None => Entry::won(other, zone, 0),
                    }
                };
                break;
            }
            node.entry.numbers = for_side(own, best.numbers);
            if !node.entry.numbers.is_within(limits) || self.is_stopped() {
                break;
            }

            let limits = for_side(own, best.limits(for_side(own, limits)));
            let mut child = children.swap_remove(best.index);
            self.search(&mut child.node, limits);
            if child.node.winner() == Some(other) {
                self.narrow(&child.node, &mut zone, &mut open);
            } else {
                children.push(child);
            }
        }
        let work = self.nodes - nodes_before + 1;
        node.entry.work = node
            .entry
            .work
            .saturating_add(work.min(u32::MAX.into()) as u32);
        self.remember(node);
    }

    /// Notes the answer to a move that fails.
    fn narrow(&self, child: &Node, zone: &mut CellSet, open: &mut CellSet) {
        *zone |= child.zone();
        if self.uses(WeakGameTechniques::MUST_PLAY) {
            *open &= child.zone();
        }
    }

    fn is_stopped(&mut self) -> bool {
        self.stopped |= !self.limits.allow(self.nodes);
        self.stopped
    }
}
