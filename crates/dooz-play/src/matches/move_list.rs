//! The moves of a game with its side lines, in the order of a list.

use dooz_core::{Player, Square};

use super::GameTree;
use crate::records::NodeId;

/// A move of a game or of its side lines, as a list shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ListedMove {
    /// The node that it leads to.
    pub node: NodeId,
    /// The move.
    pub square: Square,
    /// The player who makes it.
    pub player: Player,
    /// Its number in its line, from 1.
    pub number: u16,
    /// The number of side lines that it lies in, one within the other: 0 is
    /// the game itself.
    pub depth: u16,
    /// `true` if it is the first move of a side line.
    pub begins_line: bool,
    /// `true` if it lies on the line that is followed.
    pub is_followed: bool,
    /// `true` if it is the last move on the board.
    pub is_current: bool,
}

impl ListedMove {
    /// Returns `true` if another move looks the same in a list, regardless of
    /// the cursor.
    #[must_use]
    pub fn says_the_same(&self, other: &Self) -> bool {
        let read = |listed: &Self| {
            (
                listed.square,
                listed.player,
                listed.number,
                listed.depth > 0,
            )
        };
        read(self) == read(other)
    }
}

/// Lists each move before its alternatives, and these before what follows it,
/// as books print games.
pub(super) fn of(tree: &GameTree) -> Vec<ListedMove> {
    let mut list = List {
        tree,
        current: (1..=tree.at())
            .rev()
            .find(|&place| tree.square_at(place).is_some()),
        entries: Vec::new(),
    };
    // An explicit stack, because hostile files can nest lines very deeply.
    let mut tasks = vec![Task::After(Step {
        node: NodeId::ROOT,
        place: 0,
        number: 0,
        depth: 0,
    })];
    while let Some(task) = tasks.pop() {
        match task {
            Task::Line(step) => {
                list.enter(step, true);
                tasks.push(Task::After(step));
            }
            Task::After(step) => {
                let mut branches = list.branches(step);
                if branches.is_empty() {
                    continue;
                }
                let main = branches.remove(0);
                list.enter(main, false);
                tasks.push(Task::After(main));
                let deeper = |line: Step| {
                    let depth = step.depth.saturating_add(1);
                    Task::Line(Step { depth, ..line })
                };
                tasks.extend(branches.into_iter().rev().map(deeper));
            }
        }
    }
    list.entries
}

enum Task {
    /// List a side line from its first move.
    Line(Step),
    /// List what follows.
    After(Step),
}

#[derive(Clone, Copy)]
struct Step {
    node: NodeId,
    /// The number of nodes before it in its line.
    place: usize,
    /// The number of moves in its line up to its own.
    number: u16,
    depth: u16,
}

struct List<'a> {
    tree: &'a GameTree,
    /// The index of the last move on the board.
    current: Option<usize>,
    entries: Vec<ListedMove>,
}

impl List<'_> {
    fn branches(&self, step: Step) -> Vec<Step> {
        let record = self.tree.record();
        let branch = |node| Step {
            node,
            place: step.place + 1,
            number: step.number + u16::from(record[node].square().is_some()),
            depth: step.depth,
        };
        record.children(step.node).map(branch).collect()
    }

    fn enter(&mut self, step: Step, begins_line: bool) {
        let record = self.tree.record();
        // A file may have a comment of its own between two moves.
        let Some(square) = record[step.node].square() else {
            return;
        };
        let first = record.start().turn();
        let is_followed = self.tree.line().get(step.place) == Some(&step.node);
        self.entries.push(ListedMove {
            node: step.node,
            square,
            player: if step.number % 2 == 1 { first } else { !first },
            number: step.number,
            depth: step.depth,
            begins_line,
            is_followed,
            is_current: is_followed && self.current == Some(step.place),
        });
    }
}
