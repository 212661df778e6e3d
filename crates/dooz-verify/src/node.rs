//! Nodes of proofs, and those that follow them.

use std::rc::Rc;

use dooz_core::{Bitboard, Line, Square};

use crate::rejection::{Fault, Reason};
use crate::state::State;
use crate::statement::{Goal, Statement};

/// A node of a proof: the statement that is left to prove, and where on the
/// board.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub(crate) statement: Statement,
    /// The squares on which the players answer each other: all, or those of a
    /// part of a split.
    pub(crate) region: Bitboard,
    /// The lines that O must not fill. Those with a stone of C are no danger,
    /// but still among them.
    pub(crate) guarded: Rc<[Line]>,
    /// The number of nodes above this one.
    pub(crate) depth: usize,
}

impl Node {
    /// Creates the node of a lemma: it is about the whole board and all lines.
    pub(crate) fn root(statement: Statement, board: Bitboard, lines: &Rc<[Line]>) -> Self {
        Self {
            statement,
            region: board,
            guarded: Rc::clone(lines),
            depth: 0,
        }
    }

    pub(crate) fn is_claimants_turn(&self) -> bool {
        self.statement.turn == self.statement.claimant
    }

    /// Returns `true` in the weak game, in which lines of C do not count.
    pub(crate) fn is_weak(&self) -> bool {
        self.statement.goal == Goal::HoldWeakly
    }

    /// Returns `true` if no line is left that O could fill.
    pub(crate) fn is_safe(&self) -> bool {
        let state = &self.statement.state;
        self.guarded
            .iter()
            .all(|&line| state.missing(line).is_none())
    }

    /// Returns the squares of the region that are not in the state's stones of
    /// either player.
    pub(crate) fn not_taken(&self) -> Bitboard {
        let State {
            claimant, opponent, ..
        } = &self.statement.state;
        self.region.without(claimant).without(opponent)
    }

    /// Returns the squares of the region that are empty in all positions of the
    /// state; in the weak game C may have a stone there.
    pub(crate) fn certainly_empty(&self) -> Bitboard {
        self.not_taken()
            .without(&self.statement.state.opponent_at_most())
    }

    /// Returns the node below this one, at first for the same statement. It is
    /// boxed, so that proofs as deep as the largest board need little stack.
    pub(crate) fn below(&self) -> Box<Self> {
        let mut node = Box::new(self.clone());
        node.depth += 1;
        node
    }

    /// Returns the node in which the other player is to move, and no stone has
    /// been added.
    pub(crate) fn after_pass(&self) -> Box<Self> {
        let mut node = self.below();
        node.statement.turn = !node.statement.turn;
        if let Goal::HoldFor(plies) = &mut node.statement.goal {
            *plies -= 1;
        }
        node
    }

    /// Returns the node after a move of C.
    pub(crate) fn after_move(&self, square: Square) -> Box<Self> {
        let mut node = self.after_pass();
        node.statement.state.claimant.insert(square);
        node
    }

    /// Returns the node after a reply of O.
    pub(crate) fn after_reply(&self, square: Square) -> Box<Self> {
        let mut node = self.after_pass();
        node.statement.state.opponent.insert(square);
        node
    }

    /// Adds a maybe-set, unless it is empty.
    pub(crate) fn with_maybe(mut self: Box<Self>, set: Bitboard) -> Box<Self> {
        if !set.is_empty() {
            self.statement.state.maybe.push(set);
        }
        self
    }

    /// Returns the node below this one with a statement from which this one's
    /// follows: O has all squares of the maybe-sets, and lines of C do not count.
    ///
    /// In the weak game a state stands for more positions: C may have any stones
    /// in addition to its own, since they are never in its way, and of the
    /// stones of O only those in the region have to be known.
    pub(crate) fn weakened(&self) -> Box<Self> {
        let mut node = self.below();
        node.statement.goal = Goal::HoldWeakly;
        node.statement.state = self.statement.state.flattened();
        node
    }

    /// Returns the fault of a rule that is broken in this node.
    pub(crate) fn fault(&self, reason: Reason) -> Fault {
        let state = Some(Box::new(self.statement.state.clone()));
        Fault { reason, state }
    }
}
